#!/bin/sh
# A testee in shell around `xitem` and `jq`, for the one-shot mode: one process per case.
#
#     xitem conformance run --one-shot Examples/Testees/shell/testee.sh
#
# Reads the input from standard input, and writes the output to standard output. Status: 0 done, 3 refused, 4 skipped.
# Replace xitem with your own reader or writer. Remove jq if your program reads and writes descriptions itself.

xitem=${XITEM:-xitem}
here=$(dirname "$0")
operation=$1 encoding=$2 target=$3

case "$*" in *--folder*) exit 4 ;; esac

input=$(mktemp) output=$(mktemp)
trap 'rm -f "$input" "$output"' EXIT

refused() { [ $? -eq 1 ] && exit 3; exit 70; }  # status 1 of xitem is a refusal, any other status a fault

case $operation in
start)
    echo '{"protocol": 1, "name": "xitem (shell)", "language": "sh", "format": "1.0",
           "encodings": ["json", "xml", "binary"], "operations": ["decode", "encode", "convert"]}' ;;
decode)
    cat >"$input"
    "$xitem" validate "$input" >&2 || refused
    "$xitem" canonicalize "$input" | jq -c -f "$here/describe.jq" ;;
encode)
    jq -c --arg back 1 -f "$here/describe.jq" >"$input" || exit 3
    "$xitem" convert --to "$encoding" "$input" >"$output" || refused
    "$xitem" validate "$output" >&2 || refused
    cat "$output" ;;
convert)
    "$xitem" convert --to "$target" - || refused ;;
*)
    exit 4 ;;
esac
