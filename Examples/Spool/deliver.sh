#!/bin/sh
# Delivers one payload: writes a page named after the token, so that a repeated delivery changes nothing.
#   deliver.sh PAYLOAD
set -eu
page=$DELIVERED/$XITEM_TOKEN.txt
trap 'rm -f "$page.$$"' EXIT
# With 65 the entry fails: another attempt would not help.
"$XITEM" inspect "$1" >"$page.$$" || exit 65
mv "$page.$$" "$page"
