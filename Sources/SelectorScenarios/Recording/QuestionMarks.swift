/// Where the expectations of a scenario file say `"?"`: what is to be filled in.
struct QuestionMarks {
  /// One `"?"`.
  struct Mark: Hashable {
    /// The step, from 0.
    var step: Int
    /// The member of `expect`.
    var member: String
    /// The field, where it stands for one only.
    var field: String?
    /// The bytes of the text with its quotation marks.
    var range: Range<Int>
  }

  /// The marks, in the order of the file.
  private(set) var marks: [Mark] = []
  private let bytes: [UInt8]
  private var position = 0

  /// Looks through a file that is known to be JSON.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    value([])
  }

  private enum Place {
    case member(String)
    case element(Int)
  }

  private mutating func value(_ path: [Place]) {
    skipBlanks()
    guard position < bytes.count else { return }
    switch bytes[position] {
    case UInt8(ascii: "{"):
      position += 1
      items(until: UInt8(ascii: "}")) { scan, _ in
        let name = scan.text()
        scan.skipBlanks()
        scan.position += 1
        scan.value(path + [.member(name)])
      }
    case UInt8(ascii: "["):
      position += 1
      items(until: UInt8(ascii: "]")) { scan, index in scan.value(path + [.element(index)]) }
    case UInt8(ascii: "\""):
      let start = position
      if text() == "?" { note(path, start..<position) }
    default:
      while position < bytes.count, !",]} \n\r\t".utf8.contains(bytes[position]) { position += 1 }
    }
  }

  private mutating func items(until end: UInt8, _ item: (inout Self, Int) -> Void) {
    var index = 0
    while position < bytes.count {
      skipBlanks()
      guard position < bytes.count else { return }
      if bytes[position] == end {
        position += 1
        return
      }
      if bytes[position] == UInt8(ascii: ",") {
        position += 1
        continue
      }
      item(&self, index)
      index += 1
    }
  }

  /// Reads a text; escapes matter only for where it ends.
  private mutating func text() -> String {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(position, bytes.count)
    position += 1
    let raw = [UInt8(ascii: "\"")] + bytes[start..<end] + [UInt8(ascii: "\"")]
    guard case .text(let text)? = try? JSONValue(bytes: raw) else { return "" }
    return text
  }

  private mutating func skipBlanks() {
    while position < bytes.count, " \n\r\t".utf8.contains(bytes[position]) { position += 1 }
  }

  private mutating func note(_ path: [Place], _ range: Range<Int>) {
    guard path.count == 4 || path.count == 5, case .member("steps") = path[0],
      case .element(let step) = path[1], case .member("expect") = path[2],
      case .member(let member) = path[3]
    else { return }
    var field: String?
    if path.count == 5 {
      guard case .member(let name) = path[4] else { return }
      field = name
    }
    marks.append(Mark(step: step, member: member, field: field, range: range))
  }
}
