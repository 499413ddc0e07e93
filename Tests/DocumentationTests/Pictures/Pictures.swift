import SelectorForms
import SelectorKit
import SelectorText
import Testing

/// The pictures that documents show, made by the encoders.
enum Pictures {
  /// A picture by its name.
  struct Picture: Sendable, CustomTestStringConvertible {
    var name: String
    var make: @Sendable () throws -> String

    var testDescription: String { name }
  }

  static let all: [Picture] = [
    Picture(name: "form") { SVGEncoder(title: "Trip").document(try form().canvas) },
    Picture(name: "trip") { SVGEncoder(title: "Trip").document(try longTrip().canvas) },
    Picture(name: "search") { SVGEncoder(title: "Cities").document(try search().canvas) },
    Picture(name: "ansi") {
      SVGEncoder(palette: .dark, darkPalette: nil, title: "ansi").document(try form().canvas)
    },
    Picture(name: "plain") { window(try form().canvas.plainLines(), "plain") },
    Picture(name: "styles") {
      window(lines(of: try form(columns: 32).canvas.plainWithStyles()), "styles")
    },
    Picture(name: "difference") { window(try changedBytes(), "one arrow key") },
    Picture(name: "tree") {
      window(AccessibilityTree(of: try Snippet.trip(), named: "Trip").lines, "tree")
    },
    Picture(name: "announcements") { window(try announcements(), "announcements") },
  ]

  private static func form(columns: Int = 44) throws -> TextFrame {
    TextRenderer(columns: columns, rows: 16).frame(of: try Snippet.trip())
  }

  private struct City: SelectorOption, Sendable {
    var id: Int
    var label: String
    var detail: String?
    var disabledReason: String?
  }

  /// The form of the README, with one more field.
  private static func longTrip() throws -> TextFrame {
    let names = [
      "Bordeaux", "Lille", "Lyon", "Nice", "Paris", "Rennes", "Strasbourg", "Toulouse",
    ]
    let cities = names.enumerated().map {
      City(id: $0, label: $1, disabledReason: $1 == "Nice" ? "closed today" : nil)
    }
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Country", options: ["France", "Italy"]))
    let city = make.selector("city", "City", DropdownSelector("Where to?", options: cities))
    _ = make.multi("extras", "Extras", MultiSelector("None", options: ["Breakfast", "Parking"]))
    _ = make.toggle("direct", "Direct", text: "only direct trains")
    make.configure(city) { $0.rows = 5 }
    var form = try make.build()
    form.choose(country, id: "France")
    form.choose(city, id: 2)
    form.pressHeader(city)
    form.press(KeyPress(.arrowUp))
    return TextRenderer(columns: 44, rows: 16).frame(of: form)
  }

  /// Cities of which a letter finds some, in letters of two cells and from right to left.
  private static func search() throws -> TextFrame {
    let names = [
      ("Jeddah جدة", "السعودية"), ("Kawasaki 川崎市", "日本"), ("Khartoum الخرطوم", "السودان"),
      ("Kirkuk كركوك", "العراق"), ("Kobe 神戸市", "日本"), ("Kuwait مدينة الكويت", "الكويت"),
      ("Kyoto 京都市", "日本"), ("Osaka 大阪市", "日本"),
    ]
    var make = FormBuilder()
    let cities = names.enumerated().map { City(id: $0, label: $1.0, detail: $1.1) }
    let city = make.selector("city", "City", DropdownSelector("Where to?", options: cities))
    make.configure(city) { $0.search = .prefix }
    var form = try make.build()
    form.focus(city)
    form.press(try KeyPress(name: "k"))
    form.press(KeyPress(.arrowDown))
    return TextRenderer(columns: 44, rows: 16).frame(of: form)
  }

  private static func changedBytes() throws -> [String] {
    var form = try Snippet.trip()
    let renderer = TextRenderer(columns: 44, rows: 16)
    let encoder = DifferenceEncoder(depth: .basic, isSynchronized: true)
    let first = encoder.difference(from: nil, to: renderer.frame(of: form))
    form.press(KeyPress(.arrowDown))
    let next = encoder.difference(from: first.screen, to: renderer.frame(of: form))
    let text = String(decoding: next.bytes, as: UTF8.self)
    // A line for each motion, so that it can be read.
    var lines: [String] = [""]
    for part in text.split(separator: "\u{1B}", omittingEmptySubsequences: false).dropFirst() {
      let isMotion =
        part.first == "["
        && !(part.dropFirst().prefix { $0 != "m" }.allSatisfy {
          $0.isNumber || $0 == ";"
        } && part.contains("m"))
      if isMotion, lines.last != "" { lines.append("") }
      lines[lines.count - 1] += "ESC" + part.replacing("\r", with: "CR").replacing("\n", with: "LF")
    }
    return lines + ["", "\(next.bytes.count) bytes"]
  }

  private static func announcements() throws -> [String] {
    var form = try Snippet.trip()
    var announcer = Announcer(of: form)
    var lines: [String] = []
    for key in [KeyPress(.end), KeyPress(.enter), KeyPress(.delete)] {
      let changes = form.press(key)
      lines += announcer.announce(changes, in: form).map { "[\(key.name)] \($0)" }
    }
    return lines
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A window with lines of text, as wide as they are.
  private static func window(_ lines: [String], _ title: String) -> String {
    let texts = lines.map { SafeText($0) }
    let policy = WidthPolicy.standard
    let columns = max(32, texts.map { policy.cells(of: $0) }.max() ?? 0)
    var canvas = TextCanvas(columns: columns, rows: texts.count)
    for (row, text) in texts.enumerated() {
      canvas.put(
        text, row: row, column: 0, limit: columns, brush: TextCanvas.Brush(TextStyle(.option)))
    }
    return SVGEncoder(title: title).document(canvas)
  }
}
