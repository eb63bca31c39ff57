"""The formats of strings: base64, dates, integers, URLs, names."""

from __future__ import annotations

import base64 as _b64
import re

from .values import MAX_INTEGER, MIN_INTEGER

_BASE64 = re.compile(r"(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+/][AQgw]==)?")
_DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{3}))?Z")
_INTEGER = re.compile(r"0|-?[1-9][0-9]{0,19}")

DAY = 86_400_000


def base64_decode(text: str) -> bytes | None:
    """6.5.1, strictly; None if malformed."""
    if not _BASE64.fullmatch(text):
        return None
    return _b64.b64decode(text)


def base64_encode(data: bytes) -> str:
    """6.5.1."""
    return _b64.b64encode(data).decode("ascii")


def _days(year: int, month: int, day: int) -> int:
    """Days from 1970-01-01 in the proleptic Gregorian calendar."""
    y = year - (month <= 2)
    era = y // 400
    yoe = y - era * 400
    doy = (153 * (month + (-3 if month > 2 else 9)) + 2) // 5 + day - 1
    return era * 146097 + yoe * 365 + yoe // 4 - yoe // 100 + doy - 719468


def _month_length(year: int, month: int) -> int:
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31


MIN_DATE = _days(1, 1, 1) * DAY
MAX_DATE = (_days(9999, 12, 31) + 1) * DAY - 1


def date_parse(text: str, fraction: bool = True) -> int | None:
    """6.4.2: milliseconds since 1970, None if malformed."""
    m = _DATE.fullmatch(text)
    if not m:
        return None
    year, month, day, hour, minute, second = (int(g) for g in m.groups()[:6])
    if m[7] is not None and (not fraction or m[7] == "000"):
        return None
    if not (1 <= year and 1 <= month <= 12 and 1 <= day <= _month_length(year, month) and hour < 24 and minute < 60 and second < 60):
        return None
    return _days(year, month, day) * DAY + ((hour * 60 + minute) * 60 + second) * 1000 + int(m[7] or 0)


def date_text(ms: int) -> str:
    """6.4.2."""
    days, rest = divmod(ms, DAY)
    z = days + 719468
    era, doe = divmod(z, 146097)
    yoe = (doe - doe // 1460 + doe // 36524 - doe // 146096) // 365
    doy = doe - (365 * yoe + yoe // 4 - yoe // 100)
    mp = (5 * doy + 2) // 153
    day = doy - (153 * mp + 2) // 5 + 1
    month = mp + 3 if mp < 10 else mp - 9
    year = yoe + era * 400 + (month <= 2)
    seconds, milli = divmod(rest, 1000)
    out = f"{year:04d}-{month:02d}-{day:02d}T{seconds // 3600:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"
    return out + (f".{milli:03d}Z" if milli else "Z")


def integer_parse(text: str) -> int | None:
    """The content of `$integer` (7.1.2)."""
    if not _INTEGER.fullmatch(text):
        return None
    n = int(text)
    return n if MIN_INTEGER <= n <= MAX_INTEGER else None


# RFC 3986, Appendix A.
_UNRES = r"A-Za-z0-9._~\-"
_SUB = r"!$&'()*+,;="
_PCT = r"%[0-9A-Fa-f]{2}"
_PCHAR = rf"(?:[{_UNRES}{_SUB}:@]|{_PCT})"
_H16 = r"[0-9A-Fa-f]{1,4}"
_OCTET = r"(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])"
_V4 = rf"{_OCTET}\.{_OCTET}\.{_OCTET}\.{_OCTET}"
_LS32 = rf"(?:{_H16}:{_H16}|{_V4})"
_V6 = "(?:" + "|".join([
    rf"(?:{_H16}:){{6}}{_LS32}",
    rf"::(?:{_H16}:){{5}}{_LS32}",
    rf"(?:{_H16})?::(?:{_H16}:){{4}}{_LS32}",
    rf"(?:(?:{_H16}:){{0,1}}{_H16})?::(?:{_H16}:){{3}}{_LS32}",
    rf"(?:(?:{_H16}:){{0,2}}{_H16})?::(?:{_H16}:){{2}}{_LS32}",
    rf"(?:(?:{_H16}:){{0,3}}{_H16})?::{_H16}:{_LS32}",
    rf"(?:(?:{_H16}:){{0,4}}{_H16})?::{_LS32}",
    rf"(?:(?:{_H16}:){{0,5}}{_H16})?::{_H16}",
    rf"(?:(?:{_H16}:){{0,6}}{_H16})?::",
]) + ")"
_VF = rf"[vV][0-9A-Fa-f]+\.[{_UNRES}{_SUB}:]+"
_HOST = rf"(?:\[(?:{_V6}|{_VF})\]|(?:[{_UNRES}{_SUB}]|{_PCT})*)"
_AUTH = rf"(?:(?:[{_UNRES}{_SUB}:]|{_PCT})*@)?{_HOST}(?::[0-9]*)?"
_ABEMPTY = rf"(?:/{_PCHAR}*)*"
_ROOTLESS = rf"{_PCHAR}+{_ABEMPTY}"
_HIER = rf"(?://{_AUTH}{_ABEMPTY}|/(?:{_ROOTLESS})?|{_ROOTLESS}|)"
_QUERY = rf"(?:{_PCHAR}|[/?])*"
_URI = re.compile(rf"([A-Za-z][A-Za-z0-9+.-]*):{_HIER}(?:\?{_QUERY})?(?:#{_QUERY})?")
_EXCLUDED = {"file", "content", "blob", "data", "javascript"}


def url_finding(text: str) -> str | None:
    """Section 18: None, `url.malformed` or `url.scheme`."""
    m = _URI.fullmatch(text)
    if not m:
        return "url.malformed"
    return "url.scheme" if m[1].lower() in _EXCLUDED else None


_REVERSE_DNS = re.compile(r"[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+")
_MEDIA_TYPE = re.compile(r"[a-z0-9!#$%&'*+.^_`{|}~-]+/[a-z0-9!#$%&'*+.^_`{|}~-]+")
_COLOR = re.compile(r"#[0-9A-F]{6}(?:[0-9A-F]{2})?")
_UNSAFE = re.compile("[/\\\\:\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_FILE = re.compile(r"attachments/([a-z0-9](?:[a-z0-9._-]{0,98}[a-z0-9_-])?)")
_DEVICE = re.compile(r"con|prn|aux|nul|com[0-9]|lpt[0-9]")
_VERSION = re.compile(r"([1-9][0-9]{0,4})\.(0|[1-9][0-9]{0,4})")
_BAD_KEY = re.compile("[\x00-\x08\x0b-\x1f\ufffe\uffff]")
_NOT_NATIVE_XML = re.compile("[\x00-\x08\x0b-\x1f\ufffe\uffff]")


def is_reverse_dns(text: str) -> bool:
    """1.1.6."""
    return _REVERSE_DNS.fullmatch(text) is not None


def is_type_identifier(text: str) -> bool:
    """14.3.1."""
    return (_MEDIA_TYPE if "/" in text else _REVERSE_DNS).fullmatch(text) is not None


def is_color(text: str) -> bool:
    """15.2.3."""
    return _COLOR.fullmatch(text) is not None and not (len(text) == 9 and text.endswith("FF"))


def is_safe_name(text: str) -> bool:
    """14.5.1."""
    return 1 <= len(text.encode()) <= 255 and not _UNSAFE.search(text) and text not in (".", "..")


def is_file_path(text: str) -> bool:
    """14.6.2."""
    m = _FILE.fullmatch(text)
    return m is not None and _DEVICE.fullmatch(m[1].split(".", 1)[0]) is None


def version_parse(text: str) -> tuple[int, int] | None:
    """11.1.2."""
    m = _VERSION.fullmatch(text)
    return (int(m[1]), int(m[2])) if m else None


def key_supported(key: str) -> bool:
    """6.2.4."""
    return _BAD_KEY.search(key) is None


def xml_native(text: str) -> bool:
    """7.1.3."""
    return _NOT_NATIVE_XML.search(text) is None


_UPPER = {c: c + 32 for c in range(65, 91)}


def ascii_lower(text: str) -> str:
    """1.1.8: only ASCII letters."""
    return text.translate(_UPPER)


def utf16_order(key: str) -> bytes:
    """9.1.3."""
    return key.encode("utf-16-be")
