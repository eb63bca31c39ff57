#!/usr/bin/env python3
"""Fails unless two files have the same reports in the same order, ignoring `input-line`.

usage: same_reports.py FIRST SECOND
"""
import itertools
import json
import sys

count = findings = notices = 0
with open(sys.argv[1], encoding="utf-8") as first, open(sys.argv[2], encoding="utf-8") as second:
    for one, other in itertools.zip_longest(first, second):
        count += 1
        if one is None or other is None:
            sys.exit(f"report {count} is only in one file")
        one, other = json.loads(one), json.loads(other)
        one.pop("input-line"), other.pop("input-line")
        if one != other:
            sys.exit(f"report {count} differs: {one} and {other}")
        findings += not one["valid"]
        notices += bool(one["notices"])
print(f"{count} equal reports, {findings} with findings, {notices} with notices")
