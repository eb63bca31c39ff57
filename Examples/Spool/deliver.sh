#!/bin/sh
# Delivers one payload: writes its page under the token, so that delivering it again changes nothing.
#   deliver.sh PAYLOAD
set -eu
page=$DELIVERED/$XITEM_TOKEN.txt
trap 'rm -f "$page.$$"' EXIT
# 65 says that trying again is no use.
"$XITEM" inspect "$1" >"$page.$$" || exit 65
mv "$page.$$" "$page"
