"""Figures of `selector choose` in a pseudo-terminal: how soon it draws, how soon all lines are there, how
long a key takes, and the memory beyond what ten lines take.

    swift build -c release --product selector
    python3 Benchmarks/choose.py .build/release/selector
"""
import fcntl
import os
import pty
import re
import select
import struct
import sys
import tempfile
import termios
import time


class Session:
    """The command in a terminal of 80 x 24 that answers what it is asked."""

    def __init__(self, command):
        self.output = b""
        self.asked = False
        self.start = time.monotonic()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.environ.update(TERM="xterm-256color", LANG="C.UTF-8")
            os.execvp(command[0], command)

    def await_text(self, pattern, since=0, seconds=60):
        """Reads until a pattern was written, and tells when."""
        limit = time.monotonic() + seconds
        while not re.search(pattern, self.output[since:]):
            if time.monotonic() > limit:
                sys.exit(f"nothing like {pattern} was written: {self.output[-300:]}")
            if select.select([self.terminal], [], [], 0.005)[0]:
                self.output += os.read(self.terminal, 65536)
            if not self.asked and b"\x1b[c" in self.output:
                self.asked = True
                os.write(self.terminal, b"\x1b[?0u\x1b[?2026;2$y\x1b[1;1R\x1b[?62;22c")
        return time.monotonic()

    def key(self, text):
        """The seconds and bytes from a key to the end of the next frame."""
        since, start = len(self.output), time.monotonic()
        os.write(self.terminal, text)
        end = self.await_text(rb"\x1b\[\?2026l", since)
        return end - start, len(self.output) - since

    def memory(self):
        """The most memory that it had, in bytes."""
        with open(f"/proc/{self.process}/status") as status:
            return int(re.search(r"VmHWM:\s+(\d+)", status.read()).group(1)) * 1024

    def end(self):
        os.write(self.terminal, b"\x03")
        os.waitpid(self.process, 0)


def measure(command, lines, length):
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        for number in range(lines):
            file.write(f"line {number * 7919 % 1000003:07d}".ljust(length - 1, ".") + "\n")
        file.flush()
        session = Session([command, "choose", file.name])
        first = session.await_text(rb"Esc cancel") - session.start
        whole = session.await_text(rf"1/{lines}\b".encode()) - session.start
        read = session.memory()
        arrow = [session.key(key) for key in (b"\x1b[B", b"\x1b[B", b"\x1b[B", b"\x1b[A")]
        letters = [session.key(letter)[0] for letter in (b"9", b"1")]
        searched = session.memory()
        session.end()
    return first, whole, max(arrow), letters, read, searched, lines * length


base = None
print("lines  bytes each | first frame  all lines | arrow: ms, bytes | letters: ms | memory beyond ten lines, of the input: read, searched")
for lines, length in ((10, 20), (1_000_000, 20), (1_000_000, 60)):
    first, whole, arrow, letters, read, searched, size = measure(sys.argv[1], lines, length)
    base = base or (read, searched)
    print(
        f"{lines:9,} {length:3} | {first * 1000:6.0f} ms {whole * 1000:8.0f} ms"
        f" | {arrow[0] * 1000:5.1f} {arrow[1]:4} | " + " ".join(f"{s * 1000:.0f}" for s in letters)
        + f" | {(read - base[0]) / size:.2f} {(searched - base[1]) / size:.2f}")
