"""Finds what can be changed mechanically in a file of Swift, line by line.

Each edit can be written in two ways: plainly, as a person would read it, and guarded, as it is compiled:
then all edits of a run are in one build, and a number given to the process says which one counts.
"""
import re
from dataclasses import dataclass

from source import BLANK, scan

NUMBER = "\x01"
KINDS = ["condition", "boundary", "statement", "constant", "end"]


@dataclass
class Edit:
    """A change of a part of one line; `guarded` has NUMBER where its number belongs."""

    path: str
    line: int
    start: int
    end: int
    kind: str
    plain: str
    guarded: str
    before: str
    number: int = 0

    def after(self):
        """The line as it would read with the edit made plainly; empty for a dropped statement."""
        return (self.before[: self.start] + self.plain + self.before[self.end :]).strip()

    def compiled(self):
        text = self.guarded.replace(NUMBER, str(self.number))
        return self.before[: self.start] + text + self.before[self.end :]

    def key(self):
        return (self.path, self.before.strip(), self.after())


def edits(file):
    """All edits of a file, in the order of the text."""
    if file.is_generated:
        return
    for index, code in enumerate(file.code):
        # Attributes and imports are no behaviour. Assertions, room reserved and hashes can change
        # without anything that a caller may rely on: edits there would be equivalent by nature.
        if re.match(r"\s*(@|public import|import|assert|precondition)", code) or re.search(
            r"reserveCapacity|keepingCapacity|hasher\.combine|#available|\bfunc [<>]", code
        ):
            continue
        following = file.code[index + 1] if index + 1 < len(file.code) else ""
        previous = next((line for line in reversed(file.code[:index]) if line.strip(BLANK + " ")), "")
        for kind, start, end, plain, guarded in found(code, file.lines[index], previous, following):
            yield Edit(file.path, index + 1, start, end, kind, plain, guarded, file.lines[index])


def found(code, text, previous, following):
    yield from conditions(code, text, following)
    yield from boundaries(code, text)
    yield from statements(code, text, previous, following)
    yield from constants(code, text)
    yield from ends(code, text)


CLAUSE_END = re.compile(r",| \{| else\b")
NO_CONDITION = re.compile(r"(let|var|case|#)\b")


def conditions(code, text, following):
    """Clauses of `if`, `guard`, `while` and `where`, and what stands before `?`."""
    head = re.match(r"\s*(\} else )?(if|guard|while) |.* for .* where |\s*\} while ", code)
    if head:
        place = head.end()
        while place < len(code):
            end = scan(code, place, 1, CLAUSE_END)
            if end is None or (end == len(code) and not re.match(r"\s*else\b", following)):
                # The condition goes on in the next line, except at the end of `repeat`.
                if not code.lstrip().startswith("} while") or following.lstrip()[:2] in ("&&", "||"):
                    break
                end = len(code)
            if not NO_CONDITION.match(code, place) and text[place:end].strip():
                yield negation(text, place, end)
            if end >= len(code) or code[end] != ",":
                break
            place = end + 2
    for match in re.finditer(r" \? ", code):
        start = operand_start(code, match.start(), TERNARY_START)
        if start is not None and code[start : match.start()].strip():
            yield negation(text, start, match.start())


def negation(text, start, end):
    condition = text[start:end]
    if re.fullmatch(r"![\w.]+(\([^()]*\))?", condition):
        plain = condition[1:]
    elif re.fullmatch(r"[\w.]+(\([^()]*\))?", condition):
        plain = "!" + condition
    else:
        plain = f"!({condition})"
    return "condition", start, end, plain, f"mutationFlips({NUMBER}, {condition})"


TERNARY_START = re.compile(r"(, |: | = |\{ |; |\breturn |\bin |\bcase )$")
COMPARISON_START = re.compile(
    r"(, |: | = |\{ |; |&& |\|\| | \? |\breturn |\bin |\bif |\bguard |\bwhile |\bwhere )$")
COMPARISON_END = re.compile(r",|;| && | \|\| | \? | : | \{| else\b| \}")


def operand_start(code, end, stops):
    """Where the operand that ends at a place begins."""
    place = scan(code, end - 1, -1, stops)
    if place is None:
        return None
    start = place + 1
    return start + len(code[start:end]) - len(code[start:end].lstrip())


def boundaries(code, text):
    """`<` for `<=` and the other way round."""
    for match in re.finditer(r" (<=|>=|<|>) ", code):
        start = operand_start(code, match.start(), COMPARISON_START)
        end = scan(code, match.end(), 1, COMPARISON_END)
        if start is None or end is None or not code[start : match.start()].strip():
            continue
        other = match[1][0] if match[1].endswith("=") else match[1] + "="
        plain = f"{text[start:match.start()]} {other} {text[match.end():end]}"
        yield "boundary", start, end, plain, f"(mutationIsOn({NUMBER}) ? {plain} : {text[start:end]})"


NO_STATEMENT = re.compile(
    r"(let|var|if|guard|for|while|repeat|switch|case|default|func|init|deinit|struct|enum|class|actor|"
    r"extension|protocol|public|private|internal|fileprivate|package|static|mutating|nonisolated|throw|"
    r"subscript|typealias|associatedtype|indirect|override|final|weak|lazy|do|defer|get|set|import|break|"
    r"infix|prefix|postfix|return .*|else|in|where|consuming|borrowing|some|any|isolated)\b")


def statements(code, text, previous, following):
    """Statements of one line that can be left out: assignments, calls, `return` and `continue`."""
    body = code.strip(BLANK + " ")
    start = len(code) - len(code.lstrip())
    # A comment behind the statement stays.
    end = len(code.rstrip(BLANK + " ")) if not text.endswith('"') else len(text)
    if not re.match(r"[\w&_]", body) or NO_STATEMENT.match(body):
        return
    is_whole = re.search(r"[\w)\]}?!\"]$", text[:end]) and scan(code[start:end], 0, 1, NEVER) == end - start
    is_change = re.search(r" (=|[-+*/%&|^]+=|<<=|>>=) |\)$|\} *$", body) or body in ("return", "continue")
    goes_on = re.match(r"\s*(\.|\?|:|&&|\|\||[-+*/%|&=<>]|\)|\]|,)", following)
    is_part = re.search(r"([,(\[=?:+*/|&<>-]|\breturn|\bin)$", previous.rstrip(BLANK + " "))
    if previous.rstrip(BLANK + " ").endswith(" in"):
        is_part = None
    if is_whole and is_change and not goes_on and not is_part and not re.match(r"[\w.]+:", body):
        yield "statement", start, end, "", f"if !mutationIsOn({NUMBER}) {{ {text[start:end]} }}"


NEVER = re.compile(r"(?!)")


def constants(code, text):
    """Numbers moved by one, up or, in the second form, down."""
    if re.match(r"\s*(indirect )?case \w+ = ", code):
        return
    for match in re.finditer(r"(?<![\w.$#@])(0x[0-9A-Fa-f_]+|\d[\d_]*)(?![\w]|\.\d)", code):
        literal = match[0]
        value = int(literal.replace("_", ""), 0 if literal.startswith("0x") else 10)
        for step in (1, -1):
            if value + step < 0:
                continue
            plain = hex(value + step) if literal.startswith("0x") else str(value + step)
            name = "mutationRaises" if step > 0 else "mutationLowers"
            yield "constant", match.start(), match.end(), plain, f"{name}({NUMBER}, {literal})"


OTHER_END = {
    "first": "last", "firstIndex": "lastIndex", "removeFirst": "removeLast", "popFirst": "popLast",
    "dropFirst": "dropLast", "prefix": "suffix", "min": "max", "startIndex": "endIndex",
    "lowerBound": "upperBound", "leading": "trailing",
}
OTHER_END.update({other: one for one, other in OTHER_END.items()})
# Of enumerations' cases only what both names exist of.
IMPLICIT = ("first", "last", "min", "max", "leading", "trailing")
HEAD = re.compile(r"\s*(\} else )?(if|guard|while|for|switch) ")
CHAIN_START = re.compile(r"[^\w.?!)\]}]$")


def ends(code, text):
    """`first` for `last` and other names of two ends."""
    if re.match(r"\s*(case |[\w ]*\b(func|init|enum|struct)\b)", code):
        return
    for match in re.finditer(r"(?<![\w$])(" + "|".join(OTHER_END) + r")\b(?!:)", code):
        is_member = code[: match.start()].endswith(".")
        is_call = code[match.end() : match.end() + 1] == "("
        if not is_member and not (is_call and match[0] in ("min", "max")):
            continue
        start = match.start()
        if is_member:
            place = scan(code, match.start() - 1, -1, CHAIN_START)
            if place is None:
                continue
            start = place + 1
        if code[start] == "." and match[0] not in IMPLICIT:
            continue
        end = match.end()
        if is_call:
            end = end_of_brackets(code, end)
        # A closure behind, which in the head of a statement would be its block.
        if end is not None and code[end : end + 3] == " { " and not HEAD.match(code):
            end = end_of_brackets(code, end + 1)
        if end is None:
            continue
        original = text[start:end]
        plain = text[start : match.start()] + OTHER_END[match[0]] + text[match.end() : end]
        yield "end", start, end, plain, f"(mutationIsOn({NUMBER}) ? {plain} : {original})"


def end_of_brackets(code, place):
    """The place behind the bracket that closes the one at a place; None if it is in another line."""
    end = scan(code, place + 1, 1, NEVER)
    return end + 1 if end is not None and end < len(code) else None
