"""Lists the public symbols of symbol graphs that have no documentation comment, with their place.

    python3 undocumented.py MODULE.symbols.json...

What the compiler makes has no place in a file and needs no comment. What fulfils a requirement of a
protocol of the same module shows the comment of that requirement; the compiler copies it into the
graph.
"""
import json
import sys

found = 0
total = 0
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        graph = json.load(file)
    for symbol in graph["symbols"]:
        if "location" not in symbol or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
            continue
        total += 1
        if any(line["text"].strip() for line in symbol.get("docComment", {}).get("lines", [])):
            continue
        found += 1
        line = symbol["location"]["position"]["line"] + 1
        place = "Sources/" + symbol["location"]["uri"].rpartition("/Sources/")[2]
        print(f"{place}:{line}: {'.'.join(symbol['pathComponents'])} has no documentation")
print(f"{total - found} of {total} public symbols are documented", file=sys.stderr)
sys.exit(1 if found else 0)
