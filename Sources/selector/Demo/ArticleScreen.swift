internal import SelectorForms
internal import SelectorKit

/// A screen of one's own: a form, and below it the articles that the tag lets through.
///
/// Whatever says what its lines are can be drawn; an open list lies over all of them.
struct ArticleScreen: PresentationSource {
  var form: Form
  var articles: [Article]

  init(_ form: Form, tag: FieldKey<Tag>) {
    self.form = form
    let current = form[tag]
    articles = Article.all.filter { current == nil || $0.tag == current }
  }

  var controlCount: Int { form.controlCount + max(1, articles.count) }

  func control(at index: Int) -> ControlPresentation {
    let line = index - form.controlCount
    if line < 0 { return form.control(at: index) }
    guard line < articles.count else {
      return ControlPresentation(kind: .text, label: "", text: "No articles")
    }
    let article = articles[line]
    return ControlPresentation(
      kind: .text, label: String(article.number), text: article.title, role: .value)
  }

  func wantedLines(at index: Int) -> Int {
    index < form.controlCount ? form.wantedLines(at: index) : 0
  }

  func list(at index: Int, lines: Int) -> ListPresentation? {
    index < form.controlCount ? form.list(at: index, lines: lines) : nil
  }
}
