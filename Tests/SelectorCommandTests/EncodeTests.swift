import SelectorTesting
import Testing

import selector

/// `--encode`: the same screen in other forms.
@Suite struct `A screen in another form` {
  static let days = "Monday\nTuesday\n"

  private func run(_ arguments: String...) throws -> CommandRun {
    let files = try SampleFiles(["days.txt": Self.days])
    return CommandRun(
      ["frame", files["days.txt"], "--columns", "30", "--keys", "ArrowDown"] + arguments)
  }

  @Test func `plain is what is written without`() throws {
    #expect(try run("--encode", "plain").output == run().output)
  }

  @Test func `styles adds letters and what they mean`() throws {
    let output = try run("--encode", "styles").output
    #expect(output.hasPrefix(try run().output))
    #expect(output.contains("  option highlighted raised\n"))
  }

  @Test(arguments: [
    ("none", "\u{1B}[1m"), ("16", "\u{1B}[1;36m"), ("256", "\u{1B}[1;38;5;117m"),
    ("full", "\u{1B}[1;38;2;124;196;248m"),
  ])
  func `ansi has as many colours as asked for`(row: (colors: String, sequence: String)) throws {
    let output = try run("--encode", "ansi", "--colors", row.colors).output
    #expect(output.contains(row.sequence))
  }

  @Test func `light is not dark`() throws {
    for form in ["svg", "html"] {
      let light = try run("--encode", form, "--theme", "light").output
      #expect(try light != run("--encode", form, "--theme", "dark").output)
    }
    // What runs the tests may ask for no colours.
    let full = ["--encode", "ansi", "--colors", "full", "--theme"]
    let files = try SampleFiles(["days.txt": Self.days])
    let screens = ["light", "dark"].map {
      CommandRun(["frame", files["days.txt"]] + full + [$0]).output
    }
    #expect(Set(screens).count == 2)
  }

  @Test func `svg and html are documents with a title`() throws {
    let picture = try run("--encode", "svg", "--title", "A & B").output
    #expect(picture.hasPrefix("<svg "))
    #expect(picture.hasSuffix("</svg>\n"))
    #expect(picture.contains("<title>A &amp; B</title>"))
    let page = try run("--encode", "html", "--title", "A & B").output
    #expect(page.hasPrefix("<!doctype html>\n"))
    #expect(page.contains("<title>A &amp; B</title>"))
  }

  @Test func `tree and yaml are for screen readers and their tests`() throws {
    expectSnapshot(
      of: try run("--encode", "tree", "--title", "Week").output, as: .text,
      matches: """
        form "Week"
          combobox "Days" [expanded, active=#1/1, controls=#1, focused] placeholder="Choose"
            listbox #1 [size=2, shown=1-2]
              option "Monday" 1/2 [active]
              option "Tuesday" 2/2
            status "2 options"

        """)
    #expect(try run("--encode", "yaml").output.hasPrefix("- combobox \"Days\" [expanded]:\n"))
  }

  @Test func `a form from a file is written in other forms too`() throws {
    let files = try SampleFiles([
      "form.json": #"{"format": 1, "fields": [{"id": "a", "label": "A", "kind": "toggle"}]}"#
    ])
    let run = CommandRun(["form", files["form.json"], "--encode", "tree"])
    #expect(run.output == "switch \"A\" [focused]\n")
  }

  @Test(arguments: [
    (["--encode", "pdf"], "--encode: unknown form pdf, expected one of plain, styles"),
    (["--encode", "htm"], "--encode: unknown form htm, did you mean html?"),
    (["--encode", "svg", "--theme", "blue"], "--theme: unknown theme blue, expected one of dark"),
    (["--encode", "svg", "--film"], "--film with --encode svg, expected one document"),
    (
      ["--theme", "dark"], "--theme without --encode, expected --encode with one of ansi, svg, html"
    ),
    (["--encode", "ansi", "--colors", "8"], "--colors: unknown number of colors 8"),
    (["--encode"], "--encode without a value, expected --encode FORM"),
  ])
  func `wrong use is told in one line`(row: (arguments: [String], complaint: String)) throws {
    let files = try SampleFiles(["days.txt": Self.days])
    let run = CommandRun(["frame", files["days.txt"]] + row.arguments)
    #expect(run.errors.contains(row.complaint))
    #expect(run.errors.count { $0 == "\n" } == 1)
    #expect(run.status == Command.Status.wrongUse)
    #expect(run.output.isEmpty)
  }
}
