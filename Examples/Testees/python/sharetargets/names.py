"""File names for suggested names (14.5.3 of Schemas/file-names.md)."""

import re
import unicodedata

from xextensionitem.forms import ascii_lower

from .predicate_nodes import type_named
from .types import table

TYPES = table({})
MOST = 255

FORBIDDEN = re.compile(
    "[\0-\x1f\x7f-\x9f/\\\\:*?\"<>|\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\u2044\u2100\u2101\u2105\u2106\u2215\u2571\u27cb\u29f8\uff0f"
    "\u2216\u2572\u27cd\u29f5\u29f9\ufe68\uff3c\uf000-\uf07f]"
)
DOTS = ".\u2024\u2025\ufe52\uff0e"
DEVICE = re.compile(r"(con|prn|aux|nul|(com|lpt)[0-9\u00b9\u00b2\u00b3]|conin\$|conout\$|clock\$) *(\..*)?", re.IGNORECASE | re.DOTALL)
TOPS = {"image": "image", "audio": "sound", "video": "movie", "text": "text"}
FAMILIES = {"public.image": "image", "public.audio": "sound", "public.movie": "movie", "public.text": "text"}

# 14.5.4, the preferred extension first.
EXTENSIONS = {
    "com.adobe.pdf": "pdf", "com.adobe.photoshop-image": "psd", "com.adobe.postscript": "ps", "com.apple.ical.ics": "ics",
    "com.apple.m4a-audio": "m4a", "com.apple.m4v-video": "m4v", "com.apple.quicktime-movie": "mov qt", "com.compuserve.gif": "gif",
    "com.microsoft.bmp": "bmp dib", "com.microsoft.excel.xls": "xls", "com.microsoft.ico": "ico", "com.microsoft.powerpoint.ppt": "ppt",
    "com.microsoft.waveform-audio": "wav wave bwf", "com.microsoft.word.doc": "doc", "com.netscape.javascript-source": "js jscript javascript mjs",
    "com.pixar.universal-scene-description-mobile": "usdz", "net.daringfireball.markdown": "md markdown mdown", "org.gnu.gnu-zip-archive": "gz gzip",
    "org.idpf.epub-container": "epub", "org.openxmlformats.presentationml.presentation": "pptx", "org.openxmlformats.spreadsheetml.sheet": "xlsx",
    "org.openxmlformats.wordprocessingml.document": "docx", "org.webmproject.webm": "webm", "org.webmproject.webp": "webp", "org.xiph.flac": "flac",
    "public.3gpp": "3gp 3gpp sdv", "public.aac-audio": "aac adts", "public.aiff-audio": "aiff aif", "public.avi": "avi vfw", "public.avif": "avif",
    "public.bzip2-archive": "bz2 bz", "public.comma-separated-values-text": "csv", "public.css": "css", "public.heic": "heic",
    "public.heif": "heif hif", "public.html": "html htm shtml shtm", "public.jpeg": "jpeg jpg jpe", "public.jpeg-2000": "jp2 jpf jpx j2k j2c",
    "public.json": "json", "public.midi-audio": "midi mid smf kar", "public.mp3": "mp3 mpga", "public.mpeg": "mpg mpeg mpe m75 m15",
    "public.mpeg-4": "mp4 mpg4", "public.mpeg-4-audio": "mp4 mpg4", "public.plain-text": "txt text", "public.png": "png", "public.rtf": "rtf",
    "public.svg-image": "svg svgz", "public.tab-separated-values-text": "tsv", "public.tar-archive": "tar", "public.tiff": "tiff tif",
    "public.vcard": "vcf vcard", "public.xhtml": "xhtml xhtm xht", "public.xml": "xml", "public.zip-archive": "zip",
}


def is_mark(character):
    return unicodedata.category(character)[0] == "M"


def is_edge(character):
    return character in DOTS or character.isspace() or unicodedata.category(character) == "Cf"


def trimmed(name):
    """Step 2, at both ends."""
    start = next((at for at, one in enumerate(name) if not (is_edge(one) or is_mark(one))), len(name))
    end = next((at for at in range(len(name), start, -1) if not is_edge(name[at - 1])), start)
    return name[start:end]


def without_hidden(name):
    """Step 2, right after a dot."""
    kept = ""
    for character in name:
        if not (kept.endswith(".") and (is_mark(character) or unicodedata.category(character) == "Cf")):
            kept += character
    return kept


def split(name):
    """A name and its extension with the dot (step 4), or only the name."""
    stem, dot, extension = name.rpartition(".")
    is_one = re.fullmatch("(?=.*[A-Za-z])[A-Za-z0-9]{1,12}", extension) and stem
    return (stem, dot + extension) if is_one else (name, "")


def with_extension(name, type):
    """Step 4."""
    own = EXTENSIONS.get(type_named(type), "").split()
    extension = ascii_lower(split(name)[1][1:])
    if not own:
        return name
    named = [other for other, words in EXTENSIONS.items() if extension in words.split()]
    agrees = any(TYPES.conforms(one, type) or TYPES.conforms(type, one) for one in named)
    return name if agrees else f"{name}.{own[0]}"


def cut(name):
    """Step 5. A character extends to the next code point that is not a mark."""
    if len(name.encode()) <= MOST:
        return name
    stem, extension = split(name)
    parts = [end for end in range(1, len(stem)) if len((stem[:end] + extension).encode()) <= MOST]
    whole = [end for end in parts if not is_mark(stem[end])]
    return trimmed(stem[: (whole or parts)[-1]]) + extension


def safe_name(name, type):
    """The file name for a suggested name."""
    family = next((word for parent, word in FAMILIES.items() if TYPES.conforms(type, parent)), None)
    family = family or TOPS.get(type.partition("/")[0], "untitled")
    made = cut(with_extension(trimmed(without_hidden(FORBIDDEN.sub("_", name or ""))) or family, type))
    return cut("_" + made) if DEVICE.fullmatch(made) else made
