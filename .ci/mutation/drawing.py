"""Draws edits by a seed, and replaces those that do not compile."""
import random
from pathlib import Path

from edits import KINDS, edits
from source import SourceFile


class Draw:
    """The edits of a run: of each module as many as its share of the code, of each kind equally many."""

    def __init__(self, package, modules, count, seed):
        self.files = {}
        self.queues = {}
        self.chosen = []
        sizes = {}
        for module in modules:
            paths = sorted((package / "Sources" / module).rglob("*.swift"))
            files = [SourceFile(str(path.relative_to(package)), path.read_text("utf-8")) for path in paths]
            self.files.update({file.path: file for file in files})
            sizes[module] = sum(file.size for file in files)
            order = random.Random(f"{seed} {module}")
            self.queues[module] = queue([edit for file in files for edit in edits(file)], order)
        number = 0
        for module, share in shares(sizes, count).items():
            for _ in range(share):
                number += 1
                if edit := self.next(module):
                    edit.number = number
                    self.chosen.append(edit)

    def next(self, module):
        """The next edit in line whose line is not changed yet; None where there is no more."""
        taken = {(edit.path, edit.line) for edit in self.chosen}
        while self.queues[module]:
            edit = self.queues[module].pop(0)
            if (edit.path, edit.line) not in taken:
                return edit
        return None

    def replace(self, edit, module):
        """Takes the next edit in line for one that does not compile."""
        self.chosen.remove(edit)
        if other := self.next(module):
            other.number = edit.number
            self.chosen.append(other)

    def text(self, path):
        """The text of a file with all its edits, guarded."""
        lines = list(self.files[path].lines)
        for edit in self.chosen:
            if edit.path == path:
                lines[edit.line - 1] = edit.compiled()
        return "\n".join(lines)


def queue(found, order):
    """Edits in a random order, the kinds by turns."""
    kinds = {kind: [edit for edit in found if edit.kind == kind] for kind in KINDS}
    for kind in KINDS:
        order.shuffle(kinds[kind])
    result = []
    while any(kinds.values()):
        result += [kinds[kind].pop() for kind in KINDS if kinds[kind]]
    return result


def shares(sizes, count):
    """A count divided in proportion to sizes, the largest remainders first."""
    total = sum(sizes.values())
    result = {name: count * size // total for name, size in sizes.items()}
    for name in sorted(sizes, key=lambda name: -(count * sizes[name] % total)):
        if sum(result.values()) < count:
            result[name] += 1
    return result


def read_equivalents(path, files):
    """The edits that are explained as equivalent, with their reasons; an error where a line is gone."""
    result = {}
    for block in Path(path).read_text("utf-8").split("\n\n"):
        lines = [line for line in block.split("\n") if line and not line.startswith("#")]
        if not lines:
            continue
        if len(lines) < 4 or lines[1][:2] != "- " or lines[2][:1] != "+":
            raise SystemExit(f"mutate: {path}: expected a file, '- LINE', '+ LINE' and a reason: {lines}")
        file, before, after = lines[0], lines[1][2:].strip(), lines[2][1:].strip()
        if file not in files or all(line.strip() != before for line in files[file].lines):
            raise SystemExit(f"mutate: {path} explains a line that is not in {file}: {before}")
        result[file, before, after] = " ".join(line.strip() for line in lines[3:])
    return result
