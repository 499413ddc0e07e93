import Foundation
import Testing

import selector

@Suite struct `What is written` {
  @Test func `arrives whole and in order`() throws {
    let files = try SampleFiles(["out": ""])
    let file = try #require(FileHandle(forWritingAtPath: files["out"]))
    var output = FileOutput(descriptor: file.fileDescriptor)
    let text = (1...30_000).map { "line \($0)\n" }
    for line in text { output.write(line) }
    output.flush()
    #expect(output.failure == nil)
    #expect(try String(contentsOfFile: files["out"], encoding: .utf8) == text.joined())
  }

  @Test func `to a reader that has enough is dropped without a word`() throws {
    FileOutput.ignoreClosedPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    var output = FileOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    for _ in 0..<3 {
      output.write(String(repeating: "x", count: 100_000))
      output.flush()
    }
    #expect(output.failure == nil)
  }

  @Test func `to nowhere fails with the system's words`() {
    var output = FileOutput(descriptor: -1)
    output.write("x")
    #expect(output.failure == nil)
    output.flush()
    #expect(output.failure == "Bad file descriptor")
  }
}
