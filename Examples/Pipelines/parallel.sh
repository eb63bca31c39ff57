#!/usr/bin/env bash
# Validates a file of JSON payloads, one per line, with one process per part of the file. Prints one report per line, in order.
# usage: parallel.sh FILE [PROCESSES]
set -euo pipefail
file=$1 processes=${2:-$(nproc)}
parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT
split --number "l/$processes" "$file" "$parts/part."
# With findings, the tool exits with status 1, and xargs with status 123.
printf '%s\0' "$parts"/part.* |
    xargs -0 -P "$processes" -I{} sh -c 'xitem validate --lines --jobs 1 < {} > {}.reports' || [ $? = 123 ]
cat "$parts"/part.*.reports
