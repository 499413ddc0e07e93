public import SelectorForms
import SelectorKit

extension FormHarness {
  /// Lets time pass; what is due happens.
  ///
  /// - Parameters:
  ///   - duration: How much; none for less than nothing.
  ///   - fileID: Where it is done, as what follows.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  ///   - expected: What it should change.
  /// - Returns: What changed.
  @discardableResult
  public func advance(
    by duration: Duration, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    expecting expected: Expectation? = nil
  ) -> [FormChange] {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return step("advance(by: \(duration))", at: place, expecting: expected) { form in
      form.advance(to: form.now.advanced(by: max(.zero, duration)))
    }
  }

  /// Answers a request of a loader with options.
  ///
  /// - Parameters:
  ///   - request: The number of the request, from 1; nil for the last one. One that was never started fails
  ///     the test.
  ///   - field: The key of the field.
  ///   - options: The options.
  ///   - fileID: Where it is done, as what follows.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  ///   - expected: What it should change.
  /// - Returns: What changed.
  @discardableResult
  public func respond<Option: Hashable & Identifiable & Sendable>(
    to request: Int? = nil, of field: some FieldReference, with options: [Option],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, expecting expected: Expectation? = nil
  ) -> [FormChange] where Option.ID: Sendable {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let number = request ?? form.requestCount(of: field)
    guard isStarted(number, of: field, at: place) else { return [] }
    return step("respond(\(field.fieldID))", at: place, expecting: expected) { form in
      form.respond(to: number, of: field, with: options) ?? []
    }
  }

  /// Lets a request of a loader fail.
  ///
  /// - Parameters:
  ///   - request: The number of the request, from 1; nil for the last one. One that was never started fails
  ///     the test.
  ///   - field: The key of the field.
  ///   - message: What the loader says.
  ///   - fileID: Where it is done, as what follows.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  ///   - expected: What it should change.
  /// - Returns: What changed.
  @discardableResult
  public func fail(
    _ request: Int? = nil, of field: some FieldReference, message: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, expecting expected: Expectation? = nil
  ) -> [FormChange] {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let number = request ?? form.requestCount(of: field)
    guard isStarted(number, of: field, at: place) else { return [] }
    return step("fail(\(field.fieldID))", at: place, expecting: expected) { form in
      form.fail(request: number, of: field, message: message) ?? []
    }
  }

  private func isStarted(_ number: Int, of field: some FieldReference, at place: TestPlace) -> Bool
  {
    let started = form.requestCount(of: field)
    if (1...).contains(number), number <= started { return true }
    fail(
      "\(field.fieldID) has no request \(max(number, 1)): its loader started \(started)", at: place)
    return false
  }
}
