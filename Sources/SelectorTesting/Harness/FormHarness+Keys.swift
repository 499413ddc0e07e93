public import SelectorForms
import SelectorKit

extension FormHarness {
  /// What a step should change.
  public typealias Expectation = (inout FormFacts) -> Void

  /// Presses keys, one after the other.
  ///
  /// - Parameters:
  ///   - keys: Names of keys with blanks between: `ArrowDown Enter`. One that is none fails the test, and no
  ///     key is pressed.
  ///   - fileID: Where it is done, as what follows.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  ///   - expected: What all of them together should change.
  /// - Returns: What changed.
  @discardableResult
  public func press(
    _ keys: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, expecting expected: Expectation? = nil
  ) -> [FormChange] {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      let script = try KeyScript(keys)
      return step("press(\"\(keys)\")", at: place, expecting: expected) { form in
        script.presses.flatMap { form.press($0) }
      }
    } catch {
      fail("press: \(error)", at: place)
      return []
    }
  }

  /// Types a text, one key for each letter.
  ///
  /// - Parameters:
  ///   - text: The text; a letter that no key makes, as a tab or a line feed, fails the test.
  ///   - fileID: Where it is done, as what follows.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  ///   - expected: What all of them together should change.
  /// - Returns: What changed.
  @discardableResult
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, expecting expected: Expectation? = nil
  ) -> [FormChange] {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      let presses = try text.map { letter throws(KeyNameError) in
        try KeyPress(name: String(letter))
      }
      return step("type(\"\(text)\")", at: place, expecting: expected) { form in
        presses.flatMap { form.press($0) }
      }
    } catch {
      let letter = error.name.debugDescription
      fail("type: \(letter) in \(text.debugDescription) is no key", at: place)
      return []
    }
  }

  /// Moves focus to a field by its id, or nowhere.
  ///
  /// - Parameters:
  ///   - field: The id; one that the form does not have fails the test.
  ///   - fileID: Where it is done, as what follows.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  ///   - expected: What it should change.
  /// - Returns: What changed.
  @discardableResult
  public func focus(
    _ field: String?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, expecting expected: Expectation? = nil
  ) -> [FormChange] {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let field else {
      return step("focus(nil)", at: place, expecting: expected) { $0.focusNowhere() }
    }
    guard let key = form.places.first(where: { $0.fieldID == field }) else {
      let ids = form.fields.joined(separator: ", ")
      fail("focus: the form has no field \"\(field)\", expected one of \(ids)", at: place)
      return []
    }
    return step("focus(\"\(field)\")", at: place, expecting: expected) { $0.focus(key) }
  }
}
