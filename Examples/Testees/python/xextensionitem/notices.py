"""Notices (24.2): values of a valid document that can mislead the person who sees them."""

from __future__ import annotations

import re
from typing import Any, Iterator

from .forms import ascii_lower
from .mediatypes import TYPE_IDENTIFIERS

MOST = 1_000

# 24.2.3 and 24.2.4.
_IN_LINES = re.compile("[\0-\x1f\x7f-\x9f\u2028\u2029]")
_IN_PARAGRAPHS = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_OVERRIDES = "\u202d\u202e"
_OPENS = {"\u202a": "\u202c", "\u202b": "\u202c", "\u2066": "\u2069", "\u2067": "\u2069", "\u2068": "\u2069"}
_CLOSES = set(_OPENS.values())

# 24.2.5: the first bytes of data.
_FTYP = rb"(?s).{4}ftyp"
_BEGINNINGS = [
    (re.compile(pattern), found)
    for pattern, found in [
        (rb"\x89PNG\r\n\x1a\n", "public.png"),
        (rb"\xff\xd8\xff", "public.jpeg"),
        (rb"GIF8[79]a", "com.compuserve.gif"),
        (rb"II\x2a\0|MM\0\x2a", "public.tiff"),
        (rb"(?s)RIFF.{4}WEBP", "org.webmproject.webp"),
        (rb"%PDF-", "com.adobe.pdf"),
        (rb"PK(\x03\x04|\x05\x06|\x07\x08)", "public.zip-archive"),
        (rb"\x1f\x8b\x08", "org.gnu.gnu-zip-archive"),
        (_FTYP + rb"(avci|avi[fs]|hei[cmsx]|hev[cmsx]|m[is]f1)", "public.heif-standard"),
        (_FTYP + rb"(avc1|dash|isom|iso[2-9]|mmp4|mp4[12]|mp71|MSNV|M4V[HP ]|M4[ABP] |qt  |3g..)", "public.mpeg-4"),
    ]
]

# The conformance of types (Appendix D).
_IMAGES = "png jpeg gif tiff webp jpeg-2000 bmp ico photoshop-image"
_MOVIES = "3gpp mpeg-4 mpeg quicktime-movie webm avi"
_SOUNDS = "aac-audio aiff-audio flac midi-audio mpeg-4-audio mp3 waveform-audio"
_TEXTS = "javascript-source json rtf xhtml xml ics css comma-separated-values-text html markdown plain-text tab-separated-values-text vcard"
_FAMILIES = {"image": _IMAGES, "movie": _MOVIES, "audio": _SOUNDS, "text": _TEXTS}
PARENTS = {
    "public.movie": ["public.audiovisual-content"],
    "public.audio": ["public.audiovisual-content"],
    "public.heic": ["public.heif-standard"],
    "public.heif": ["public.heif-standard"],
    "public.avif": ["public.heif-standard"],
    "public.heif-standard": ["public.image"],
    "public.svg-image": ["public.image", "public.text"],
    "com.apple.m4v-video": ["public.mpeg-4"],
    "com.apple.m4a-audio": ["public.mpeg-4-audio"],
}
for _type in set(TYPE_IDENTIFIERS.values()) - {"public.data"}:
    _families = ["public." + name for name, words in _FAMILIES.items() if _type.partition(".")[2].rpartition(".")[2] in words.split()]
    PARENTS.setdefault(_type, _families or ["public.data"])
for _type in ("public.image", "public.text", "public.audiovisual-content"):
    PARENTS[_type] = ["public.data"]
_MOVING = ("com.apple.quicktime-movie", "public.3gpp", "public.mpeg-4-audio")


def _conforms(type: str, other: str) -> bool:
    return type == other or any(_conforms(parent, other) for parent in PARENTS.get(type, []))


def _agrees(type: str, found: str) -> bool:
    """Whether data of one type may be declared as another type (14.3.4, 24.2.5)."""
    type = ascii_lower(type)
    if type not in PARENTS:
        return True
    if _conforms(type, found) or _conforms(found, type):
        return True
    if found in ("public.zip-archive", "org.gnu.gnu-zip-archive"):
        picky = any(_conforms(type, one) for one in ("public.image", "public.audiovisual-content", "public.text", "com.adobe.pdf"))
        return not picky or found == "org.gnu.gnu-zip-archive" and type == "public.svg-image"
    return found == "public.mpeg-4" and any(_conforms(type, one) or _conforms(one, type) for one in _MOVING)


def _turns(text: str) -> bool:
    """24.2.4: whether text in one line changes the direction of the text around it."""
    open_: list[str] = []
    for sign in text:
        if sign in _OVERRIDES:
            return True
        if sign in _OPENS:
            open_.append(_OPENS[sign])
        elif sign in _CLOSES:
            if not open_ or open_.pop() != sign:
                return True
    return bool(open_)


def _in_line(text: Any, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(text, str):
        if _IN_LINES.search(text):
            yield "text.control-character", place
        if _turns(text):
            yield "text.bidirectional-control", place


def _in_representation(one: dict[str, Any], place: str) -> Iterator[tuple[str, str]]:
    content = one.get("data", one.get("text"))
    data = content.encode() if isinstance(content, str) else content or b""
    for pattern, found in _BEGINNINGS:
        if pattern.match(data) and not _agrees(one["type-identifier"], found):
            yield "data.type-mismatch", place


def _in_attachment(one: dict[str, Any], place: str) -> Iterator[tuple[str, str]]:
    for number, representation in enumerate(one.get("representations", [])):
        yield from _in_representation(representation, f"{place}/representations/{number}")
    yield from _in_line(one.get("suggested-name"), place + "/suggested-name")


def _in_part(part: dict[str, Any], place: str) -> Iterator[tuple[str, str]]:
    """The notices of a document or an overlay."""
    for number, one in enumerate(part.get("additional-attachments", [])):
        yield from _in_attachment(one, f"{place}/additional-attachments/{number}")
    for number, run in enumerate(part.get("content-text", [])):
        if _IN_PARAGRAPHS.search(run["text"]):
            yield "text.control-character", f"{place}/content-text/{number}/text"
    yield from _in_attachment(part.get("main-attachment", {}), place + "/main-attachment")
    yield from _in_line(part.get("referrer", {}).get("app-name"), place + "/referrer/app-name")
    for number, tag in enumerate(part.get("tags", [])):
        yield from _in_line(tag, f"{place}/tags/{number}")
    if part.get("thumbnail"):
        yield from _in_representation(part["thumbnail"], place + "/thumbnail")
    yield from _in_line(part.get("title"), place + "/title")


def notices(item: dict[str, Any]) -> list[tuple[str, str]]:
    """The notices of an item without findings: pairs of an id of Appendix C and a pointer."""
    found: list[tuple[str, str]] = []
    for activity, overlay in item.get("activities", {}).items():
        found += _in_part(overlay, "/activities/" + activity)
    return (found + list(_in_part(item, "")))[:MOST]
