/// What depends on what in a form, for reading: as text and as Graphviz.
public struct FormDependencies: Hashable, Sendable {
  /// One rule that reads one field.
  public struct Edge: Hashable, Sendable {
    /// The id of the field that has the rule.
    public var field: String
    /// What the rule gives: `visible`, `options`, `filter`, `default`, `enabled`, `required`, `label`,
    /// `placeholder`, and `relation` for fields that narrow each other.
    public var rule: String
    /// The id of the field that is read.
    public var reads: String
    /// Whether its choice is read instead of its value.
    public var readsChoice: Bool
  }

  /// The ids of the fields, in order.
  public var fields: [String]
  /// The rules, in the order of the fields.
  public var edges: [Edge]

  /// The rules as lines, a field's together: `city.options <- region.value`.
  public var text: String {
    edges.map { edge in
      "\(edge.field).\(edge.rule) <- \(edge.reads).\(edge.readsChoice ? "choice" : "value")"
    }.joined(separator: "\n")
  }

  /// The rules as a graph in the language of Graphviz; an arrow goes from what is read to what reads it.
  public var graphviz: String {
    var lines = ["digraph form {", "  rankdir=LR;", "  node [shape=box];"]
    lines += fields.map { "  \(Self.quoted($0));" }
    lines += edges.map { edge in
      let style = edge.readsChoice ? ", style=dashed" : ""
      return
        "  \(Self.quoted(edge.reads)) -> \(Self.quoted(edge.field)) [label=\(Self.quoted(edge.rule))\(style)];"
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for letter in text {
      if letter == "\"" || letter == "\\" { quoted.append("\\") }
      quoted.append(letter == "\n" ? " " : letter)
    }
    return quoted + "\""
  }
}

extension Form {
  /// What depends on what.
  ///
  /// - Complexity: O(*f* + *r*), where *f* is the number of fields and *r* that of reads; each field of a
  ///   relation reads all others.
  public var graph: FormDependencies {
    var edges: [FormDependencies.Edge] = []
    for (place, rules) in plan.rules.enumerated() {
      for (rule, reads) in rules.named {
        for read in reads {
          edges.append(
            FormDependencies.Edge(
              field: plan.fieldIDs[place], rule: rule, reads: plan.fieldIDs[read.field],
              readsChoice: read.readsChoice))
        }
      }
      edges += neighbours(of: place).map { rule, read in
        FormDependencies.Edge(
          field: plan.fieldIDs[place], rule: rule, reads: plan.fieldIDs[read.field],
          readsChoice: read.readsChoice)
      }
    }
    return FormDependencies(fields: plan.fieldIDs, edges: edges)
  }
}
