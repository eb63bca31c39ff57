#!/usr/bin/env python3
"""A second implementation of the wire format, for comparison. It uses only Python's standard library.

It was written from Schemas/wire-format.md, sections 2 to 9, not from the Swift sources.

  wire_peer.py --write FOLDER --count N --seed S
      generates N random documents; writes each as N.json, N.xml, N.bin and N.canonical
  wire_peer.py --read FOLDER
      reads every .json, .xml and .bin file, and writes its canonical form to FILE.canonical, or
      the error to FILE.error
"""

import argparse
import base64
import json
import pathlib
import plistlib
import random
import re
from datetime import datetime, timedelta

MAX_SAFE_INTEGER = 2**53 - 1
EPOCH_2001 = datetime(2001, 1, 1)
EPOCH_1970 = datetime(1970, 1, 1)
TAGS = ("$data", "$date", "$integer", "$url", "$string")


class Url(str):
    """A URL, as distinct from a string."""


class Date:
    """Whole milliseconds since 1970."""

    def __init__(self, milliseconds):
        self.milliseconds = milliseconds

    def text(self):
        moment = EPOCH_1970 + timedelta(milliseconds=self.milliseconds)
        fraction = self.milliseconds % 1000
        # strftime does not pad years on every system.
        text = "%04d-%02d-%02dT%02d:%02d:%02d" % moment.timetuple()[:6]
        return text + (".%03dZ" % fraction if fraction else "Z")


class KeptTag:
    """An unknown or malformed tag."""

    def __init__(self, name, content):
        self.name = name
        self.content = content


# --- Canonical form -------------------------------------------------------------------------------


def spell_real(value):
    """ECMA-262 Number::toString, from the digits of repr, which are the shortest."""
    sign = "-" if value < 0 else ""
    mantissa, _, exponent = repr(abs(value)).partition("e")
    whole, _, fraction = mantissa.partition(".")
    if fraction == "0":
        fraction = ""
    point = len(whole) + int(exponent or 0)
    digits = whole + fraction
    stripped = digits.lstrip("0")
    point -= len(digits) - len(stripped)
    digits = stripped.rstrip("0")
    k = len(digits)
    if k <= point <= 21:
        return sign + digits + "0" * (point - k)
    if 0 < point <= 21:
        return sign + digits[:point] + "." + digits[point:]
    if -6 < point <= 0:
        return sign + "0." + "0" * -point + digits
    power = ("+" if point > 0 else "-") + str(abs(point - 1))
    return sign + digits[0] + ("." + digits[1:] if k > 1 else "") + "e" + power


def quote(text):
    short = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
    return '"' + "".join(short.get(c) or ("\\u%04x" % ord(c) if c < " " else c) for c in text) + '"'


def unit_order(member):
    return member[0].encode("utf-16-be")


def canonical(plain):
    """The RFC 8785 form of a value that json.loads would return."""
    if plain is True:
        return "true"
    if plain is False:
        return "false"
    if isinstance(plain, int):
        return str(plain)
    if isinstance(plain, float):
        return spell_real(plain)
    if isinstance(plain, str):
        return quote(plain)
    if isinstance(plain, list):
        return "[" + ",".join(map(canonical, plain)) + "]"
    members = sorted(plain.items(), key=unit_order)
    return "{" + ",".join(quote(k) + ":" + canonical(v) for k, v in members) + "}"


def canonical_bytes(value):
    return canonical(to_plain(value, "json")).encode()


# --- From values to the objects of json and plistlib ----------------------------------------------


def xml_holds(text):
    return not re.search("[\x00-\x08\x0b-\x1f\ufffe\uffff]", text)


def to_plain(value, form):
    """A value as json.dumps and plistlib.dumps accept it: with tags and escapes."""
    if isinstance(value, KeptTag):
        return {value.name: to_plain(value.content, form)}
    if isinstance(value, Url):
        return {"$url": str(value)}
    if isinstance(value, Date):
        return date_to_plain(value, form)
    if isinstance(value, bytes):
        return {"$data": base64.b64encode(value).decode()} if form == "json" else value
    if isinstance(value, str):
        # plistlib would convert a carriage return to LF, and rejects most control characters.
        held = form != "xml" or xml_holds(value)
        return value if held else {"$string": base64.b64encode(value.encode()).decode()}
    if isinstance(value, int) and not isinstance(value, bool):
        big = abs(value) > MAX_SAFE_INTEGER and form == "json"
        return {"$integer": str(value)} if big else value
    if isinstance(value, list):
        return [to_plain(element, form) for element in value]
    if isinstance(value, dict):
        members = {k: to_plain(v, form) for k, v in value.items()}
        if len(members) == 1:
            (key,) = members
            if key.startswith("$"):
                return {"$" + key: members[key]}
        return members
    return value


def date_to_plain(value, form):
    # plistlib drops the fraction of a date when it writes XML.
    if form == "json" or (form == "xml" and value.milliseconds % 1000):
        return {"$date": value.text()}
    return EPOCH_1970 + timedelta(milliseconds=value.milliseconds)


# --- From the objects of json and plistlib to values ----------------------------------------------


def from_plain(plain):
    if isinstance(plain, float):
        if plain == int(plain) and abs(plain) <= MAX_SAFE_INTEGER:
            return int(plain)
        return plain
    if isinstance(plain, datetime):
        # plistlib rounds binary dates to microseconds; the comparison uses whole milliseconds.
        return Date(round((plain - EPOCH_1970) / timedelta(milliseconds=1)))
    if isinstance(plain, list):
        return [from_plain(element) for element in plain]
    if isinstance(plain, plistlib.UID):
        raise ValueError("value.uid")
    if isinstance(plain, dict):
        return dictionary_from_plain(plain)
    if plain is None:
        raise ValueError("value.null")
    return plain


def dictionary_from_plain(plain):
    if any(not isinstance(key, str) for key in plain):
        raise ValueError("binary.key")
    members = {key: from_plain(value) for key, value in plain.items()}
    if len(members) != 1:
        return members
    ((key, content),) = members.items()
    if key == "CF$UID":
        raise ValueError("value.uid")
    if not key.startswith("$"):
        return members
    if key.startswith("$$"):
        return {key[1:]: content}
    if type(content) is str and key in TAGS:
        value = untag(key, content)
        if value is not None:
            return value
    return KeptTag(key, content)


def strict_base64(text):
    if not re.fullmatch("[A-Za-z0-9+/]*={0,2}", text) or len(text) % 4:
        return None
    decoded = base64.b64decode(text)
    return decoded if base64.b64encode(decoded).decode() == text else None


def untag(key, content):
    """The value of a known tag; None if it is malformed."""
    if key == "$data":
        return strict_base64(content)
    if key == "$string":
        decoded = strict_base64(content)
        try:
            return None if decoded is None else decoded.decode("utf-8")
        except UnicodeDecodeError:
            return None
    if key == "$integer":
        if not re.fullmatch("0|-?[1-9][0-9]{0,19}", content):
            return None
        value = int(content)
        return value if -(2**63) <= value < 2**64 else None
    if key == "$url":
        return Url(content) if URI.fullmatch(content) else None
    return parse_date(content)


def parse_date(text):
    shape = r"([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{3}))?Z"
    match = re.fullmatch(shape, text)
    if not match or match[7] == "000":
        return None
    try:
        moment = datetime(*map(int, match.groups()[:6]))
    except ValueError:
        return None
    return Date((moment - EPOCH_1970) // timedelta(milliseconds=1) + int(match[7] or 0))


def uri_pattern():
    """RFC 3986, appendix A."""
    sub = "!$&'()*+,;="
    pct = "%[0-9A-Fa-f]{2}"
    plain = "A-Za-z0-9._~" + sub + "\\-"
    pchar = f"(?:[{plain}:@]|{pct})"
    octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
    ipv4 = rf"{octet}(?:\.{octet}){{3}}"
    h16 = "[0-9A-Fa-f]{1,4}"
    ls32 = f"(?:{h16}:{h16}|{ipv4})"
    ipv6 = [f"(?:{h16}:){{6}}{ls32}", f"::(?:{h16}:){{5}}{ls32}"]
    for after in range(4, -1, -1):
        ipv6.append(f"(?:(?:{h16}:){{0,{4 - after}}}{h16})?::(?:{h16}:){{{after}}}{ls32}")
    ipv6.append(f"(?:(?:{h16}:){{0,5}}{h16})?::{h16}")
    ipv6.append(f"(?:(?:{h16}:){{0,6}}{h16})?::")
    literal = rf"\[(?:{'|'.join(ipv6)}|[vV][0-9A-Fa-f]+\.[{plain}:]+)\]"
    authority = f"(?:(?:[{plain}:]|{pct})*@)?(?:{literal}|(?:[{plain}]|{pct})*)(?::[0-9]*)?"
    path = f"(?://{authority}(?:/{pchar}*)*|/(?:{pchar}+(?:/{pchar}*)*)?|{pchar}+(?:/{pchar}*)*|)"
    tail = f"(?:{pchar}|[/?])*"
    return re.compile(rf"[A-Za-z][A-Za-z0-9+.\-]*:{path}(?:\?{tail})?(?:#{tail})?")


URI = uri_pattern()


# --- Random documents -----------------------------------------------------------------------------

PIECES = [
    "a", "$", "$$", "data", "/", "\u0338", ".", "\u0301", '"', "\\", "e\u0301", "\u00e9", "&", "<", ">", "]]>",
    " ", "\t", "\n", "\ufffd", "\U00010000", "\ue000", "\U0001f600", "\x7f", "\u2028", "~", "\ufb01", "0",
]
HARD = ["\x00", "\x01", "\r", "\r\n", "\ufffe", "\uffff", "\x08", "\x0c", "\x1f"]
INTEGERS = [0, 1, -1, 255, 256, 65535, 2**31, 2**32, 2**53 - 1, 2**53, 2**53 + 1, -(2**53), 2**63 - 1, 2**63, 2**64 - 1, -(2**63)]
REALS = [1e20, 1e21, 1e-6, 1e-7, 5e-324, 0.1, 0.5, 1e300, 1.7976931348623157e308, 2.0**53, 2.0**63, 2.0**64, -1.5, 1 / 3]
URLS = ["https://example.com/a?b#c", "a:", "tel:+1-816-555-1212", "urn:a:b", "http://[::1]:80/%2f", "x://u:p@h/;p"]


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def document(self):
        return self.dictionary(4, self.random.randrange(8))

    def value(self, depth):
        pick = self.random.randrange(13 if depth else 9)
        if pick == 0:
            return self.random.random() < 0.5
        if pick < 3:
            return self.number()
        if pick < 6:
            return self.string(PIECES + HARD if self.random.random() < 0.3 else PIECES)
        if pick == 6:
            return self.random.randbytes(self.random.randrange(30))
        if pick == 7:
            whole = self.random.randrange(-62135596800, 253402300800) * 1000
            return Date(whole + self.random.choice([0, 1, 250, 999]))
        if pick == 8:
            return Url(self.random.choice(URLS))
        if pick < 11:
            return [self.value(depth - 1) for _ in range(self.random.randrange(4))]
        if pick == 11:
            return self.dictionary(depth - 1, self.random.choice([1, 1, 2, 4]))
        return self.kept_tag(depth - 1)

    def number(self):
        value = self.random.choice(INTEGERS + REALS + [self.random.randrange(1000), self.random.gauss(0, 1e5)])
        return from_plain(value) if isinstance(value, float) else value

    def string(self, pieces):
        return "".join(self.random.choice(pieces) for _ in range(self.random.randrange(20)))

    def dictionary(self, depth, count):
        members = {}
        for _ in range(count):
            key = self.random.choice(TAGS) if self.random.random() < 0.25 else self.string(PIECES)[:5]
            members[key] = self.value(depth)
        return members

    def kept_tag(self, depth):
        if self.random.random() < 0.5:
            return KeptTag(self.random.choice(["$", "$point", "$Data", "$\u0301"]), self.value(depth))
        return KeptTag(self.random.choice(TAGS), self.random.choice(["!", "Q Q=", [True], {"a": 1}]))


def write(folder, count, seed):
    for number in range(count):
        maker = Maker(seed + number)
        value = maker.document()
        name = folder / str(number)
        name.with_suffix(".canonical").write_bytes(canonical_bytes(value))
        options = {"ensure_ascii": number % 2 == 0, "indent": 1 if number % 3 == 0 else None}
        name.with_suffix(".json").write_text(json.dumps(to_plain(value, "json"), **options), "utf-8")
        for suffix, form in ((".xml", plistlib.FMT_XML), (".bin", plistlib.FMT_BINARY)):
            plain = to_plain(value, suffix[1:])
            name.with_suffix(suffix).write_bytes(plistlib.dumps(plain, fmt=form, sort_keys=False))


def unique(pairs):
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("value.duplicate-key")
    return members


def load(file):
    data = file.read_bytes()
    if file.suffix == ".json":
        return json.loads(data, parse_int=float, object_pairs_hook=unique)
    return plistlib.loads(data)


def read(folder):
    for file in sorted(folder.iterdir()):
        if file.suffix not in (".json", ".xml", ".bin"):
            continue
        try:
            result = canonical_bytes(from_plain(load(file)))
            file.with_name(file.name + ".canonical").write_bytes(result)
        except Exception as error:  # any exception of plistlib counts as a rejection
            file.with_name(file.name + ".error").write_text(repr(error), "utf-8")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--write", type=pathlib.Path)
    parser.add_argument("--read", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.write:
        write(arguments.write, arguments.count, arguments.seed)
    if arguments.read:
        read(arguments.read)


main()
