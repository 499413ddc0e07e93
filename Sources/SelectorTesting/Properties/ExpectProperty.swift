/// What a search for a value that breaks a property found.
public struct Counterexample<Value: Sendable>: Sendable {
  /// The smallest value that was found.
  public let value: Value
  /// What is wrong with it.
  public let message: String
  /// Which case it was, from 0.
  public let number: Int
  /// How often it was made smaller.
  public let shrinks: Int
}

extension Generator {
  /// Looks for a value that breaks a property, and makes it as small as can be.
  ///
  /// - Parameters:
  ///   - seed: The seed of the first case; each case has one of its own.
  ///   - cases: How many values are tried.
  ///   - effort: How many smaller values are tried once one is found.
  ///   - property: What is wrong with a value, in words; nil if nothing is. Throwing is wrong as well.
  /// - Returns: The smallest value found; nil if none breaks the property.
  public func counterexample(
    seed: UInt64 = 1, cases: Int = 100, effort: Int = 2_000,
    _ property: (Value) throws -> String?
  ) -> Counterexample<Value>? {
    func fault(_ value: Value) -> String? {
      do {
        return try property(value)
      } catch {
        return "\(error)"
      }
    }
    for number in 0..<max(0, cases) {
      var random = TestRandom(seed: seed &+ UInt64(number))
      var value = self.value(&random)
      guard var message = fault(value) else { continue }
      var (shrinks, tries) = (0, 0)
      search: while tries < effort {
        for candidate in smaller(than: value) {
          tries += 1
          if let found = fault(candidate) {
            (value, message) = (candidate, found)
            shrinks += 1
            continue search
          }
          if tries >= effort { break search }
        }
        break
      }
      return Counterexample(value: value, message: message, number: number, shrinks: shrinks)
    }
    return nil
  }
}

/// Expects a property to hold for generated values, and shows the smallest one for which it does not.
///
/// - Parameters:
///   - generator: Makes the values.
///   - seed: The seed of the first case.
///   - cases: How many values are tried.
///   - fileID: Where it is expected, as what follows.
///   - filePath: The path of the test.
///   - line: The line.
///   - column: The column.
///   - property: What is wrong with a value, in words; nil if nothing is. Throwing is wrong as well.
/// - Returns: The value that broke the property, if one did.
@discardableResult
public func expectProperty<Value>(
  of generator: Generator<Value>, seed: UInt64 = 1, cases: Int = 100,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ property: (Value) throws -> String?
) -> Counterexample<Value>? {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let found = generator.counterexample(seed: seed, cases: cases, property) else { return nil }
  TestReporter.fail(
    "\(found.message)\n\nfor \(words(for: found.value))\n\n"
      + "(case \(found.number), made smaller \(found.shrinks) times; "
      + "seed: \(seed &+ UInt64(found.number)), cases: 1 finds it again)", at: place)
  return found
}

/// A value in words; a text with escapes, so that no control in it reaches a terminal.
private func words(for value: some Any) -> String {
  (value as? String)?.debugDescription ?? "\(value)"
}
