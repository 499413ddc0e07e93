/// The measures of a control and its list: uniform rows, section headers, and what lies around them.
public struct ListMetrics<Unit: LayoutUnit>: Hashable, Sendable {
  /// The height of the control's header.
  public var header: Unit
  /// The distance from the header to the list.
  public var gap: Unit
  /// The height of an option.
  public var row: Unit
  /// The height of a section's header.
  public var sectionHeader: Unit
  /// What the list has above its first row, and again below its last.
  public var padding: Unit
  /// How high the rows together may be, apart from the padding.
  public var rule: HeightRule<Unit>

  /// Makes metrics; section headers are as high as rows where nothing is said.
  public init(
    header: Unit, gap: Unit = .zero, row: Unit, sectionHeader: Unit? = nil, padding: Unit = .zero,
    rule: HeightRule<Unit> = HeightRule()
  ) {
    self.header = header
    self.gap = gap
    self.row = row
    self.sectionHeader = sectionHeader ?? row
    self.padding = padding
    self.rule = rule
  }

  /// The height of all rows and section headers, limited by nothing.
  ///
  /// Counts below zero count as zero.
  /// - Complexity: O(1).
  public func contentHeight(rows: Int, sectionHeaders: Int = 0) -> Unit {
    (Unit.layoutTotal(row, times: rows) + Unit.layoutTotal(sectionHeader, times: sectionHeaders))
      .cleaned
  }

  /// The height of the part that scrolls: `min(count x row, maximum)` under the usual rule.
  ///
  /// - Complexity: O(1).
  public func listHeight(rows: Int, sectionHeaders: Int = 0, room: Unit = .layoutLimit) -> Unit {
    rule.height(content: contentHeight(rows: rows, sectionHeaders: sectionHeaders), room: room)
  }

  /// The height of the list with its padding above and below.
  ///
  /// - Complexity: O(1).
  public func outerHeight(rows: Int, sectionHeaders: Int = 0, room: Unit = .layoutLimit) -> Unit {
    let around = padding.asLength + padding.asLength
    let inner = max(.zero, room.asLength - around)
    return min(
      listHeight(rows: rows, sectionHeaders: sectionHeaders, room: inner) + around, room.asLength)
  }

  /// Where the list begins below the header, seen from the header's upper edge.
  ///
  /// - Complexity: O(1).
  public var listOffset: Unit { header.asLength + gap.asLength }
}

extension ListMetrics<Double> {
  /// The measures in points of a classic form: rows of 30 up to 250, 10 below a header of 45.
  public static var classic: ListMetrics<Double> {
    ListMetrics(header: 45, gap: 10, row: 30, padding: 5, rule: HeightRule(maximum: 250))
  }
}

extension ListMetrics<Int> {
  /// The measures in cells of a text screen: rows of one line, at most eight of them.
  public static var text: ListMetrics<Int> {
    ListMetrics(header: 1, row: 1, rule: HeightRule(maximum: 8))
  }
}
