/// Why a field is as it is: facts with their grounds, as data and as sentences.
///
/// ```swift
/// print(form.explain(city))
/// ```
///
/// ```text
/// City is blocked: Country has no value yet.
/// City holds nothing: nobody chose.
/// Country holds nothing: nobody chose.
/// ```
public struct Explanation: Hashable, Sendable {
  /// One fact about the field, and its ground.
  public enum Fact: Hashable, Sendable {
    /// It is hidden, since its rule says so for these inputs.
    case hidden(inputs: [Input])
    /// It is disabled: by the program, or by a rule for these inputs.
    case disabled(byProgram: Bool, inputs: [Input])
    /// Its list waits for a field that has no value.
    case blocked(by: String)
    /// Its options are on their way, asked for these inputs; the number of the request, if it started.
    case loading(request: Int?, inputs: [Input])
    /// Its options could not be had.
    case failed(message: String, inputs: [Input])
    /// Its list is complete and holds nothing, for these inputs.
    case empty(inputs: [Input])
    /// It holds what was chosen, by a user or by the program.
    case chosen(byUser: Bool)
    /// It holds its default, since nobody chose.
    case byDefault
    /// It holds what was chosen although the options are not there to judge it.
    case held
    /// What was chosen is not among its options.
    case notAmongOptions(String)
    /// What was chosen gives way to choices made later: no row of the relation has it together with these.
    case gaveWay(String, to: [Input])
    /// What was chosen was chosen under other parents.
    case chosenElsewhere(String)
    /// It holds nothing: it was cleared.
    case cleared
    /// It holds nothing: nobody chose, and no default holds.
    case untouched
    /// Something is wrong with its value.
    case invalid(FieldIssue)
    /// A check of several fields finds something wrong.
    case finding(String)
    /// Its value changed last in this transaction, counted from 1, for this reason.
    case changed(transaction: Int, reason: String)
  }

  /// What a rule read.
  public struct Input: Hashable, Sendable {
    /// The label of the field that was read.
    public var field: String
    /// What it gave, as text; nil for nothing.
    public var value: String?
  }

  /// The id of the field.
  public var field: String
  /// The label of the field.
  public var label: String
  /// The facts, the most telling first.
  public var facts: [Fact]
  /// What is so of the field that this one waits for, and of the one that that one waits for.
  public var behind: [Explanation]
}

extension Explanation: CustomStringConvertible {
  /// The facts as sentences, one a line, and then those of the fields behind it.
  public var description: String {
    (facts.map { sentence(for: $0) } + behind.map(\.description)).joined(separator: "\n")
  }

  private func sentence(for fact: Fact) -> String {
    switch fact {
    case .hidden(let inputs): "\(label) is hidden\(Self.ground(inputs))."
    case .disabled(true, _): "\(label) is disabled: the program said so."
    case .disabled(false, let inputs): "\(label) is disabled\(Self.ground(inputs))."
    case .blocked(let parent): "\(label) is blocked: \(parent) has no value yet."
    case .loading(nil, let inputs): "\(label) is about to be asked for\(Self.ground(inputs))."
    case .loading(let number?, let inputs):
      "\(label) is loading, request \(number)\(Self.ground(inputs))."
    case .failed(let message, let inputs): "\(label) failed: \(message)\(Self.ground(inputs))."
    case .empty(let inputs): "\(label) has no options\(Self.ground(inputs))."
    case .chosen(true): "\(label) holds what the user chose."
    case .chosen(false): "\(label) holds what the program chose."
    case .byDefault: "\(label) holds its default: nobody chose."
    case .held: "\(label) holds its choice until the options are there."
    case .notAmongOptions(let id): "\(label): the choice \(id) is not among its options."
    case .gaveWay(let id, let inputs):
      "\(label): the choice \(id) gives way: no row has it where \(Self.clauses(inputs))."
    case .chosenElsewhere(let id): "\(label): the choice \(id) belongs to other parents."
    case .cleared: "\(label) holds nothing: it was cleared."
    case .untouched: "\(label) holds nothing: nobody chose."
    case .invalid(let issue): "\(label) is invalid: \(issue.rawValue)."
    case .finding(let words): "\(label) is invalid: \(words)."
    case .changed(let transaction, let reason):
      "\(label) changed last in transaction \(transaction) (\(reason))."
    }
  }

  private static func ground(_ inputs: [Input]) -> String {
    inputs.isEmpty ? "" : ", since " + clauses(inputs)
  }

  private static func clauses(_ inputs: [Input]) -> String {
    inputs.map { "\($0.field) is \($0.value ?? "nothing")" }.joined(separator: " and ")
  }
}
