"""Compares the widths of SelectorText with those of wcwidth and explains every difference.

    differences.py WIDTHS ARTICLE           compares the list in the article; prints what differs
    differences.py WIDTHS ARTICLE --write   writes it

WIDTHS holds a line for each text: its scalars in hexadecimal, joined by `-`, and its cells.
A difference that no reason explains is an error.
"""

import pathlib
import sys

import unicodedata2 as ucd
import wcwidth

BEGIN, END = "<!-- differences: begin -->", "<!-- differences: end -->"


def reason(scalars, ours, theirs):
    """Why a width differs; None if nobody knows."""
    first = scalars[0]
    category = ucd.category(chr(first))
    if len(scalars) == 1:
        if (ours, theirs) == (1, 0) and category in ("Cf", "Zl", "Zp"):
            return "format letters and line separators: the sanitiser takes them out or marks them"
        if (ours, theirs) == (1, 0) and category == "Cn":
            return "unassigned, in a block of Hangul vowels and finals: drawn as a replacement"
        if theirs == 0 and category == "Mc":
            return "spacing marks alone: something is drawn, as wide as the tables of Unicode say"
        if first in (0x2E3A, 0x2E3B):
            return "dashes of two and three ems: two cells, the most that a cluster takes (kitty, Ghostty)"
        return None
    later = scalars[1:]
    if (ours, theirs) == (1, 3) and 0x1F3FB <= later[0] <= 0x1F3FF:
        return "a skin tone behind what cannot have one adds nothing to the cluster that it is part of"
    if (ours, theirs) == (2, 1) and 0x1F3FB <= later[0] <= 0x1F3FF:
        return "a skin tone makes its base an emoji, also where U+FE0F is left out (UTS #51)"
    if (ours, theirs) == (2, 1) and later == (0xFE0E,):
        return "U+FE0E makes no emoji narrow (the draft of mode 2027), unless a policy says so"
    if (ours, theirs) == (2, 1) and 0x200D in later:
        return "a sequence joined by U+200D is one emoji, also where U+FE0F is left out (UTS #51)"
    return None


def name(scalars):
    text = " ".join(f"{scalar:04X}" for scalar in scalars)
    return f"U+{text}" if len(scalars) == 1 else text


def differences(path):
    groups = {}
    for line in pathlib.Path(path).read_text().splitlines():
        spelled, cells = line.split()
        scalars = tuple(int(part, 16) for part in spelled.split("-"))
        ours, theirs = int(cells), wcwidth.wcswidth("".join(map(chr, scalars)))
        if ours == theirs:
            continue
        why = reason(scalars, ours, theirs)
        if why is None:
            sys.exit(f"differences.py: {name(scalars)} takes {ours} cells here and {theirs} in wcwidth,"
                     " and nobody knows why")
        groups.setdefault((why, ours, theirs), []).append(scalars)
    return groups


def spelled(members):
    """The first few of some texts, neighbours as ranges."""
    runs = []
    for scalars in sorted(set(members), key=lambda item: (len(item), item)):
        if runs and len(scalars) == 1 and runs[-1][1] == (scalars[0] - 1,):
            runs[-1][1] = scalars
        else:
            runs.append([scalars, scalars])
    words = [name(first) if first == last else f"{name(first)}...{last[0]:04X}" for first, last in runs]
    return ", ".join(words[:6]) + (f" and {len(words) - 6} more ranges" if len(words) > 6 else "")


def table(groups):
    lines = [f"Compared with wcwidth {wcwidth.__version__}.", "",
             "| Here | wcwidth | Texts | Which | Why |", "|---|---|---|---|---|"]
    for (why, ours, theirs), members in sorted(groups.items(), key=lambda item: (-len(item[1]), item[0])):
        count = len(set(members))
        lines.append(f"| {ours} | {theirs} | {count:,} | {spelled(members)} | {why} |")
    return "\n".join(lines)


def main(arguments):
    if len(arguments) not in (2, 3) or arguments[2:] not in ([], ["--write"]):
        sys.exit(__doc__)
    article = pathlib.Path(arguments[1])
    text, found = article.read_text(), table(differences(arguments[0]))
    head, rest = text.split(BEGIN)
    tail = rest.split(END)[1]
    wanted = f"{head}{BEGIN}\n\n{found}\n\n{END}{tail}"
    if arguments[2:]:
        article.write_text(wanted)
    elif wanted != text:
        sys.exit(f"differences.py: the differences from wcwidth are not those of {article};"
                 " run .ci/check-unicode --write")


main(sys.argv[1:])
