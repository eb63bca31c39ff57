"""Notices (24.2): what can deceive the person who is shown a valid document."""

import base64

from .documents import R0, REP, VERSION, act, before, doc, other, reps, runs, thumb, xdoc
from .making import Group

NOTES = """
    control-unnoticed | shows a one-line text with a control character unnoticed | a title hides or overwrites what is beside it
    delete-unnoticed | takes U+007F for a character that is shown | a title that looks like another passes
    c1-unnoticed | looks for control characters only in ASCII | a terminal takes the rest of a title for a command
    separator-unnoticed | takes U+2028 for part of a line | a title of one line is shown as two
    tab-unnoticed | takes a tabulator for part of a line | the end of a tag is moved out of sight
    line-break-unnoticed | takes a line break for part of a name | an app's name has two meanings
    invisible-noticed | takes every character without a shape for one that deceives | writing that needs joiners is called a deceit
    runs-unnoticed | does not check styled text | text hides characters
    paragraphs-noticed | checks styled text like a one-line text | every text of two paragraphs is called a deceit
    notice-repeated | reports a notice for each character | one bad title fills the report
    one-notice-a-value | stops at the first notice of a value | the greater danger is not named
    closed-override-unnoticed | takes an override that is closed for harmless | letters are shown in another order than they are read
    open-embedding-unnoticed | finds only overrides, not embeddings that stay open | what is shown after a title is turned
    open-isolate-unnoticed | knows the embeddings and not the isolates | what is shown after a title is turned
    stray-pop-unnoticed | checks what opens and not what closes | a title ends the embedding it is shown in
    stray-isolate-pop-unnoticed | lets a U+2069 close what was never opened | a title ends the isolate it is shown in
    isolate-pop-closes-embedding | lets a U+2069 close an embedding | a title leaves an embedding open
    crossing-unnoticed | counts what opens and what closes, whatever their kinds | a title ends an isolate and leaves an embedding open
    closed-noticed | takes every embedding and isolate for a deceit | names in Arabic and Hebrew are called a deceit
    marks-noticed | takes the marks of direction for a deceit | names in Arabic and Hebrew are called a deceit
    turned-paragraphs-noticed | checks the direction of styled text | texts in two directions are called a deceit
    overlays-unnoticed | checks the document and not its overlays | one activity gets what is noticed for another one
    removal-noticed | takes a thumbnail that an overlay removes for an empty one of another type | a valid payload gets a warning
    names-unnoticed | checks titles and not suggested names | the name of a file is shown as two lines
    places-of-overlays-unnoticed | checks some members of an overlay and not all | one activity gets what is noticed for another one
    tags-unnoticed | checks titles and not tags | a tag deceives
    mismatch-unnoticed | does not check data | a program is saved as a picture
    text-bytes-unnoticed | checks the bytes of data and not of text | a PDF passes for text
    thumbnail-unnoticed | checks attachments and not the thumbnail | a thumbnail is of another type
    first-representation-alone | checks only the first representation | the one that is taken is of another type
    broader-type-noticed | requires the very type that the bytes show | every picture that is declared as a picture is called a deceit
    unknown-type-noticed | takes a type that it does not know for another | every format of its own is called a deceit
    containers-noticed | takes an archive for nothing but an archive | every book and office document is called a deceit
    archive-as-image-unnoticed | takes an archive for anything | an archive passes for a picture
    compressed-svg-noticed | knows no compressed SVG | such pictures are called a deceit
    riff-is-webp | takes every RIFF file for a WebP picture | every sound file is called a deceit
    movie-kinds-noticed | distinguishes movies by their names | a QuickTime movie of MPEG-4 is called a deceit
    movie-as-image-unnoticed | looks for no movies | a movie passes for a picture
    heif-kinds-noticed | distinguishes the kinds of HEIF | pictures of a telephone are called a deceit
    tiff-order-unnoticed | knows one byte order of TIFF | half of these files pass for others
    gif-version-unnoticed | knows one version of GIF | other versions pass for other pictures
    short-data-noticed | compares as many bytes as there are | nothing at all looks like everything
    no-bytes-noticed | looks for bytes where a representation has none | a checker fails at a valid payload, or warns of a good one
    folded-data-unnoticed | checks the base64 of data and not the bytes | white space hides what data are
"""

G = Group("notices", "Notices", "24.2", NOTES)

CONTROL, TURNED, MISMATCH = "text.control-character ", "text.bidirectional-control ", "data.type-mismatch "
PNG, JPEG, PDF, ZIP = b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xe0", b"%PDF-1.7\n", b"PK\x03\x04"


def data(type, content):
    """A representation of data."""
    return '{"data":{"$data":"%s"},"type-identifier":"%s"}' % (base64.b64encode(content).decode(), type)


def title(id, text, flags, *notices, clause="24.2.3", also=""):
    G.notices(id, clause, doc(f'"title":"{text}"'), notices, flags=flags, also=also)


# Control characters

title("control.in-a-title", "a\\u0007b", "control-unnoticed", CONTROL + "/title", also="24.2.1 24.2.2")
title("control.delete-in-a-title", "a\\u007fb", "delete-unnoticed", CONTROL + "/title")
title("control.of-c1-in-a-title", "a\\u009bb", "c1-unnoticed", CONTROL + "/title")
title("control.line-separator-in-a-title", "a\\u2028b", "separator-unnoticed", CONTROL + "/title")
title("control.occurs-three-times", "\\u0000\\u0001\\u0002", "notice-repeated", CONTROL + "/title", clause="24.2.2", also="24.2.3")
title("control.joiners-are-no-controls", "a\\u200d\\u200c\\u00a0\\u00ad\\u2060\\ufffdb", "invisible-noticed", also="24.2.1")
G.notices(
    "control.tabulator-in-a-tag", "24.2.3", doc('"tags":["a","b\\tc"]'), [CONTROL + "/tags/1"], flags="tab-unnoticed tags-unnoticed"
)
G.notices(
    "control.line-feed-in-the-name-of-an-app",
    "24.2.3",
    doc('"referrer":{"app-name":"a\\nb"}'),
    [CONTROL + "/referrer/app-name"],
    flags="line-break-unnoticed",
)
G.notices("control.in-styled-text", "24.2.3", runs('{"text":"a"}', '{"bold":true,"text":"\\u000b"}'), [CONTROL + "/content-text/1/text"], flags="runs-unnoticed")
G.notices("control.paragraphs-are-none", "24.2.3", runs('{"text":"a\\tb\\r\\nc\\u2028d\\u2029e"}'), [], flags="paragraphs-noticed")

SEPARATED = '{"representations":[%s],"suggested-name":"a\\u2028b"}' % REP
G.notices(
    "control.line-separator-in-suggested-names",
    "24.2.3",
    '{"additional-attachments":[%s],"main-attachment":%s,%s}' % (SEPARATED, SEPARATED.replace("2028", "2029"), VERSION),
    [CONTROL + "/additional-attachments/0/suggested-name", CONTROL + "/main-attachment/suggested-name"],
    flags="names-unnoticed",
    also="14.5.1",
)
OVERLAY = (
    '{"additional-attachments":[{"representations":[%s],"suggested-name":"a\\u2028b"}],"content-text":[{"text":"\\u0007"}],"main-attachment":%s,'
    '"referrer":{"app-name":"\\u202e"},"tags":["a","\\t"],"thumbnail":%s,"title":"\\n"}' % (data("public.jpeg", PNG), SEPARATED, data("public.png", JPEG))
)
PLACES = [
    MISMATCH + "/additional-attachments/0/representations/0",
    CONTROL + "/additional-attachments/0/suggested-name",
    CONTROL + "/content-text/0/text",
    CONTROL + "/main-attachment/suggested-name",
    TURNED + "/referrer/app-name",
    CONTROL + "/tags/1",
    MISMATCH + "/thumbnail",
    CONTROL + "/title",
]
G.notices("places.of-a-document", "24.2.2", OVERLAY[:-1] + "," + VERSION + "}", PLACES, flags="runs-unnoticed", also="24.2.3 24.2.4 24.2.5")
G.notices(
    "places.of-an-overlay",
    "24.2.2",
    act(OVERLAY, "com.example.x-1"),
    [place.replace(" ", " /activities/com.example.x-1") for place in PLACES],
    flags="places-of-overlays-unnoticed",
    also="24.2.3 24.2.4 24.2.5",
)

# Direction


def turned(id, text, flags, *notices, also=""):
    title("direction." + id, text, flags, *notices, clause="24.2.4", also=also)


turned("override-that-is-closed", "a\\u202egpj.exe\\u202c", "closed-override-unnoticed", TURNED + "/title", also="24.2.1")
turned("left-to-right-override", "\\u202dab\\u202c\\u0007", "one-notice-a-value", TURNED + "/title", CONTROL + "/title", also="24.2.2 24.2.3")
turned("embedding-that-stays-open", "a\\u202bb", "open-embedding-unnoticed", TURNED + "/title")
turned("isolate-that-stays-open", "a\\u2068b", "open-isolate-unnoticed", TURNED + "/title")
turned("pop-that-closes-nothing", "a\\u202cb", "stray-pop-unnoticed", TURNED + "/title")
turned("isolate-pop-that-closes-nothing", "a\\u2067b\\u2069\\u2069", "stray-isolate-pop-unnoticed", TURNED + "/title")
turned("isolate-pop-that-closes-no-embedding", "\\u202aa\\u2069", "isolate-pop-closes-embedding", TURNED + "/title")
turned("crossing-pairs", "\\u2066\\u202aa\\u2069\\u202c", "crossing-unnoticed", TURNED + "/title")
turned("nested-pairs-are-needed", "\\u2067\\u202aa\\u202c\\u2066b\\u2069\\u2069", "closed-noticed")
turned("marks-are-needed", "a\\u200e\\u200f\\u061cb", "marks-noticed")
G.notices("direction.of-styled-text-is-not-judged", "24.2.4", runs('{"text":"a\\u202eb\\u2067"}'), [], flags="turned-paragraphs-noticed")
G.notices(
    "direction.in-an-overlay",
    "24.2.2",
    act('{"tags":["\\u202e"],"title":"a\\u2066"}'),
    [TURNED + "/activities/com.example.x/tags/0", TURNED + "/activities/com.example.x/title"],
    flags="overlays-unnoticed",
    also="24.2.4",
)

# Types


def typed(id, representations, flags, *notices, also=""):
    G.notices("types." + id, "24.2.5", reps(*(data(*one) for one in representations)), notices, flags=flags, also=also)


typed("png-declared-as-jpeg", [("public.jpeg", PNG)], "mismatch-unnoticed", MISMATCH + R0, also="24.2.1")
typed("second-representation", [("public.png", PNG), ("public.jpeg", PDF)], "first-representation-alone", MISMATCH + R0[:-1] + "1")
typed("broader-types-agree", [("public.png", PNG), ("public.image", PNG), ("public.data", PNG)], "broader-type-noticed")
typed("unknown-type-agrees", [("com.example.drawing", PNG)], "unknown-type-noticed")
typed("books-and-office-documents-are-archives", [("org.idpf.epub-container", ZIP), ("org.openxmlformats.wordprocessingml.document", ZIP)], "containers-noticed")
typed("archive-declared-as-png", [("public.png", ZIP)], "archive-as-image-unnoticed", MISMATCH + R0)
typed("compressed-svg", [("public.svg-image", b"\x1f\x8b\x08\x00")], "compressed-svg-noticed")
typed("sound-in-riff", [("com.microsoft.waveform-audio", b"RIFF\x24\x00\x00\x00WAVE")], "riff-is-webp")
typed("movie-declared-as-png", [("public.png", b"\x00\x00\x00\x18ftypisom")], "movie-as-image-unnoticed", MISMATCH + R0)
typed("movies-agree-with-each-other", [("com.apple.quicktime-movie", b"\x00\x00\x00\x18ftypmp42")], "movie-kinds-noticed")
typed("kinds-of-heif-agree", [("public.heif", b"\x00\x00\x00\x18ftypheic")], "heif-kinds-noticed")
typed(
    "tiff-in-both-byte-orders",
    [("public.jpeg", b"II\x2a\x00"), ("public.png", b"MM\x00\x2a"), ("public.tiff", b"MM\x00\x2a")],
    "tiff-order-unnoticed",
    MISMATCH + R0,
    MISMATCH + R0[:-1] + "1",
)
typed(
    "gif-of-both-versions",
    [("public.jpeg", b"GIF87a"), ("public.png", b"GIF89a"), ("com.compuserve.gif", b"GIF87a"), ("public.tiff", b"GIF88a")],
    "gif-version-unnoticed",
    MISMATCH + R0,
    MISMATCH + R0[:-1] + "1",
)
HEIF = "avci avif avis heic heim heis heix hevc hevm hevs hevx mif1 msf1".split()
MPEG = "avc1 dash isom iso2 iso3 iso4 iso5 iso6 iso7 iso8 iso9 mmp4 mp41 mp42 mp71 MSNV M4VH M4VP 3gp4 3g2a 3ge6".split()
MPEG += ["M4A ", "M4B ", "M4P ", "M4V ", "qt  "]


def branded(id, type, brands, flags, notice=""):
    """An additional attachment of the type for each brand."""
    made = (data(type, b"\x00\x00\x00\x10ftyp" + brand.encode() + bytes(4)) for brand in brands)
    attachments = ",".join('{"representations":[%s]}' % one for one in made)
    places = [notice + f"/additional-attachments/{i}/representations/0" for i in range(len(brands))] if notice else []
    G.notices("types." + id, "24.2.5", other(attachments), places, flags=flags)


branded("brands-of-heif", "public.png", HEIF, "brand-unnoticed", MISMATCH)
branded("brands-of-mpeg-4", "public.heic", MPEG, "brand-unnoticed", MISMATCH)
branded("brands-of-heif-agree-with-it", "public.avif", HEIF, "heif-kinds-noticed")
branded("brands-of-mpeg-4-agree-with-it", "com.apple.m4a-audio", MPEG, "movie-kinds-noticed")
branded("unknown-brands-agree", "public.png", ["heix"[::-1], "iso1", "mp43", "M4AX", "QT  ", "qt__", "mif2"], "brand-noticed")


def every(id, content, agreeing, flags):
    """A representation of each type of Appendix D with the same bytes."""
    places = [MISMATCH + R0[:-1] + str(i) for i, type in enumerate(TYPES) if type not in agreeing]
    typed(id, [(type, content) for type in TYPES], flags, *places)


IMAGES = "public.image public.heif-standard public.avif public.heic public.heif com.adobe.photoshop-image com.compuserve.gif com.microsoft.bmp com.microsoft.ico org.webmproject.webp public.jpeg public.jpeg-2000 public.png public.tiff public.svg-image".split()
MOVING = "public.audiovisual-content public.movie public.audio com.apple.quicktime-movie public.3gpp public.mpeg-4 com.apple.m4v-video public.mpeg-4-audio com.apple.m4a-audio".split()
OTHER_MOVING = "org.webmproject.webm public.avi public.mpeg com.microsoft.waveform-audio org.xiph.flac public.aac-audio public.aiff-audio public.midi-audio public.mp3".split()
TEXTS = "public.text com.apple.ical.ics com.netscape.javascript-source net.daringfireball.markdown public.comma-separated-values-text public.css public.html public.json public.plain-text public.rtf public.tab-separated-values-text public.vcard public.xhtml public.xml".split()
OTHERS = "com.adobe.postscript com.microsoft.excel.xls com.microsoft.powerpoint.ppt com.microsoft.word.doc com.pixar.universal-scene-description-mobile org.gnu.gnu-zip-archive org.idpf.epub-container org.openxmlformats.presentationml.presentation org.openxmlformats.spreadsheetml.sheet org.openxmlformats.wordprocessingml.document public.bzip2-archive public.tar-archive public.zip-archive".split()
TYPES = ["public.data", "com.adobe.pdf", *IMAGES, *MOVING, *OTHER_MOVING, *TEXTS, *OTHERS]
every("every-type-with-a-pdf", PDF, ["public.data", "com.adobe.pdf"], "types-of-pdf")
every("every-type-with-an-archive", ZIP, ["public.data", *OTHERS], "types-of-archives")
every("every-type-with-a-compressed-archive", b"\x1f\x8b\x08\x00", ["public.data", "public.svg-image", *OTHERS], "types-of-compressed-archives")
every("every-type-with-a-movie", b"\x00\x00\x00\x10ftypisom" + bytes(4), ["public.data", *MOVING], "types-of-movies")
every("every-type-with-a-picture", b"\x00\x00\x00\x10ftypheic" + bytes(4), ["public.data", *IMAGES[:5]], "types-of-pictures")
G.notes |= {
    "brand-unnoticed": {"bug": "knows some of the brands", "effect": "a movie passes for a picture"},
    "brand-noticed": {"bug": "takes a brand for one that looks like it", "effect": "a format of its own is called a deceit"},
    "types-of-pdf": {"bug": "knows only some types of Appendix D", "effect": "a PDF passes for text"},
    "types-of-archives": {"bug": "does not know which types are archives of their own", "effect": "an archive passes for text or a movie"},
    "types-of-compressed-archives": {"bug": "does not know which types may be compressed", "effect": "compressed data pass for text or a movie"},
    "types-of-movies": {"bug": "does not know which types share the form of MPEG-4", "effect": "a movie passes for another one, or is called a deceit"},
    "types-of-pictures": {"bug": "does not know which types share the form of HEIF", "effect": "a picture passes for another one, or is called a deceit"},
}
typed("data-that-are-too-short", [("public.jpeg", PNG[:7]), ("public.png", b"")], "short-data-noticed")
PDF_DATA = '{"$data":"%s"}' % base64.b64encode(PDF).decode()
G.notices(
    "types.representations-without-bytes",
    "24.2.5",
    before(
        '"additional-attachments":[{"representations":[{"type-identifier":"public.url","url":"https://example.com"},'
        '{"property-list":%s,"type-identifier":"public.png"},{"com.example.x":%s,"type-identifier":"public.jpeg"}]}]' % (PDF_DATA, PDF_DATA)
    )[:-1]
    + ',"thumbnail":{"type-identifier":"public.url","url":"a:b"}}',
    [],
    flags="no-bytes-noticed",
    also="14.2.2",
)
G.notices(
    "types.text-that-is-a-pdf",
    "24.2.5",
    other('{"representations":[{"text":"%PDF-1.7","type-identifier":"public.plain-text"}]}'),
    [MISMATCH + "/additional-attachments/0/representations/0"],
    flags="text-bytes-unnoticed",
)
G.notices("types.thumbnail-of-another-type", "24.2.5", thumb(data("public.png", JPEG)), [MISMATCH + "/thumbnail"], flags="thumbnail-unnoticed")
G.notices(
    "types.in-an-overlay",
    "24.2.2",
    act('{"main-attachment":{"representations":[' + data("public.jpeg", PDF) + "," + REP + "]}}"),
    [MISMATCH + "/activities/com.example.x" + R0],
    flags="overlays-unnoticed",
    also="24.2.5",
)
G.notices(
    "types.overlay-that-removes",
    "24.2.2",
    before('"activities":{"com.example.x":{"tags":[],"thumbnail":{},"title":""}}'),
    [],
    flags="removal-noticed",
    comment="An overlay that removes has nothing to be noticed.",
)
G.notices(
    "types.white-space-in-base64",
    "24.2.5",
    xdoc(
        "<key>thumbnail</key><dict><key>data</key><data>\n\tiV\n\tBORw0KGgo=\n\t</data>"
        "<key>type-identifier</key><string>public.jpeg</string></dict>"
    ),
    [MISMATCH + "/thumbnail"],
    flags="folded-data-unnoticed",
)
