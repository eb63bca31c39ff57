"""The command line: ``python3 -m xextensionitem COMMAND``."""

from __future__ import annotations

import argparse
import json
import sys

from .document import convert, write
from .findings import Finding, ReadError, rows
from .item import read_item, resolve, validate


def _resolved(data: bytes, activity: str | None, in_folder: bool) -> tuple[bytes, list[Finding]]:
    reading = read_item(data, in_folder)
    if reading.item is None:
        e = ReadError("version.missing")
        e.finding = reading.errors[-1]
        e.before = [f for f in reading.findings if f is not e.finding]
        raise e
    return write(resolve(reading.item, activity), "json"), reading.findings


def main(arguments: list[str] | None = None) -> int:
    """The exit status is 0 without findings, 1 with findings or errors, 2 for wrong usage."""
    parser = argparse.ArgumentParser(prog="xextensionitem", description="XExtensionItem payloads, format 1.0")
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("validate", "canonicalize", "convert", "resolve"):
        c = commands.add_parser(name)
        c.add_argument("file", metavar="FILE")
        if name in ("validate", "resolve"):
            c.add_argument("--folder", action="store_true", help="the document is in a payload folder (14.6.6)")
        if name == "convert":
            c.add_argument("--to", choices=["json", "xml", "binary"], required=True)
        if name == "resolve":
            c.add_argument("--activity", metavar="ID")
    a = parser.parse_args(arguments)
    try:
        with open(a.file, "rb") as f:
            data = f.read()
    except OSError as e:
        print(e, file=sys.stderr)
        return 2
    try:
        if a.command == "validate":
            findings = validate(data, a.folder)
            for row in rows(findings):
                print(json.dumps(row, ensure_ascii=False))
            return 1 if findings else 0
        if a.command == "resolve":
            output, findings = _resolved(data, a.activity, a.folder)
        else:
            output, findings = convert(data, a.to if a.command == "convert" else "json")
    except ReadError as e:
        for row in rows(e.findings):
            print(json.dumps(row, ensure_ascii=False), file=sys.stderr)
        return 1
    for row in rows(findings):
        print(json.dumps(row, ensure_ascii=False), file=sys.stderr)
    sys.stdout.buffer.write(output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
