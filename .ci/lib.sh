# What the checks of this folder share. Sourced by each of them, not run.
#
# It goes to the root of the package, makes a folder `$work` that is gone at the end, and names the
# check `$check`. A check has a function `check`, which fails where something is broken, and a function
# `self_test`, which breaks something in a copy and expects `check` to notice; it ends with `main "$@"`.
set -euo pipefail
shopt -s inherit_errexit

check=$(basename "$0")
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export LC_ALL=C.UTF-8

# The settings of Package.swift, for what is compiled without it.
language=(
  -swift-version 6 -package-name swift-selector -strict-memory-safety
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature NonisolatedNonsendingByDefault
  -enable-upcoming-feature InferIsolatedConformances -enable-upcoming-feature ImmutableWeakCaptures
)

say() { echo "$check: $*"; }
fail() {
  echo "$check: $*" >&2
  exit 1
}
need() { command -v "$1" >/dev/null || fail "needs $1${2:+ ($2)}"; }

main() {
  case ${1-} in
    "") check ;;
    --self-test) self_test ;;
    *)
      if [ "$(type -t "option_${1#--}")" != function ]; then
        echo "usage: .ci/$check [--self-test${options:+ | $options}]" >&2
        exit 2
      fi
      "option_${1#--}"
      ;;
  esac
}

# The folder of the compiler's resources, and a tool that comes with the compiler, else one in the path.
swift_resources() {
  swiftc -print-target-info | sed -n 's/^ *"runtimeResourcePath": "\(.*\)".*/\1/p'
}
swift_tool() {
  local own
  own=$(swift_resources)/../../bin/$1
  if [ -x "$own" ]; then echo "$own"; else command -v "$1" || fail "needs $1"; fi
}

# Copies the package, without what was built, into a new folder below $work; prints the folder.
copied_package() {
  local copy
  copy=$(mktemp -d "$work/copy.XXXXXX")
  tar --exclude=./.build --exclude=./.git --exclude='./*/.build' -cf - . | tar -xf - -C "$copy"
  if [ -d .build/checks ]; then mkdir "$copy/.build" && cp -r .build/checks "$copy/.build"; fi
  echo "$copy"
}

# Changes a file of a copy by a sed script, and fails if that changes nothing.
change() {
  cp "$1" "$work/before"
  sed -i "$2" "$1"
  ! cmp -s "$1" "$work/before" || fail "self-test: '$2' changes nothing in ${1##*/}"
}

# Runs a command that has to fail and to print a text; the first argument says what it must notice.
expect_failure() {
  local what=$1 text=$2 status=0
  shift 2
  "$@" >"$work/output" 2>&1 </dev/null || status=$?
  if [ $status = 0 ] || ! grep -qF -- "$text" "$work/output"; then
    cat "$work/output" >&2
    fail "self-test: $what went unnoticed (status $status, expected the text '$text')"
  fi
  say "self-test: noticed $what"
}

# Runs a function that may end the shell, and leaves what is made in $work.
in_subshell() { (trap - EXIT; "$@"); }

# Compiles the interface of SelectorKit for this machine, with its symbol graph; prints the folder.
# The folder is kept in .build as long as sources and compiler stay the same.
kit_module() {
  local sources sum folder
  mapfile -t sources < <(find Sources/SelectorKit -name '*.swift' | sort)
  sum=$( (cat "${sources[@]}" .ci/lib.sh && swiftc --version 2>/dev/null) | cksum | cut -d' ' -f1)
  folder=$root/.build/checks/$sum
  if [ ! -e "$folder/complete" ]; then
    rm -rf "$root/.build/checks"
    mkdir -p "$folder"
    swiftc "${language[@]}" -parse-as-library -module-name SelectorKit -emit-module \
      -emit-module-path "$folder/SelectorKit.swiftmodule" -emit-symbol-graph \
      -emit-symbol-graph-dir "$folder" -symbol-graph-minimum-access-level public \
      "${sources[@]}" >&2 || fail "SelectorKit does not compile"
    touch "$folder/complete"
  fi
  echo "$folder"
}

# Compiles a file of a client in Swift 6 mode, with more arguments of the compiler, for its messages.
compile_client() {
  swiftc -swift-version 6 -parse-as-library -module-name Client -warnings-as-errors \
    -diagnostic-style llvm -c -wmo -o /dev/null "$@"
}

# Compiles a client that has to fail: each of its first lines `// expected: TEXT` has to be the text
# of an error, and each error has to have such a text.
compile_wrong_client() {
  local text output
  sed -n '/^\/\/ expected: /!q; s|^// expected: |: error: |p' "$1" >"$work/expected"
  [ -s "$work/expected" ] || fail "$1 does not say in its first line what is expected"
  if output=$(compile_client "$@" 2>&1); then
    fail "$1 compiles, but should fail with $(head -1 "$work/expected")"
  fi
  while IFS= read -r text; do
    grep -qF -- "$text" <<<"$output" || {
      echo "$output"
      fail "$1 fails, but not with $text"
    }
  done <"$work/expected"
  if grep ': error: ' <<<"$output" | grep -vF -f "$work/expected"; then
    fail "$1 fails with more than what is expected"
  fi
}
