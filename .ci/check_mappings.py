#!/usr/bin/env python3
"""Checks that mappings of generated items to receivers round-trip: 35.5.5 of Schemas/share-targets.md.

    check_mappings.py [--xitem PROGRAM] [--count N] [--seed N]

The Python testee maps an item, maps the result back, and maps that item again. The item must have no finding, and the content must be the
same. Then all mappings are written as vectors, and the library must agree with each. The same seed generates the same items.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Schemas/conformance/source"), str(ROOT / "Schemas/conformance"), str(ROOT / "Examples/Testees/python")]

from vectorsource.making import MAPPERS, arguments_of, describe, mapped  # noqa: E402
from xextensionitem import read_item, validate  # noqa: E402
from xextensionitem.document import write  # noqa: E402

# Short strings to join at random: separators of lines, fields, addresses and URLs.
PIECES = ["a", "0", "\n", "\r", " ", ",", "%", "%2C", "&", "=", "?", "#", "+", ".", "é", "😀", "https://e.com/", "HTTP://e.com/a?b=c", "mailto:a@e.com", "\t"]
URLS = ["https://e.com/", "http://e.com/?a=b&c=%20d#e", "tel:+1", "HTTPS://E.com"]
KEYS = ["to", "To", "cc", "CC", "Cc", "b", "bcc", "subject", "Body", "a.b", "$data", "$$x", "é", "É", "x y", "reply-to", "\n"]
TYPES = ["public.plain-text", "PUBLIC.Plain-Text", "public.utf8-plain-text", "public.html", "public.rtf", "public.png", "public.jpeg", "com.adobe.pdf", "com.example.draft", "image/x-draft", "audio/wav", "image/png"]
PATTERNS = ["*/*", "image/*", "image/png", ".png", ".PDF", "text/plain", "", "png"]


class Maker:
    """Generates items and receivers."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def text(self, least: int = 0) -> str:
        return "".join(self.random.choice(PIECES) for _ in range(self.random.randint(least, 4)))

    def representation(self) -> dict[str, Any]:
        type = self.random.choice(TYPES)
        kind = self.random.choice(["url", "text", "text", "data", "property-list"])
        if kind == "url":
            return {"type-identifier": "public.url", "url": self.random.choice(URLS)}
        return {"type-identifier": type, kind: {"text": self.text(), "data": b"x", "property-list": {"a": 1}}[kind]}

    def attachment(self) -> dict[str, Any]:
        found: dict[str, dict[str, Any]] = {}
        for _ in range(self.random.choice([1, 1, 2, 3])):
            one = self.representation()
            found.setdefault(one["type-identifier"].lower(), one)
        name = {"suggested-name": self.random.choice(["a.png", "b", "0", "x.PDF", "é"])} if self.random.random() < 0.3 else {}
        return {"representations": list(found.values()), **name}

    def runs(self) -> list[dict[str, Any]]:
        """Runs with different attributes: every second run is bold."""
        return [{"text": self.text(1), **({"bold": True} if n % 2 else {})} for n in range(self.random.randint(1, 3))]

    def item(self) -> dict[str, Any]:
        made: dict[str, Any] = {"version": "1.0", "main-attachment": self.attachment()}
        if self.random.random() < 0.5:
            made["title"] = self.text(1)
        if self.random.random() < 0.5:
            made["content-text"] = self.runs()
        others = [self.attachment() for _ in range(self.random.choice([0, 0, 1, 2]))]
        if others:
            made["additional-attachments"] = others
        if self.random.random() < 0.5:
            keys = self.random.sample(KEYS, self.random.randint(1, 4))
            made["parameters"] = {"org.ietf.mailto": {key: self.random.choice([self.text(), 1]) for key in keys}}
        return made

    def receiver(self) -> dict[str, Any]:
        kind = self.random.choice(["android", "mailto", "web"])
        if kind != "web":
            return {"receiver": kind}
        names = self.random.sample(["t", "x", "u"], self.random.randint(0, 3))
        params: dict[str, Any] = dict(zip(("text", "url", "title"), names))
        if self.random.random() < 0.5:
            params["files"] = [{"name": f"f{n}", "accept": self.random.sample(PATTERNS, 2)} for n in range(self.random.randint(1, 2))]
        share = {"action": "/s", "method": "POST", "enctype": "multipart/form-data", "params": params}
        return {"receiver": kind, "manifest": {"share_target": share}, "platform": self.random.choice(["android", "desktop"])}


def without_html(content: Any) -> Any:
    return {name: part for name, part in content.items() if name != "html-text"}


def vectors_of(number: int, item: dict[str, Any], route: dict[str, Any]) -> tuple[list[dict[str, Any]], str]:
    """The vectors for an item and a receiver, and the faults."""
    export, receive = MAPPERS[route["receiver"]]
    raw = write(item, "json")
    read = read_item(raw).item
    if read is None:
        return [], ""
    base = {"clause": "35.5.5", "level": "MUST", "flags": [], "kind": "map", **route}
    content, losses = export(read, *arguments_of(route))
    exported = {"direction": "export", "encoding": "json", "input": {"text": raw.decode()}, "activity": None, "content": describe(content)}
    marks = [{"id": "mapping.lost", "pointer": pointer} for pointer in sorted(losses)]
    made = [{"id": f"mappings.there.n-{number}", **base, **exported, **({"losses": marks} if marks else {})}]
    back = mapped(lambda: receive(content, *arguments_of(route)))
    result = {"findings": [dict(zip(("id", "pointer"), back.split(" ", 1)))]} if isinstance(back, str) else {"meaning": describe(back)}
    made.append({"id": f"mappings.back.n-{number}", **base, "direction": "import", "content": describe(content), **result})
    if isinstance(back, str):
        return made, ""
    # A file keeps its type, even a media type for which Appendix B has a type identifier (35.5.3).
    findings = [(one.id, one.pointer) for one in validate(write(back, "json")) if one.id != "type-identifier.media-type"]
    again = export(read_item(write(back, "json")).item, *arguments_of(route))[0]
    same = again == content or without_html(again) == without_html(content) and "html-text" in content
    return made, f"the payload that was mapped back has {findings}" if findings else "" if same else f"first {content}, then {again}"


def main() -> int:
    """Runs the check. The exit status is 1 if a mapping does not round-trip, or the library disagrees."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--xitem", default=str(ROOT / ".build/debug/xitem"), help="the tool")
    parser.add_argument("--count", type=int, default=2000, help="the number of items; default: 2000")
    parser.add_argument("--seed", type=int, default=31, help="the seed of the items; default: 31")
    options = parser.parse_args()
    maker, made, wrong = Maker(options.seed), [], []
    for number in range(options.count):
        item, route = maker.item(), maker.receiver()
        vectors, fault = vectors_of(number, item, route)
        made += vectors
        if fault:
            wrong.append(f"item {number}: {json.dumps(route)}\n  {write(item, 'json').decode()}\n  {fault}")
    with tempfile.TemporaryDirectory() as folder:
        group = {"kit": "1.0", "group": "mappings", "title": "Generated", "clauses": ["35"], "count": len(made), "notes": {}, "vectors": made}
        pathlib.Path(folder, "mappings.json").write_text(json.dumps(group), "utf-8")
        run = subprocess.run([options.xitem, "conformance", "run", "--vectors", folder], capture_output=True, text=True)
    print(f"{options.count} items, {len(made)} mappings, {len(wrong)} of them do not round-trip; seed {options.seed}")
    print("\n".join(wrong[:5]))
    print(run.stdout[-3000:] if run.returncode else "the library agrees with each", run.stderr)
    return 1 if wrong or run.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
