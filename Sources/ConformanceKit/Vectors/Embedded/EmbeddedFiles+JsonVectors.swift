// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let jsonVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "json",
  "title": "JSON and the recognition of encodings",
  "clauses": ["2", "3"],
  "count": 104,
  "notes": {
    "array-accepted": {"bug": "takes a document that is no dictionary", "effect": "a program that expects members stops"},
    "beyond-bmp-lost": {"bug": "holds strings as UTF-16 without surrogates, or three bytes of UTF-8", "effect": "emoji are lost"},
    "bom": {"bug": "takes JSON with a byte order mark", "effect": "other readers refuse the same payload, and signatures over its bytes differ"},
    "bom-stripped": {"bug": "drops U+FEFF wherever it stands", "effect": "text comes back changed"},
    "cut-string": {"bug": "takes a string without its closing quote at the end of the input", "effect": "half a payload passes for a whole one"},
    "delete-escaped": {"bug": "refuses or changes U+007F, U+2028 or U+2029 in strings", "effect": "the output of many encoders is refused"},
    "empty-input-accepted": {"bug": "takes an empty input for an empty document", "effect": "a file cut to nothing passes for a payload"},
    "encoding-by-trial": {"bug": "tries the encodings one after another", "effect": "one input means different things to different readers"},
    "escape-lost": {"bug": "does not decode every escape", "effect": "text comes back changed"},
    "escaped-solidus": {"bug": "does not take the escape of a solidus", "effect": "the output of many encoders is refused"},
    "hex-escape": {"bug": "parses the digits of an escape with a function that takes signs, spaces or fewer digits", "effect": "a string means different things to different readers"},
    "json-comment": {"bug": "takes comments", "effect": "other readers refuse the payload"},
    "leading-zero": {"bug": "takes a leading zero in a number, or reads octal", "effect": "010 is 10 or 8"},
    "literal-case": {"bug": "takes literals in another case", "effect": "other readers refuse the payload"},
    "literal-prefix": {"bug": "looks at the first letter of a literal alone", "effect": "anything reads as true"},
    "lone-high-surrogate": {"bug": "takes half a surrogate pair by escape", "effect": "a string that UTF-8 cannot hold: it is lost or changed on the way"},
    "lone-low-surrogate": {"bug": "takes the second half of a surrogate pair alone", "effect": "a string that UTF-8 cannot hold"},
    "missing-colon": {"bug": "does not ask for a colon", "effect": "what is no JSON is read"},
    "missing-comma": {"bug": "does not ask for commas", "effect": "what is no JSON is read"},
    "nan-literal": {"bug": "takes NaN and Infinity, as some standard parsers do", "effect": "a number that no other encoding holds"},
    "number-grammar": {"bug": "takes numbers without digits after the point or the exponent", "effect": "other readers refuse the payload"},
    "number-key": {"bug": "takes numbers for names", "effect": "what is no JSON is read"},
    "openstep-as-json": {"bug": "takes a property list in the OpenStep form for JSON or for a property list", "effect": "what other readers refuse is read"},
    "openstep-too-wide": {"bug": "takes an input that ends after its first brace for an OpenStep list", "effect": "a file that was cut is called by another name"},
    "other-white-space": {"bug": "takes white space that JSON lacks", "effect": "other readers refuse the payload"},
    "plus-sign": {"bug": "takes a plus sign before a number", "effect": "other readers refuse the payload"},
    "raw-control": {"bug": "takes control characters in strings that are not escaped", "effect": "other readers refuse the payload"},
    "recognition-bplis": {"bug": "takes less than six bytes for the beginning of a binary property list", "effect": "an input of another format is called a broken list"},
    "recognition-capital-literal": {"bug": "takes capital letters for the beginning of a literal", "effect": "an input of another format is called faulty JSON"},
    "recognition-form-feed": {"bug": "passes over white space that the format lacks", "effect": "programs disagree on what an input is"},
    "recognition-json-22": {"bug": "does not take \" for the beginning of JSON", "effect": "a payload that was cut is called by another name"},
    "recognition-json-2d": {"bug": "does not take - for the beginning of JSON", "effect": "a payload that was cut is called by another name"},
    "recognition-json-5b": {"bug": "does not take [ for the beginning of JSON", "effect": "a payload that was cut is called by another name"},
    "recognition-json-66": {"bug": "does not take f for the beginning of JSON", "effect": "a payload that was cut is called by another name"},
    "recognition-json-6e": {"bug": "does not take n for the beginning of JSON", "effect": "a payload that was cut is called by another name"},
    "recognition-json-74": {"bug": "does not take t for the beginning of JSON", "effect": "a payload that was cut is called by another name"},
    "recognition-json-7b22": {"bug": "does not take {\" for the beginning of JSON", "effect": "a payload that was cut is called by another name"},
    "recognition-letter": {"bug": "takes what it does not know for JSON", "effect": "an input of another format is called faulty JSON"},
    "recognition-plus-sign": {"bug": "takes a plus sign for the beginning of a number", "effect": "an input of another format is called faulty JSON"},
    "recognition-slash": {"bug": "takes every slash for a comment of an OpenStep list", "effect": "an input of another format is called OpenStep"},
    "recognition-white-space-alone": {"bug": "takes white space for an empty document", "effect": "a file cut to nothing passes for a payload"},
    "recognition-xml": {"bug": "does not recognise XML after a mark or white space, or when it is cut", "effect": "a payload that was cut is called by another name"},
    "single-quotes": {"bug": "takes strings in single quotes", "effect": "other readers refuse the payload"},
    "surrogate-in-key": {"bug": "checks surrogates in values and not in keys", "effect": "two keys may become one"},
    "surrogate-pair-split": {"bug": "reads a surrogate pair by escapes as two characters", "effect": "text comes back changed"},
    "surrogate-then-escape": {"bug": "takes any escape after a high surrogate for its partner", "effect": "text comes back changed"},
    "surrogates-in-upper-case": {"bug": "takes hexadecimal digits of one case alone", "effect": "the output of other encoders is refused"},
    "surrogates-reversed": {"bug": "joins surrogates in the wrong order", "effect": "text comes back changed"},
    "tag-as-document": {"bug": "takes a tag as the document", "effect": "a program that expects members stops"},
    "tag-unescaped": {"bug": "does not remove the escape of a key", "effect": "a vendor's member comes back under another name"},
    "trailing-bytes": {"bug": "does not look at bytes after the value that are not UTF-8", "effect": "what follows is smuggled past checks"},
    "trailing-comma": {"bug": "takes a comma before a closing bracket, as many parsers do", "effect": "other readers refuse the payload"},
    "trailing-nul": {"bug": "reads the input as a string that ends with NUL", "effect": "what follows is smuggled past checks"},
    "trailing-text": {"bug": "passes over text after the value", "effect": "what follows is smuggled past checks"},
    "trailing-value": {"bug": "stops reading after the value", "effect": "what follows is smuggled past checks"},
    "unclosed": {"bug": "closes open brackets at the end of the input", "effect": "half a payload passes for a whole one"},
    "unknown-escape": {"bug": "takes escapes that JSON lacks", "effect": "a string means different things to different readers"},
    "unquoted-name": {"bug": "takes names without quotes", "effect": "other readers refuse the payload"},
    "utf8-beyond": {"bug": "decodes code points beyond U+10FFFF", "effect": "strings that no other reader can hold"},
    "utf8-cut": {"bug": "takes a sequence that ends too early", "effect": "text comes back changed"},
    "utf8-latin1": {"bug": "replaces bytes that are not UTF-8, or reads them as Latin-1", "effect": "text comes back changed, and two keys may become one"},
    "utf8-overlong": {"bug": "decodes overlong forms", "effect": "characters are smuggled past checks of the bytes"},
    "utf8-surrogate": {"bug": "decodes surrogates that are written as bytes", "effect": "strings that no other reader can hold"},
    "white-space-refused": {"bug": "takes JSON on one line alone", "effect": "the output of other encoders is refused"},
    "wrong-bracket": {"bug": "does not compare the closing bracket with the opening one", "effect": "what is no JSON is read"}
  },
  "vectors": [
    {
      "id": "json.syntax.white-space-is-passed-over",
      "clause": "3.1.1",
      "also": ["21.1.1"],
      "level": "MUST",
      "flags": ["white-space-refused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "\r\n\t {\"main-attachment\" :\t{\"representations\" :\t[{\"text\" :\t\"x\"\n,\r\n \"type-identifier\" :\t\"public.plain-text\"}]}\n,\r\n \"version\" :\t\"1.0\"} \n"},
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
      "id": "json.syntax.comma-before-brace-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["trailing-comma"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\":1,}},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.comma-before-bracket-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["trailing-comma"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[1,]},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.comma-alone-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["trailing-comma"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[,]},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.comment-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["json-comment"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":1 /* x */},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.line-comment-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["json-comment"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":1 // x\n},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.leading-zero-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["leading-zero"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":01},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.nan-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["nan-literal"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":NaN},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.infinity-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["nan-literal"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":Infinity},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.minus-infinity-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["nan-literal"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":-Infinity},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.point-needs-digits",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["number-grammar"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":1.},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.point-needs-digits-before",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["number-grammar"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":.5},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.exponent-needs-digits",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["number-grammar"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":1e},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.minus-needs-digits",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["number-grammar"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":-},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.hexadecimal-number-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["number-grammar"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":0x1F},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.plus-sign-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["plus-sign"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":+1},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.literal-in-capitals-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["literal-case"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":TRUE},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.literal-is-compared-whole",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["literal-prefix"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":trux},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.colon-is-needed",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["missing-colon"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\" 1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.comma-is-needed",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["missing-comma"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[1 2]},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.comma-between-members-is-needed",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["missing-comma"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\":1 \"b\":2}},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.number-is-no-key",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["number-key"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\":1,2:3}},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.brackets-match",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["wrong-bracket"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.single-quotes-are-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["single-quotes"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":'a'},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.unquoted-name-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["unquoted-name"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\":1,b:2}},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.form-feed-is-no-white-space",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["other-white-space"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\f1},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.syntax.no-break-space-is-no-white-space",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["other-white-space"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\u00a01},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.strings.every-escape-is-read",
      "clause": "3.1.1",
      "also": ["9.1.4"],
      "level": "MUST",
      "flags": ["escape-lost", "escaped-solidus"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\\u001F\\u0041\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "\"\\/\b\f\n\r\t\u0000\u001fA"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001fA\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>IlwvCAwKDQkAH0E=</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2WyJcLwgMCg0JAB9BUzEuMAgPISszNkhKT1RmaHx/gY0AAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAkQ=="
      }
    },
    {
      "id": "json.strings.delete-and-line-separators-may-stand-raw",
      "clause": "3.1.1",
      "also": ["9.1.4"],
      "level": "MUST",
      "flags": ["delete-escaped"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\u007f\u2028\u2029\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "\u007f\u2028\u2029"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\u007f\u2028\u2029\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<string>\u007f\u2028\u2029</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2YwB/ICggKVMxLjAIDyErMzZISk9UZmh8f4GIAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIw="
      }
    },
    {
      "id": "json.strings.first-and-last-code-points",
      "clause": "3.1.3",
      "also": ["6.2.1"],
      "level": "MUST",
      "flags": ["beyond-bmp-lost"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\u0080\u07ff\u0800\ud7ff\ue000\uffff\ud800\udc00\udbff\udfff\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "\u0080\u07ff\u0800\ud7ff\ue000\uffff\ud800\udc00\udbff\udfff"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\u0080\u07ff\u0800\ud7ff\ue000\uffff\ud800\udc00\udbff\udfff\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>woDfv+CggO2fv+6AgO+/v/CQgID0j7+/</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2agCAB/8IANf/4AD//9gA3ADb/9//UzEuMAgPISszNkhKT1RmaHx/gZYAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAmg=="
      }
    },
    {
      "id": "json.strings.surrogate-pair-is-one-character",
      "clause": "3.1.4",
      "level": "MUST",
      "flags": ["surrogate-pair-split", "surrogates-in-upper-case"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\uD83D\\ude00\\uDBFF\\uDFFF\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "\ud83d\ude00\udbff\udfff"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\ud83d\ude00\udbff\udfff\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<string>\ud83d\ude00\udbff\udfff</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2ZNg93gDb/9//UzEuMAgPISszNkhKT1RmaHx/gYoAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAjg=="
      }
    },
    {
      "id": "json.strings.line-feed-has-to-be-escaped",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["raw-control"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\n\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.strings.tab-in-a-key-has-to-be-escaped",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["raw-control"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\t\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.strings.hexadecimal-escape-of-c-is-refused",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["unknown-escape"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\x41\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.strings.escape-needs-four-digits",
      "clause": "3.1.1",
      "level": "MUST",
      "flags": ["hex-escape"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\u+041\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.utf-8.latin-1-is-refused",
      "clause": "3.1.3",
      "level": "MUST",
      "flags": ["utf8-latin1"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "eyJtYWluLWF0dGFjaG1lbnQiOnsicmVwcmVzZW50YXRpb25zIjpbeyJ0ZXh0IjoieCIsInR5cGUtaWRlbnRpZmllciI6InB1YmxpYy5wbGFpbi10ZXh0In1dfSwidXNlci1pbmZvIjp7InYiOiLpIn0sInZlcnNpb24iOiIxLjAifQ=="},
      "findings": [{"id": "json.utf-8", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.utf-8.overlong-form-is-refused",
      "clause": "3.1.3",
      "level": "MUST",
      "flags": ["utf8-overlong"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "eyJtYWluLWF0dGFjaG1lbnQiOnsicmVwcmVzZW50YXRpb25zIjpbeyJ0ZXh0IjoieCIsInR5cGUtaWRlbnRpZmllciI6InB1YmxpYy5wbGFpbi10ZXh0In1dfSwidXNlci1pbmZvIjp7InYiOiLAryJ9LCJ2ZXJzaW9uIjoiMS4wIn0="},
      "findings": [{"id": "json.utf-8", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.utf-8.surrogate-in-bytes-is-refused",
      "clause": "3.1.3",
      "level": "MUST",
      "flags": ["utf8-surrogate"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "eyJtYWluLWF0dGFjaG1lbnQiOnsicmVwcmVzZW50YXRpb25zIjpbeyJ0ZXh0IjoieCIsInR5cGUtaWRlbnRpZmllciI6InB1YmxpYy5wbGFpbi10ZXh0In1dfSwidXNlci1pbmZvIjp7InYiOiLtoIAifSwidmVyc2lvbiI6IjEuMCJ9"},
      "findings": [{"id": "json.utf-8", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.utf-8.code-point-beyond-unicode-is-refused",
      "clause": "3.1.3",
      "level": "MUST",
      "flags": ["utf8-beyond"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "eyJtYWluLWF0dGFjaG1lbnQiOnsicmVwcmVzZW50YXRpb25zIjpbeyJ0ZXh0IjoieCIsInR5cGUtaWRlbnRpZmllciI6InB1YmxpYy5wbGFpbi10ZXh0In1dfSwidXNlci1pbmZvIjp7InYiOiL0kICAIn0sInZlcnNpb24iOiIxLjAifQ=="},
      "findings": [{"id": "json.utf-8", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.utf-8.cut-sequence-is-refused",
      "clause": "3.1.3",
      "level": "MUST",
      "flags": ["utf8-cut"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "eyJtYWluLWF0dGFjaG1lbnQiOnsicmVwcmVzZW50YXRpb25zIjpbeyJ0ZXh0IjoieCIsInR5cGUtaWRlbnRpZmllciI6InB1YmxpYy5wbGFpbi10ZXh0In1dfSwidXNlci1pbmZvIjp7InYiOiLigiJ9LCJ2ZXJzaW9uIjoiMS4wIn0="},
      "findings": [{"id": "json.utf-8", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.utf-8.bytes-after-the-document-are-checked",
      "clause": "3.1.3",
      "level": "MUST",
      "flags": ["trailing-bytes"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "eyJtYWluLWF0dGFjaG1lbnQiOnsicmVwcmVzZW50YXRpb25zIjpbeyJ0ZXh0IjoieCIsInR5cGUtaWRlbnRpZmllciI6InB1YmxpYy5wbGFpbi10ZXh0In1dfSwidmVyc2lvbiI6IjEuMCJ9/g=="},
      "findings": [{"id": "json.utf-8", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.surrogates.high-one-needs-a-partner",
      "clause": "3.1.4",
      "level": "MUST",
      "flags": ["lone-high-surrogate"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\ud800\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.surrogate", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.surrogates.low-one-needs-a-partner",
      "clause": "3.1.4",
      "level": "MUST",
      "flags": ["lone-low-surrogate"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\udc00\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.surrogate", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.surrogates.order-counts",
      "clause": "3.1.4",
      "level": "MUST",
      "flags": ["surrogates-reversed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\udc00\\ud800\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.surrogate", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.surrogates.other-escape-is-no-partner",
      "clause": "3.1.4",
      "level": "MUST",
      "flags": ["surrogate-then-escape"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\ud800\\n\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.surrogate", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.surrogates.keys-are-checked",
      "clause": "3.1.4",
      "also": ["6.2.1"],
      "level": "MUST",
      "flags": ["surrogate-in-key"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\\ud800\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.surrogate", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.end.brace-is-missing",
      "clause": "3.1.5",
      "level": "MUST",
      "flags": ["unclosed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\""},
      "findings": [{"id": "json.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.end.brackets-are-missing",
      "clause": "3.1.5",
      "level": "MUST",
      "flags": ["unclosed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[[true"},
      "findings": [{"id": "json.truncated", "pointer": "/user-info/v/0"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.end.quote-is-missing",
      "clause": "3.1.5",
      "level": "MUST",
      "flags": ["cut-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0"},
      "findings": [{"id": "json.truncated", "pointer": "/version"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.end.literal-is-cut",
      "clause": "3.1.5",
      "level": "MUST",
      "flags": ["unclosed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":tru"},
      "findings": [{"id": "json.truncated", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.end.value-is-missing",
      "clause": "3.1.5",
      "level": "MUST",
      "flags": ["unclosed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":"},
      "findings": [{"id": "json.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.end.key-is-cut",
      "clause": "3.1.5",
      "level": "MUST",
      "flags": ["cut-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version"},
      "findings": [{"id": "json.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.end.escape-is-cut",
      "clause": "3.1.5",
      "level": "MUST",
      "flags": ["cut-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\u00"},
      "findings": [{"id": "json.truncated", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.end.pair-is-cut",
      "clause": "3.1.5",
      "level": "MUST",
      "flags": ["cut-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\\ud800"},
      "findings": [{"id": "json.truncated", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.end.second-value-is-refused",
      "clause": "3.1.6",
      "level": "MUST",
      "flags": ["trailing-value"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.trailing", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.end.nul-is-refused",
      "clause": "3.1.6",
      "level": "MUST",
      "flags": ["trailing-nul"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}\u0000"},
      "findings": [{"id": "json.trailing", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.end.text-is-refused",
      "clause": "3.1.6",
      "level": "MUST",
      "flags": ["trailing-text"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"} x"},
      "findings": [{"id": "json.trailing", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.end.bracket-is-refused",
      "clause": "3.1.6",
      "level": "MUST",
      "flags": ["trailing-text"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}}"},
      "findings": [{"id": "json.trailing", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.end.white-space-may-follow",
      "clause": "3.1.6",
      "level": "MUST",
      "flags": ["white-space-refused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}\r\n\t "},
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
      "id": "json.byte-order-mark.may-stand-in-a-string",
      "clause": "3.1.2",
      "level": "MUST",
      "flags": ["bom-stripped"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\ufeffa\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", "\ufeffa"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":\"\ufeffa\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<string>\ufeffa</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2Yv7/AGFTMS4wCA8hKzM2SEpPVGZofH+BhgAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACK"
      }
    },
    {
      "id": "json.byte-order-mark.is-refused",
      "clause": "3.1.2",
      "level": "MUST",
      "flags": ["bom"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "77u/eyJtYWluLWF0dGFjaG1lbnQiOnsicmVwcmVzZW50YXRpb25zIjpbeyJ0ZXh0IjoieCIsInR5cGUtaWRlbnRpZmllciI6InB1YmxpYy5wbGFpbi10ZXh0In1dfSwidmVyc2lvbiI6IjEuMCJ9"},
      "findings": [{"id": "json.byte-order-mark", "pointer": "", "offset": 0, "line": 1, "column": 1}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.document.array-is-none",
      "clause": "2.1.1",
      "level": "MUST",
      "flags": ["array-accepted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "[{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}]"},
      "findings": [{"id": "document.not-dictionary", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.document.string-is-none",
      "clause": "2.1.1",
      "level": "MUST",
      "flags": ["array-accepted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "\"a\""},
      "findings": [{"id": "document.not-dictionary", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.document.number-is-none",
      "clause": "2.1.1",
      "level": "MUST",
      "flags": ["array-accepted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "1"},
      "findings": [{"id": "document.not-dictionary", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.document.boolean-is-none",
      "clause": "2.1.1",
      "level": "MUST",
      "flags": ["array-accepted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "true"},
      "findings": [{"id": "document.not-dictionary", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.document.null-is-none",
      "clause": "2.1.1",
      "level": "MUST",
      "flags": ["array-accepted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "null"},
      "findings": [{"id": "document.not-dictionary", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.document.unknown-tag-is-none",
      "clause": "2.1.1",
      "level": "MUST",
      "flags": ["tag-as-document"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"$foo\":{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}}"},
      "findings": [{"id": "document.not-dictionary", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.document.known-tag-is-none",
      "clause": "2.1.1",
      "level": "MUST",
      "flags": ["tag-as-document"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"$string\":\"eA==\"}"},
      "findings": [{"id": "document.not-dictionary", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.document.escaped-key-below-is-no-tag",
      "clause": "2.1.1",
      "also": ["7.2.2"],
      "level": "MUST",
      "flags": ["tag-unescaped"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"$$foo\":1},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["$foo", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"$$foo\":1},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>$$foo</key>\n\t\t<integer>1</integer>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlUkJGZvbxABUzEuMAgPISszNkhKT1RmaHx/hYcAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAiw=="
      }
    },
    {
      "id": "json.recognition.empty-input-is-none",
      "clause": "2.2.4",
      "level": "MUST",
      "flags": ["empty-input-accepted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": ""},
      "findings": [{"id": "encoding.unrecognized", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.white-space-alone-is-none",
      "clause": "2.2.4",
      "level": "MUST",
      "flags": ["recognition-white-space-alone"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": " \n"},
      "findings": [{"id": "encoding.unrecognized", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.letter-is-none",
      "clause": "2.2.4",
      "level": "MUST",
      "flags": ["recognition-letter"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "x"},
      "findings": [{"id": "encoding.unrecognized", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.slash-is-none",
      "clause": "2.2.4",
      "level": "MUST",
      "flags": ["recognition-slash"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "/"},
      "findings": [{"id": "encoding.unrecognized", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.plus-sign-is-none",
      "clause": "2.2.4",
      "level": "MUST",
      "flags": ["recognition-plus-sign"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "+1"},
      "findings": [{"id": "encoding.unrecognized", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.capital-literal-is-none",
      "clause": "2.2.4",
      "level": "MUST",
      "flags": ["recognition-capital-literal"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "True"},
      "findings": [{"id": "encoding.unrecognized", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.form-feed-is-none",
      "clause": "2.2.4",
      "level": "MUST",
      "flags": ["recognition-form-feed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "\f{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "encoding.unrecognized", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.bplis-is-none",
      "clause": "2.2.4",
      "level": "MUST",
      "flags": ["recognition-bplis"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "bplis"},
      "findings": [{"id": "encoding.unrecognized", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.nul-is-none",
      "clause": "2.2.4",
      "also": ["2.1.2"],
      "level": "MUST",
      "flags": ["encoding-by-trial"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "AHsibWFpbi1hdHRhY2htZW50Ijp7InJlcHJlc2VudGF0aW9ucyI6W3sidGV4dCI6IngiLCJ0eXBlLWlkZW50aWZpZXIiOiJwdWJsaWMucGxhaW4tdGV4dCJ9XX0sInZlcnNpb24iOiIxLjAifQ=="},
      "findings": [{"id": "encoding.unrecognized", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.byte-order-mark-alone-is-none",
      "clause": "2.2.4",
      "level": "MUST",
      "flags": ["empty-input-accepted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "77u/"},
      "findings": [{"id": "encoding.unrecognized", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.openstep-dictionary-is-refused",
      "clause": "2.2.3",
      "level": "MUST",
      "flags": ["openstep-as-json"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{ a = 1; }"},
      "findings": [{"id": "encoding.openstep", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.openstep-array-is-refused",
      "clause": "2.2.3",
      "level": "MUST",
      "flags": ["openstep-as-json"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "(a, b)"},
      "findings": [{"id": "encoding.openstep", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.openstep-block-comment-is-refused",
      "clause": "2.2.3",
      "level": "MUST",
      "flags": ["openstep-as-json"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "/* x */ {\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "encoding.openstep", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.openstep-line-comment-is-refused",
      "clause": "2.2.3",
      "level": "MUST",
      "flags": ["openstep-as-json"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "// x\n{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "encoding.openstep", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.openstep-single-quote-is-refused",
      "clause": "2.2.3",
      "level": "MUST",
      "flags": ["openstep-as-json"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{'a': 1}"},
      "findings": [{"id": "encoding.openstep", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.openstep-comment-after-brace-is-refused",
      "clause": "2.2.3",
      "level": "MUST",
      "flags": ["openstep-as-json"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{/* x */\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "encoding.openstep", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.openstep-after-a-byte-order-mark-is-refused",
      "clause": "2.2.3",
      "level": "MUST",
      "flags": ["openstep-as-json"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "77u/e2E="},
      "findings": [{"id": "encoding.openstep", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.brace-alone-is-json",
      "clause": "2.2.3",
      "level": "MUST",
      "flags": ["openstep-too-wide"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{ "},
      "findings": [{"id": "json.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.quoted-openstep-is-faulty-json",
      "clause": "2.2.2",
      "level": "MUST",
      "flags": ["encoding-by-trial"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"a\" = 1;}"},
      "findings": [{"id": "json.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.openstep-data-is-faulty-xml",
      "clause": "2.2.2",
      "level": "MUST",
      "flags": ["encoding-by-trial"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<0fbd77>"},
      "findings": [{"id": "xml.syntax", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.json-then-xml-is-faulty-json",
      "clause": "2.2.2",
      "level": "MUST",
      "flags": ["encoding-by-trial"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "encoding.openstep", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.first-byte-7b22-is-json",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["recognition-json-7b22"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "eyI="},
      "findings": [{"id": "json.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.first-byte-5b-is-json",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["recognition-json-5b"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "Ww=="},
      "findings": [{"id": "json.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.first-byte-22-is-json",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["recognition-json-22"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "Ig=="},
      "findings": [{"id": "json.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.first-byte-2d-is-json",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["recognition-json-2d"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "LQ=="},
      "findings": [{"id": "json.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.first-byte-74-is-json",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["recognition-json-74"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "dA=="},
      "findings": [{"id": "json.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.first-byte-66-is-json",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["recognition-json-66"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "Zg=="},
      "findings": [{"id": "json.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.first-byte-6e-is-json",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["recognition-json-6e"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "bg=="},
      "findings": [{"id": "json.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.first-bytes-3c-are-xml",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["recognition-xml"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"base64": "PA=="},
      "findings": [{"id": "xml.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.first-bytes-efbbbf3c-are-xml",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["recognition-xml"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"base64": "77u/PA=="},
      "findings": [{"id": "xml.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.first-bytes-200a3c-are-xml",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["recognition-xml"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"base64": "IAo8"},
      "findings": [{"id": "xml.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.first-bytes-feff003c-are-xml",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["recognition-xml"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"base64": "/v8APA=="},
      "findings": [{"id": "xml.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.first-bytes-fffe3c00-are-xml",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["recognition-xml"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"base64": "//48AA=="},
      "findings": [{"id": "xml.truncated", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.binary-of-another-version-is-no-xml-nor-json",
      "clause": "2.2.1",
      "also": ["5.1.1"],
      "level": "MUST",
      "flags": ["encoding-by-trial"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MTUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"},
      "findings": [{"id": "binary.header", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "json.recognition.white-space-before-json",
      "clause": "2.2.1",
      "level": "MUST",
      "flags": ["white-space-refused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": " \n{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
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
    }
  ]
}

"""#
}
