/// What an example prints, line by line.
func printout(of example: ((String) -> Void) throws -> Void) rethrows -> [String] {
  var lines: [String] = []
  try example { text in lines += text.split(separator: "\n").map(String.init) }
  return lines
}
