#!/bin/sh
# Delivers one payload: writes a page that is named after the token, so that a repeated delivery has no effect.
#   deliver.sh PAYLOAD
set -eu
page=$DELIVERED/$XITEM_TOKEN.txt
trap 'rm -f "$page.$$"' EXIT
# Status 65 fails the entry, because a retry would fail too.
"$XITEM" inspect "$1" >"$page.$$" || exit 65
mv "$page.$$" "$page"
