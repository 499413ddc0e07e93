import SelectorForms
import SelectorKit
import Synchronization
import Testing

/// No rule runs twice in a transaction, and none sees some fields before and others after it.
@Suite struct SlotRunTests {
  /// Counts how often rules run, and notes what they saw.
  private final class Recorder: Sendable {
    private let state = Mutex<[String]>([])
    func note(_ text: String) { state.withLock { $0.append(text) } }
    func take() -> [String] {
      state.withLock { texts in
        defer { texts = [] }
        return texts
      }
    }
  }

  /// A top, two fields that follow it, and one that follows both.
  private struct Diamond {
    var form: Form
    let top: FieldKey<Place>
    let left: FieldKey<Place>
    let right: FieldKey<Place>
    let bottom: FieldKey<Place>
    let seen = Recorder()

    init() throws {
      var make = FormBuilder()
      let seen = seen
      let parts: @Sendable (String) -> @Sendable (Place) -> [Place] = { suffix in
        { top in
          seen.note(suffix)
          return [Place(top.id + suffix)]
        }
      }
      top = make.selector(
        "top", "Top", options: [Place("1"), Place("2")], label: \.id, default: .first)
      left = make.selector("left", "Left", options: [Place](), label: \.id, default: .first)
      right = make.selector("right", "Right", options: [Place](), label: \.id, default: .first)
      bottom = make.selector("bottom", "Bottom", options: [Place](), label: \.id, default: .first)
      make.derive(left, from: top, options: parts("l"))
      make.derive(right, from: top, options: parts("r"))
      make.derive(bottom, from: left, right) { left, right in
        seen.note("bottom \(left.id) \(right.id)")
        return [Place(left.id + right.id)]
      }
      make.show(right, when: top) { top in
        seen.note("shown")
        return top != nil
      }
      form = try make.build()
    }
  }

  @Test func `a change at the top runs each rule below once, over one revision`() throws {
    var diamond = try Diamond()
    #expect(diamond.seen.take().sorted() == ["bottom 1l 1r", "l", "r", "shown"])
    diamond.form.choose(diamond.top, id: "2")
    #expect(diamond.seen.take().sorted() == ["bottom 2l 2r", "l", "r", "shown"])
    #expect(diamond.form[diamond.bottom]?.id == "2l2r")
  }

  @Test func `a batch of many writes runs each rule once`() throws {
    var diamond = try Diamond()
    _ = diamond.seen.take()
    let (top, left) = (diamond.top, diamond.left)
    diamond.form.batch { form in
      form.choose(top, id: "2")
      form.clear(left)
      form.choose(top, id: "1")
      form.choose(left, id: "2l")
      form.choose(top, id: "2")
    }
    #expect(diamond.seen.take().sorted() == ["bottom 2l 2r", "l", "r", "shown"])
  }

  @Test func `what changes nothing runs nothing`() throws {
    var diamond = try Diamond()
    _ = diamond.seen.take()
    diamond.form.choose(diamond.left, id: "1l")
    // The same value on another ground: who reads the value need not look again.
    #expect(diamond.seen.take().filter { $0 != "bottom 1l 1r" }.isEmpty)
    diamond.form.focus(diamond.bottom)
    diamond.form.submit()
    diamond.form.choose(diamond.left, id: "1l")
    #expect(diamond.seen.take().isEmpty)
  }
}
