"""The command line: ``python3 -m xextensionitem COMMAND``."""

from __future__ import annotations

import argparse
import base64
import json
import sys
from typing import Any

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


def answer(request: Any) -> dict[str, Any]:
    """The answer to one request of the batch mode."""
    try:
        if not isinstance(request, dict):
            return {"failure": "a request is an object"}
        data = base64.b64decode(request["base64"], validate=True) if "base64" in request else request["text"].encode("utf-8", "surrogatepass")
        folder = bool(request.get("folder", False))
        do = request.get("do")
        if do == "validate":
            return {"findings": list(rows(validate(data, folder)))}
        if do == "canonicalize":
            output, findings = convert(data, "json")
        elif do == "convert":
            if request.get("to") not in ("json", "xml", "binary"):
                return {"failure": "unknown encoding"}
            output, findings = convert(data, request["to"])
        elif do == "resolve":
            output, findings = _resolved(data, request.get("activity"), folder)
        else:
            return {"failure": "unknown request"}
        return {"base64": base64.b64encode(output).decode(), "findings": list(rows(findings))}
    except ReadError as e:
        return {"errors": list(rows(e.findings))}
    except Exception as e:  # an answer to every line, whatever it is
        return {"failure": f"{type(e).__name__}: {e}"}


def _batch() -> int:
    for line in sys.stdin.buffer:
        if not line.strip():
            continue
        try:
            request = json.loads(line)
        except Exception as e:
            print(json.dumps({"failure": f"{type(e).__name__}"}), flush=True)
            continue
        print(json.dumps(answer(request)), flush=True)
    return 0


def main(arguments: list[str] | None = None) -> int:
    """The exit status is 0 without findings, 1 with findings or errors, 2 for a wrong call."""
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
    commands.add_parser("batch")
    a = parser.parse_args(arguments)
    if a.command == "batch":
        return _batch()
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
