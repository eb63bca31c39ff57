#!/usr/bin/env bash
# Validates a file of JSON payloads, one a line, with a process for each part of the file; prints one report a line, in order.
# usage: parallel.sh FILE [PROCESSES]
set -euo pipefail
file=$1 processes=${2:-$(nproc)}
parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT
split --number "l/$processes" "$file" "$parts/part."
# The exit status 1 means findings; xargs ends with 123 then.
printf '%s\0' "$parts"/part.* |
    xargs -0 -P "$processes" -I{} sh -c 'xitem validate --lines --jobs 1 < {} > {}.reports' || [ $? = 123 ]
cat "$parts"/part.*.reports
