#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif
internal import SelectorForms
internal import SelectorText

/// What a screen is written as: its form, its colours and its title.
struct ScreenEncoding {
  /// The forms that a screen can be written in.
  enum Form: String, CaseIterable {
    case plain
    case styles
    case ansi
    case svg
    case html
    case tree
    case yaml

    /// Whether a screen is a document of its own, of which there cannot be several in a row.
    var isDocument: Bool { self == .svg || self == .html }
  }

  /// The colours by name, as `--theme` takes them.
  private enum Theme: String, CaseIterable {
    case dark
    case light
  }

  /// How many colours there are, as `--colors` takes it.
  private enum Colors: String, CaseIterable {
    case none
    case basic = "16"
    case indexed = "256"
    case full

    var depth: ColorDepth {
      switch self {
      case .none: .monochrome
      case .basic: .basic
      case .indexed: .indexed
      case .full: .trueColor
      }
    }
  }

  /// The options, as they stand behind a command.
  static let syntax: [ArgumentSyntax.Option] = [
    .init("--encode", "FORM"), .init("--theme", "NAME"), .init("--colors", "HOW_MANY"),
    .init("--title", "TEXT"),
  ]

  private let form: Form
  private let theme: Theme?
  private let depth: ColorDepth
  private let title: String?

  init(_ found: Arguments, of syntax: ArgumentSyntax, isFilm: Bool) throws(UsageError) {
    form = try syntax.choice("--encode", "form", in: found) ?? .plain
    theme = try syntax.choice("--theme", "theme", in: found)
    let colors: Colors? = try syntax.choice("--colors", "number of colors", in: found)
    depth = colors?.depth ?? (Self.hasNoColor ? .monochrome : .trueColor)
    title = found["--title"]
    if isFilm, form.isDocument {
      throw syntax.failure("--film with --encode \(form.rawValue), expected one document")
    }
    let takers: [(option: String, forms: [Form])] = [
      ("--theme", [.ansi, .svg, .html]), ("--colors", [.ansi]),
      ("--title", [.svg, .html, .tree, .yaml]),
    ]
    for (option, forms) in takers where found.has(option) && !forms.contains(form) {
      let names = forms.map(\.rawValue).joined(separator: ", ")
      throw syntax.failure("\(option) without --encode, expected --encode with one of \(names)")
    }
  }

  /// Whether the user asked programs not to paint anything.
  ///
  /// - SeeAlso: no-color.org
  private static var hasNoColor: Bool {
    guard let value = unsafe getenv("NO_COLOR") else { return false }
    return unsafe value.pointee != 0
  }

  /// A screen in its form, by lines.
  func lines(_ form: SelectorForms.Form, _ frame: TextFrame, _ renderer: TextRenderer) -> [String] {
    switch self.form {
    case .plain: return frame.canvas.plainLines()
    case .styles: return Self.split(frame.canvas.plainWithStyles())
    case .ansi:
      let palette: TextPalette = theme == .light ? .light : .dark
      return ANSIEncoder(palette: palette, depth: depth).lines(frame.canvas)
    case .svg:
      var encoder = SVGEncoder(title: title ?? "")
      (encoder.palette, encoder.darkPalette) = palettes
      return Self.split(encoder.document(frame.canvas))
    case .html:
      var encoder = HTMLEncoder(title: title ?? "")
      (encoder.palette, encoder.darkPalette) = palettes
      return Self.split(encoder.document(form, in: renderer))
    case .tree: return AccessibilityTree(of: form, named: title).lines
    case .yaml: return Self.split(AccessibilityTree(of: form, named: title).yaml)
    }
  }

  /// The colours of a document: those that were asked for, or both, of which a viewer takes one.
  private var palettes: (TextPalette, dark: TextPalette?) {
    switch theme {
    case .light: (.light, nil)
    case .dark: (.dark, nil)
    case nil: (.light, .dark)
    }
  }

  private static func split(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // What ends a document ends its last line.
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

extension ArgumentSyntax {
  /// The value of an option that takes one of a few words; nil without the option.
  func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ what: String, in found: Arguments
  ) throws(UsageError) -> Value? {
    guard let word = found[name] else { return nil }
    guard let value = Value(rawValue: word) else {
      let names = Value.allCases.map(\.rawValue)
      throw failure("\(name): " + unknownName(what, word, among: names))
    }
    return value
  }
}
