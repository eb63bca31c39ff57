// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let valuesVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "values",
  "title": "Values and tags",
  "clauses": ["6", "7", "18"],
  "count": 179,
  "notes": {
    "array-sorted": {"bug": "sorts arrays or makes sets of them", "effect": "the sender's order is lost"},
    "base64-after-padding": {"bug": "takes text after the padding, or reads several pieces", "effect": "other readers refuse the payload, or see other bytes"},
    "base64-as-string": {"bug": "leaves data as the base64 of them", "effect": "a receiver gets text in place of a picture"},
    "base64-excess-padding": {"bug": "takes more padding than belongs there", "effect": "other readers refuse the payload"},
    "base64-garbage": {"bug": "passes over characters that are not of the alphabet", "effect": "other readers refuse the payload, or see other bytes"},
    "base64-line-breaks": {"bug": "takes line breaks in base64, or writes them", "effect": "other readers refuse the payload"},
    "base64-pad-bits": {"bug": "takes bits that are set before the padding", "effect": "the same data have many spellings, and a signature can be evaded"},
    "base64-pad-bits-of-two": {"bug": "checks the bits before two signs of padding, and not before one", "effect": "the same data have many spellings"},
    "base64-unpadded": {"bug": "takes base64 without padding, or writes it so", "effect": "other readers refuse the payload"},
    "base64-url": {"bug": "takes the alphabet for URLs and file names", "effect": "other readers refuse the payload"},
    "base64-white-space": {"bug": "takes spaces in base64", "effect": "other readers refuse the payload"},
    "big-literal-exact": {"bug": "reads a long literal of JSON as the integer that it spells", "effect": "programs with doubles see another number"},
    "boolean-as-number": {"bug": "gives booleans as 0 and 1", "effect": "a receiver finds a number where the sender had a choice"},
    "date-as-local": {"bug": "gives a date in local time", "effect": "the hour is another one"},
    "date-before-epoch": {"bug": "does not hold dates before 1970", "effect": "the date is another one"},
    "date-century": {"bug": "takes 1900 for a leap year", "effect": "another reader has 1 March, or refuses"},
    "date-day-zero": {"bug": "takes a day 00", "effect": "another reader has the last of the month before, or refuses"},
    "date-digits": {"bug": "takes digits of other scripts in a date", "effect": "another reader refuses"},
    "date-fraction-digits": {"bug": "takes a fraction of other than three digits", "effect": "a date has many spellings, or is cut"},
    "date-fraction-zero": {"bug": "takes a fraction of zero", "effect": "a whole second has two spellings"},
    "date-garbage": {"bug": "stops reading after the date, as many parsers do", "effect": "what follows is lost"},
    "date-hour-24": {"bug": "takes the hour 24", "effect": "another reader has the next day, or refuses"},
    "date-leap-day": {"bug": "takes 29 February in every year", "effect": "another reader has 1 March, or refuses"},
    "date-leap-second": {"bug": "takes the second 60", "effect": "another reader has the next minute, or refuses"},
    "date-long-year": {"bug": "takes a year with a sign or more digits", "effect": "another reader refuses"},
    "date-lower-case": {"bug": "takes t and z in lower case", "effect": "the payloads of such writers are refused elsewhere"},
    "date-milliseconds-lost": {"bug": "drops the fraction of a date", "effect": "the date is another one"},
    "date-minute-60": {"bug": "takes the minute 60", "effect": "another reader refuses"},
    "date-month": {"bug": "takes a month that does not exist", "effect": "another reader refuses"},
    "date-month-length": {"bug": "takes 31 days in every month", "effect": "another reader has the first of the next month, or refuses"},
    "date-offset": {"bug": "takes a date with an offset", "effect": "programs disagree on the day"},
    "date-offset-missing": {"bug": "takes a date without a zone as local time", "effect": "programs disagree on the hour"},
    "date-space": {"bug": "takes a space in place of T", "effect": "the payloads of such writers are refused elsewhere"},
    "date-white-space": {"bug": "trims white space around a date", "effect": "a date has two spellings"},
    "date-year-zero": {"bug": "takes the year 0000", "effect": "another reader refuses"},
    "decimal-rounded": {"bug": "rounds numbers to single precision or to a number of digits", "effect": "the number is another one"},
    "duplicate-key": {"bug": "takes the last, or the first, of two equal keys", "effect": "two programs see two different payloads"},
    "duplicate-key-by-escape": {"bug": "compares keys before escapes are removed", "effect": "two programs see two different payloads"},
    "duplicate-key-deep": {"bug": "looks for duplicate keys at the top alone", "effect": "two programs see two different payloads"},
    "empty-data-lost": {"bug": "does not hold data of no bytes", "effect": "a value is lost"},
    "empty-key-lost": {"bug": "loses the member whose key is empty", "effect": "a value is lost"},
    "findings-depend": {"bug": "leaves out findings that follow others", "effect": "a sender mends one fault after another"},
    "first-member-only": {"bug": "looks at the first finding alone", "effect": "a sender mends one fault after another"},
    "imprecise-taken": {"bug": "takes a literal beyond 2^53 that no double has", "effect": "programs with doubles see another number"},
    "integer-as-double": {"bug": "reads integers as doubles", "effect": "an id of 64 bits becomes another one"},
    "integer-as-real": {"bug": "gives an integral value of JSON with a point or an exponent as a real", "effect": "1 and 1.0 are two values, and runs and sums differ"},
    "integer-like-keys": {"bug": "keeps members in an object of JavaScript, which moves keys that look like integers to the front", "effect": "members come in another order"},
    "integer-signed": {"bug": "reads integers beyond 2^63-1 as negative, or refuses them", "effect": "an id of 64 bits becomes another one"},
    "integer-wraps": {"bug": "wraps an integer that is too great", "effect": "an id becomes another one"},
    "key-carriage-return": {"bug": "takes a carriage return in a key", "effect": "it is a line feed after a way through XML"},
    "key-carriage-return-written": {"bug": "writes a key with a carriage return", "effect": "the key is another one after a way through XML"},
    "key-control": {"bug": "takes keys that XML cannot hold", "effect": "the payload cannot be converted"},
    "key-control-written": {"bug": "writes a key that XML cannot hold", "effect": "the payload cannot be converted, or the XML is not well formed"},
    "key-noncharacter": {"bug": "takes U+FFFE and U+FFFF in keys", "effect": "the payload cannot be converted"},
    "key-nul": {"bug": "cuts keys at NUL", "effect": "two keys become one"},
    "key-of-prototype": {"bug": "looks members up in an object that inherits others", "effect": "a document seems to have members that nobody wrote, such as constructor"},
    "key-refused": {"bug": "refuses keys that XML can hold, such as those with TAB", "effect": "a payload that is valid is refused"},
    "keys-by-character": {"bug": "compares keys by the characters that a person sees, where a combining mark belongs to the sign before it", "effect": "a tag is taken for a dictionary"},
    "keys-folded": {"bug": "compares keys without case", "effect": "a value is lost"},
    "keys-normalised": {"bug": "normalises keys, or compares them as text that looks alike", "effect": "composed and decomposed letters make one key, and a value is lost"},
    "kinds-confused": {"bug": "compares values of different kinds as equal", "effect": "values are merged or lost"},
    "minus-zero": {"bug": "keeps minus zero apart from zero", "effect": "two payloads that are equal have two canonical forms"},
    "null-drops-less": {"bug": "drops a null and not the member that holds it", "effect": "the members that lenient reading delivers differ between programs"},
    "null-drops-more": {"bug": "drops what was empty before along with what nulls have emptied", "effect": "a value is lost"},
    "null-in-tag": {"bug": "does not look for nulls in tags", "effect": "a null is written back"},
    "null-kept": {"bug": "keeps nulls", "effect": "a receiver finds a value that no payload holds"},
    "null-leaves-empty": {"bug": "keeps a dictionary that nulls have emptied", "effect": "in an overlay an empty one would remove what the document says"},
    "null-written-back": {"bug": "writes a null back", "effect": "what it writes has a finding that it could have mended"},
    "number-as-boolean": {"bug": "gives 0 and 1 as booleans", "effect": "a receiver finds a choice where the sender had a number"},
    "overflow-taken": {"bug": "reads a number that is too great as infinity, or as the greatest double", "effect": "a number that no payload can hold"},
    "proto-key": {"bug": "keeps members in an object of JavaScript, where the key __proto__ sets the prototype", "effect": "the member is lost, or poisons other objects"},
    "rounding": {"bug": "reads decimal numbers with a loop of multiplications", "effect": "the last bit of a number is another one"},
    "string-as-number": {"bug": "gives a string of digits as a number", "effect": "leading zeros are lost"},
    "tag-as-dictionary": {"bug": "gives a kept tag as a dictionary", "effect": "written back it gets an escape, and the tag is lost"},
    "tag-at-member": {"bug": "reads a tag at a member of the item as a dictionary", "effect": "a title or an attachment of a tag is misread"},
    "tag-case": {"bug": "compares tags without case", "effect": "a tag of a later version is misread"},
    "tag-escape-greedy": {"bug": "removes all dollar signs of an escape, or an escape where several keys are", "effect": "a vendor's member comes back under another name"},
    "tag-integer-digits": {"bug": "takes digits of other scripts in $integer", "effect": "a value has many spellings"},
    "tag-integer-empty": {"bug": "takes an empty $integer for zero", "effect": "nothing becomes a number"},
    "tag-integer-form": {"bug": "takes spellings of $integer with zeros, signs, spaces or exponents", "effect": "a value has many spellings"},
    "tag-integer-fraction": {"bug": "takes a fraction in $integer", "effect": "a value has many spellings"},
    "tag-integer-minus-zero": {"bug": "takes -0 in $integer", "effect": "zero has two spellings"},
    "tag-integer-plus": {"bug": "takes a plus sign in $integer", "effect": "a value has two spellings"},
    "tag-integer-range": {"bug": "does not check the range of $integer", "effect": "a number wraps or loses digits"},
    "tag-integer-range-below": {"bug": "does not check the lower end of the range of $integer", "effect": "a number wraps or loses digits"},
    "tag-integer-zeros": {"bug": "takes leading zeros in $integer, or reads octal", "effect": "a value has many spellings"},
    "tag-malformed-fails": {"bug": "fails at a malformed tag", "effect": "a receiver gets nothing where it could get all but one value"},
    "tag-malformed-taken": {"bug": "guesses what a malformed tag stands for", "effect": "programs see different values"},
    "tag-malformed-written": {"bug": "writes a known tag without a look at its content", "effect": "every strict reader refuses the payload"},
    "tag-needless-at-the-bound": {"bug": "writes or takes $integer at the bounds of what JSON has natively", "effect": "a value has two spellings"},
    "tag-needless-taken": {"bug": "takes a tag where JSON has a native form", "effect": "a value has two spellings"},
    "tag-needless-written": {"bug": "writes tags where the encoding has a native form", "effect": "every strict reader refuses the payload"},
    "tag-nested": {"bug": "does not read a tag in the content of a tag first", "effect": "a value that went through XML comes back as another one"},
    "tag-nested-malformed": {"bug": "drops the inner tag of a malformed one, or leaves it as a dictionary", "effect": "a value that went through XML comes back as another one"},
    "tag-not-escaped": {"bug": "writes a dictionary of one key that begins with $ without escape", "effect": "a dictionary comes back as a tag"},
    "tag-of-no-name": {"bug": "takes the key of a single dollar sign for no tag, or stops at it", "effect": "a tag is taken for a dictionary"},
    "tag-string-base64": {"bug": "does not check the base64 of $string", "effect": "a string has many spellings"},
    "tag-string-surrogate": {"bug": "takes surrogates in the UTF-8 of $string", "effect": "a string that no other reader can hold"},
    "tag-string-utf8": {"bug": "does not check the UTF-8 of $string", "effect": "a string that no other reader can hold"},
    "tag-unescaped": {"bug": "does not remove the escape of a key", "effect": "a vendor's member comes back under another name"},
    "tag-unknown-fails": {"bug": "fails at an unknown tag", "effect": "an item of a later version is lost"},
    "tag-unknown-written": {"bug": "writes a tag that it does not know", "effect": "a version that defines the tag reads something that nobody meant"},
    "tag-unread": {"bug": "does not read known tags", "effect": "a receiver finds dictionaries in place of data and dates"},
    "tag-url-scheme": {"bug": "does not check the scheme of $url", "effect": "a URL leads to a local file"},
    "tag-url-unchecked": {"bug": "does not check $url", "effect": "a URL leads to a local file"},
    "tag-with-several-keys": {"bug": "takes a dictionary of several keys for a tag", "effect": "members of vendors are lost"},
    "text-normalised-value": {"bug": "normalises strings", "effect": "what comes back is not what was shared"},
    "uid-accepted": {"bug": "takes a dictionary with the one key CF$UID", "effect": "Apple's tools turn it into another kind of value"},
    "uid-with-others-refused": {"bug": "refuses CF$UID where other keys stand beside it", "effect": "a payload that is valid is refused"},
    "uid-written": {"bug": "writes a dictionary with the one key CF$UID", "effect": "no reader takes the payload"},
    "underflow-refused": {"bug": "takes an underflow for an overflow", "effect": "a payload that is valid is refused"},
    "url-as-string": {"bug": "gives a value of the kind URL as a string", "effect": "a platform's URL object comes back as text"},
    "url-backslash": {"bug": "takes a backslash, as browsers do", "effect": "programs disagree on the host"},
    "url-brackets-in-path": {"bug": "takes brackets outside the host", "effect": "programs disagree on the host"},
    "url-double-quote": {"bug": "takes a quotation mark in a URL", "effect": "the URL leaves an attribute of HTML"},
    "url-empty": {"bug": "takes an empty URL, or takes it for the absence of one", "effect": "a representation without content"},
    "url-escape": {"bug": "does not check that % is followed by two hexadecimal digits", "effect": "programs read different paths"},
    "url-escape-cut": {"bug": "does not check that an escape is whole at the end", "effect": "programs read different paths, or one reads beyond the end"},
    "url-excluded-blob": {"bug": "does not exclude the scheme blob", "effect": "a URL that means something in one page alone"},
    "url-excluded-by-prefix": {"bug": "looks for file:// in place of the scheme", "effect": "file:x passes the test and reads a file"},
    "url-excluded-content": {"bug": "does not exclude the scheme content", "effect": "a payload reads what other apps provide to whoever opens it"},
    "url-excluded-data": {"bug": "does not exclude the scheme data", "effect": "a link carries a page of its own, with scripts"},
    "url-excluded-javascript": {"bug": "does not exclude the scheme javascript", "effect": "a link runs a script"},
    "url-excluded-scheme": {"bug": "does not exclude a scheme that reaches local content", "effect": "a payload reads files of whoever opens it"},
    "url-host-compressed-twice": {"bug": "takes an IPv6 address with two gaps", "effect": "programs disagree on the host"},
    "url-host-digits": {"bug": "does not check the digits of an IPv6 address", "effect": "programs disagree on the host"},
    "url-host-embedded": {"bug": "does not check the IPv4 part of an IPv6 address", "effect": "programs disagree on the host"},
    "url-host-future": {"bug": "does not check IPvFuture", "effect": "programs disagree on the host"},
    "url-host-groups": {"bug": "does not count the groups of an IPv6 address", "effect": "programs disagree on the host"},
    "url-host-long-group": {"bug": "takes more than four digits in a group of an IPv6 address", "effect": "programs disagree on the host"},
    "url-host-zone": {"bug": "takes a zone in an IPv6 address", "effect": "programs disagree on the host"},
    "url-line-feed": {"bug": "matches a URL with a pattern whose end allows a line feed after it", "effect": "other readers refuse the payload"},
    "url-network-path": {"bug": "takes a reference that begins with two slashes", "effect": "it means another thing in every program"},
    "url-no-scheme": {"bug": "takes a URL whose scheme is empty", "effect": "it means another thing in every program"},
    "url-non-ascii": {"bug": "takes a URL with characters beyond ASCII", "effect": "programs escape them in different ways"},
    "url-normalised": {"bug": "normalises URLs: case, escapes, a missing slash", "effect": "what comes back is not what was shared, and signatures no longer fit"},
    "url-pipe": {"bug": "takes other characters that the grammar lacks, such as the pipe", "effect": "programs escape them in different ways"},
    "url-port": {"bug": "takes a port that is no number", "effect": "programs disagree on the host"},
    "url-quotes": {"bug": "takes characters that no URL holds, such as quotes and angle brackets", "effect": "the URL leaves an attribute of HTML"},
    "url-relative": {"bug": "takes a relative reference", "effect": "it means another thing in every program"},
    "url-repaired": {"bug": "tests a URL by a parser that repairs it: a TAB or line feed within the scheme is dropped after the test", "effect": "an excluded scheme passes the test"},
    "url-scheme-before-form": {"bug": "looks at the scheme of what is no URL", "effect": "programs report different findings for the same breach"},
    "url-scheme-case": {"bug": "compares schemes with case", "effect": "FILE: passes the test"},
    "url-scheme-first": {"bug": "takes a scheme that begins with a digit, or none", "effect": "it means another thing in every program"},
    "url-scheme-script": {"bug": "takes letters beyond ASCII in a scheme", "effect": "a scheme that looks like another one"},
    "url-space": {"bug": "takes a space in a URL", "effect": "the URL is cut by whoever opens it, or refused"},
    "url-trimmed": {"bug": "trims white space before the test", "effect": "an excluded scheme passes the test, or other readers refuse"},
    "url-two-fragments": {"bug": "takes two number signs", "effect": "programs read different fragments"},
    "url-two-users": {"bug": "takes two at signs in the authority", "effect": "programs disagree on the host"},
    "url-unclosed-host": {"bug": "takes a host whose bracket is not closed", "effect": "programs disagree on the host"},
    "url-unusual-refused": {"bug": "refuses URLs that its own parser does not know", "effect": "what is shared does not arrive"},
    "url-value-scheme-unchecked": {"bug": "writes a URL object without a check of its scheme", "effect": "a payload leads to a local file"},
    "url-value-unchecked": {"bug": "writes a URL object without a check", "effect": "a payload that every strict reader refuses"}
  },
  "vectors": [
    {
      "id": "values.keys.composed-and-decomposed-differ",
      "clause": "6.2.2",
      "also": ["6.2.3"],
      "level": "MUST",
      "flags": ["keys-normalised"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\u00e9\":1,\"e\u0301\":2}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["e\u0301", {"integer": "2"}], ["\u00e9", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"e\u0301\":2,\"\u00e9\":1}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>e\u0301</key>\n\t\t\t<integer>2</integer>\n\t\t\t<key>\u00e9</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwTXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20g8QERJiAGUDAWEA6RACEAFTMS4wCA8hKzM2SEpPVGZofH+BhouOkJIAAAAAAAABAQAAAAAAAAAUAAAAAAAAAAAAAAAAAAAAlg=="
      }
    },
    {
      "id": "values.keys.case-counts",
      "clause": "6.2.2",
      "level": "MUST",
      "flags": ["keys-folded"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"A\":1,\"a\":2}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["A", {"integer": "1"}], ["a", {"integer": "2"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"A\":1,\"a\":2}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>A</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>a</key>\n\t\t\t<integer>2</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwTXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20g8QERJRQVFhEAEQAlMxLjAIDyErMzZISk9UZmh8f4GGiIqMjgAAAAAAAAEBAAAAAAAAABQAAAAAAAAAAAAAAAAAAACS"
      }
    },
    {
      "id": "values.keys.proto-is-one-like-any-other",
      "clause": "6.2.2",
      "also": ["6.2.1"],
      "level": "MUST",
      "flags": ["proto-key"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"__proto__\":{\"title\":\"x\"},\"a\":1}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["__proto__", {"dictionary": [["title", "x"]]}], ["a", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"__proto__\":{\"title\":\"x\"},\"a\":1}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>__proto__</key>\n\t\t\t<dict>\n\t\t\t\t<key>title</key>\n\t\t\t\t<string>x</string>\n\t\t\t</dict>\n\t\t\t<key>a</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwUXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20g8QERNZX19wcm90b19fUWHREgpVdGl0bGUQAVMxLjAIDyErMzZISk9UZmh8f4GGkJKVm50AAAAAAAABAQAAAAAAAAAVAAAAAAAAAAAAAAAAAAAAoQ=="
      }
    },
    {
      "id": "values.keys.proto-may-be-the-only-one",
      "clause": "6.2.2",
      "level": "MUST",
      "flags": ["proto-key"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"__proto__\":5}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["__proto__", {"integer": "5"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"__proto__\":5}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>__proto__</key>\n\t\t\t<integer>5</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20Q8QWV9fcHJvdG9fXxAFUzEuMAgPISszNkhKT1RmaHx/gYSOkAAAAAAAAAEBAAAAAAAAABIAAAAAAAAAAAAAAAAAAACU"
      }
    },
    {
      "id": "values.keys.constructor-is-one-like-any-other",
      "clause": "6.2.2",
      "level": "MUST",
      "flags": ["key-of-prototype"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"constructor\":1,\"hasOwnProperty\":2,\"toString\":3,\"valueOf\":4}},\"version\":\"1.0\"}"},
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
                      ["constructor", {"integer": "1"}],
                      ["hasOwnProperty", {"integer": "2"}],
                      ["toString", {"integer": "3"}],
                      ["valueOf", {"integer": "4"}]
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
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"constructor\":1,\"hasOwnProperty\":2,\"toString\":3,\"valueOf\":4}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>constructor</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>hasOwnProperty</key>\n\t\t\t<integer>2</integer>\n\t\t\t<key>toString</key>\n\t\t\t<integer>3</integer>\n\t\t\t<key>valueOf</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwXXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF21A8QERITFBUWW2NvbnN0cnVjdG9yXmhhc093blByb3BlcnR5WHRvU3RyaW5nV3ZhbHVlT2YQARACEAMQBFMxLjAIDyErMzZISk9UZmh8f4GKlqWutri6vL4AAAAAAAABAQAAAAAAAAAYAAAAAAAAAAAAAAAAAAAAwg=="
      }
    },
    {
      "id": "values.keys.may-look-like-integers",
      "clause": "6.1.3",
      "level": "MUST",
      "flags": ["integer-like-keys"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"10\":1,\"9\":2,\"a\":3}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "user-info",
            {"dictionary": [["v", {"dictionary": [["10", {"integer": "1"}], ["9", {"integer": "2"}], ["a", {"integer": "3"}]]}]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"10\":1,\"9\":2,\"a\":3}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>10</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>9</key>\n\t\t\t<integer>2</integer>\n\t\t\t<key>a</key>\n\t\t\t<integer>3</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwVXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20w8QERITFFIxMFE5UWEQARACEANTMS4wCA8hKzM2SEpPVGZofH+BiIuNj5GTlQAAAAAAAAEBAAAAAAAAABYAAAAAAAAAAAAAAAAAAACZ"
      }
    },
    {
      "id": "values.keys.may-be-empty",
      "clause": "6.2.1",
      "level": "MUST",
      "flags": ["empty-key-lost"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\":1,\"a\":2}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["", {"integer": "1"}], ["a", {"integer": "2"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\":1,\"a\":2}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key></key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>a</key>\n\t\t\t<integer>2</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwTXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20g8QERJQUWEQARACUzEuMAgPISszNkhKT1RmaHx/gYaHiYuNAAAAAAAAAQEAAAAAAAAAFAAAAAAAAAAAAAAAAAAAAJE="
      }
    },
    {
      "id": "values.keys.may-hold-tab-and-line-feed",
      "clause": "6.2.4",
      "level": "MUST",
      "flags": ["key-refused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\\t\\n\":1,\"\u007f\u0080\":2,\"\ufffd\":3}},\"version\":\"1.0\"}"},
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
                ["v", {"dictionary": [["\t\n", {"integer": "1"}], ["\u007f\u0080", {"integer": "2"}], ["\ufffd", {"integer": "3"}]]}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\\t\\n\":1,\"\u007f\u0080\":2,\"\ufffd\":3}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>\t\n</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>\u007f\u0080</key>\n\t\t\t<integer>2</integer>\n\t\t\t<key>\ufffd</key>\n\t\t\t<integer>3</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwVXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20w8QERITFFIJCmIAfwCAYf/9EAEQAhADUzEuMAgPISszNkhKT1RmaHx/gYiLkJOVl5kAAAAAAAABAQAAAAAAAAAWAAAAAAAAAAAAAAAAAAAAnQ=="
      }
    },
    {
      "id": "values.keys.are-unique",
      "clause": "6.2.3",
      "level": "MUST",
      "flags": ["duplicate-key"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\":1,\"a\":2}},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.duplicate-key", "pointer": "/user-info/v/a"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.keys.are-unique-even-with-equal-values",
      "clause": "6.2.3",
      "level": "MUST",
      "flags": ["duplicate-key"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\":1,\"a\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.duplicate-key", "pointer": "/user-info/v/a"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.keys.are-compared-without-escapes",
      "clause": "6.2.3",
      "level": "MUST",
      "flags": ["duplicate-key-by-escape"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\":1,\"\\u0061\":2}},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.duplicate-key", "pointer": "/user-info/v/a"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.keys.are-unique-in-depth",
      "clause": "6.2.3",
      "level": "MUST",
      "flags": ["duplicate-key-deep"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"x\":[{\"k\":1,\"l\":2,\"k\":3}]}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.duplicate-key", "pointer": "/user-info/v/0/x/0/k"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.keys.are-unique-at-the-top",
      "clause": "6.2.3",
      "level": "MUST",
      "flags": ["duplicate-key"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\",\"title\":\"b\",\"version\":\"1.0\"}"},
      "findings": [{"id": "value.duplicate-key", "pointer": "/title"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.keys.are-unique-when-empty",
      "clause": "6.2.3",
      "level": "MUST",
      "flags": ["duplicate-key"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\":1,\"\":2}},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.duplicate-key", "pointer": "/user-info/v/"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.keys.are-unique-before-tags-are-read",
      "clause": "7.2.4",
      "level": "MUST",
      "flags": ["duplicate-key"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":\"QQ==\",\"$data\":\"QQ==\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.duplicate-key", "pointer": "/user-info/v/$data"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.keys.uid-twice-is-a-duplicate",
      "clause": "7.2.4",
      "level": "MUST",
      "flags": ["duplicate-key"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"CF$UID\":3,\"CF$UID\":3}},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.duplicate-key", "pointer": "/user-info/v/CF$UID"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.keys.u-0001-is-kept-and-found",
      "clause": "6.2.4",
      "level": "MUST",
      "flags": ["key-control"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\\u0001\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "key.unsupported", "pointer": "/user-info/v/\u0001"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["\u0001", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.keys.carriage-return-is-kept-and-found",
      "clause": "6.2.4",
      "level": "MUST",
      "flags": ["key-carriage-return"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\\r\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "key.unsupported", "pointer": "/user-info/v/a\r"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["a\r", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.keys.u-fffe-is-kept-and-found",
      "clause": "6.2.4",
      "level": "MUST",
      "flags": ["key-noncharacter"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\ufffe\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "key.unsupported", "pointer": "/user-info/v/\ufffe"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["\ufffe", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.keys.nul-is-kept-and-found",
      "clause": "6.2.4",
      "level": "MUST",
      "flags": ["key-nul"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\\u0000\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "key.unsupported", "pointer": "/user-info/v/\u0000"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["\u0000", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.keys.of-an-unknown-tag-are-judged",
      "clause": "6.2.4",
      "level": "MUST",
      "flags": ["key-control"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$\\u0001\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.unknown", "pointer": "/user-info/v"}, {"id": "key.unsupported", "pointer": "/user-info/v/$\u0001"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$\u0001", {"integer": "1"}]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.numbers.integral-spellings-are-the-integer",
      "clause": "6.3.3",
      "also": ["6.3.4"],
      "level": "MUST",
      "flags": ["integer-as-real"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[1.0,1e0,10e-1,123E2,9007199254740991.2,1.00000000000000000000000000000000000000001]},\"version\":\"1.0\"}"},
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
                    {"integer": "1"},
                    {"integer": "12300"},
                    {"integer": "9007199254740991"},
                    {"integer": "1"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[1,1,1,12300,9007199254740991,1]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>12300</integer>\n\t\t\t<integer>9007199254740991</integer>\n\t\t\t<integer>1</integer>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwSXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pg8PDxARDxABETAMEwAf////////UzEuMAgPISszNkhKT1RmaHx/gYiKjZYAAAAAAAABAQAAAAAAAAATAAAAAAAAAAAAAAAAAAAAmg=="
      }
    },
    {
      "id": "values.numbers.minus-zero-is-zero",
      "clause": "6.3.5",
      "level": "MUST",
      "flags": ["minus-zero"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[-0,-0.0,-0e5,-1e-400]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"integer": "0"}, {"integer": "0"}, {"integer": "0"}, {"integer": "0"}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[0,0,0,0]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>0</integer>\n\t\t\t<integer>0</integer>\n\t\t\t<integer>0</integer>\n\t\t\t<integer>0</integer>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwQXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pA8PDw8QAFMxLjAIDyErMzZISk9UZmh8f4GGiAAAAAAAAAEBAAAAAAAAABEAAAAAAAAAAAAAAAAAAACM"
      }
    },
    {
      "id": "values.numbers.underflow-is-zero",
      "clause": "6.3.2",
      "level": "MUST",
      "flags": ["underflow-refused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[1e-400,5e-324,4.9406564584124654e-324]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"integer": "0"}, {"real": "5e-324"}, {"real": "5e-324"}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[0,5e-324,5e-324]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>0</integer>\n\t\t\t<real>5e-324</real>\n\t\t\t<real>5e-324</real>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2ow8QEBAAIwAAAAAAAAABUzEuMAgPISszNkhKT1RmaHx/gYWHkAAAAAAAAAEBAAAAAAAAABIAAAAAAAAAAAAAAAAAAACU"
      }
    },
    {
      "id": "values.numbers.nearest-double-ties-to-even",
      "clause": "6.3.3",
      "level": "MUST",
      "flags": ["rounding", "decimal-rounded"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[9007199254740993.0,9007199254740993e0,9007199254740995.0,0.1,1e23,1.7976931348623157e308,2.2250738585072011e-308]},\"version\":\"1.0\"}"},
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
                    {"real": "9007199254740992"},
                    {"real": "9007199254740992"},
                    {"real": "9007199254740996"},
                    {"real": "0.1"},
                    {"real": "1e+23"},
                    {"real": "1.7976931348623157e+308"},
                    {"real": "2.225073858507201e-308"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[9007199254740992,9007199254740992,9007199254740996,0.1,1e+23,1.7976931348623157e+308,2.225073858507201e-308]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<real>9007199254740992</real>\n\t\t\t<real>9007199254740992</real>\n\t\t\t<real>9007199254740996</real>\n\t\t\t<real>0.1</real>\n\t\t\t<real>1e+23</real>\n\t\t\t<real>1.7976931348623157e+308</real>\n\t\t\t<real>2.225073858507201e-308</real>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwVXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pw8PEBESExQjQ0AAAAAAAAAjQ0AAAAAAAAIjP7mZmZmZmZojRLUtAsfhSvYjf+////////8jAA////////9TMS4wCA8hKzM2SEpPVGZofH+BiZKbpK22vwAAAAAAAAEBAAAAAAAAABYAAAAAAAAAAAAAAAAAAADD"
      }
    },
    {
      "id": "values.numbers.decimals-keep-every-bit",
      "clause": "6.3.3",
      "level": "MUST",
      "flags": ["decimal-rounded"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[0.30000000000000004,0.3,333333333.3333333,4.5,123.456]},\"version\":\"1.0\"}"},
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
                  [{"real": "0.30000000000000004"}, {"real": "0.3"}, {"real": "333333333.3333333"}, {"real": "4.5"}, {"real": "123.456"}]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[0.30000000000000004,0.3,333333333.3333333,4.5,123.456]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<real>0.30000000000000004</real>\n\t\t\t<real>0.3</real>\n\t\t\t<real>333333333.3333333</real>\n\t\t\t<real>4.5</real>\n\t\t\t<real>123.456</real>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwUXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pQ8QERITIz/TMzMzMzM0Iz/TMzMzMzMzI0Gz3kNVVVVVI0ASAAAAAAAAI0Be3S8an753UzEuMAgPISszNkhKT1RmaHx/gYeQmaKrtAAAAAAAAAEBAAAAAAAAABUAAAAAAAAAAAAAAAAAAAC4"
      }
    },
    {
      "id": "values.numbers.rfc-8785-spelling-beyond-2-53-is-a-real",
      "clause": "6.3.6",
      "level": "MUST",
      "flags": ["big-literal-exact"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[9007199254740992,-9007199254740992,9223372036854776000,100000000000000000000]},\"version\":\"1.0\"}"},
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
                    {"real": "9007199254740992"},
                    {"real": "-9007199254740992"},
                    {"real": "9223372036854776000"},
                    {"real": "100000000000000000000"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[9007199254740992,-9007199254740992,9223372036854776000,100000000000000000000]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<real>9007199254740992</real>\n\t\t\t<real>-9007199254740992</real>\n\t\t\t<real>9223372036854776000</real>\n\t\t\t<real>100000000000000000000</real>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwTXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pA8QERIjQ0AAAAAAAAAjw0AAAAAAAAAjQ+AAAAAAAAAjRBWvHXi1jEBTMS4wCA8hKzM2SEpPVGZofH+Bho+YoaoAAAAAAAABAQAAAAAAAAAUAAAAAAAAAAAAAAAAAAAArg=="
      }
    },
    {
      "id": "values.numbers.great-integers-are-tagged",
      "clause": "6.3.6",
      "also": ["6.3.1"],
      "level": "MUST",
      "flags": ["integer-as-double"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$integer\":\"9007199254740993\"},{\"$integer\":\"9223372036854775807\"},{\"$integer\":\"-9223372036854775808\"}]},\"version\":\"1.0\"}"},
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
                ["v", [{"integer": "9007199254740993"}, {"integer": "9223372036854775807"}, {"integer": "-9223372036854775808"}]]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$integer\":\"9007199254740993\"},{\"$integer\":\"9223372036854775807\"},{\"$integer\":\"-9223372036854775808\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>9007199254740993</integer>\n\t\t\t<integer>9223372036854775807</integer>\n\t\t\t<integer>-9223372036854775808</integer>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwSXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2ow8QERMAIAAAAAAAARN//////////xOAAAAAAAAAAFMxLjAIDyErMzZISk9UZmh8f4GFjpegAAAAAAAAAQEAAAAAAAAAEwAAAAAAAAAAAAAAAAAAAKQ="
      }
    },
    {
      "id": "values.numbers.unsigned-integers-of-64-bits",
      "clause": "6.3.1",
      "also": ["7.1.2"],
      "level": "MUST",
      "flags": ["integer-signed"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$integer\":\"9223372036854775808\"},{\"$integer\":\"18446744073709551615\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"integer": "9223372036854775808"}, {"integer": "18446744073709551615"}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$integer\":\"9223372036854775808\"},{\"$integer\":\"18446744073709551615\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>9223372036854775808</integer>\n\t\t\t<integer>18446744073709551615</integer>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2og8QFAAAAAAAAAAAgAAAAAAAAAAUAAAAAAAAAAD//////////1MxLjAIDyErMzZISk9UZmh8f4GElaYAAAAAAAABAQAAAAAAAAASAAAAAAAAAAAAAAAAAAAAqg=="
      }
    },
    {
      "id": "values.numbers.small-integers-are-native",
      "clause": "6.3.3",
      "also": ["3.1.7"],
      "level": "MUST",
      "flags": ["integer-as-real", "tag-needless-written"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[-9007199254740991,-1,0,1,255,9007199254740991]},\"version\":\"1.0\"}"},
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
                    {"integer": "-9007199254740991"},
                    {"integer": "-1"},
                    {"integer": "0"},
                    {"integer": "1"},
                    {"integer": "255"},
                    {"integer": "9007199254740991"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[-9007199254740991,-1,0,1,255,9007199254740991]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>-9007199254740991</integer>\n\t\t\t<integer>-1</integer>\n\t\t\t<integer>0</integer>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>255</integer>\n\t\t\t<integer>9007199254740991</integer>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwVXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pg8QERITFBP/4AAAAAAAARP//////////xAAEAEQ/xMAH////////1MxLjAIDyErMzZISk9UZmh8f4GIkZqcnqCpAAAAAAAAAQEAAAAAAAAAFgAAAAAAAAAAAAAAAAAAAK0="
      }
    },
    {
      "id": "values.numbers.2-53-and-1-is-imprecise",
      "clause": "6.3.6",
      "also": ["6.3.3"],
      "level": "MUST",
      "flags": ["imprecise-taken", "big-literal-exact"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":9007199254740993},\"version\":\"1.0\"}"},
      "findings": [{"id": "number.imprecise", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"real": "9007199254740992"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.numbers.minus-2-53-and-1-is-imprecise",
      "clause": "6.3.6",
      "also": ["6.3.3"],
      "level": "MUST",
      "flags": ["imprecise-taken", "big-literal-exact"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":-9007199254740993},\"version\":\"1.0\"}"},
      "findings": [{"id": "number.imprecise", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"real": "-9007199254740992"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.numbers.2-63-is-imprecise",
      "clause": "6.3.6",
      "also": ["6.3.3"],
      "level": "MUST",
      "flags": ["imprecise-taken", "big-literal-exact"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":9223372036854775808},\"version\":\"1.0\"}"},
      "findings": [{"id": "number.imprecise", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"real": "9223372036854776000"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.numbers.ten-to-21-in-digits-is-imprecise",
      "clause": "6.3.6",
      "also": ["6.3.3"],
      "level": "MUST",
      "flags": ["imprecise-taken", "big-literal-exact"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":1000000000000000000000},\"version\":\"1.0\"}"},
      "findings": [{"id": "number.imprecise", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"real": "1e+21"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.numbers.overflow-by-exponent-is-an-error",
      "clause": "6.3.2",
      "level": "MUST",
      "flags": ["overflow-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":1e400},\"version\":\"1.0\"}"},
      "findings": [{"id": "number.overflow", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.numbers.overflow-by-negative-is-an-error",
      "clause": "6.3.2",
      "level": "MUST",
      "flags": ["overflow-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":-1e309},\"version\":\"1.0\"}"},
      "findings": [{"id": "number.overflow", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.numbers.overflow-by-digits-is-an-error",
      "clause": "6.3.2",
      "level": "MUST",
      "flags": ["overflow-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000},\"version\":\"1.0\"}"},
      "findings": [{"id": "number.overflow", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.numbers.overflow-by-halfway-is-an-error",
      "clause": "6.3.2",
      "level": "MUST",
      "flags": ["overflow-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":1.797693134862315808e308},\"version\":\"1.0\"}"},
      "findings": [{"id": "number.overflow", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.kinds.number-boolean-and-string-differ",
      "clause": "6.1.2",
      "also": ["6.1.1"],
      "level": "MUST",
      "flags": ["boolean-as-number", "number-as-boolean", "string-as-number", "kinds-confused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[1,true,\"1\",\"true\",0,false,\"\",\"0\"]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"integer": "1"}, true, "1", "true", {"integer": "0"}, false, "", "0"]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[1,true,\"1\",\"true\",0,false,\"\",\"0\"]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>1</integer>\n\t\t\t<true/>\n\t\t\t<string>1</string>\n\t\t\t<string>true</string>\n\t\t\t<integer>0</integer>\n\t\t\t<false/>\n\t\t\t<string></string>\n\t\t\t<string>0</string>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwXXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2qA8QERITFBUWEAEJUTFUdHJ1ZRAACFBRMFMxLjAIDyErMzZISk9UZmh8f4GKjI2PlJaXmJoAAAAAAAABAQAAAAAAAAAYAAAAAAAAAAAAAAAAAAAAng=="
      }
    },
    {
      "id": "values.kinds.url-data-and-string-differ",
      "clause": "6.1.2",
      "level": "MUST",
      "flags": ["url-as-string", "base64-as-string", "kinds-confused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[\"a:b\",{\"$url\":\"a:b\"},\"QQ==\",{\"$data\":\"QQ==\"},\"2026-11-20T01:02:03Z\",{\"$date\":\"2026-11-20T01:02:03Z\"}]},\"version\":\"1.0\"}"},
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
                ["v", ["a:b", {"url": "a:b"}, "QQ==", {"data": "QQ=="}, "2026-11-20T01:02:03Z", {"date": "2026-11-20T01:02:03Z"}]]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[\"a:b\",{\"$url\":\"a:b\"},\"QQ==\",{\"$data\":\"QQ==\"},\"2026-11-20T01:02:03Z\",{\"$date\":\"2026-11-20T01:02:03Z\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<string>a:b</string>\n\t\t\t<dict>\n\t\t\t\t<key>$url</key>\n\t\t\t\t<string>a:b</string>\n\t\t\t</dict>\n\t\t\t<string>QQ==</string>\n\t\t\t<data>QQ==</data>\n\t\t\t<string>2026-11-20T01:02:03Z</string>\n\t\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwWXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pg8QEhMUFVNhOmLREQ9UJHVybFRRUT09QUFfEBQyMDI2LTExLTIwVDAxOjAyOjAzWjNByFfpxYAAAFMxLjAIDyErMzZISk9UZmh8f4GIjI+UmZuyuwAAAAAAAAEBAAAAAAAAABcAAAAAAAAAAAAAAAAAAAC/"
      }
    },
    {
      "id": "values.kinds.strings-are-never-normalised",
      "clause": "6.2.2",
      "also": ["6.2.1"],
      "level": "MUST",
      "flags": ["text-normalised-value"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[\"\u00e9\",\"e\u0301\",\"\u212b\",\"\u00c5\",\"\ufb01\",\"\u200d\"]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", ["\u00e9", "e\u0301", "\u212b", "\u00c5", "\ufb01", "\u200d"]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[\"\u00e9\",\"e\u0301\",\"\u212b\",\"\u00c5\",\"\ufb01\",\"\u200d\"]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<string>\u00e9</string>\n\t\t\t<string>e\u0301</string>\n\t\t\t<string>\u212b</string>\n\t\t\t<string>\u00c5</string>\n\t\t\t<string>\ufb01</string>\n\t\t\t<string>\u200d</string>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwVXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pg8QERITFGEA6WIAZQMBYSErYQDFYfsBYSANUzEuMAgPISszNkhKT1RmaHx/gYiLkJOWmZwAAAAAAAABAQAAAAAAAAAWAAAAAAAAAAAAAAAAAAAAoA=="
      }
    },
    {
      "id": "values.kinds.string-of-digits-stays-one",
      "clause": "6.1.2",
      "level": "MUST",
      "flags": ["string-as-number"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[\"007\",\"1e3\",\"null\",\"0x1F\"]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", ["007", "1e3", "null", "0x1F"]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[\"007\",\"1e3\",\"null\",\"0x1F\"]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<string>007</string>\n\t\t\t<string>1e3</string>\n\t\t\t<string>null</string>\n\t\t\t<string>0x1F</string>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwTXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pA8QERJTMDA3UzFlM1RudWxsVDB4MUZTMS4wCA8hKzM2SEpPVGZofH+BhoqOk5gAAAAAAAABAQAAAAAAAAAUAAAAAAAAAAAAAAAAAAAAnA=="
      }
    },
    {
      "id": "values.kinds.arrays-keep-order-and-duplicates",
      "clause": "6.1.3",
      "level": "MUST",
      "flags": ["array-sorted"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[3,1,2,1,[],[[]],{}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "user-info",
            {"dictionary": [["v", [{"integer": "3"}, {"integer": "1"}, {"integer": "2"}, {"integer": "1"}, [], [[]], {"dictionary": []}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[3,1,2,1,[],[[]],{}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>3</integer>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>2</integer>\n\t\t\t<integer>1</integer>\n\t\t\t<array/>\n\t\t\t<array>\n\t\t\t\t<array/>\n\t\t\t</array>\n\t\t\t<dict/>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwWXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pw8QERASExUQAxABEAKgoRSg0FMxLjAIDyErMzZISk9UZmh8f4GJi42PkJKTlAAAAAAAAAEBAAAAAAAAABcAAAAAAAAAAAAAAAAAAACY"
      }
    },
    {
      "id": "values.dates.every-form",
      "clause": "6.4.2",
      "also": ["6.4.1"],
      "level": "MUST",
      "flags": ["date-milliseconds-lost", "date-as-local", "date-before-epoch"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$date\":\"2024-02-29T23:59:59Z\"},{\"$date\":\"2000-02-29T00:00:00.001Z\"},{\"$date\":\"0001-01-01T00:00:00Z\"},{\"$date\":\"9999-12-31T23:59:59.999Z\"},{\"$date\":\"1969-12-31T23:59:59.999Z\"},{\"$date\":\"2026-11-20T01:02:03.250Z\"},{\"$date\":\"1582-10-10T00:00:00Z\"}]},\"version\":\"1.0\"}"},
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
                    {"date": "2024-02-29T23:59:59Z"},
                    {"date": "2000-02-29T00:00:00.001Z"},
                    {"date": "0001-01-01T00:00:00Z"},
                    {"date": "9999-12-31T23:59:59.999Z"},
                    {"date": "1969-12-31T23:59:59.999Z"},
                    {"date": "2026-11-20T01:02:03.250Z"},
                    {"date": "1582-10-10T00:00:00Z"}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$date\":\"2024-02-29T23:59:59Z\"},{\"$date\":\"2000-02-29T00:00:00.001Z\"},{\"$date\":\"0001-01-01T00:00:00Z\"},{\"$date\":\"9999-12-31T23:59:59.999Z\"},{\"$date\":\"1969-12-31T23:59:59.999Z\"},{\"$date\":\"2026-11-20T01:02:03.250Z\"},{\"$date\":\"1582-10-10T00:00:00Z\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<date>2024-02-29T23:59:59Z</date>\n\t\t\t<dict>\n\t\t\t\t<key>$date</key>\n\t\t\t\t<string>2000-02-29T00:00:00.001Z</string>\n\t\t\t</dict>\n\t\t\t<date>0001-01-01T00:00:00Z</date>\n\t\t\t<dict>\n\t\t\t\t<key>$date</key>\n\t\t\t\t<string>9999-12-31T23:59:59.999Z</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>$date</key>\n\t\t\t\t<string>1969-12-31T23:59:59.999Z</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>$date</key>\n\t\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t\t</dict>\n\t\t\t<date>1582-10-10T00:00:00Z</date>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwWXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pw8QERITFBUzQcXIqP+AAAAzwXlLx//7520zwi1jw38AAAAzQk1i0jx//98zwc0n5EAAIMUzQchX6cWgAAAzwgiVT+QAAABTMS4wCA8hKzM2SEpPVGZofH+BiZKbpK22v8gAAAAAAAABAQAAAAAAAAAXAAAAAAAAAAAAAAAAAAAAzA=="
      }
    },
    {
      "id": "values.dates.29-february-of-a-common-year-is-none",
      "clause": "6.4.2",
      "also": ["6.4.1"],
      "level": "MUST",
      "flags": ["date-leap-day"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-02-29T00:00:00Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-02-29T00:00:00Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.29-february-of-1900-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-century"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"1900-02-29T00:00:00Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "1900-02-29T00:00:00Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.31-april-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-month-length"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-04-31T00:00:00Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-04-31T00:00:00Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.month-13-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-month"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-13-10T00:00:00Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-13-10T00:00:00Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.day-0-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-day-zero"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-11-00T00:00:00Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-11-00T00:00:00Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.hour-24-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-hour-24"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-11-20T24:00:00Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-11-20T24:00:00Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.minute-60-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-minute-60"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-11-20T01:60:00Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-11-20T01:60:00Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.second-60-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-leap-second"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-12-31T23:59:60Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-12-31T23:59:60Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.fraction-of-two-digits-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-fraction-digits"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-11-20T01:02:03.25Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-11-20T01:02:03.25Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.fraction-of-zero-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-fraction-zero"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-11-20T01:02:03.000Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-11-20T01:02:03.000Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.offset-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-offset"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-11-20T01:02:03+00:00\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-11-20T01:02:03+00:00"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.no-zone-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-offset-missing"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-11-20T01:02:03\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-11-20T01:02:03"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.lower-case-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-lower-case"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-11-20t01:02:03z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-11-20t01:02:03z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.space-for-t-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-space"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-11-20 01:02:03Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-11-20 01:02:03Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.year-0-is-none",
      "clause": "6.4.2",
      "also": ["6.4.1"],
      "level": "MUST",
      "flags": ["date-year-zero"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"0000-01-01T00:00:00Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "0000-01-01T00:00:00Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.year-with-a-sign-is-none",
      "clause": "6.4.2",
      "also": ["6.4.1"],
      "level": "MUST",
      "flags": ["date-long-year"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"+02026-11-20T01:02:03Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "+02026-11-20T01:02:03Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.arabic-digits-are-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-digits"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"\u0662\u0660\u0662\u0666-11-20T01:02:03Z\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "\u0662\u0660\u0662\u0666-11-20T01:02:03Z"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.text-after-it-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-garbage"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-11-20T01:02:03Zx\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-11-20T01:02:03Zx"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.dates.white-space-after-it-is-none",
      "clause": "6.4.2",
      "level": "MUST",
      "flags": ["date-white-space"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":\"2026-11-20T01:02:03Z \"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", "2026-11-20T01:02:03Z "]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.data.every-length-of-padding",
      "clause": "6.5.1",
      "also": ["21.1.4"],
      "level": "MUST",
      "flags": ["base64-unpadded", "empty-data-lost", "base64-as-string", "tag-unread", "base64-url"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$data\":\"\"},{\"$data\":\"QQ==\"},{\"$data\":\"QUI=\"},{\"$data\":\"QUJD\"},{\"$data\":\"+/+/AP8=\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"data": ""}, {"data": "QQ=="}, {"data": "QUI="}, {"data": "QUJD"}, {"data": "+/+/AP8="}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$data\":\"\"},{\"$data\":\"QQ==\"},{\"$data\":\"QUI=\"},{\"$data\":\"QUJD\"},{\"$data\":\"+/+/AP8=\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<data></data>\n\t\t\t<data>QQ==</data>\n\t\t\t<data>QUI=</data>\n\t\t\t<data>QUJD</data>\n\t\t\t<data>+/+/AP8=</data>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwUXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2pQ8QERITQEFBQkFCQ0FCQ0X7/78A/1MxLjAIDyErMzZISk9UZmh8f4GHiIqNkZcAAAAAAAABAQAAAAAAAAAVAAAAAAAAAAAAAAAAAAAAmw=="
      }
    },
    {
      "id": "values.data.are-on-one-line",
      "clause": "6.5.1",
      "level": "MUST",
      "flags": ["base64-line-breaks"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":\"QUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJD\"}},\"version\":\"1.0\"}"},
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
                  {"data": "QUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJD"}
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":\"QUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJD\"}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<data>QUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJD</data>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2TxBaQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDUzEuMAgPISszNkhKT1RmaHx/gd4AAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAA4g=="
      }
    },
    {
      "id": "values.data.padding-is-needed",
      "clause": "6.5.1",
      "level": "MUST",
      "flags": ["base64-unpadded"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":\"QQ\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$data", "QQ"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.data.bits-before-the-padding-are-zero",
      "clause": "6.5.1",
      "level": "MUST",
      "flags": ["base64-pad-bits"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":\"QR==\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$data", "QR=="]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.data.bits-before-one-padding-are-zero",
      "clause": "6.5.1",
      "level": "MUST",
      "flags": ["base64-pad-bits-of-two"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":\"QUJ=\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$data", "QUJ="]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.data.padding-is-as-long-as-needed",
      "clause": "6.5.1",
      "level": "MUST",
      "flags": ["base64-excess-padding"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":\"QUI==\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$data", "QUI=="]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.data.space-is-refused",
      "clause": "6.5.1",
      "level": "MUST",
      "flags": ["base64-white-space"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":\"Q Q==\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$data", "Q Q=="]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.data.line-feed-is-refused",
      "clause": "6.5.1",
      "level": "MUST",
      "flags": ["base64-line-breaks"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":\"QUJD\\nQUJD\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$data", "QUJD\nQUJD"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.data.alphabet-for-urls-is-refused",
      "clause": "6.5.1",
      "level": "MUST",
      "flags": ["base64-url"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":\"-_-_\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$data", "-_-_"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.data.nothing-follows-the-padding",
      "clause": "6.5.1",
      "level": "MUST",
      "flags": ["base64-after-padding"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":\"QQ==QQ==\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$data", "QQ==QQ=="]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.data.other-characters-are-refused",
      "clause": "6.5.1",
      "level": "MUST",
      "flags": ["base64-garbage"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":\"QU!JD\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$data", "QU!JD"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.urls.whatever-the-grammar-allows",
      "clause": "18.1.1",
      "also": ["18.1.4", "18.1.2"],
      "level": "MUST",
      "flags": ["url-unusual-refused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"link\":\"https://example.com\",\"text\":\"0\"},{\"link\":\"HTTPS://EXAMPLE.com/%7Ea?b#c\",\"text\":\"1\"},{\"link\":\"mailto:a@example.com\",\"text\":\"2\"},{\"link\":\"tel:+1\",\"text\":\"3\"},{\"link\":\"x-app:\",\"text\":\"4\"},{\"link\":\"http://[2001:db8::1]:80/\",\"text\":\"5\"},{\"link\":\"a:/b\",\"text\":\"6\"},{\"link\":\"a:/\",\"text\":\"7\"},{\"link\":\"a:b/c//d\",\"text\":\"8\"},{\"link\":\"a://\",\"text\":\"9\"},{\"link\":\"a:///\",\"text\":\"10\"},{\"link\":\"a://u:p@h:/\",\"text\":\"11\"},{\"link\":\"a:?\",\"text\":\"12\"},{\"link\":\"a:#\",\"text\":\"13\"},{\"link\":\"a:?a/b?c#d/e?f\",\"text\":\"14\"},{\"link\":\"http://[v1.a:b]/\",\"text\":\"15\"},{\"link\":\"http://[::]/\",\"text\":\"16\"},{\"link\":\"http://[1:2:3:4:5:6:7:8]\",\"text\":\"17\"},{\"link\":\"http://[1:2:3:4:5:6:1.2.3.4]\",\"text\":\"18\"},{\"link\":\"http://[::1.2.3.4]\",\"text\":\"19\"},{\"link\":\"http://[1::]\",\"text\":\"20\"},{\"link\":\"http://999.1.1.1/\",\"text\":\"21\"},{\"link\":\"a+b-c.1:x\",\"text\":\"22\"},{\"link\":\"files:x\",\"text\":\"23\"},{\"link\":\"http://h:99999999/\",\"text\":\"24\"},{\"link\":\"a:%00\",\"text\":\"25\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "content-text",
            [
              {"dictionary": [["link", "https://example.com"], ["text", "0"]]},
              {"dictionary": [["link", "HTTPS://EXAMPLE.com/%7Ea?b#c"], ["text", "1"]]},
              {"dictionary": [["link", "mailto:a@example.com"], ["text", "2"]]},
              {"dictionary": [["link", "tel:+1"], ["text", "3"]]},
              {"dictionary": [["link", "x-app:"], ["text", "4"]]},
              {"dictionary": [["link", "http://[2001:db8::1]:80/"], ["text", "5"]]},
              {"dictionary": [["link", "a:/b"], ["text", "6"]]},
              {"dictionary": [["link", "a:/"], ["text", "7"]]},
              {"dictionary": [["link", "a:b/c//d"], ["text", "8"]]},
              {"dictionary": [["link", "a://"], ["text", "9"]]},
              {"dictionary": [["link", "a:///"], ["text", "10"]]},
              {"dictionary": [["link", "a://u:p@h:/"], ["text", "11"]]},
              {"dictionary": [["link", "a:?"], ["text", "12"]]},
              {"dictionary": [["link", "a:#"], ["text", "13"]]},
              {"dictionary": [["link", "a:?a/b?c#d/e?f"], ["text", "14"]]},
              {"dictionary": [["link", "http://[v1.a:b]/"], ["text", "15"]]},
              {"dictionary": [["link", "http://[::]/"], ["text", "16"]]},
              {"dictionary": [["link", "http://[1:2:3:4:5:6:7:8]"], ["text", "17"]]},
              {"dictionary": [["link", "http://[1:2:3:4:5:6:1.2.3.4]"], ["text", "18"]]},
              {"dictionary": [["link", "http://[::1.2.3.4]"], ["text", "19"]]},
              {"dictionary": [["link", "http://[1::]"], ["text", "20"]]},
              {"dictionary": [["link", "http://999.1.1.1/"], ["text", "21"]]},
              {"dictionary": [["link", "a+b-c.1:x"], ["text", "22"]]},
              {"dictionary": [["link", "files:x"], ["text", "23"]]},
              {"dictionary": [["link", "http://h:99999999/"], ["text", "24"]]},
              {"dictionary": [["link", "a:%00"], ["text", "25"]]}
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
        "json": "{\"content-text\":[{\"link\":\"https://example.com\",\"text\":\"0\"},{\"link\":\"HTTPS://EXAMPLE.com/%7Ea?b#c\",\"text\":\"1\"},{\"link\":\"mailto:a@example.com\",\"text\":\"2\"},{\"link\":\"tel:+1\",\"text\":\"3\"},{\"link\":\"x-app:\",\"text\":\"4\"},{\"link\":\"http://[2001:db8::1]:80/\",\"text\":\"5\"},{\"link\":\"a:/b\",\"text\":\"6\"},{\"link\":\"a:/\",\"text\":\"7\"},{\"link\":\"a:b/c//d\",\"text\":\"8\"},{\"link\":\"a://\",\"text\":\"9\"},{\"link\":\"a:///\",\"text\":\"10\"},{\"link\":\"a://u:p@h:/\",\"text\":\"11\"},{\"link\":\"a:?\",\"text\":\"12\"},{\"link\":\"a:#\",\"text\":\"13\"},{\"link\":\"a:?a/b?c#d/e?f\",\"text\":\"14\"},{\"link\":\"http://[v1.a:b]/\",\"text\":\"15\"},{\"link\":\"http://[::]/\",\"text\":\"16\"},{\"link\":\"http://[1:2:3:4:5:6:7:8]\",\"text\":\"17\"},{\"link\":\"http://[1:2:3:4:5:6:1.2.3.4]\",\"text\":\"18\"},{\"link\":\"http://[::1.2.3.4]\",\"text\":\"19\"},{\"link\":\"http://[1::]\",\"text\":\"20\"},{\"link\":\"http://999.1.1.1/\",\"text\":\"21\"},{\"link\":\"a+b-c.1:x\",\"text\":\"22\"},{\"link\":\"files:x\",\"text\":\"23\"},{\"link\":\"http://h:99999999/\",\"text\":\"24\"},{\"link\":\"a:%00\",\"text\":\"25\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>https://example.com</string>\n\t\t\t<key>text</key>\n\t\t\t<string>0</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>HTTPS://EXAMPLE.com/%7Ea?b#c</string>\n\t\t\t<key>text</key>\n\t\t\t<string>1</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>mailto:a@example.com</string>\n\t\t\t<key>text</key>\n\t\t\t<string>2</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>tel:+1</string>\n\t\t\t<key>text</key>\n\t\t\t<string>3</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>x-app:</string>\n\t\t\t<key>text</key>\n\t\t\t<string>4</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>http://[2001:db8::1]:80/</string>\n\t\t\t<key>text</key>\n\t\t\t<string>5</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>a:/b</string>\n\t\t\t<key>text</key>\n\t\t\t<string>6</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>a:/</string>\n\t\t\t<key>text</key>\n\t\t\t<string>7</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>a:b/c//d</string>\n\t\t\t<key>text</key>\n\t\t\t<string>8</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>a://</string>\n\t\t\t<key>text</key>\n\t\t\t<string>9</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>a:///</string>\n\t\t\t<key>text</key>\n\t\t\t<string>10</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>a://u:p@h:/</string>\n\t\t\t<key>text</key>\n\t\t\t<string>11</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>a:?</string>\n\t\t\t<key>text</key>\n\t\t\t<string>12</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>a:#</string>\n\t\t\t<key>text</key>\n\t\t\t<string>13</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>a:?a/b?c#d/e?f</string>\n\t\t\t<key>text</key>\n\t\t\t<string>14</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>http://[v1.a:b]/</string>\n\t\t\t<key>text</key>\n\t\t\t<string>15</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>http://[::]/</string>\n\t\t\t<key>text</key>\n\t\t\t<string>16</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>http://[1:2:3:4:5:6:7:8]</string>\n\t\t\t<key>text</key>\n\t\t\t<string>17</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>http://[1:2:3:4:5:6:1.2.3.4]</string>\n\t\t\t<key>text</key>\n\t\t\t<string>18</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>http://[::1.2.3.4]</string>\n\t\t\t<key>text</key>\n\t\t\t<string>19</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>http://[1::]</string>\n\t\t\t<key>text</key>\n\t\t\t<string>20</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>http://999.1.1.1/</string>\n\t\t\t<key>text</key>\n\t\t\t<string>21</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>a+b-c.1:x</string>\n\t\t\t<key>text</key>\n\t\t\t<string>22</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>files:x</string>\n\t\t\t<key>text</key>\n\t\t\t<string>23</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>http://h:99999999/</string>\n\t\t\t<key>text</key>\n\t\t\t<string>24</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>link</key>\n\t\t\t<string>a:%00</string>\n\t\t\t<key>text</key>\n\t\t\t<string>25</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBFVcXGNvbnRlbnQtdGV4dF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9urxAaBQoNEBMWGRwfIiUoKy4xNDc6PUBDRklMT1LSBgcICVRsaW5rVHRleHRfEBNodHRwczovL2V4YW1wbGUuY29tUTDSBgcLDF8QHEhUVFBTOi8vRVhBTVBMRS5jb20vJTdFYT9iI2NRMdIGBw4PXxAUbWFpbHRvOmFAZXhhbXBsZS5jb21RMtIGBxESVnRlbDorMVEz0gYHFBVWeC1hcHA6UTTSBgcXGF8QGGh0dHA6Ly9bMjAwMTpkYjg6OjFdOjgwL1E10gYHGhtUYTovYlE20gYHHR5TYTovUTfSBgcgIVhhOmIvYy8vZFE40gYHIyRUYTovL1E50gYHJidVYTovLy9SMTDSBgcpKlthOi8vdTpwQGg6L1IxMdIGBywtU2E6P1IxMtIGBy8wU2E6I1IxM9IGBzIzXmE6P2EvYj9jI2QvZT9mUjE00gYHNTZfEBBodHRwOi8vW3YxLmE6Yl0vUjE10gYHODlcaHR0cDovL1s6Ol0vUjE20gYHOzxfEBhodHRwOi8vWzE6MjozOjQ6NTo2Ojc6OF1SMTfSBgc+P18QHGh0dHA6Ly9bMToyOjM6NDo1OjY6MS4yLjMuNF1SMTjSBgdBQl8QEmh0dHA6Ly9bOjoxLjIuMy40XVIxOdIGB0RFXGh0dHA6Ly9bMTo6XVIyMNIGB0dIXxARaHR0cDovLzk5OS4xLjEuMS9SMjHSBgdKS1lhK2ItYy4xOnhSMjLSBgdNTldmaWxlczp4UjIz0gYHUFFfEBJodHRwOi8vaDo5OTk5OTk5OS9SMjTSBgdTVFVhOiUwMFIyNdFWV18QD3JlcHJlc2VudGF0aW9uc6FY0gdZWltfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0UzEuMAAIAA8AHAAuADYAUwBYAF0AYgB4AHoAfwCeAKAApQC8AL4AwwDKAMwA0QDYANoA3wD6APwBAQEGAQgBDQERARMBGAEhASMBKAEtAS8BNAE6AT0BQgFOAVEBVgFaAV0BYgFmAWkBbgF9AYABhQGYAZsBoAGtAbABtQHQAdMB2AH3AfoB/wIUAhcCHAIpAiwCMQJFAkgCTQJXAloCXwJnAmoCbwKEAocCjAKSApUCmAKqAqwCsQLDAsUC2QAAAAAAAAIBAAAAAAAAAF0AAAAAAAAAAAAAAAAAAALd"
      }
    },
    {
      "id": "values.urls.are-kept-byte-for-byte",
      "clause": "18.1.3",
      "level": "MUST",
      "flags": ["url-normalised"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"HTTPS://Example.COM:443/%7eA/../b?%c3%A9#\",\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["source-url", "HTTPS://Example.COM:443/%7eA/../b?%c3%A9#"],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"HTTPS://Example.COM:443/%7eA/../b?%c3%A9#\",\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>source-url</key>\n\t<string>HTTPS://Example.COM:443/%7eA/../b?%c3%A9#</string>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwNXxAPbWFpbi1hdHRhY2htZW50WnNvdXJjZS11cmxXdmVyc2lvbtEFBl8QD3JlcHJlc2VudGF0aW9uc6EH0ggJCgtUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHRfEClIVFRQUzovL0V4YW1wbGUuQ09NOjQ0My8lN2VBLy4uL2I/JWMzJUE5I1MxLjAIDyEsNDdJS1BVZ2l9qQAAAAAAAAEBAAAAAAAAAA4AAAAAAAAAAAAAAAAAAACt"
      }
    },
    {
      "id": "values.urls.values-are-kept-byte-for-byte",
      "clause": "18.1.3",
      "also": ["6.6.1"],
      "level": "MUST",
      "flags": ["url-normalised", "url-as-string"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$url\":\"HTTPS://Example.COM\"},{\"$url\":\"x:%7e\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"url": "HTTPS://Example.COM"}, {"url": "x:%7e"}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$url\":\"HTTPS://Example.COM\"},{\"$url\":\"x:%7e\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>$url</key>\n\t\t\t\t<string>HTTPS://Example.COM</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>$url</key>\n\t\t\t\t<string>x:%7e</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwUXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2og8S0RARVCR1cmxfEBNIVFRQUzovL0V4YW1wbGUuQ09N0RATVXg6JTdlUzEuMAgPISszNkhKT1RmaHx/gYSHjKKlqwAAAAAAAAEBAAAAAAAAABUAAAAAAAAAAAAAAAAAAACv"
      }
    },
    {
      "id": "values.urls.space-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-space"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"https://example.com/a b\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.letter-beyond-ascii-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-non-ascii"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"https://example.com/\u00e4\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.bad-escape-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-escape"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"https://example.com/%zz\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.cut-escape-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-escape-cut"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"a:%4\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.relative-path-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-relative"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"example.com/a\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.network-path-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-network-path"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"//example.com\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.tab-before-the-scheme-is-malformed",
      "clause": "18.1.1",
      "also": ["18.1.4"],
      "level": "MUST",
      "flags": ["url-trimmed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"\\tfile:///x\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.line-feed-in-the-scheme-is-malformed",
      "clause": "18.1.1",
      "also": ["18.1.4"],
      "level": "MUST",
      "flags": ["url-repaired"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"fi\\nle:///x\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.line-feed-after-it-is-malformed",
      "clause": "18.1.1",
      "also": ["18.1.4"],
      "level": "MUST",
      "flags": ["url-line-feed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"a:b\\n\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.digit-before-the-scheme-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-scheme-first"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"1a:b\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.no-scheme-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-no-scheme"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\":b\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.cyrillic-scheme-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-scheme-script"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"\u0430:b\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.two-fragments-are-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-two-fragments"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"a:b#c#d\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.brackets-in-the-path-are-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-brackets-in-path"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"a:[b]\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.backslash-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-backslash"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"https:\\\\\\\\example.com\\\\a\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.angle-brackets-are-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-quotes"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"a:<b>\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.quote-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-double-quote"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"a:\\\"b\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.pipe-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-pipe"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"a:b|c\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.host-without-bracket-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-unclosed-host"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"http://[::1\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.address-of-seven-groups-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-host-groups"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"http://[1:2:3:4:5:6:7]\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.address-with-two-gaps-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-host-compressed-twice"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"http://[1::2::3]\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.address-with-letters-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-host-digits"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"http://[::g]/\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.address-of-five-digits-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-host-long-group"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"http://[12345::]/\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.embedded-address-with-a-zero-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-host-embedded"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"http://[::01.2.3.4]\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.zone-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-host-zone"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"http://[fe80::1%25en0]/\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.future-address-without-digits-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-host-future"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"http://[v.a]/\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.port-with-letters-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-port"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"http://h:8a/\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.two-users-are-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-two-users"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"a://u@v@h/\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.excluded-scheme-and-space-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-scheme-before-form"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"file:///a b\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/source-url"}],
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
      "id": "values.urls.file-is-excluded",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["url-excluded-scheme"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"file:///x\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.scheme", "pointer": "/source-url"}],
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
      "id": "values.urls.content-is-excluded",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["url-excluded-content"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"content://a/b\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.scheme", "pointer": "/source-url"}],
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
      "id": "values.urls.blob-is-excluded",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["url-excluded-blob"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"blob:x\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.scheme", "pointer": "/source-url"}],
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
      "id": "values.urls.data-is-excluded",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["url-excluded-data"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"data:,x\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.scheme", "pointer": "/source-url"}],
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
      "id": "values.urls.javascript-is-excluded",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["url-excluded-javascript"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"javascript:1\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.scheme", "pointer": "/source-url"}],
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
      "id": "values.urls.file-without-slashes-is-excluded",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["url-excluded-by-prefix"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"file:x\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.scheme", "pointer": "/source-url"}],
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
      "id": "values.urls.file-in-capitals-is-excluded",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["url-scheme-case"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"FILE:///etc/hosts\",\"version\":\"1.0\"}"},
      "findings": [{"id": "url.scheme", "pointer": "/source-url"}],
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
      "id": "values.urls.empty-one-of-a-representation-is-malformed",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["url-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"type-identifier\":\"public.url\",\"url\":\"\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/main-attachment/representations/1/url"}],
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
      "id": "values.null.member-is-absent",
      "clause": "6.7.1",
      "also": ["21.1.5", "3.1.7"],
      "level": "MUST",
      "flags": ["null-kept"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":null,\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/title"}],
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
      "id": "values.null.array-with-one-is-absent",
      "clause": "6.7.1",
      "level": "MUST",
      "flags": ["null-drops-less"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\",null],\"title\":\"b\",\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/tags/1"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "b"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.null.every-one-is-found",
      "clause": "6.7.1",
      "level": "MUST",
      "flags": ["first-member-only"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[null,null],\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/tags/0"}, {"id": "value.null", "pointer": "/tags/1"}],
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
      "id": "values.null.empties-upwards",
      "clause": "6.7.1",
      "level": "MUST",
      "flags": ["null-leaves-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"a\":{\"b\":[[null]]},\"c\":1},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/user-info/a/b/0/0"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["c", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.null.leaves-what-was-empty",
      "clause": "6.7.1",
      "level": "MUST",
      "flags": ["null-drops-more"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"a\":{\"b\":null,\"d\":{}},\"c\":1},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/user-info/a/b"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["a", {"dictionary": [["d", {"dictionary": []}]]}], ["c", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.null.in-a-tag-drops-its-member",
      "clause": "6.7.1",
      "also": ["21.4.3"],
      "level": "MUST",
      "flags": ["null-in-tag"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"a\":{\"$b\":[null]},\"c\":1},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.unknown", "pointer": "/user-info/a"}, {"id": "value.null", "pointer": "/user-info/a/$b/0"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["c", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.null.as-content-of-a-known-tag",
      "clause": "7.1.5",
      "level": "MUST",
      "flags": ["null-in-tag"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"a\":{\"$data\":null},\"c\":1},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/a"}, {"id": "value.null", "pointer": "/user-info/a/$data"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["c", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.null.and-wrong-element-are-two-findings",
      "clause": "21.1.6",
      "level": "MUST",
      "flags": ["findings-depend"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[null,5],\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/tags/0"}, {"id": "member.type", "pointer": "/tags/1"}],
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
      "id": "values.null.is-never-written-back",
      "clause": "21.3.3",
      "also": ["6.7.1"],
      "level": "MUST",
      "flags": ["null-written-back"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"a\":[1,null],\"b\":{\"c\":null},\"d\":1},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["d", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.several-keys-are-none",
      "clause": "7.1.1",
      "also": ["7.2.3"],
      "level": "MUST",
      "flags": ["tag-with-several-keys"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$data\":\"QQ==\",\"$x\":1},{\"$date\":\"x\",\"a\":1}]},\"version\":\"1.0\"}"},
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
                  [{"dictionary": [["$data", "QQ=="], ["$x", {"integer": "1"}]]}, {"dictionary": [["$date", "x"], ["a", {"integer": "1"}]]}]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$data\":\"QQ==\",\"$x\":1},{\"$date\":\"x\",\"a\":1}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>$data</key>\n\t\t\t\t<string>QQ==</string>\n\t\t\t\t<key>$x</key>\n\t\t\t\t<integer>1</integer>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>$date</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>a</key>\n\t\t\t\t<integer>1</integer>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwXXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2og8U0hAREhNVJGRhdGFSJHhUUVE9PRAB0hUWChNVJGRhdGVRYVMxLjAIDyErMzZISk9UZmh8f4GEiY+Sl5mepKYAAAAAAAABAQAAAAAAAAAYAAAAAAAAAAAAAAAAAAAAqg=="
      }
    },
    {
      "id": "values.tags.may-stand-anywhere",
      "clause": "7.1.1",
      "also": ["7.1.4"],
      "level": "MUST",
      "flags": ["tag-unread"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"a\":{\"$data\":\"QQ==\"}},[{\"$url\":\"a:b\"}],{\"$date\":\"2026-11-20T01:02:03Z\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "user-info",
            {"dictionary": [["v", [{"dictionary": [["a", {"data": "QQ=="}]]}, [{"url": "a:b"}], {"date": "2026-11-20T01:02:03Z"}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"a\":{\"$data\":\"QQ==\"}},[{\"$url\":\"a:b\"}],{\"$date\":\"2026-11-20T01:02:03Z\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>a</key>\n\t\t\t\t<data>QQ==</data>\n\t\t\t</dict>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>$url</key>\n\t\t\t\t\t<string>a:b</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwXXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2ow8SFtEQEVFhQUGhE9EUFVQkdXJsU2E6YjNByFfpxYAAAFMxLjAIDyErMzZISk9UZmh8f4GFiIqMjpGWmqMAAAAAAAABAQAAAAAAAAAYAAAAAAAAAAAAAAAAAAAApw=="
      }
    },
    {
      "id": "values.tags.archive-keys-together-are-none",
      "clause": "7.2.3",
      "level": "MUST",
      "flags": ["tag-with-several-keys"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$archiver\":\"NSKeyedArchiver\",\"$objects\":[\"$null\"],\"$top\":{\"a\":1},\"$version\":100000}},\"version\":\"1.0\"}"},
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
                      ["$archiver", "NSKeyedArchiver"],
                      ["$objects", ["$null"]],
                      ["$top", {"dictionary": [["a", {"integer": "1"}]]}],
                      ["$version", {"integer": "100000"}]
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
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$archiver\":\"NSKeyedArchiver\",\"$objects\":[\"$null\"],\"$top\":{\"a\":1},\"$version\":100000}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>$archiver</key>\n\t\t\t<string>NSKeyedArchiver</string>\n\t\t\t<key>$objects</key>\n\t\t\t<array>\n\t\t\t\t<string>$null</string>\n\t\t\t</array>\n\t\t\t<key>$top</key>\n\t\t\t<dict>\n\t\t\t\t<key>a</key>\n\t\t\t\t<integer>1</integer>\n\t\t\t</dict>\n\t\t\t<key>$version</key>\n\t\t\t<integer>100000</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwaXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF21A8QERITFBYZWSRhcmNoaXZlclgkb2JqZWN0c1QkdG9wWCR2ZXJzaW9uXxAPTlNLZXllZEFyY2hpdmVyoRVVJG51bGzRFxhRYRABEgABhqBTMS4wCA8hKzM2SEpPVGZofH+BipSdoqu9v8XIyszRAAAAAAAAAQEAAAAAAAAAGwAAAAAAAAAAAAAAAAAAANU="
      }
    },
    {
      "id": "values.tags.escape-loses-one-sign",
      "clause": "7.2.2",
      "also": ["7.2.1"],
      "level": "MUST",
      "flags": ["tag-unescaped", "tag-escape-greedy", "tag-not-escaped"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$$data\":\"QQ==\"},{\"$$$data\":1},{\"$$\":1}]},\"version\":\"1.0\"}"},
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
                    {"dictionary": [["$data", "QQ=="]]},
                    {"dictionary": [["$$data", {"integer": "1"}]]},
                    {"dictionary": [["$", {"integer": "1"}]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$$data\":\"QQ==\"},{\"$$$data\":1},{\"$$\":1}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>$$data</key>\n\t\t\t\t<string>QQ==</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>$$$data</key>\n\t\t\t\t<integer>1</integer>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>$$</key>\n\t\t\t\t<integer>1</integer>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwXXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2ow8SFdEQEVYkJGRhdGFUUVE9PdETFFckJCRkYXRhEAHRFhRSJCRTMS4wCA8hKzM2SEpPVGZofH+BhYiPlJefoaSnAAAAAAAAAQEAAAAAAAAAGAAAAAAAAAAAAAAAAAAAAKs="
      }
    },
    {
      "id": "values.tags.escape-counts-where-one-key-is",
      "clause": "7.2.3",
      "level": "MUST",
      "flags": ["tag-escape-greedy"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$$data\":1,\"x\":1}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["$$data", {"integer": "1"}], ["x", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$$data\":1,\"x\":1}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>$$data</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>x</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20g8KEBBWJCRkYXRhEAFTMS4wCA8hKzM2SEpPVGZofH+Bho2PAAAAAAAAAQEAAAAAAAAAEgAAAAAAAAAAAAAAAAAAAJM="
      }
    },
    {
      "id": "values.tags.inner-escape-of-several-levels",
      "clause": "7.2.1",
      "level": "MUST",
      "flags": ["tag-not-escaped"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$$a\":{\"$$b\":{\"$$$c\":[]}}}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["$a", {"dictionary": [["$b", {"dictionary": [["$$c", []]]}]]}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$$a\":{\"$$b\":{\"$$$c\":[]}}}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>$$a</key>\n\t\t\t<dict>\n\t\t\t\t<key>$$b</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>$$$c</key>\n\t\t\t\t\t<array/>\n\t\t\t\t</dict>\n\t\t\t</dict>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwVXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20Q8QUyQkYdERElMkJGLRExRUJCQkY6BTMS4wCA8hKzM2SEpPVGZofH+BhIiLj5KXmAAAAAAAAAEBAAAAAAAAABYAAAAAAAAAAAAAAAAAAACc"
      }
    },
    {
      "id": "values.tags.content-of-a-known-one-is-no-number",
      "clause": "7.1.5",
      "level": "MUST",
      "flags": ["tag-malformed-fails", "tag-as-dictionary"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$data\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$data", {"integer": "1"}]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.content-of-a-known-one-is-no-array",
      "clause": "7.1.5",
      "level": "MUST",
      "flags": ["tag-malformed-taken", "tag-as-dictionary"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":[\"2026-11-20T01:02:03Z\"]}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$date", ["2026-11-20T01:02:03Z"]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.content-of-a-known-one-is-no-boolean",
      "clause": "7.1.5",
      "level": "MUST",
      "flags": ["tag-malformed-fails", "tag-as-dictionary"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$url\":true}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$url", true]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.content-of-a-known-one-is-no-dictionary",
      "clause": "7.1.5",
      "level": "MUST",
      "flags": ["tag-malformed-taken", "tag-as-dictionary"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$integer\":{\"a\":1}}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$integer", {"dictionary": [["a", {"integer": "1"}]]}]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.unknown-one-is-kept",
      "clause": "7.1.6",
      "also": ["7.1.7", "7.1.8"],
      "level": "MUST",
      "flags": ["tag-unknown-fails", "tag-as-dictionary"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$point\":[1,{\"$date\":\"2026-11-20T01:02:03Z\"}]}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.unknown", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$point", [{"integer": "1"}, {"date": "2026-11-20T01:02:03Z"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.dollar-alone-is-one",
      "clause": "7.1.6",
      "level": "MUST",
      "flags": ["tag-of-no-name"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.unknown", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$", {"integer": "1"}]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.case-counts",
      "clause": "7.1.6",
      "level": "MUST",
      "flags": ["tag-case"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$Data\":\"QQ==\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.unknown", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$Data", "QQ=="]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.combining-mark-after-the-sign-is-none-of-it",
      "clause": "7.1.1",
      "also": ["6.2.2"],
      "level": "MUST",
      "flags": ["keys-by-character"],
      "comment": "The key begins with U+0024, though what is seen is one letter with an accent.",
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$\u0301data\":\"QQ==\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.unknown", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$\u0301data", "QQ=="]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.one-in-another-are-both-kept",
      "clause": "7.1.7",
      "level": "MUST",
      "flags": ["tag-as-dictionary"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$a\":{\"$b\":1}}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.unknown", "pointer": "/user-info/v"}, {"id": "tag.unknown", "pointer": "/user-info/v/$a"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$a", {"tag": ["$b", {"integer": "1"}]}]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.malformed-url-tag-in-a-url-tag",
      "clause": "7.1.9",
      "level": "MUST",
      "flags": ["tag-nested"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$url\":{\"$url\":\"a:b\"}}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$url", {"url": "a:b"}]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.integer-forms",
      "clause": "7.1.2",
      "level": "MUST",
      "flags": ["tag-needless-at-the-bound"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$integer\":\"9007199254740992\"},{\"$integer\":\"-9007199254740992\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"integer": "9007199254740992"}, {"integer": "-9007199254740992"}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$integer\":\"9007199254740992\"},{\"$integer\":\"-9007199254740992\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<array>\n\t\t\t<integer>9007199254740992</integer>\n\t\t\t<integer>-9007199254740992</integer>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF2og8QEwAgAAAAAAAAE//gAAAAAAAAUzEuMAgPISszNkhKT1RmaHx/gYSNlgAAAAAAAAEBAAAAAAAAABIAAAAAAAAAAAAAAAAAAACa"
      }
    },
    {
      "id": "values.tags.integer-of-leading-zeros-is-malformed",
      "clause": "7.1.2",
      "level": "MUST",
      "flags": ["tag-integer-zeros"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$integer\":\"007\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$integer", "007"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.integer-of-minus-zero-is-malformed",
      "clause": "7.1.2",
      "level": "MUST",
      "flags": ["tag-integer-minus-zero"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$integer\":\"-0\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$integer", "-0"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.integer-of-plus-sign-is-malformed",
      "clause": "7.1.2",
      "level": "MUST",
      "flags": ["tag-integer-plus"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$integer\":\"+9007199254740993\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$integer", "+9007199254740993"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.integer-of-fraction-is-malformed",
      "clause": "7.1.2",
      "level": "MUST",
      "flags": ["tag-integer-fraction"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$integer\":\"7.0\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$integer", "7.0"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.integer-of-no-digit-is-malformed",
      "clause": "7.1.2",
      "level": "MUST",
      "flags": ["tag-integer-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$integer\":\"\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$integer", ""]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.integer-of-space-is-malformed",
      "clause": "7.1.2",
      "level": "MUST",
      "flags": ["tag-integer-form"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$integer\":\" 7\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$integer", " 7"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.integer-of-arabic-digits-is-malformed",
      "clause": "7.1.2",
      "level": "MUST",
      "flags": ["tag-integer-digits"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$integer\":\"\u0667\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$integer", "\u0667"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.integer-of-too-great-is-malformed",
      "clause": "7.1.2",
      "level": "MUST",
      "flags": ["tag-integer-range"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$integer\":\"18446744073709551616\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$integer", "18446744073709551616"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.integer-of-too-small-is-malformed",
      "clause": "7.1.2",
      "level": "MUST",
      "flags": ["tag-integer-range-below"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$integer\":\"-9223372036854775809\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$integer", "-9223372036854775809"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.string-is-checked-as-utf-8",
      "clause": "7.1.2",
      "level": "MUST",
      "flags": ["tag-string-utf8"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$string\":\"/w==\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$string", "/w=="]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.string-holds-no-surrogate",
      "clause": "7.1.2",
      "level": "MUST",
      "flags": ["tag-string-surrogate"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$string\":\"7aCA\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$string", "7aCA"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.string-is-checked-as-base64",
      "clause": "7.1.2",
      "level": "MUST",
      "flags": ["tag-string-base64"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$string\":\"QR==\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$string", "QR=="]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.url-relative-is-malformed",
      "clause": "7.1.5",
      "also": ["6.6.1", "18.1.2"],
      "level": "MUST",
      "flags": ["tag-url-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$url\":\"/relative\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$url", "/relative"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.url-of-a-file-is-malformed",
      "clause": "7.1.5",
      "also": ["6.6.1", "18.1.2"],
      "level": "MUST",
      "flags": ["tag-url-scheme"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$url\":\"file:///x\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$url", "file:///x"]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.small-integer-is-needless-in-json",
      "clause": "7.1.4",
      "level": "MUST",
      "flags": ["tag-needless-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$integer\":\"7\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.needless", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"integer": "7"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.greatest-safe-integer-is-needless-in-json",
      "clause": "7.1.4",
      "level": "MUST",
      "flags": ["tag-needless-at-the-bound"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$integer\":\"-9007199254740991\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.needless", "pointer": "/user-info/v"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"integer": "-9007199254740991"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.string-is-needless-in-json",
      "clause": "7.1.4",
      "level": "MUST",
      "flags": ["tag-needless-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$string\":\"AQ==\"}},\"version\":\"1.0\"}"},
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
      "id": "values.tags.content-that-is-a-tag-is-read-first",
      "clause": "7.1.9",
      "level": "MUST",
      "flags": ["tag-nested"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":{\"$string\":\"MjAyNi0xMS0yMFQwMTowMjowM1o=\"}}},\"version\":\"1.0\"}"},
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
      "id": "values.tags.content-that-is-a-malformed-date",
      "clause": "7.1.9",
      "level": "MUST",
      "flags": ["tag-nested-malformed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$date\":{\"$string\":\"AQ==\"}}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.malformed", "pointer": "/user-info/v"}, {"id": "tag.needless", "pointer": "/user-info/v/$date"}],
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
      "id": "values.tags.title-is-no-unknown-one",
      "clause": "7.1.8",
      "level": "MUST",
      "flags": ["tag-at-member"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":{\"$foo\":\"x\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.unknown", "pointer": "/title"}, {"id": "member.type", "pointer": "/title"}],
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
      "id": "values.tags.parameters-are-no-tag",
      "clause": "7.1.8",
      "level": "MUST",
      "flags": ["tag-at-member"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"$c\":1},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.unknown", "pointer": "/parameters"}, {"id": "member.type", "pointer": "/parameters"}],
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
      "id": "values.tags.title-may-be-a-string-tag",
      "clause": "13.1.1",
      "level": "MUST",
      "flags": ["tag-at-member"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":{\"$string\":\"QQ==\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.needless", "pointer": "/title"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "A"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.kept-ones-are-written-back",
      "clause": "21.3.1",
      "also": ["7.1.6", "7.1.5"],
      "level": "MUST",
      "flags": ["tag-as-dictionary"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$point\":[1]},{\"$date\":\"soon\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"tag": ["$point", [{"integer": "1"}]]}, {"tag": ["$date", "soon"]}]]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.tags.needless-ones-become-native",
      "clause": "21.3.3",
      "level": "MUST",
      "flags": ["tag-needless-written"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$integer\":\"7\"}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"integer": "7"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "values.uid.dictionary-with-an-integer-is-an-error",
      "clause": "7.2.5",
      "level": "MUST",
      "flags": ["uid-accepted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"CF$UID\":3}},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.uid", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.uid.dictionary-with-a-string-is-an-error",
      "clause": "7.2.5",
      "level": "MUST",
      "flags": ["uid-accepted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"CF$UID\":\"x\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.uid", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.uid.dictionary-with-a-dictionary-is-an-error",
      "clause": "7.2.5",
      "level": "MUST",
      "flags": ["uid-accepted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"CF$UID\":{}}},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.uid", "pointer": "/user-info/v"}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.uid.document-is-none",
      "clause": "7.2.5",
      "level": "MUST",
      "flags": ["uid-accepted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"CF$UID\":3}"},
      "findings": [{"id": "value.uid", "pointer": ""}],
      "error": true,
      "ends": true
    },
    {
      "id": "values.uid.with-other-keys-is-a-dictionary",
      "clause": "7.2.5",
      "level": "MUST",
      "flags": ["uid-with-others-refused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"CF$UID\":3,\"a\":1}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["CF$UID", {"integer": "3"}], ["a", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"CF$UID\":3,\"a\":1}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>CF$UID</key>\n\t\t\t<integer>3</integer>\n\t\t\t<key>a</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwTXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20g8QERJWQ0YkVUlEUWEQAxABUzEuMAgPISszNkhKT1RmaHx/gYaNj5GTAAAAAAAAAQEAAAAAAAAAFAAAAAAAAAAAAAAAAAAAAJc="
      }
    },
    {
      "id": "values.uid.case-counts",
      "clause": "7.2.5",
      "level": "MUST",
      "flags": ["uid-with-others-refused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"cf$uid\":3}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["cf$uid", {"integer": "3"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"cf$uid\":3}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t<key>cf$uid</key>\n\t\t\t<integer>3</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNENDlF20Q8QVmNmJHVpZBADUzEuMAgPISszNkhKT1RmaHx/gYSLjQAAAAAAAAEBAAAAAAAAABIAAAAAAAAAAAAAAAAAAACR"
      }
    },
    {
      "id": "values.writing.relative-url-is-refused",
      "clause": "6.6.1",
      "level": "MUST",
      "flags": ["url-value-unchecked"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"url": "/relative"}]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "values.writing.url-of-a-file-is-refused",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["url-value-scheme-unchecked"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"url": "file:///etc/hosts"}]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "values.writing.uid-is-refused",
      "clause": "7.2.5",
      "level": "MUST",
      "flags": ["uid-written"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["CF$UID", {"integer": "3"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "values.writing.unknown-tag-is-refused",
      "clause": "7.1.6",
      "level": "MUST",
      "flags": ["tag-unknown-written"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$point", [{"integer": "1"}, {"integer": "2"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "values.writing.malformed-tag-is-refused",
      "clause": "7.1.5",
      "level": "MUST",
      "flags": ["tag-malformed-written"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"tag": ["$data", "QQ"]}]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "values.writing.key-with-a-control-character-is-refused",
      "clause": "6.2.4",
      "level": "MUST",
      "flags": ["key-control-written"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["a\u0000b", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "values.writing.key-with-carriage-return-is-refused",
      "clause": "6.2.4",
      "level": "MUST",
      "flags": ["key-carriage-return-written"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["a\rb", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "values.writing.integer-beyond-64-bits-is-refused",
      "clause": "6.3.1",
      "level": "MUST",
      "flags": ["integer-wraps"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"integer": "18446744073709551616"}]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "values.writing.integer-below-64-bits-is-refused",
      "clause": "6.3.1",
      "level": "MUST",
      "flags": ["integer-wraps"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"integer": "-9223372036854775809"}]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    }
  ]
}

"""#
}
