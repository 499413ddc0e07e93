/// One thing that dropdowns do, in pictures.
struct Chapter: Sendable {
  /// The needs that it answers, by their numbers: `S8 S26`.
  var answers: String
  /// What it shows, or the question that it answers.
  var title: String
  /// Makes the lines below the title.
  var draw: @Sendable () throws -> [String]

  init(_ answers: String, _ title: String, draw: @escaping @Sendable () throws -> [String]) {
    self.answers = answers
    self.title = title
    self.draw = draw
  }

  /// Whether the needs take a line of their own, as there is no room for the title beside them.
  var isLong: Bool { answers.count + title.count > 78 }

  /// The chapter under another title.
  func titled(_ title: String) -> Chapter { Chapter(answers, title, draw: draw) }
}
