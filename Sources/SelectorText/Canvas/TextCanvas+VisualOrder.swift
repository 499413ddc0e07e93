extension TextCanvas {
  /// The canvas as eyes see it: column 0 is the left one.
  func visual() -> TextCanvas { self }

  /// Where a column of this canvas stands in ``visual()``.
  func visualColumn(of column: Int, inRow row: Int) -> Int { column }
}
