internal import SelectorTerminal
internal import SelectorText

/// Where and how a person is asked.
struct TerminalOptions {
  /// The options, as they stand behind a command.
  static let syntax: [ArgumentSyntax.Option] = [
    .init("--inline"), .init("--fullscreen"), .init("--height", "LINES"), .init("--theme", "NAME"),
    .init("--accessible"), .init("--no-mouse"),
  ]

  /// How frames are shown.
  var settings: TerminalSettings
  /// Whether the person is asked line by line.
  var asksByLines: Bool

  init(
    _ found: Arguments, of syntax: ArgumentSyntax, environment: [String: String]
  ) throws(UsageError) {
    settings = TerminalSettings(environment: environment)
    settings.usesMouse = !found.has("--no-mouse")
    if found.has("--fullscreen") {
      guard !found.has("--inline"), !found.has("--height") else {
        throw syntax.failure("--fullscreen with --inline or --height, expected one of them")
      }
      settings.placement = .fullScreen
    } else {
      settings.placement = .inline(try Self.height(found["--height"] ?? "50%", of: syntax))
    }
    try Self.setTheme(found["--theme"], of: &settings, syntax)
    asksByLines = found.has("--accessible") || TerminalSettings.asksForLines(environment)
  }

  private static func height(
    _ text: String, of syntax: ArgumentSyntax
  ) throws(UsageError) -> TerminalSettings.Height {
    if text == "fit" { return .fit }
    if text.hasSuffix("%"), let part = Int(text.dropLast()), 1...100 ~= part {
      return .fraction(Double(part) / 100)
    }
    guard let rows = Int(text), 1...TextCanvas.rowLimit ~= rows else {
      throw syntax.failure(
        "--height \(text), expected lines from 1 to \(TextCanvas.rowLimit), 1% to 100%, or fit")
    }
    return .rows(rows)
  }

  private static let themes = ["dark", "light", "mono", "ascii"]

  private static func setTheme(
    _ name: String?, of settings: inout TerminalSettings, _ syntax: ArgumentSyntax
  ) throws(UsageError) {
    switch name {
    case nil, "dark"?: break
    case "light"?: settings.palette = .light
    case "mono"?: settings.depth = min(settings.depth, .monochrome)
    case "ascii"?:
      settings.renderer.theme = .ascii
      settings.renderer.theme.caret = " "
    case let name?:
      throw syntax.failure("--theme: " + unknownName("theme", name, among: themes))
    }
  }
}
