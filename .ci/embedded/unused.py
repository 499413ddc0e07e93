"""Lists public generic types of a module, and public members of them, that a client never names.

    python3 unused.py MODULE.symbols.json CLIENT.swift
"""
import json
import re
import sys

graph_path, client_path = sys.argv[1:]
with open(graph_path, encoding="utf-8") as file:
    symbols = json.load(file)["symbols"]
with open(client_path, encoding="utf-8") as file:
    code = re.sub(r"//.*", "", file.read())
words = set(re.findall(r"\w+", code))
# What the language calls without naming it.
unnamed = {"hash", "encode", "hashValue", "subscript"}

types = {
    ".".join(symbol["pathComponents"])
    for symbol in symbols
    if symbol["kind"]["identifier"].split(".")[-1] in {"struct", "enum", "class", "protocol"}
    and ("swiftGenerics" in symbol or symbol["kind"]["identifier"] == "swift.protocol")
}
unused = set()
for symbol in symbols:
    if "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
        continue
    *owner, name = symbol["pathComponents"]
    kind = symbol["kind"]["identifier"].split(".", 1)[1]
    path = ".".join(owner + [name])
    if path in types:
        # A type without a name in the client may still be inferred: a nested one by its members.
        if name not in words and not owner:
            unused.add(path)
    elif ".".join(owner) in types and kind not in {"init", "associatedtype", "func.op", "type.subscript"}:
        base = name.split("(")[0]
        # A result builder is called by the compiler.
        if base not in words | unnamed and not base.startswith("build"):
            unused.add(path)
print("\n".join(sorted(unused)), end="\n" if unused else "")
sys.exit(1 if unused else 0)
