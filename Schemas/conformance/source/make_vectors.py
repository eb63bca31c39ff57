"""Writes the vectors of the conformance kit, Schemas/conformance/v1/vectors/*.json: ``python3 make_vectors.py [--check]``.

The expectations were worked out by hand from the specification. The modules of ``vectorsource`` contain them: the findings of invalid input, the
results of lenient reading, resolution and conversion, and many canonical forms. The Python testee, which was written only from the specification,
computes the rest (meanings, canonical forms in every encoding), and has to agree with everything that was written by hand.
With --check nothing is written, and a file that would change is an error.
"""

from __future__ import annotations

import importlib
import json
import pathlib
import sys
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[3]
FOLDER = ROOT / "Schemas" / "conformance" / "v1" / "vectors"
sys.path.insert(0, str(ROOT / "Examples" / "Testees" / "python"))  # the package that computes the rest
sys.path.insert(0, str(ROOT / "Schemas" / "conformance"))  # the runner, which counts what is in an answer
GROUPS = [
    "canonical",
    "conversion",
    "json",
    "xml",
    "binary",
    "values",
    "item",
    "attachments",
    "files",
    "text",
    "referrer",
    "parameters",
    "activities",
    "unknown",
    "versions",
    "limits",
    "security",
    "reading",
    "user-info",
    "notices",
    "rules",
    "mappings",
    "rows",
    "scale",
]
# Modules that add vectors to several of these groups.
ACROSS = ["libraries", "locations", "edges", "rows_members", "rows_files", "rows_printed", "rows_corners", "rows_rules", "targets_edges", "rules_readings", "mappings_readings", "mappings_reading", "mappings_elements", "core_readings", "core_corners", "rules_corners", "mappings_corners", "emptied", "targets_places", "encodings_corners", "repeated", "comparing", "letters", "line_ends", "binary_corners", "many", "markup_errors", "rules_foreign", "rules_bounds", "mappings_places", "mappings_repairs", "grammar_corners", "targets_kinds"]
WIDTH = 140


def pretty(value: Any, indent: int = 0, taken: int = 0) -> str:
    """JSON with each value in one line if it fits; only ASCII, so that every character is visible."""
    line = json.dumps(value)
    single = isinstance(value, dict) and len(value) == 1 and isinstance(*value.values(), str)
    if single or not isinstance(value, (dict, list)) or not value or indent + taken + len(line) <= WIDTH:
        return line
    inner = "\n" + " " * (indent + 2)
    if isinstance(value, list):
        return "[" + inner + ("," + inner).join(pretty(v, indent + 2) for v in value) + inner[:-2] + "]"
    rows = (json.dumps(k) + ": " + pretty(v, indent + 2, len(json.dumps(k)) + 2) for k, v in value.items())
    return "{" + inner + ("," + inner).join(rows) + inner[:-2] + "}"


def shown(group: dict[str, Any]) -> str:
    """A group file: each vector with its members on lines of their own."""
    head = ",\n  ".join(json.dumps(k) + ": " + pretty(v, 2, len(k) + 4) for k, v in group.items() if k not in ("notes", "vectors"))
    notes = ",\n    ".join(json.dumps(k) + ": " + json.dumps(v) for k, v in group["notes"].items())
    vectors = ",\n    ".join(
        "{\n      " + ",\n      ".join(json.dumps(k) + ": " + pretty(x, 6, len(k) + 4) for k, x in v.items()) + "\n    }" for v in group["vectors"]
    )
    return f'{{\n  {head},\n  "notes": {{\n    {notes}\n  }},\n  "vectors": [\n    {vectors}\n  ]\n}}\n'


def main() -> int:
    """The exit status is 0 when the package agrees with all that was written by hand."""
    groups = [importlib.import_module("vectorsource." + name.replace("-", "_")).G for name in GROUPS]
    for name in ACROSS:
        importlib.import_module("vectorsource." + name)
    notes: dict[str, dict[str, str]] = {}
    for group in groups:
        for flag, note in group.notes.items():
            assert notes.setdefault(flag, note) == note, f"two notes for {flag}"
    differences = [d for group in groups for d in group.differences]
    wanted = {flag for group in groups for v in group.vectors for flag in v["flags"]}
    differences += [f"no note for the flag {flag}" for flag in sorted(wanted - notes.keys())]
    differences += [f"no vector for the flag {flag}" for flag in sorted(notes.keys() - wanted)]
    if differences:
        print("\n".join(differences), len(differences), "differences", file=sys.stderr, sep="\n")
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    stale = {path.name for path in FOLDER.glob("*.json")}
    changed, size = 0, 0
    for group in groups:
        path, text = FOLDER / f"{group.name}.json", shown(group.as_json(notes))
        assert json.loads(text) == json.loads(json.dumps(group.as_json(notes)))
        stale.discard(path.name)
        size += len(text)
        if not path.exists() or path.read_text("ascii") != text:
            changed += 1
            if "--check" not in sys.argv:
                path.write_text(text, "ascii")
        print(f"{group.name:12} {len(group.vectors):4} vectors")
    for name in stale:
        changed += 1
        if "--check" not in sys.argv:
            (FOLDER / name).unlink()
    print(sum(len(g.vectors) for g in groups), "vectors with", len(notes), "flags in", size, "bytes;", changed, "files changed")
    return 1 if changed and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
