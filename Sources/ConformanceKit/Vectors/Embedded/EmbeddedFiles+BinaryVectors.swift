// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let binaryVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "binary",
  "title": "Binary property lists",
  "clauses": ["5"],
  "count": 95,
  "notes": {
    "array-accepted": {"bug": "takes a document that is no dictionary", "effect": "a program that expects members stops"},
    "array-sorted": {"bug": "sorts arrays or makes sets of them", "effect": "the sender's order is lost"},
    "ascii-as-utf16-refused": {"bug": "does not read an ASCII string in UTF-16, or compares it as another string", "effect": "keys are lost"},
    "ascii-high-byte": {"bug": "reads bytes beyond 7F in an ASCII string as Latin-1", "effect": "other readers refuse the payload, and two spellings are one key"},
    "base64-as-string": {"bug": "leaves data as the base64 of them", "effect": "a receiver gets text in place of a picture"},
    "beyond-bmp-lost": {"bug": "holds strings as UTF-16 without surrogates, or three bytes of UTF-8", "effect": "emoji are lost"},
    "binary-null-kept": {"bug": "keeps a null", "effect": "a receiver finds a value that no payload holds"},
    "binary-tags-unread": {"bug": "does not read tags in binary", "effect": "a receiver finds dictionaries in place of URLs"},
    "binary-uid-accepted": {"bug": "takes a UID, or gives it as a number", "effect": "it points into an archive and means nothing outside"},
    "binary-version": {"bug": "takes every header that begins with bplist", "effect": "a later version is misread"},
    "binary-version-digit": {"bug": "takes the major digit of the version alone", "effect": "a later version is misread"},
    "cycle": {"bug": "does not look for cycles", "effect": "the program hangs or stops"},
    "cycle-of-several": {"bug": "looks for objects that hold themselves at once alone", "effect": "the program hangs or stops"},
    "date-epoch": {"bug": "counts dates from 1970", "effect": "dates are 31 years too early"},
    "date-milliseconds-lost": {"bug": "drops the fraction of a date", "effect": "the date is another one"},
    "date-not-finite": {"bug": "takes a date that is infinite or not a number", "effect": "the date is any date, or a program stops"},
    "date-product-rounded": {"bug": "multiplies the seconds of a date by 1000 as doubles before it rounds", "effect": "the last digit is another one"},
    "date-range": {"bug": "takes dates beyond the years 0001 to 9999", "effect": "other readers refuse the payload"},
    "date-rounding": {"bug": "cuts dates to milliseconds in place of rounding them, or rounds ties up", "effect": "the date is another one"},
    "decimal-rounded": {"bug": "rounds numbers to single precision or to a number of digits", "effect": "the number is another one"},
    "empty-data-lost": {"bug": "does not hold data of no bytes", "effect": "a value is lost"},
    "integer-16-bytes": {"bug": "does not read integers of 16 bytes, or reads their lower half alone", "effect": "integers beyond 2^63-1 become negative"},
    "integer-16-range": {"bug": "does not check the range of integers of 16 bytes", "effect": "a number loses its upper half"},
    "integer-as-double": {"bug": "reads integers as doubles", "effect": "an id of 64 bits becomes another one"},
    "integer-width": {"bug": "reads integers of 1, 2 and 4 bytes as signed", "effect": "255 becomes -1"},
    "key-not-string": {"bug": "takes objects of other kinds for keys of a dictionary", "effect": "other readers refuse the payload"},
    "length-16-bytes": {"bug": "takes a length of 16 bytes", "effect": "other readers refuse the payload"},
    "length-forms": {"bug": "reads a length of one byte alone after the marker", "effect": "payloads of other writers are refused or misread"},
    "length-negative": {"bug": "reads a negative length as a great one", "effect": "a read beyond the table"},
    "length-unchecked": {"bug": "allocates memory for a declared length before it looks whether the input has it", "effect": "a few bytes take all memory"},
    "length-unchecked-kind": {"bug": "does not check that a length is an integer", "effect": "bytes of text are read as a length"},
    "length-wraps": {"bug": "multiplies a length without a check for overflow", "effect": "a check passes, and a read goes beyond the input"},
    "marker-taken": {"bug": "passes over objects that the format lacks", "effect": "values that no other encoding holds"},
    "minus-zero": {"bug": "keeps minus zero apart from zero", "effect": "two payloads that are equal have two canonical forms"},
    "object-truncated": {"bug": "reads an object beyond the object table", "effect": "bytes of the tables are read as text"},
    "objects-in-order": {"bug": "asks objects to stand in order, without gaps and overlaps", "effect": "payloads of other writers are refused"},
    "offset-of-unused-unchecked": {"bug": "checks only the offsets of objects that are referred to", "effect": "other readers refuse the payload"},
    "offset-table-unchecked": {"bug": "does not check where the offset table lies", "effect": "a read beyond the input, or bytes of objects as offsets"},
    "offset-unchecked": {"bug": "does not check that offsets lie in the object table", "effect": "bytes of the header or the tables are read as objects"},
    "plist-duplicate-key": {"bug": "takes the last, or the first, of two equal keys in a property list", "effect": "two programs see two different payloads"},
    "plist-uid-accepted": {"bug": "takes a dictionary with the one key CF$UID in XML, or makes a UID of it", "effect": "the value is of another kind in each program"},
    "real-integral": {"bug": "gives a binary real with an integral value as a real", "effect": "1 and 1.0 are two values, and runs and sums differ"},
    "real-not-finite": {"bug": "takes infinities and NaN", "effect": "a number that no other encoding holds"},
    "real-single": {"bug": "reads reals of 4 bytes as something else", "effect": "the number is another one"},
    "reference-unchecked": {"bug": "does not check references", "effect": "a read beyond the table"},
    "shared-as-cycle": {"bug": "takes an object that is referred to twice for a cycle", "effect": "payloads that share objects are refused"},
    "shared-lost": {"bug": "gives an object that is referred to twice once", "effect": "a value is lost"},
    "tag-as-dictionary": {"bug": "gives a kept tag as a dictionary", "effect": "written back it gets an escape, and the tag is lost"},
    "tag-needless-in-plist": {"bug": "takes a tag where the property list has a native form", "effect": "a value has two spellings"},
    "tag-unescaped-in-plist": {"bug": "applies escapes and tags in JSON alone", "effect": "a vendor's member comes back under another name"},
    "tag-unread-in-plist": {"bug": "does not read tags in a property list", "effect": "a receiver finds dictionaries in place of URLs and exact dates"},
    "trailer-count": {"bug": "does not check the counts of the trailer before it allocates", "effect": "a few bytes take all memory"},
    "trailer-position": {"bug": "looks for the trailer elsewhere than at the end", "effect": "what is appended is smuggled past checks"},
    "trailer-sizes": {"bug": "does not check the sizes of the trailer", "effect": "offsets are read as other numbers, or a division fails"},
    "trailer-top": {"bug": "does not check the top object", "effect": "a read beyond the table"},
    "trailer-unused": {"bug": "checks the unused bytes of the trailer", "effect": "payloads of other writers are refused"},
    "unused-object-read": {"bug": "reads objects that nothing refers to", "effect": "payloads of other writers are refused"},
    "utf16-byte-order": {"bug": "reads the little-endian order, or takes a byte order mark", "effect": "text comes back changed"},
    "utf16-in-binary-reversed": {"bug": "takes the surrogates of a UTF-16 string in the wrong order", "effect": "text comes back changed"},
    "utf16-in-binary-surrogate": {"bug": "takes half a surrogate pair in a UTF-16 string", "effect": "a string that no other reader can hold"},
    "utf16-length": {"bug": "counts bytes, or characters, in place of units", "effect": "text is cut"},
    "wide-references": {"bug": "reads references and offsets of one or two bytes alone", "effect": "payloads of other writers are refused"}
  },
  "vectors": [
    {
      "id": "binary.layout.one-document",
      "clause": "5.1.2",
      "also": ["5.1.1", "5.1.3", "5.1.4", "5.2.10", "5.2.15"],
      "level": "MUST",
      "flags": ["trailer-position", "objects-in-order"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="},
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
      "id": "binary.layout.unused-bytes-of-the-trailer-are-free",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["trailer-unused"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAQIDBAUGAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="},
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
      "id": "binary.layout.sizes-of-eight-bytes",
      "clause": "5.1.3",
      "also": ["5.2.11"],
      "level": "MUST",
      "flags": ["wide-references"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDSAAAAAAAAAAEAAAAAAAAAAgAAAAAAAAADAAAAAAAAAARfEA9tYWluLWF0dGFjaG1lbnRXdmVyc2lvbtEAAAAAAAAABQAAAAAAAAAGUzEuMF8QD3JlcHJlc2VudGF0aW9uc6EAAAAAAAAAB9IAAAAAAAAACAAAAAAAAAAJAAAAAAAAAAoAAAAAAAAAC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAAAAAAAAAAIAAAAAAAAACkAAAAAAAAAOwAAAAAAAABDAAAAAAAAAFQAAAAAAAAAWAAAAAAAAABqAAAAAAAAAHMAAAAAAAAAlAAAAAAAAACZAAAAAAAAAKsAAAAAAAAArQAAAAAAAAgIAAAAAAAAAAwAAAAAAAAAAAAAAAAAAADB"},
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
      "id": "binary.layout.sizes-of-three-bytes",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["wide-references"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDSAAABAAACAAADAAAEXxAPbWFpbi1hdHRhY2htZW50V3ZlcnNpb27RAAAFAAAGUzEuMF8QD3JlcHJlc2VudGF0aW9uc6EAAAfSAAAIAAAJAAAKAAALVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0AAAAAAgAAAAAFQAAAAAnAAAAAC8AAAAANgAAAAA6AAAAAEwAAAAAUAAAAABdAAAAAGIAAAAAdAAAAAB2AAAAAAAABQMAAAAAAAAADAAAAAAAAAAAAAAAAAAAAIo="},
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
      "id": "binary.layout.gaps-and-unused-objects-are-passed-over",
      "clause": "5.1.5",
      "level": "MUST",
      "flags": ["unused-object-read", "objects-in-order"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDD/0wECAwQFBl8QD21haW4tYXR0YWNobWVudFl1c2VyLWluZm9XdmVyc2lvbtEHCNEJClMxLjBfEA9yZXByZXNlbnRhdGlvbnOhC1F2CdIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0f9H/////CRAiLDQ3Oj5QUlRVWl9xc4eIAAAAAAAAAQEAAAAAAAAAEgAAAAAAAAAAAAAAAAAAAI0="},
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
      "id": "binary.layout.objects-may-overlap",
      "clause": "5.1.5",
      "level": "MUST",
      "flags": ["objects-in-order"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXahENIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0UlFBCA8hKzM2OT1PiFNVWl9xc4cAAAAAAAABAQAAAAAAAAARAAAAAAAAAAAAAAAAAAAAig=="},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["A", ["QA"]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"A\":[\"QA\"]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>A</key>\n\t\t<array>\n\t\t\t<string>QA</string>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwQXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlFBoQ9SUUFTMS4wCA8hKzM2SEpPVGZofH+Bg4YAAAAAAAABAQAAAAAAAAARAAAAAAAAAAAAAAAAAAAAig=="
      }
    },
    {
      "id": "binary.layout.header-of-another-version-is-refused",
      "clause": "5.1.1",
      "level": "MUST",
      "flags": ["binary-version"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MTXTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="},
      "findings": [{"id": "binary.header", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.header-is-compared-whole",
      "clause": "5.1.1",
      "level": "MUST",
      "flags": ["binary-version-digit"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MGHTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="},
      "findings": [{"id": "binary.header", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.byte-after-the-trailer-is-refused",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["trailer-position"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIYA"},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.byte-of-the-trailer-is-missing",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["trailer-position"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAA=="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.trailer-is-missing",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["trailer-position"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaQ=="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.byte-before-the-trailer-is-refused",
      "clause": "5.1.2",
      "level": "MUST",
      "flags": ["trailer-position"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACG"},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.offset-size-0-is-refused",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["trailer-sizes"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAAEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.reference-size-9-is-refused",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["trailer-sizes"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQkAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.reference-size-0-is-refused",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["trailer-sizes"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.top-object-is-one-of-them",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["trailer-top"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAQAAAAAAAAAIY="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.top-object-of-64-bits-is-none",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["trailer-top"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAEP//////////AAAAAAAAAIY="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.there-is-an-object",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["trailer-count"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIY="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.count-fits-the-input",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["trailer-count"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEgAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.count-leaves-no-byte-over",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["trailer-count"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQJCA8hKzM2OT1PUVNUWV5wcoYAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAhw=="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.offset-table-is-not-in-the-header",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["offset-table-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAg="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.offset-table-is-not-in-the-trailer",
      "clause": "5.1.3",
      "level": "MUST",
      "flags": ["offset-table-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAALY="},
      "findings": [{"id": "binary.trailer", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.offset-in-the-header-is-refused",
      "clause": "5.1.4",
      "level": "MUST",
      "flags": ["offset-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RB1RZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="},
      "findings": [{"id": "binary.offset", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.offset-in-the-table-is-refused",
      "clause": "5.1.4",
      "level": "MUST",
      "flags": ["offset-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RhlRZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="},
      "findings": [{"id": "binary.offset", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.layout.offset-of-an-unused-object-is-checked",
      "clause": "5.1.4",
      "level": "MUST",
      "flags": ["offset-of-unused-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQJCA8hKzM2OT1PUVNUWV5wcv8AAAAAAAABAQAAAAAAAAARAAAAAAAAAAAAAAAAAAAAhw=="},
      "findings": [{"id": "binary.offset", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.numbers.integers-of-every-width",
      "clause": "5.2.1",
      "also": ["5.2.3", "6.3.1"],
      "level": "MUST",
      "flags": ["integer-width", "integer-16-bytes", "integer-as-double"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXasEBESExQVFhcYGRob0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQQARD/EQABEf//Ev////8T//////////8TAAAAAAAAAAETf/////////8TgAAAAAAAAAAUAAAAAAAAAAAAAAAAAAAAARQAAAAAAAAAAP//////////FP//////////gAAAAAAAAAAIDyErMzY5PU9RU2Blanx+kpSWmZyhqrO8xdbnAAAAAAAAAQEAAAAAAAAAHAAAAAAAAAAAAAAAAAAAAPg="},
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
                    {"integer": "255"},
                    {"integer": "1"},
                    {"integer": "65535"},
                    {"integer": "4294967295"},
                    {"integer": "-1"},
                    {"integer": "1"},
                    {"integer": "9223372036854775807"},
                    {"integer": "-9223372036854775808"},
                    {"integer": "1"},
                    {"integer": "18446744073709551615"},
                    {"integer": "-9223372036854775808"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[1,255,1,65535,4294967295,-1,1,{\"$integer\":\"9223372036854775807\"},{\"$integer\":\"-9223372036854775808\"},1,{\"$integer\":\"18446744073709551615\"},{\"$integer\":\"-9223372036854775808\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>255</integer>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>65535</integer>\n\t\t\t<integer>4294967295</integer>\n\t\t\t<integer>-1</integer>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>9223372036854775807</integer>\n\t\t\t<integer>-9223372036854775808</integer>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>18446744073709551615</integer>\n\t\t\t<integer>-9223372036854775808</integer>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwXXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2rA8QDxESEw8UFQ8WFRABEP8R//8S/////xP//////////xN//////////xOAAAAAAAAAABQAAAAAAAAAAP//////////UzEuMAgPISszNkhKT1RmaHx/gY6QkpWao6y1xgAAAAAAAAEBAAAAAAAAABgAAAAAAAAAAAAAAAAAAADK"
      }
    },
    {
      "id": "binary.numbers.reals-of-both-widths",
      "clause": "5.2.4",
      "also": ["5.2.1"],
      "level": "MUST",
      "flags": ["real-single", "decimal-rounded"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXanEBESExQVFtIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0I0ASAAAAAAAAIj/AAAAiPczMzSIAAAABIwAAAAAAAAABI3/v////////I0NAAAAAAAAACA8hKzM2OT1PUVNbYGV3eY2Wm6ClrrcAAAAAAAABAQAAAAAAAAAXAAAAAAAAAAAAAAAAAAAAwA=="},
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
                    {"real": "4.5"},
                    {"real": "1.5"},
                    {"real": "0.10000000149011612"},
                    {"real": "1.401298464324817e-45"},
                    {"real": "5e-324"},
                    {"real": "1.7976931348623157e+308"},
                    {"real": "9007199254740992"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[4.5,1.5,0.10000000149011612,1.401298464324817e-45,5e-324,1.7976931348623157e+308,9007199254740992]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<real>4.5</real>\n\t\t\t<real>1.5</real>\n\t\t\t<real>0.10000000149011612</real>\n\t\t\t<real>1.401298464324817e-45</real>\n\t\t\t<real>5e-324</real>\n\t\t\t<real>1.7976931348623157e+308</real>\n\t\t\t<real>9007199254740992</real>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwWXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pw8QERITFBUjQBIAAAAAAAAjP/gAAAAAAAAjP7mZmaAAAAAjNqAAAAAAAAAjAAAAAAAAAAEjf+////////8jQ0AAAAAAAABTMS4wCA8hKzM2SEpPVGZofH+BiZKbpK22v8gAAAAAAAABAQAAAAAAAAAXAAAAAAAAAAAAAAAAAAAAzA=="
      }
    },
    {
      "id": "binary.numbers.integral-reals-are-integers",
      "clause": "6.3.4",
      "also": ["6.3.5"],
      "level": "MUST",
      "flags": ["real-integral", "minus-zero"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXalEBESExTSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dCM/8AAAAAAAACI/gAAAI4AAAAAAAAAAIoAAAAAjwz////////8IDyErMzY5PU9RU1leY3V3i5SZoqcAAAAAAAABAQAAAAAAAAAVAAAAAAAAAAAAAAAAAAAAsA=="},
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
                ["v", [{"integer": "1"}, {"integer": "1"}, {"integer": "0"}, {"integer": "0"}, {"integer": "-9007199254740991"}]]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[1,1,0,0,-9007199254740991]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>0</integer>\n\t\t\t<integer>0</integer>\n\t\t\t<integer>-9007199254740991</integer>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwSXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pQ8PEBAREAEQABP/4AAAAAAAAVMxLjAIDyErMzZISk9UZmh8f4GHiYuUAAAAAAAAAQEAAAAAAAAAEwAAAAAAAAAAAAAAAAAAAJg="
      }
    },
    {
      "id": "binary.numbers.infinity-is-an-overflow",
      "clause": "5.2.4",
      "level": "MUST",
      "flags": ["real-not-finite"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYjf/AAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTXGFmeHoAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAjg=="},
      "findings": [{"id": "number.overflow", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.numbers.nan-is-an-overflow",
      "clause": "5.2.4",
      "level": "MUST",
      "flags": ["real-not-finite"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYif8AAANIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0CA8hKzM2OT1PUVNYXWJ0dgAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACK"},
      "findings": [{"id": "number.overflow", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.numbers.integer-2-64-is-refused",
      "clause": "5.2.3",
      "level": "MUST",
      "flags": ["integer-16-range"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYUAAAAAAAAAAEAAAAAAAAAANIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0CA8hKzM2OT1PUVNkaW6AggAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACW"},
      "findings": [{"id": "binary.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.numbers.integer-below-minus-2-63-is-refused",
      "clause": "5.2.3",
      "level": "MUST",
      "flags": ["integer-16-range"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYU//////////9//////////9IMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0CA8hKzM2OT1PUVNkaW6AggAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACW"},
      "findings": [{"id": "binary.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.strings.both-forms",
      "clause": "5.2.8",
      "also": ["5.2.7", "5.2.1"],
      "level": "MUST",
      "flags": ["utf16-byte-order", "utf16-length", "beyond-bmp-lost"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXarEBESExQVFhcYGRrSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFBgU0FCL1F/UQFRAGQAYwBhAGYA6WLYPd4AYgBhAOlh//5h/v8IDyErMzY5PU9RU19kaXt9kZKTl5mbnaarsLMAAAAAAAABAQAAAAAAAAAbAAAAAAAAAAAAAAAAAAAAtg=="},
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
                ["v", ["", "", "AB/", "\u007f", "\u0001", "\u0000", "caf\u00e9", "\ud83d\ude00", "a\u00e9", "\ufffe", "\ufeff"]]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[\"\",\"\",\"AB/\",\"\u007f\",\"\\u0001\",\"\\u0000\",\"caf\u00e9\",\"\ud83d\ude00\",\"a\u00e9\",\"\ufffe\",\"\ufeff\"]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<string></string>\n\t\t\t<string></string>\n\t\t\t<string>AB/</string>\n\t\t\t<string>\u007f</string>\n\t\t\t<dict>\n\t\t\t\t<key>$string</key>\n\t\t\t\t<string>AQ==</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>$string</key>\n\t\t\t\t<string>AA==</string>\n\t\t\t</dict>\n\t\t\t<string>caf\u00e9</string>\n\t\t\t<string>\ud83d\ude00</string>\n\t\t\t<string>a\u00e9</string>\n\t\t\t<dict>\n\t\t\t\t<key>$string</key>\n\t\t\t\t<string>77++</string>\n\t\t\t</dict>\n\t\t\t<string>\ufeff</string>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwZXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2qw8PEBESExQVFhcYUFNBQi9Rf1EBUQBkAGMAYQBmAOli2D3eAGIAYQDpYf/+Yf7/UzEuMAgPISszNkhKT1RmaHx/gY2OkpSWmKGmq66xAAAAAAAAAQEAAAAAAAAAGgAAAAAAAAAAAAAAAAAAALU="
      }
    },
    {
      "id": "binary.strings.ascii-may-be-in-utf-16",
      "clause": "5.2.8",
      "level": "MUST",
      "flags": ["ascii-as-utf16-refused"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXajEBES0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHRhAEHREg5iAGEAYggPISszNjk9T1FTV1xhc3WJjI8AAAAAAAABAQAAAAAAAAATAAAAAAAAAAAAAAAAAAAAlA=="},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", ["A", {"dictionary": [["ab", "x"]]}, "ab"]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[\"A\",{\"ab\":\"x\"},\"ab\"]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<string>A</string>\n\t\t\t<dict>\n\t\t\t\t<key>ab</key>\n\t\t\t\t<string>x</string>\n\t\t\t</dict>\n\t\t\t<string>ab</string>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwSXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2ow8QEVFB0REKUmFiUzEuMAgPISszNkhKT1RmaHx/gYWHio0AAAAAAAABAQAAAAAAAAATAAAAAAAAAAAAAAAAAAAAkQ=="
      }
    },
    {
      "id": "binary.strings.member-names-may-be-in-utf-16",
      "clause": "5.2.8",
      "level": "MUST",
      "flags": ["ascii-as-utf16-refused"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDSAQIDBG8QDwBtAGEAaQBuAC0AYQB0AHQAYQBjAGgAbQBlAG4AdGcAdgBlAHIAcwBpAG8AbtEFBlMxLjBfEA9yZXByZXNlbnRhdGlvbnOhB9IICQoLVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0CA0uPUBEVlhdYnR2AAAAAAAAAQEAAAAAAAAADAAAAAAAAAAAAAAAAAAAAIo="},
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
      "id": "binary.lengths.every-form",
      "clause": "5.2.2",
      "level": "MUST",
      "flags": ["length-forms"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXaqEBESExQVFhcYGdIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0XxADQUJDXxEAA0FCQ18SAAAAA0FCQ18TAAAAAAAAAANBQkNPEAFBbxABAEGvEADfEABeYWFhYWFhYWFhYWFhYWFfEA9hYWFhYWFhYWFhYWFhYWEIDyErMzY5PU9RU15jaHp8kJadprO3vL/C0QAAAAAAAAEBAAAAAAAAABoAAAAAAAAAAAAAAAAAAADj"},
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
                ["v", ["ABC", "ABC", "ABC", "ABC", {"data": "QQ=="}, "A", [], {"dictionary": []}, "aaaaaaaaaaaaaa", "aaaaaaaaaaaaaaa"]]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[\"ABC\",\"ABC\",\"ABC\",\"ABC\",{\"$data\":\"QQ==\"},\"A\",[],{},\"aaaaaaaaaaaaaa\",\"aaaaaaaaaaaaaaa\"]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<string>ABC</string>\n\t\t\t<string>ABC</string>\n\t\t\t<string>ABC</string>\n\t\t\t<string>ABC</string>\n\t\t\t<data>QQ==</data>\n\t\t\t<string>A</string>\n\t\t\t<array/>\n\t\t\t<dict/>\n\t\t\t<string>aaaaaaaaaaaaaa</string>\n\t\t\t<string>aaaaaaaaaaaaaaa</string>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwWXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2qg8PDw8QERITFBVTQUJDQUFRQaDQXmFhYWFhYWFhYWFhYWFhXxAPYWFhYWFhYWFhYWFhYWFhUzEuMAgPISszNkhKT1RmaHx/gYyQkpSVlqW3AAAAAAAAAQEAAAAAAAAAFwAAAAAAAAAAAAAAAAAAALs="
      }
    },
    {
      "id": "binary.data.are-the-bytes",
      "clause": "5.2.6",
      "level": "MUST",
      "flags": ["empty-data-lost", "base64-as-string"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXajEBES0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHRAQkFCRAD/gAoIDyErMzY5PU9RU1dcYXN1iYqNAAAAAAAAAQEAAAAAAAAAEwAAAAAAAAAAAAAAAAAAAJI="},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"data": ""}, {"data": "QUI="}, {"data": "AP+ACg=="}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$data\":\"\"},{\"$data\":\"QUI=\"},{\"$data\":\"AP+ACg==\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<data></data>\n\t\t\t<data>QUI=</data>\n\t\t\t<data>AP+ACg==</data>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwSXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2ow8QEUBCQUJEAP+AClMxLjAIDyErMzZISk9UZmh8f4GFhomOAAAAAAAAAQEAAAAAAAAAEwAAAAAAAAAAAAAAAAAAAJI="
      }
    },
    {
      "id": "binary.lengths.length-of-16-bytes-is-refused",
      "clause": "5.2.3",
      "also": ["5.2.2"],
      "level": "MUST",
      "flags": ["length-16-bytes"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXZfFAAAAAAAAAAAAAAAAAAAAAFB0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU2ZrcIKEAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAJg="},
      "findings": [{"id": "binary.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.lengths.negative-length-is-refused",
      "clause": "5.2.3",
      "also": ["5.2.2"],
      "level": "MUST",
      "flags": ["length-negative"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXZfE///////////0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU11iZ3l7AAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAI8="},
      "findings": [{"id": "binary.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.lengths.length-is-an-integer",
      "clause": "5.2.3",
      "also": ["5.2.2"],
      "level": "MUST",
      "flags": ["length-unchecked-kind"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXZfUUHSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTVltgcnQAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAiA=="},
      "findings": [{"id": "binary.integer", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.lengths.string-is-longer-than-the-input",
      "clause": "5.2.15",
      "level": "MUST",
      "flags": ["length-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXZfE3//////////0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU11iZ3l7AAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAI8="},
      "findings": [{"id": "binary.truncated", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.lengths.array-is-longer-than-the-input",
      "clause": "5.2.15",
      "level": "MUST",
      "flags": ["length-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXavE3//////////0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU11iZ3l7AAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAI8="},
      "findings": [{"id": "binary.truncated", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.lengths.dictionary-is-longer-than-the-input",
      "clause": "5.2.15",
      "level": "MUST",
      "flags": ["length-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbfE3//////////0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU11iZ3l7AAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAI8="},
      "findings": [{"id": "binary.truncated", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.lengths.data-are-longer-than-the-input",
      "clause": "5.2.15",
      "level": "MUST",
      "flags": ["length-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXZPE3//////////0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU11iZ3l7AAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAI8="},
      "findings": [{"id": "binary.truncated", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.lengths.utf-16-doubles-the-length",
      "clause": "5.2.15",
      "level": "MUST",
      "flags": ["length-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXZvE3//////////0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU11iZ3l7AAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAI8="},
      "findings": [{"id": "binary.truncated", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.lengths.length-that-wraps-when-doubled",
      "clause": "5.2.15",
      "level": "MUST",
      "flags": ["length-wraps"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXZvE0AAAAAAAAABAEHSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTX2Rpe30AAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAkQ=="},
      "findings": [{"id": "binary.truncated", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.lengths.object-ends-before-the-offset-table",
      "clause": "5.2.15",
      "level": "MUST",
      "flags": ["object-truncated"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYJ0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxAScHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="},
      "findings": [{"id": "binary.truncated", "pointer": "/main-attachment/representations/0/type-identifier"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.strings.ascii-has-no-high-byte",
      "clause": "5.2.7",
      "level": "MUST",
      "flags": ["ascii-high-byte"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXZR6dIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0CA8hKzM2OT1PUVNVWl9xcwAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACH"},
      "findings": [{"id": "binary.string", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.strings.half-a-pair-is-refused",
      "clause": "5.2.8",
      "level": "MUST",
      "flags": ["utf16-in-binary-surrogate"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXZh2D3SDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTVltgcnQAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAiA=="},
      "findings": [{"id": "binary.string", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.strings.reversed-pair-is-refused",
      "clause": "5.2.8",
      "level": "MUST",
      "flags": ["utf16-in-binary-reversed"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXZi3gDYPdIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0CA8hKzM2OT1PUVNYXWJ0dgAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACK"},
      "findings": [{"id": "binary.string", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.dates.count-from-2001",
      "clause": "5.2.5",
      "level": "MUST",
      "flags": ["date-epoch", "date-milliseconds-lost"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXanEBESExQVFtIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0MwAAAAAAAAAAM7/gAAAAAAAAM0HIV+nFgAAAM0HIV+nFoAAAM8ItY8N/AAAAM0JNYtI8f4AAM8HNJ+RAAAAACA8hKzM2OT1PUVNbYGV3eY2Wn6ixusMAAAAAAAABAQAAAAAAAAAXAAAAAAAAAAAAAAAAAAAAzA=="},
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
                    {"date": "2001-01-01T00:00:00Z"},
                    {"date": "2000-12-31T23:59:59.500Z"},
                    {"date": "2026-11-20T01:02:03Z"},
                    {"date": "2026-11-20T01:02:03.250Z"},
                    {"date": "0001-01-01T00:00:00Z"},
                    {"date": "9999-12-31T23:59:59Z"},
                    {"date": "1970-01-01T00:00:00Z"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$date\":\"2001-01-01T00:00:00Z\"},{\"$date\":\"2000-12-31T23:59:59.500Z\"},{\"$date\":\"2026-11-20T01:02:03Z\"},{\"$date\":\"2026-11-20T01:02:03.250Z\"},{\"$date\":\"0001-01-01T00:00:00Z\"},{\"$date\":\"9999-12-31T23:59:59Z\"},{\"$date\":\"1970-01-01T00:00:00Z\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<date>2001-01-01T00:00:00Z</date>\n\t\t\t<dict>\n\t\t\t\t<key>$date</key>\n\t\t\t\t<string>2000-12-31T23:59:59.500Z</string>\n\t\t\t</dict>\n\t\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t\t<dict>\n\t\t\t\t<key>$date</key>\n\t\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t\t</dict>\n\t\t\t<date>0001-01-01T00:00:00Z</date>\n\t\t\t<date>9999-12-31T23:59:59Z</date>\n\t\t\t<date>1970-01-01T00:00:00Z</date>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwWXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pw8QERITFBUzAAAAAAAAAAAzv+AAAAAAAAAzQchX6cWAAAAzQchX6cWgAAAzwi1jw38AAAAzQk1i0jx/gAAzwc0n5EAAAABTMS4wCA8hKzM2SEpPVGZofH+BiZKbpK22v8gAAAAAAAABAQAAAAAAAAAXAAAAAAAAAAAAAAAAAAAAzA=="
      }
    },
    {
      "id": "binary.dates.round-to-milliseconds",
      "clause": "5.2.5",
      "level": "MUST",
      "flags": ["date-rounding"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXalEBESExTSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dDM/sAAAAAAAADM/yAAAAAAAADO/sAAAAAAAADM/VvAGjbi6xzNByFfpxf/y5QgPISszNjk9T1FTWV5jdXeLlJ2mrwAAAAAAAAEBAAAAAAAAABUAAAAAAAAAAAAAAAAAAAC4"},
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
                    {"date": "2001-01-01T00:00:00.062Z"},
                    {"date": "2001-01-01T00:00:00.188Z"},
                    {"date": "2000-12-31T23:59:59.938Z"},
                    {"date": "2001-01-01T00:00:00.001Z"},
                    {"date": "2026-11-20T01:02:04Z"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$date\":\"2001-01-01T00:00:00.062Z\"},{\"$date\":\"2001-01-01T00:00:00.188Z\"},{\"$date\":\"2000-12-31T23:59:59.938Z\"},{\"$date\":\"2001-01-01T00:00:00.001Z\"},{\"$date\":\"2026-11-20T01:02:04Z\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>$date</key>\n\t\t\t\t<string>2001-01-01T00:00:00.062Z</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>$date</key>\n\t\t\t\t<string>2001-01-01T00:00:00.188Z</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>$date</key>\n\t\t\t\t<string>2000-12-31T23:59:59.938Z</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>$date</key>\n\t\t\t\t<string>2001-01-01T00:00:00.001Z</string>\n\t\t\t</dict>\n\t\t\t<date>2026-11-20T01:02:04Z</date>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwUXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pQ8QERITMz+vvnbItDlYMz/IEGJN0vGqM7+vvnbItDlYMz9QYk3S8an8M0HIV+nGAAAAUzEuMAgPISszNkhKT1RmaHx/gYeQmaKrtAAAAAAAAAEBAAAAAAAAABUAAAAAAAAAAAAAAAAAAAC4"
      }
    },
    {
      "id": "binary.dates.round-their-exact-value",
      "clause": "5.2.5",
      "level": "MUST",
      "flags": ["date-product-rounded"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXahENIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0Mz9AYk3S8an8CA8hKzM2OT1PUVNVWl9xc4cAAAAAAAABAQAAAAAAAAARAAAAAAAAAAAAAAAAAAAAkA=="},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"date": "2001-01-01T00:00:00.001Z"}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$date\":\"2001-01-01T00:00:00.001Z\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>$date</key>\n\t\t\t\t<string>2001-01-01T00:00:00.001Z</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwQXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2oQ8zP1BiTdLxqfxTMS4wCA8hKzM2SEpPVGZofH+Bg4wAAAAAAAABAQAAAAAAAAARAAAAAAAAAAAAAAAAAAAAkA=="
      }
    },
    {
      "id": "binary.dates.before-year-1-is-refused",
      "clause": "5.2.5",
      "level": "MUST",
      "flags": ["date-range"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYzwi1jw38CAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTXGFmeHoAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAjg=="},
      "findings": [{"id": "binary.date", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.dates.after-year-9999-is-refused",
      "clause": "5.2.5",
      "level": "MUST",
      "flags": ["date-range"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYzQk1i0jyAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTXGFmeHoAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAjg=="},
      "findings": [{"id": "binary.date", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.dates.rounded-to-year-10000-is-refused",
      "clause": "5.2.5",
      "level": "MUST",
      "flags": ["date-range"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYzQk1i0jx///3SDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTXGFmeHoAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAjg=="},
      "findings": [{"id": "binary.date", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.dates.infinite-is-refused",
      "clause": "5.2.5",
      "level": "MUST",
      "flags": ["date-not-finite"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYzf/AAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTXGFmeHoAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAjg=="},
      "findings": [{"id": "binary.date", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.dates.no-number-is-refused",
      "clause": "5.2.5",
      "level": "MUST",
      "flags": ["date-not-finite"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYzf/gAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTXGFmeHoAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAjg=="},
      "findings": [{"id": "binary.date", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.url-is-refused",
      "clause": "5.2.1",
      "level": "MUST",
      "flags": ["marker-taken"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTdHl+kJIAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAApg=="},
      "findings": [{"id": "binary.object", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.url-with-base-is-refused",
      "clause": "5.2.1",
      "level": "MUST",
      "flags": ["marker-taken"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYNAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTdHl+kJIAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAApg=="},
      "findings": [{"id": "binary.object", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.uuid-is-refused",
      "clause": "5.2.1",
      "level": "MUST",
      "flags": ["marker-taken"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYOAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTdHl+kJIAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAApg=="},
      "findings": [{"id": "binary.object", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.fill-is-refused",
      "clause": "5.2.1",
      "level": "MUST",
      "flags": ["marker-taken"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYPAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTdHl+kJIAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAApg=="},
      "findings": [{"id": "binary.object", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.integer-of-32-bytes-is-refused",
      "clause": "5.2.1",
      "level": "MUST",
      "flags": ["marker-taken"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYVAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTdHl+kJIAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAApg=="},
      "findings": [{"id": "binary.object", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.real-of-1-byte-is-refused",
      "clause": "5.2.1",
      "level": "MUST",
      "flags": ["marker-taken"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTdHl+kJIAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAApg=="},
      "findings": [{"id": "binary.object", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.real-of-2-bytes-is-refused",
      "clause": "5.2.1",
      "level": "MUST",
      "flags": ["marker-taken"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYhAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTdHl+kJIAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAApg=="},
      "findings": [{"id": "binary.object", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.real-of-16-bytes-is-refused",
      "clause": "5.2.1",
      "level": "MUST",
      "flags": ["marker-taken"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYkAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTdHl+kJIAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAApg=="},
      "findings": [{"id": "binary.object", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.date-of-4-bytes-is-refused",
      "clause": "5.2.1",
      "level": "MUST",
      "flags": ["marker-taken"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTdHl+kJIAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAApg=="},
      "findings": [{"id": "binary.object", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.utf-8-string-is-refused",
      "clause": "5.2.1",
      "level": "MUST",
      "flags": ["marker-taken"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXZwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTdHl+kJIAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAApg=="},
      "findings": [{"id": "binary.object", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.ordered-set-is-refused",
      "clause": "5.2.1",
      "level": "MUST",
      "flags": ["marker-taken"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXawAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTdHl+kJIAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAApg=="},
      "findings": [{"id": "binary.object", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.set-is-refused",
      "clause": "5.2.1",
      "level": "MUST",
      "flags": ["marker-taken"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTdHl+kJIAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAApg=="},
      "findings": [{"id": "binary.object", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.other-is-refused",
      "clause": "5.2.1",
      "level": "MUST",
      "flags": ["marker-taken"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTdHl+kJIAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAApg=="},
      "findings": [{"id": "binary.object", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.null-is-found",
      "clause": "6.7.1",
      "level": "MUST",
      "flags": ["binary-null-kept"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYA0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="},
      "findings": [{"id": "value.null", "pointer": "/user-info/v"}],
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
      "id": "binary.objects.uid-is-refused",
      "clause": "5.2.14",
      "level": "MUST",
      "flags": ["binary-uid-accepted"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXaAAdIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0CA8hKzM2OT1PUVNVWl9xcwAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACH"},
      "findings": [{"id": "value.uid", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.dictionary-with-uid-is-refused",
      "clause": "7.2.5",
      "level": "MUST",
      "flags": ["plist-uid-accepted"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbREA7SDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFZDRiRVSUQIDyErMzY5PU9RU1ZbYHJ0iAAAAAAAAAEBAAAAAAAAABEAAAAAAAAAAAAAAAAAAACP"},
      "findings": [{"id": "value.uid", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.may-be-shared",
      "clause": "5.2.13",
      "also": ["5.2.12"],
      "level": "MUST",
      "flags": ["shared-as-cycle", "shared-lost"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXajEBAR0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHTRCQ6iEBAIDyErMzY5PU9RU1dcYXN1iYwAAAAAAAABAQAAAAAAAAASAAAAAAAAAAAAAAAAAAAAjw=="},
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
                  [{"dictionary": [["v", "x"]]}, {"dictionary": [["v", "x"]]}, [{"dictionary": [["v", "x"]]}, {"dictionary": [["v", "x"]]}]]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"v\":\"x\"},{\"v\":\"x\"},[{\"v\":\"x\"},{\"v\":\"x\"}]]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>v</key>\n\t\t\t\t<string>x</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>v</key>\n\t\t\t\t<string>x</string>\n\t\t\t</dict>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>v</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t</dict>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>v</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwUXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2ow8QEdENCtENCqISE9ENCtENClMxLjAIDyErMzZISk9UZmh8f4GFiIuOkZQAAAAAAAABAQAAAAAAAAAVAAAAAAAAAAAAAAAAAAAAmA=="
      }
    },
    {
      "id": "binary.objects.array-keeps-order",
      "clause": "5.2.9",
      "level": "MUST",
      "flags": ["array-sorted"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXajEBES0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQQAxABEAIIDyErMzY5PU9RU1dcYXN1iYuNAAAAAAAAAQEAAAAAAAAAEwAAAAAAAAAAAAAAAAAAAI8="},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"integer": "3"}, {"integer": "1"}, {"integer": "2"}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[3,1,2]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>3</integer>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>2</integer>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwSXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2ow8QERADEAEQAlMxLjAIDyErMzZISk9UZmh8f4GFh4mLAAAAAAAAAQEAAAAAAAAAEwAAAAAAAAAAAAAAAAAAAI8="
      }
    },
    {
      "id": "binary.objects.integer-is-no-key",
      "clause": "5.2.10",
      "level": "MUST",
      "flags": ["key-not-string"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbREBDSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dBAHCA8hKzM2OT1PUVNWW2BydIgAAAAAAAABAQAAAAAAAAARAAAAAAAAAAAAAAAAAAAAig=="},
      "findings": [{"id": "binary.key", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.null-is-no-key",
      "clause": "5.2.10",
      "level": "MUST",
      "flags": ["key-not-string"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbREAnSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAAIDyErMzY5PU9RU1ZbYHJ0iAAAAAAAAAEBAAAAAAAAABEAAAAAAAAAAAAAAAAAAACJ"},
      "findings": [{"id": "binary.key", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.array-is-no-key",
      "clause": "5.2.10",
      "level": "MUST",
      "flags": ["key-not-string"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbREAnSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dKAIDyErMzY5PU9RU1ZbYHJ0iAAAAAAAAAEBAAAAAAAAABEAAAAAAAAAAAAAAAAAAACJ"},
      "findings": [{"id": "binary.key", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.what-is-none-is-no-key",
      "clause": "5.2.10",
      "level": "MUST",
      "flags": ["key-not-string"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbREAnSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dA0IDyErMzY5PU9RU1ZbYHJ0iAAAAAAAAAEBAAAAAAAAABEAAAAAAAAAAAAAAAAAAACJ"},
      "findings": [{"id": "binary.key", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.keys-are-unique",
      "clause": "6.2.3",
      "level": "MUST",
      "flags": ["plist-duplicate-key"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbSCQkODtIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0CA8hKzM2OT1PUVNYXWJ0dgAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACK"},
      "findings": [{"id": "value.duplicate-key", "pointer": "/user-info/v/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.keys-are-unique-in-both-forms",
      "clause": "6.2.3",
      "level": "MUST",
      "flags": ["plist-duplicate-key", "ascii-as-utf16-refused"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbSCRAODtIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0YQB2CA8hKzM2OT1PUVNYXWJ0dooAAAAAAAABAQAAAAAAAAARAAAAAAAAAAAAAAAAAAAAjQ=="},
      "findings": [{"id": "value.duplicate-key", "pointer": "/user-info/v/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.reference-is-below-the-count",
      "clause": "5.2.11",
      "level": "MUST",
      "flags": ["reference-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXahENIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0CA8hKzM2OT1PUVNVWl9xcwAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACH"},
      "findings": [{"id": "binary.reference", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.reference-of-a-key-is-checked",
      "clause": "5.2.11",
      "level": "MUST",
      "flags": ["reference-unchecked"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbR/wnSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTVltgcnQAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAiA=="},
      "findings": [{"id": "binary.reference", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.array-does-not-hold-itself",
      "clause": "5.2.12",
      "level": "MUST",
      "flags": ["cycle"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXahCtIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0CA8hKzM2OT1PUVNVWl9xcwAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACH"},
      "findings": [{"id": "binary.cycle", "pointer": "/user-info/v/0"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.dictionary-does-not-hold-itself-through-others",
      "clause": "5.2.12",
      "level": "MUST",
      "flags": ["cycle-of-several"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXahENIMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh00QkKCA8hKzM2OT1PUVNVWl9xc4cAAAAAAAABAQAAAAAAAAARAAAAAAAAAAAAAAAAAAAAig=="},
      "findings": [{"id": "binary.cycle", "pointer": "/user-info/v/0/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.objects.document-does-not-hold-itself",
      "clause": "5.2.12",
      "level": "MUST",
      "flags": ["cycle-of-several"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXaiCQDSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dAgPISszNjk9T1FTVltgcnQAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAiA=="},
      "findings": [{"id": "binary.cycle", "pointer": "/user-info/v/1"}],
      "error": true,
      "ends": true
    },
    {
      "id": "binary.tags.data-is-needless",
      "clause": "7.1.4",
      "level": "MUST",
      "flags": ["tag-needless-in-plist", "tag-unread-in-plist"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbREBHSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFUkZGF0YVRRUT09CA8hKzM2OT1PUVNWW2BydIiOAAAAAAAAAQEAAAAAAAAAEgAAAAAAAAAAAAAAAAAAAJM="},
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
      "id": "binary.tags.date-with-fraction-is-needless",
      "clause": "7.1.4",
      "level": "MUST",
      "flags": ["tag-needless-in-plist", "tag-unread-in-plist"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbREBHSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFUkZGF0ZV8QGDIwMjYtMTEtMjBUMDE6MDI6MDMuMjUwWggPISszNjk9T1FTVltgcnSIjgAAAAAAAAEBAAAAAAAAABIAAAAAAAAAAAAAAAAAAACp"},
      "findings": [{"id": "tag.needless", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"date": "2026-11-20T01:02:03.250Z"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "binary.tags.string-is-needless",
      "clause": "7.1.4",
      "level": "MUST",
      "flags": ["tag-needless-in-plist", "tag-unread-in-plist"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbREBHSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFckc3RyaW5nVEFRPT0IDyErMzY5PU9RU1ZbYHJ0iJAAAAAAAAABAQAAAAAAAAASAAAAAAAAAAAAAAAAAAAAlQ=="},
      "findings": [{"id": "tag.needless", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "\u0001"]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "binary.tags.great-integer-is-needless",
      "clause": "7.1.4",
      "level": "MUST",
      "flags": ["tag-needless-in-plist", "tag-unread-in-plist"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbREBHSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFgkaW50ZWdlcl8QFDE4NDQ2NzQ0MDczNzA5NTUxNjE1CA8hKzM2OT1PUVNWW2BydIiRAAAAAAAAAQEAAAAAAAAAEgAAAAAAAAAAAAAAAAAAAKg="},
      "findings": [{"id": "tag.needless", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"integer": "18446744073709551615"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "binary.tags.url-is-read",
      "clause": "7.1.4",
      "level": "MUST",
      "flags": ["binary-tags-unread", "tag-unread-in-plist"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbREBHSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFQkdXJsU2E6YggPISszNjk9T1FTVltgcnSIjQAAAAAAAAEBAAAAAAAAABIAAAAAAAAAAAAAAAAAAACR"},
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
      "id": "binary.tags.escape-is-removed",
      "clause": "7.2.2",
      "level": "MUST",
      "flags": ["tag-unescaped-in-plist"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbREA7SDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFYkJGRhdGEIDyErMzY5PU9RU1ZbYHJ0iAAAAAAAAAEBAAAAAAAAABEAAAAAAAAAAAAAAAAAAACP"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["$data", "x"]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$$data\":\"x\"}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>$$data</key>\n\t\t\t<string>x</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwQXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20Q8KViQkZGF0YVMxLjAIDyErMzZISk9UZmh8f4GEiwAAAAAAAAEBAAAAAAAAABEAAAAAAAAAAAAAAAAAAACP"
      }
    },
    {
      "id": "binary.tags.unknown-one-is-kept",
      "clause": "7.1.6",
      "level": "MUST",
      "flags": ["tag-as-dictionary"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXbREBHSDA0OD1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFYkcG9pbnShDggPISszNjk9T1FTVltgcnSIjwAAAAAAAAEBAAAAAAAAABIAAAAAAAAAAAAAAAAAAACR"},
      "findings": [{"id": "tag.unknown", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$point", ["x"]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "binary.document.is-a-dictionary",
      "clause": "2.1.1",
      "level": "MUST",
      "flags": ["array-accepted"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDCgCAAAAAAAAAEBAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAJ"},
      "findings": [{"id": "document.not-dictionary", "pointer": ""}],
      "error": true,
      "ends": true
    }
  ]
}

"""#
}
