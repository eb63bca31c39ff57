"""The format itself: what the text once left open, and what vectors of one example each do not show."""

from __future__ import annotations

from . import activities, attachments, binary, canonical, conversion, files, json, limits, parameters, reading, referrer, text, values, versions, xml
from .documents import MAIN, REP, V, VERSION, bplist, bval, doc, file, runs, val, xdoc, xval

NOTES = {
    files.G: "path-between-overlays | compares no paths of two overlays | two files of an item are one",
    xml.G: """
        line-end-across-markup | joins a CR and a LF with markup between them | text loses a line
        character-after-others | reports text or an unknown element where a forbidden character is the first fault | readers disagree on what is wrong
        utf16-lone-low | takes the second half of a pair without the first in UTF-16 | a string without an encoding goes around
        mark-before-ascii | refuses a byte order mark before XML that is declared as US-ASCII | a payload is refused
        number-in-source | counts references, comments and CDATA marks as bytes of a number | a payload is refused
        after-root-by-mark | takes every mark after the root for trailing text | readers disagree on what is wrong
        """,
    conversion.G: "date-by-parts | writes a date as seconds plus a fraction | canonical bytes differ",
    limits.G: """
        limit-nested-tag-twice | counts what a tag in a tag stands for again | payloads that every reader should take are refused
        limit-text-of-tags | counts the text of a known tag | payloads that every reader should take are refused
        """,
    reading.G: "error-after-many | looks for errors among the first thousand findings | a broken payload is delivered",
    referrer.G: "referrer-of-strangers | drops a referrer whose members it does not know | an editor loses what a vendor wrote",
    activities.G: "overlay-emptied-removes | removes what nulls empty in an overlay, or what is null there | a member of the item vanishes",
    attachments.G: "thumbnail-of-unknown-kind | drops a thumbnail of unknown kind | an editor loses what a vendor wrote",
    text.G: """
        runs-with-emptied-members | compares emptied members of runs | readers disagree on what is one run
        runs-across-others | does not compare runs with an element between them that is not a run | readers disagree on what is one run
        """,
    values.G: """
        null-name-judged | checks an unknown name that has a null | one breach is two findings
        null-emptied-content | delivers a representation whose second content nulls empty | readers disagree on what is delivered
        uid-left-by-nulls | looks for a UID before it drops nulls | an editor writes what no reader takes
        """,
    json.G: """
        surrogate-before-control | reports a control character after half a pair and not the half | readers disagree on what is wrong
        surrogate-before-escape | reports an unknown escape after the first half of a surrogate pair, and not the half | readers name different errors for one document
        surrogate-before-bytes | reports half a pair before bytes that are not UTF-8 | readers disagree on what is wrong
        """,
    parameters.G: """
        uid-before-nulls | counts nulls in the pointer of a value that it refuses to write | the value cannot be found
        key-of-a-kept-tag | writes a key that XML cannot hold if it is the key of a kept tag | another key is read back
        """,
    binary.G: """
        length-without-integer | reports a length that the input cuts short as a faulty integer | readers disagree on what is wrong
        uid-as-a-key | reports a UID where a key is expected, and not the key | readers disagree on what is wrong
        """,
    versions.G: "version-written-unknown | writes a payload of a major version that it does not know | no program can read the output",
}
for group, lines in NOTES.items():
    group.note(lines)

# Overlays and unknown members

FILE = '{"file":{"byte-count":1,"path":"attachments/a"},"type-identifier":"public.png"}'
TWICE = doc('"activities":{"com.example.a":{"thumbnail":%s},"com.example.b":{"thumbnail":%s}}' % (FILE, FILE))
files.G.invalid("paths.once-among-overlays", "14.6.2", TWICE, "file.path /activities/com.example.b/thumbnail/file/path", flags="path-between-overlays", folder=True)
referrer.G.resolve("unknown.alone", "11.2.2", doc('"referrer":{"com.example.x":1}'), None, "{" + MAIN + ',"referrer":{"com.example.x":1},' + VERSION + "}", flags="referrer-of-strangers")
attachments.G.resolve("contents.thumbnail-of-unknown-kind", "14.2.4", doc('"thumbnail":{"com.example.x":1,"type-identifier":"public.png"}'), None,
                      "{" + MAIN + ',"thumbnail":{"com.example.x":1,"type-identifier":"public.png"},' + VERSION + "}", flags="thumbnail-of-unknown-kind")  # fmt: skip
for id, members, overlay, left in [
    ("unknown-member-that-nulls-empty", '"com.example.m":1,', '"com.example.m":{"a":null},"title":"t"', '"com.example.m":1,' + MAIN + ',"title":"t",'),
    ("unknown-array-that-nulls-empty", '"com.example.m":1,', '"com.example.m":[null],"title":"t"', '"com.example.m":1,' + MAIN + ',"title":"t",'),
    ("null-beside-another-member", '"title":"Long",', '"tags":["x"],"title":null', MAIN + ',"tags":["x"],"title":"Long",'),
    ("tags-that-are-set-aside", '"tags":["a"],', '"tags":[""],"title":"t"', MAIN + ',"tags":["a"],"title":"t",'),
]:
    data = "{" + members + '"activities":{"com.example.x":{' + overlay + "}}," + MAIN + "," + VERSION + "}"
    activities.G.resolve("resolution." + id, "19.2.3" if "null" in id else "13.1.3", data, "com.example.x", "{" + left + VERSION + "}", flags="overlay-emptied-removes", also="6.7.3")

# Nulls

DATA_OF_NULLS = '{"version":"1.0","main-attachment":{"representations":[{"type-identifier":"public.plain-text","text":"a","data":[null]},' + REP + "]}}"
values.G.resolve("null.content-that-nulls-empty-beside-another", "6.7.3", DATA_OF_NULLS.replace(REP, '{"type-identifier":"public.url","url":"https://e.com/"}'), None,
                 '{"main-attachment":{"representations":[{"type-identifier":"public.url","url":"https://e.com/"}]},' + VERSION + "}", flags="null-emptied-content", also="14.2.3")  # fmt: skip
values.G.invalid("null.of-an-unknown-name", "6.7.3", doc('"colour":null'), "value.null /colour", flags="null-name-judged", also="12.1.2")
values.G.write_back("uid.left-by-two-nulls", "21.3.5", doc('"user-info":{"x":{"CF$UID":1,"a":null,"b":null}}'), ["value.uid /user-info/x"], flags="uid-left-by-nulls", also="7.2.5")
RUNS = doc('"content-text":[{"com.example.x":[1],"text":"a"},{"com.example.x":[1,[null]],"text":"b"}]')
text.G.invalid("runs.equal-but-for-what-nulls-empty", "15.1.4", RUNS, ["value.null /content-text/1/com.example.x/1/0", "text.equal-runs /content-text/1"], flags="runs-with-emptied-members", also="6.7.3")

# JSON and XML

json.G.invalid("surrogates.half-before-a-control-character", "3.1.4", '{"a":"\\ud800\x01"}', "json.surrogate /a @6:1:7", flags="surrogate-before-control")
json.G.invalid("surrogates.half-before-an-unknown-escape", "3.1.4", '{"a":"\\ud800\\q"}', "json.surrogate /a @6:1:7", flags="surrogate-before-escape")
json.G.invalid("surrogates.half-before-a-cut-backslash", "3.1.5", '{"a":"\\ud800\\', "json.truncated /a @13:1:14", flags="escape-after-a-half", also="3.1.4")
json.G.invalid("surrogates.half-before-faulty-bytes", "3.1.3", b'{"a":"\\ud800\xff"}', "json.utf-8 /a @12:1:13", flags="surrogate-before-bytes", also="3.1.4")
MARKUP = ["\r<!-- -->\n", "\r<![CDATA[\n]]>", "<![CDATA[\r]]>\n", "\r<?a?>\n"]
SIDES = xval("<array>" + "".join(f"<string>a{one}b</string>" for one in MARKUP) + "</array>")
xml.G.resolve("line-ends.on-two-sides-of-markup", "4.1.10", SIDES, None, val("[" + ",".join(['"a\\n\\nb"'] * 4) + "]"), flags="line-end-across-markup", also="4.1.8 4.1.9")
ROOT = xval("<true/>")
xml.G.invalid("end.unclosed-beginning-of-an-instruction-after-the-root", "4.1.3", ROOT + "<?", f"xml.truncated  @{len(ROOT) + 2}", flags="after-root-by-mark", also="4.1.2")
xml.G.invalid("end.declaration-after-the-root", "4.1.3", ROOT + '<?xml version="1.0"?>', "xml.syntax ", flags="after-root-by-mark", also="4.1.1")
OPEN = xval("<array>@").split("@")[0]
for name, more, at in [("between-elements", "\x00", 0), ("after-the-name-of-an-element", "<dict\x16", 5), ("after-a-name-that-is-no-element", "<foo\x16", 4)]:
    xml.G.invalid("characters.forbidden-" + name, "4.1.5", OPEN + more, f"xml.character {V} @{len(OPEN) + at}", flags="character-after-others", also="21.4.4 4.2.3")
LOW = "\ufeff" + xval("<string>Z</string>").replace("UTF-8", "UTF-16")
for id, codec, unit in [("big", "utf-16-be", b"\xdc\0"), ("little", "utf-16-le", b"\0\xdc")]:
    data = LOW.encode(codec).replace(">Z<".encode(codec), ">".encode(codec) + unit + "<".encode(codec))
    xml.G.invalid(f"text.second-half-alone-in-{id}-endian-utf-16", "4.1.4", data, f"xml.encoding {V} @{data.index(unit, data.index('<string>'.encode(codec)))}", flags="utf16-lone-low")

# Output and limits

DATE = doc('"user-info":{"v":{"$date":"2000-12-31T23:59:28.048Z"}}')
conversion.G.valid("dates.near-2001", "8.1.3", DATE, doc('"user-info":{"v":{"$date":"2000-12-31T23:59:28.048Z"}}'), flags="date-by-parts")
NESTED = bval(b"\xa2\x10\x11", b"\x4f\x12\x00\xc0\x00\x00" + bytes(12_582_912), b"\xd1\x12\x13", b"\x55$data", b"\xd1\x14\x15", b"\x57$string", b"\x58UVE9PQ==", osize=4)
BOTH = val('[{"$data":"' + "A" * 16_777_216 + '"},{"$data":"QQ=="}]')
limits.G.convert("data.of-12-mib-beside-a-tag-in-a-tag", "10.1.2", NESTED, "json", BOTH, flags="limit-nested-tag-twice")
OWN = len("main-attachmentrepresentationstexttype-identifierxpublic.plain-textuser-infovversion1.0")
FULL = val("[" + ",".join(['"' + "a" * 1_048_576 + '"'] * 7 + ['"' + "a" * (1_048_576 - OWN) + '"', '{"$date":"2001-01-01T00:00:00Z"}', '{"$integer":"9007199254740992"}']) + "]")
limits.G.valid("text.of-8-mib-beside-tags", "10.1.2", FULL, flags="limit-text-of-tags", also="10.1.1")
MANY = '{"tags":[' + ",".join(["1"] * 1_001) + "]," + VERSION + "}"
reading.G.add("invalid", "findings.error-after-a-thousand", "21.2.4", "error-after-many", "MUST", "", "",
              encoding="json", input={"text": MANY}, findings=[{"id": "main-attachment.missing", "pointer": ""}], error=True, ends=True)  # fmt: skip

# Locations

reading.G.notes["place-of-a-kept-key"] = {"bug": "locates the dictionary of a kept tag and not its key", "effect": "the key cannot be found"}
reading.G.notes["location-of-a-cut-length"] = {"bug": "locates a length that is cut at its integer", "effect": "the object cannot be found"}
reading.G.notes["location-of-an-empty-plist"] = {"bug": "locates an empty root at its end", "effect": "the fault cannot be found"}
CUT = bval(b"\xa1\x10", b"\x4f\x12\x00\x00")
reading.G.invalid("locations.of-a-length-that-is-cut", "21.4.7", CUT, f"binary.truncated {V}/0 @{CUT.index(bytes([0x4f, 0x12, 0, 0]))}", flags="location-of-a-cut-length", also="5.2.15")
reading.G.invalid("locations.of-an-empty-plist", "21.4.7", " \n<plist\n/>", "xml.element  @2:2:1", flags="location-of-an-empty-plist", also="4.2.1")

# Values that editors and converters refuse

P = parameters.G
for id, members, pointer in [
    ("after-a-null", '"user-info":{"a":[null,{"CF$UID":1,"x":null}]}', "/user-info/a/0"),
    ("beside-another-finding", '"colour":1,"user-info":{"a":{"CF$UID":1,"x":null}}', "/user-info/a"),
]:
    P.write_back("writing.uid-" + id, "21.3.5", doc(members), ["value.uid " + pointer], flags="uid-before-nulls", also="7.2.5")
for id, inner, pointer in [("a-kept-tag", "<key>$a&#13;</key><true/>", V + "/$a\r"), ("a-tag-in-a-tag", "<key>$b</key><dict><key>$a&#13;</key><true/></dict>", V + "/$b/$a\r")]:
    data = xdoc("<key>user-info</key><dict><key>k</key><true/><key>v</key><dict>" + inner + "</dict></dict>")
    P.write_back(f"writing.key-of-{id}-in-xml", "21.3.5", data, ["key.unsupported " + pointer], flags="key-of-a-kept-tag", also="8.1.5 21.4.3")
    found = [f"tag.unknown {V}/$b"] * ("$b" in inner) + [f"tag.unknown {V}", f"key.unsupported {pointer} @{data.index('<key>$a')}:1:{data.index('<key>$a') + 1}"]
    reading.G.invalid(f"locations.key-of-{id}", "21.4.7", data, found, flags="place-of-a-kept-key", also="21.4.3 6.2.4")
conversion.G.convert("keys.of-a-kept-tag-in-xml", "8.1.5", '{"b":{"$a\\r":1}}', "xml", ["key.unsupported /b/$a\r"], flags="key-of-a-kept-tag", also="21.4.3")
conversion.G.convert("refusal.null-beside-another-finding", "8.1.4", '{"a":null,"b":{"$x":1}}', "xml", ["value.null /a"], flags="convert-null-dropped")

# Runs

KEPT = runs('{"text":"a"}', '{"$x":1}', '{"text":"b"}')
text.G.invalid("runs.equal-around-a-kept-tag", "15.1.4", KEPT, ["tag.unknown /content-text/1", "member.type /content-text/1", "text.equal-runs /content-text/2"], runs('{"text":"ab"}'), flags="runs-across-others")
NULL_RUN = runs('{"text":"a"}', '{"text":null}', '{"bold":true,"text":"b"}')
FOUND = ["value.null /content-text/1/text", "member.missing /content-text/1", "text.equal-runs /content-text/1"]
text.G.invalid("runs.equal-to-one-that-nulls-empty", "15.1.4", NULL_RUN, FOUND, runs('{"text":"a"}', '{"bold":true,"text":"b"}'), flags="runs-across-others", also="6.7.3")
NULLS = runs('{"text":"a"}', "[null]", '{"text":"b"}')
text.G.invalid("runs.equal-around-an-array", "15.1.4", NULLS, ["value.null /content-text/1/0", "member.type /content-text/1", "text.equal-runs /content-text/2"], runs('{"text":"ab"}'), flags="runs-across-others", also="6.7.3")

# Binary

CUT_LENGTH = bplist([b"\xd1\x01\x02", b"\x51a", b"\x5f"])
binary.G.invalid("truncated.length-without-its-integer", "5.2.15", CUT_LENGTH, "binary.truncated /a @13", flags="length-without-integer", also="5.2.2")
UID_KEY = bplist([b"\xd1\x01\x02", b"\x80\x00", b"\x09"])
binary.G.invalid("keys.uid", "5.2.10", UID_KEY, "binary.key  @11", flags="uid-as-a-key", also="5.2.14")

# XML

MARKED = b"\xef\xbb\xbf" + ('<?xml version="1.0" encoding="US-ASCII"?>' + xdoc()).encode()
xml.G.valid("encoding.mark-before-us-ascii", "4.1.4", MARKED, doc(), flags="mark-before-ascii", also="2.2.1")
NUMBERS = "".join(f"<integer>{one}</integer>" for one in ["&#48;" * 1_023 + "7", "8<!--" + " " * 1_024 + "-->"])
limits.G.valid("number.in-xml-as-its-text", "10.1.1", xval("<array>" + NUMBERS + "</array>"), val("[7,8]"), flags="number-in-source", also="4.1.8")
LONG = "<![CDATA[" + "0" * 1_024 + "]]>7"
limits.beyond("number.in-xml-with-cdata", xval(f"<integer>{LONG}</integer>"), f"limit.number {V}", flags="number-in-source", also="4.1.9")
