#!/bin/sh
# A spool for a server: whatever puts payloads into the inbox, each is delivered into a folder.
#   spool.sh INBOX FOLDER [--wait]
# XITEM is the tool, unless it is in PATH.
set -eu
DELIVERED=$2
export DELIVERED XITEM="${XITEM:-xitem}"
mkdir -p "$DELIVERED"
exec "$XITEM" inbox take "${3:---all}" --exec "$(dirname "$0")/deliver.sh" "$1"
