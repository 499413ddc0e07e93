public import SelectorForms
import SelectorKit

extension FormHarness {
  /// Chooses an option by its id, as the program does; nil takes the choice away.
  ///
  /// - Parameters:
  ///   - field: The key of a field of one option.
  ///   - id: The id of the option.
  ///   - fileID: Where it is done, as what follows.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  ///   - expected: What it should change.
  /// - Returns: What changed.
  @discardableResult
  public func choose<Option>(
    _ field: FieldKey<Option>, _ id: Option.ID?, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    expecting expected: Expectation? = nil
  ) -> [FormChange] {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return step("choose(\(field.fieldID))", at: place, expecting: expected) { form in
      id.map { form.choose(field, id: $0) } ?? form.clear(field)
    }
  }

  /// Chooses options by their ids, as the program does.
  ///
  /// - Parameters:
  ///   - field: The key of a field of several options.
  ///   - ids: The ids of the options.
  ///   - fileID: Where it is done, as what follows.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  ///   - expected: What it should change.
  /// - Returns: What changed.
  @discardableResult
  public func choose<Option>(
    _ field: MultiFieldKey<Option>, _ ids: [Option.ID], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    expecting expected: Expectation? = nil
  ) -> [FormChange] {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return step("choose(\(field.fieldID))", at: place, expecting: expected) {
      $0.choose(field, ids: ids)
    }
  }

  /// Chooses an option of a combobox by its id, as the program does; nil takes the choice away.
  ///
  /// - Parameters:
  ///   - field: The key of a combobox.
  ///   - id: The id of the option.
  ///   - fileID: Where it is done, as what follows.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  ///   - expected: What it should change.
  /// - Returns: What changed.
  @discardableResult
  public func choose<Option>(
    _ field: ComboboxFieldKey<Option>, _ id: Option.ID?, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    expecting expected: Expectation? = nil
  ) -> [FormChange] {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return step("choose(\(field.fieldID))", at: place, expecting: expected) { form in
      id.map { form.choose(field, id: $0) } ?? form.clear(field)
    }
  }

  /// Submits the form.
  ///
  /// - Parameters:
  ///   - fileID: Where it is done, as what follows.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  ///   - expected: What it should change.
  public func submit(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, expecting expected: Expectation? = nil
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    step("submit()", at: place, expecting: expected) { form in
      form.submit()
      return []
    }
  }
}
