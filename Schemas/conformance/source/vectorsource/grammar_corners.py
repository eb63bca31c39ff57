"""The grammar of hosts, of what precedes the root of XML, and of integers, in each place; ties of dates; and rules in places of their own."""

from __future__ import annotations

import struct

from . import binary, files, notices, user_info, values, xml
from .documents import DTD, R0, V, bplist, bval, doc, reps, val, xdoc, xval
from .locations import at

NOTES = {
    xml.G: """
        declaration-without-space | requires no white space between the parts of an XML declaration | other readers refuse the payload
        doctype-without-system | requires no system identifier after a public one, or no white space before it | other readers refuse the payload
        cut-word | checks the words of a document type at their end, or names before it | programs name a cut file differently
        integer-without-digits | takes a sign or a prefix without digits for zero | readers disagree on a value
    """,
    binary.G: """
        trailer-product | multiplies the numbers of the trailer in 64 bits | a read beyond the input
        date-ties-up | rounds half a millisecond up, not to the even number | the date is another one
    """,
    notices.G: "mismatch-by-case | compares the type of first bytes with case | a file of another kind is not noticed",
    user_info.G: """
        upstream-kept-dropped | drops excluded activities whose names are not valid | a sender does not learn what was lost
        upstream-file-members | does not report members of a file | a sender does not learn what was lost
    """,
    files.G: "byte-count-of-a-place | checks the byte counts of some files | a check of the size passes or wraps",
}
for group, lines in NOTES.items():
    group.note(lines)

# Hosts (18.1.1)

BAD_HOSTS = [
    *(("after-brackets-" + id, "http://" + host) for id, host in [("a-digit", "[::1]8"), ("a-letter", "[::1]a/"), ("a-dot", "[::1]./"), ("brackets", "[::1][::2]/"), ("an-escape", "[::1]%20/"), ("a-digit-and-a-port", "[::1]8:80/"), ("of-a-later-version", "[v1.a]b/")]),
    *(("before-brackets-" + id, "http://" + host) for id, host in [("a-digit", "8[::1]"), ("a-port", ":80[::1]/")]),
    *(("address-" + id, f"http://[::{address}]/") for id, address in [
        ("of-three-octets", "1.2.3"), ("of-five-octets", "1.2.3.4.5"), ("with-an-octet-of-256", "1.2.3.256"), ("with-a-first-octet-of-256", "256.2.3.4"), ("with-an-octet-of-260", "1.260.3.4"), ("with-an-octet-of-300", "1.2.300.4"),
        ("with-an-octet-of-1000", "1.2.3.1000"), ("with-a-leading-zero", "1.2.3.04"), ("with-two-zeros", "00.2.3.4"), ("with-an-empty-octet", "1..3.4"), ("that-ends-with-a-dot", "1.2.3."), ("of-hexadecimal-digits", "1.2.3.a"), ("before-a-group", "1.2.3.4:5"),
    ]),
    *(("port-" + id, f"http://{host}") for id, host in [("of-letters", "a:b/"), ("with-a-sign", "a:+1/"), ("with-an-escape", "a:%31/"), ("after-a-port", "a:1:2/"), ("of-letters-after-brackets", "[::1]:b/")]),
]  # fmt: skip
for id, url in BAD_HOSTS:
    values.G.note(f"host-{id} | accepts a host with {id.replace('-', ' ')} | programs disagree on the host")
    values.G.invalid(f"urls.host-with-{id}-is-malformed", "18.1.1", doc(f'"source-url":"{url}"'), "url.malformed /source-url", doc(), flags="host-" + id)
for id, url in [
    ("user-that-is-empty", "http://@example.com/"),
    ("user-that-is-empty-before-brackets", "http://@[::1]/"),
    ("user-and-password-that-are-empty", "http://:@example.com/"),
    ("octets-of-all-lengths", "http://[::0.9.10.255]/"),
    ("octets-of-199-and-249", "http://[::199.200.249.250]/"),
    ("port-that-is-empty-after-brackets", "http://[::1]:/"),
    ("port-beyond-65535", "http://a:99999999/"),
]:
    values.G.note(f"host-{id} | refuses a host with {id.replace('-', ' ')} | a payload that is valid is refused")
    values.G.valid(f"urls.host-with-{id}", "18.1.1", doc(f'"source-url":"{url}"'), doc(f'"source-url":"{url}"'), flags="host-" + id)

# Before the root of XML (4.1.1, 4.1.7)

for id, text in [
    ("encoding", '<?xml version="1.0"encoding="UTF-8"?>'),
    ("standalone", '<?xml version="1.0" encoding="UTF-8"standalone="yes"?>'),
    ("standalone-after-the-version", "<?xml version='1.0'standalone='no'?>"),
]:
    xml.G.invalid(f"markup.declaration-needs-a-space-before-{id}", "4.1.1", text + xdoc(), "xml.syntax ", flags="declaration-without-space")
for id, text in [("line-feed", "<?xml\nversion='1.0'\nencoding='UTF-8'\n?>"), ("tab", "<?xml\tversion\t=\t'1.0'\tstandalone='no'\t?>"), ("carriage-return", "<?xml\rversion='1.0'\rencoding='UTF-8'\r?>")]:
    xml.G.valid(f"markup.declaration-may-have-a-{id}-as-space", "4.1.1", text + xdoc(), doc(), flags="declaration-without-space")
for id, text in [
    ("public-without-a-system-identifier", "<!DOCTYPE plist PUBLIC '-//A//B'>"),
    ("public-without-a-system-identifier-before-a-space", "<!DOCTYPE plist PUBLIC '-//A//B' >"),
    ("public-without-identifiers", "<!DOCTYPE plist PUBLIC>"),
    ("system-without-an-identifier", "<!DOCTYPE plist SYSTEM>"),
    ("public-without-a-space", "<!DOCTYPE plist PUBLIC'-//A//B' 'c'>"),
    ("system-without-a-space", "<!DOCTYPE plist SYSTEM'c'>"),
    ("identifiers-without-a-space", "<!DOCTYPE plist PUBLIC '-//A//B''c'>"),
    ("identifiers-that-are-three", "<!DOCTYPE plist PUBLIC '-//A//B' 'c' 'd'>"),
    ("system-with-two-identifiers", "<!DOCTYPE plist SYSTEM 'c' 'd'>"),
    ("public-and-system", "<!DOCTYPE plist PUBLIC '-//A//B' SYSTEM 'c'>"),
    ("words-in-lower-case", "<!DOCTYPE plist public '-//A//B' 'c'>"),
]:
    xml.G.invalid(f"doctype.{id}-is-refused", "4.1.7", text + xdoc(), "xml.syntax ", flags="doctype-without-system", also="4.1.1")
for id, text in [("empty-identifiers", "<!DOCTYPE plist PUBLIC '' ''>"), ("an-empty-system-identifier", '<!DOCTYPE plist SYSTEM "">'), ("line-feeds-as-space", "<!DOCTYPE\nplist\nPUBLIC\n'-//A//B'\n'c'\n>"), ("apple-identifiers", DTD)]:
    xml.G.valid(f"doctype.may-have-{id}", "4.1.7", text + xdoc(), doc(), flags="doctype-without-system", also="4.1.1")

# Where the end of the input cuts a word, a name or an attribute (4.1.2)

PLIST = '<plist version="1.0"'
for id, text, finding in [
    ("a-wrong-word-doctype", "<!DOCTYPX", "xml.syntax "),
    ("a-right-start-of-doctype", "<!DOCTYP", "xml.truncated "),
    ("a-wrong-word-public", "<!DOCTYPE plist PUBLIX", "xml.syntax "),
    ("a-right-start-of-public", "<!DOCTYPE plist PUBLI", "xml.truncated "),
    ("a-wrong-name-in-the-declaration", "<?xml versiox", "xml.truncated "),
    ("a-second-name-of-an-attribute", PLIST + " version", "xml.truncated "),
    ("a-second-attribute", PLIST + " version=", "xml.syntax "),
    ("the-value-of-a-second-attribute", PLIST + ' version="2', "xml.syntax "),
]:
    xml.G.invalid("end.cuts-" + id, "4.1.2", text, finding, flags="cut-word")

# Integers without digits (4.2.6)

for id, text in [("plus", "+"), ("minus", "-"), ("prefix", "0x"), ("minus-and-prefix", "-0x"), ("plus-and-prefix", "+0x"), ("two-signs", "--1"), ("sign-after-the-prefix", "0x-1"), ("sign-after-digits", "1-"), ("prefix-in-capitals-alone", "0X"), ("digit-of-another-script", "\u0661")]:
    data = xval(f"<integer>{text}</integer>")
    xml.G.invalid(f"numbers.integer-of-{id}", "4.2.6", data, f"xml.integer {V}" + at(data, "<integer>"), flags="integer-without-digits")

# Products of the trailer (5.1.3): modulo 2^64, the table would fit

for size in (1, 2, 4, 8):
    count = 1 + 2**64 // size if size > 1 else 2**63
    if size == 1:  # no product of one byte wraps
        continue
    data = bplist([b"\xd0"], osize=size, count=count)
    binary.G.invalid(f"trailer.product-of-{size}-bytes-wraps-to-the-table", "5.1.3", data, f"binary.trailer  @{len(data) - 32 + 24}", flags="trailer-product", also="21.4.7")
data = bplist([b"\xd0"], table=2**64 - 1, count=11)
binary.G.invalid("trailer.sum-wraps-to-the-table", "5.1.3", data, f"binary.trailer  @{len(data) - 8}", flags="trailer-product", also="21.4.7")

# Dates of half milliseconds (5.2.5), on both sides of 2001

for id, seconds, text in [
    ("before-2001-to-an-even-number", -0.1875, "2000-12-31T23:59:59.812Z"),
    ("before-2001-to-an-even-number-below", -0.0625, "2000-12-31T23:59:59.938Z"),
    ("before-1970-to-an-even-number", -1_000_000_000.1875, "1969-04-24T22:13:19.812Z"),
    ("after-2001-to-an-even-number", 0.1875, "2001-01-01T00:00:00.188Z"),
    ("after-2001-to-an-even-number-below", 0.3125, "2001-01-01T00:00:00.312Z"),
]:
    binary.G.valid(f"dates.half-a-millisecond-{id}", "5.2.5", bval(b"\x33" + struct.pack(">d", seconds)), val('{"$date":"%s"}' % text), flags="date-ties-up")

# Rules in places of their own

notices.G.notices("data.a-type-in-capitals-is-compared", "24.2.5", reps('{"text":"%PDF-1.7","type-identifier":"PUBLIC.PNG"}'), [f"data.type-mismatch {R0}"], flags="mismatch-by-case", also="14.3.4")

for id, names in [("without-a-dot", '["nodot"]'), ("among-others", '["com.example.a","nodot"]')]:
    user_info.G.user_info(f"losses.excluded-activity-{id}", "23.3.5", "export", user_info.upstream(), doc(f'"excluded-activities":{names}'), losses=["upstream.not-carried /excluded-activities"], flags="upstream-kept-dropped", also="19.1.1")

FILE = '{"representations":[{"file":{"byte-count":1,"path":"attachments/a"},"type-identifier":"public.png"}]}'
file = {"path": "attachments/a", "byte-count": 1, "com.example.x": True}
for id, attachments, payload, losses in [
    ("main-attachment", [{"representations": [{"type-identifier": "public.png", "file": file}]}], '{"main-attachment":%s,"version":"1.0"}' % FILE, "/NSExtensionItemAttachmentsKey/0/representations/0/file/com.example.x"),
    ("additional-attachment", [*user_info.TEXT, {"representations": [{"type-identifier": "public.png", "file": file}]}], '{"additional-attachments":[%s],%s' % (FILE, doc()[1:]), "/NSExtensionItemAttachmentsKey/1/representations/0/file/com.example.x"),
]:
    user_info.G.user_info(f"losses.member-of-the-file-of-an-{id}" if id[0] == "a" else f"losses.member-of-the-file-of-the-{id}", "23.3.4", "import", user_info.upstream(attachments=attachments), payload, losses=["upstream.not-carried " + losses], flags="upstream-file-members", also="14.6.3")

for id, count in [("negative", "-1"), ("a-fraction", "0.5"), ("text", '"1"')]:
    for place, data in [("thumbnail", doc('"thumbnail":%s')), ("thumbnail-of-an-overlay", '{"activities":{"com.example.x":{"thumbnail":%s}},' + doc()[1:])]:
        pointer = ("/activities/com.example.x" if "overlay" in place else "") + "/thumbnail/file/byte-count"
        files.G.invalid(f"byte-count.of-a-{place}-that-is-{id}", "14.6.4", data % ('{"file":{"byte-count":%s,"path":"attachments/t"},"type-identifier":"public.png"}' % count), f"file.byte-count {pointer}", flags="byte-count-of-a-place", also="16.1.1", folder=True)
