internal import SelectorText

extension TextOutputStream {
  /// Writes lines that may quote anything from a file, for a terminal: what could act there is made harmless.
  ///
  /// Blank lines are left out; the last line ends like the others.
  mutating func writeSafely(_ text: String) {
    for line in text.split(separator: "\n") { write(SafeText(String(line)).string + "\n") }
  }
}
