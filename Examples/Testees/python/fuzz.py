"""Mutates the documents of the specification and checks the results: ``python3 fuzz.py [SEED [SECONDS]]``.

Input never crashes or hangs a reader (24.1.2); locations are within the input; canonical forms are stable (9.1.9) and survive conversion (2.1.3).
"""

from __future__ import annotations

import json
import pathlib
import random
import sys
import time

from xextensionitem import ReadError, canonicalize, convert, read_item, resolve, validate, write

TOKENS = [
    b"{", b"}", b"[", b"]", b'"', b":", b",", b"null", b"<dict>", b"</dict>", b"<key>", b"&#1;", b"<![CDATA[", b"-->", b"<!--", b"\\ud800", b"\xff", b"\x00",
    b"1e999", b"$data", b"$$", b"CF$UID", b"\r", b"<?x ?>", b"&lt;", b"<string>", b"</plist>", b"9" * 40,
]


VECTORS = pathlib.Path(__file__).resolve().parents[3] / "Schemas" / "conformance" / "v1" / "vectors"


def seeds() -> list[bytes]:
    """The example of 25.1 in all encodings, and in UTF-16."""
    vectors = json.loads((VECTORS / "conversion.json").read_text())["vectors"]
    full = next(v["input"]["text"] for v in vectors if v["id"] == "conversion.example.is-valid-in-json").encode()
    xml = convert(full, "xml")[0]
    utf16 = ("\ufeff" + xml.decode().replace("UTF-8", "UTF-16")).encode("utf-16-le")
    return [full, canonicalize(full)[0], xml, convert(full, "binary")[0], utf16]


def mutate(data: bytes, rnd: random.Random) -> bytes:
    """Returns a document with random changes."""
    b = bytearray(data)
    for _ in range(rnd.randint(1, 4)):
        i = rnd.randrange(len(b) + 1)
        if rnd.random() < 0.3 and len(b) > 40:
            i = len(b) - rnd.randint(0, 40)
        k = rnd.randint(0, 5)
        if k == 0 and i < len(b):
            b[i] = rnd.randrange(256)
        elif k == 1:
            del b[i:i + rnd.randint(1, 20)]
        elif k == 2:
            b[i:i] = rnd.choice(TOKENS)
        elif k == 3:
            del b[i:]
        elif k == 4 and i < len(b):
            b[i] ^= 1 << rnd.randrange(8)
        else:
            j = rnd.randrange(len(b) + 1)
            b[i:i] = b[j:j + rnd.randint(1, 60)]
    return bytes(b)


def check(data: bytes) -> None:
    """Runs all operations on one input."""
    for f in validate(data):
        assert 0 <= (f.offset or 0) <= len(data), (f, data)
    try:
        item = read_item(data).item
        if item is not None:
            write(resolve(item, "com.example.post"), "json")
        c = canonicalize(data)[0]
    except ReadError:
        return
    assert canonicalize(c)[0] == c, data
    for to in ("xml", "binary"):
        try:
            assert canonicalize(convert(data, to)[0])[0] == c, (to, data)
        except ReadError as e:
            assert e.finding.id in ("output.failed", "key.unsupported", "value.uid"), (e.finding, data)


def main() -> None:
    """Runs for a number of seconds."""
    rnd = random.Random(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
    end = time.time() + float(sys.argv[2] if len(sys.argv) > 2 else 30)
    good, count, slowest = seeds(), 0, 0.0
    while time.time() < end:
        started = time.time()
        check(mutate(rnd.choice(good), rnd))
        slowest = max(slowest, time.time() - started)
        count += 1
    print(count, "inputs, the slowest in", round(slowest, 3), "seconds")


if __name__ == "__main__":
    main()
