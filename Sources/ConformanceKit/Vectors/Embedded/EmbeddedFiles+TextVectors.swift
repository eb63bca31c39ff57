// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let textVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "text",
  "title": "Styled text",
  "clauses": ["15"],
  "count": 62,
  "notes": {
    "attribute-as-number": {"bug": "takes 1 or 0 for a boolean", "effect": "another reader refuses what this one wrote"},
    "attribute-default-written": {"bug": "writes attributes that are not set, as false or as empty strings", "effect": "every strict reader refuses the payload"},
    "attribute-empty-taken": {"bug": "takes an empty string for an attribute", "effect": "one text has two spellings"},
    "color-argb": {"bug": "reads #RRGGBBAA as #AARRGGBB", "effect": "text comes in another color, and transparent"},
    "color-digits": {"bug": "does not check that the digits of a color are hexadecimal", "effect": "a color is read as another one"},
    "color-line-feed": {"bug": "matches a color with a pattern whose end allows a line feed after it", "effect": "a color that no other reader takes"},
    "color-lower-case": {"bug": "takes lower-case hexadecimal digits in a color", "effect": "one color has two spellings"},
    "color-name": {"bug": "takes the name of a color", "effect": "another reader refuses what this one wrote"},
    "color-number": {"bug": "takes a number for a color", "effect": "another reader refuses what this one wrote"},
    "color-opaque-alpha": {"bug": "takes an alpha of FF", "effect": "one color has two spellings"},
    "color-short": {"bug": "takes a color of three digits", "effect": "another reader refuses what this one wrote"},
    "color-without-sign": {"bug": "takes a color without #", "effect": "another reader refuses what this one wrote"},
    "conversion-tidies": {"bug": "drops defaults, empty runs or other findings while converting", "effect": "two programs see different payloads, and a signature no longer fits"},
    "empty-run-splits": {"bug": "drops an empty run after joining, so that its neighbours stay apart, or joins across it before", "effect": "the text has two runs where lenient reading has one"},
    "empty-run-taken": {"bug": "takes a run whose text is empty", "effect": "attributes stand on nothing"},
    "empty-text-delivered": {"bug": "delivers content text without a run", "effect": "the item has a finding when it is written"},
    "equal-runs-left-apart": {"bug": "does not join equal neighbours in lenient reading", "effect": "a receiver shows one stretch as two"},
    "equal-runs-of-vendors-taken": {"bug": "does not compare unknown attributes, and takes runs that are equal in them too", "effect": "one text has many spellings"},
    "equal-runs-taken": {"bug": "takes neighbouring runs that are equal in all but their text", "effect": "one text has many spellings, and signatures over it differ"},
    "false-attribute-taken": {"bug": "takes false for an attribute", "effect": "one text has two spellings"},
    "findings-depend": {"bug": "leaves out findings that follow others", "effect": "a sender mends one fault after another"},
    "font-size-huge": {"bug": "takes an integer font size beyond 2^53-1", "effect": "the size is another one after a reader with doubles"},
    "font-size-integer-only": {"bug": "reads a font size as an integer", "effect": "12.5 becomes 12"},
    "font-size-negative": {"bug": "takes a negative font size", "effect": "text is upside down or a program stops"},
    "font-size-text": {"bug": "takes a string for a font size", "effect": "another reader refuses what this one wrote"},
    "font-size-zero": {"bug": "takes a font size of 0", "effect": "text is invisible or a division fails"},
    "integer-as-real": {"bug": "gives an integral value of JSON with a point or an exponent as a real", "effect": "1 and 1.0 are two values, and runs and sums differ"},
    "link-unchecked": {"bug": "does not check the link of a run", "effect": "a link leads to a local file or runs a script"},
    "link-unchecked-scheme": {"bug": "checks the form of a link and not its scheme", "effect": "a link in the text runs a script"},
    "original-runs-lost": {"bug": "writes the runs that lenient reading joined or dropped in place of those that were read", "effect": "a program that changed nothing changes the text"},
    "run-as-string": {"bug": "takes a string in place of a run", "effect": "a shorthand that other readers refuse"},
    "run-attribute-lost": {"bug": "drops an attribute that version 1.0 defines", "effect": "styled text loses its style"},
    "run-kept-without-text": {"bug": "delivers a run whose text was set aside, as an empty one", "effect": "a receiver shows attributes of nothing"},
    "run-text-dropped": {"bug": "does not keep the text of runs apart from each other in order", "effect": "text is lost or comes in another order"},
    "run-without-text-taken": {"bug": "takes a run that has no member text", "effect": "other readers refuse the payload"},
    "runs-all-joined": {"bug": "joins all runs, or compares texts alone", "effect": "styled text loses its style"},
    "runs-compared-by-known": {"bug": "compares only the attributes it knows when it looks for equal neighbours", "effect": "runs that differ are refused or joined"},
    "runs-joined": {"bug": "joins neighbouring runs whose unknown attributes differ", "effect": "a vendor's attribute spreads over text it was not set on, or is lost"},
    "runs-null-compared": {"bug": "compares runs by members that are null", "effect": "runs that are equal stay apart, as soon as the null is gone"},
    "text-normalised": {"bug": "normalises text, or joins a combining mark to the run before", "effect": "what comes back is not what was shared"},
    "text-trimmed": {"bug": "trims white space at the ends of runs", "effect": "words run together"},
    "true-equals-one": {"bug": "takes the number 1 for equal to true, as some languages do", "effect": "values of different kinds are merged"},
    "unknown-attribute-lost": {"bug": "drops run attributes that it does not know", "effect": "an editor of version 1.0 destroys what a later version or a vendor set"}
  },
  "vectors": [
    {
      "id": "text.runs.text-is-their-texts-in-order",
      "clause": "15.1.2",
      "also": ["15.1.1", "15.1.3"],
      "level": "MUST",
      "flags": ["run-text-dropped", "text-trimmed"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"Read \"},{\"bold\":true,\"text\":\"this\"},{\"text\":\"\\n now \"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "content-text",
            [{"dictionary": [["text", "Read "]]}, {"dictionary": [["bold", true], ["text", "this"]]}, {"dictionary": [["text", "\n now "]]}]
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"content-text\":[{\"text\":\"Read \"},{\"bold\":true,\"text\":\"this\"},{\"text\":\"\\n now \"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>Read </string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string>this</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>\n now </string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBA4VXGNvbnRlbnQtdGV4dF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9uowUIDNEGB1R0ZXh0VVJlYWQg0gkGCgtUYm9sZAlUdGhpc9EGDVYKIG5vdyDRDxBfEA9yZXByZXNlbnRhdGlvbnOhEdIGEhMUXxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDxwuNjo9QkhNUlNYW2Jld3l+kJKmAAAAAAAAAQEAAAAAAAAAFgAAAAAAAAAAAAAAAAAAAKo="
      }
    },
    {
      "id": "text.runs.combining-mark-may-begin-one",
      "clause": "15.1.2",
      "also": ["6.2.2"],
      "level": "MUST",
      "flags": ["text-normalised"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"e\"},{\"bold\":true,\"text\":\"\u0301\ud83c\udffd\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "e"]]}, {"dictionary": [["bold", true], ["text", "\u0301\ud83c\udffd"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"content-text\":[{\"text\":\"e\"},{\"bold\":true,\"text\":\"\u0301\ud83c\udffd\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>e</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string>\u0301\ud83c\udffd</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwTXGNvbnRlbnQtdGV4dF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9uogUI0QYHVHRleHRRZdIJBgoLVGJvbGQJYwMB2Dzf/dENDl8QD3JlcHJlc2VudGF0aW9uc6EP0gYQERJfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0UzEuMAgPHC42OTxBQ0hNTlVYamxxg4WZAAAAAAAAAQEAAAAAAAAAFAAAAAAAAAAAAAAAAAAAAJ0="
      }
    },
    {
      "id": "text.runs.unequal-neighbours-are-kept",
      "clause": "15.1.4",
      "level": "MUST",
      "flags": ["runs-all-joined"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\"},{\"bold\":true,\"text\":\"b\"},{\"text\":\"c\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "content-text",
            [{"dictionary": [["text", "a"]]}, {"dictionary": [["bold", true], ["text", "b"]]}, {"dictionary": [["text", "c"]]}]
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"content-text\":[{\"text\":\"a\"},{\"bold\":true,\"text\":\"b\"},{\"text\":\"c\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string>b</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>c</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBA4VXGNvbnRlbnQtdGV4dF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9uowUIDNEGB1R0ZXh0UWHSCQYKC1Rib2xkCVFi0QYNUWPRDxBfEA9yZXByZXNlbnRhdGlvbnOhEdIGEhMUXxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIDxwuNjo9QkRJTk9RVFZZa21yhIaaAAAAAAAAAQEAAAAAAAAAFgAAAAAAAAAAAAAAAAAAAJ4="
      }
    },
    {
      "id": "text.runs.vendors-attribute-keeps-apart",
      "clause": "15.1.4",
      "also": ["11.2.2"],
      "level": "MUST",
      "flags": ["runs-joined", "runs-compared-by-known"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\"},{\"com.example.x\":1,\"text\":\"b\"},{\"com.example.x\":2,\"text\":\"c\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "content-text",
            [
              {"dictionary": [["text", "a"]]},
              {"dictionary": [["com.example.x", {"integer": "1"}], ["text", "b"]]},
              {"dictionary": [["com.example.x", {"integer": "2"}], ["text", "c"]]}
            ]
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"content-text\":[{\"text\":\"a\"},{\"com.example.x\":1,\"text\":\"b\"},{\"com.example.x\":2,\"text\":\"c\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>com.example.x</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>text</key>\n\t\t\t<string>b</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>com.example.x</key>\n\t\t\t<integer>2</integer>\n\t\t\t<key>text</key>\n\t\t\t<string>c</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBA8WXGNvbnRlbnQtdGV4dF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9uowUIDNEGB1R0ZXh0UWHSCQYKC11jb20uZXhhbXBsZS54EAFRYtIJBg0OEAJRY9EQEV8QD3JlcHJlc2VudGF0aW9uc6ES0gYTFBVfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0UzEuMAgPHC42Oj1CRElXWVtgYmRneXuAkpSoAAAAAAAAAQEAAAAAAAAAFwAAAAAAAAAAAAAAAAAAAKw="
      }
    },
    {
      "id": "text.runs.kinds-keep-apart",
      "clause": "15.1.4",
      "also": ["6.1.2"],
      "level": "MUST",
      "flags": ["true-equals-one"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"com.example.x\":1,\"text\":\"a\"},{\"com.example.x\":true,\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "content-text",
            [{"dictionary": [["com.example.x", {"integer": "1"}], ["text", "a"]]}, {"dictionary": [["com.example.x", true], ["text", "b"]]}]
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"content-text\":[{\"com.example.x\":1,\"text\":\"a\"},{\"com.example.x\":true,\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>com.example.x</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>com.example.x</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string>b</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBA0UXGNvbnRlbnQtdGV4dF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9uogUK0gYHCAldY29tLmV4YW1wbGUueFR0ZXh0EAFRYdIGBwsMCVFi0Q4PXxAPcmVwcmVzZW50YXRpb25zoRDSBxESE18QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHRTMS4wCA8cLjY5PkxRU1VaW11gcnR5i42hAAAAAAAAAQEAAAAAAAAAFQAAAAAAAAAAAAAAAAAAAKU="
      }
    },
    {
      "id": "text.runs.deep-difference-keeps-apart",
      "clause": "15.1.4",
      "also": ["6.1.2"],
      "level": "MUST",
      "flags": ["runs-joined"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"com.example.x\":{\"a\":[1,{\"$data\":\"QQ==\"}]},\"text\":\"a\"},{\"com.example.x\":{\"a\":[1,\"QQ==\"]},\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "content-text",
            [
              {"dictionary": [["com.example.x", {"dictionary": [["a", [{"integer": "1"}, {"data": "QQ=="}]]]}], ["text", "a"]]},
              {"dictionary": [["com.example.x", {"dictionary": [["a", [{"integer": "1"}, "QQ=="]]]}], ["text", "b"]]}
            ]
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"content-text\":[{\"com.example.x\":{\"a\":[1,{\"$data\":\"QQ==\"}]},\"text\":\"a\"},{\"com.example.x\":{\"a\":[1,\"QQ==\"]},\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>com.example.x</key>\n\t\t\t<dict>\n\t\t\t\t<key>a</key>\n\t\t\t\t<array>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<data>QQ==</data>\n\t\t\t\t</array>\n\t\t\t</dict>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>com.example.x</key>\n\t\t\t<dict>\n\t\t\t\t<key>a</key>\n\t\t\t\t<array>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<string>QQ==</string>\n\t\t\t\t</array>\n\t\t\t</dict>\n\t\t\t<key>text</key>\n\t\t\t<string>b</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBBIZXGNvbnRlbnQtdGV4dF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9uogUN0gYHCAldY29tLmV4YW1wbGUueFR0ZXh00QkKUWGiCwwQAUFB0gYHDhHRCQ+iCxBUUVE9PVFi0RMUXxAPcmVwcmVzZW50YXRpb25zoRXSBxYXGF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHRTMS4wCA8cLjY5PkxRVFZZW11iZWhtb3KEhoudn7MAAAAAAAABAQAAAAAAAAAaAAAAAAAAAAAAAAAAAAAAtw=="
      }
    },
    {
      "id": "text.runs.unknown-attribute-of-newer-version-keeps-apart",
      "clause": "15.1.4",
      "also": ["21.1.7", "12.1.2"],
      "level": "MUST",
      "flags": ["runs-joined"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\"},{\"blink\":1,\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.1\"}"},
      "meaning": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}, {"dictionary": [["blink", {"integer": "1"}], ["text", "b"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.1"]
        ]
      },
      "canonical": {
        "json": "{\"content-text\":[{\"text\":\"a\"},{\"blink\":1,\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.1\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>blink</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>text</key>\n\t\t\t<string>b</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.1</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwTXGNvbnRlbnQtdGV4dF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9uogUI0QYHVHRleHRRYdIJBgoLVWJsaW5rEAFRYtENDl8QD3JlcHJlc2VudGF0aW9uc6EP0gYQERJfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0UzEuMQgPHC42OTxBQ0hOUFJVZ2lugIKWAAAAAAAAAQEAAAAAAAAAFAAAAAAAAAAAAAAAAAAAAJo="
      }
    },
    {
      "id": "text.runs.string-is-no-run",
      "clause": "15.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["run-as-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[\"a\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/content-text/0"}],
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
      "id": "text.runs.text-is-required",
      "clause": "15.1.1",
      "also": ["13.1.2", "21.2.2"],
      "level": "MUST",
      "flags": ["run-without-text-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"bold\":true},{\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.missing", "pointer": "/content-text/0"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.text-is-a-string",
      "clause": "15.1.1",
      "also": ["21.2.3"],
      "level": "MUST",
      "flags": ["run-kept-without-text"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"bold\":true,\"text\":1},{\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/content-text/0/text"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.empty-one-is-dropped",
      "clause": "15.1.3",
      "level": "MUST",
      "flags": ["empty-run-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"bold\":true,\"text\":\"\"},{\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "text.empty-run", "pointer": "/content-text/0"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.empty-one-alone-leaves-no-text",
      "clause": "15.1.3",
      "also": ["21.2.2"],
      "level": "MUST",
      "flags": ["empty-text-delivered"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "text.empty-run", "pointer": "/content-text/0"}],
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
      "id": "text.runs.empty-one-is-a-neighbour",
      "clause": "15.1.4",
      "level": "MUST",
      "flags": ["findings-depend"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\"},{\"text\":\"\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "text.equal-runs", "pointer": "/content-text/1"}, {"id": "text.empty-run", "pointer": "/content-text/1"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.empty-one-is-dropped-before-joining",
      "clause": "15.1.4",
      "level": "MUST",
      "flags": ["empty-run-splits"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\"},{\"bold\":true,\"text\":\"\"},{\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "text.empty-run", "pointer": "/content-text/1"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "ab"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.equal-neighbours-are-joined",
      "clause": "15.1.4",
      "level": "MUST",
      "flags": ["equal-runs-taken", "equal-runs-left-apart"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\"},{\"text\":\"b\"},{\"text\":\"c\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "text.equal-runs", "pointer": "/content-text/1"}, {"id": "text.equal-runs", "pointer": "/content-text/2"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "abc"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.order-of-attributes-is-no-difference",
      "clause": "15.1.4",
      "also": ["6.1.3"],
      "level": "MUST",
      "flags": ["equal-runs-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"bold\":true,\"text\":\"a\"},{\"text\":\"b\",\"bold\":true}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "text.equal-runs", "pointer": "/content-text/1"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["bold", true], ["text", "ab"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.vendors-attribute-can-be-equal",
      "clause": "15.1.4",
      "level": "MUST",
      "flags": ["equal-runs-of-vendors-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"com.example.x\":{\"a\":[1,2],\"b\":{}},\"text\":\"a\"},{\"com.example.x\":{\"b\":{},\"a\":[1,2]},\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "text.equal-runs", "pointer": "/content-text/1"}],
      "lenient": {
        "dictionary": [
          [
            "content-text",
            [
              {
                "dictionary": [
                  ["com.example.x", {"dictionary": [["a", [{"integer": "1"}, {"integer": "2"}]], ["b", {"dictionary": []}]]}],
                  ["text", "ab"]
                ]
              }
            ]
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.spellings-of-a-number-are-equal",
      "clause": "15.1.4",
      "also": ["6.3.4"],
      "level": "MUST",
      "flags": ["integer-as-real"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"com.example.x\":1,\"text\":\"a\"},{\"com.example.x\":1.0,\"text\":\"b\"},{\"com.example.x\":10e-1,\"text\":\"c\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "text.equal-runs", "pointer": "/content-text/1"}, {"id": "text.equal-runs", "pointer": "/content-text/2"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["com.example.x", {"integer": "1"}], ["text", "abc"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.dotless-attribute-keeps-apart",
      "clause": "15.1.4",
      "also": ["15.2.1"],
      "level": "MUST",
      "flags": ["runs-joined"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\"},{\"blink\":1,\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/content-text/1/blink"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}, {"dictionary": [["blink", {"integer": "1"}], ["text", "b"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.equal-ones-of-a-newer-version-are-found",
      "clause": "15.1.4",
      "also": ["21.1.7"],
      "level": "MUST",
      "flags": ["equal-runs-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\"},{\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.1\"}"},
      "findings": [{"id": "text.equal-runs", "pointer": "/content-text/1"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "ab"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.1"]
        ]
      }
    },
    {
      "id": "text.runs.without-text-are-neighbours",
      "clause": "15.1.4",
      "level": "MUST",
      "flags": ["findings-depend"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{},{},{\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "member.missing", "pointer": "/content-text/0"},
        {"id": "member.missing", "pointer": "/content-text/1"},
        {"id": "text.equal-runs", "pointer": "/content-text/1"},
        {"id": "text.equal-runs", "pointer": "/content-text/2"}
      ],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.text-of-another-type-is-a-neighbour",
      "clause": "15.1.4",
      "level": "MUST",
      "flags": ["findings-depend"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":1},{\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/content-text/0/text"}, {"id": "text.equal-runs", "pointer": "/content-text/1"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.null-counts-as-absent",
      "clause": "15.1.4",
      "also": ["6.7.1"],
      "level": "MUST",
      "flags": ["runs-null-compared"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"com.example.x\":null,\"text\":\"a\"},{\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "value.null", "pointer": "/content-text/0/com.example.x"},
        {"id": "text.equal-runs", "pointer": "/content-text/1"}
      ],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "ab"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.of-an-overlay-are-joined",
      "clause": "15.1.4",
      "also": ["19.2.1"],
      "level": "MUST",
      "flags": ["equal-runs-left-apart"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"a.b\":{\"content-text\":[{\"text\":\"a\"},{\"text\":\"b\"}]}},\"content-text\":[{\"text\":\"c\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": "a.b",
      "meaning": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "ab"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.equal-and-empty-ones-stay-in-writing",
      "clause": "21.3.1",
      "also": ["15.1.4"],
      "level": "MUST",
      "flags": ["original-runs-lost"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\"},{\"text\":\"b\"},{\"bold\":true,\"text\":\"\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "content-text",
            [{"dictionary": [["text", "a"]]}, {"dictionary": [["text", "b"]]}, {"dictionary": [["bold", true], ["text", ""]]}]
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.runs.conversion-changes-none",
      "clause": "9.1.8",
      "also": ["8.1.2", "1.2.3"],
      "level": "MUST",
      "flags": ["conversion-tidies"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"\"},{\"text\":\"\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "to": "json",
      "output": {"text": "{\"content-text\":[{\"text\":\"\"},{\"text\":\"\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"}
    },
    {
      "id": "text.attributes.all-are-read",
      "clause": "15.2.1",
      "level": "MUST",
      "flags": ["run-attribute-lost", "font-size-integer-only", "color-argb"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"background-color\":\"#FFFF0080\",\"bold\":true,\"code\":true,\"font-name\":\"Menlo\",\"font-size\":12.5,\"foreground-color\":\"#1A2B3C\",\"italic\":true,\"link\":\"a:b\",\"strikethrough\":true,\"text\":\"a\",\"underline\":true}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "content-text",
            [
              {
                "dictionary": [
                  ["background-color", "#FFFF0080"],
                  ["bold", true],
                  ["code", true],
                  ["font-name", "Menlo"],
                  ["font-size", {"real": "12.5"}],
                  ["foreground-color", "#1A2B3C"],
                  ["italic", true],
                  ["link", "a:b"],
                  ["strikethrough", true],
                  ["text", "a"],
                  ["underline", true]
                ]
              }
            ]
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"content-text\":[{\"background-color\":\"#FFFF0080\",\"bold\":true,\"code\":true,\"font-name\":\"Menlo\",\"font-size\":12.5,\"foreground-color\":\"#1A2B3C\",\"italic\":true,\"link\":\"a:b\",\"strikethrough\":true,\"text\":\"a\",\"underline\":true}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#FFFF0080</string>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>code</key>\n\t\t\t<true/>\n\t\t\t<key>font-name</key>\n\t\t\t<string>Menlo</string>\n\t\t\t<key>font-size</key>\n\t\t\t<real>12.5</real>\n\t\t\t<key>foreground-color</key>\n\t\t\t<string>#1A2B3C</string>\n\t\t\t<key>italic</key>\n\t\t\t<true/>\n\t\t\t<key>link</key>\n\t\t\t<string>a:b</string>\n\t\t\t<key>strikethrough</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t\t<key>underline</key>\n\t\t\t<true/>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBBgfXGNvbnRlbnQtdGV4dF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9uoQXbBgcICQoLDA0ODxAREhITFBUSFhIXEl8QEGJhY2tncm91bmQtY29sb3JUYm9sZFRjb2RlWWZvbnQtbmFtZVlmb250LXNpemVfEBBmb3JlZ3JvdW5kLWNvbG9yVml0YWxpY1RsaW5rXXN0cmlrZXRocm91Z2hUdGV4dFl1bmRlcmxpbmVZI0ZGRkYwMDgwCVVNZW5sbyNAKQAAAAAAAFcjMUEyQjNDU2E6YlFh0RkaXxAPcmVwcmVzZW50YXRpb25zoRvSDxwdHl8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHRTMS4wAAgADwAcAC4ANgA4AE8AYgBnAGwAdgCAAJMAmgCfAK0AsgC8AMYAxwDNANYA3gDiAOQA5wD5APsBAAESARQBKAAAAAAAAAIBAAAAAAAAACAAAAAAAAAAAAAAAAAAAAEs"
      }
    },
    {
      "id": "text.attributes.absent-ones-are-not-written",
      "clause": "13.1.4",
      "also": ["13.1.3", "15.2.2"],
      "level": "MUST",
      "flags": ["attribute-default-written"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"content-text\":[{\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAgPXGNvbnRlbnQtdGV4dF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9uoQXRBgdUdGV4dFFh0QkKXxAPcmVwcmVzZW50YXRpb25zoQvSBgwNDl8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHRTMS4wCA8cLjY4O0BCRVdZXnByhgAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACK"
      }
    },
    {
      "id": "text.attributes.false-bold-is-default",
      "clause": "15.2.2",
      "level": "MUST",
      "flags": ["false-attribute-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"bold\":false,\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/content-text/0/bold"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.attributes.false-italic-is-default",
      "clause": "15.2.2",
      "level": "MUST",
      "flags": ["false-attribute-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"italic\":false,\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/content-text/0/italic"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.attributes.false-underline-is-default",
      "clause": "15.2.2",
      "level": "MUST",
      "flags": ["false-attribute-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"underline\":false,\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/content-text/0/underline"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.attributes.false-strikethrough-is-default",
      "clause": "15.2.2",
      "level": "MUST",
      "flags": ["false-attribute-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"strikethrough\":false,\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/content-text/0/strikethrough"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.attributes.false-code-is-default",
      "clause": "15.2.2",
      "level": "MUST",
      "flags": ["false-attribute-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"code\":false,\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/content-text/0/code"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.attributes.number-is-no-boolean",
      "clause": "12.2.1",
      "also": ["6.1.2", "15.2.2"],
      "level": "MUST",
      "flags": ["attribute-as-number"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"bold\":1,\"text\":\"a\"},{\"code\":0,\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/content-text/0/bold"}, {"id": "member.type", "pointer": "/content-text/1/code"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "ab"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.attributes.link-is-a-url",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["link-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"link\":\"x\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/content-text/0/link"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.attributes.link-has-no-excluded-scheme",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["link-unchecked-scheme"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"link\":\"JavaScript:alert(1)\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "url.scheme", "pointer": "/content-text/0/link"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.attributes.empty-link-is-default",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["attribute-empty-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"link\":\"\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/content-text/0/link"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.attributes.empty-font-name-is-default",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["attribute-empty-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"font-name\":\"\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/content-text/0/font-name"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.attributes.empty-foreground-color-is-default",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["attribute-empty-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"foreground-color\":\"\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/content-text/0/foreground-color"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.attributes.unknown-ones-are-kept",
      "clause": "21.3.1",
      "also": ["11.2.2", "15.2.5"],
      "level": "MUST",
      "flags": ["unknown-attribute-lost"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"blink\":true,\"com.example.x\":[1],\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          ["content-text", [{"dictionary": [["blink", true], ["com.example.x", [{"integer": "1"}]], ["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.colors.six-or-eight-digits",
      "clause": "15.2.3",
      "level": "MUST",
      "flags": ["color-argb"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"background-color\":\"#1A2B3C\",\"text\":\"a\"},{\"background-color\":\"#1A2B3C80\",\"text\":\"a\"},{\"background-color\":\"#00000000\",\"text\":\"a\"},{\"background-color\":\"#FFFFFF\",\"text\":\"a\"},{\"background-color\":\"#FFFFFFFE\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "content-text",
            [
              {"dictionary": [["background-color", "#1A2B3C"], ["text", "a"]]},
              {"dictionary": [["background-color", "#1A2B3C80"], ["text", "a"]]},
              {"dictionary": [["background-color", "#00000000"], ["text", "a"]]},
              {"dictionary": [["background-color", "#FFFFFF"], ["text", "a"]]},
              {"dictionary": [["background-color", "#FFFFFFFE"], ["text", "a"]]}
            ]
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"content-text\":[{\"background-color\":\"#1A2B3C\",\"text\":\"a\"},{\"background-color\":\"#1A2B3C80\",\"text\":\"a\"},{\"background-color\":\"#00000000\",\"text\":\"a\"},{\"background-color\":\"#FFFFFF\",\"text\":\"a\"},{\"background-color\":\"#FFFFFFFE\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#1A2B3C</string>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#1A2B3C80</string>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#00000000</string>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#FFFFFF</string>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#FFFFFFFE</string>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBBIZXGNvbnRlbnQtdGV4dF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9upQUKDA4Q0gYHCAlfEBBiYWNrZ3JvdW5kLWNvbG9yVHRleHRXIzFBMkIzQ1Fh0gYHCwlZIzFBMkIzQzgw0gYHDQlZIzAwMDAwMDAw0gYHDwlXI0ZGRkZGRtIGBxEJWSNGRkZGRkZGRdETFF8QD3JlcHJlc2VudGF0aW9uc6EV0gcWFxhfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0UzEuMAgPHC42PEFUWWFjaHJ3gYaOk52gsrS5y83hAAAAAAAAAQEAAAAAAAAAGgAAAAAAAAAAAAAAAAAAAOU="
      }
    },
    {
      "id": "text.colors.lower-case-is-none",
      "clause": "15.2.3",
      "level": "MUST",
      "flags": ["color-lower-case"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"background-color\":\"#1a2b3c\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "color.malformed", "pointer": "/content-text/0/background-color"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.colors.three-digits-are-none",
      "clause": "15.2.3",
      "level": "MUST",
      "flags": ["color-short"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"background-color\":\"#ABC\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "color.malformed", "pointer": "/content-text/0/background-color"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.colors.alpha-ff-is-none",
      "clause": "15.2.3",
      "level": "MUST",
      "flags": ["color-opaque-alpha"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"background-color\":\"#1A2B3CFF\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "color.malformed", "pointer": "/content-text/0/background-color"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.colors.number-sign-is-needed",
      "clause": "15.2.3",
      "level": "MUST",
      "flags": ["color-without-sign"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"background-color\":\"1A2B3C\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "color.malformed", "pointer": "/content-text/0/background-color"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.colors.digits-are-hexadecimal",
      "clause": "15.2.3",
      "level": "MUST",
      "flags": ["color-digits"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"background-color\":\"#1A2B3G\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "color.malformed", "pointer": "/content-text/0/background-color"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.colors.line-feed-after-it-is-none",
      "clause": "15.2.3",
      "level": "MUST",
      "flags": ["color-line-feed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"background-color\":\"#1A2B3C\\n\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "color.malformed", "pointer": "/content-text/0/background-color"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.colors.name-is-none",
      "clause": "15.2.3",
      "level": "MUST",
      "flags": ["color-name"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"background-color\":\"red\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "color.malformed", "pointer": "/content-text/0/background-color"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.colors.number-is-none",
      "clause": "13.1.1",
      "level": "MUST",
      "flags": ["color-number"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"background-color\":1,\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/content-text/0/background-color"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.font-size.positive-numbers",
      "clause": "15.2.4",
      "level": "MUST",
      "flags": ["font-size-integer-only"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"font-size\":0.5,\"text\":\"a\"},{\"font-size\":9007199254740991,\"text\":\"b\"},{\"font-size\":9007199254740992,\"text\":\"c\"},{\"font-size\":1e+21,\"text\":\"d\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "content-text",
            [
              {"dictionary": [["font-size", {"real": "0.5"}], ["text", "a"]]},
              {"dictionary": [["font-size", {"integer": "9007199254740991"}], ["text", "b"]]},
              {"dictionary": [["font-size", {"real": "9007199254740992"}], ["text", "c"]]},
              {"dictionary": [["font-size", {"real": "1e+21"}], ["text", "d"]]}
            ]
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"content-text\":[{\"font-size\":0.5,\"text\":\"a\"},{\"font-size\":9007199254740991,\"text\":\"b\"},{\"font-size\":9007199254740992,\"text\":\"c\"},{\"font-size\":1e+21,\"text\":\"d\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>font-size</key>\n\t\t\t<real>0.5</real>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>font-size</key>\n\t\t\t<integer>9007199254740991</integer>\n\t\t\t<key>text</key>\n\t\t\t<string>b</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>font-size</key>\n\t\t\t<real>9007199254740992</real>\n\t\t\t<key>text</key>\n\t\t\t<string>c</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>font-size</key>\n\t\t\t<real>1e+21</real>\n\t\t\t<key>text</key>\n\t\t\t<string>d</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBBMaXGNvbnRlbnQtdGV4dF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9upAUKDRDSBgcICVlmb250LXNpemVUdGV4dCM/4AAAAAAAAFFh0gYHCwwTAB////////9RYtIGBw4PI0NAAAAAAAAAUWPSBgcREiNESxrk1uLvUFFk0RQVXxAPcmVwcmVzZW50YXRpb25zoRbSBxcYGV8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHRTMS4wCA8cLjY7QEpPWFpfaGpveHp/iIqNn6GmuLrOAAAAAAAAAQEAAAAAAAAAGwAAAAAAAAAAAAAAAAAAANI="
      }
    },
    {
      "id": "text.font-size.zero-is-none",
      "clause": "15.2.4",
      "level": "MUST",
      "flags": ["font-size-zero"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"font-size\":0,\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "font-size.range", "pointer": "/content-text/0/font-size"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.font-size.minus-zero-is-none",
      "clause": "15.2.4",
      "level": "MUST",
      "flags": ["font-size-zero"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"font-size\":-0.0,\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "font-size.range", "pointer": "/content-text/0/font-size"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.font-size.negative-real-is-none",
      "clause": "15.2.4",
      "level": "MUST",
      "flags": ["font-size-negative"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"font-size\":-0.5,\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "font-size.range", "pointer": "/content-text/0/font-size"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.font-size.negative-integer-is-none",
      "clause": "15.2.4",
      "level": "MUST",
      "flags": ["font-size-negative"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"font-size\":-1,\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "font-size.range", "pointer": "/content-text/0/font-size"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.font-size.string-is-none",
      "clause": "15.2.4",
      "level": "MUST",
      "flags": ["font-size-text"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"font-size\":\"12\",\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/content-text/0/font-size"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.font-size.false-is-none",
      "clause": "15.2.4",
      "level": "MUST",
      "flags": ["attribute-as-number"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"font-size\":false,\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/content-text/0/font-size"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.font-size.integer-beyond-2-53-is-none",
      "clause": "15.2.4",
      "level": "MUST",
      "flags": ["font-size-huge"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"font-size\":{\"$integer\":\"9007199254740992\"},\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "font-size.range", "pointer": "/content-text/0/font-size"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "text.writing.empty-run-is-refused",
      "clause": "15.1.3",
      "level": "MUST",
      "flags": ["empty-run-taken"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", ""]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "text.writing.false-attribute-is-refused",
      "clause": "15.2.2",
      "level": "MUST",
      "flags": ["false-attribute-taken"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          ["content-text", [{"dictionary": [["bold", false], ["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "text.writing.color-in-lower-case-is-refused",
      "clause": "15.2.3",
      "level": "MUST",
      "flags": ["color-lower-case"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          ["content-text", [{"dictionary": [["foreground-color", "#abcdef"], ["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "text.writing.font-size-zero-is-refused",
      "clause": "15.2.4",
      "level": "MUST",
      "flags": ["font-size-zero"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          ["content-text", [{"dictionary": [["font-size", {"integer": "0"}], ["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "text.writing.equal-runs-are-refused",
      "clause": "15.1.4",
      "level": "MUST",
      "flags": ["equal-runs-taken"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "a"]]}, {"dictionary": [["text", "b"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    }
  ]
}

"""#
}
