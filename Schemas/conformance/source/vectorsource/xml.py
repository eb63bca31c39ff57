"""The XML property list (section 4)."""

from .documents import DECL, DTD, V, XMAIN, at, doc, val, xdict, xdoc, xtag, xval
from .making import Group, being

NOTES = """
    doctype-required | needs a document type declaration or an XML declaration | payloads of other writers are refused
    doctype-fetched | refuses or fetches the system identifier of the document type | a payload causes a program to load a file or a page
    internal-subset | takes an internal subset | entities that multiply or read files
    doctype-root | takes a document type of another root element | what is not a property list is read
    entity-expanded | resolves entities beyond the five | files are read, or texts multiply
    reference-to-forbidden-character | takes a character reference to a character that XML forbids | a string that XML cannot hold
    forbidden-character | takes characters that XML forbids | other readers refuse the payload
    character-refused | refuses characters that XML allows, such as U+FFFD and U+007F | a payload that is valid is refused
    reference-beyond-unicode | takes a character reference to a surrogate or beyond U+10FFFF | a string that no other reader can hold
    references-unread | does not read numeric character references | text changes
    utf16-unread | reads only UTF-8 | a payload that is valid is refused
    utf16-surrogate | takes half a surrogate pair in UTF-16 | a string that no other reader can hold
    encoding-undeclared-taken | does not compare the declared encoding with the actual one | programs read different text
    encoding-declared-latin1 | takes encodings beyond UTF-8, US-ASCII and UTF-16 | other readers refuse the payload
    encoding-ascii-unchecked | does not check that what is declared as US-ASCII is | other readers refuse the payload
    encoding-bytes-replaced | replaces bytes that are not valid in the encoding | text changes
    xml-bom-refused | refuses a byte order mark before XML | a payload that is valid is refused
    cdata-unread | does not read CDATA sections as text | text is lost
    cdata-between-elements | takes CDATA sections between elements | other readers refuse the payload
    comment-splits-text | reads text up to the first comment or instruction | text is lost
    comment-hyphens | takes two hyphens in a comment | other readers refuse the payload
    line-ends-kept | does not read CR LF, and CR without LF, as LF | text changes
    cr-reference-lost | reads a carriage return by reference as LF | text changes
    cr-written-raw | writes a carriage return as such, or by reference, and not in $string | the carriage return is lost
    bare-ampersand | takes a bare ampersand, or an element that is not closed | other readers refuse the payload
    cdata-end | takes the end of a CDATA section in text | other readers refuse the payload
    xml-mismatched | does not compare end tags with start tags | what is not XML is read
    xml-cut | takes an input that ends before its root element does | half a payload passes for a whole one
    xml-trailing | stops reading after the root element | what follows is smuggled past checks
    xml-trailing-refused | refuses comments or white space after the root element | a payload that is valid is refused
    xml-element-case | compares element names without case | other readers refuse the payload
    xml-root | takes another root element, or a dict as the root | other readers refuse the payload
    xml-two-values | reads only the first value of plist, or the last | programs read different payloads
    xml-unknown-element | passes over elements that it does not know | a value is lost without notice
    xml-null | takes an element for null | a value that no payload holds
    xml-text-ignored | passes over text between elements | a value is lost without notice
    xml-key-without-value | pairs keys and values by counting | values come under other keys
    xml-attribute | takes attributes on elements other than plist | other readers refuse the payload
    xml-attributes-of-plist-refused | needs or refuses attributes of plist | payloads of other writers are refused
    xml-content-of-true | takes content in true and false | other readers refuse the payload
    xml-empty-element-refused | does not take the empty-element form, or takes it for a missing value | values are lost
    xml-integer-hex | does not read hexadecimal integers | a payload that is valid is refused, or 0x1F is 0
    xml-integer-octal | reads leading zeros as octal | the number is another one
    xml-integer-trimmed | does not pass over white space around numbers and dates | payloads of other writers are refused
    xml-integer-fraction | takes a fraction or an exponent in an integer | other readers refuse the payload
    xml-integer-empty | takes an empty integer for 0 | nothing becomes a number
    xml-integer-garbage | stops reading after the digits | what follows is lost
    xml-integer-underscore | parses integers with a function of a language that takes underscores | other readers refuse the payload
    xml-integer-digits | takes digits of other scripts in an integer | other readers refuse the payload
    xml-integer-binary | takes 0b or 0o before an integer | other readers refuse the payload
    xml-integer-inner-space | takes white space inside an integer | other readers refuse the payload
    xml-integer-overflow | wraps or clamps an integer out of range | an id becomes another one
    xml-real-nan | takes nan and inf in a real, as other property list readers do | a number that no other encoding holds
    xml-real-hex | takes a hexadecimal real | other readers refuse the payload
    xml-real-comma | parses reals in the language of the user | 1,5 is 1 or 1.5
    xml-real-garbage | stops reading after the number | what follows is lost
    xml-real-overflow | reads a real that is out of range as infinity | a number that no payload can hold
    xml-real-empty | takes a real without digits | nothing becomes a number
    xml-real-forms | does not take every form of a real, such as 1. and .5 | payloads of other writers are refused
    xml-date-fraction | takes a fraction in a date | other readers refuse the payload
    xml-date-calendar | does not check dates by the calendar | another reader has the day after, or refuses
    xml-date-garbage | takes a part of a date | another reader refuses
    xml-date-zone | takes a date without Z as local time | the hour is another one
    xml-date-empty | takes an empty date | nothing becomes a date
    xml-data-white-space | does not take white space in data | the data of most writers are refused
    xml-data-garbage | passes over characters that are not base64 | other readers refuse the payload, or see other bytes
    xml-data-pad-bits | takes bits that are set before the padding in XML | the same data have many spellings
    xml-data-unpadded | takes data without padding | other readers refuse the payload
    xml-data-other-white-space | passes over white space that the format does not, such as a no-break space | other readers refuse the payload
    xml-string-trimmed | trims or folds white space in strings and keys | text changes
    xml-document-array | takes an array as the document | a program that expects members stops
    tag-unread-in-plist | does not read tags in a property list | a receiver finds dictionaries instead of URLs and exact dates
    tag-needless-in-plist | takes a tag where the property list has a native form | a value has two spellings
    plist-uid-accepted | takes a dictionary with the one key CF$UID in XML, or turns it into a UID | the value is of another kind in each program
    plist-duplicate-key | takes the last, or the first, of two equal keys in a property list | two programs see two different payloads
    xml-unescaped | does not escape text in XML | what is written is not well formed, or holds other elements
    markup-doctype-end | looks for the first > after a document type | a payload that is valid is misread
    markup-instruction-end | looks for the first ? or > after an instruction | a valid payload is misread, or an invalid one is read
    markup-names | does not check the names of elements, attributes and instructions | other readers refuse the payload
    markup-entity-names | does not check the names of entities | other readers refuse the payload
    markup-doctype-form | passes over what is in a document type | other readers refuse the payload
    markup-declaration | passes over what is in an XML declaration | other readers refuse the payload
    markup-attributes | passes over what is in a start tag | other readers refuse the payload
    xml-two-marks | passes over every byte order mark | other readers refuse the payload
    xml-version | takes XML of another version | other rules for characters and names hold there
    markup-declaration-order | takes the parts of an XML declaration in any order, or twice | other readers refuse the payload
    markup-names-of-ascii | takes only names of ASCII letters | the payload of a strange but correct writer is refused
    xml-declaration-late | takes an XML declaration that is not at the very beginning | other readers refuse the payload
"""

G = Group("xml", "XML property lists", "4", NOTES)


def good(id, clause, value, canonical, **more):
    """``value`` in XML at /user-info/v, and the same in canonical JSON."""
    G.valid(id, clause, xval(value), val(canonical), **more)


def whole(id, clause, data, **more):
    """A document that is the smallest one in other clothes."""
    G.valid(id, clause, data, doc(), **more)


def bad(id, clause, value, finding, **more):
    G.invalid(id, clause, xval(value), finding, **more)


# The XML text

whole("text.names-of-any-letters", "4.1.1", "<?\u00e9?>" + xdoc(), flags="markup-names-of-ascii", also="4.1.8")
whole("text.head-is-optional", "4.1.4", xdoc(), flags="doctype-required", also="4.1.7 4.2.1")
whole("text.declaration-and-document-type", "4.1.7", DECL + DTD + xdoc() + "\n", flags="doctype-fetched")
whole(
    "text.document-type-is-not-fetched",
    "4.1.7",
    "<!DOCTYPE plist SYSTEM 'file:///etc/passwd'>" + xdoc(),
    flags="doctype-fetched",
    also="4.1.1 14.2.5",
)
whole("text.document-type-without-identifier", "4.1.7", "<!DOCTYPE plist >" + xdoc(), flags="doctype-required")
whole("text.byte-order-mark-of-utf-8", "4.1.4", b"\xef\xbb\xbf" + (DECL + xdoc()).encode(), flags="xml-bom-refused")
G.valid(
    "text.utf-16-big-endian",
    "4.1.4",
    b"\xfe\xff" + ('<?xml version="1.0" encoding="utf-16"?>' + xval("<string>\u00e9\U0001f600</string>")).encode("utf-16-be"),
    val('"\u00e9\U0001f600"'),
    flags="utf16-unread",
)
whole("text.utf-16-little-endian", "4.1.4", b"\xff\xfe" + xdoc().encode("utf-16-le"), flags="utf16-unread")
whole(
    "text.us-ascii-may-be-declared", "4.1.4", "<?xml version='1.0' encoding='us-ascii' standalone='yes'?>" + xdoc(), flags="encoding-declared-refused"
)
G.notes["encoding-declared-refused"] = {"bug": "takes no declared encoding but UTF-8", "effect": "a payload that is valid is refused"}
whole("text.white-space-before-plist", "2.2.1", " \n" + xdoc(), flags="xml-white-space-refused")
whole(
    "text.comments-stand-between-elements",
    "4.1.8",
    "<!-- a --><plist><!-- b -->" + xdict("<!-- c --><?d e?>") + "<?f?></plist><!-- <x> & --><?g?>\n",
    flags="xml-trailing-refused comment-splits-text",
    also="4.1.3",
)
good("text.comments-in-text-contribute-nothing", "4.1.8", "<string>a<!-- x -->b<?y z?>c</string>", '"abc"', flags="comment-splits-text")
good(
    "text.cdata-is-text",
    "4.1.9",
    "<array><string>a<![CDATA[<&]]>b<![CDATA[]]></string><integer>1<![CDATA[2]]></integer><data><![CDATA[QQ]]>==</data></array>",
    '["a<&b",12,{"$data":"QQ=="}]',
    flags="cdata-unread",
)
good("text.line-ends-read-as-line-feed", "4.1.10", "<string>a\r\nb\rc\nd</string>", '"a\\nb\\nc\\nd"', flags="line-ends-kept")
good(
    "text.line-ends-of-cdata-read-as-line-feed",
    "4.1.10",
    "<string><![CDATA[a\r\nb\rc]]></string>",
    '"a\\nb\\nc"',
    flags="line-ends-of-cdata-kept",
    also="4.1.9",
)
G.notes["line-ends-of-cdata-kept"] = {"bug": "keeps line ends of a CDATA section", "effect": "text changes"}
good(
    "text.carriage-return-by-reference-stays",
    "4.1.10",
    "<string>a&#13;&#xD;\nb</string>",
    '"a\\r\\r\\nb"',
    flags="cr-reference-lost cr-written-raw",
    also="4.1.6",
)
good(
    "text.references-are-read",
    "4.1.6",
    "<string>&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;&#x1f600;&#xa;&#0065;</string>",
    '"&<>\\"\'A\U0001f600\U0001f600\\nA"',
    flags="references-unread xml-unescaped",
)
good(
    "text.first-and-last-characters",
    "4.1.5",
    "<string>\t\ud7ff\ue000\ufffd\U00010000\U0010ffff\x7f\x80</string>",
    '"\\t\ud7ff\ue000\ufffd\U00010000\U0010ffff\x7f\x80"',
    flags="character-refused",
)
for id, head, finding, flag in [
    ("latin-1-may-not-be-declared", '<?xml version="1.0" encoding="ISO-8859-1"?>', "xml.encoding ", "encoding-declared-latin1"),
    ("utf-16-is-declared-and-not-used", '<?xml version="1.0" encoding="UTF-16"?>', "xml.encoding ", "encoding-undeclared-taken"),
    ("empty-name-is-declared", "<?xml version='1.0' encoding=''?>", "xml.encoding ", "encoding-declared-empty"),
    ("version-is-1-0", '<?xml version="1.1"?>', "xml.syntax ", "xml-version"),
    ("declaration-comes-first", " " + DECL, "xml.syntax ", "xml-declaration-late"),
    ("internal-subset-is-refused", '<!DOCTYPE plist [<!ENTITY a "b">]>', "xml.doctype ", "internal-subset"),
    ("empty-internal-subset-is-refused", "<!DOCTYPE plist []>", "xml.doctype ", "internal-subset"),
    ("document-type-names-plist", "<!DOCTYPE html>", "xml.doctype ", "doctype-root"),
    ("document-type-stands-once", "<!DOCTYPE plist><!DOCTYPE plist>", "xml.syntax ", "doctype-root"),
    ("comment-holds-no-two-hyphens", "<!-- a -- b -->", "xml.syntax ", "comment-hyphens"),
]:
    clause = {"xml.encoding ": "4.1.4", "xml.doctype ": "4.1.7"}.get(finding, "4.1.4" if "1-0" in id else "4.1.7" if "once" in id else "4.1.1")
    G.invalid("text." + id, clause, head + xdoc(), finding, flags=flag, also="4.1.8" if "comment" in id else "")
G.notes["encoding-declared-empty"] = {"bug": "takes an empty name of an encoding", "effect": "other readers refuse the payload"}
G.invalid(
    "text.us-ascii-is-checked",
    "4.1.4",
    "<?xml version='1.0' encoding='us-ascii'?>" + xval("<string>\u00e9</string>"),
    "xml.encoding " + V,
    flags="encoding-ascii-unchecked",
)
G.invalid(
    "text.utf-8-is-declared-and-utf-16-used",
    "4.1.4",
    b"\xff\xfe" + (DECL + xdoc()).encode("utf-16-le"),
    "xml.encoding ",
    flags="encoding-undeclared-taken",
)
G.invalid(
    "text.utf-16le-may-not-be-declared",
    "4.1.4",
    b"\xff\xfe" + ('<?xml version="1.0" encoding="UTF-16LE"?>' + xdoc()).encode("utf-16-le"),
    "xml.encoding ",
    flags="encoding-declared-latin1",
)
G.invalid(
    "text.latin-1-byte-is-refused",
    "4.1.4",
    xval("<string>@</string>").encode().replace(b"@", b"\xe9"),
    "xml.encoding " + V,
    flags="encoding-bytes-replaced",
)
G.invalid(
    "text.half-a-pair-in-utf-16-is-refused",
    "4.1.4",
    b"\xfe\xff" + xval("<string>@</string>").encode("utf-16-be").replace(b"\0@", b"\xd8\x00"),
    "xml.encoding " + V,
    flags="utf16-surrogate",
)
for id, text, finding, flag in [
    ("nul-is-refused", "\0", "character", "forbidden-character"),
    ("u-fffe-is-refused", "\ufffe", "character", "forbidden-noncharacter"),
    ("vertical-tab-is-refused", "\x0b", "character", "forbidden-control"),
    ("reference-to-u-0001-is-refused", "&#1;", "character", "reference-to-forbidden-character"),
    ("reference-to-a-surrogate-is-refused", "&#xD83D;&#xDE00;", "character", "reference-to-surrogate"),
    ("reference-beyond-unicode-is-refused", "&#x110000;", "character", "reference-beyond-unicode"),
    ("unknown-entity-is-refused", "&nbsp;", "entity", "entity-expanded"),
    ("bare-ampersand-is-refused", "a & b", "syntax", "bare-ampersand"),
    ("less-than-sign-is-refused", "a < b", "syntax", "bare-less-than"),
    ("end-of-cdata-is-refused", "a]]>", "syntax", "cdata-end"),
    ("reference-needs-a-semicolon", "&amp b", "syntax", "reference-unclosed"),
    ("reference-needs-digits", "&#x;", "syntax", "reference-digits"),
    ("capital-x-is-no-reference", "&#X41;", "syntax", "reference-capital"),
]:
    bad(
        "text." + id,
        {"character": "4.1.5", "entity": "4.1.6", "syntax": "4.1.6" if "reference" in id else "4.1.1"}[finding],
        "<string>" + text + "</string>",
        f"xml.{finding} {V}",
        flags=flag,
    )
G.notes |= {
    "forbidden-noncharacter": {"bug": "takes U+FFFE and U+FFFF", "effect": "other readers refuse the payload"},
    "forbidden-control": {"bug": "refuses only NUL among the control characters", "effect": "other readers refuse the payload"},
    "reference-to-surrogate": {"bug": "joins two references to surrogates", "effect": "other readers refuse the payload"},
    "bare-less-than": {"bug": "takes a bare less-than sign in text", "effect": "other readers refuse the payload"},
    "reference-unclosed": {"bug": "takes a reference without semicolon, as HTML does", "effect": "other readers refuse the payload"},
    "reference-digits": {"bug": "takes a reference without digits", "effect": "other readers refuse the payload"},
    "reference-capital": {"bug": "takes a capital X in a reference, as HTML does", "effect": "other readers refuse the payload"},
}
for id, text in [("end-tag-is-missing", xdoc()[:-8]), ("end-tag-is-cut", xdoc()[:-2]), ("declaration-is-alone", DECL)]:
    G.invalid("end." + id, "4.1.2", text, "xml.truncated ", flags="xml-cut")
G.invalid("end.string-is-cut", "4.1.2", xval("<string>a@")[: xval("<string>a@").index("@")], "xml.truncated " + V, flags="xml-cut")
for id, text, finding in [
    ("comment", "<!-- x", "xml.truncated "),
    ("processing-instruction", "\n<?x ?", "xml.truncated "),
    ("beginning-of-a-comment", "<!-", "xml.trailing "),
]:
    end = xdoc() + text
    place = at(end + "@", "@" if "truncated" in finding else text)
    G.invalid(f"end.unclosed-{id}-after-the-root", "4.1.2" if "truncated" in finding else "4.1.3", end, finding + place, flags="xml-cut-after-the-root", also="21.4.7")
G.notes["xml-cut-after-the-root"] = {"bug": "takes an unclosed comment after the root element for none, or for text", "effect": "programs name a cut file differently"}
G.invalid("end.text-after-the-root-is-refused", "4.1.3", xdoc() + "x", "xml.trailing ", flags="xml-trailing")
G.invalid("end.element-after-the-root-is-refused", "4.1.3", xdoc() + xdoc(), "xml.trailing ", flags="xml-trailing")

whole("markup.system-identifier-may-hold-a-less-than-sign", "4.1.7", "<!DOCTYPE plist SYSTEM '<a>'>" + xdoc(), flags="markup-doctype-end")
whole("markup.instruction-may-hold-a-question-mark", "4.1.8", "<?x ?y?>" + xdoc(), flags="markup-instruction-end")
good("markup.comment-in-true-is-no-content", "4.1.8", "<true><!-- <![CDATA[ --><?a b?></true>", "true", flags="comment-splits-text", also="4.2.5")
for id, data, finding, flag in [
    ("instruction-needs-its-end", "<?x>" + xdoc(), "xml.syntax ", "markup-instruction-end"),
    ("instruction-needs-a-name", "<?1?>" + xdoc(), "xml.syntax ", "markup-names"),
    ("document-type-needs-a-name", "<!DOCTYPE>" + xdoc(), "xml.syntax ", "markup-doctype-form"),
    ("document-type-of-a-longer-name", "<!DOCTYPE plist:x>" + xdoc(), "xml.doctype ", "doctype-root"),
    ("document-type-knows-public-and-system-alone", "<!DOCTYPE plist SISTEM 'x'>" + xdoc(), "xml.syntax ", "markup-doctype-form"),
    ("public-identifier-has-few-characters", "<!DOCTYPE plist PUBLIC 'a{' 'b'>" + xdoc(), "xml.syntax ", "markup-doctype-form"),
    ("declaration-has-its-form", "<?xml version=1.0?>" + xdoc(), "xml.syntax ", "markup-declaration"),
    ("declaration-has-its-order", "<?xml version='1.0' standalone='yes' encoding='UTF-8'?>" + xdoc(), "xml.syntax ", "markup-declaration-order"),
    ("declaration-has-no-part-twice", "<?xml version='1.0' encoding='UTF-8' encoding='UTF-8'?>" + xdoc(), "xml.syntax ", "markup-declaration-order"),
    ("declaration-stands-once", DECL + DECL + xdoc(), "xml.syntax ", "markup-declaration"),
    ("attribute-needs-quotes", "<plist version=1.0>" + xdict() + "</plist>", "xml.syntax ", "markup-attributes"),
    ("attribute-needs-a-value", "<plist version>" + xdict() + "</plist>", "xml.syntax ", "markup-attributes"),
    ("attribute-needs-a-name", "<plist 1='2'>" + xdict() + "</plist>", "xml.syntax ", "markup-names"),
    ("attribute-holds-no-less-than-sign", "<plist a='<'>" + xdict() + "</plist>", "xml.syntax ", "markup-attributes"),
    ("attribute-holds-no-bare-ampersand", "<plist a='&'>" + xdict() + "</plist>", "xml.syntax ", "markup-attributes"),
    ("attribute-knows-five-entities", "<plist a='&x;'>" + xdict() + "</plist>", "xml.entity ", "entity-expanded"),
    ("attribute-refers-to-characters-alone", "<plist a='&#0;'>" + xdict() + "</plist>", "xml.character ", "reference-to-forbidden-character"),
    ("end-tag-is-no-root", "</plist>" + xdoc(), "xml.syntax ", "xml-mismatched"),
    ("second-byte-order-mark-is-refused", b"\xff\xfe\xff\xfe" + xdoc().encode("utf-16-le"), "xml.syntax ", "xml-two-marks"),
    ("cdata-is-no-document", "<![CDATA[x]]>" + xdoc(), "xml.syntax ", "cdata-between-elements"),
]:
    clause = {"xml.doctype ": "4.1.7", "xml.entity ": "4.1.6", "xml.character ": "4.1.5"}.get(
        finding, "4.2.2" if "attribute" in id else "4.1.7" if "doc" in id or "public" in id else "4.1.1"
    )
    G.invalid("markup." + id, clause, data, finding, flags=flag)
bad("markup.element-needs-a-name", "4.1.1", "<array><\u00d7/></array>", "xml.syntax " + V, flags="markup-names")
bad("markup.end-tag-has-no-attributes", "4.1.1", "<string>x</string a='b'>", "xml.syntax " + V, flags="markup-attributes")
bad("markup.entity-needs-a-name", "4.1.1", "<string>&1;</string>", "xml.syntax " + V, flags="markup-entity-names")

# Elements

whole(
    "elements.attributes-of-plist-are-ignored",
    "4.2.2",
    "<plist a='b&amp;' version='2.0' xmlns:x=\"y\" >" + xdict() + "</plist >",
    flags="xml-attributes-of-plist-refused",
)
whole("elements.white-space-stands-between-them", "4.2.3", xdoc().replace("><", ">\r\n\t <"), flags="xml-white-space-refused", also="4.2.4")
G.notes["xml-white-space-refused"] = {
    "bug": "does not pass over every white space between elements",
    "effect": "payloads of other writers are refused",
}
good(
    "elements.empty-form-is-taken",
    "4.2.5",
    "<array><dict/><array/><string/><data/><false/><dict><key/><true/></dict></array>",
    '[{},[],"",{"$data":""},false,{"":true}]',
    flags="xml-empty-element-refused",
)
good(
    "elements.true-may-have-two-tags",
    "4.2.5",
    "<array><true></true><false><!-- x --></false></array>",
    "[true,false]",
    flags="xml-empty-element-refused",
)
for id, text, flag in [
    ("root-is-plist", xdict(), "xml-root"),
    ("names-are-compared-with-case", xdoc().replace("plist", "Plist"), "xml-element-case"),
    ("plist-holds-a-value", "<plist/>", "xml-root"),
    ("plist-holds-one-value", "<plist>" + xdict() + "<dict/></plist>", "xml-two-values"),
    ("plist-holds-no-text", "<plist>a" + xdict() + "</plist>", "xml-text-ignored"),
]:
    G.invalid("elements." + id, "4.2.3" if "text" in id else "4.2.1", text, "xml.element ", flags=flag)
G.invalid(
    "elements.document-is-a-dictionary",
    "2.1.1",
    "<plist><array>" + xdict() + "</array></plist>",
    "document.not-dictionary ",
    flags="xml-document-array",
)
for id, clause, value, flag in [
    ("unknown-one-is-refused", "4.2.1", "<array><set/></array>", "xml-unknown-element"),
    ("null-is-none", "4.2.1", "<array><null/></array>", "xml-null"),
    ("string-holds-text-alone", "4.2.1", "<string>a<b/></string>", "xml-unknown-element"),
    ("key-stands-in-dict-alone", "4.2.1", "<array><key>a</key></array>", "xml-unknown-element"),
    ("true-holds-nothing", "4.2.1", "<true> </true>", "xml-content-of-true"),
    ("true-holds-no-cdata", "4.1.9", "<true><![CDATA[]]></true>", "xml-content-of-true"),
    ("dict-holds-no-text", "4.2.3", "<dict>a</dict>", "xml-text-ignored"),
    ("white-space-by-reference-is-text", "4.2.3", "<array>&#32;</array>", "xml-text-ignored"),
    ("cdata-between-elements-is-refused", "4.1.9", "<array><![CDATA[ ]]></array>", "cdata-between-elements"),
    ("key-needs-a-value", "4.2.4", "<dict><key>a</key></dict>", "xml-key-without-value"),
    ("key-needs-a-value-before-the-next", "4.2.4", "<dict><key>a</key><key>b</key><true/></dict>", "xml-key-without-value"),
    ("value-needs-a-key", "4.2.4", "<dict><true/></dict>", "xml-key-without-value"),
    ("two-values-for-a-key", "4.2.4", "<dict><key>a</key><true/><false/></dict>", "xml-key-without-value"),
]:
    bad("elements." + id, clause, value, "xml.element " + V, flags=flag)
bad("elements.attribute-of-a-value-is-refused", "4.2.2", '<string a="b">x</string>', "xml.attribute " + V, flags="xml-attribute")
G.invalid(
    "elements.attribute-of-the-dictionary-is-refused",
    "4.2.2",
    xdoc().replace("<dict>", '<dict version="1.0">', 1),
    "xml.attribute ",
    flags="xml-attribute",
)
bad("elements.end-tags-match", "4.1.1", "<array><string>a</string></dict>", "xml.syntax " + V, flags="xml-mismatched")
G.invalid("elements.attribute-stands-once", "4.1.1", "<plist a='1' a='2'>" + xdict() + "</plist>", "xml.syntax ", flags="xml-attribute-twice")
G.notes["xml-attribute-twice"] = {"bug": "takes an attribute twice", "effect": "other readers refuse the payload"}
bad("elements.empty-integer-is-refused", "4.2.5", "<integer/>", "xml.integer " + V, flags="xml-integer-empty", also="4.2.6")

# Numbers

good(
    "integers.every-form",
    "4.2.6",
    "<array>"
    + "".join(
        "<integer>%s</integer>" % t
        for t in [
            "7",
            " \n+007 ",
            "-0",
            "0x1F",
            "-0Xff",
            "+0x0",
            "&#49;<!-- -->2",
            "-9223372036854775808",
            "18446744073709551615",
            "9007199254740993",
        ]
    )
    + "</array>",
    '[7,7,0,31,-255,0,12,{"$integer":"-9223372036854775808"},{"$integer":"18446744073709551615"},{"$integer":"9007199254740993"}]',
    flags="xml-integer-hex xml-integer-octal xml-integer-trimmed",
    also="6.3.1",
)
good(
    "numbers.white-space-in-every-form",
    "4.2.6",
    "<array><integer>&#32;7&#9;</integer><real><![CDATA[ 0.5\n]]></real><date>&#xA;2026-11-20T01:02:03Z&#13;</date><data>&#32;QU<![CDATA[ ]]>I=</data></array>",
    '[7,0.5,{"$date":"2026-11-20T01:02:03Z"},{"$data":"QUI="}]',
    flags="xml-space-by-reference",
    also="4.2.7 4.2.8 4.2.9 4.1.9",
)
G.notes["xml-space-by-reference"] = {"bug": "does not pass over white space that is written by reference or in CDATA", "effect": "payloads of other writers are refused"}
for id, text, flag in [
    ("fraction", "1.0", "xml-integer-fraction"),
    ("exponent", "1e3", "xml-integer-fraction"),
    ("letters", "12abc", "xml-integer-garbage"),
    ("prefix-alone", "0x", "xml-integer-empty"),
    ("inner-space", "1 2", "xml-integer-inner-space"),
    ("space-after-the-sign", "- 1", "xml-integer-inner-space"),
    ("binary-digits", "0b1", "xml-integer-binary"),
    ("underscore", "1_0", "xml-integer-underscore"),
    ("arabic-digits", "\u0661", "xml-integer-digits"),
    ("two-signs", "--1", "xml-integer-garbage"),
]:
    bad(f"integers.{being(id)}-refused", "4.2.6", f"<integer>{text}</integer>", "xml.integer " + V, flags=flag)
for id, text in [("great", "18446744073709551616"), ("small", "-9223372036854775809"), ("great-in-hexadecimal", "0x10000000000000000")]:
    bad(
        f"integers.too-{id}-is-an-overflow", "6.3.2", f"<integer>{text}</integer>", "number.overflow " + V, flags="xml-integer-overflow", also="4.2.6"
    )
good(
    "reals.every-form",
    "4.2.7",
    "<array>"
    + "".join("<real>%s</real>" % t for t in ["1", "1.", ".5", "+1.5E+1", " 4.5\n", "-0.0", "1e-400", "9007199254740993", "1e21", "-007.50"])
    + "</array>",
    "[1,1,0.5,15,4.5,0,0,9007199254740992,1e+21,-7.5]",
    flags="xml-real-forms integer-as-real",
    also="6.3.4 6.3.5",
)
for id, text, flag in [
    ("nan", "nan", "xml-real-nan"),
    ("infinity", "inf", "xml-real-nan"),
    ("minus-infinity", "-infinity", "xml-real-nan"),
    ("hexadecimal", "0x1p3", "xml-real-hex"),
    ("comma", "1,5", "xml-real-comma"),
    ("inner-space", "1 .5", "xml-real-garbage"),
    ("point-alone", ".", "xml-real-empty"),
    ("empty-one", "", "xml-real-empty"),
    ("exponent-alone", "1e", "xml-real-garbage"),
    ("underscore", "1_0", "xml-real-underscore"),
]:
    bad(f"reals.{being(id)}-refused", "4.2.7", f"<real>{text}</real>", "xml.real " + V, flags=flag)
G.notes["xml-real-underscore"] = {
    "bug": "parses reals with a function of a language that takes underscores",
    "effect": "other readers refuse the payload",
}
bad("reals.overflow-is-an-error", "4.2.7", "<real>1e309</real>", "number.overflow " + V, flags="xml-real-overflow", also="6.3.2")

# Dates, data, strings

good(
    "dates.white-space-stands-around",
    "4.2.8",
    "<date> 2026-11-20T01:02:03Z\n</date>",
    '{"$date":"2026-11-20T01:02:03Z"}',
    flags="xml-integer-trimmed",
)
for id, text, flag in [
    ("fraction", "2026-11-20T01:02:03.250Z", "xml-date-fraction"),
    ("29-february-of-a-common-year", "2026-02-29T00:00:00Z", "xml-date-calendar"),
    ("day-alone", "2026-11-20", "xml-date-garbage"),
    ("no-zone", "2026-11-20T01:02:03", "xml-date-zone"),
    ("year-0", "0000-01-01T00:00:00Z", "xml-date-year-zero"),
    ("empty-one", "", "xml-date-empty"),
]:
    bad(f"dates.{being(id)}-refused", "4.2.8", f"<date>{text}</date>", "xml.date " + V, flags=flag)
G.notes["xml-date-year-zero"] = {"bug": "takes the year 0000 in XML", "effect": "another reader refuses"}
good("data.white-space-is-passed-over", "4.2.9", "<data>\n\tQU\n\tI=\r\n \t</data>", '{"$data":"QUI="}', flags="xml-data-white-space")
for id, text, flag in [
    ("padding-is-needed", "QQ", "xml-data-unpadded"),
    ("bits-before-the-padding-are-zero", "QR==", "xml-data-pad-bits"),
    ("other-characters-are-refused", "Q!==", "xml-data-garbage"),
    ("no-break-space-is-refused", "Q\u00a0Q==", "xml-data-other-white-space"),
]:
    bad("data." + id, "4.2.9", f"<data>{text}</data>", "xml.data " + V, flags=flag, also="6.5.1")
good(
    "strings.keep-white-space",
    "4.2.10",
    "<array><string>\n a\t</string><string> </string><dict><key> a\n</key><true/></dict></array>",
    '["\\n a\\t"," ",{" a\\n":true}]',
    flags="xml-string-trimmed",
)
good(
    "strings.with-markup-are-escaped",
    "9.3.4",
    "<dict><key>&lt;/key&gt;&amp;amp;</key><string>&lt;true/&gt;]]&gt;</string></dict>",
    '{"</key>&amp;":"<true/>]]>"}',
    flags="xml-unescaped",
)

# Keys and tags

bad("keys.are-unique", "6.2.3", "<dict><key>a</key><true/><key>a</key><false/></dict>", f"value.duplicate-key {V}/a", flags="plist-duplicate-key")
bad(
    "keys.are-compared-without-references",
    "6.2.3",
    "<dict><key>a</key><true/><key>&#97;</key><true/></dict>",
    f"value.duplicate-key {V}/a",
    flags="plist-duplicate-key",
)
G.invalid(
    "keys.with-carriage-return-are-found",
    "6.2.4",
    xval("<dict><key>&#13;</key><true/></dict>"),
    f"key.unsupported {V}/\r",
    val('{"\\r":true}'),
    flags="key-carriage-return",
)
bad("keys.uid-is-an-error", "7.2.5", "<dict><key>CF$UID</key><integer>3</integer></dict>", "value.uid " + V, flags="plist-uid-accepted")
G.valid("tags.url-is-read", "7.1.4", xtag("$url", "<string>a:b</string>"), val('{"$url":"a:b"}'), flags="tag-unread-in-plist")
G.valid(
    "tags.date-with-fraction-is-read",
    "7.1.4",
    xtag("$date", "<string>2026-11-20T01:02:03.250Z</string>"),
    val('{"$date":"2026-11-20T01:02:03.250Z"}'),
    flags="tag-unread-in-plist",
)
G.valid(
    "tags.string-that-xml-lacks-is-read",
    "7.1.3",
    xval(
        "<array><dict><key>$string</key><string>AQ==</string></dict><dict><key>$string</key><string>YQ0KYg==</string></dict><dict><key>$string</key><string>77++</string></dict></array>"
    ),
    val('["\\u0001","a\\r\\nb","\ufffe"]'),
    flags="tag-unread-in-plist cr-written-raw",
    also="7.1.2 7.1.4",
)
for id, tag, text, out in [
    ("data", "$data", "QQ==", '{"$data":"QQ=="}'),
    ("whole-date", "$date", "2026-11-20T01:02:03Z", '{"$date":"2026-11-20T01:02:03Z"}'),
    ("great-integer", "$integer", "9007199254740993", '{"$integer":"9007199254740993"}'),
    ("string", "$string", "QQ==", '"A"'),
]:
    G.invalid(
        f"tags.{id}-is-needless",
        "7.1.3" if id == "string" else "7.1.4",
        xtag(tag, f"<string>{text}</string>"),
        f"tag.needless {V}",
        val(out),
        flags="tag-needless-in-plist tag-unread-in-plist",
    )
G.valid("tags.escape-is-removed", "7.2.2", xtag("$$data", "<integer>1</integer>"), val('{"$$data":1}'), flags="tag-unescaped-in-plist")
G.notes["tag-unescaped-in-plist"] = {"bug": "applies escapes and tags only in JSON", "effect": "a vendor's member is read under another name"}
G.invalid(
    "tags.malformed-one-with-a-string-tag-is-kept",
    "7.1.9",
    xtag("$date", "<dict><key>$string</key><string>AQ==</string></dict>"),
    f"tag.malformed {V}",
    val('{"$date":"\\u0001"}'),
    flags="tag-nested-in-plist",
)
G.invalid(
    "tags.native-date-is-no-content",
    "7.1.9",
    xtag("$date", "<date>2026-11-20T01:02:03Z</date>"),
    f"tag.malformed {V}",
    val('{"$date":{"$date":"2026-11-20T01:02:03Z"}}'),
    flags="tag-nested-in-plist",
)
G.notes["tag-nested-in-plist"] = {
    "bug": "does not read the content of a tag first",
    "effect": "a malformed tag is read as another one from XML",
}
G.invalid(
    "members.title-of-another-type", "13.1.1", xdoc("<key>title</key><integer>5</integer>"), "member.type /title", doc(), flags="wrong-type-converted"
)
G.write_back(
    "members.unknown-ones-are-kept",
    "21.3.1",
    xdoc("<key>com.example.x</key><date>2026-11-20T01:02:03Z</date>"),
    '{"com.example.x":{"$date":"2026-11-20T01:02:03Z"},' + doc()[1:],
    flags="unknown-member-lost",
)
G.notes["unknown-member-lost"] = {
    "bug": "drops members that it does not know",
    "effect": "an editor of version 1.0 destroys what a later version or a vendor wrote",
}
