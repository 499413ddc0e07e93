import SelectorForms
import SelectorKit
import SelectorText

/// What the article on renderings shows, and the comments of encoders, palettes and speech.
extension Snippet {
  static let renderings: [Snippet] = [
    Snippet(name: "rendered form", run: renderedForm), Snippet(name: "painted", run: painted),
    Snippet(name: "pictured", run: pictured), Snippet(name: "documented", run: documented),
    Snippet(name: "changed bytes", run: changedBytes), Snippet(name: "tree", run: tree),
    Snippet(name: "palette rule", run: paletteRule), Snippet(name: "spoken", run: spoken),
    Snippet(name: "plural", run: plural), Snippet(name: "own words", run: ownWords),
    Snippet(name: "log", run: log), Snippet(name: "styles", run: styles),
    Snippet(name: "whole tree", run: wholeTree), Snippet(name: "yaml", run: yaml),
    Snippet(name: "selector line", run: selectorLine), Snippet(name: "multi line", run: multiLine),
    Snippet(name: "combobox line", run: comboboxLine),
  ]

  private static var medium: DropdownSelector<ValueOption<String>> {
    DropdownSelector("Size", options: ["Small", "Medium", "Large"], default: .id("Medium"))
  }

  /// The form of the article on renderings, and of its pictures.
  static func trip() throws -> Form {
    // snippet: trip
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Which?", options: ["France", "Japan"]))
    let city = make.selector(
      "city", "City", DropdownSelector("Where to?", options: ["Lille", "Lyon", "Nice"]))
    var form = try make.build()
    form.choose(country, id: "France")
    form.choose(city, id: "Lyon")
    form.focus(city)
    form.press(KeyPress(.arrowDown))
    form.press(KeyPress(.arrowUp))
    // end
    return form
  }

  @Sendable static func renderedForm(print: Print) throws {
    let form = try trip()
    // snippet: rendered form
    let frame = TextRenderer(columns: 32, rows: 12).frame(of: form)
    print(frame.canvas.plainWithStyles())
    // end
  }

  @Sendable static func painted(print: Print) {
    let size = medium
    // snippet: painted
    let renderer = TextRenderer(columns: 20, rows: 1)
    let line = ANSIEncoder(depth: .basic).text(renderer.frame(of: size).canvas)
    print(line.replacing("\u{1B}", with: "ESC"))  //   Medium           ESC[37m▾ESC[m
    // end
  }

  @Sendable static func pictured(print: Print) {
    let size = medium
    // snippet: pictured
    let frame = TextRenderer(columns: 48, rows: 12, layout: .airy).frame(of: size)
    let picture = SVGEncoder(title: "Size").document(frame.canvas)
    print(picture.contains(">Medium</text>"))  // true
    // end
  }

  @Sendable static func documented(print: Print) {
    let size = medium
    // snippet: documented
    let page = HTMLEncoder(title: "Size").document(size)
    print(page.contains(#"role="combobox""#))  // true
    // end
  }

  @Sendable static func changedBytes(print: Print) {
    var size = medium
    // snippet: changed bytes
    let renderer = TextRenderer(columns: 40, rows: 12)
    let encoder = DifferenceEncoder()
    size.press(KeyPress(.enter))
    let first = encoder.difference(from: nil, to: renderer.frame(of: size))
    size.press(KeyPress(.arrowDown))
    let next = encoder.difference(from: first.screen, to: renderer.frame(of: size))
    print(next.bytes.count < 150)  // true
    // end
  }

  @Sendable static func tree(print: Print) throws {
    let form = try trip()
    // snippet: tree
    let tree = AccessibilityTree(of: form, named: "Trip")
    print(tree.text)
    print(tree.yaml)
    // end
  }

  @Sendable static func paletteRule(print: Print) {
    // snippet: palette rule
    var palette = TextPalette.dark
    palette.rules.append(.init(.section, paint: TextPaint(TextColor(0xE0AF68), on: nil, .bold)))
    print(palette.paint(for: TextStyle(.section)).foreground?.hex ?? "none")  // #e0af68
    // end
  }

  @Sendable static func spoken(print: Print) {
    // snippet: spoken
    var day = DropdownSelector("Which day?", options: ["Mon", "Tue"])
    var announcer = Announcer()
    let changes = day.press(KeyPress(.arrowDown))
    print(announcer.announce(changes, in: day))  // [2 options, Mon, 1 of 2]
    // end
  }

  @Sendable static func plural(print: Print) {
    // snippet: plural
    let options = PluralForms(one: "{count} option", other: "{count} options")
    print(options.text(for: 1, by: .oneAndOther))  // {count} option
    // end
  }

  @Sendable static func ownWords(print: Print) {
    var size = medium
    // snippet: own words
    var strings = SpokenStrings.english
    strings.cleared = "{name} is empty now"
    var announcer = Announcer(strings: strings)
    size.configure { $0.label = "Size" }
    let changes = size.press(KeyPress(.delete))
    print(announcer.announce(changes, in: size))  // [Size is empty now]
    // end
  }

  @Sendable static func log(print: Print) throws {
    var form = try trip()
    // snippet: log
    var announcer = Announcer(of: form)
    var said: [Announcement] = []
    for key in [KeyPress(.end), KeyPress(.enter), KeyPress(.delete)] {
      let changes = form.press(key)
      said += announcer.announce(changes, in: form)
    }
    print(said.map(\.text).joined(separator: "\n"))
    // end
  }

  @Sendable static func styles(print: Print) throws {
    var make = FormBuilder()
    let city = make.selector(
      "city", "City", DropdownSelector("Where to?", options: ["Lyon"], default: .first))
    var form = try make.build()
    form.focus(city)
    // snippet: styles
    let frame = TextRenderer(columns: 24, rows: 1).frame(of: form)
    print(frame.canvas.plainWithStyles())
    // end
  }

  /// Countries in sections, of which some are not offered.
  private struct Country: SelectorOption {
    var label: String
    var section: String? = "Europe"
    var disabledReason: String?
    var id: String { label }

    static let all = [
      Country(label: "Austria"), Country(label: "Belgium", disabledReason: "not offered"),
      Country(label: "France"), Country(label: "Italy"), Country(label: "Japan", section: "Asia"),
    ]
  }

  @Sendable static func wholeTree(print: Print) throws {
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Where?", options: Country.all))
    make.configure(country) {
      $0.isRequired = true
      $0.rows = 3
      $0.search = .substring
    }
    _ = make.toggle("direct", "Direct", text: "only direct trains")
    var form = try make.build()
    form.choose(country, id: "France")
    form.focus(country)
    for key in ["ArrowDown", "a"] { form.press(try KeyPress(name: key)) }
    form.layout(country, rows: 3)
    // snippet: whole tree
    print(AccessibilityTree(of: form, named: "Trip").text)
    // end
  }

  @Sendable static func yaml(print: Print) {
    var country = DropdownSelector(
      "Where?", options: ["Austria", "France"], default: .id("France"))
    country.configure { $0.label = "Country" }
    country.open()
    // snippet: yaml
    print(AccessibilityTree(of: country).yaml)
    // end
  }

  @Sendable static func selectorLine(print: Print) {
    var day = DropdownSelector("Day", options: ["mon", "tue"], default: .id("tue"))
    for key in [KeyPress(.enter), KeyPress(.arrowUp)] { day.press(key) }
    // snippet: selector line
    print(day)  // Selector("Day", open, › mon, ● tue)
    // end
  }

  @Sendable static func multiLine(print: Print) {
    var tags = MultiSelector("Tags", options: ["a", "b"])
    tags.choose(ids: ["a", "b"])
    // snippet: multi line
    print(tags)  // MultiSelector("Tags", closed, ● a, ● b)
    // end
  }

  @Sendable static func comboboxLine(print: Print) {
    var city = Combobox("City", options: ["lille", "lyon"])
    for letter in ["l", "y"] { city.press(KeyPress(.character(letter))) }
    // snippet: combobox line
    print(city)  // Combobox("City", open, query "ly", › lyon)
    // end
  }
}
