#!/bin/sh
# A spool for a server: delivers all payloads of an inbox to a folder.
#   spool.sh INBOX FOLDER [--wait]
# XITEM is the path of the tool. Default: xitem in PATH.
set -eu
DELIVERED=$2
export DELIVERED XITEM="${XITEM:-xitem}"
mkdir -p "$DELIVERED"
exec "$XITEM" inbox take "${3:---all}" --exec "$(dirname "$0")/deliver.sh" "$1"
