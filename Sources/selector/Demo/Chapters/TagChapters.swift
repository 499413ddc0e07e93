internal import SelectorForms
internal import SelectorKit

extension Chapter {
  /// A list of articles, and a dropdown that says which of them are shown.
  static var tagScreens: [Chapter] { [tags, tagCounts, closing, ownership, emptyTag] }

  // S75: that all are shown is no tag, so that no article can have it.
  static var tags: Chapter {
    Chapter("S74 S76 S79 S87", "A tag list over six articles: All, One, Two, Three") {
      var (camera, _) = try tagCamera(Tag.used)
      camera.take("start")
      camera.press(.arrowDown)
      camera.press(.arrowDown, .enter)
      return camera.strip.lines
    }
  }

  private static func tagCamera(
    _ tags: [Tag], columns: Int = 25
  ) throws -> (Camera, FieldKey<Tag>) {
    var make = FormBuilder()
    let tag = make.selector("tag", "Articles", DropdownSelector("All", options: tags))
    let articles = make.results("articles", "Shown", rows: Article.all, label: { $0.title })
    make.filter(articles, by: tag) { article, tag in tag == nil || article.tag == tag }
    var form = try make.build()
    form.focus(tag)
    var strings = SelectorStrings()
    strings.filteredOut = "No articles"
    return (Camera(form, columns: columns, strings: strings), tag)
  }

  private static var tagCounts: Chapter {
    Chapter("S75 S77", "Each tag shows its articles, in their order; no tag shows all") {
      let (camera, tag) = try tagCamera(Tag.used)
      var strip = Strip(columns: 25)
      for choice in [Tag.one, .three, nil] {
        var form = camera.form
        if let choice { form.choose(tag, id: choice) } else { form.clear(tag) }
        var other = Camera(form)
        other.take(choice.map { "choose(id: .\($0))" } ?? "clear()")
        strip.append(other.strip)
      }
      return strip.lines
    }
  }

  private static var closing: Chapter {
    Chapter("S83 S84", "Enter closes and sets in one step; Escape leaves the tag as it was") {
      var (camera, _) = try Camera.on(
        "Tag", DropdownSelector("All", options: Tag.used), columns: 38, showsEvents: true)
      camera.press(.arrowDown)
      camera.press(.enter)
      camera.press(.arrowDown, .end)
      camera.press(.escape)
      return camera.strip.lines
    }
  }

  private static var ownership: Chapter {
    Chapter("S85", "Whoever owns it opens, chooses and closes; a copy goes its own way") {
      var (camera, tag) = try tagCamera(Tag.used, columns: 38)
      camera.act("open(tag)") { $0.open(tag) }
      let copy = camera.form
      camera.act("choose(tag, id: .two)") { $0.choose(tag, id: .two) }
      camera.act("close(tag)") { $0.close(tag) }
      camera.take("the copy", of: copy)
      return camera.strip.lines
    }
  }

  private static var emptyTag: Chapter {
    Chapter("S86", "The current tag is marked, and a tag without articles says so") {
      var (camera, _) = try tagCamera(Tag.allCases)
      camera.press(.arrowDown, .end, .enter)
      camera.press(.arrowDown)
      return camera.strip.lines
    }
  }
}
