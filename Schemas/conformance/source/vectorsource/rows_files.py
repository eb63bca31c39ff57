"""The tables of file names (14.5.3, 14.5.4), as the form of a web app shows them (37.1.4)."""

from __future__ import annotations

from typing import Any

from .rows import G
from .tables import characters, clause, code, point, rows, section, slug

G.notes["row-file-character"] = {"bug": "leaves a character in a file name that is to become a _", "effect": "a name leaves its folder"}
G.notes["row-file-extension"] = {"bug": "lacks a row of the table of extensions", "effect": "a file has no extension, or two"}
G.notes["file-name-step"] = {"bug": "leaves out a step in making a file name", "effect": "a file name deceives, or is invalid"}

FILES = {"action": "/share", "method": "POST", "enctype": "multipart/form-data", "params": {"files": {"name": "f", "accept": "*/*"}}}
WEB = {"receiver": "web", "manifest": {"share_target": FILES}, "platform": "desktop"}


def made(id: str, number: str, type: str, media: str, names: list[tuple[str | None, str]], flag: str) -> None:
    """Files of a type, each with its suggested name and the resulting file name."""
    one = '{"representations":[{"data":{"$data":"eA=="},"type-identifier":"%s"}]%s}'
    attachments = [one % (type, "" if name is None else ',"suggested-name":"%s"' % name.replace('"', '\\"')) for name, _ in names]
    others = '"additional-attachments":[' + ",".join(attachments[1:]) + "]," if attachments[1:] else ""
    data = "{" + others + '"main-attachment":' + attachments[0] + ',"version":"1.0"}'
    files: list[Any] = [
        {"field": "f", "name": name, "type": media, "representation": {"type-identifier": type, "data": b"x"}} for _, name in names
    ]
    G.export(id, number, WEB, data, {"files": files}, flags=flag, also="37.1.4")


STEP = clause("14.5.3").partition("2. Marks")[0]
UNSAFE = {end for both in characters(clause("14.5.1")) for end in range(both[0], both[1] + 1)} | {ord(c) for c in "/\\:"}
SINGLE = [ord(c) for c in code(STEP.partition("`_`")[2])[0].split()]
for c in sorted({end for both in characters(STEP) for end in both} | set(SINGLE)):
    if c not in UNSAFE:  # no payload has other characters
        made("file-character." + point(c), "14.5.3", "public.data", "application/octet-stream", [(f"a{chr(c)}b", "a_b")], "row-file-character")

MEDIA = {identifier: media for media, identifier in reversed(rows(section("Appendix B. Media types")))}
MEDIA |= {"com.netscape.javascript-source": "text/javascript", "public.rtf": "text/rtf"}
for cells in rows(clause("14.5.4")):
    type, extensions = code(cells[0])[0], code(cells[1])
    names: list[tuple[str | None, str]] = [("x", f"x.{extensions[0]}"), ("x.tmp9", f"x.tmp9.{extensions[0]}")]
    names += [(f"x.{one.title()}", f"x.{one.title()}") for one in extensions]
    made("file-extension." + slug(type), "14.5.4", type, MEDIA[type], names, "row-file-extension")

PDF, DATA = ("com.adobe.pdf", "application/pdf"), ("public.data", "application/octet-stream")
for id, type, media, names in [
    ("default-of-an-image", "public.jpeg", "image/jpeg", [(None, "image.jpeg"), ("...", "image.jpeg"), (" \u00a0", "image.jpeg")]),
    ("default-of-a-sound", "public.mp3", "audio/mpeg", [(None, "sound.mp3")]),
    ("default-of-a-movie", "public.mpeg-4", "video/mp4", [(None, "movie.mp4")]),
    ("default-of-a-text", "public.html", "text/html", [(None, "text.html")]),
    ("default-of-a-media-type", "image/x-draft", "image/x-draft", [(None, "image"), ("x", "x")]),
    ("default-of-a-media-type-of-no-family", "application/x-draft", "application/x-draft", [(None, "untitled")]),
    ("default-of-a-document", *PDF, [(None, "untitled.pdf")]),
    ("default-of-data", *DATA, [(None, "untitled"), ("\u200d", "untitled")]),
    ("dots-and-spaces-at-the-ends", *DATA, [(".a. ", "a"), ("\u2024\u2025\ufe52\uff0ea\u2024", "a"), ("\u3000a\u2003", "a"), ("\u0301a", "a")]),
    ("marks-after-a-dot", *DATA, [("a.\u0301\u200db", "a.b"), ("a\u0301.b", "a\u0301.b")]),
    ("extension-that-is-a-number", *PDF, [("Version 2.0", "Version 2.0.pdf"), ("a.abcdefghijklm", "a.abcdefghijklm.pdf"), ("a.p df", "a.p df.pdf")]),
    ("extension-of-a-type-above", "public.heic", "image/heic", [("a.heif", "a.heif.heic"), ("a.heic", "a.heic"), ("a.png", "a.png.heic")]),
    ("extension-of-a-type-below", "public.mpeg-4", "video/mp4", [("a.m4v", "a.m4v"), ("a.mov", "a.mov.mp4")]),
    ("long-name", "public.png", "image/png", [("a" * 255, "a" * 251 + ".png"), ("\u00e9" * 127, "\u00e9" * 125 + ".png")]),
    ("device", "public.plain-text-x", "application/octet-stream", [("CON.txt", "_CON.txt"), ("com\u00b9", "_com\u00b9"), ("nul .x", "_nul .x"), ("conin$", "_conin$"), ("LPT0", "_LPT0"), ("console", "console")]),
    ("device-with-dollar", "public.folder-x", "application/octet-stream", [("conout$.a", "_conout$.a"), ("CLOCK$", "_CLOCK$"), ("com10", "com10"), ("aux.", "_aux")]),
]:  # fmt: skip
    made("file-name." + id, "14.5.3", type, media, names, "file-name-step")
