"""Runs the tests with one edit after another, each until the first test fails."""
import json
import os
import re
import resource
import selectors
import signal
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

# Tests that take longer than this many seconds and this share of their target come after all quick ones.
SLOW, SHARE = 2, 0.05
FAILURE = re.compile(r"^\S+ (Test .* recorded an issue .*)|^.*(Fatal error.*)")

COLOR = re.compile(r"\x1b\[[\d;]*m")


@dataclass
class Stage:
    """A part of the tests that is run at once; what it takes and what it reaches when nothing is edited."""

    name: str
    command: list
    seconds: float = 0
    processor_seconds: float = 0
    reached: list = field(default_factory=list)

    @property
    def is_slow(self):
        return self.name.endswith(", slow")

    def limits(self):
        """Seconds by the clock and of the processor after which tests are said to hang.

        Generous by the clock, for machines that do other work as well.
        """
        return 10 * self.seconds + 120, 3 * self.processor_seconds + 15


class Trials:
    def __init__(self, copy, scratch, left_out=()):
        self.copy = copy
        self.left_out = left_out
        self.scratch = Path(scratch)
        self.products, self.tests = copy.products()
        self.stages = []

    def prepare(self):
        """Runs all tests with nothing edited: they have to pass, and tell what each stage reaches."""
        tests = self.copy.folder / "Tests"
        command = self.products / "selector"
        scenarios = sorted(map(str, tests.glob("SelectorScenariosTests/Scenarios/**/*.json")))
        if command.exists() and scenarios:
            self.stages.append(Stage("scenarios", [str(command), "replay", *scenarios]))
            self.measure(self.stages[0])
        for target in sorted(path.name for path in tests.glob("*Tests") if path.name not in self.left_out):
            # Kept as long as neither what is tested nor the tests of the target change.
            kept = self.scratch / f"stages-{self.copy.digest('Sources', f'Tests/{target}')}.json"
            if not kept.exists():
                stages = [stage.__dict__ for stage in self.measured(target)]
                kept.write_text(json.dumps(stages))
            self.stages += [Stage(**stage) for stage in json.loads(kept.read_text())]
        self.stages.sort(key=lambda stage: stage.processor_seconds)

    def measured(self, target):
        """The stages of a target: its quick tests and, if there are any, its slow ones."""
        whole = Stage(target, test_command(self.tests, [f"^{target}\\."]))
        times = self.measure(whole, is_timed=True)
        late = [
            f"{target}\\.(.*/)?{place}$" for place, seconds in times.items()
            if seconds > max(SLOW, SHARE * whole.seconds)
        ]
        if not late:
            return [whole]
        part = Stage(target, test_command(self.tests, [f"^{target}\\."], late))
        self.measure(part)
        # Not run again: what the slow ones take is the rest, and they reach at most what all tests do.
        rest = Stage(
            f"{target}, slow", test_command(self.tests, late), whole.seconds - part.seconds,
            whole.processor_seconds - part.processor_seconds, whole.reached)
        return [part, rest]

    def measure(self, stage, is_timed=False):
        """Runs a stage with nothing edited; how long each test took, by its place, if that is asked for."""
        reached, events = self.scratch / "reached", self.scratch / "events"
        reached.write_text("")
        command = list(stage.command)
        if is_timed:
            command += ["--no-parallel", "--event-stream-output-path", str(events)]
            command += ["--event-stream-version", "0"]
        start, before = time.monotonic(), processor_seconds()
        verdict = attempt(command, {"SELECTOR_MUTATIONS_REACHED": str(reached)}, (3600, 3600))
        if verdict:
            raise SystemExit(f"mutate: {stage.name}: with nothing edited: {verdict}")
        stage.seconds = time.monotonic() - start
        stage.processor_seconds = processor_seconds() - before
        stage.reached = sorted(map(int, reached.read_text().split()))
        print(
            f"{stage.name}: passes in {stage.seconds:.0f} s, reaches {len(stage.reached)} edits",
            flush=True)
        return times_of_tests(events) if is_timed else {}

    def verdict(self, edit, is_slow):
        """What catches an edit among the quick or the slow tests, if any does; first those of its module."""
        own = edit.path.split("/")[1] + "Tests"
        stages = [stage for stage in self.stages if stage.is_slow == is_slow and edit.number in stage.reached]
        for stage in sorted(stages, key=lambda stage: not stage.name.startswith(("scenarios", own))):
            environment = {"SELECTOR_MUTATION": str(edit.number)}
            if failure := attempt(stage.command, environment, stage.limits()):
                return f"{stage.name}: {failure}"
        return None


def test_command(program, filters, skips=()):
    command = [str(program), "--testing-library", "swift-testing"]
    for pattern in filters:
        command += ["--filter", pattern]
    for pattern in skips:
        command += ["--skip", pattern]
    return command


def processor_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def times_of_tests(path):
    """The seconds that each test took, by the place where it stands, from a stream of events."""
    started, result = {}, {}
    for line in path.read_text("utf-8").rstrip("\n").split("\n"):
        record = json.loads(line)
        payload = record["payload"]
        if record["kind"] != "event" or "/" not in payload.get("testID", ""):
            continue
        place = re.escape(payload["testID"].rsplit("/", 1)[1])
        if payload["kind"] == "testStarted":
            started[place] = payload["instant"]["absolute"]
        elif payload["kind"] == "testEnded":
            result[place] = payload["instant"]["absolute"] - started[place]
    return result


def attempt(command, environment, limits):
    """Runs a command until it fails; what failed, or None where all is well."""
    seconds, processor_seconds = limits

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (int(processor_seconds), int(processor_seconds) + 5))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    process = subprocess.Popen(
        command, env={**os.environ, "SWIFT_BACKTRACE": "enable=no", **environment}, preexec_fn=limit,
        start_new_session=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)
    deadline = time.monotonic() + seconds
    rest, last = b"", ""
    try:
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while True:
                if not selector.select(max(0, deadline - time.monotonic())):
                    return "hangs"
                chunk = os.read(process.stdout.fileno(), 65536)
                if not chunk:
                    break
                *lines, rest = (rest + chunk).split(b"\n")
                for line in lines:
                    last = COLOR.sub("", line.decode("utf-8", "replace"))
                    if failure := FAILURE.match(last):
                        return failure[1] or failure[2] or failure[0]
        status = process.wait(timeout=60)
        if status == 0:
            return None
        if status == -signal.SIGXCPU:
            return "hangs"
        return f"ends with {signal.Signals(-status).name if status < 0 else status}: {last}"
    except subprocess.TimeoutExpired:
        return "does not end"
    finally:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.stdout.close()
        process.wait()
