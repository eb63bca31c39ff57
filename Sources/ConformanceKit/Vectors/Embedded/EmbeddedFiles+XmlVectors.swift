// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let xmlVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "xml",
  "title": "XML property lists",
  "clauses": ["4"],
  "count": 158,
  "notes": {
    "bare-ampersand": {"bug": "takes a bare ampersand, or an element that is not closed", "effect": "other readers refuse the payload"},
    "bare-less-than": {"bug": "takes a bare less-than sign in text", "effect": "other readers refuse the payload"},
    "cdata-between-elements": {"bug": "takes CDATA sections between elements", "effect": "other readers refuse the payload"},
    "cdata-end": {"bug": "takes the end of a CDATA section in text", "effect": "other readers refuse the payload"},
    "cdata-unread": {"bug": "does not read CDATA sections as text", "effect": "text is lost"},
    "character-refused": {"bug": "refuses characters that XML allows, such as U+FFFD and U+007F", "effect": "a payload that is valid is refused"},
    "comment-hyphens": {"bug": "takes two hyphens in a comment", "effect": "other readers refuse the payload"},
    "comment-splits-text": {"bug": "reads text up to the first comment or instruction", "effect": "text is lost"},
    "cr-reference-lost": {"bug": "reads a carriage return by reference as LF", "effect": "text comes back changed"},
    "cr-written-raw": {"bug": "writes a carriage return as such, or by reference, and not in $string", "effect": "the carriage return does not come back"},
    "doctype-fetched": {"bug": "refuses or fetches the system identifier of the document type", "effect": "a payload makes a program load a file or a page"},
    "doctype-required": {"bug": "needs a document type declaration or an XML declaration", "effect": "payloads of other writers are refused"},
    "doctype-root": {"bug": "takes a document type of another root element", "effect": "what is no property list is read"},
    "encoding-ascii-unchecked": {"bug": "does not check that what is declared as US-ASCII is", "effect": "other readers refuse the payload"},
    "encoding-bytes-replaced": {"bug": "replaces bytes that are not valid in the encoding", "effect": "text comes back changed"},
    "encoding-declared-empty": {"bug": "takes an empty name of an encoding", "effect": "other readers refuse the payload"},
    "encoding-declared-latin1": {"bug": "takes encodings beyond UTF-8, US-ASCII and UTF-16", "effect": "other readers refuse the payload"},
    "encoding-declared-refused": {"bug": "takes no declared encoding but UTF-8", "effect": "a payload that is valid is refused"},
    "encoding-undeclared-taken": {"bug": "does not compare the declared encoding with the actual one", "effect": "programs read different text"},
    "entity-expanded": {"bug": "resolves entities beyond the five", "effect": "files are read, or texts multiply"},
    "forbidden-character": {"bug": "takes characters that XML forbids", "effect": "other readers refuse the payload"},
    "forbidden-control": {"bug": "refuses NUL alone among the control characters", "effect": "other readers refuse the payload"},
    "forbidden-noncharacter": {"bug": "takes U+FFFE and U+FFFF", "effect": "other readers refuse the payload"},
    "integer-as-real": {"bug": "gives an integral value of JSON with a point or an exponent as a real", "effect": "1 and 1.0 are two values, and runs and sums differ"},
    "internal-subset": {"bug": "takes an internal subset", "effect": "entities that multiply or read files"},
    "key-carriage-return": {"bug": "takes a carriage return in a key", "effect": "it is a line feed after a way through XML"},
    "line-ends-kept": {"bug": "does not read CR LF, and CR alone, as LF", "effect": "text comes back changed"},
    "markup-attributes": {"bug": "passes over what stands in a start tag", "effect": "other readers refuse the payload"},
    "markup-declaration": {"bug": "passes over what stands in an XML declaration", "effect": "other readers refuse the payload"},
    "markup-doctype-end": {"bug": "looks for the first > after a document type", "effect": "a payload that is valid is misread"},
    "markup-doctype-form": {"bug": "passes over what stands in a document type", "effect": "other readers refuse the payload"},
    "markup-entity-names": {"bug": "does not check the names of entities", "effect": "other readers refuse the payload"},
    "markup-instruction-end": {"bug": "looks for the first ? or > after an instruction", "effect": "a payload that is valid is misread, or one that is none is read"},
    "markup-names": {"bug": "does not check the names of elements, attributes and instructions", "effect": "other readers refuse the payload"},
    "plist-duplicate-key": {"bug": "takes the last, or the first, of two equal keys in a property list", "effect": "two programs see two different payloads"},
    "plist-uid-accepted": {"bug": "takes a dictionary with the one key CF$UID in XML, or makes a UID of it", "effect": "the value is of another kind in each program"},
    "reference-beyond-unicode": {"bug": "takes a character reference to a surrogate or beyond U+10FFFF", "effect": "a string that no other reader can hold"},
    "reference-capital": {"bug": "takes a capital X in a reference, as HTML does", "effect": "other readers refuse the payload"},
    "reference-digits": {"bug": "takes a reference without digits", "effect": "other readers refuse the payload"},
    "reference-to-forbidden-character": {"bug": "takes a character reference to a character that XML forbids", "effect": "a string that XML cannot hold"},
    "reference-to-surrogate": {"bug": "joins two references to surrogates", "effect": "other readers refuse the payload"},
    "reference-unclosed": {"bug": "takes a reference without semicolon, as HTML does", "effect": "other readers refuse the payload"},
    "references-unread": {"bug": "does not read numeric character references", "effect": "text comes back changed"},
    "tag-needless-in-plist": {"bug": "takes a tag where the property list has a native form", "effect": "a value has two spellings"},
    "tag-nested-in-plist": {"bug": "does not read the content of a tag first", "effect": "a malformed tag does not come back as the same one from XML"},
    "tag-unescaped-in-plist": {"bug": "applies escapes and tags in JSON alone", "effect": "a vendor's member comes back under another name"},
    "tag-unread-in-plist": {"bug": "does not read tags in a property list", "effect": "a receiver finds dictionaries in place of URLs and exact dates"},
    "unknown-member-lost": {"bug": "drops members that it does not know", "effect": "an editor of version 1.0 destroys what a later version or a vendor wrote"},
    "utf16-surrogate": {"bug": "takes half a surrogate pair in UTF-16", "effect": "a string that no other reader can hold"},
    "utf16-unread": {"bug": "reads UTF-8 alone", "effect": "a payload that is valid is refused"},
    "wrong-type-converted": {"bug": "turns a value of another type into the right one", "effect": "programs disagree on what was said"},
    "xml-attribute": {"bug": "takes attributes on elements other than plist", "effect": "other readers refuse the payload"},
    "xml-attribute-twice": {"bug": "takes an attribute twice", "effect": "other readers refuse the payload"},
    "xml-attributes-of-plist-refused": {"bug": "needs or refuses attributes of plist", "effect": "payloads of other writers are refused"},
    "xml-bom-refused": {"bug": "refuses a byte order mark before XML", "effect": "a payload that is valid is refused"},
    "xml-content-of-true": {"bug": "takes content in true and false", "effect": "other readers refuse the payload"},
    "xml-cut": {"bug": "takes an input that ends before its root element does", "effect": "half a payload passes for a whole one"},
    "xml-data-garbage": {"bug": "passes over characters that are no base64", "effect": "other readers refuse the payload, or see other bytes"},
    "xml-data-other-white-space": {"bug": "passes over white space that the format does not, such as a no-break space", "effect": "other readers refuse the payload"},
    "xml-data-pad-bits": {"bug": "takes bits that are set before the padding in XML", "effect": "the same data have many spellings"},
    "xml-data-unpadded": {"bug": "takes data without padding", "effect": "other readers refuse the payload"},
    "xml-data-white-space": {"bug": "does not take white space in data", "effect": "the data of most writers are refused"},
    "xml-date-calendar": {"bug": "does not check dates by the calendar", "effect": "another reader has the day after, or refuses"},
    "xml-date-empty": {"bug": "takes an empty date", "effect": "nothing becomes a date"},
    "xml-date-fraction": {"bug": "takes a fraction in a date", "effect": "other readers refuse the payload"},
    "xml-date-garbage": {"bug": "takes a part of a date", "effect": "another reader refuses"},
    "xml-date-year-zero": {"bug": "takes the year 0000 in XML", "effect": "another reader refuses"},
    "xml-date-zone": {"bug": "takes a date without Z as local time", "effect": "the hour is another one"},
    "xml-declaration-late": {"bug": "takes an XML declaration that is not at the very beginning", "effect": "other readers refuse the payload"},
    "xml-document-array": {"bug": "takes an array as the document", "effect": "a program that expects members stops"},
    "xml-element-case": {"bug": "compares element names without case", "effect": "other readers refuse the payload"},
    "xml-empty-element-refused": {"bug": "does not take the empty-element form, or takes it for a missing value", "effect": "values are lost"},
    "xml-integer-binary": {"bug": "takes 0b or 0o before an integer", "effect": "other readers refuse the payload"},
    "xml-integer-digits": {"bug": "takes digits of other scripts in an integer", "effect": "other readers refuse the payload"},
    "xml-integer-empty": {"bug": "takes an empty integer for 0", "effect": "nothing becomes a number"},
    "xml-integer-fraction": {"bug": "takes a fraction or an exponent in an integer", "effect": "other readers refuse the payload"},
    "xml-integer-garbage": {"bug": "stops reading after the digits", "effect": "what follows is lost"},
    "xml-integer-hex": {"bug": "does not read hexadecimal integers", "effect": "a payload that is valid is refused, or 0x1F is 0"},
    "xml-integer-inner-space": {"bug": "takes white space inside an integer", "effect": "other readers refuse the payload"},
    "xml-integer-octal": {"bug": "reads leading zeros as octal", "effect": "the number is another one"},
    "xml-integer-overflow": {"bug": "wraps or clamps an integer out of range", "effect": "an id becomes another one"},
    "xml-integer-trimmed": {"bug": "does not pass over white space around numbers and dates", "effect": "payloads of other writers are refused"},
    "xml-integer-underscore": {"bug": "parses integers with a function of a language that takes underscores", "effect": "other readers refuse the payload"},
    "xml-key-without-value": {"bug": "pairs keys and values by counting", "effect": "values come under other keys"},
    "xml-mismatched": {"bug": "does not compare end tags with start tags", "effect": "what is no XML is read"},
    "xml-null": {"bug": "takes an element for null", "effect": "a value that no payload holds"},
    "xml-real-comma": {"bug": "parses reals in the language of the user", "effect": "1,5 is 1 or 1.5"},
    "xml-real-empty": {"bug": "takes a real without digits", "effect": "nothing becomes a number"},
    "xml-real-forms": {"bug": "does not take every form of a real, such as 1. and .5", "effect": "payloads of other writers are refused"},
    "xml-real-garbage": {"bug": "stops reading after the number", "effect": "what follows is lost"},
    "xml-real-hex": {"bug": "takes a hexadecimal real", "effect": "other readers refuse the payload"},
    "xml-real-nan": {"bug": "takes nan and inf in a real, as other property list readers do", "effect": "a number that no other encoding holds"},
    "xml-real-overflow": {"bug": "reads a real that is too great as infinity", "effect": "a number that no payload can hold"},
    "xml-real-underscore": {"bug": "parses reals with a function of a language that takes underscores", "effect": "other readers refuse the payload"},
    "xml-root": {"bug": "takes another root element, or a dict as the root", "effect": "other readers refuse the payload"},
    "xml-string-trimmed": {"bug": "trims or folds white space in strings and keys", "effect": "text comes back changed"},
    "xml-text-ignored": {"bug": "passes over text between elements", "effect": "a value is lost without notice"},
    "xml-trailing": {"bug": "stops reading after the root element", "effect": "what follows is smuggled past checks"},
    "xml-trailing-refused": {"bug": "refuses comments or white space after the root element", "effect": "a payload that is valid is refused"},
    "xml-two-marks": {"bug": "passes over every byte order mark", "effect": "other readers refuse the payload"},
    "xml-two-values": {"bug": "reads the first value of plist alone, or the last", "effect": "programs read different payloads"},
    "xml-unescaped": {"bug": "does not escape text in XML", "effect": "what is written is not well formed, or holds other elements"},
    "xml-unknown-element": {"bug": "passes over elements that it does not know", "effect": "a value is lost without notice"},
    "xml-version": {"bug": "takes XML of another version", "effect": "other rules for characters and names hold there"},
    "xml-white-space-refused": {"bug": "does not pass over every white space between elements", "effect": "payloads of other writers are refused"}
  },
  "vectors": [
    {
      "id": "xml.text.head-is-optional",
      "clause": "4.1.4",
      "also": ["4.1.7", "4.2.1"],
      "level": "MUST",
      "flags": ["doctype-required"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDR8nKjw+Q0haXHAAAAAAAAABAQAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAdA=="
      }
    },
    {
      "id": "xml.text.declaration-and-document-type",
      "clause": "4.1.7",
      "level": "MUST",
      "flags": ["doctype-fetched"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>\n"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDR8nKjw+Q0haXHAAAAAAAAABAQAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAdA=="
      }
    },
    {
      "id": "xml.text.document-type-is-not-fetched",
      "clause": "4.1.7",
      "also": ["4.1.1", "14.2.5"],
      "level": "MUST",
      "flags": ["doctype-fetched"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE plist SYSTEM 'file:///etc/passwd'><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDR8nKjw+Q0haXHAAAAAAAAABAQAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAdA=="
      }
    },
    {
      "id": "xml.text.document-type-without-identifier",
      "clause": "4.1.7",
      "level": "MUST",
      "flags": ["doctype-required"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE plist ><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDR8nKjw+Q0haXHAAAAAAAAABAQAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAdA=="
      }
    },
    {
      "id": "xml.text.byte-order-mark-of-utf-8",
      "clause": "4.1.4",
      "level": "MUST",
      "flags": ["xml-bom-refused"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"base64": "77u/PD94bWwgdmVyc2lvbj0iMS4wIiBlbmNvZGluZz0iVVRGLTgiPz4KPHBsaXN0IHZlcnNpb249IjEuMCI+PGRpY3Q+PGtleT5tYWluLWF0dGFjaG1lbnQ8L2tleT48ZGljdD48a2V5PnJlcHJlc2VudGF0aW9uczwva2V5PjxhcnJheT48ZGljdD48a2V5PnRleHQ8L2tleT48c3RyaW5nPng8L3N0cmluZz48a2V5PnR5cGUtaWRlbnRpZmllcjwva2V5PjxzdHJpbmc+cHVibGljLnBsYWluLXRleHQ8L3N0cmluZz48L2RpY3Q+PC9hcnJheT48L2RpY3Q+PGtleT52ZXJzaW9uPC9rZXk+PHN0cmluZz4xLjA8L3N0cmluZz48L2RpY3Q+PC9wbGlzdD4="},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDR8nKjw+Q0haXHAAAAAAAAABAQAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAdA=="
      }
    },
    {
      "id": "xml.text.utf-16-big-endian",
      "clause": "4.1.4",
      "level": "MUST",
      "flags": ["utf16-unread"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"base64": "/v8APAA/AHgAbQBsACAAdgBlAHIAcwBpAG8AbgA9ACIAMQAuADAAIgAgAGUAbgBjAG8AZABpAG4AZwA9ACIAdQB0AGYALQAxADYAIgA/AD4APABwAGwAaQBzAHQAIAB2AGUAcgBzAGkAbwBuAD0AIgAxAC4AMAAiAD4APABkAGkAYwB0AD4APABrAGUAeQA+AG0AYQBpAG4ALQBhAHQAdABhAGMAaABtAGUAbgB0ADwALwBrAGUAeQA+ADwAZABpAGMAdAA+ADwAawBlAHkAPgByAGUAcAByAGUAcwBlAG4AdABhAHQAaQBvAG4AcwA8AC8AawBlAHkAPgA8AGEAcgByAGEAeQA+ADwAZABpAGMAdAA+ADwAawBlAHkAPgB0AGUAeAB0ADwALwBrAGUAeQA+ADwAcwB0AHIAaQBuAGcAPgB4ADwALwBzAHQAcgBpAG4AZwA+ADwAawBlAHkAPgB0AHkAcABlAC0AaQBkAGUAbgB0AGkAZgBpAGUAcgA8AC8AawBlAHkAPgA8AHMAdAByAGkAbgBnAD4AcAB1AGIAbABpAGMALgBwAGwAYQBpAG4ALQB0AGUAeAB0ADwALwBzAHQAcgBpAG4AZwA+ADwALwBkAGkAYwB0AD4APAAvAGEAcgByAGEAeQA+ADwALwBkAGkAYwB0AD4APABrAGUAeQA+AHUAcwBlAHIALQBpAG4AZgBvADwALwBrAGUAeQA+ADwAZABpAGMAdAA+ADwAawBlAHkAPgB2ADwALwBrAGUAeQA+ADwAcwB0AHIAaQBuAGcAPgDp2D3eAAA8AC8AcwB0AHIAaQBuAGcAPgA8AC8AZABpAGMAdAA+ADwAawBlAHkAPgB2AGUAcgBzAGkAbwBuADwALwBrAGUAeQA+ADwAcwB0AHIAaQBuAGcAPgAxAC4AMAA8AC8AcwB0AHIAaQBuAGcAPgA8AC8AZABpAGMAdAA+ADwALwBwAGwAaQBzAHQAPg=="},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "\u00e9\ud83d\ude00"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\u00e9\ud83d\ude00\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<string>\u00e9\ud83d\ude00</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2YwDp2D3eAFMxLjAIDyErMzZISk9UZmh8f4GIAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIw="
      }
    },
    {
      "id": "xml.text.utf-16-little-endian",
      "clause": "4.1.4",
      "level": "MUST",
      "flags": ["utf16-unread"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"base64": "//48AHAAbABpAHMAdAAgAHYAZQByAHMAaQBvAG4APQAiADEALgAwACIAPgA8AGQAaQBjAHQAPgA8AGsAZQB5AD4AbQBhAGkAbgAtAGEAdAB0AGEAYwBoAG0AZQBuAHQAPAAvAGsAZQB5AD4APABkAGkAYwB0AD4APABrAGUAeQA+AHIAZQBwAHIAZQBzAGUAbgB0AGEAdABpAG8AbgBzADwALwBrAGUAeQA+ADwAYQByAHIAYQB5AD4APABkAGkAYwB0AD4APABrAGUAeQA+AHQAZQB4AHQAPAAvAGsAZQB5AD4APABzAHQAcgBpAG4AZwA+AHgAPAAvAHMAdAByAGkAbgBnAD4APABrAGUAeQA+AHQAeQBwAGUALQBpAGQAZQBuAHQAaQBmAGkAZQByADwALwBrAGUAeQA+ADwAcwB0AHIAaQBuAGcAPgBwAHUAYgBsAGkAYwAuAHAAbABhAGkAbgAtAHQAZQB4AHQAPAAvAHMAdAByAGkAbgBnAD4APAAvAGQAaQBjAHQAPgA8AC8AYQByAHIAYQB5AD4APAAvAGQAaQBjAHQAPgA8AGsAZQB5AD4AdgBlAHIAcwBpAG8AbgA8AC8AawBlAHkAPgA8AHMAdAByAGkAbgBnAD4AMQAuADAAPAAvAHMAdAByAGkAbgBnAD4APAAvAGQAaQBjAHQAPgA8AC8AcABsAGkAcwB0AD4A"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDR8nKjw+Q0haXHAAAAAAAAABAQAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAdA=="
      }
    },
    {
      "id": "xml.text.us-ascii-may-be-declared",
      "clause": "4.1.4",
      "level": "MUST",
      "flags": ["encoding-declared-refused"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<?xml version='1.0' encoding='us-ascii' standalone='yes'?><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDR8nKjw+Q0haXHAAAAAAAAABAQAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAdA=="
      }
    },
    {
      "id": "xml.text.white-space-before-plist",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["xml-white-space-refused"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": " \n<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDR8nKjw+Q0haXHAAAAAAAAABAQAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAdA=="
      }
    },
    {
      "id": "xml.text.comments-stand-between-elements",
      "clause": "4.1.8",
      "also": ["4.1.3"],
      "level": "MUST",
      "flags": ["xml-trailing-refused", "comment-splits-text"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<!-- a --><plist><!-- b --><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><!-- c --><?d e?><key>version</key><string>1.0</string></dict><?f?></plist><!-- <x> & --><?g?>\n"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDR8nKjw+Q0haXHAAAAAAAAABAQAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAdA=="
      }
    },
    {
      "id": "xml.text.comments-in-text-contribute-nothing",
      "clause": "4.1.8",
      "level": "MUST",
      "flags": ["comment-splits-text"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>a<!-- x -->b<?y z?>c</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "abc"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"abc\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<string>abc</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2U2FiY1MxLjAIDyErMzZISk9UZmh8f4GFAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIk="
      }
    },
    {
      "id": "xml.text.cdata-is-text",
      "clause": "4.1.9",
      "level": "MUST",
      "flags": ["cdata-unread"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array><string>a<![CDATA[<&]]>b<![CDATA[]]></string><integer>1<![CDATA[2]]></integer><data><![CDATA[QQ]]>==</data></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", ["a<&b", {"integer": "12"}, {"data": "QQ=="}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[\"a<&b\",12,{\"$data\":\"QQ==\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<string>a&lt;&amp;b</string>\n\t\t\t<integer>12</integer>\n\t\t\t<data>QQ==</data>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwSXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2ow8QEVRhPCZiEAxBQVMxLjAIDyErMzZISk9UZmh8f4GFioyOAAAAAAAAAQEAAAAAAAAAEwAAAAAAAAAAAAAAAAAAAJI="
      }
    },
    {
      "id": "xml.text.line-ends-read-as-line-feed",
      "clause": "4.1.10",
      "level": "MUST",
      "flags": ["line-ends-kept"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>a\r\nb\rc\nd</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "a\nb\nc\nd"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"a\\nb\\nc\\nd\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<string>a\nb\nc\nd</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2V2EKYgpjCmRTMS4wCA8hKzM2SEpPVGZofH+BiQAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACN"
      }
    },
    {
      "id": "xml.text.carriage-return-by-reference-stays",
      "clause": "4.1.10",
      "also": ["4.1.6"],
      "level": "MUST",
      "flags": ["cr-reference-lost", "cr-written-raw"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>a&#13;&#xD;\nb</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "a\r\r\nb"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"a\\r\\r\\nb\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>YQ0NCmI=</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2VWENDQpiUzEuMAgPISszNkhKT1RmaHx/gYcAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAiw=="
      }
    },
    {
      "id": "xml.text.references-are-read",
      "clause": "4.1.6",
      "level": "MUST",
      "flags": ["references-unread", "xml-unescaped"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;&#x1f600;&#xa;&#0065;</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "&<>\"'A\ud83d\ude00\ud83d\ude00\nA"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"&<>\\\"'A\ud83d\ude00\ud83d\ude00\\nA\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<string>&amp;&lt;&gt;\"'A\ud83d\ude00\ud83d\ude00\nA</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2bAAmADwAPgAiACcAQdg93gDYPd4AAAoAQVMxLjAIDyErMzZISk9UZmh8f4GaAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAJ4="
      }
    },
    {
      "id": "xml.text.first-and-last-characters",
      "clause": "4.1.5",
      "level": "MUST",
      "flags": ["character-refused"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>\t\ud7ff\ue000\ufffd\ud800\udc00\udbff\udfff\u007f\u0080</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "\t\ud7ff\ue000\ufffd\ud800\udc00\udbff\udfff\u007f\u0080"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\t\ud7ff\ue000\ufffd\ud800\udc00\udbff\udfff\u007f\u0080\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<string>\t\ud7ff\ue000\ufffd\ud800\udc00\udbff\udfff\u007f\u0080</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2agAJ1//gAP/92ADcANv/3/8AfwCAUzEuMAgPISszNkhKT1RmaHx/gZYAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAmg=="
      }
    },
    {
      "id": "xml.text.latin-1-may-not-be-declared",
      "clause": "4.1.4",
      "level": "MUST",
      "flags": ["encoding-declared-latin1"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.encoding", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.utf-16-is-declared-and-not-used",
      "clause": "4.1.4",
      "level": "MUST",
      "flags": ["encoding-undeclared-taken"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.encoding", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.empty-name-is-declared",
      "clause": "4.1.4",
      "level": "MUST",
      "flags": ["encoding-declared-empty"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<?xml version='1.0' encoding=''?><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.encoding", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.version-is-1-0",
      "clause": "4.1.4",
      "level": "MUST",
      "flags": ["xml-version"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<?xml version=\"1.1\"?><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.declaration-comes-first",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["xml-declaration-late"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": " <?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.internal-subset-is-refused",
      "clause": "4.1.7",
      "level": "MUST",
      "flags": ["internal-subset"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.doctype", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.empty-internal-subset-is-refused",
      "clause": "4.1.7",
      "level": "MUST",
      "flags": ["internal-subset"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE plist []><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.doctype", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.document-type-names-plist",
      "clause": "4.1.7",
      "level": "MUST",
      "flags": ["doctype-root"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE html><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.doctype", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.document-type-stands-once",
      "clause": "4.1.7",
      "level": "MUST",
      "flags": ["doctype-root"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE plist><!DOCTYPE plist><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.comment-holds-no-two-hyphens",
      "clause": "4.1.1",
      "also": ["4.1.8"],
      "level": "MUST",
      "flags": ["comment-hyphens"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!-- a -- b --><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.us-ascii-is-checked",
      "clause": "4.1.4",
      "level": "MUST",
      "flags": ["encoding-ascii-unchecked"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<?xml version='1.0' encoding='us-ascii'?><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>\u00e9</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.encoding", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.utf-8-is-declared-and-utf-16-used",
      "clause": "4.1.4",
      "level": "MUST",
      "flags": ["encoding-undeclared-taken"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"base64": "//48AD8AeABtAGwAIAB2AGUAcgBzAGkAbwBuAD0AIgAxAC4AMAAiACAAZQBuAGMAbwBkAGkAbgBnAD0AIgBVAFQARgAtADgAIgA/AD4ACgA8AHAAbABpAHMAdAAgAHYAZQByAHMAaQBvAG4APQAiADEALgAwACIAPgA8AGQAaQBjAHQAPgA8AGsAZQB5AD4AbQBhAGkAbgAtAGEAdAB0AGEAYwBoAG0AZQBuAHQAPAAvAGsAZQB5AD4APABkAGkAYwB0AD4APABrAGUAeQA+AHIAZQBwAHIAZQBzAGUAbgB0AGEAdABpAG8AbgBzADwALwBrAGUAeQA+ADwAYQByAHIAYQB5AD4APABkAGkAYwB0AD4APABrAGUAeQA+AHQAZQB4AHQAPAAvAGsAZQB5AD4APABzAHQAcgBpAG4AZwA+AHgAPAAvAHMAdAByAGkAbgBnAD4APABrAGUAeQA+AHQAeQBwAGUALQBpAGQAZQBuAHQAaQBmAGkAZQByADwALwBrAGUAeQA+ADwAcwB0AHIAaQBuAGcAPgBwAHUAYgBsAGkAYwAuAHAAbABhAGkAbgAtAHQAZQB4AHQAPAAvAHMAdAByAGkAbgBnAD4APAAvAGQAaQBjAHQAPgA8AC8AYQByAHIAYQB5AD4APAAvAGQAaQBjAHQAPgA8AGsAZQB5AD4AdgBlAHIAcwBpAG8AbgA8AC8AawBlAHkAPgA8AHMAdAByAGkAbgBnAD4AMQAuADAAPAAvAHMAdAByAGkAbgBnAD4APAAvAGQAaQBjAHQAPgA8AC8AcABsAGkAcwB0AD4A"},
      "findings": [{"id": "xml.encoding", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.utf-16le-may-not-be-declared",
      "clause": "4.1.4",
      "level": "MUST",
      "flags": ["encoding-declared-latin1"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"base64": "//48AD8AeABtAGwAIAB2AGUAcgBzAGkAbwBuAD0AIgAxAC4AMAAiACAAZQBuAGMAbwBkAGkAbgBnAD0AIgBVAFQARgAtADEANgBMAEUAIgA/AD4APABwAGwAaQBzAHQAIAB2AGUAcgBzAGkAbwBuAD0AIgAxAC4AMAAiAD4APABkAGkAYwB0AD4APABrAGUAeQA+AG0AYQBpAG4ALQBhAHQAdABhAGMAaABtAGUAbgB0ADwALwBrAGUAeQA+ADwAZABpAGMAdAA+ADwAawBlAHkAPgByAGUAcAByAGUAcwBlAG4AdABhAHQAaQBvAG4AcwA8AC8AawBlAHkAPgA8AGEAcgByAGEAeQA+ADwAZABpAGMAdAA+ADwAawBlAHkAPgB0AGUAeAB0ADwALwBrAGUAeQA+ADwAcwB0AHIAaQBuAGcAPgB4ADwALwBzAHQAcgBpAG4AZwA+ADwAawBlAHkAPgB0AHkAcABlAC0AaQBkAGUAbgB0AGkAZgBpAGUAcgA8AC8AawBlAHkAPgA8AHMAdAByAGkAbgBnAD4AcAB1AGIAbABpAGMALgBwAGwAYQBpAG4ALQB0AGUAeAB0ADwALwBzAHQAcgBpAG4AZwA+ADwALwBkAGkAYwB0AD4APAAvAGEAcgByAGEAeQA+ADwALwBkAGkAYwB0AD4APABrAGUAeQA+AHYAZQByAHMAaQBvAG4APAAvAGsAZQB5AD4APABzAHQAcgBpAG4AZwA+ADEALgAwADwALwBzAHQAcgBpAG4AZwA+ADwALwBkAGkAYwB0AD4APAAvAHAAbABpAHMAdAA+AA=="},
      "findings": [{"id": "xml.encoding", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.latin-1-byte-is-refused",
      "clause": "4.1.4",
      "level": "MUST",
      "flags": ["encoding-bytes-replaced"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"base64": "PHBsaXN0IHZlcnNpb249IjEuMCI+PGRpY3Q+PGtleT5tYWluLWF0dGFjaG1lbnQ8L2tleT48ZGljdD48a2V5PnJlcHJlc2VudGF0aW9uczwva2V5PjxhcnJheT48ZGljdD48a2V5PnRleHQ8L2tleT48c3RyaW5nPng8L3N0cmluZz48a2V5PnR5cGUtaWRlbnRpZmllcjwva2V5PjxzdHJpbmc+cHVibGljLnBsYWluLXRleHQ8L3N0cmluZz48L2RpY3Q+PC9hcnJheT48L2RpY3Q+PGtleT51c2VyLWluZm88L2tleT48ZGljdD48a2V5PnY8L2tleT48c3RyaW5nPuk8L3N0cmluZz48L2RpY3Q+PGtleT52ZXJzaW9uPC9rZXk+PHN0cmluZz4xLjA8L3N0cmluZz48L2RpY3Q+PC9wbGlzdD4="},
      "findings": [{"id": "xml.encoding", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.half-a-pair-in-utf-16-is-refused",
      "clause": "4.1.4",
      "level": "MUST",
      "flags": ["utf16-surrogate"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"base64": "/v8APABwAGwAaQBzAHQAIAB2AGUAcgBzAGkAbwBuAD0AIgAxAC4AMAAiAD4APABkAGkAYwB0AD4APABrAGUAeQA+AG0AYQBpAG4ALQBhAHQAdABhAGMAaABtAGUAbgB0ADwALwBrAGUAeQA+ADwAZABpAGMAdAA+ADwAawBlAHkAPgByAGUAcAByAGUAcwBlAG4AdABhAHQAaQBvAG4AcwA8AC8AawBlAHkAPgA8AGEAcgByAGEAeQA+ADwAZABpAGMAdAA+ADwAawBlAHkAPgB0AGUAeAB0ADwALwBrAGUAeQA+ADwAcwB0AHIAaQBuAGcAPgB4ADwALwBzAHQAcgBpAG4AZwA+ADwAawBlAHkAPgB0AHkAcABlAC0AaQBkAGUAbgB0AGkAZgBpAGUAcgA8AC8AawBlAHkAPgA8AHMAdAByAGkAbgBnAD4AcAB1AGIAbABpAGMALgBwAGwAYQBpAG4ALQB0AGUAeAB0ADwALwBzAHQAcgBpAG4AZwA+ADwALwBkAGkAYwB0AD4APAAvAGEAcgByAGEAeQA+ADwALwBkAGkAYwB0AD4APABrAGUAeQA+AHUAcwBlAHIALQBpAG4AZgBvADwALwBrAGUAeQA+ADwAZABpAGMAdAA+ADwAawBlAHkAPgB2ADwALwBrAGUAeQA+ADwAcwB0AHIAaQBuAGcAPtgAADwALwBzAHQAcgBpAG4AZwA+ADwALwBkAGkAYwB0AD4APABrAGUAeQA+AHYAZQByAHMAaQBvAG4APAAvAGsAZQB5AD4APABzAHQAcgBpAG4AZwA+ADEALgAwADwALwBzAHQAcgBpAG4AZwA+ADwALwBkAGkAYwB0AD4APAAvAHAAbABpAHMAdAA+"},
      "findings": [{"id": "xml.encoding", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.nul-is-refused",
      "clause": "4.1.5",
      "level": "MUST",
      "flags": ["forbidden-character"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>\u0000</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.character", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.u-fffe-is-refused",
      "clause": "4.1.5",
      "level": "MUST",
      "flags": ["forbidden-noncharacter"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>\ufffe</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.character", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.vertical-tab-is-refused",
      "clause": "4.1.5",
      "level": "MUST",
      "flags": ["forbidden-control"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>\u000b</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.character", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.reference-to-u-0001-is-refused",
      "clause": "4.1.5",
      "level": "MUST",
      "flags": ["reference-to-forbidden-character"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>&#1;</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.character", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.reference-to-a-surrogate-is-refused",
      "clause": "4.1.5",
      "level": "MUST",
      "flags": ["reference-to-surrogate"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>&#xD83D;&#xDE00;</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.character", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.reference-beyond-unicode-is-refused",
      "clause": "4.1.5",
      "level": "MUST",
      "flags": ["reference-beyond-unicode"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>&#x110000;</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.character", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.unknown-entity-is-refused",
      "clause": "4.1.6",
      "level": "MUST",
      "flags": ["entity-expanded"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>&nbsp;</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.entity", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.bare-ampersand-is-refused",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["bare-ampersand"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>a & b</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.less-than-sign-is-refused",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["bare-less-than"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>a < b</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.end-of-cdata-is-refused",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["cdata-end"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>a]]></string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.reference-needs-a-semicolon",
      "clause": "4.1.6",
      "level": "MUST",
      "flags": ["reference-unclosed"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>&amp b</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.reference-needs-digits",
      "clause": "4.1.6",
      "level": "MUST",
      "flags": ["reference-digits"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>&#x;</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.text.capital-x-is-no-reference",
      "clause": "4.1.6",
      "level": "MUST",
      "flags": ["reference-capital"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>&#X41;</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.end.end-tag-is-missing",
      "clause": "4.1.2",
      "level": "MUST",
      "flags": ["xml-cut"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict>"},
      "findings": [{"id": "xml.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.end.end-tag-is-cut",
      "clause": "4.1.2",
      "level": "MUST",
      "flags": ["xml-cut"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plis"},
      "findings": [{"id": "xml.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.end.declaration-is-alone",
      "clause": "4.1.2",
      "level": "MUST",
      "flags": ["xml-cut"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"},
      "findings": [{"id": "xml.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.end.string-is-cut",
      "clause": "4.1.2",
      "level": "MUST",
      "flags": ["xml-cut"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>a"},
      "findings": [{"id": "xml.truncated", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.end.text-after-the-root-is-refused",
      "clause": "4.1.3",
      "level": "MUST",
      "flags": ["xml-trailing"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>x"},
      "findings": [{"id": "xml.trailing", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.end.element-after-the-root-is-refused",
      "clause": "4.1.3",
      "level": "MUST",
      "flags": ["xml-trailing"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.trailing", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.system-identifier-may-hold-a-less-than-sign",
      "clause": "4.1.7",
      "level": "MUST",
      "flags": ["markup-doctype-end"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE plist SYSTEM '<a>'><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDR8nKjw+Q0haXHAAAAAAAAABAQAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAdA=="
      }
    },
    {
      "id": "xml.markup.instruction-may-hold-a-question-mark",
      "clause": "4.1.8",
      "level": "MUST",
      "flags": ["markup-instruction-end"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<?x ?y?><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDR8nKjw+Q0haXHAAAAAAAAABAQAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAdA=="
      }
    },
    {
      "id": "xml.markup.comment-in-true-is-no-content",
      "clause": "4.1.8",
      "also": ["4.2.5"],
      "level": "MUST",
      "flags": ["comment-splits-text"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><true><!-- <![CDATA[ --><?a b?></true></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", true]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":true},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<true/>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2CVMxLjAIDyErMzZISk9UZmh8f4GCAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="
      }
    },
    {
      "id": "xml.markup.instruction-needs-its-end",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["markup-instruction-end"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<?x><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.instruction-needs-a-name",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["markup-names"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<?1?><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.document-type-needs-a-name",
      "clause": "4.1.7",
      "level": "MUST",
      "flags": ["markup-doctype-form"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.document-type-of-a-longer-name",
      "clause": "4.1.7",
      "level": "MUST",
      "flags": ["doctype-root"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE plist:x><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.doctype", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.document-type-knows-public-and-system-alone",
      "clause": "4.1.7",
      "level": "MUST",
      "flags": ["markup-doctype-form"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE plist SISTEM 'x'><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.public-identifier-has-few-characters",
      "clause": "4.1.7",
      "level": "MUST",
      "flags": ["markup-doctype-form"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE plist PUBLIC 'a{' 'b'><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.declaration-has-its-form",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["markup-declaration"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<?xml version=1.0?><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.declaration-stands-once",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["markup-declaration"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.attribute-needs-quotes",
      "clause": "4.2.2",
      "level": "MUST",
      "flags": ["markup-attributes"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=1.0><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.attribute-needs-a-value",
      "clause": "4.2.2",
      "level": "MUST",
      "flags": ["markup-attributes"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.attribute-needs-a-name",
      "clause": "4.2.2",
      "level": "MUST",
      "flags": ["markup-names"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist 1='2'><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.attribute-holds-no-less-than-sign",
      "clause": "4.2.2",
      "level": "MUST",
      "flags": ["markup-attributes"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist a='<'><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.attribute-holds-no-bare-ampersand",
      "clause": "4.2.2",
      "level": "MUST",
      "flags": ["markup-attributes"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist a='&'><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.attribute-knows-five-entities",
      "clause": "4.1.6",
      "level": "MUST",
      "flags": ["entity-expanded"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist a='&x;'><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.entity", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.attribute-refers-to-characters-alone",
      "clause": "4.1.5",
      "level": "MUST",
      "flags": ["reference-to-forbidden-character"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist a='&#0;'><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.character", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.end-tag-is-no-root",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["xml-mismatched"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "</plist><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.second-byte-order-mark-is-refused",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["xml-two-marks"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"base64": "//7//jwAcABsAGkAcwB0ACAAdgBlAHIAcwBpAG8AbgA9ACIAMQAuADAAIgA+ADwAZABpAGMAdAA+ADwAawBlAHkAPgBtAGEAaQBuAC0AYQB0AHQAYQBjAGgAbQBlAG4AdAA8AC8AawBlAHkAPgA8AGQAaQBjAHQAPgA8AGsAZQB5AD4AcgBlAHAAcgBlAHMAZQBuAHQAYQB0AGkAbwBuAHMAPAAvAGsAZQB5AD4APABhAHIAcgBhAHkAPgA8AGQAaQBjAHQAPgA8AGsAZQB5AD4AdABlAHgAdAA8AC8AawBlAHkAPgA8AHMAdAByAGkAbgBnAD4AeAA8AC8AcwB0AHIAaQBuAGcAPgA8AGsAZQB5AD4AdAB5AHAAZQAtAGkAZABlAG4AdABpAGYAaQBlAHIAPAAvAGsAZQB5AD4APABzAHQAcgBpAG4AZwA+AHAAdQBiAGwAaQBjAC4AcABsAGEAaQBuAC0AdABlAHgAdAA8AC8AcwB0AHIAaQBuAGcAPgA8AC8AZABpAGMAdAA+ADwALwBhAHIAcgBhAHkAPgA8AC8AZABpAGMAdAA+ADwAawBlAHkAPgB2AGUAcgBzAGkAbwBuADwALwBrAGUAeQA+ADwAcwB0AHIAaQBuAGcAPgAxAC4AMAA8AC8AcwB0AHIAaQBuAGcAPgA8AC8AZABpAGMAdAA+ADwALwBwAGwAaQBzAHQAPgA="},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.cdata-is-no-document",
      "clause": "4.1.7",
      "level": "MUST",
      "flags": ["cdata-between-elements"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<![CDATA[x]]><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.element-needs-a-name",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["markup-names"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array><\u00d7/></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.end-tag-has-no-attributes",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["markup-attributes"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>x</string a='b'></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.markup.entity-needs-a-name",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["markup-entity-names"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>&1;</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.attributes-of-plist-are-ignored",
      "clause": "4.2.2",
      "level": "MUST",
      "flags": ["xml-attributes-of-plist-refused"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist a='b&amp;' version='2.0' xmlns:x=\"y\" ><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist >"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDR8nKjw+Q0haXHAAAAAAAAABAQAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAdA=="
      }
    },
    {
      "id": "xml.elements.white-space-stands-between-them",
      "clause": "4.2.3",
      "also": ["4.2.4"],
      "level": "MUST",
      "flags": ["xml-white-space-refused"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\">\r\n\t <dict>\r\n\t <key>main-attachment</key>\r\n\t <dict>\r\n\t <key>representations</key>\r\n\t <array>\r\n\t <dict>\r\n\t <key>text</key>\r\n\t <string>x</string>\r\n\t <key>type-identifier</key>\r\n\t <string>public.plain-text</string>\r\n\t </dict>\r\n\t </array>\r\n\t </dict>\r\n\t <key>version</key>\r\n\t <string>1.0</string>\r\n\t </dict>\r\n\t </plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDR8nKjw+Q0haXHAAAAAAAAABAQAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAdA=="
      }
    },
    {
      "id": "xml.elements.empty-form-is-taken",
      "clause": "4.2.5",
      "level": "MUST",
      "flags": ["xml-empty-element-refused"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array><dict/><array/><string/><data/><false/><dict><key/><true/></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"dictionary": []}, [], "", {"data": ""}, false, {"dictionary": [["", true]]}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{},[],\"\",{\"$data\":\"\"},false,{\"\":true}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<dict/>\n\t\t\t<array/>\n\t\t\t<string></string>\n\t\t\t<data></data>\n\t\t\t<false/>\n\t\t\t<dict>\n\t\t\t\t<key></key>\n\t\t\t\t<true/>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwWXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pg8QERITFNCgUEAI0REVCVMxLjAIDyErMzZISk9UZmh8f4GIiYqLjI2QkQAAAAAAAAEBAAAAAAAAABcAAAAAAAAAAAAAAAAAAACV"
      }
    },
    {
      "id": "xml.elements.true-may-have-two-tags",
      "clause": "4.2.5",
      "level": "MUST",
      "flags": ["xml-empty-element-refused"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array><true></true><false><!-- x --></false></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [true, false]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[true,false]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<true/>\n\t\t\t<false/>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2og8QCQhTMS4wCA8hKzM2SEpPVGZofH+BhIWGAAAAAAAAAQEAAAAAAAAAEgAAAAAAAAAAAAAAAAAAAIo="
      }
    },
    {
      "id": "xml.elements.root-is-plist",
      "clause": "4.2.1",
      "level": "MUST",
      "flags": ["xml-root"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict>"},
      "findings": [{"id": "xml.element", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.names-are-compared-with-case",
      "clause": "4.2.1",
      "level": "MUST",
      "flags": ["xml-element-case"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<Plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></Plist>"},
      "findings": [{"id": "xml.element", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.plist-holds-a-value",
      "clause": "4.2.1",
      "level": "MUST",
      "flags": ["xml-root"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist/>"},
      "findings": [{"id": "xml.element", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.plist-holds-one-value",
      "clause": "4.2.1",
      "level": "MUST",
      "flags": ["xml-two-values"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict><dict/></plist>"},
      "findings": [{"id": "xml.element", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.plist-holds-no-text",
      "clause": "4.2.3",
      "level": "MUST",
      "flags": ["xml-text-ignored"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist>a<dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.document-is-a-dictionary",
      "clause": "2.1.1",
      "level": "MUST",
      "flags": ["xml-document-array"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist><array><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></array></plist>"},
      "findings": [{"id": "document.not-dictionary", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.unknown-one-is-refused",
      "clause": "4.2.1",
      "level": "MUST",
      "flags": ["xml-unknown-element"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array><set/></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.null-is-none",
      "clause": "4.2.1",
      "level": "MUST",
      "flags": ["xml-null"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array><null/></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.string-holds-text-alone",
      "clause": "4.2.1",
      "level": "MUST",
      "flags": ["xml-unknown-element"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>a<b/></string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.key-stands-in-dict-alone",
      "clause": "4.2.1",
      "level": "MUST",
      "flags": ["xml-unknown-element"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array><key>a</key></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.true-holds-nothing",
      "clause": "4.2.1",
      "level": "MUST",
      "flags": ["xml-content-of-true"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><true> </true></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.true-holds-no-cdata",
      "clause": "4.1.9",
      "level": "MUST",
      "flags": ["xml-content-of-true"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><true><![CDATA[]]></true></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.dict-holds-no-text",
      "clause": "4.2.3",
      "level": "MUST",
      "flags": ["xml-text-ignored"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict>a</dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.white-space-by-reference-is-text",
      "clause": "4.2.3",
      "level": "MUST",
      "flags": ["xml-text-ignored"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array>&#32;</array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.cdata-between-elements-is-refused",
      "clause": "4.1.9",
      "level": "MUST",
      "flags": ["cdata-between-elements"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array><![CDATA[ ]]></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.key-needs-a-value",
      "clause": "4.2.4",
      "level": "MUST",
      "flags": ["xml-key-without-value"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>a</key></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.key-needs-a-value-before-the-next",
      "clause": "4.2.4",
      "level": "MUST",
      "flags": ["xml-key-without-value"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>a</key><key>b</key><true/></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.value-needs-a-key",
      "clause": "4.2.4",
      "level": "MUST",
      "flags": ["xml-key-without-value"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><true/></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.two-values-for-a-key",
      "clause": "4.2.4",
      "level": "MUST",
      "flags": ["xml-key-without-value"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>a</key><true/><false/></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.element", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.attribute-of-a-value-is-refused",
      "clause": "4.2.2",
      "level": "MUST",
      "flags": ["xml-attribute"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string a=\"b\">x</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.attribute", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.attribute-of-the-dictionary-is-refused",
      "clause": "4.2.2",
      "level": "MUST",
      "flags": ["xml-attribute"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict version=\"1.0\"><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.attribute", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.end-tags-match",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["xml-mismatched"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array><string>a</string></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.attribute-stands-once",
      "clause": "4.1.1",
      "level": "MUST",
      "flags": ["xml-attribute-twice"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist a='1' a='2'><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.elements.empty-integer-is-refused",
      "clause": "4.2.5",
      "also": ["4.2.6"],
      "level": "MUST",
      "flags": ["xml-integer-empty"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer/></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.integers.every-form",
      "clause": "4.2.6",
      "also": ["6.3.1"],
      "level": "MUST",
      "flags": ["xml-integer-hex", "xml-integer-octal", "xml-integer-trimmed"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array><integer>7</integer><integer> \n+007 </integer><integer>-0</integer><integer>0x1F</integer><integer>-0Xff</integer><integer>+0x0</integer><integer>&#49;<!-- -->2</integer><integer>-9223372036854775808</integer><integer>18446744073709551615</integer><integer>9007199254740993</integer></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "user-info",
            {
              "dictionary": [
                [
                  "v",
                  [
                    {"integer": "7"},
                    {"integer": "7"},
                    {"integer": "0"},
                    {"integer": "31"},
                    {"integer": "-255"},
                    {"integer": "0"},
                    {"integer": "12"},
                    {"integer": "-9223372036854775808"},
                    {"integer": "18446744073709551615"},
                    {"integer": "9007199254740993"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[7,7,0,31,-255,0,12,{\"$integer\":\"-9223372036854775808\"},{\"$integer\":\"18446744073709551615\"},{\"$integer\":\"9007199254740993\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>7</integer>\n\t\t\t<integer>7</integer>\n\t\t\t<integer>0</integer>\n\t\t\t<integer>31</integer>\n\t\t\t<integer>-255</integer>\n\t\t\t<integer>0</integer>\n\t\t\t<integer>12</integer>\n\t\t\t<integer>-9223372036854775808</integer>\n\t\t\t<integer>18446744073709551615</integer>\n\t\t\t<integer>9007199254740993</integer>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwXXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2qg8PEBESEBMUFRYQBxAAEB8T/////////wEQDBOAAAAAAAAAABQAAAAAAAAAAP//////////EwAgAAAAAAABUzEuMAgPISszNkhKT1RmaHx/gYyOkJKbnaa3wAAAAAAAAAEBAAAAAAAAABgAAAAAAAAAAAAAAAAAAADE"
      }
    },
    {
      "id": "xml.integers.fraction-is-refused",
      "clause": "4.2.6",
      "level": "MUST",
      "flags": ["xml-integer-fraction"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer>1.0</integer></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.integers.exponent-is-refused",
      "clause": "4.2.6",
      "level": "MUST",
      "flags": ["xml-integer-fraction"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer>1e3</integer></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.integers.letters-are-refused",
      "clause": "4.2.6",
      "level": "MUST",
      "flags": ["xml-integer-garbage"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer>12abc</integer></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.integers.prefix-alone-is-refused",
      "clause": "4.2.6",
      "level": "MUST",
      "flags": ["xml-integer-empty"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer>0x</integer></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.integers.inner-space-is-refused",
      "clause": "4.2.6",
      "level": "MUST",
      "flags": ["xml-integer-inner-space"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer>1 2</integer></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.integers.space-after-the-sign-is-refused",
      "clause": "4.2.6",
      "level": "MUST",
      "flags": ["xml-integer-inner-space"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer>- 1</integer></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.integers.binary-digits-are-refused",
      "clause": "4.2.6",
      "level": "MUST",
      "flags": ["xml-integer-binary"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer>0b1</integer></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.integers.underscore-is-refused",
      "clause": "4.2.6",
      "level": "MUST",
      "flags": ["xml-integer-underscore"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer>1_0</integer></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.integers.arabic-digits-are-refused",
      "clause": "4.2.6",
      "level": "MUST",
      "flags": ["xml-integer-digits"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer>\u0661</integer></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.integers.two-signs-are-refused",
      "clause": "4.2.6",
      "level": "MUST",
      "flags": ["xml-integer-garbage"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer>--1</integer></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.integers.too-great-is-an-overflow",
      "clause": "6.3.2",
      "also": ["4.2.6"],
      "level": "MUST",
      "flags": ["xml-integer-overflow"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer>18446744073709551616</integer></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "number.overflow", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.integers.too-small-is-an-overflow",
      "clause": "6.3.2",
      "also": ["4.2.6"],
      "level": "MUST",
      "flags": ["xml-integer-overflow"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer>-9223372036854775809</integer></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "number.overflow", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.integers.too-great-in-hexadecimal-is-an-overflow",
      "clause": "6.3.2",
      "also": ["4.2.6"],
      "level": "MUST",
      "flags": ["xml-integer-overflow"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><integer>0x10000000000000000</integer></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "number.overflow", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.reals.every-form",
      "clause": "4.2.7",
      "also": ["6.3.4", "6.3.5"],
      "level": "MUST",
      "flags": ["xml-real-forms", "integer-as-real"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array><real>1</real><real>1.</real><real>.5</real><real>+1.5E+1</real><real> 4.5\n</real><real>-0.0</real><real>1e-400</real><real>9007199254740993</real><real>1e21</real><real>-007.50</real></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "user-info",
            {
              "dictionary": [
                [
                  "v",
                  [
                    {"integer": "1"},
                    {"integer": "1"},
                    {"real": "0.5"},
                    {"integer": "15"},
                    {"real": "4.5"},
                    {"integer": "0"},
                    {"integer": "0"},
                    {"real": "9007199254740992"},
                    {"real": "1e+21"},
                    {"real": "-7.5"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[1,1,0.5,15,4.5,0,0,9007199254740992,1e+21,-7.5]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>1</integer>\n\t\t\t<real>0.5</real>\n\t\t\t<integer>15</integer>\n\t\t\t<real>4.5</real>\n\t\t\t<integer>0</integer>\n\t\t\t<integer>0</integer>\n\t\t\t<real>9007199254740992</real>\n\t\t\t<real>1e+21</real>\n\t\t\t<real>-7.5</real>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwXXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2qg8PEBESExMUFRYQASM/4AAAAAAAABAPI0ASAAAAAAAAEAAjQ0AAAAAAAAAjREsa5Nbi71AjwB4AAAAAAABTMS4wCA8hKzM2SEpPVGZofH+BjI6XmaKkrba/AAAAAAAAAQEAAAAAAAAAGAAAAAAAAAAAAAAAAAAAAMM="
      }
    },
    {
      "id": "xml.reals.nan-is-refused",
      "clause": "4.2.7",
      "level": "MUST",
      "flags": ["xml-real-nan"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><real>nan</real></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.real", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.reals.infinity-is-refused",
      "clause": "4.2.7",
      "level": "MUST",
      "flags": ["xml-real-nan"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><real>inf</real></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.real", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.reals.minus-infinity-is-refused",
      "clause": "4.2.7",
      "level": "MUST",
      "flags": ["xml-real-nan"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><real>-infinity</real></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.real", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.reals.hexadecimal-is-refused",
      "clause": "4.2.7",
      "level": "MUST",
      "flags": ["xml-real-hex"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><real>0x1p3</real></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.real", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.reals.comma-is-refused",
      "clause": "4.2.7",
      "level": "MUST",
      "flags": ["xml-real-comma"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><real>1,5</real></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.real", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.reals.inner-space-is-refused",
      "clause": "4.2.7",
      "level": "MUST",
      "flags": ["xml-real-garbage"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><real>1 .5</real></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.real", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.reals.point-alone-is-refused",
      "clause": "4.2.7",
      "level": "MUST",
      "flags": ["xml-real-empty"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><real>.</real></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.real", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.reals.empty-one-is-refused",
      "clause": "4.2.7",
      "level": "MUST",
      "flags": ["xml-real-empty"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><real></real></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.real", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.reals.exponent-alone-is-refused",
      "clause": "4.2.7",
      "level": "MUST",
      "flags": ["xml-real-garbage"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><real>1e</real></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.real", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.reals.underscore-is-refused",
      "clause": "4.2.7",
      "level": "MUST",
      "flags": ["xml-real-underscore"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><real>1_0</real></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.real", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.reals.overflow-is-an-error",
      "clause": "4.2.7",
      "also": ["6.3.2"],
      "level": "MUST",
      "flags": ["xml-real-overflow"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><real>1e309</real></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "number.overflow", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.dates.white-space-stands-around",
      "clause": "4.2.8",
      "level": "MUST",
      "flags": ["xml-integer-trimmed"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><date> 2026-11-20T01:02:03Z\n</date></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"date": "2026-11-20T01:02:03Z"}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-11-20T01:02:03Z\"}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<date>2026-11-20T01:02:03Z</date>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2M0HIV+nFgAAAUzEuMAgPISszNkhKT1RmaHx/gYoAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAjg=="
      }
    },
    {
      "id": "xml.dates.fraction-is-refused",
      "clause": "4.2.8",
      "level": "MUST",
      "flags": ["xml-date-fraction"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><date>2026-11-20T01:02:03.250Z</date></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.date", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.dates.29-february-of-a-common-year-is-refused",
      "clause": "4.2.8",
      "level": "MUST",
      "flags": ["xml-date-calendar"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><date>2026-02-29T00:00:00Z</date></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.date", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.dates.day-alone-is-refused",
      "clause": "4.2.8",
      "level": "MUST",
      "flags": ["xml-date-garbage"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><date>2026-11-20</date></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.date", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.dates.no-zone-is-refused",
      "clause": "4.2.8",
      "level": "MUST",
      "flags": ["xml-date-zone"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><date>2026-11-20T01:02:03</date></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.date", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.dates.year-0-is-refused",
      "clause": "4.2.8",
      "level": "MUST",
      "flags": ["xml-date-year-zero"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><date>0000-01-01T00:00:00Z</date></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.date", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.dates.empty-one-is-refused",
      "clause": "4.2.8",
      "level": "MUST",
      "flags": ["xml-date-empty"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><date></date></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.date", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.data.white-space-is-passed-over",
      "clause": "4.2.9",
      "level": "MUST",
      "flags": ["xml-data-white-space"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><data>\n\tQU\n\tI=\r\n \t</data></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"data": "QUI="}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":\"QUI=\"}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<data>QUI=</data>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2QkFCUzEuMAgPISszNkhKT1RmaHx/gYQAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAiA=="
      }
    },
    {
      "id": "xml.data.padding-is-needed",
      "clause": "4.2.9",
      "also": ["6.5.1"],
      "level": "MUST",
      "flags": ["xml-data-unpadded"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><data>QQ</data></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.data", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.data.bits-before-the-padding-are-zero",
      "clause": "4.2.9",
      "also": ["6.5.1"],
      "level": "MUST",
      "flags": ["xml-data-pad-bits"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><data>QR==</data></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.data", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.data.other-characters-are-refused",
      "clause": "4.2.9",
      "also": ["6.5.1"],
      "level": "MUST",
      "flags": ["xml-data-garbage"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><data>Q!==</data></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.data", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.data.no-break-space-is-refused",
      "clause": "4.2.9",
      "also": ["6.5.1"],
      "level": "MUST",
      "flags": ["xml-data-other-white-space"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><data>Q\u00a0Q==</data></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.data", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.strings.keep-white-space",
      "clause": "4.2.10",
      "level": "MUST",
      "flags": ["xml-string-trimmed"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array><string>\n a\t</string><string> </string><dict><key> a\n</key><true/></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", ["\n a\t", " ", {"dictionary": [[" a\n", true]]}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[\"\\n a\\t\",\" \",{\" a\\n\":true}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<string>\n a\t</string>\n\t\t\t<string> </string>\n\t\t\t<dict>\n\t\t\t\t<key> a\n</key>\n\t\t\t\t<true/>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwUXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2ow8QEVQKIGEJUSDREhNTIGEKCVMxLjAIDyErMzZISk9UZmh8f4GFioyPk5QAAAAAAAABAQAAAAAAAAAVAAAAAAAAAAAAAAAAAAAAmA=="
      }
    },
    {
      "id": "xml.strings.with-markup-are-escaped",
      "clause": "9.3.4",
      "level": "MUST",
      "flags": ["xml-unescaped"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>&lt;/key&gt;&amp;amp;</key><string>&lt;true/&gt;]]&gt;</string></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["</key>&amp;", "<true/>]]>"]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"</key>&amp;\":\"<true/>]]>\"}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>&lt;/key&gt;&amp;amp;</key>\n\t\t\t<string>&lt;true/&gt;]]&gt;</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20Q8QWzwva2V5PiZhbXA7Wjx0cnVlLz5dXT5TMS4wCA8hKzM2SEpPVGZofH+BhJCbAAAAAAAAAQEAAAAAAAAAEgAAAAAAAAAAAAAAAAAAAJ8="
      }
    },
    {
      "id": "xml.keys.are-unique",
      "clause": "6.2.3",
      "level": "MUST",
      "flags": ["plist-duplicate-key"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>a</key><true/><key>a</key><false/></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "value.duplicate-key", "pointer": "/user-info/v/a"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.keys.are-compared-without-references",
      "clause": "6.2.3",
      "level": "MUST",
      "flags": ["plist-duplicate-key"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>a</key><true/><key>&#97;</key><true/></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "value.duplicate-key", "pointer": "/user-info/v/a"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.keys.with-carriage-return-are-found",
      "clause": "6.2.4",
      "level": "MUST",
      "flags": ["key-carriage-return"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>&#13;</key><true/></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "key.unsupported", "pointer": "/user-info/v/\r"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["\r", true]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "xml.keys.uid-is-an-error",
      "clause": "7.2.5",
      "level": "MUST",
      "flags": ["plist-uid-accepted"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>CF$UID</key><integer>3</integer></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "value.uid", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "xml.tags.url-is-read",
      "clause": "7.1.4",
      "level": "MUST",
      "flags": ["tag-unread-in-plist"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>$url</key><string>a:b</string></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"url": "a:b"}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$url\":\"a:b\"}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>$url</key>\n\t\t\t<string>a:b</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20Q8QVCR1cmxTYTpiUzEuMAgPISszNkhKT1RmaHx/gYSJjQAAAAAAAAEBAAAAAAAAABIAAAAAAAAAAAAAAAAAAACR"
      }
    },
    {
      "id": "xml.tags.date-with-fraction-is-read",
      "clause": "7.1.4",
      "level": "MUST",
      "flags": ["tag-unread-in-plist"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>$date</key><string>2026-11-20T01:02:03.250Z</string></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"date": "2026-11-20T01:02:03.250Z"}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-11-20T01:02:03.250Z\"}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>$date</key>\n\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2M0HIV+nFoAAAUzEuMAgPISszNkhKT1RmaHx/gYoAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAjg=="
      }
    },
    {
      "id": "xml.tags.string-that-xml-lacks-is-read",
      "clause": "7.1.3",
      "also": ["7.1.2", "7.1.4"],
      "level": "MUST",
      "flags": ["tag-unread-in-plist", "cr-written-raw"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array><dict><key>$string</key><string>AQ==</string></dict><dict><key>$string</key><string>YQ0KYg==</string></dict><dict><key>$string</key><string>77++</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", ["\u0001", "a\r\nb", "\ufffe"]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[\"\\u0001\",\"a\\r\\nb\",\"\ufffe\"]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>$string</key>\n\t\t\t\t<string>AQ==</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>$string</key>\n\t\t\t\t<string>YQ0KYg==</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>$string</key>\n\t\t\t\t<string>77++</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwSXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2ow8QEVEBVGENCmJh//5TMS4wCA8hKzM2SEpPVGZofH+BhYeMjwAAAAAAAAEBAAAAAAAAABMAAAAAAAAAAAAAAAAAAACT"
      }
    },
    {
      "id": "xml.tags.data-is-needless",
      "clause": "7.1.4",
      "level": "MUST",
      "flags": ["tag-needless-in-plist", "tag-unread-in-plist"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>$data</key><string>QQ==</string></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "tag.needless", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"data": "QQ=="}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "xml.tags.whole-date-is-needless",
      "clause": "7.1.4",
      "level": "MUST",
      "flags": ["tag-needless-in-plist", "tag-unread-in-plist"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>$date</key><string>2026-11-20T01:02:03Z</string></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "tag.needless", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"date": "2026-11-20T01:02:03Z"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "xml.tags.great-integer-is-needless",
      "clause": "7.1.4",
      "level": "MUST",
      "flags": ["tag-needless-in-plist", "tag-unread-in-plist"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>$integer</key><string>9007199254740993</string></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "tag.needless", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"integer": "9007199254740993"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "xml.tags.string-is-needless",
      "clause": "7.1.3",
      "level": "MUST",
      "flags": ["tag-needless-in-plist", "tag-unread-in-plist"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>$string</key><string>QQ==</string></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "tag.needless", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "A"]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "xml.tags.escape-is-removed",
      "clause": "7.2.2",
      "level": "MUST",
      "flags": ["tag-unescaped-in-plist"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>$$data</key><integer>1</integer></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["$data", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$$data\":1}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>$$data</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20Q8QViQkZGF0YRABUzEuMAgPISszNkhKT1RmaHx/gYSLjQAAAAAAAAEBAAAAAAAAABIAAAAAAAAAAAAAAAAAAACR"
      }
    },
    {
      "id": "xml.tags.malformed-one-with-a-string-tag-is-kept",
      "clause": "7.1.9",
      "level": "MUST",
      "flags": ["tag-nested-in-plist"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>$date</key><dict><key>$string</key><string>AQ==</string></dict></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "\u0001"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "xml.tags.native-date-is-no-content",
      "clause": "7.1.9",
      "level": "MUST",
      "flags": ["tag-nested-in-plist"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><dict><key>$date</key><date>2026-11-20T01:02:03Z</date></dict></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", {"date": "2026-11-20T01:02:03Z"}]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "xml.members.title-of-another-type",
      "clause": "13.1.1",
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>title</key><integer>5</integer><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "member.type", "pointer": "/title"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "xml.members.unknown-ones-are-kept",
      "clause": "21.3.1",
      "level": "MUST",
      "flags": ["unknown-member-lost"],
      "kind": "write-back",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>com.example.x</key><date>2026-11-20T01:02:03Z</date><key>version</key><string>1.0</string></dict></plist>"},
      "meaning": {
        "dictionary": [
          ["com.example.x", {"date": "2026-11-20T01:02:03Z"}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    }
  ]
}

"""#
}
