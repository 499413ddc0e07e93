import Foundation

/// What recording did to a source file since the running program was compiled.
///
/// Each edit moves what stands behind it, while the program still tells the places as they were compiled. So
/// edits are kept in a file, for this process and for others that test the same program at the same time or
/// after it. A program that is newer than an edit was compiled with it.
struct InlineJournal: Codable, Equatable {
  /// A place in a source file, line and byte from 1.
  struct Place: Codable, Comparable {
    var line: Int
    var column: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// One literal that was replaced, told in places of the file at that moment.
  struct Edit: Codable, Equatable {
    var start: Place
    var oldEnd: Place
    var newEnd: Place
    var date: Date

    /// Where something is after the edit; nil for what was in the middle of it.
    func moved(_ place: Place) -> Place? {
      if place <= start { return place }
      guard place >= oldEnd else { return nil }
      if place.line > oldEnd.line {
        return Place(line: place.line + newEnd.line - oldEnd.line, column: place.column)
      }
      return Place(line: newEnd.line, column: newEnd.column + place.column - oldEnd.column)
    }
  }

  /// The hash of the file as the last edit left it.
  var digest: UInt64 = 0
  /// The edits, in order.
  var edits: [Edit] = []

  /// Where something is now that was compiled at a place; nil if an edit went over it.
  func place(ofCompiled place: Place, programDate: Date) -> Place? {
    var place = place
    for edit in edits where edit.date > programDate {
      guard let moved = edit.moved(place) else { return nil }
      place = moved
    }
    return place
  }

  /// The place of a byte.
  static func place(of offset: Int, in bytes: [UInt8]) -> Place {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Place(line: before.count { $0 == 0x0A } + 1, column: offset - lineStart + 1)
  }
}
