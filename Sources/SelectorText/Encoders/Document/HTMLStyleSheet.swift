/// How a document looks: the colours of palettes, and the shape of a form.
enum HTMLStyleSheet {
  static func rules(_ palette: TextPalette, _ dark: TextPalette?) -> [String] {
    var lines = [":root{color-scheme:\(dark == nil ? "normal" : "light dark")}"]
    lines.append(variables(palette))
    if let dark { lines.append("@media (prefers-color-scheme:dark){\(variables(dark))}") }
    return lines + shape
  }

  private static func variables(_ palette: TextPalette) -> String {
    func color(_ role: TextStyle.Role, _ traits: TextStyle.Traits = []) -> String {
      (palette.paint(for: TextStyle(role, traits)).foreground ?? palette.foreground).hex
    }
    let colors = [
      ("ink", palette.foreground.hex), ("ground", palette.background.hex),
      ("chrome", palette.chrome.hex), ("quiet", color(.detail)), ("line", color(.border)),
      ("accent", color(.option, .highlighted)), ("wrong", color(.issue)),
    ]
    return ":root{" + colors.map { "--\($0.0):\($0.1)" }.joined(separator: ";") + "}"
  }

  private static let shape = [
    "body{margin:2rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}",
    "main{max-width:34rem}",
    ".field{display:grid;grid-template-columns:1rem 9rem 1fr;margin-bottom:.6rem;"
      + "align-items:start}",
    // Where a text begins is for the document to say, in which direction it reads for its letters.
    "html[dir=ltr] [dir=auto]{text-align:left}", "html[dir=rtl] [dir=auto]{text-align:right}",
    "html[dir=ltr] .more,html[dir=ltr] .field>.count{text-align:right}",
    "html[dir=rtl] .more,html[dir=rtl] .field>.count{text-align:left}",
    ".field>.name,.field>.pointer,.field>.indicator,.field>.count{padding-block:.3rem}",
    ".name,.count,.detail,.placeholder,.message,.more,.indicator{color:var(--quiet)}",
    ".header{grid-column:3;min-height:1.5rem;padding-block:.25rem;padding-inline:.6rem 1.8rem;border:1px solid var(--line);"
      + "border-radius:6px}",
    ".focused>.name{color:var(--accent);font-weight:600}",
    ".focused>.header{border-color:var(--accent);outline:1px solid var(--accent)}",
    ".field>.pointer{grid-column:1;color:var(--accent)}",
    ".field>.name{grid-column:2}", ".field>.count{grid-column:3}",
    ".header,.field>.indicator{grid-row:1}",
    ".field>.indicator{grid-column:3;justify-self:end;padding-inline-end:.6rem}",
    ".field>.issue,.field>.detail,.list,.more{grid-column:3}",
    ".issue{color:var(--wrong)}", ".caret{color:var(--accent)}",
    ".list{border:1px solid var(--line);border-radius:6px;margin:.2rem 0;padding:.2rem 0}",
    ".row{display:grid;grid-template-columns:1rem 1.2rem 1fr auto;padding:.15rem .6rem}",
    ".row>.pointer{grid-column:1}", ".row>.mark{grid-column:2}", ".row>.option{grid-column:3}",
    ".row>.detail{grid-column:4;padding-inline-start:.8rem}",
    ".row>.below{grid-column:3/5;grid-row:2;padding:0;font-size:.9em}",
    "[aria-orientation=horizontal]{display:flex;flex-wrap:wrap}",
    "[role=list] .option{grid-column:1/4}",
    "[role=list] .below{grid-column:1/5}",
    ".active{background:var(--chrome)}", ".active .option,.row>.pointer{color:var(--accent)}",
    ".active .option,.section{font-weight:600}", ".chosen .mark{color:var(--accent)}",
    ".active .detail{color:var(--ink)}",
    ".disabled{color:var(--quiet)}", ".section,.message,.list>.issue{padding:.15rem .6rem}",
    ".more{font-size:.9em}",
    ".screen{position:fixed;inset:0;z-index:1;overflow:auto;padding:1rem 2rem;background:var(--ground)}",
    ".bar{display:flex;gap:.8rem;align-items:center}", ".title{font-weight:600}",
    ".cancel{border:0;background:none;color:var(--quiet);font:inherit;cursor:pointer}",
    ".legend{color:var(--quiet);font-size:.9em}",
    "mark{background:none;color:inherit;font-weight:700;text-decoration:underline}",
  ]
}
