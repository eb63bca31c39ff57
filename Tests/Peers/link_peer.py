#!/usr/bin/env python3
"""A second implementation of URL templates, for comparison. It uses only Python's standard library.

It was written from the rules for templates (Schemas/app-catalog.md, section 4), not from the Swift sources. It replaces each placeholder
with a private-use character, and splits the resulting string. The library instead reads the bytes once.

  link_peer.py --count N --seed S
      generates N random templates with values, expands them, and writes each with the URL or the error code, one JSON object per line
  link_peer.py --expand FILE
      does the same with the cases in a JSON file
"""

import argparse
import json
import pathlib
import random
import re
import sys
from urllib.parse import quote

NAME = r"[A-Za-z0-9._-]+"
TOKEN = re.compile(r"\{\{\{(%s)(\??)\}\}\}|\{\{(%s)(\??)\}\}" % (NAME, NAME))
WELL_FORMED = re.compile(r"(?:[^{}]|\{\{%s\??\}\}|\{\{\{%s\??\}\}\})*" % (NAME, NAME))
FIRST_MARK = 0xE000
MARK = re.compile("[\ue000-\uf8ff]")
RESERVED = ":/?#[]@!$&'()*+,;="
LONE_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")
SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*")
WEB = ("http", "https")

schema = json.loads((pathlib.Path(__file__).resolve().parents[2] / "Schemas/v1/url.schema.json").read_text())
ABSOLUTE_URI = re.compile(schema["pattern"][1:-1])
EXCLUDED = re.compile(schema["not"]["anyOf"][1]["pattern"])


class Refused(Exception):
    """Raised with an error code if a template and its values do not form a URL."""


def is_uri(text):
    return ABSOLUTE_URI.fullmatch(text) is not None and EXCLUDED.match(text) is None


class Placeholder:
    def __init__(self, match):
        self.is_verbatim = match[1] is not None
        self.name = match[1] or match[3]
        self.is_optional = (match[2] if self.is_verbatim else match[4]) == "?"


def is_control(character):
    return character < " " or character == "\x7f"


class Template:
    """A template with a private-use character for each placeholder, split into the parts of a URL."""

    def __init__(self, text, query_only=False):
        self.placeholders = []
        if WELL_FORMED.fullmatch(text) is None or MARK.search(text):
            raise Refused("template.malformed")

        def mark(match):
            self.placeholders.append(Placeholder(match))
            return chr(FIRST_MARK + len(self.placeholders) - 1)

        marked = TOKEN.sub(mark, text)
        self.is_whole = len(marked) == 1 and len(self.placeholders) == 1 and not query_only
        if self.is_whole:
            return
        if query_only:
            marked = "x:?" + marked
        # Splits off the parts from right to left.
        rest, hash_sign, fragment = marked.partition("#")
        self.fragment = fragment if hash_sign else None
        rest, question_mark, query = rest.partition("?")
        self.pairs = [pair.partition("=") for pair in query.split("&")] if question_mark else None
        self.scheme, colon, rest = rest.partition(":")
        if not colon or MARK.search(self.scheme) or not SCHEME.fullmatch(self.scheme):
            raise Refused("template.malformed")
        self.scheme = self.scheme.lower()
        self.has_authority = rest.startswith("//")
        self.authority, self.path = "", rest
        if self.has_authority:
            self.authority, slash, path = rest[2:].partition("/")
            self.path = slash + path
        self.is_opaque = not self.has_authority and not rest.startswith("/")
        if LONE_PERCENT.search(marked) or not is_uri(MARK.sub("1", marked)):
            raise Refused("template.malformed")
        if query_only and self.fragment is not None:
            raise Refused("template.malformed")


class Expansion:
    def __init__(self, template, values, schemes, parts):
        self.template, self.values, self.schemes = template, values, schemes
        self.parts = parts
        self.output = ""

    # Values before escaping.

    def value(self, template, mark, controls=()):
        placeholder = template.placeholders[ord(mark) - FIRST_MARK]
        value = self.values.get(placeholder.name)
        if value is None:
            if not placeholder.is_optional:
                raise Refused("parameter.missing")
            return placeholder, ""
        allowed = () if placeholder.is_verbatim else controls
        if any(is_control(character) and character not in allowed for character in value):
            raise Refused("parameter.control-character")
        if placeholder.is_verbatim and controls == ("\t",) and re.search("%0[adAD]", value):
            raise Refused("parameter.control-character")
        return placeholder, value

    def controls_in_value_of(self, template, key):
        """The control characters allowed in the value of a pair. In mailto:, only a body allows line breaks."""
        if self.template.scheme != "mailto":
            return ("\t", "\n", "\r")
        text = MARK.sub(lambda match: quote(self.value(template, match[0])[1], safe=""), key)
        return ("\t", "\n", "\r") if text.lower() == "body" else ("\t",)

    def check_values(self):
        """Phase A: raises the error of the first value that is missing or contains a disallowed control character."""
        template = self.template
        for mark in MARK.findall(template.authority + template.path):
            self.value(template, mark)
        self.check_pairs(template, template.pairs or [])
        for mark in MARK.findall(template.fragment or ""):
            self.value(template, mark, ("\t", "\n", "\r"))
        for part in self.given_parts():
            self.check_pairs(part, part.pairs)

    def check_pairs(self, template, pairs):
        for key, _, value in pairs:
            for mark in MARK.findall(key):
                self.value(template, mark)
            if MARK.search(value):
                controls = self.controls_in_value_of(template, key)
                for mark in MARK.findall(value):
                    self.value(template, mark, controls)

    def given_parts(self):
        for name, part in self.parts:
            if self.values.get(name):
                if isinstance(part, Refused):
                    raise part
                yield part

    # Escaping.

    def is_in_authority(self):
        """Whether the next characters belong to the host; templates and values may both have written the previous ones."""
        scheme, colon, rest = self.output.partition(":")
        return rest.startswith("//") and not re.search("[/?#]", rest[2:])

    def escape(self, template, text, safe, controls=()):
        """Writes literals, and values escaped for their position."""
        start = len(self.output)
        for character in text:
            if not MARK.match(character):
                self.output += character
                continue
            placeholder, value = self.value(template, character, controls)
            if not placeholder.is_verbatim:
                self.output += quote(value, safe=safe)
            else:
                self.write_verbatim(value)
        return self.output[start:]

    def write_verbatim(self, value):
        for piece in re.findall("%[0-9A-Fa-f]{2}|[\\s\\S]", value):
            if piece in "[]" and not self.is_in_authority():
                piece = quote(piece)
            elif piece == "#" and (self.has_fragment or "#" in self.output):
                piece = "%23"
            elif len(piece) == 1:
                piece = quote(piece, safe=RESERVED)
            self.output += piece

    # The URL.

    def whole(self):
        placeholder = self.template.placeholders[0]
        value = self.values.get(placeholder.name)
        if not value:
            raise Refused("parameter.missing")
        scheme, colon, _ = value.partition(":")
        if not colon or scheme.lower() not in (*WEB, *self.schemes):
            raise Refused("parameter.url-scheme")
        if any(map(is_control, value)):
            raise Refused("parameter.control-character")
        self.has_fragment = False
        self.write_verbatim(value)
        return self.checked()

    def url(self):
        template = self.template
        if template.is_whole:
            return self.whole()
        self.check_values()
        self.has_fragment = template.fragment is not None
        self.output = template.scheme_text + ":"
        self.head()
        self.query()
        if self.has_fragment:
            self.output += "#"
            self.escape(template, template.fragment, ",", ("\t", "\n", "\r"))
        return self.checked()

    def head(self):
        template = self.template
        if template.has_authority:
            self.output += "//"
            if template.scheme in WEB:
                for mark in MARK.findall(template.authority):
                    placeholder, value = self.value(template, mark)
                    if not value or not placeholder.is_verbatim and "%" in quote(value, safe=""):
                        raise Refused("parameter.host")
            self.escape(template, template.authority, "")
        start = len(self.output)
        segments = template.path.split("/")
        for number, segment in enumerate(segments):
            self.output += "/" if number else ""
            text = self.escape(template, segment, ",@+" if template.is_opaque else ",")
            if MARK.search(segment) and re.sub("%2e", ".", text, flags=re.I) in (".", ".."):
                raise Refused("parameter.dot-segment")
        if not template.has_authority and self.output[start:].startswith("//"):
            raise Refused("parameter.structure")

    def query(self):
        written = []
        before = self.output
        for pair in self.template.pairs or []:
            written += self.pair(self.template, pair, before, written)
        for part in self.given_parts():
            for pair in part.pairs:
                written += self.pair(part, pair, before, written)
        self.output = before + ("?" + "&".join(written) if written else "")

    def pair(self, template, pair, before, written):
        """A list with the pair's text; empty if the pair is dropped."""
        key, equals, value = pair
        # The next characters are in the query.
        self.output = before + "?" + "&".join(written) + ("&" if written else "")
        key_text = self.escape(template, key, "")
        if not equals:
            is_absent = not key_text and any(
                template.placeholders[ord(mark) - FIRST_MARK].is_optional for mark in MARK.findall(key)
            )
            return [] if is_absent else [key_text]
        self.output += "="
        controls = self.controls_in_value_of(template, key)
        value_text = self.escape(template, value, ",", controls)
        is_needed = any(not template.placeholders[ord(mark) - FIRST_MARK].is_optional for mark in MARK.findall(value))
        return [key_text + "=" + value_text] if value_text or is_needed else []

    def checked(self):
        if not is_uri(self.output):
            raise Refused("url.malformed")
        scheme, _, rest = self.output.partition(":")
        if scheme.lower() in WEB:
            authority = re.split("[/?#]", rest[2:])[0] if rest.startswith("//") else ""
            host = re.sub(":[0-9]*$", "", authority.rpartition("@")[2])
            if not host or "%" in host:
                raise Refused("parameter.host")
        return self.output


def expand(text, values, schemes=(), optional=()):
    template = Template(text)
    if not template.is_whole:
        template.scheme_text = text.partition(":")[0]
    parts = []
    for name, part in optional:
        try:
            parts.append((name, Template(part, query_only=True)))
        except Refused as refused:
            parts.append((name, refused))
    return Expansion(template, values, [scheme.lower() for scheme in schemes], parts).url()


# --- Random cases -----------------------------------------------------------------------------------

NAMES = ["a", "b", "c", "long-name", "x.y_z"]
ORDINARY = ["x", "Bern", "Köniz", "é", "a b", "46.94,7.44", "1+1", "😀", "~", "-", "100", "ümlaut & co"]
SHARP = [
    "", ".", "..", "%2e", "%2E%2e", "/", "//", "a/b", "../a", "?", "#", "&", "=", "&x=1", "{{b}}", "{{{c}}}", "%", "%41", "%zz", "[", "]", "[::1]",
    "@", "a@b.org", ":", ":80", "http://h/", "https://example.org/a?b=c#d", "javascript:1", "file:///x", "x://y#z#w", "\n", "\t", "\r\n", "\0", "\x7f",
    "\u0085", "a\nCc: b", "%0d%0aCc:b", "%0A", "\u202e", "'", '"', "<", "\\", "|", "^", "`", " ", ";", "a;b", "!$()*", "K", "\u212a",
]
LITERALS = ["a", "path", ".", "..", "%2e", "%2E", "q", "-", "~", "x,y", "@", "+", ";", "!", "'", "(", ")", "*", ":", "%41"]
BROKEN = ["{", "}", "{{", "}}", "{a}", "{{}}", "{{a b}}", "{{{{a}}}}", "{{a}}}", "%", "%4", "é", " ", "\n", "[", "]", '"', "<", "\\", "{{é}}", "{{a??}}"]


class Cases:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def chance(self, one_in):
        return self.random.randrange(one_in) == 0

    def placeholder(self):
        name = self.random.choice(NAMES)
        mark = "?" if self.chance(2) else ""
        return "{{{%s%s}}}" % (name, mark) if self.chance(6) else "{{%s%s}}" % (name, mark)

    def piece(self, more=()):
        if self.chance(150):
            return self.random.choice(BROKEN)
        if self.chance(2):
            return self.placeholder()
        return self.random.choice([*LITERALS, *more])

    def run(self, most, more=()):
        return "".join(self.piece(more) for _ in range(self.random.randrange(most + 1)))

    def query(self, most=3):
        pairs = []
        for _ in range(self.random.randrange(most) + 1):
            key = "" if self.chance(12) else self.piece() if self.chance(10) else self.random.choice(["q", "text", "body", "Subject", "a", "x-y"])
            pairs.append(key if self.chance(8) else key + "=" + self.run(2, ["?", "=", "/", "&", "&k="]))
        return "&".join(pairs)

    def template(self):
        if self.chance(12):
            return self.placeholder()
        scheme = self.random.choice(["x", "tweetbot", "http", "https", "HTTPS", "mailto", "Mailto", "tel", "a+b.c-d", "javascript"] * 3 + ["1x", "", "x{{a}}"])
        text = scheme + ("" if self.chance(60) else ":")
        if scheme.lower() not in ("mailto", "tel") and not self.chance(5):
            text += "//" + (self.run(2, ["host", "h.example.org", ":80"]) if self.chance(2) else "example.org")
        if self.chance(3):
            text += self.run(2)
        for _ in range(self.random.randrange(3)):
            text += "/" + self.run(2)
        if not self.chance(3):
            text += "?" + self.query()
        if self.chance(5):
            text += "#" + self.run(2, ["?", "/", "#"])
        return text

    def value(self):
        if self.chance(2):
            return self.random.choice(ORDINARY)
        if self.chance(3):
            return self.random.choice(SHARP) + self.random.choice(SHARP)
        return self.random.choice(SHARP)

    def case(self):
        values = {name: self.value() for name in NAMES if not self.chance(5)}
        schemes = self.random.choice([[], ["x"], ["file", "X", "tweetbot"]])
        optional = []
        if self.chance(3):
            for name in self.random.sample(NAMES, 2):
                lead = self.random.choice(["", "&", "?"])
                text = lead + (self.run(2) if self.chance(10) else "%s={{%s}}" % (self.random.choice(["k", "body", "z"]), name))
                optional.append([name, text + (self.random.choice(["&l=1", "#f", "{"]) if self.chance(12) else "")])
        return {"template": self.template(), "parameters": values, "schemes": schemes, "optional-query": optional}


def solved(case):
    """The case with its URL, or the code of the error."""
    optional = [(name, text[1:] if text[:1] in "&?" else text) for name, text in case["optional-query"]]
    try:
        return {**case, "url": expand(case["template"], case["parameters"], case.get("schemes", ()), optional)}
    except Refused as refused:
        return {**case, "error": str(refused)}


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--count", type=int, default=20_000)
    arguments.add_argument("--seed", type=int, default=20_261_120)
    arguments.add_argument("--expand")
    options = arguments.parse_args()
    if options.expand:
        cases = json.loads(pathlib.Path(options.expand).read_text("utf-8"))
    else:
        source = Cases(options.seed)
        cases = (source.case() for _ in range(options.count))
    for case in cases:
        sys.stdout.write(json.dumps(solved(case)) + "\n")


if __name__ == "__main__":
    main()
