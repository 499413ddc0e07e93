import BenchCounters

/// The signals of `reaktiv`, from PyPI: 10,000 computed values, in a chain or all of one signal.
enum PropagationPeer {
  static let shapes = ["chain", "fan-out"]

  /// The nanoseconds a value, the least of a few changes; nil where the library is not installed.
  static func time(_ shape: String) -> Double? {
    let time = unsafe bench_figure_of("python3 - \(shape) 2>/dev/null <<'END'\n\(script)\nEND\n")
    return time < 0 ? nil : time
  }

  private static let script = """
    import sys, threading, time
    import reaktiv

    count, chained = 10_000, sys.argv[1] == "chain"
    sys.setrecursionlimit(1_000_000)
    threading.stack_size(512 << 20)

    runs = 0

    def after(source):
        return lambda: source() + 1

    def watch(value):
        def run():
            global runs
            runs += 1
            value()
        return run

    def run():
        root = reaktiv.Signal(1)
        values = [root]
        for _ in range(count):
            values.append(reaktiv.Computed(after(values[-1] if chained else root)))
        watched = values[-1:] if chained else values[1:]
        effects = [reaktiv.Effect(watch(value)) for value in watched]
        least = None
        for change in range(4):
            start = time.thread_time()
            root.set(change + 2)
            taken = time.thread_time() - start
            least = taken if least is None else min(least, taken)
        assert runs == 5 * len(effects)
        print(least * 1e9 / count)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    """
}
