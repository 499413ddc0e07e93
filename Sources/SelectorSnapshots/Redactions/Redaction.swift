/// Takes out of a text what is another in each run, before it is compared or stored.
///
/// ```swift
/// print(Redaction.uuids("id 6F9619FF-8B86-D011-B42D-00CF4FC964FF"))  // id <uuid 1>
/// ```
public struct Redaction: Sendable {
  private let body: @Sendable (String) -> String

  /// Makes a redaction of a function; it should leave its own result as it is.
  public init(_ body: @escaping @Sendable (String) -> String) { self.body = body }

  /// The text without what is redacted.
  public func callAsFunction(_ text: String) -> String { body(text) }

  /// Puts a text in place of each occurrence of another; nothing is done for an empty one.
  public static func replacing(_ text: String, with mark: String) -> Redaction {
    Redaction { text.isEmpty ? $0 : $0.replacing(text, with: mark) }
  }

  /// Puts a text in place of each match of a pattern.
  ///
  /// - Parameters:
  ///   - pattern: A pattern in the syntax of `Regex`.
  ///   - mark: What stands in place of each match.
  /// - Returns: The redaction.
  /// - Throws: What is wrong with the pattern.
  public static func matches(of pattern: String, with mark: String) throws -> Redaction {
    _ = try Regex(pattern)
    return Redaction { text in
      guard let regex = try? Regex(pattern) else { return text }
      return text.replacing(regex, with: mark)
    }
  }

  /// Does one redaction after the other.
  public static func all(_ redactions: [Redaction]) -> Redaction {
    Redaction { text in redactions.reduce(text) { $1($0) } }
  }
}

extension Redaction {
  /// UUIDs become `<uuid 1>`, `<uuid 2>` in the order in which they first stand in the text.
  ///
  /// The same one gets the same number, in large letters or small, so that what belongs together still
  /// does.
  public static var uuids: Redaction {
    Redaction { text in
      guard let regex = try? Regex(#"\b[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}\b"#)
      else {
        return text
      }
      var numbers: [String: Int] = [:]
      return text.replacing(regex) { match in
        let key = text[match.range].lowercased()
        let number = numbers[key] ?? numbers.count + 1
        numbers[key] = number
        return "<uuid \(number)>"
      }
    }
  }

  /// Dates and times of day as ISO 8601 writes them become `<date>` and `<time>`.
  ///
  /// `2026-11-30`, `2026-11-30T13:45:00Z` and `2026-11-30 13:45:00.25+01:00` are each one `<date>`; `13:45:00`
  /// alone is a `<time>`, `13:45` is not: it may be a proportion.
  public static var dates: Redaction {
    .all([
      .known(
        #"\b\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}([.,]\d+)?)?( ?(Z|[+-]\d{2}:?\d{2}))?)?(?!\d)"#,
        with: "<date>"),
      .known(#"\b\d{2}:\d{2}:\d{2}([.,]\d+)?\b"#, with: "<time>"),
    ])
  }

  private static func known(_ pattern: String, with mark: String) -> Redaction {
    (try? .matches(of: pattern, with: mark)) ?? Redaction { $0 }
  }
}
