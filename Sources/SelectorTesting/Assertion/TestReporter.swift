public import Testing
import XCTest

/// Where in a test something is said, for both frameworks.
public struct TestPlace: Sendable {
  /// The file as `#fileID` tells it.
  public var fileID: StaticString
  /// The path of the file.
  public var filePath: StaticString
  /// The line, from 1.
  public var line: UInt
  /// The byte of the line, from 1.
  public var column: UInt
  /// The function as `#function` tells it.
  public var function: StaticString

  /// Makes a place; without more, the one where it is made.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.function = function
  }

  /// The place in the terms of Swift Testing.
  public var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(line),
      column: Int(column))
  }
}

/// Tells a failure to the framework that runs the test.
///
/// A failure told to the wrong framework is dropped without a word, and in a detached task no current test
/// is known. So where Swift Testing knows its test, it is told; an `XCTestCase` that asserts by its own
/// method tells XCTest; everywhere else both are told, of which one listens.
enum TestReporter {
  enum Framework {
    case testing
    case xctest
    case unknown
  }

  static var current: Framework { Test.current == nil ? .unknown : .testing }

  static func fail(_ message: String, at place: TestPlace, by framework: Framework = current) {
    if framework != .xctest {
      Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
    }
    if framework != .testing {
      XCTFail(message, file: place.filePath, line: place.line)
    }
  }

  /// Attaches a text to the current test, where there is one.
  static func attach(_ text: String, named name: String, at place: TestPlace) {
    guard Test.current != nil else { return }
    Attachment.record(Array(text.utf8), named: name, sourceLocation: place.sourceLocation)
  }
}
