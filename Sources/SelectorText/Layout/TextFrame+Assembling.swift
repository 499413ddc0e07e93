extension TextFrame {
  /// Makes a frame of a canvas that was put together elsewhere, and of where attention is on it.
  public init(canvas: TextCanvas, cursor: Position? = nil) {
    self.init()
    self.canvas = canvas
    self.cursor = cursor
  }
}
