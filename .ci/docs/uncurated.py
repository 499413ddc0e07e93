"""Lists top-level public symbols of a module that its landing page does not name among its topics.

    python3 uncurated.py MODULE.symbols.json LANDING.md
"""
import json
import re
import sys

graph_path, page_path = sys.argv[1:]
with open(graph_path, encoding="utf-8") as file:
    symbols = json.load(file)["symbols"]
with open(page_path, encoding="utf-8") as file:
    topics = file.read().partition("\n## Topics")[2]
linked = set(re.findall(r"^- ``([^`]+)``", topics, re.MULTILINE))
missing = {s["pathComponents"][0] for s in symbols if len(s["pathComponents"]) == 1} - linked
for name in sorted(missing):
    print(f"{page_path}: has no topic with - ``{name}``")
sys.exit(1 if missing else 0)
