"""The copy of the package that holds all edits of a run, each behind a switch."""
import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path

SWITCH = Path(__file__).parent / "switch"
LEFT_OUT = {".build", ".git", "Benchmarks"}
MANIFEST = """
package.targets.append(.target(name: "CMutation"))
for target in package.targets {
  target.swiftSettings?.append(.treatAllWarnings(as: .warning))
  if [%s].contains(target.name) { target.dependencies.append("CMutation") }
}
"""


class Copy:
    """A copy whose build is kept, so that a second run builds only what changed."""

    def __init__(self, package, folder, modules):
        self.package = package
        self.folder = folder
        self.modules = modules
        self.build = ["swift", "build", "--package-path", str(folder)]
        self.build += ["-debug-info-format", "none"]

    def write(self, draw):
        """Makes the copy what the package is with the edits of a draw."""
        wanted = {}
        for path in self.package.rglob("*"):
            relative = path.relative_to(self.package)
            if LEFT_OUT.isdisjoint(relative.parts) and path.is_file():
                wanted[relative] = path.read_bytes()
        for path in {edit.path for edit in draw.chosen}:
            wanted[Path(path)] = draw.text(path).encode()
        manifest = MANIFEST % ", ".join(f'"{module}"' for module in self.modules)
        wanted[Path("Package.swift")] += manifest.encode()
        for module in self.modules:
            wanted[Path("Sources", module, "Mutation.swift")] = (SWITCH / "Mutation.swift").read_bytes()
        for name in ("CMutation.c", "include/CMutation.h"):
            wanted[Path("Sources/CMutation", name)] = (SWITCH / name).read_bytes()
        for path in list(self.folder.rglob("*")) if self.folder.exists() else []:
            relative = path.relative_to(self.folder)
            if ".build" not in relative.parts and path.is_file() and relative not in wanted:
                path.unlink()
        for relative, content in wanted.items():
            path = self.folder / relative
            if not path.exists() or path.read_bytes() != content:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
            if (self.package / relative).exists():
                shutil.copymode(self.package / relative, path)

    def settle(self, draw, rejected_path):
        """Builds module by module, and draws anew for what does not compile.

        What was found not to compile is kept in a file, for the next run with the same sources.
        """
        rejected = json.loads(rejected_path.read_text()) if rejected_path.exists() else []
        for module in self.modules:
            while True:
                bad = [edit for edit in self.edits(draw, module) if list(edit.key()) in rejected]
                if not bad:
                    self.write(draw)
                    result = run(self.build + ["--target", module])
                    if result.returncode == 0:
                        break
                    bad = self.blamed(result.stdout, draw)
                    rejected += [list(edit.key()) for edit in bad]
                    rejected_path.write_text(json.dumps(rejected, indent=1))
                for edit in sorted(bad, key=lambda edit: edit.number):
                    after = edit.after() or "left out"
                    print(f"does not compile: {edit.path}:{edit.line}: {after}", flush=True)
                    draw.replace(edit, module)
        result = run(self.build + ["--build-tests"])
        if result.returncode != 0:
            raise SystemExit(result.stdout[-4000:] + "\nmutate: the tests do not build with these edits")

    def edits(self, draw, module):
        return [edit for edit in draw.chosen if edit.path.startswith(f"Sources/{module}/")]

    def blamed(self, output, draw):
        """The edits in the lines of errors, else the nearest ones above them."""
        result = {}
        for path, line in re.findall(r"^(.*?\.swift):(\d+):\d+: error:", output, re.MULTILINE):
            above = [
                edit for edit in draw.chosen
                if (self.folder / edit.path).resolve() == Path(path).resolve() and edit.line <= int(line)
            ]
            if above:
                edit = max(above, key=lambda edit: edit.line)
                result[edit.number] = edit
        if not result:
            raise SystemExit(output[-4000:] + "\nmutate: the copy does not build, by no fault of an edit")
        return list(result.values())

    def digest(self, *parts):
        """What tells one state of some folders of the copy from another."""
        digest = hashlib.sha256()
        for part in parts:
            for path in sorted((self.folder / part).rglob("*")):
                if path.is_file():
                    digest.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()[:16]

    def products(self):
        """The folder of what is built, and the program of all tests."""
        folder = Path(run(self.build + ["--show-bin-path"]).stdout.strip().split("\n")[-1])
        return folder, next(folder.glob("*.xctest"))


def run(command):
    return subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True,
        errors="replace", check=False)
