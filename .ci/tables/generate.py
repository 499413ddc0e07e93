"""Writes the generated Unicode tables of SelectorKit and SelectorText.

    generate.py ROOT           writes the tables below ROOT (a checkout of the package)
    generate.py ROOT --check   compares instead; prints every difference and leaves with 1

The data comes from pinned PyPI packages (requirements.txt): categories, combining classes,
decompositions and East Asian widths from unicodedata2; case folding, classes of the bidirectional
algorithm and binary properties from regex; the bases of emoji variation sequences from wcwidth;
mirrored pairs from fonttools; what was wide in older versions from an older wcwidth. They must agree on the Unicode version.
"""

import difflib
import importlib
import importlib.util
import pathlib
import sys

try:
    import regex
    import regex._regex as regex_engine
    import regex._regex_core as regex_flags
    import unicodedata2 as ucd
    from fontTools.unicodedata import Mirrored
    vs15 = importlib.import_module("wcwidth.table_vs15").VS15_WIDE_TO_NARROW
    vs16 = importlib.import_module("wcwidth.table_vs16").VS16_NARROW_TO_WIDE
    wcwidth_versions = importlib.import_module("wcwidth.table_wide").WIDE_EASTASIAN
except (ImportError, AttributeError) as error:
    sys.exit(f"generate.py: the Unicode data is not installed ({error}); "
             "run .ci/check-tables, which installs it, or pip install -r .ci/tables/requirements.txt")

FOLDING = "Sources/SelectorKit/Search/FoldingTables.swift"
WIDTH = "Sources/SelectorText/Width/WidthTables.swift"
VERSIONS = "Sources/SelectorText/Width/WidthVersions.swift"
AMBIGUOUS = "Sources/SelectorText/Width/AmbiguousWidths.swift"
BIDI = "Sources/SelectorText/Bidi/BidiTables.swift"

BLOCK = 64          # scalars a block of the folding trie
TOP = 0x30000       # no scalar from here on folds, is a letter of a known script or a mark
KEPT_CLASSES = {7, 8, 9}
SKIN_TONES = range(0x1F3FB, 0x1F400)
OTHER, LETTER, MARK = 0, 1, 2
SELF, TARGET, SEQUENCE, DROPPED, KEPT_MARK, SPACE, HANGUL = range(7)

SCALARS = [c for c in range(0x110000) if not 0xD800 <= c < 0xE000]


def matching(pattern):
    compiled = regex.compile(pattern)
    return {c for c in SCALARS if compiled.match(chr(c))}


def check_versions():
    assigned = {c for c in SCALARS if ucd.category(chr(c)) != "Cn"}
    if assigned != set(SCALARS) - matching(r"\p{Cn}"):
        sys.exit("generate.py: unicodedata2 and regex do not carry the same Unicode version")
    if ucd.unidata_version not in wcwidth_versions:
        sys.exit("generate.py: wcwidth does not carry Unicode " + ucd.unidata_version)
    if f"BidiMirroring-{ucd.unidata_version}.txt" not in pathlib.Path(Mirrored.__file__).read_text():
        sys.exit("generate.py: fonttools does not carry Unicode " + ucd.unidata_version)


# Folding


def is_hangul(scalar):
    return 0xAC00 <= scalar < 0xAC00 + 11172


def decompose(scalar):
    """The full canonical decomposition (Hangul excepted), wide and narrow forms made ordinary."""
    spelled = ucd.decomposition(chr(scalar)).split()
    if not spelled or spelled[0].startswith("<") and spelled[0] not in ("<wide>", "<narrow>"):
        return [scalar]
    parts = [int(part, 16) for part in spelled if not part.startswith("<")]
    return [scalar for part in parts for scalar in decompose(part)]


def fold_case(scalar):
    # The engine leaves the dotted and dotless pairs alone because of Turkish; CaseFolding.txt has
    # I -> i (C) and U+0130 -> i U+0307 (F).
    if scalar == 0x49:
        return [0x69]
    if scalar == 0x130:
        return [0x69, 0x307]
    text = regex_engine.fold_case(regex_flags.FULL_CASE_FOLDING, chr(scalar))
    return [ord(character) for character in text]


def folded(scalar):
    """What one scalar becomes: decomposed, without marks, case folded, until nothing changes."""
    result = [scalar]
    while True:
        parts = [part for scalar in result for part in decompose(scalar)]
        kept = [part for part in parts if ucd.combining(chr(part)) in KEPT_CLASSES | {0}]
        cased = [part for scalar in kept for part in fold_case(scalar)]
        if cased == result:
            return result
        result = cased


def word_class(scalar):
    major = ucd.category(chr(scalar))[0]
    return LETTER if major in "LN" else MARK if major == "M" else OTHER


def utf8_length(scalars):
    return sum(len(chr(scalar).encode()) for scalar in scalars)


def folding_entries():
    spaces = matching(r"\p{White_Space}")
    pool, offsets, entries = [], {}, []
    for scalar in range(TOP):
        if 0xD800 <= scalar < 0xE000:
            entries.append(0)
            continue
        if is_hangul(scalar):
            entries.append(HANGUL << 24 | LETTER << 21)
            continue
        if scalar in spaces:
            entries.append(SPACE << 24)
            continue
        result = folded(scalar)
        # FoldedText makes room for three bytes a byte, and the index counts on no space inside.
        assert utf8_length(result) <= 3 * utf8_length([scalar]), hex(scalar)
        assert not any(part in spaces for part in result), hex(scalar)
        classes = [ucd.combining(chr(part)) for part in result]
        if not result:
            entries.append(DROPPED << 24)
        elif result == [scalar] and classes[0]:
            entries.append(KEPT_MARK << 24 | MARK << 21 | classes[0])
        elif result == [scalar]:
            entries.append(SELF << 24 | word_class(scalar) << 21)
        elif len(result) == 1 and not classes[0]:
            entries.append(TARGET << 24 | word_class(result[0]) << 21 | result[0])
        else:
            key = tuple(result)
            if key not in offsets:
                offsets[key] = len(pool)
                pool.extend(result)
            assert offsets[key] < 1 << 16 and len(result) < 1 << 5
            entries.append(SEQUENCE << 24 | len(result) << 16 | offsets[key])
    for scalar in SCALARS:
        # Beyond the trie every scalar stands for itself; ideographs there are letters.
        assert scalar < TOP or folded(scalar) == [scalar], hex(scalar)
        assert scalar < TOP or word_class(scalar) != MARK or 0xE0100 <= scalar <= 0xE01EF
    return entries, pool


def folding_tables():
    entries, pool = folding_entries()
    blocks, numbers, index = [], {}, []
    for start in range(0, TOP, BLOCK):
        block = tuple(entries[start:start + BLOCK])
        if block not in numbers:
            numbers[block] = len(blocks)
            blocks.append(block)
        index.append(numbers[block])
    sizes = {"blocks": len(blocks), "pool": len(pool)}
    print("folding:", sizes, file=sys.stderr)
    flat = [entry for block in blocks for entry in block]
    letters = ranges(c for c in SCALARS if c >= TOP and word_class(c) == LETTER)
    return header() + f"""
/// What each scalar becomes when it is folded; ``Folding`` tells the rules, `FoldedText` reads it.
enum FoldingTables {{
  /// The version of Unicode that the tables were made from.
  static let unicodeVersion = "{ucd.unidata_version}"

  /// The first scalar that the trie does not hold; from here on every scalar stands for itself.
  static let end: UInt32 = {TOP:#x}

  /// The number of the block of each {BLOCK} scalars: the low bytes of `end / {BLOCK}` numbers.
  static let blockLow: [UInt8] = [
{rows([number & 255 for number in index])}
  ]

  /// The high bytes of the same numbers.
  static let blockHigh: [UInt8] = [
{rows([number >> 8 for number in index])}
  ]

  /// The blocks, {BLOCK} entries each: kind in bits 24-27, word class of the result in bits 21-22.
  ///
  /// Kinds: {SELF} itself; {TARGET} another scalar (bits 0-20); {SEQUENCE} a sequence (offset in bits 0-15, length in
  /// bits 16-20); {DROPPED} nothing; {KEPT_MARK} a mark that stays (combining class in bits 0-3); {SPACE} white space;
  /// {HANGUL} a Hangul syllable. Word classes: {OTHER} neither, {LETTER} letter or number, {MARK} mark.
  static let entries: [UInt32] = [
{rows(flat)}
  ]

  /// The scalars of the sequences; each stands for itself or is a mark that stays.
  static let sequences: [UInt32] = [
{rows(pool)}
  ]

  /// The letters from `end` on, as sorted pairs of first and last scalar.
  static let lettersBeyond: [UInt32] = [
{rows(letters)}
  ]
}}
"""


# Widths


def width_tables():
    zero = {c for c in SCALARS if ucd.category(chr(c)) in ("Mn", "Me")}
    zero |= matching(r"\p{Default_Ignorable_Code_Point}") - {0xAD, 0x115F}
    zero |= matching(r"[\p{Hangul_Syllable_Type=V}\p{Hangul_Syllable_Type=T}]")
    spacing = {c for c in SCALARS if ucd.category(chr(c)) == "Mc"} - zero
    wide = {c for c in SCALARS if ucd.east_asian_width(chr(c)) in ("W", "F")}
    wide |= matching(r"[\p{Emoji_Presentation}\p{Regional_Indicator}]") | {0x2E3A, 0x2E3B}
    wide -= zero
    bases = {c for table in (vs15, vs16) for first, last in table[max(table, key=version)]
             for c in range(first, last + 1)}
    tables = [
        ("wide", "Two cells: East Asian wide and fullwidth, emoji presentation, regional"
                 " indicators, U+2E3A and U+2E3B; none of them is in `zero`.", wide),
        ("zero", "No cell of its own: nonspacing and enclosing marks, default ignorables except"
                 " U+00AD and U+115F, Hangul vowels and finals.", zero),
        ("spacingMarks", "Spacing marks (Mc) that are not in `zero`; a few of them are in `wide`.",
         spacing),
        ("modifierBases", "Scalars of one cell that a skin tone behind them makes two cells wide, since"
                          " it gives them emoji presentation (UTS #51, 2.4).",
         matching(r"\p{Emoji_Modifier_Base}") - wide),
        ("emojiVariationBases", "Scalars that U+FE0F makes two cells wide: the bases of emoji"
                                " variation sequences, the wide ones among them too.", bases),
    ]
    print("width:", {name: len(ranges(members)) // 2 for name, _, members in tables},
          file=sys.stderr)
    body = "\n".join(f"""
{wrapped(text)}
  static let {name}: [UInt32] = [
{rows(ranges(members))}
  ]""" for name, text, members in tables)
    return header() + f"""
/// How wide scalars are in a terminal.
///
/// Every table is a flat run of pairs, the first and the last scalar of a range, both inclusive;
/// the ranges are sorted, apart from each other and never touch.
enum WidthTables {{
  /// The version of Unicode that the tables were made from.
  static let unicodeVersion = "{ucd.unidata_version}"
{body}
}}
"""


def ambiguous_widths():
    members = {c for c in SCALARS if ucd.east_asian_width(chr(c)) == "A"
               and ucd.category(chr(c)) not in ("Mn", "Me", "Co")}
    print("ambiguous:", len(ranges(members)) // 2, file=sys.stderr)
    return header() + f"""
extension WidthTables {{
{wrapped("East Asian Ambiguous, but for marks and private use: one cell, or two where a policy says so.")}
  static let ambiguous: [UInt32] = [
{rows(ranges(members))}
  ]
}}
"""


def older_wide_tables():
    """What was wide in each version of Unicode up to 17, from an older wcwidth beside the new one."""
    folder = pathlib.Path(Mirrored.__file__).parents[2] / "older" / "wcwidth"
    spec = importlib.util.spec_from_file_location("older_table_wide", folder / "table_wide.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return [(name, {c for first, last in table for c in range(first, last + 1)})
            for name, table in sorted(module.WIDE_EASTASIAN.items(), key=lambda item: version(item[0]))]


def packed(name):
    major, minor = version(name)[:2]
    return major << 8 | minor


def width_versions():
    older = older_wide_tables()
    since = {}
    for scalar in SCALARS:
        if ucd.east_asian_width(chr(scalar)) not in ("W", "F") or ucd.category(chr(scalar))[0] == "M":
            continue
        if scalar in SKIN_TONES:  # no cell in that data, since they are taken to be part of a cluster
            since[scalar] = packed("9.0.0")
            continue
        first = ucd.unidata_version
        for name, members in reversed(older):
            if scalar not in members:
                break
            first = name
        if first != older[0][0]:
            since[scalar] = packed(first)
    runs = []
    for scalar, number in sorted(since.items()):
        if runs and runs[-1][1] == scalar - 1 and runs[-1][2] == number:
            runs[-1][1] = scalar
        else:
            runs.append([scalar, scalar, number])
    print("versions:", len(runs), "runs since", older[0][0], file=sys.stderr)
    return header() + f"""
extension WidthTables {{
  /// Scalars that are wide, but were of one cell in older versions of Unicode, back to {older[0][0]}: sorted
  /// triples of the first and the last scalar of a range and the version since which it is wide, its
  /// major number times 256 plus its minor one.
  static let wideSince: [UInt32] = [
{rows([number for run in runs for number in run])}
  ]
}}
"""


# The bidirectional algorithm

# In the order of the cases of BidiClass.
BIDI_CLASSES = ("L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI").split()


def bidi_tables():
    numbers = {}
    for number, name in enumerate(BIDI_CLASSES):
        for scalar in matching(rf"\p{{Bidi_Class={name}}}"):
            numbers[scalar] = number
    starts, classes = [], []
    for scalar in SCALARS:
        if not classes or classes[-1] != numbers[scalar]:
            starts.append(scalar)
            classes.append(numbers[scalar])
    mirrored = sorted(Mirrored.MIRRORED.items())
    # Paired brackets are derived from other properties (UAX #9, 3.1.3).
    brackets = [(first, second) for first, second in mirrored
                if ucd.category(chr(first)) == "Ps" and ucd.category(chr(second)) == "Pe"
                and BIDI_CLASSES[numbers[first]] == "ON"]
    print("bidi:", len(starts), "runs,", len(mirrored), "mirrored,", len(brackets), "brackets",
          file=sys.stderr)
    assert len(starts) < 1 << 16 and max(classes) < 1 << 5
    return header() + f"""
/// What the bidirectional algorithm knows of scalars (UAX #9).
enum BidiTables {{
  /// The version of Unicode that the tables were made from.
  static let unicodeVersion = "{ucd.unidata_version}"

  /// The runs of scalars of one class, in order: the first scalar of a run times 32, plus its class.
  static let classes: [UInt32] = [
{rows([start << 5 | number for start, number in zip(starts, classes)])}
  ]

  /// Pairs of a scalar and the one that looks like it in a mirror, sorted by the first.
  static let mirrored: [UInt32] = [
{rows([scalar for pair in mirrored for scalar in pair])}
  ]

  /// Pairs of an opening bracket and the one that closes it, sorted by the first.
  static let brackets: [UInt32] = [
{rows([scalar for pair in brackets for scalar in pair])}
  ]
}}
"""


# Writing


def version(text):
    return [int(part) for part in text.split(".")]


def header():
    return f"""// swift-format-ignore-file
// Generated by .ci/tables/generate.py from Unicode {ucd.unidata_version}; do not edit.
// .ci/check-tables makes it again and compares.
"""


def ranges(members):
    """Sorted first, last, first, last, ... of the members."""
    result = []
    for scalar in sorted(members):
        if result and result[-1] == scalar - 1:
            result[-1] = scalar
        else:
            result += [scalar, scalar]
    return result


def rows(numbers, width=100):
    lines, line = [], "   "
    for number in numbers:
        word = f" {number},"
        if len(line) + len(word) > width:
            lines.append(line)
            line = "   "
        line += word
    return "\n".join(lines + [line])


def wrapped(text, width=92):
    lines, line = [], "  ///"
    for word in text.split():
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = "  ///"
        line += " " + word
    return "\n".join(lines + [line])


def main(arguments):
    if len(arguments) not in (1, 2) or arguments[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    check_versions()
    root, different = pathlib.Path(arguments[0]), False
    for name, text in ((FOLDING, folding_tables()), (WIDTH, width_tables()),
                       (AMBIGUOUS, ambiguous_widths()), (BIDI, bidi_tables()),
                       (VERSIONS, width_versions())):
        path = root / name
        if len(arguments) == 1:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            continue
        found = path.read_text() if path.exists() else ""
        for line in difflib.unified_diff(found.splitlines(), text.splitlines(),
                                         f"{name} (checked in)", f"{name} (generated)", n=0,
                                         lineterm=""):
            different = True
            print(line[:160])
    sys.exit(1 if different else 0)


main(sys.argv[1:])
