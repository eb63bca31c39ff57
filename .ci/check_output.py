#!/usr/bin/env python3
"""Checks the JSON that the tool prints against Schemas/tool with an independent validator.

Run it as `python3 .ci/check_output.py --xitem PATH`, with `jsonschema` and `referencing` installed. It runs the commands below on the examples and
validates every line that they print. It exits with 1 if a line is not valid, if a command prints no line or if a schema is never used.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAYLOADS = "Examples/Payloads/"
CATALOG = "Examples/Catalogs/places.catalog.json"
BROKEN = '{"version": "1.0", "title": 5, "\\u202e": 1, "main-attachment": {"representations": [{"type-identifier": "public.text", "text": "a"}]}}'
RULE = """<plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
<key>NSExtensionActivationRule</key><string>%s</string></dict></dict></dict></plist>"""


def commands(folder):
    """Yields the schema of the output and the arguments of each command. A command without a schema only prepares later commands."""
    broken, warned, misspelled, inbox = (str(folder / name) for name in ("a.json", "warned.plist", "misspelled.plist", "in.inbox"))
    pathlib.Path(broken).write_text(BROKEN)
    pathlib.Path(warned).write_text(RULE % "TRUEPREDICATE")
    pathlib.Path(misspelled).write_text(RULE % "SUBQERY(a, $b, c).@count == 1")
    payloads = sorted(str(path.relative_to(ROOT)) for path in (ROOT / PAYLOADS).iterdir() if ".xitem" in path.name)
    for payload in payloads:
        yield "inspect", ["inspect", "--json", payload]
        yield "map", ["map", "--json", "--to", "android", payload]
        yield "map", ["map", "--json", "--to", "mailto", payload]
        yield "targets", ["targets", "--json", "--advise", "--target", "Examples/Targets", payload]
        yield "targets", ["targets", "--json", payload]
    yield "inspect", ["inspect", "--json", broken]
    yield "map", ["map", "--json", "--to", "web", "--target", "Examples/Targets/gallery.webmanifest", PAYLOADS + "photo.xitem.json"]
    yield "targets", ["targets", "--json", "--target", misspelled, "--target", warned, payloads[0]]
    yield "validate", ["validate", "--json", PAYLOADS, broken]
    yield "validate", ["validate", "--lines"]
    yield "diff", ["diff", "--json", PAYLOADS + "article.xitem.json", PAYLOADS + "photo.xitem.json"]
    yield "rule-check", ["rule", "check", "--json", warned, misspelled]
    yield "types", ["types", "show", "--json", "public.png", "no.such.type", "dyn.ah62d4rv4ge80g55sq2"]
    yield "types", ["types", "of", "--json", "photo.heic", "image/svg+xml", "x.nosuch"]
    yield "types", ["types", "conforms", "--json", "public.png", "public.image"]
    yield "links-list", ["links", "list", "--json", CATALOG]
    yield "validate", ["links", "check", "--json", CATALOG]
    for token in ("a", "b"):
        yield None, ["inbox", "put", "--token", token, inbox, PAYLOADS + "article.xitem.json"]
    yield None, ["inbox", "take", "--exec", str(folder / "fail.sh"), inbox]
    yield "inbox-list", ["inbox", "list", "--json", inbox]
    yield "inbox-list", ["inbox", "list", "--json", "--failed", inbox]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--xitem", required=True)
    xitem = str(pathlib.Path(parser.parse_args().xitem).resolve())
    schemas = {path.name.removesuffix(".schema.json"): json.loads(path.read_text()) for path in (ROOT / "Schemas/tool").glob("*.schema.json")}
    failures, counts = [], dict.fromkeys(schemas, 0)
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        program = folder / "fail.sh"
        program.write_text("#!/bin/sh\nexit 65\n")
        program.chmod(0o700)
        for schema, arguments in commands(folder):
            lines = '{"version":"1.0"}\n[\n'.encode() if arguments[-1] == "--lines" else None
            run = subprocess.run([xitem, *arguments], cwd=ROOT, input=lines, capture_output=True, check=False)
            if schema is None:
                continue
            output = run.stdout.decode().splitlines()
            if run.returncode not in (0, 1) or not output:
                failures.append(f"{' '.join(arguments)}: status {run.returncode}, {len(output)} lines: {run.stderr.decode()}")
            for line in output:
                counts[schema] += 1
                if error := best_match(Draft202012Validator(schemas[schema]).iter_errors(json.loads(line))):
                    failures.append(f"{' '.join(arguments)}: {error.json_path}: {error.message}")
    for schema, count in sorted(counts.items()):
        print(f"Schemas/tool/{schema}.schema.json: {count} lines checked")
        if not count:
            failures.append(f"{schema}: no command prints it")
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
