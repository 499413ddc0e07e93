"""Runs the tests with one edit after another, each until the first test fails."""
import json
import os
import re
import resource
import selectors
import signal
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

# Tests that alone take longer than this many seconds come after all quick ones.
SLOW = 2
FAILURE = re.compile(r"^\S+ (Test .* recorded an issue .*)|^.*(Fatal error.*)")

COLOR = re.compile(r"\x1b\[[\d;]*m")


@dataclass
class Stage:
    """A part of the tests that is run at once; what it takes and what it reaches when nothing is edited."""

    name: str
    command: list
    seconds: float = 0
    processor_seconds: float = 0
    reached: frozenset = frozenset()

    def limits(self):
        """Seconds by the clock and of the processor after which tests are said to hang.

        Generous by the clock, for machines that do other work as well.
        """
        return 10 * self.seconds + 120, 3 * self.processor_seconds + 15


class Trials:
    def __init__(self, copy, scratch):
        self.copy = copy
        self.scratch = Path(scratch)
        self.products, self.tests = copy.products()
        self.stages = []

    def prepare(self):
        """Runs all tests with nothing edited: they have to pass, and tell what each stage reaches."""
        quick, slow = [], []
        command = self.products / "selector"
        scenarios = sorted(map(str, (self.copy.folder / "Tests/SelectorScenariosTests").rglob("Scenarios/**/*.json")))
        if command.exists() and scenarios:
            self.measure(Stage("scenarios", [str(command), "replay", *scenarios]), quick)
        for target in sorted(path.name for path in (self.copy.folder / "Tests").glob("*Tests")):
            whole, times = self.stage(target, [f"^{target}\\."], [], is_timed=True)
            late = [f"{target}\\.(.*/)?{place}$" for place, seconds in times.items() if seconds > SLOW]
            if not late:
                quick.append(whole)
                continue
            self.stage(target, [f"^{target}\\."], late, into=quick)
            self.stage(f"{target}, slow", late, [], into=slow)
        self.stages = sorted(quick, key=lambda stage: stage.seconds) + sorted(slow, key=lambda stage: stage.seconds)

    def stage(self, name, filters, skips, is_timed=False, into=None):
        command = [str(self.tests), "--testing-library", "swift-testing"]
        for pattern in filters:
            command += ["--filter", pattern]
        for pattern in skips:
            command += ["--skip", pattern]
        stage = Stage(name, command)
        events = self.scratch / "events"
        timed = ["--no-parallel", "--event-stream-output-path", str(events), "--event-stream-version", "0"]
        self.measure(stage, into, timed if is_timed else [])
        return stage, times_of_tests(events) if is_timed else {}

    def measure(self, stage, into, arguments=()):
        reached = self.scratch / "reached"
        reached.write_text("")
        start, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
        verdict = attempt([*stage.command, *arguments], {"SELECTOR_MUTATIONS_REACHED": str(reached)}, (3600, 3600))
        if verdict:
            raise SystemExit(f"mutate: {stage.name}: with nothing edited: {verdict}")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        stage.seconds = time.monotonic() - start
        stage.processor_seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        stage.reached = frozenset(map(int, reached.read_text().split()))
        print(f"{stage.name}: passes in {stage.seconds:.0f} s, reaches {len(stage.reached)} edits", flush=True)
        if into is not None:
            into.append(stage)

    def verdict(self, edit):
        """What caught an edit; None where it survived. The tests of its own module come first."""
        own = edit.path.split("/")[1] + "Tests"
        for stage in sorted(self.stages, key=lambda stage: rank(stage, own)):
            if edit.number in stage.reached:
                environment = {"SELECTOR_MUTATION": str(edit.number)}
                if failure := attempt(stage.command, environment, stage.limits()):
                    return f"{stage.name}: {failure}"
        return None


def rank(stage, own):
    return (stage.name.endswith(", slow"), stage.name != "scenarios", not stage.name.startswith(own))


def times_of_tests(path):
    """The seconds that each test took, by the place where it stands, from a stream of events."""
    started, result = {}, {}
    for line in path.read_text("utf-8").splitlines():
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
