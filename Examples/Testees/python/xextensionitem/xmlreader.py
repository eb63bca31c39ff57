"""The reader of XML property lists (section 4): a parser for the part of XML 1.0 that the clauses allow."""

from __future__ import annotations

import os
import re

from . import forms
from .building import Builder, KNOWN_TAGS
from .findings import Path, ReadError
from .values import MAX_INTEGER, MIN_INTEGER, Date, Node, Value, normal_number

_START = (
    ":A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff"
    "\uf900-\ufdcf\ufdf0-\ufffd\U00010000-\U000effff"
)
_NAME = re.compile(f"[{_START}][{_START}.0-9\u00b7\u0300-\u036f\u203f-\u2040-]*")
_SPACE = re.compile(r"[ \t\r\n]*")
_BAD = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_DECLARED = {"version": re.compile(r"1\.0"), "encoding": re.compile(r"(?s:.*)"), "standalone": re.compile("yes|no")}
_NOT_PUBID = re.compile(r"[^ \r\nA-Za-z0-9'()+,./:=?;!*#@$_%-]")
_CHAR_REF = re.compile(r"&#(?:([0-9]+)|x([0-9A-Fa-f]+));")
_REF_PART = re.compile(r"&(?:#(?:x[0-9A-Fa-f]*|[0-9]*))?")
_TEXT = re.compile(r"[^<&]*")
_XML_SPACE = " \t\r\n"
_INTEGER = re.compile(r"([+-]?)(?:0[xX]([0-9A-Fa-f]+)|([0-9]+))")
_REAL = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")
_ENTITIES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}
_VALUE_ELEMENTS = {"dict", "array", "string", "data", "date", "integer", "real", "true", "false"}


class XMLReader:
    """Reads one document of decoded text. If ``bad``, the bytes after the text are invalid in their encoding."""

    def __init__(self, text: str, bad: bool, utf16: bool, builder: Builder) -> None:
        self.text = text
        self.end = len(text)
        self.cut = "xml.encoding" if bad else ""
        self.utf16 = utf16
        self.b = builder
        self.at = 0
        m = _BAD.search(text)
        if m:
            self.limit(m.start(), "xml.character")

    def limit(self, at: int, id: str) -> None:
        """Truncates the text at a character that is not allowed."""
        if at < self.end:
            self.end, self.cut = at, id
            self.text = self.text[:at]

    # Errors

    def ended(self, path: Path) -> ReadError:
        return ReadError(self.cut or "xml.truncated", path, self.end)

    def fail(self, path: Path, at: int | None = None, id: str = "xml.syntax") -> ReadError:
        at = self.at if at is None else at
        return ReadError(id, path, at) if at < self.end else self.ended(path)

    # Tokens

    def space(self) -> bool:
        m = _SPACE.match(self.text, self.at)
        assert m is not None
        moved = m.end() > self.at
        self.at = m.end()
        return moved

    def expect(self, s: str, path: Path) -> None:
        for i, c in enumerate(s):
            if self.text[self.at + i:self.at + i + 1] != c:
                raise self.fail(path, min(self.at + i, self.end))
        self.at += len(s)

    def starts(self, s: str) -> bool:
        return self.text.startswith(s, self.at)

    def name(self, path: Path) -> str:
        m = _NAME.match(self.text, self.at)
        if not m:
            raise self.fail(path)
        self.at = m.end()
        return m[0]

    def until(self, s: str, path: Path) -> str:
        """The text before ``s``. Advances past ``s``."""
        i = self.text.find(s, self.at)
        if i < 0:
            raise self.ended(path)
        out = self.text[self.at:i]
        self.at = i + len(s)
        return out

    def comment(self, path: Path) -> None:
        self.at += 4
        i = self.text.find("--", self.at)
        if i < 0:
            raise self.ended(path)
        self.at = i + 2
        self.expect(">", path)

    def instruction(self, path: Path) -> None:
        pos = self.at
        self.at += 2
        target = self.name(path)
        if self.at < self.end and target.lower() == "xml":
            raise self.fail(path, pos)
        if not self.space():
            self.expect("?>", path)
        else:
            self.until("?>", path)

    def misc(self, path: Path) -> None:
        """White space, comments, processing instructions (4.1.8)."""
        while True:
            self.space()
            if self.starts("<!--"):
                self.comment(path)
            elif self.starts("<?"):
                self.instruction(path)
            else:
                return

    # The document

    def read(self) -> Node:
        root = Path()
        if self.starts("<?xml") and self.text[5:6] in ("", " ", "\t", "\r", "\n"):
            self.declaration(root)
        self.misc(root)
        if self.starts("<!D"):
            self.doctype(root)
            self.misc(root)
        if self.starts("<!"):
            raise self.markup(root, ("<!--",))
        if not self.starts("<"):
            raise self.fail(root)
        pos = self.at
        name = self.element_name(root)
        if name != "plist":
            raise self.fail(root, pos, "xml.element")
        if self.attributes(name, root):
            raise ReadError("xml.element", root, pos)
        node: Node | None = None
        while True:
            self.between(root)
            start = self.at
            if self.starts("</"):
                if node is None:
                    raise ReadError("xml.element", root, start)
                self.at += 2
                self.end_tag("plist", root)
                break
            name = self.element_name(root)
            if node is not None or name not in _VALUE_ELEMENTS:
                raise ReadError("xml.element", root, start)
            node = self.element(name, start, root, 0)
        self.misc(root)
        if self.at < self.end:
            raise ReadError("xml.trailing", root, self.at)
        if self.cut:
            raise ReadError(self.cut, root, self.end)
        return node

    def declaration(self, root: Path) -> None:
        """4.1.4."""
        self.at = 5
        encoding = ""
        wanted = ["version", "encoding", "standalone"]
        while self.space():
            start = self.at
            m = _NAME.match(self.text, start)
            if not m:
                break
            self.at = m.end()
            if self.at >= self.end:
                raise self.ended(root)
            if m[0] not in wanted or (m[0] != "version" and "version" in wanted):
                raise self.fail(root, start)
            del wanted[:wanted.index(m[0]) + 1]
            self.space()
            self.expect("=", root)
            self.space()
            q = self.text[self.at:self.at + 1]
            if q not in ("'", '"'):
                raise self.fail(root)
            self.at += 1
            start = self.at
            value = self.until(q, root)
            if not _DECLARED[m[0]].fullmatch(value):
                raise self.fail(root, start)
            if m[0] == "encoding":
                encoding = value.lower()
                if encoding not in ({"utf-16"} if self.utf16 else {"utf-8", "us-ascii"}):
                    raise ReadError("xml.encoding", root, start)
        if "version" in wanted:
            raise self.fail(root)
        self.expect("?>", root)
        if encoding == "us-ascii" and not self.text.isascii():
            first = re.search("[^\x00-\x7f]", self.text)
            assert first is not None
            self.limit(first.start(), "xml.encoding")

    def doctype(self, root: Path) -> None:
        """4.1.7."""
        self.expect("<!DOCTYPE", root)
        if not self.space():
            raise self.fail(root)
        pos = self.at
        if self.element_type(root) != "plist":
            raise self.fail(root, pos, "xml.doctype")
        self.space()
        if self.starts("P") or self.starts("S"):
            public = self.starts("P")
            self.expect("PUBLIC" if public else "SYSTEM", root)
            for i in range(2 if public else 1):
                if not self.space():
                    raise self.fail(root)
                q = self.text[self.at:self.at + 1]
                if q not in ("'", '"'):
                    raise self.fail(root)
                self.at += 1
                literal = self.until(q, root)
                m = _NOT_PUBID.search(literal)
                if public and i == 0 and m:
                    raise self.fail(root, self.at - len(literal) - 1 + m.start())
            self.space()
        if self.starts("["):
            raise ReadError("xml.doctype", root, self.at)
        self.expect(">", root)

    def element_type(self, path: Path) -> str:
        """The name in a document type declaration."""
        name = self.name(path)
        if self.at >= self.end:
            raise self.ended(path)
        return name

    # Elements

    def between(self, path: Path) -> None:
        """White space, comments and instructions between elements (4.2.3); stops before the `<` of a tag."""
        while True:
            self.misc(path)
            if self.at >= self.end:
                raise self.ended(path)
            if self.starts("<![CDATA["):
                raise ReadError("xml.element", path, self.at)
            if self.starts("<"):
                if self.starts("<!"):
                    raise self.markup(path, ("<!--", "<![CDATA["))
                return
            raise ReadError("xml.element", path, self.at)

    def element_name(self, path: Path) -> str:
        """The name after `<`. A name at the end of the input may be incomplete."""
        self.at += 1
        name = self.name(path)
        if self.at >= self.end:
            raise self.ended(path)
        return name

    def markup(self, path: Path, allowed: tuple[str, ...]) -> ReadError:
        """The error for `<!` that does not start allowed markup."""
        rest = self.text[self.at:self.at + 9]
        common = max(len(os.path.commonprefix([rest, a])) for a in allowed)
        return self.fail(path, self.at + common)

    def attributes(self, name: str, path: Path) -> bool:
        """Reads the rest of a start tag (4.2.2). Returns whether the element is empty."""
        seen: set[str] = set()
        while True:
            spaced = self.space()
            if self.starts(">"):
                self.at += 1
                return False
            if self.starts("/"):
                self.expect("/>", path)
                return True
            if not spaced:
                raise self.fail(path)
            pos = self.at
            attribute = self.name(path)
            if self.at >= self.end:
                raise self.ended(path)
            if name != "plist":
                raise ReadError("xml.attribute", path, pos)
            if attribute in seen:
                raise self.fail(path, pos)
            seen.add(attribute)
            self.space()
            self.expect("=", path)
            self.space()
            q = self.text[self.at:self.at + 1]
            if q not in ("'", '"'):
                raise self.fail(path)
            self.at += 1
            stop = re.compile(f"[<&{q}]")
            while True:
                m = stop.search(self.text, self.at)
                if not m:
                    raise self.ended(path)
                self.at = m.start()
                if m[0] == q:
                    self.at += 1
                    break
                if m[0] == "<":
                    raise self.fail(path)
                self.reference(path)

    def end_tag(self, name: str, path: Path) -> None:
        """Reads an end tag after `</`."""
        pos = self.at
        m = _NAME.match(self.text, pos)
        got = m[0] if m else ""
        if got != name:
            raise self.fail(path, pos + len(os.path.commonprefix([got, name])))
        self.at = pos + len(got)
        self.space()
        self.expect(">", path)

    def reference(self, path: Path) -> str:
        """4.1.5, 4.1.6."""
        pos = self.at
        m = _CHAR_REF.match(self.text, pos)
        if m:
            digits = (m[1] or m[2]).lstrip("0")
            code = int(digits or "0", 10 if m[1] else 16) if len(digits) <= 7 else 0x110000
            if code > 0x10FFFF or _BAD.match(chr(code)):
                raise ReadError("xml.character", path, pos)
            self.at = m.end()
            return chr(code)
        part = _REF_PART.match(self.text, pos)
        assert part is not None
        if part.end() > pos + 1:
            raise self.fail(path, part.end())
        self.at = pos + 1
        name = self.name(path)
        if not self.starts(";"):
            raise self.fail(path)
        if name not in _ENTITIES:
            raise ReadError("xml.entity", path, pos)
        self.at += 1
        return _ENTITIES[name]

    def content(self, name: str, path: Path) -> str:
        """The text of an element. Advances past its end tag."""
        parts: list[str] = []
        while True:
            m = _TEXT.match(self.text, self.at)
            assert m is not None
            piece = m[0]
            if piece:
                bad = piece.find("]]>")
                if bad >= 0:
                    raise self.fail(path, self.at + bad + 2)
                parts.append(self.lines(piece))
                self.at = m.end()
            if self.starts("&"):
                parts.append(self.reference(path))
            elif self.starts("</"):
                self.at += 2
                self.end_tag(name, path)
                return "".join(parts)
            elif self.starts("<!--"):
                self.comment(path)
            elif self.starts("<![CDATA["):
                self.at += 9
                parts.append(self.lines(self.until("]]>", path)))
            elif self.starts("<?"):
                self.instruction(path)
            elif self.starts("<!"):
                raise self.markup(path, ("<!--", "<![CDATA["))
            else:
                pos = self.at
                self.element_name(path)
                raise ReadError("xml.element", path, pos)

    @staticmethod
    def lines(piece: str) -> str:
        """4.1.10."""
        return piece.replace("\r\n", "\n").replace("\r", "\n") if "\r" in piece else piece

    def raw(self, name: str, path: Path) -> str:
        """Reads the rest of a text element after its name."""
        return "" if self.attributes(name, path) else self.content(name, path)

    def element(self, name: str, pos: int, path: Path, depth: int) -> Node:
        """Reads the rest of a value element after its name."""
        b = self.b
        if name == "dict":
            return self.dict(pos, path, depth + 1)
        if name == "array":
            b.open_level(depth + 1, path, pos)
            items: list[Node] = []
            if self.attributes(name, path):
                return Node(items, pos)
            while True:
                self.between(path)
                start = self.at
                if self.starts("</"):
                    self.at += 2
                    self.end_tag(name, path)
                    return Node(items, pos)
                child = self.element_name(path)
                if child not in _VALUE_ELEMENTS:
                    raise ReadError("xml.element", path, start)
                items.append(self.element(child, start, Path(path, len(items)), depth + 1))
        b.count_value(path, pos)
        if name in ("true", "false"):
            if not self.attributes(name, path):
                self.misc_tight(path)
                if not self.starts("</"):
                    if "<!--".startswith(self.text[self.at:]):
                        raise self.ended(path)
                    raise ReadError("xml.element", path, self.at)
                self.at += 2
                self.end_tag(name, path)
            return Node(name == "true", pos)
        text = self.raw(name, path)
        if name == "string":
            b.count_string(text, path, pos)
            return Node(text, pos)
        if name == "data":
            data = forms.base64_decode(text.translate({9: None, 10: None, 13: None, 32: None}))
            if data is None:
                raise ReadError("xml.data", path, pos)
            b.count_data(len(data), path, pos)
            return Node(data, pos)
        text = text.strip(_XML_SPACE)
        if name == "date":
            ms = forms.date_parse(text, fraction=False)
            if ms is None:
                raise ReadError("xml.date", path, pos)
            return Node(Date(ms), pos)
        return Node(self.number(name, text, path, pos), pos)

    def misc_tight(self, path: Path) -> None:
        """Skips comments and instructions, but not white space."""
        while True:
            if self.starts("<!--"):
                self.comment(path)
            elif self.starts("<?"):
                self.instruction(path)
            else:
                return

    def number(self, name: str, text: str, path: Path, pos: int) -> Value:
        """4.2.6, 4.2.7."""
        self.b.number_size(len(text.encode()), path, pos)
        if name == "integer":
            m = _INTEGER.fullmatch(text)
            if not m:
                raise ReadError("xml.integer", path, pos)
            n = int(m[2], 16) if m[2] else int(m[3])
            if m[1] == "-":
                n = -n
            if not MIN_INTEGER <= n <= MAX_INTEGER:
                raise ReadError("number.overflow", path, pos)
            return n
        if not _REAL.fullmatch(text):
            raise ReadError("xml.real", path, pos)
        x = float(text)
        if x in (float("inf"), float("-inf")):
            raise ReadError("number.overflow", path, pos)
        return normal_number(x)

    def dict(self, pos: int, path: Path, depth: int) -> Node:
        """4.2.4 and section 7."""
        b = self.b
        members: dict[str, Node] = {}
        keys: dict[str, int] = {}
        first: Path | None = None
        if self.attributes("dict", path):
            b.open_level(depth, path, pos)
            return Node(members, pos, keys)
        while True:
            self.between(path)
            kpos = self.at
            if self.starts("</"):
                if first is None:
                    b.open_level(depth, path, pos)
                self.at += 2
                self.end_tag("dict", path)
                return b.close_dictionary(members, keys, first, path, pos)
            name = self.element_name(path)
            if name != "key":
                if first is None:
                    b.open_level(depth, path, pos)
                raise ReadError("xml.element", path, kpos)
            key = self.raw("key", path)
            member = Path(path, key)
            self.between(path)
            vpos = self.at
            if self.starts("</"):
                raise ReadError("xml.element", path, vpos)
            name = self.element_name(path)
            if name not in _VALUE_ELEMENTS:
                raise ReadError("xml.element", path, vpos)
            if first is None:
                first = member
                if key in KNOWN_TAGS and name == "string":
                    content = self.raw("string", member)
                    self.between(path)
                    if self.starts("</"):
                        node = b.simple_tag(key, content, path, pos)
                        if node is not None:
                            self.at += 2
                            self.end_tag("dict", path)
                            return node
                    b.open_level(depth, path, pos)
                    b.add_key(key, keys, path, member, kpos)
                    b.count_value(member, vpos)
                    b.count_string(content, member, vpos)
                    members[key] = Node(content, vpos)
                    continue
                b.open_level(depth, path, pos)
            b.add_key(key, keys, path, member, kpos)
            members[key] = self.element(name, vpos, member, depth)
