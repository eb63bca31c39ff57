"""Documents around the values that vectors are about, in each encoding. Each is valid if what is put into it is, so that nothing but the fault is at fault."""

from __future__ import annotations

import struct

# JSON; what these give is canonical if what they are given is.

REP = '{"text":"x","type-identifier":"public.plain-text"}'
MAIN = '"main-attachment":{"representations":[' + REP + "]}"
VERSION = '"version":"1.0"'

V = "/user-info/v"
R0 = "/main-attachment/representations/0"
R1 = "/main-attachment/representations/1"


def doc(members: str = "", version: str = '"1.0"') -> str:
    """A document with further members, all after main-attachment and before version."""
    return "{" + MAIN + ("," + members if members else "") + ',"version":' + version + "}"


def before(members: str) -> str:
    """A document with further members, all before main-attachment."""
    return "{" + members + "," + MAIN + "," + VERSION + "}"


def val(value: str) -> str:
    """A document with a free value at /user-info/v."""
    return doc('"user-info":{"v":' + value + "}")


def reps(*representations: str) -> str:
    """A document whose main attachment has these representations."""
    return '{"main-attachment":{"representations":[' + ",".join(representations) + "]}," + VERSION + "}"


def rep2(representation: str) -> str:
    """A document with a good representation and another."""
    return reps(REP, representation)


def other(attachment: str) -> str:
    """A document with one additional attachment."""
    return before('"additional-attachments":[' + attachment + "]")


def named(name: str) -> str:
    """A document whose additional attachment has a suggested name."""
    return other('{"representations":[%s],"suggested-name":%s}' % (REP, name))


def file(path: str, count: str = "1", more: str = "") -> str:
    """A document whose second representation is a file."""
    return rep2('{"file":{"byte-count":%s,"path":%s%s},"type-identifier":"public.data"}' % (count, path, more))


def runs(*runs: str) -> str:
    """A document with these text runs."""
    return before('"content-text":[' + ",".join(runs) + "]")


def thumb(thumbnail: str) -> str:
    """A document with a thumbnail."""
    return doc('"thumbnail":' + thumbnail)


def act(overlay: str, name: str = "com.example.x") -> str:
    """A document with one overlay."""
    return before('"activities":{"%s":%s}' % (name, overlay))


def nested(levels: int, inner: str = "") -> str:
    """Arrays in arrays."""
    return "[" * levels + inner + "]" * levels


def at(text: str, needle: str, base: int = 0, codec: str = "utf-8") -> str:
    """The location of the first character of ``needle`` in text with LF line ends (21.4.5, 21.4.6)."""
    i = text.index(needle)
    head = text[:i]
    return " @%d:%d:%d" % (base + len(head.encode(codec)), head.count("\n") + 1, i - (head.rfind("\n") + 1) + 1)


# XML

DECL = '<?xml version="1.0" encoding="UTF-8"?>\n'
DTD = '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n'
XMAIN = (
    "<key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string>"
    "<key>type-identifier</key><string>public.plain-text</string></dict></array></dict>"
)


def xdict(members: str = "", version: str = "<string>1.0</string>") -> str:
    """The dictionary of a document in XML."""
    return "<dict>" + XMAIN + members + "<key>version</key>" + version + "</dict>"


def xdoc(members: str = "") -> str:
    """A document in XML with further members."""
    return '<plist version="1.0">' + xdict(members) + "</plist>"


def xval(value: str) -> str:
    """A document in XML with a free value at /user-info/v."""
    return xdoc("<key>user-info</key><dict><key>v</key>" + value + "</dict>")


def xtag(key: str, content: str) -> str:
    """A document in XML with a dictionary of one key as its free value."""
    return xval("<dict><key>%s</key>%s</dict>" % (key, content))


# Binary


def s(text: str) -> bytes:
    """An ASCII string of less than 256 bytes."""
    n = len(text)
    return (bytes([0x50 | n]) if n < 15 else b"\x5f\x10" + bytes([n])) + text.encode("ascii")


def bplist(objects, top=0, offsets=None, count=None, osize=1, rsize=1, table=None, pad=b"", lead=b"") -> bytes:
    """A binary property list of these objects, or with another trailer than they have."""
    out = bytearray(b"bplist00") + lead
    starts = []
    for o in objects:
        starts.append(len(out))
        out += o
    out += pad
    t = len(out)
    for o in offsets(starts, t) if offsets else starts:
        out += o.to_bytes(osize, "big")
    return (
        bytes(out)
        + bytes(6)
        + bytes([osize, rsize])
        + struct.pack(">QQQ", len(starts) if count is None else count, top, t if table is None else table)
    )


def bval(value: bytes, *more: bytes, **trailer) -> bytes:
    """A document in binary with a free value at /user-info/v, which is object 10; further objects are numbered from 16."""
    return bplist(
        [
            b"\xd3\x01\x02\x03\x04\x05\x06",
            s("main-attachment"),
            s("user-info"),
            s("version"),
            b"\xd1\x07\x08",
            b"\xd1\x09\x0a",
            s("1.0"),
            s("representations"),
            b"\xa1\x0b",
            s("v"),
            value,
            b"\xd2\x0c\x0d\x0e\x0f",
            s("text"),
            s("type-identifier"),
            s("x"),
            s("public.plain-text"),
            *more,
        ],
        **trailer,
    )
