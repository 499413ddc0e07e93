#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the benchmark shows, a section at a time.
@main
struct Bench {
  static func main() {
    let arguments: BenchArguments
    do {
      arguments = try BenchArguments(CommandLine.arguments.dropFirst())
    } catch {
      print(error.message)
      exit(2)
    }
    var bench = Runner(arguments: arguments)
    // Memory comes first, as long as the process holds nothing else.
    bench.memory()
    bench.list()
    bench.frames()
    bench.peers()
    bench.encoding()
    bench.search()
    bench.multi()
    bench.form()
    bench.propagation()
    bench.relations()
    bench.rows()
    bench.query()
    bench.typeahead()
    bench.snapshots()
    bench.printVerdict()
    if arguments.checks, !bench.failures.isEmpty { exit(1) }
  }
}

/// What the command line asks for.
struct BenchArguments {
  struct Failure: Error {
    let message: String
  }

  static let usage = """
    usage: bench [--filter TEXT] [--quick] [--check]
      --filter TEXT  only sections and rows whose name contains the text
      --quick        fewer rounds, coarser figures
      --check        fail where a limit is not kept
    """

  /// Only what has this text in the name of the section or of the row; nil for everything.
  var filter: String?
  /// Whether fewer rounds do.
  var isQuick = false
  /// Whether limits that are not kept are a failure.
  var checks = false

  init(_ words: some Sequence<String>) throws(Failure) {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--filter":
        guard let text = words.next() else { throw Failure(message: Self.usage) }
        filter = text
      case "--quick": isQuick = true
      case "--check": checks = true
      default: throw Failure(message: Self.usage)
      }
    }
  }

  /// Whether a row is asked for.
  func includes(_ row: String, of section: String) -> Bool {
    guard let filter else { return true }
    return row.lowercased().contains(filter.lowercased())
      || section.lowercased().contains(filter.lowercased())
  }
}
