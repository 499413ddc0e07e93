"""Prints the library targets of a package that are part of a product, from `swift package describe`."""
import json
import sys

for target in json.load(sys.stdin)["targets"]:
    if target["module_type"] == "SwiftTarget" and target["type"] == "library" and target.get("product_memberships"):
        print(target["name"])
