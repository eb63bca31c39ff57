// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let canonicalVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "canonical",
  "title": "Canonical form and output",
  "clauses": ["9"],
  "count": 34,
  "notes": {
    "base64-line-breaks": {"bug": "takes line breaks in base64, or writes them", "effect": "other readers refuse the payload"},
    "binary-integer-widths": {"bug": "writes integers wider than needed, or negative ones narrower", "effect": "equal payloads have different bytes, or other readers see other numbers"},
    "binary-length-forms": {"bug": "writes lengths of 15 and more in another form", "effect": "equal payloads have different bytes"},
    "binary-not-shared": {"bug": "does not share equal scalars", "effect": "equal payloads have different bytes"},
    "binary-order": {"bug": "numbers objects breadth first, or with the value after its key", "effect": "equal payloads have different bytes"},
    "binary-real-single": {"bug": "writes reals in four bytes", "effect": "the number is another one"},
    "binary-shares-across-kinds": {"bug": "shares a number and a boolean, or a string and data, that its language takes for equal", "effect": "a value changes its kind"},
    "binary-shares-too-much": {"bug": "shares data, arrays or dictionaries", "effect": "equal payloads have different bytes"},
    "binary-sizes": {"bug": "writes offsets and references wider than needed", "effect": "equal payloads have different bytes"},
    "binary-string-form": {"bug": "writes ASCII in UTF-16, or other text as UTF-8 or Latin-1", "effect": "equal payloads have different bytes, or text is lost"},
    "binary-unique-by-character": {"bug": "shares strings that only look alike", "effect": "a value changes"},
    "canonical-bom": {"bug": "writes a byte order mark", "effect": "every reader refuses what it writes"},
    "canonical-escapes": {"bug": "escapes characters that the canonical form leaves, such as the solidus, U+007F or letters beyond ASCII", "effect": "signatures do not fit"},
    "canonical-short-escapes": {"bug": "writes \\u0008 or \\u000a where there is a short escape, or capital digits", "effect": "signatures do not fit"},
    "canonical-tag-spaces": {"bug": "writes tags with white space", "effect": "signatures do not fit"},
    "canonical-ties": {"bug": "does not choose the nearest of several shortest spellings", "effect": "signatures do not fit"},
    "canonical-white-space": {"bug": "writes white space between tokens, or a line feed at the end", "effect": "signatures do not fit"},
    "conversion-tidies": {"bug": "drops defaults, empty runs or other findings while converting", "effect": "two programs see different payloads, and a signature no longer fits"},
    "cr-written-raw": {"bug": "writes a carriage return as such, or by reference, and not in $string", "effect": "the carriage return does not come back"},
    "date-epoch": {"bug": "counts dates from 1970", "effect": "dates are 31 years too early"},
    "integer-16-bytes": {"bug": "does not read integers of 16 bytes, or reads their lower half alone", "effect": "integers beyond 2^63-1 become negative"},
    "integer-as-double": {"bug": "reads integers as doubles", "effect": "an id of 64 bits becomes another one"},
    "integer-like-keys": {"bug": "keeps members in an object of JavaScript, which moves keys that look like integers to the front", "effect": "members come in another order"},
    "locale-order": {"bug": "orders keys as a dictionary of the user's language does, or without case", "effect": "the canonical form differs between users"},
    "order-before-escape": {"bug": "orders keys, or applies 7.2.1, where several keys begin with a dollar sign", "effect": "the canonical form differs"},
    "prefix-order": {"bug": "does not put a key before those that it begins", "effect": "the canonical form differs"},
    "real-not-shortest": {"bug": "writes 17 digits, or six", "effect": "signatures do not fit, or the number is another one"},
    "real-spelling": {"bug": "spells reals as its own language does, such as 1e-07, 1E21 or 1.0", "effect": "signatures do not fit"},
    "real-thresholds": {"bug": "changes to exponents elsewhere than ECMA-262", "effect": "signatures do not fit"},
    "tag-as-dictionary": {"bug": "gives a kept tag as a dictionary", "effect": "written back it gets an escape, and the tag is lost"},
    "true-equals-one": {"bug": "takes the number 1 for equal to true, as some languages do", "effect": "values of different kinds are merged"},
    "utf16-order": {"bug": "orders keys by code point or by the bytes of UTF-8", "effect": "the canonical form differs where emoji meet other letters, and signatures do not fit"},
    "xml-data-lines": {"bug": "breaks the lines of data, as other writers do", "effect": "equal payloads have different bytes"},
    "xml-empty-forms": {"bug": "writes empty strings, keys and data as empty elements", "effect": "equal payloads have different bytes"},
    "xml-escapes": {"bug": "escapes quotation marks, or does not escape >", "effect": "equal payloads have different bytes"},
    "xml-indent-spaces": {"bug": "indents with spaces", "effect": "equal payloads have different bytes"},
    "xml-layout": {"bug": "writes XML in another layout than 9.3", "effect": "equal payloads have different bytes"},
    "xml-real-spelling": {"bug": "writes reals in XML as its own language does", "effect": "equal payloads have different bytes"}
  },
  "vectors": [
    {
      "id": "canonical.order.is-that-of-utf-16-units",
      "clause": "9.1.3",
      "level": "MUST",
      "flags": ["utf16-order"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\ufb01\":1,\"\ud83d\ude00\":2,\"\u20ac\":3,\"\uffef\":4,\"\ud800\udc00\":5}},\"version\":\"1.0\"}"},
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
                  {
                    "dictionary": [
                      ["\u20ac", {"integer": "3"}],
                      ["\ud800\udc00", {"integer": "5"}],
                      ["\ud83d\ude00", {"integer": "2"}],
                      ["\ufb01", {"integer": "1"}],
                      ["\uffef", {"integer": "4"}]
                    ]
                  }
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\u20ac\":3,\"\ud800\udc00\":5,\"\ud83d\ude00\":2,\"\ufb01\":1,\"\uffef\":4}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>\u20ac</key>\n\t\t\t<integer>3</integer>\n\t\t\t<key>\ud800\udc00</key>\n\t\t\t<integer>5</integer>\n\t\t\t<key>\ud83d\ude00</key>\n\t\t\t<integer>2</integer>\n\t\t\t<key>\ufb01</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>\uffef</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwZXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF21Q8QERITFBUWFxhhIKxi2ADcAGLYPd4AYfsBYf/vEAMQBRACEAEQBFMxLjAIDyErMzZISk9UZmh8f4GMj5SZnJ+ho6WnqQAAAAAAAAEBAAAAAAAAABoAAAAAAAAAAAAAAAAAAACt"
      }
    },
    {
      "id": "canonical.order.is-that-of-units-and-no-language",
      "clause": "9.1.3",
      "level": "MUST",
      "flags": ["locale-order", "integer-like-keys"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\":1,\"B\":2,\"\u00e9\":3,\"e\u0301\":4,\"Z\":5,\"_\":6,\"-\":7,\"10\":8,\"9\":9,\"\":10}},\"version\":\"1.0\"}"},
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
                  {
                    "dictionary": [
                      ["", {"integer": "10"}],
                      ["-", {"integer": "7"}],
                      ["10", {"integer": "8"}],
                      ["9", {"integer": "9"}],
                      ["B", {"integer": "2"}],
                      ["Z", {"integer": "5"}],
                      ["_", {"integer": "6"}],
                      ["a", {"integer": "1"}],
                      ["e\u0301", {"integer": "4"}],
                      ["\u00e9", {"integer": "3"}]
                    ]
                  }
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\":10,\"-\":7,\"10\":8,\"9\":9,\"B\":2,\"Z\":5,\"_\":6,\"a\":1,\"e\u0301\":4,\"\u00e9\":3}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key></key>\n\t\t\t<integer>10</integer>\n\t\t\t<key>-</key>\n\t\t\t<integer>7</integer>\n\t\t\t<key>10</key>\n\t\t\t<integer>8</integer>\n\t\t\t<key>9</key>\n\t\t\t<integer>9</integer>\n\t\t\t<key>B</key>\n\t\t\t<integer>2</integer>\n\t\t\t<key>Z</key>\n\t\t\t<integer>5</integer>\n\t\t\t<key>_</key>\n\t\t\t<integer>6</integer>\n\t\t\t<key>a</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>e\u0301</key>\n\t\t\t<integer>4</integer>\n\t\t\t<key>\u00e9</key>\n\t\t\t<integer>3</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwjXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF22g8QERITFBUWFxgZGhscHR4fICEiUFEtUjEwUTlRQlFaUV9RYWIAZQMBYQDpEAoQBxAIEAkQAhAFEAYQARAEEANTMS4wCA8hKzM2SEpPVGZofH+BlpeZnJ6goqSmq66wsrS2uLq8vsDCAAAAAAAAAQEAAAAAAAAAJAAAAAAAAAAAAAAAAAAAAMY="
      }
    },
    {
      "id": "canonical.order.puts-a-prefix-first",
      "clause": "9.1.3",
      "level": "MUST",
      "flags": ["prefix-order"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"ab\":1,\"a\":2,\"a\\t\":3,\"abc\":4,\"\":5}},\"version\":\"1.0\"}"},
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
                  {
                    "dictionary": [
                      ["", {"integer": "5"}],
                      ["a", {"integer": "2"}],
                      ["a\t", {"integer": "3"}],
                      ["ab", {"integer": "1"}],
                      ["abc", {"integer": "4"}]
                    ]
                  }
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\":5,\"a\":2,\"a\\t\":3,\"ab\":1,\"abc\":4}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key></key>\n\t\t\t<integer>5</integer>\n\t\t\t<key>a</key>\n\t\t\t<integer>2</integer>\n\t\t\t<key>a\t</key>\n\t\t\t<integer>3</integer>\n\t\t\t<key>ab</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>abc</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwZXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF21Q8QERITFBUWFxhQUWFSYQlSYWJTYWJjEAUQAhADEAEQBFMxLjAIDyErMzZISk9UZmh8f4GMjY+SlZmbnZ+howAAAAAAAAEBAAAAAAAAABoAAAAAAAAAAAAAAAAAAACn"
      }
    },
    {
      "id": "canonical.order.of-keys-with-dollar-signs",
      "clause": "9.1.3",
      "also": ["7.2.3"],
      "level": "MUST",
      "flags": ["order-before-escape"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$$b\":1,\"$a\":2,\"#\":3,\"%\":4}},\"version\":\"1.0\"}"},
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
                  {"dictionary": [["#", {"integer": "3"}], ["$$b", {"integer": "1"}], ["$a", {"integer": "2"}], ["%", {"integer": "4"}]]}
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"#\":3,\"$$b\":1,\"$a\":2,\"%\":4}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>#</key>\n\t\t\t<integer>3</integer>\n\t\t\t<key>$$b</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>$a</key>\n\t\t\t<integer>2</integer>\n\t\t\t<key>%</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwXXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF21A8QERITFBUWUSNTJCRiUiRhUSUQAxABEAIQBFMxLjAIDyErMzZISk9UZmh8f4GKjJCTlZeZm50AAAAAAAABAQAAAAAAAAAYAAAAAAAAAAAAAAAAAAAAoQ=="
      }
    },
    {
      "id": "canonical.order.of-members-of-the-item",
      "clause": "9.1.3",
      "level": "MUST",
      "flags": ["locale-order"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"version\":\"1.0\",\"title\":\"t\",\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"com.example.b\":1,\"com.example.B\":2}"},
      "meaning": {
        "dictionary": [
          ["com.example.B", {"integer": "2"}],
          ["com.example.b", {"integer": "1"}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "t"],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"com.example.B\":2,\"com.example.b\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"t\",\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>com.example.B</key>\n\t<integer>2</integer>\n\t<key>com.example.b</key>\n\t<integer>1</integer>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>title</key>\n\t<string>t</string>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDVAQIDBAUGBwgQEV1jb20uZXhhbXBsZS5CXWNvbS5leGFtcGxlLmJfEA9tYWluLWF0dGFjaG1lbnRVdGl0bGVXdmVyc2lvbhACEAHRCQpfEA9yZXByZXNlbnRhdGlvbnOhC9IMDQ4PVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0UXRTMS4wCBMhL0FHT1FTVmhqb3SGiJyeAAAAAAAAAQEAAAAAAAAAEgAAAAAAAAAAAAAAAAAAAKI="
      }
    },
    {
      "id": "canonical.order.in-xml-and-binary-is-the-same",
      "clause": "9.3.4",
      "level": "MUST",
      "flags": ["utf16-order"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\ufb01\":1,\"\ud83d\ude00\":2,\"z\":3}},\"version\":\"1.0\"}"},
      "to": "json",
      "output": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"z\":3,\"\ud83d\ude00\":2,\"\ufb01\":1}},\"version\":\"1.0\"}"}
    },
    {
      "id": "canonical.text.only-what-has-to-be-is-escaped",
      "clause": "9.1.4",
      "level": "MUST",
      "flags": ["canonical-escapes", "canonical-short-escapes"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\\u007f\\u00e9\\u2028\\ud83d\\ude00<&>\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "\"\\/\b\f\n\r\t\u0000\u001f\u007f\u00e9\u2028\ud83d\ude00<&>"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u007f\u00e9\u2028\ud83d\ude00<&>\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>IlwvCAwKDQkAH3/DqeKAqPCfmIA8Jj4=</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2bxASACIAXAAvAAgADAAKAA0ACQAAAB8AfwDpICjYPd4AADwAJgA+UzEuMAgPISszNkhKT1RmaHx/gagAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAArA=="
      }
    },
    {
      "id": "canonical.text.keys-are-escaped-like-strings",
      "clause": "9.1.4",
      "level": "MUST",
      "flags": ["canonical-escapes", "canonical-short-escapes"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\\u0022\\u005c\\t\\u000a/\":1}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["\"\\\t\n/", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\\\"\\\\\\t\\n/\":1}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>\"\\\t\n/</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20Q8QVSJcCQovEAFTMS4wCA8hKzM2SEpPVGZofH+BhIqMAAAAAAAAAQEAAAAAAAAAEgAAAAAAAAAAAAAAAAAAAJA="
      }
    },
    {
      "id": "canonical.text.no-white-space-and-nothing-after-it",
      "clause": "9.1.2",
      "level": "MUST",
      "flags": ["canonical-white-space", "canonical-bom"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "\n{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\": [ \"a\" , \"b\" ],\"version\":\"1.0\"}\n"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["a", "b"]],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\",\"b\"],\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>tags</key>\n\t<array>\n\t\t<string>a</string>\n\t\t<string>b</string>\n\t</array>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50VHRhZ3NXdmVyc2lvbtEFBl8QD3JlcHJlc2VudGF0aW9uc6EH0ggJCgtUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHSiDQ5RYVFiUzEuMAgPISYuMUNFSk9hY3d6fH4AAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAgg=="
      }
    },
    {
      "id": "canonical.text.tags-have-no-white-space",
      "clause": "9.1.2",
      "level": "MUST",
      "flags": ["canonical-tag-spaces"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{ \"$data\" : \"QQ==\" }, { \"$url\" : \"a:b\" }]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"data": "QQ=="}, {"url": "a:b"}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$data\":\"QQ==\"},{\"$url\":\"a:b\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<data>QQ==</data>\n\t\t\t<dict>\n\t\t\t\t<key>$url</key>\n\t\t\t\t<string>a:b</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwTXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2og8QQUHRERJUJHVybFNhOmJTMS4wCA8hKzM2SEpPVGZofH+BhIaJjpIAAAAAAAABAQAAAAAAAAAUAAAAAAAAAAAAAAAAAAAAlg=="
      }
    },
    {
      "id": "canonical.numbers.integers-are-decimal",
      "clause": "9.1.5",
      "level": "MUST",
      "flags": ["real-spelling"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[-0,0,1E0,-7,100,1e2,9007199254740991,-9007199254740991]},\"version\":\"1.0\"}"},
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
                    {"integer": "0"},
                    {"integer": "0"},
                    {"integer": "1"},
                    {"integer": "-7"},
                    {"integer": "100"},
                    {"integer": "100"},
                    {"integer": "9007199254740991"},
                    {"integer": "-9007199254740991"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[0,0,1,-7,100,100,9007199254740991,-9007199254740991]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>0</integer>\n\t\t\t<integer>0</integer>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>-7</integer>\n\t\t\t<integer>100</integer>\n\t\t\t<integer>100</integer>\n\t\t\t<integer>9007199254740991</integer>\n\t\t\t<integer>-9007199254740991</integer>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwVXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2qA8PEBESEhMUEAAQARP/////////+RBkEwAf////////E//gAAAAAAABUzEuMAgPISszNkhKT1RmaHx/gYqMjpeZoqsAAAAAAAABAQAAAAAAAAAWAAAAAAAAAAAAAAAAAAAArw=="
      }
    },
    {
      "id": "canonical.numbers.spelling-is-that-of-ecma-262",
      "clause": "9.1.6",
      "level": "MUST",
      "flags": ["real-spelling", "real-thresholds"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[1e20,1e21,123e-20,0.000001,0.0000001,1.5e-7,123.4560,1.7976931348623157E308,5e-324,-4.50,999999999999999900000,1E30,2e-3,0.1,-1e-7]},\"version\":\"1.0\"}"},
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
                    {"real": "100000000000000000000"},
                    {"real": "1e+21"},
                    {"real": "1.23e-18"},
                    {"real": "0.000001"},
                    {"real": "1e-7"},
                    {"real": "1.5e-7"},
                    {"real": "123.456"},
                    {"real": "1.7976931348623157e+308"},
                    {"real": "5e-324"},
                    {"real": "-4.5"},
                    {"real": "999999999999999900000"},
                    {"real": "1e+30"},
                    {"real": "0.002"},
                    {"real": "0.1"},
                    {"real": "-1e-7"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[100000000000000000000,1e+21,1.23e-18,0.000001,1e-7,1.5e-7,123.456,1.7976931348623157e+308,5e-324,-4.5,999999999999999900000,1e+30,0.002,0.1,-1e-7]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<real>100000000000000000000</real>\n\t\t\t<real>1e+21</real>\n\t\t\t<real>1.23e-18</real>\n\t\t\t<real>0.000001</real>\n\t\t\t<real>1e-7</real>\n\t\t\t<real>1.5e-7</real>\n\t\t\t<real>123.456</real>\n\t\t\t<real>1.7976931348623157e+308</real>\n\t\t\t<real>5e-324</real>\n\t\t\t<real>-4.5</real>\n\t\t\t<real>999999999999999900000</real>\n\t\t\t<real>1e+30</real>\n\t\t\t<real>0.002</real>\n\t\t\t<real>0.1</real>\n\t\t\t<real>-1e-7</real>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAweXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2rxAPDxAREhMUFRYXGBkaGxwdI0QVrx14tYxAI0RLGuTW4u9QIzw2sILCFIuOIz6wxvegte2NIz561/KavK9IIz6EIfX0DYN2I0Be3S8an753I3/v////////IwAAAAAAAAABI8ASAAAAAAAAI0RLGuTW4u9PI0YpPlk5oIzqIz9gYk3S8an8Iz+5mZmZmZmaI7561/KavK9IUzEuMAAIAA8AIQArADMANgBIAEoATwBUAGYAaAB8AH8AgQCTAJwApQCuALcAwADJANIA2wDkAO0A9gD/AQgBEQEaAAAAAAAAAgEAAAAAAAAAHwAAAAAAAAAAAAAAAAAAAR4="
      }
    },
    {
      "id": "canonical.numbers.digits-are-the-fewest",
      "clause": "9.1.6",
      "level": "MUST",
      "flags": ["real-not-shortest"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[0.30000000000000004,333333333.33333329,4.35,5e-324,2.98023223876953125e-8,9007199254740993.0,1.7976931348623157e308]},\"version\":\"1.0\"}"},
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
                    {"real": "0.30000000000000004"},
                    {"real": "333333333.3333333"},
                    {"real": "4.35"},
                    {"real": "5e-324"},
                    {"real": "2.9802322387695312e-8"},
                    {"real": "9007199254740992"},
                    {"real": "1.7976931348623157e+308"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[0.30000000000000004,333333333.3333333,4.35,5e-324,2.9802322387695312e-8,9007199254740992,1.7976931348623157e+308]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<real>0.30000000000000004</real>\n\t\t\t<real>333333333.3333333</real>\n\t\t\t<real>4.35</real>\n\t\t\t<real>5e-324</real>\n\t\t\t<real>2.9802322387695312e-8</real>\n\t\t\t<real>9007199254740992</real>\n\t\t\t<real>1.7976931348623157e+308</real>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwWXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pw8QERITFBUjP9MzMzMzMzQjQbPeQ1VVVVUjQBFmZmZmZmYjAAAAAAAAAAEjPmAAAAAAAAAjQ0AAAAAAAAAjf+////////9TMS4wCA8hKzM2SEpPVGZofH+BiZKbpK22v8gAAAAAAAABAQAAAAAAAAAXAAAAAAAAAAAAAAAAAAAAzA=="
      }
    },
    {
      "id": "canonical.numbers.nearest-of-the-fewest-digits",
      "clause": "9.1.6",
      "level": "MUST",
      "flags": ["canonical-ties"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[2e-323,1e23,9.5367431640625e-7,5.0e-324,1.5e300,9007199254740994.0,2251799813685248.5,4503599627370497.5]},\"version\":\"1.0\"}"},
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
                    {"real": "2e-323"},
                    {"real": "1e+23"},
                    {"real": "9.5367431640625e-7"},
                    {"real": "5e-324"},
                    {"real": "1.5e+300"},
                    {"real": "9007199254740994"},
                    {"real": "2251799813685248.5"},
                    {"integer": "4503599627370498"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[2e-323,1e+23,9.5367431640625e-7,5e-324,1.5e+300,9007199254740994,2251799813685248.5,4503599627370498]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<real>2e-323</real>\n\t\t\t<real>1e+23</real>\n\t\t\t<real>9.5367431640625e-7</real>\n\t\t\t<real>5e-324</real>\n\t\t\t<real>1.5e+300</real>\n\t\t\t<real>9007199254740994</real>\n\t\t\t<real>2251799813685248.5</real>\n\t\t\t<integer>4503599627370498</integer>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwXXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2qA8QERITFBUWIwAAAAAAAAAEI0S1LQLH4Ur2Iz6wAAAAAAAAIwAAAAAAAAABI35B6y1mAFg1I0NAAAAAAAABI0MgAAAAAAABEwAQAAAAAAACUzEuMAgPISszNkhKT1RmaHx/gYqTnKWut8DJ0gAAAAAAAAEBAAAAAAAAABgAAAAAAAAAAAAAAAAAAADW"
      }
    },
    {
      "id": "canonical.numbers.tagged-integers-are-decimal",
      "clause": "9.1.5",
      "level": "MUST",
      "flags": ["integer-as-double"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$integer\":\"-9007199254740992\"},{\"$integer\":\"18446744073709551615\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"integer": "-9007199254740992"}, {"integer": "18446744073709551615"}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$integer\":\"-9007199254740992\"},{\"$integer\":\"18446744073709551615\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>-9007199254740992</integer>\n\t\t\t<integer>18446744073709551615</integer>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2og8QE//gAAAAAAAAFAAAAAAAAAAA//////////9TMS4wCA8hKzM2SEpPVGZofH+BhI2eAAAAAAAAAQEAAAAAAAAAEgAAAAAAAAAAAAAAAAAAAKI="
      }
    },
    {
      "id": "canonical.text.canonical-form-is-its-own",
      "clause": "9.1.9",
      "also": ["9.1.7"],
      "level": "MUST",
      "flags": ["canonical-white-space", "canonical-tag-spaces"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\":[{\"$data\":\"QQ==\"},1e+21,\"\\u0001\u2028\"],\"b\":{\"$$c\":{}}}},\"version\":\"1.0\"}"},
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
                  {
                    "dictionary": [
                      ["a", [{"data": "QQ=="}, {"real": "1e+21"}, "\u0001\u2028"]],
                      ["b", {"dictionary": [["$c", {"dictionary": []}]]}]
                    ]
                  }
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\":[{\"$data\":\"QQ==\"},1e+21,\"\\u0001\u2028\"],\"b\":{\"$$c\":{}}}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>a</key>\n\t\t\t<array>\n\t\t\t\t<data>QQ==</data>\n\t\t\t\t<real>1e+21</real>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>$string</key>\n\t\t\t\t\t<string>AeKAqA==</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>b</key>\n\t\t\t<dict>\n\t\t\t\t<key>$$c</key>\n\t\t\t\t<dict/>\n\t\t\t</dict>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwYXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20g8QERVRYVFioxITFEFBI0RLGuTW4u9QYgABICjRFhdTJCRj0FMxLjAIDyErMzZISk9UZmh8f4GGiIqOkJmeoaWmAAAAAAAAAQEAAAAAAAAAGQAAAAAAAAAAAAAAAAAAAKo="
      }
    },
    {
      "id": "canonical.text.equal-payloads-have-one-form",
      "clause": "9.1.7",
      "level": "MUST",
      "flags": ["canonical-white-space"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{ \"version\" : \"\\u0031.0\", \"main-attachment\" : { \"representations\" : [ { \"type-identifier\" : \"public.plain-text\", \"text\" : \"\\u0078\" } ] } }"},
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
      "id": "canonical.text.defaults-and-empty-values-stay",
      "clause": "9.1.8",
      "also": ["8.1.2", "1.2.3"],
      "level": "MUST",
      "flags": ["conversion-tidies"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"title\":\"\",\"tags\":[],\"content-text\":[{\"bold\":false,\"text\":\"\"}],\"com.example.x\":{}}"},
      "to": "json",
      "output": {"text": "{\"com.example.x\":{},\"content-text\":[{\"bold\":false,\"text\":\"\"}],\"tags\":[],\"title\":\"\"}"}
    },
    {
      "id": "canonical.text.kept-tags-stand-as-they-are",
      "clause": "9.1.1",
      "also": ["7.1.7"],
      "level": "MUST",
      "flags": ["tag-as-dictionary"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":{\"$point\":[1.0,{\"$date\":\"2026-11-20T01:02:03Z\"}]},\"b\":{\"$data\":\"QQ\"}}"},
      "to": "json",
      "output": {"text": "{\"a\":{\"$point\":[1,{\"$date\":\"2026-11-20T01:02:03Z\"}]},\"b\":{\"$data\":\"QQ\"}}"}
    },
    {
      "id": "canonical.xml.layout-of-every-kind",
      "clause": "9.3.3",
      "also": ["9.3.1", "9.3.2", "9.3.4", "9.3.5", "7.1.3"],
      "level": "MUST",
      "flags": ["xml-layout", "xml-indent-spaces", "xml-empty-forms", "xml-escapes", "utf16-order", "cr-written-raw"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"z\":\"\",\"d\":{\"$data\":\"\"},\"e\":{},\"a\":[],\"l\":[true,[1.5,-7]],\"\\ufb01\":\"\\r\",\"\\ud83d\\ude00\":\"a\\n<&>\\\"'\\t \",\"f\":{\"$date\":\"2026-11-20T01:02:03.250Z\"},\"g\":{\"$date\":\"2026-11-20T01:02:03Z\"},\"k\":{\"$data\":\"QR==\"},\"u\":{\"$url\":\"a:b\"},\"i\":{\"$integer\":\"18446744073709551615\"},\"&\":{\"$$x\":1},\"\":false}"},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key></key>\n\t<false/>\n\t<key>&amp;</key>\n\t<dict>\n\t\t<key>$$x</key>\n\t\t<integer>1</integer>\n\t</dict>\n\t<key>a</key>\n\t<array/>\n\t<key>d</key>\n\t<data></data>\n\t<key>e</key>\n\t<dict/>\n\t<key>f</key>\n\t<dict>\n\t\t<key>$date</key>\n\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t</dict>\n\t<key>g</key>\n\t<date>2026-11-20T01:02:03Z</date>\n\t<key>i</key>\n\t<integer>18446744073709551615</integer>\n\t<key>k</key>\n\t<dict>\n\t\t<key>$data</key>\n\t\t<string>QR==</string>\n\t</dict>\n\t<key>l</key>\n\t<array>\n\t\t<true/>\n\t\t<array>\n\t\t\t<real>1.5</real>\n\t\t\t<integer>-7</integer>\n\t\t</array>\n\t</array>\n\t<key>u</key>\n\t<dict>\n\t\t<key>$url</key>\n\t\t<string>a:b</string>\n\t</dict>\n\t<key>z</key>\n\t<string></string>\n\t<key>\ud83d\ude00</key>\n\t<string>a\n&lt;&amp;&gt;\"'\t </string>\n\t<key>\ufb01</key>\n\t<dict>\n\t\t<key>$string</key>\n\t\t<string>DQ==</string>\n\t</dict>\n</dict>\n</plist>\n"}
    },
    {
      "id": "canonical.xml.empty-dictionary-is-one-element",
      "clause": "9.3.3",
      "level": "MUST",
      "flags": ["xml-layout"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{}"},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict/>\n</plist>\n"}
    },
    {
      "id": "canonical.xml.data-are-on-one-line",
      "clause": "9.3.5",
      "level": "MUST",
      "flags": ["xml-data-lines", "base64-line-breaks"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":{\"$data\":\"QUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJD\"}}"},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<data>QUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJD</data>\n</dict>\n</plist>\n"}
    },
    {
      "id": "canonical.xml.reals-are-those-of-json",
      "clause": "9.3.5",
      "level": "MUST",
      "flags": ["xml-real-spelling"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":[1e21,1e-7,0.5,100000000000000000000]}"},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<array>\n\t\t<real>1e+21</real>\n\t\t<real>1e-7</real>\n\t\t<real>0.5</real>\n\t\t<real>100000000000000000000</real>\n\t</array>\n</dict>\n</plist>\n"}
    },
    {
      "id": "canonical.xml.is-written-anew-from-xml",
      "clause": "9.3.1",
      "level": "MUST",
      "flags": ["xml-layout"],
      "kind": "convert",
      "encoding": "xml",
      "input": {"text": "<plist><dict><key>b</key><string/>\r\n<key>a</key><integer>0x1F</integer></dict></plist>"},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<integer>31</integer>\n\t<key>b</key>\n\t<string></string>\n</dict>\n</plist>\n"}
    },
    {
      "id": "canonical.binary.empty-dictionary",
      "clause": "9.4.6",
      "also": ["9.4.1"],
      "level": "MUST",
      "flags": ["binary-sizes"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDQCAAAAAAAAAEBAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAJ"}
    },
    {
      "id": "canonical.binary.walk-takes-keys-before-values",
      "clause": "9.4.2",
      "level": "MUST",
      "flags": ["binary-order"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":{\"c\":1,\"d\":[2]},\"b\":2}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDSAQIDCFFhUWLSBAUGB1FjUWQQAaEIEAIIDQ8RFhgaHB4AAAAAAAABAQAAAAAAAAAJAAAAAAAAAAAAAAAAAAAAIA=="}
    },
    {
      "id": "canonical.binary.equal-scalars-are-one-object",
      "clause": "9.4.3",
      "level": "MUST",
      "flags": ["binary-not-shared"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"b\":true,\"a\":true,\"c\":\"a\",\"d\":[1.5,1.5,{\"$date\":\"2001-01-01T00:00:00Z\"},{\"$date\":\"2001-01-01T00:00:00Z\"}]}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDUAQIDBAUFAQZRYVFiUWNRZAmkBwcICCM/+AAAAAAAADMAAAAAAAAAAAgRExUXGRofKAAAAAAAAAEBAAAAAAAAAAkAAAAAAAAAAAAAAAAAAAAx"}
    },
    {
      "id": "canonical.binary.data-and-containers-are-never-shared",
      "clause": "9.4.3",
      "level": "MUST",
      "flags": ["binary-shares-too-much"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":[{\"$data\":\"QQ==\"},{\"$data\":\"QQ==\"},[],[],1,1,{},{}]}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDRAQJRYagDBAUGBwcICUFBQUGgoBAB0NAICw0WGBobHB4fAAAAAAAAAQEAAAAAAAAACgAAAAAAAAAAAAAAAAAAACA="}
    },
    {
      "id": "canonical.binary.kinds-are-never-shared",
      "clause": "9.4.3",
      "level": "MUST",
      "flags": ["binary-shares-across-kinds", "true-equals-one", "binary-unique-by-character"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":[1,true,0,false,\"A\",{\"$data\":\"QQ==\"},\"\\u00e9\",\"e\\u0301\"]}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDRAQJRYagDBAUGBwgJChABCRAACFFBQUFhAOliAGUDAQgLDRYYGRscHiAjAAAAAAAAAQEAAAAAAAAACwAAAAAAAAAAAAAAAAAAACg="}
    },
    {
      "id": "canonical.binary.integers-take-the-least-width",
      "clause": "9.4.4",
      "level": "MUST",
      "flags": ["binary-integer-widths", "integer-16-bytes"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":[0,255,256,65535,65536,4294967295,4294967296,-1,{\"$integer\":\"9223372036854775807\"},{\"$integer\":\"9223372036854775808\"},{\"$integer\":\"-9223372036854775808\"}]}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDRAQJRYasDBAUGBwgJCgsMDRAAEP8RAQAR//8SAAEAABL/////EwAAAAEAAAAAE///////////E3//////////FAAAAAAAAAAAgAAAAAAAAAATgAAAAAAAAAAICw0ZGx0gIygtNj9IWQAAAAAAAAEBAAAAAAAAAA4AAAAAAAAAAAAAAAAAAABi"}
    },
    {
      "id": "canonical.binary.strings-and-reals",
      "clause": "9.4.4",
      "also": ["8.1.1"],
      "level": "MUST",
      "flags": ["binary-string-form", "binary-real-single", "binary-length-forms"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":[\"\\u0000\",\"\\u00e9\",\"123456789012345\",9007199254740992,0.1]}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDRAQJRYaUDBAUGB1EAYQDpXxAPMTIzNDU2Nzg5MDEyMzQ1I0NAAAAAAAAAIz+5mZmZmZmaCAsNExUYKjMAAAAAAAABAQAAAAAAAAAIAAAAAAAAAAAAAAAAAAAAPA=="}
    },
    {
      "id": "canonical.binary.sizes-are-the-least",
      "clause": "9.4.5",
      "level": "MUST",
      "flags": ["binary-sizes", "binary-length-forms"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\",\"b\":1}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDSAQIDBFFhUWJfEQEAYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRABAAgADQAPABEBFQAAAAAAAAIBAAAAAAAAAAUAAAAAAAAAAAAAAAAAAAEX"}
    },
    {
      "id": "canonical.binary.references-of-two-bytes",
      "clause": "9.4.5",
      "level": "MUST",
      "flags": ["binary-sizes"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,165,166,167,168,169,170,171,172,173,174,175,176,177,178,179,180,181,182,183,184,185,186,187,188,189,190,191,192,193,194,195,196,197,198,199,200,201,202,203,204,205,206,207,208,209,210,211,212,213,214,215,216,217,218,219,220,221,222,223,224,225,226,227,228,229,230,231,232,233,234,235,236,237,238,239,240,241,242,243,244,245,246,247,248,249,250,251,252,253,254,255]}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDRAAEAAlFhrxEBAAADAAQABQAGAAcACAAJAAoACwAMAA0ADgAPABAAEQASABMAFAAVABYAFwAYABkAGgAbABwAHQAeAB8AIAAhACIAIwAkACUAJgAnACgAKQAqACsALAAtAC4ALwAwADEAMgAzADQANQA2ADcAOAA5ADoAOwA8AD0APgA/AEAAQQBCAEMARABFAEYARwBIAEkASgBLAEwATQBOAE8AUABRAFIAUwBUAFUAVgBXAFgAWQBaAFsAXABdAF4AXwBgAGEAYgBjAGQAZQBmAGcAaABpAGoAawBsAG0AbgBvAHAAcQByAHMAdAB1AHYAdwB4AHkAegB7AHwAfQB+AH8AgACBAIIAgwCEAIUAhgCHAIgAiQCKAIsAjACNAI4AjwCQAJEAkgCTAJQAlQCWAJcAmACZAJoAmwCcAJ0AngCfAKAAoQCiAKMApAClAKYApwCoAKkAqgCrAKwArQCuAK8AsACxALIAswC0ALUAtgC3ALgAuQC6ALsAvAC9AL4AvwDAAMEAwgDDAMQAxQDGAMcAyADJAMoAywDMAM0AzgDPANAA0QDSANMA1ADVANYA1wDYANkA2gDbANwA3QDeAN8A4ADhAOIA4wDkAOUA5gDnAOgA6QDqAOsA7ADtAO4A7wDwAPEA8gDzAPQA9QD2APcA+AD5APoA+wD8AP0A/gD/AQABAQECEAAQARACEAMQBBAFEAYQBxAIEAkQChALEAwQDRAOEA8QEBAREBIQExAUEBUQFhAXEBgQGRAaEBsQHBAdEB4QHxAgECEQIhAjECQQJRAmECcQKBApECoQKxAsEC0QLhAvEDAQMRAyEDMQNBA1EDYQNxA4EDkQOhA7EDwQPRA+ED8QQBBBEEIQQxBEEEUQRhBHEEgQSRBKEEsQTBBNEE4QTxBQEFEQUhBTEFQQVRBWEFcQWBBZEFoQWxBcEF0QXhBfEGAQYRBiEGMQZBBlEGYQZxBoEGkQahBrEGwQbRBuEG8QcBBxEHIQcxB0EHUQdhB3EHgQeRB6EHsQfBB9EH4QfxCAEIEQghCDEIQQhRCGEIcQiBCJEIoQixCMEI0QjhCPEJAQkRCSEJMQlBCVEJYQlxCYEJkQmhCbEJwQnRCeEJ8QoBChEKIQoxCkEKUQphCnEKgQqRCqEKsQrBCtEK4QrxCwELEQshCzELQQtRC2ELcQuBC5ELoQuxC8EL0QvhC/EMAQwRDCEMMQxBDFEMYQxxDIEMkQyhDLEMwQzRDOEM8Q0BDRENIQ0xDUENUQ1hDXENgQ2RDaENsQ3BDdEN4Q3xDgEOEQ4hDjEOQQ5RDmEOcQ6BDpEOoQ6xDsEO0Q7hDvEPAQ8RDyEPMQ9BD1EPYQ9xD4EPkQ+hD7EPwQ/RD+EP8ACAANAA8CEwIVAhcCGQIbAh0CHwIhAiMCJQInAikCKwItAi8CMQIzAjUCNwI5AjsCPQI/AkECQwJFAkcCSQJLAk0CTwJRAlMCVQJXAlkCWwJdAl8CYQJjAmUCZwJpAmsCbQJvAnECcwJ1AncCeQJ7An0CfwKBAoMChQKHAokCiwKNAo8CkQKTApUClwKZApsCnQKfAqECowKlAqcCqQKrAq0CrwKxArMCtQK3ArkCuwK9Ar8CwQLDAsUCxwLJAssCzQLPAtEC0wLVAtcC2QLbAt0C3wLhAuMC5QLnAukC6wLtAu8C8QLzAvUC9wL5AvsC/QL/AwEDAwMFAwcDCQMLAw0DDwMRAxMDFQMXAxkDGwMdAx8DIQMjAyUDJwMpAysDLQMvAzEDMwM1AzcDOQM7Az0DPwNBA0MDRQNHA0kDSwNNA08DUQNTA1UDVwNZA1sDXQNfA2EDYwNlA2cDaQNrA20DbwNxA3MDdQN3A3kDewN9A38DgQODA4UDhwOJA4sDjQOPA5EDkwOVA5cDmQObA50DnwOhA6MDpQOnA6kDqwOtA68DsQOzA7UDtwO5A7sDvQO/A8EDwwPFA8cDyQPLA80DzwPRA9MD1QPXA9kD2wPdA98D4QPjA+UD5wPpA+sD7QPvA/ED8wP1A/cD+QP7A/0D/wQBBAMEBQQHBAkECwQNBA8EEQAAAAAAAAICAAAAAAAAAQMAAAAAAAAAAAAAAAAAAAQT"}
    },
    {
      "id": "canonical.binary.dates-are-seconds-since-2001",
      "clause": "8.1.3",
      "level": "MUST",
      "flags": ["date-epoch"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":[{\"$date\":\"2026-11-20T01:02:03.250Z\"},{\"$date\":\"2000-12-31T23:59:59.999Z\"}]}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDRAQJRYaIDBDNByFfpxaAAADO/UGJN0vGp/AgLDRAZAAAAAAAAAQEAAAAAAAAABQAAAAAAAAAAAAAAAAAAACI="}
    }
  ]
}

"""#
}
