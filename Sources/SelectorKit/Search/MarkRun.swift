/// The marks with a combining class that folded text ends with, for their canonical order.
///
/// Only classes 7, 8 and 9 survive folding, so sorting is three passes over the run.
struct MarkRun: Sendable {
  /// The offset of the first of them; nil without marks.
  private(set) var start: Int?

  /// Whether no mark follows one of a higher class.
  private(set) var isSorted = true

  private var last: UInt8 = 0

  /// Notes a mark that is about to be written.
  mutating func insert(_ combiningClass: UInt8, at position: Int) {
    if start == nil { start = position }
    if combiningClass < last { isSorted = false }
    last = combiningClass
  }

  /// Puts a run of marks into the order of their classes; equal ones keep theirs.
  ///
  /// - Complexity: O(*n*) over the bytes of the run.
  func sort(_ bytes: inout [UInt8], _ run: Range<Int>) {
    let unsorted = Array(bytes[run])
    var written = run.lowerBound
    for combiningClass in UInt8(7)...9 {
      var position = 0
      while position < unsorted.count {
        let scalar = UTF8Bytes.scalar(in: unsorted.span, at: position)
        position += UTF8Bytes.count(of: scalar)
        guard FoldingEntry(scalar).combiningClass == combiningClass else { continue }
        written += UTF8Bytes.write(scalar, to: &bytes, at: written)
      }
    }
  }
}
