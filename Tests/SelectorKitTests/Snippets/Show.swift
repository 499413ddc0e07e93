import Testing
@Suite struct Show { @Test(arguments: Snippet.all) func show(s: Snippet) throws { Swift.print("== \(s.name)"); for o in try s.output() { Swift.print(o) } } }
