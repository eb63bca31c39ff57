"""The XML writer (9.3)."""

from __future__ import annotations

from . import forms
from .jsonwriter import OutputError, number_text, unwritable, written_members
from .values import Date, KeptTag, URL, Value

_HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n'
    '<plist version="1.0">\n'
)


def _escape(s: str) -> str:
    return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def xml(value: Value) -> bytes:
    """The XML form of a document."""
    out: list[str] = [_HEAD]
    _write(value, "", out)
    out.append("</plist>\n")
    return "".join(out).encode("utf-8")


def _dict(pairs: list[tuple[str, Value]], indent: str, out: list[str]) -> None:
    out.append(f"{indent}<dict>\n")
    for k, v in pairs:
        if not forms.key_supported(k):
            raise OutputError("key.unsupported")  # 8.1.5
        out.append(f"{indent}\t<key>{_escape(k)}</key>\n")
        _write(v, indent + "\t", out)
    out.append(f"{indent}</dict>\n")


def _write(v: Value, indent: str, out: list[str]) -> None:
    def line(s: str) -> None:
        out.append(f"{indent}{s}\n")

    if isinstance(v, bool):
        line("<true/>" if v else "<false/>")
    elif isinstance(v, str):
        if forms.xml_native(v):
            line(f"<string>{_escape(v)}</string>")
        else:
            _dict([("$string", forms.base64_encode(v.encode()))], indent, out)
    elif isinstance(v, int):
        line(f"<integer>{v}</integer>")
    elif isinstance(v, float):
        line(f"<real>{number_text(v)}</real>")
    elif isinstance(v, bytes):
        line(f"<data>{forms.base64_encode(v)}</data>")
    elif isinstance(v, Date):
        text = forms.date_text(v.milliseconds)
        if v.milliseconds % 1000:
            _dict([("$date", text)], indent, out)
        else:
            line(f"<date>{text}</date>")
    elif isinstance(v, URL):
        _dict([("$url", v.text)], indent, out)
    elif isinstance(v, KeptTag):
        _dict([(v.key, v.content)], indent, out)
    elif isinstance(v, list):
        if not v:
            line("<array/>")
        else:
            line("<array>")
            for x in v:
                _write(x, indent + "\t", out)
            line("</array>")
    elif isinstance(v, dict):
        if not v:
            line("<dict/>")
        else:
            _dict(written_members(v), indent, out)
    else:
        raise unwritable(v)
