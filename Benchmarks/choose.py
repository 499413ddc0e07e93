"""Figures of `selector choose` in a pseudo-terminal: how soon it draws, how soon all lines are there, how
long keys take, and the memory that it takes, the input itself included.

    swift build -c release --product selector
    python3 Benchmarks/choose.py .build/release/selector [lines…]
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

    def read(self, seconds):
        """Takes what is written within that time; false if nothing is."""
        if not select.select([self.terminal], [], [], seconds)[0]:
            return False
        self.output += os.read(self.terminal, 65536)
        if not self.asked and b"\x1b[c" in self.output:
            self.asked = True
            os.write(self.terminal, b"\x1b[?0u\x1b[?2026;2$y\x1b[1;1R\x1b[?62;22c")
        return True

    def await_text(self, pattern, since=0, seconds=60):
        """Reads until a pattern was written, and tells when."""
        limit = time.monotonic() + seconds
        while not re.search(pattern, self.output[since:]):
            if time.monotonic() > limit:
                sys.exit(f"nothing like {pattern} was written: {self.output[-300:]}")
            self.read(0.005)
        return time.monotonic()

    def key(self, text):
        """The seconds from a key to the end of the next frame, to the last one, and the bytes of the next."""
        since, start = len(self.output), time.monotonic()
        os.write(self.terminal, text)
        first = self.await_text(rb"\x1b\[\?2026l", since)
        count, last = len(self.output) - since, first
        # What is drawn in parts is over when nothing more comes.
        while self.read(0.3):
            last = time.monotonic()
        return first - start, last - start, count

    def memory(self):
        """The most memory that it had, in bytes."""
        with open(f"/proc/{self.process}/status") as status:
            return int(re.search(r"VmHWM:\s+(\d+)", status.read()).group(1)) * 1024

    def end(self):
        os.write(self.terminal, b"\x03")
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def text(number, length, script):
    """A line of so many bytes, its end included."""
    label = f"line {number * 7919 % 1000003:07d}"
    if script == "ascii":
        return label.ljust(length - 1, ".") + "\n"
    kana = "東京都渋谷区アイウエオかきくけこ"
    start = number % len(kana)
    line = f"{number * 7919 % 1000003:07d}" + (kana[start:] + kana * (length // 48 + 1))
    return line.encode()[:length - 1].decode(errors="ignore") + "\n"


def measure(command, lines, length, script, mode):
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        for number in range(lines):
            file.write(text(number, length, script))
        file.flush()
        size = os.path.getsize(file.name)
        session = Session([command, "choose", "--search", mode, file.name])
        first = session.await_text(rb"Esc cancel") - session.start
        whole = session.await_text(rf"1/{lines}\b".encode()) - session.start
        read = session.memory()
        arrow = max(session.key(key)[0] for key in (b"\x1b[B", b"\x1b[B", b"\x1b[A"))
        letters = [session.key(letter) for letter in (b"9", b"1")]
        searched = session.memory()
        session.end()
    return first, whole, arrow, letters, read, searched, size


command = sys.argv[1]
counts = [int(count) for count in sys.argv[2:]] or [100_000, 1_000_000]
cases = [(length, script, "substring") for length in (20, 60, 200) for script in ("ascii", "japanese")]
cases += [(20, "ascii", "prefix"), (20, "ascii", "fuzzy"), (60, "japanese", "fuzzy")]
base = measure(command, 10, 20, "ascii", "substring")[-3:-1]
print("    lines bytes script   search    | ms: first frame, all lines, arrow | letters: first frame, all found"
      " | memory beyond ten lines, of the input: read, searched")
for lines in counts:
    for length, script, mode in cases:
        first, whole, arrow, letters, read, searched, size = measure(command, lines, length, script, mode)
        print(
            f"{lines:9,} {length:5} {script:8} {mode:9} | {first * 1000:6.0f} {whole * 1000:6.0f}"
            f" {arrow * 1000:6.1f} | "
            + "  ".join(f"{s * 1000:4.0f} {all * 1000:4.0f}" for s, all, _ in letters)
            + f" | {(read - base[0]) / size:.2f} {(searched - base[1]) / size:.2f}", flush=True)
