"""Runs cases.json against the package; prints what differs."""

from __future__ import annotations

import base64
import json
import pathlib
import sys

from xextensionitem import ReadError, canonicalize, convert, validate
from xextensionitem.__main__ import answer


def key(rows: list[dict]) -> list[tuple[str, str]]:
    """Findings in an order of their own."""
    return sorted((r["id"], r["pointer"]) for r in rows)


def payload(c: dict) -> bytes:
    """The input of a case."""
    if "input" in c:
        return c["input"].encode("utf-8")
    if "base64" in c:
        return base64.b64decode(c["base64"])
    return b"".join(base64.b64decode(p["base64"]) * p["times"] for p in c["parts"])


def main() -> int:
    """The exit status is 0 when nothing differs."""
    here = pathlib.Path(__file__).parent
    cases = json.loads((here / "cases.json").read_text()) + json.loads((here / "cases-large.json").read_text())
    bad = 0
    for c in cases:
        data = payload(c)
        got = [f.as_json() for f in validate(data, c.get("folder", False))]
        wanted, found = key(c["findings"]), key(got)
        if wanted != (found[:0] + key(got[-1:]) if c.get("error") else found):
            bad += 1
            print("FINDINGS", c["name"], "\n   wanted", wanted, "\n   found ", found[:8])
        for w in c["findings"]:
            if "offset" in w and not any(all(g.get(k) == v for k, v in w.items()) for g in got):
                bad += 1
                print("LOCATION", c["name"], w, [g for g in got if g["id"] == w["id"]])
        if "canonical" in c:
            try:
                out = canonicalize(data)[0].decode()
                if out != c["canonical"]:
                    bad += 1
                    print("CANONICAL", c["name"], "\n   wanted", c["canonical"], "\n   found ", out)
                for to in ("json", "xml", "binary"):
                    if to == "xml" and any(f["id"] == "key.unsupported" for f in got):
                        continue
                    if canonicalize(convert(data, to)[0])[0].decode() != out:
                        bad += 1
                        print("ROUND TRIP", to, c["name"])
            except ReadError as e:
                bad += 1
                print("CANONICAL", c["name"], [f.id for f in e.findings])
    resolutions = json.loads((here / "resolutions.json").read_text())
    for c in resolutions:
        request = {"do": "resolve", "text": c["input"], "activity": c["activity"]}
        reply = answer(request)
        resolved = base64.b64decode(reply["base64"]).decode() if "base64" in reply else None
        if resolved != c["output"] or "failure" in reply:
            bad += 1
            print("RESOLUTION", c["name"], "\n   wanted", c["output"], "\n   found ", resolved, reply.get("failure"))
    conversions = json.loads((here / "conversions.json").read_text())
    for c in conversions:
        expected = c["output"].encode() if "output" in c else base64.b64decode(c["output-base64"]) if "output-base64" in c else c["errors"]
        result: bytes | list[str]
        try:
            result = convert(payload(c), c["to"])[0]
        except ReadError as e:
            result = [e.finding.id]
        if result != expected:
            bad += 1
            print("CONVERSION", c["name"], "\n   wanted", expected, "\n   found ", result)
    print(len(cases), "cases,", len(conversions), "conversions,", len(resolutions), "resolutions,", bad, "differences")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
