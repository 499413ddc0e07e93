import SelectorForms
import SelectorKit
import SelectorTesting
import SelectorText
import Testing

@Suite struct `A generator` {
  @Test func `makes the same values from the same seed`() {
    for seed in UInt64(0)..<20 {
      var (first, second) = (TestRandom(seed: seed), TestRandom(seed: seed))
      let forms = Generator.forms()
      #expect(forms.value(&first) == forms.value(&second))
    }
  }

  @Test func `makes labels of every sort`() {
    var random = TestRandom(seed: 1)
    let labels = (0..<400).map { _ in Generator.labels.value(&random) }
    #expect(labels.contains { $0.isEmpty })
    #expect(labels.contains { $0.unicodeScalars.contains("\u{1B}") })
    #expect(labels.contains { $0.contains("東") } && labels.contains { $0.contains("ש") })
  }

  @Test func `makes a value that fails as small as can be`() throws {
    let lists = Generator.labels.list(0...20)
    let found = try #require(
      lists.counterexample(cases: 500) { $0.joined().contains("東") ? "it has 東" : nil })
    #expect(found.value == ["東"])
    let forms = Generator.forms(1...5)
    let form = try #require(
      forms.counterexample(cases: 500) { form in
        form.fields.contains { $0.kind == .multi && $0.options.count >= 2 } ? "found" : nil
      })
    #expect(form.value.fields.count == 1 && form.value.fields[0].options.count == 2)
    #expect(form.value.fields[0].options.allSatisfy { $0.label.isEmpty })
  }

  @Test func `shows what fails, with the seed that finds it again`() throws {
    let folder = try Folder()
    let said = folder.failures {
      expectProperty(of: Generator.keys(), cases: 50) { keys in
        keys.contains(KeyPress(.escape)) ? "Escape is pressed" : nil
      }
    }
    expectSnapshot(
      of: said.first ?? "", as: .text,
      matches: """
        Escape is pressed

        for [Escape]

        (case 10, made smaller 4 times; seed: 11, cases: 1 finds it again)
        """)
    let again = Generator.keys().counterexample(seed: 3, cases: 0) { _ in "never" }
    #expect(again == nil)
  }

  @Test func `pairs values and takes errors for failures`() {
    struct Fault: Error {}
    let pairs = Generator.one(of: 1, 2, 3).paired(with: Generator.plainLabels)
    let found = pairs.counterexample { pair in
      if pair.1.contains("ß") { throw Fault() }
      return nil
    }
    #expect(found?.value.1 == "ß" && found?.message == "Fault()")
  }
}

/// What holds for every form and whatever is pressed; the forms of users are tested in the same way.
@Suite struct `Generated forms` {
  @Test func `keep their invariants whatever is pressed`() {
    let trips = Generator.forms().paired(with: Generator.keys(0...40))
    expectProperty(of: trips, cases: 150) { description, keys in
      var form = try description.form()
      var announcer = form.makeAnnouncer()
      for key in keys {
        _ = form.takeKey(key, telling: &announcer)
        if let broken = form.checkInvariants().first { return broken }
      }
      return nil
    }
  }

  @Test func `are drawn within the screen, whatever their labels are`() {
    let trips = Generator.forms().paired(with: Generator.keys(0...10))
    expectProperty(of: trips, cases: 100) { description, keys in
      var form = try description.form()
      var announcer = form.makeAnnouncer()
      for key in keys { _ = form.takeKey(key, telling: &announcer) }
      let lines = TextRenderer(columns: 24, rows: 9).plainLines(form)
      guard lines.count <= 9 else { return "\(lines.count) lines" }
      return lines.first { WidthPolicy.standard.cells(of: SafeText($0)) > 24 }.map { "wide: \($0)" }
    }
  }
}
