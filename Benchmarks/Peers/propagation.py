"""Changes one signal of reaktiv on which 10,000 computed values depend, in a chain or all at once.

Prints a line for each shape: name, shape, nanoseconds a value, the least of a few changes. Nothing is printed where
the library is not installed.
"""

import sys
import threading
import time

import reaktiv

COUNT = 10_000
CHANGES = 4
runs = 0


def after(source):
    return lambda: source() + 1


def watch(value):
    def run():
        global runs
        runs += 1
        value()

    return run


def measure(shape):
    global runs
    runs = 0
    root = reaktiv.Signal(1)
    values = [root]
    for _ in range(COUNT):
        values.append(reaktiv.Computed(after(values[-1] if shape == "chain" else root)))
    watched = values[-1:] if shape == "chain" else values[1:]
    effects = [reaktiv.Effect(watch(value)) for value in watched]
    times = []
    for change in range(CHANGES):
        start = time.thread_time()
        root.set(change + 2)
        times.append(time.thread_time() - start)
    assert runs == (CHANGES + 1) * len(effects)
    print(f"reaktiv (Python)\t{shape}\t{min(times) * 1e9 / COUNT:.1f}", flush=True)


def main():
    for shape in ["chain", "fan-out"]:
        measure(shape)


# The library goes down a chain by calls within calls.
sys.setrecursionlimit(1_000_000)
threading.stack_size(512 << 20)
thread = threading.Thread(target=main)
thread.start()
thread.join()
