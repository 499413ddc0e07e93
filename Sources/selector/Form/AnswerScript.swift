/// What a field is to hold, as a user writes it: `city=lyon`.
struct Answer {
  /// One of the values, of which a field that holds several may have more.
  struct Word {
    var text: String
    /// Whether it stood in quotes: then it is no number.
    var isQuoted = false
  }

  /// The id of the field.
  var field: String
  /// What stands behind the equals sign, cut at commas; nothing for an empty answer.
  var words: [Word]

  /// The words as they were written, for a field that takes a text.
  var text: String { words.map(\.text).joined(separator: ",") }
}

/// An answer that cannot be given, and why.
struct AnswerError: Error {
  /// What was found and what was expected.
  var message: String
}

/// Answers as a user writes them: `country=fr extras=wifi,parking note="late arrival"`.
struct AnswerScript {
  /// The answers, in order.
  private(set) var answers: [Answer] = []
  private let value: String
  private var rest: Substring

  /// Reads answers.
  ///
  /// - Parameters:
  ///   - text: The answers.
  ///   - value: What stands behind an equals sign, in a word.
  /// - Throws: A complaint in words for the first one that is none.
  init(_ text: String, value: String = "ID") throws(AnswerError) {
    self.value = value
    rest = text[...]
    while let answer = try nextAnswer() {
      guard !answers.contains(where: { $0.field == answer.field }) else {
        throw AnswerError(message: "\(answer.field) twice, expected it once")
      }
      answers.append(answer)
    }
    rest = ""
  }

  private mutating func nextAnswer() throws(AnswerError) -> Answer? {
    rest = rest.drop(while: \.isWhitespace)
    guard !rest.isEmpty else { return nil }
    let field = rest.prefix { $0 != "=" && !$0.isWhitespace }
    rest = rest.dropFirst(field.count)
    guard !field.isEmpty else {
      throw AnswerError(message: "no field before =, expected FIELD=\(value)")
    }
    guard rest.popFirst() == "=" else {
      throw AnswerError(message: "\"\(field)\" without a value, expected \(field)=\(value)")
    }
    return Answer(field: String(field), words: try words(of: field))
  }

  private mutating func words(of field: Substring) throws(AnswerError) -> [Answer.Word] {
    guard let first = rest.first, !first.isWhitespace else { return [] }
    var words = [Answer.Word(text: "")]
    while let character = rest.first, !character.isWhitespace {
      rest.removeFirst()
      let last = words.count - 1
      switch character {
      case ",": words.append(Answer.Word(text: ""))
      case "\"", "'":
        words[last].text += try quoted(by: character, in: field)
        words[last].isQuoted = true
      default: words[last].text.append(character)
      }
    }
    return words
  }

  /// What stands up to the closing quote; a backslash takes the meaning from the character behind it.
  private mutating func quoted(
    by quote: Character, in field: Substring
  ) throws(AnswerError) -> String {
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return text }
      let isEscape = character == "\\"
      text.append(isEscape ? rest.popFirst() ?? character : character)
    }
    throw AnswerError(message: "\(field) opens with a quote that nothing closes")
  }
}
