"""Edits a package mechanically, and counts the edits that its tests catch.

    python3 mutate.py --package P --folder F --seed N --count N --equivalent FILE --modules M...

Leaves with 1 if fewer than nine of ten are caught, or if an edit survives that no line of FILE explains.
"""
import argparse
import hashlib
import json
from collections import Counter
from pathlib import Path

from drawing import Draw, read_equivalents
from package import Copy
from trials import Trials


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--package", type=Path, required=True)
    parser.add_argument("--folder", type=Path, required=True, help="where copy and results are kept")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--equivalent", type=Path, required=True)
    parser.add_argument("--modules", nargs="+", required=True)
    parser.add_argument("--leave-out", nargs="*", default=[], help="targets of tests not to run")
    parser.add_argument("--again", action="store_true", help="try only what survived the last run")
    options = parser.parse_args()
    folder = options.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)

    draw = Draw(options.package, options.modules, options.count, options.seed)
    equivalents = read_equivalents(options.equivalent, draw.files)
    text = "".join(str(file.lines) for file in draw.files.values())
    sources = hashlib.sha256(text.encode()).hexdigest()[:16]
    results_path = folder / f"results-{options.seed}-{options.count}-{sources}.json"
    results = json.loads(results_path.read_text()) if results_path.exists() and options.again else {}

    copy = Copy(options.package, folder / "package", options.modules)
    copy.settle(draw, folder / f"rejected-{sources}.json")
    trials = Trials(copy, folder, options.leave_out)
    trials.prepare()
    edits = sorted(draw.chosen, key=lambda edit: edit.number)
    # Slow tests are run only for what all quick ones let through.
    for is_slow in (False, True):
        for edit in edits:
            name = "\n".join(edit.key())
            if not results.get(name):
                results[name] = trials.verdict(edit, is_slow)
                results_path.write_text(json.dumps(results, indent=1))
                describe(edit, results[name], equivalents.get(edit.key()))
    raise SystemExit(judge(edits, results, equivalents))


def describe(edit, verdict, reason):
    print(f"{edit.number}. {edit.kind}, {edit.path}:{edit.line}")
    print(f"    - {edit.before.strip()}\n    + {edit.after()}".rstrip())
    if verdict:
        print(f"    caught: {verdict[:300]}", flush=True)
    else:
        print(f"    survived{f', equivalent: {reason}' if reason else ''}", flush=True)


def judge(edits, results, equivalents):
    """Prints what came of all edits; the status to leave with."""
    survivors = [edit for edit in edits if not results["\n".join(edit.key())]]
    explained = [edit for edit in survivors if edit.key() in equivalents]
    drawn = Counter((edit.path.split("/")[1], edit.kind) for edit in edits)
    missed = Counter((edit.path.split("/")[1], edit.kind) for edit in survivors)
    print()
    for (module, kind), count in sorted(drawn.items()):
        print(f"{module}, {kind}: {count - missed[module, kind]} of {count} caught")
    caught = len(edits) - len(survivors)
    unexplained = len(survivors) - len(explained)
    print(
        f"{caught} of {len(edits)} caught, {len(explained)} explained as equivalent, "
        f"{unexplained} survived")
    if not edits or caught * 10 < len(edits) * 9:
        print("mutate: fewer than nine of ten are caught")
        return 1
    if unexplained:
        print("mutate: each edit that survived needs a test, or a line that explains why it changes nothing")
        return 1
    return 0


main()
