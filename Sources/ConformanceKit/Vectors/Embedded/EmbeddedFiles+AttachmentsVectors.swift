// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let attachmentsVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "attachments",
  "title": "Attachments, representations and types",
  "clauses": ["14", "16.1"],
  "count": 94,
  "notes": {
    "attachment-array-kept-empty": {"bug": "delivers an empty array where every attachment was set aside", "effect": "the item has a finding when it is written"},
    "attachment-dropped-with-one": {"bug": "drops an attachment for one faulty representation", "effect": "a receiver gets nothing where it could get the other forms"},
    "attachment-kept-empty": {"bug": "keeps an attachment of which nothing usable is left", "effect": "a receiver gets an attachment with nothing in it"},
    "attachments-mixed": {"bug": "puts all representations into one attachment, or each into one of its own", "effect": "the same thing is shared twice, or different things become one"},
    "attachments-reordered": {"bug": "does not keep the order of attachments", "effect": "the main attachment is another one"},
    "base64-unpadded": {"bug": "takes base64 without padding, or writes it so", "effect": "other readers refuse the payload"},
    "content-text-as-data": {"bug": "gives the text of a representation as data, or the other way round", "effect": "what comes back is another representation"},
    "content-with-vendor-member-refused": {"bug": "refuses a representation without content that has members of others", "effect": "an item of a later version is refused"},
    "data-as-string": {"bug": "takes a string for data", "effect": "text in base64 is shared in place of a picture"},
    "duplicate-of-faulty": {"bug": "lets the second representation of a type stand in for a faulty first one", "effect": "a finding depends on another one"},
    "duplicate-type": {"bug": "takes a type twice in one attachment", "effect": "programs choose different representations"},
    "duplicate-type-across": {"bug": "asks that types differ in all attachments together", "effect": "two pictures cannot be shared"},
    "duplicate-type-last": {"bug": "lets the last of two representations of a type win", "effect": "programs choose different representations"},
    "empty-content-lost": {"bug": "takes empty text or data for an absent content", "effect": "a file of no bytes is lost"},
    "file-url-type": {"bug": "takes public.file-url", "effect": "a path of the sender's device is shared"},
    "findings-depend": {"bug": "leaves out findings that follow others", "effect": "a sender mends one fault after another"},
    "first-member-only": {"bug": "looks at the first finding alone", "effect": "a sender mends one fault after another"},
    "first-representation-dropped": {"bug": "drops the first representation, or sorts them", "effect": "the receiver takes another form than the sender prefers"},
    "main-attachment-unchecked": {"bug": "does not look whether anything of the main attachment is usable", "effect": "a receiver gets an item with nothing in it"},
    "media-type-case": {"bug": "takes capitals in a media type", "effect": "a type has two spellings"},
    "media-type-half": {"bug": "takes half a media type", "effect": "other readers refuse the payload"},
    "media-type-other-half": {"bug": "takes a media type that begins with the slash", "effect": "other readers refuse the payload"},
    "media-type-parameter": {"bug": "takes parameters of a media type", "effect": "a type has many spellings"},
    "media-type-refused": {"bug": "does not take media types, or few characters of their tokens", "effect": "types that have no identifier cannot be shared"},
    "media-type-table-cut": {"bug": "knows a part of the table of media types", "effect": "a type has two spellings"},
    "media-type-two-slashes": {"bug": "takes two slashes in a media type", "effect": "other readers refuse the payload"},
    "media-type-with-identifier": {"bug": "takes a media type that has a type identifier", "effect": "a type has two spellings, and receivers ask for one of them"},
    "member-lost": {"bug": "drops a member that version 1.0 defines", "effect": "what is shared arrives in part"},
    "name-backslash": {"bug": "takes a backslash in a suggested name", "effect": "a file is written outside the folder on Windows"},
    "name-bidi": {"bug": "takes characters in a suggested name that turn the direction of text", "effect": "photo-exe.jpg is a program"},
    "name-bidi-arabic": {"bug": "forgets the Arabic mark of direction", "effect": "two names that look alike"},
    "name-bidi-isolates": {"bug": "knows the older of the characters that turn the direction of text alone", "effect": "photo-exe.jpg is a program"},
    "name-bidi-isolates-range": {"bug": "knows the first isolates alone", "effect": "photo-exe.jpg is a program"},
    "name-bidi-marks": {"bug": "takes marks of direction in a suggested name", "effect": "two names that look alike"},
    "name-bidi-range": {"bug": "knows the override alone among the characters that embed a direction", "effect": "photo-exe.jpg is a program"},
    "name-c1": {"bug": "takes U+007F to U+009F in a suggested name", "effect": "a name that cannot be seen, or commands to a terminal"},
    "name-colon": {"bug": "takes a colon in a suggested name", "effect": "a file is written to another drive or stream, or named otherwise"},
    "name-control": {"bug": "takes control characters in a suggested name", "effect": "a name that cannot be seen, or commands to a terminal"},
    "name-delete": {"bug": "takes U+007F in a suggested name", "effect": "a name that cannot be seen"},
    "name-dot": {"bug": "takes . as a suggested name", "effect": "the folder itself is written"},
    "name-dots": {"bug": "takes . or .. as a suggested name", "effect": "the folder itself is written"},
    "name-empty": {"bug": "takes an empty suggested name", "effect": "an attachment has two spellings"},
    "name-length": {"bug": "does not limit the length of a suggested name", "effect": "the file cannot be written"},
    "name-length-characters": {"bug": "counts the characters of a suggested name, and not the bytes", "effect": "the file cannot be written"},
    "name-nul": {"bug": "takes NUL in a suggested name", "effect": "the name ends there for the file system, and has another extension"},
    "name-sanitised": {"bug": "makes a name safe in place of setting it aside", "effect": "programs show different names"},
    "name-slash": {"bug": "takes a slash in a suggested name", "effect": "a file is written outside the folder"},
    "name-too-strict": {"bug": "refuses names that are safe, such as .hidden or con", "effect": "what is shared loses its name"},
    "no-content": {"bug": "takes a representation without content", "effect": "a receiver picks what has nothing in it"},
    "null-kept": {"bug": "keeps nulls", "effect": "a receiver finds a value that no payload holds"},
    "property-list-falsy": {"bug": "takes false, 0 or an empty value of a property list for absence", "effect": "a value is lost"},
    "representations-as-dictionary": {"bug": "takes a dictionary or one representation in place of an array", "effect": "other readers refuse the payload"},
    "representations-merged": {"bug": "gives one representation of an attachment alone", "effect": "a receiver that cannot use it gets nothing"},
    "set-aside-lost": {"bug": "does not write back what lenient reading set aside", "effect": "a program that changed nothing destroys what it did not understand"},
    "several-contents": {"bug": "takes a representation with several contents", "effect": "programs choose different ones"},
    "shorthand-string": {"bug": "takes a string in place of a dictionary", "effect": "the payloads of such writers are refused elsewhere"},
    "thumbnail-not-an-image-refused": {"bug": "refuses a thumbnail whose type is none of images", "effect": "what a sender should avoid becomes an error"},
    "thumbnail-text": {"bug": "takes a thumbnail of text or of a property list", "effect": "a receiver shows nothing, or fails"},
    "thumbnail-unchecked": {"bug": "does not judge a thumbnail like a representation", "effect": "a thumbnail breaks the rules of attachments"},
    "type-empty": {"bug": "takes an empty type identifier", "effect": "a receiver cannot know what it is"},
    "type-empty-label": {"bug": "takes empty parts of a type identifier", "effect": "other readers refuse the payload"},
    "type-identifier-optional": {"bug": "takes a representation without type", "effect": "a receiver cannot know what it is"},
    "type-leading-dot": {"bug": "takes a file extension with its point", "effect": "other readers refuse the payload"},
    "type-line-feed": {"bug": "matches a type identifier with a pattern whose end allows a line feed after it", "effect": "other readers refuse the payload"},
    "type-lower-cased": {"bug": "writes type identifiers in lower case", "effect": "what comes back is not what was shared"},
    "type-non-ascii": {"bug": "takes letters beyond ASCII in a type identifier", "effect": "a type that looks like another one"},
    "type-space": {"bug": "takes spaces in a type identifier", "effect": "other readers refuse the payload"},
    "type-trailing-dot": {"bug": "takes a type identifier that ends with a point", "effect": "a type has two spellings"},
    "type-underscore": {"bug": "takes underscores in a type identifier", "effect": "other readers refuse the payload"},
    "type-without-dot": {"bug": "takes a word or a file extension for a type identifier", "effect": "other readers refuse the payload"},
    "types-compared-with-case": {"bug": "compares type identifiers with case", "effect": "the same type stands twice, or a receiver does not find it"},
    "unknown-kind-by-null": {"bug": "takes a member that is null for one that makes a representation of unknown kind", "effect": "a receiver gets a representation with nothing in it"},
    "unknown-kind-dropped": {"bug": "refuses or drops a representation of unknown kind", "effect": "an item of a later version is refused by a reader that could keep it"},
    "url-fetched": {"bug": "loads the URLs of a payload in order to read the item", "effect": "a sender learns who reads it, and reading waits for the network"},
    "url-object-as-string": {"bug": "takes a value of the kind URL for a string", "effect": "payloads that one program takes are refused by another"},
    "url-type": {"bug": "does not ask that url and public.url go together", "effect": "a receiver of URLs gets text, or one of text a URL"},
    "written-url-scheme-unchecked": {"bug": "writes the URL of an attachment without a check of its scheme", "effect": "a payload leads to a local file"},
    "written-url-unchecked": {"bug": "writes the URL of an attachment without a check", "effect": "no strict reader takes the payload"},
    "wrong-type-converted": {"bug": "turns a value of another type into the right one", "effect": "programs disagree on what was said"}
  },
  "vectors": [
    {
      "id": "attachments.attachments.main-and-others",
      "clause": "14.1.1",
      "also": ["13.2.4"],
      "level": "MUST",
      "flags": ["attachments-mixed", "attachments-reordered"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"a.txt\"},{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"https://example.com/\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "additional-attachments",
            [
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]],
                  ["suggested-name", "a.txt"]
                ]
              },
              {"dictionary": [["representations", [{"dictionary": [["type-identifier", "public.url"], ["url", "https://example.com/"]]}]]]}
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
        "json": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"a.txt\"},{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"https://example.com/\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>a.txt</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.url</string>\n\t\t\t\t\t<key>url</key>\n\t\t\t\t\t<string>https://example.com/</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBBUYXxAWYWRkaXRpb25hbC1hdHRhY2htZW50c18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9uogUP0gYHCA5fEA9yZXByZXNlbnRhdGlvbnNec3VnZ2VzdGVkLW5hbWWhCdIKCwwNVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0VWEudHh00QYQoRHSCxITFFN1cmxacHVibGljLnVybF8QFGh0dHBzOi8vZXhhbXBsZS5jb20v0QYWoRfSCgsMDVMxLjAIDyg6QkVKXGttcneJi5+lqKqvs77V2NrfAAAAAAAAAQEAAAAAAAAAGQAAAAAAAAAAAAAAAAAAAOM="
      }
    },
    {
      "id": "attachments.attachments.representations-keep-their-order",
      "clause": "14.1.3",
      "also": ["14.2.1", "21.3.4"],
      "level": "MUST",
      "flags": ["first-representation-dropped", "representations-merged"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"<p>x</p>\",\"type-identifier\":\"public.html\"},{\"data\":{\"$data\":\"eA==\"},\"type-identifier\":\"public.rtf\"},{\"type-identifier\":\"public.url\",\"url\":\"https://example.com/\"},{\"property-list\":{\"rating\":4.5},\"type-identifier\":\"com.apple.property-list\"},{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "<p>x</p>"], ["type-identifier", "public.html"]]},
                    {"dictionary": [["data", {"data": "eA=="}], ["type-identifier", "public.rtf"]]},
                    {"dictionary": [["type-identifier", "public.url"], ["url", "https://example.com/"]]},
                    {
                      "dictionary": [
                        ["property-list", {"dictionary": [["rating", {"real": "4.5"}]]}],
                        ["type-identifier", "com.apple.property-list"]
                      ]
                    },
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"<p>x</p>\",\"type-identifier\":\"public.html\"},{\"data\":{\"$data\":\"eA==\"},\"type-identifier\":\"public.rtf\"},{\"type-identifier\":\"public.url\",\"url\":\"https://example.com/\"},{\"property-list\":{\"rating\":4.5},\"type-identifier\":\"com.apple.property-list\"},{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>&lt;p&gt;x&lt;/p&gt;</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>data</key>\n\t\t\t\t<data>eA==</data>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.rtf</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.url</string>\n\t\t\t\t<key>url</key>\n\t\t\t\t<string>https://example.com/</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>property-list</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>rating</key>\n\t\t\t\t\t<real>4.5</real>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDHF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zpQYLDxMZ0gcICQpUdGV4dF8QD3R5cGUtaWRlbnRpZmllclg8cD54PC9wPltwdWJsaWMuaHRtbNIMCA0OVGRhdGFBeFpwdWJsaWMucnRm0ggQERJTdXJsWnB1YmxpYy51cmxfEBRodHRwczovL2V4YW1wbGUuY29tL9IUCBUYXXByb3BlcnR5LWxpc3TRFhdWcmF0aW5nI0ASAAAAAAAAXxAXY29tLmFwcGxlLnByb3BlcnR5LWxpc3TSBwgaG1F4XxARcHVibGljLnBsYWluLXRleHRTMS4wAAgADQAfACcAKgA8AEIARwBMAF4AZwBzAHgAfQB/AIoAjwCTAJ4AtQC6AMgAywDSANsA9QD6APwBEAAAAAAAAAIBAAAAAAAAAB0AAAAAAAAAAAAAAAAAAAEU"
      }
    },
    {
      "id": "attachments.attachments.representations-are-an-array",
      "clause": "14.1.1",
      "also": ["13.1.1", "21.2.2"],
      "level": "MUST",
      "flags": ["representations-as-dictionary"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":{\"text\":\"<p>x</p>\",\"type-identifier\":\"public.html\"}},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/additional-attachments/0/representations"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.attachments.representations-are-required",
      "clause": "13.1.2",
      "level": "MUST",
      "flags": ["attachment-kept-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"suggested-name\":\"a\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.missing", "pointer": "/additional-attachments/0"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.attachments.representations-are-not-empty",
      "clause": "13.1.2",
      "level": "MUST",
      "flags": ["attachment-kept-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[]},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.missing", "pointer": "/additional-attachments/0"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.attachments.without-usable-representation-are-left-out",
      "clause": "21.2.2",
      "level": "MUST",
      "flags": ["attachment-kept-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"x\"}],\"suggested-name\":\"a\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/additional-attachments/0/representations/0/url"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.attachments.last-one-set-aside-leaves-none",
      "clause": "21.2.2",
      "level": "MUST",
      "flags": ["attachment-array-kept-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"x\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/additional-attachments/0/representations/0/url"}],
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
      "id": "attachments.attachments.faulty-representation-is-left-out",
      "clause": "21.2.2",
      "level": "MUST",
      "flags": ["attachment-dropped-with-one"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"x\"},{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/main-attachment/representations/0/url"}],
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
      "id": "attachments.attachments.location-of-what-is-missing",
      "clause": "21.4.4",
      "also": ["14.2.1", "13.1.2"],
      "level": "MUST",
      "flags": ["type-identifier-optional"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.missing", "pointer": "/main-attachment/representations/1", "offset": 90, "line": 1, "column": 91}],
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
      "id": "attachments.attachments.set-aside-representations-are-kept",
      "clause": "21.3.1",
      "also": ["14.2.4", "21.3.4"],
      "level": "MUST",
      "flags": ["set-aside-lost", "unknown-kind-dropped"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"x\"},{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"com.example.x\":1,\"type-identifier\":\"a.b\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["type-identifier", "public.url"], ["url", "x"]]},
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]},
                    {"dictionary": [["com.example.x", {"integer": "1"}], ["type-identifier", "a.b"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "attachments.contents.text-and-data-stay-what-they-are",
      "clause": "14.2.2",
      "level": "MUST",
      "flags": ["content-text-as-data"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"eA==\"},\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["data", {"data": "eA=="}], ["type-identifier", "public.plain-text"]]},
                    {"dictionary": [["text", "x"], ["type-identifier", "public.html"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"eA==\"},\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>data</key>\n\t\t\t\t<data>eA==</data>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDD18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zogYL0gcICQpUZGF0YV8QD3R5cGUtaWRlbnRpZmllckF4XxARcHVibGljLnBsYWluLXRleHTSDAgNDlR0ZXh0UXhbcHVibGljLmh0bWxTMS4wCA0fJyo8P0RJW11xdnt9iQAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACN"
      }
    },
    {
      "id": "attachments.contents.may-be-empty",
      "clause": "14.2.1",
      "also": ["13.1.3"],
      "level": "MUST",
      "flags": ["empty-content-lost"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"\"},\"type-identifier\":\"public.data\"},{\"text\":\"\",\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["data", {"data": ""}], ["type-identifier", "public.data"]]},
                    {"dictionary": [["text", ""], ["type-identifier", "public.html"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"\"},\"type-identifier\":\"public.data\"},{\"text\":\"\",\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>data</key>\n\t\t\t\t<data></data>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.data</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string></string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDD18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zogYL0gcICQpUZGF0YV8QD3R5cGUtaWRlbnRpZmllckBbcHVibGljLmRhdGHSDAgNDlR0ZXh0UFtwdWJsaWMuaHRtbFMxLjAIDR8nKjw/RElbXGhtcnN/AAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIM="
      }
    },
    {
      "id": "attachments.contents.property-list-is-any-value",
      "clause": "14.2.1",
      "also": ["13.1.3", "12.1.5"],
      "level": "MUST",
      "flags": ["property-list-falsy"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"property-list\":false,\"type-identifier\":\"com.apple.property-list\"}]},{\"representations\":[{\"property-list\":\"\",\"type-identifier\":\"com.apple.property-list\"}]},{\"representations\":[{\"property-list\":[],\"type-identifier\":\"com.apple.property-list\"}]},{\"representations\":[{\"property-list\":{},\"type-identifier\":\"com.apple.property-list\"}]},{\"representations\":[{\"property-list\":0,\"type-identifier\":\"com.apple.property-list\"}]},{\"representations\":[{\"property-list\":{\"$data\":\"\"},\"type-identifier\":\"com.apple.property-list\"}]},{\"representations\":[{\"property-list\":\"x\",\"type-identifier\":\"com.apple.property-list\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "additional-attachments",
            [
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["property-list", false], ["type-identifier", "com.apple.property-list"]]}]]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["property-list", ""], ["type-identifier", "com.apple.property-list"]]}]]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["property-list", []], ["type-identifier", "com.apple.property-list"]]}]]
                ]
              },
              {
                "dictionary": [
                  [
                    "representations",
                    [{"dictionary": [["property-list", {"dictionary": []}], ["type-identifier", "com.apple.property-list"]]}]
                  ]
                ]
              },
              {
                "dictionary": [
                  [
                    "representations",
                    [{"dictionary": [["property-list", {"integer": "0"}], ["type-identifier", "com.apple.property-list"]]}]
                  ]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["property-list", {"data": ""}], ["type-identifier", "com.apple.property-list"]]}]]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["property-list", "x"], ["type-identifier", "com.apple.property-list"]]}]]
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
        "json": "{\"additional-attachments\":[{\"representations\":[{\"property-list\":false,\"type-identifier\":\"com.apple.property-list\"}]},{\"representations\":[{\"property-list\":\"\",\"type-identifier\":\"com.apple.property-list\"}]},{\"representations\":[{\"property-list\":[],\"type-identifier\":\"com.apple.property-list\"}]},{\"representations\":[{\"property-list\":{},\"type-identifier\":\"com.apple.property-list\"}]},{\"representations\":[{\"property-list\":0,\"type-identifier\":\"com.apple.property-list\"}]},{\"representations\":[{\"property-list\":{\"$data\":\"\"},\"type-identifier\":\"com.apple.property-list\"}]},{\"representations\":[{\"property-list\":\"x\",\"type-identifier\":\"com.apple.property-list\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>property-list</key>\n\t\t\t\t\t<false/>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>property-list</key>\n\t\t\t\t\t<string></string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>property-list</key>\n\t\t\t\t\t<array/>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>property-list</key>\n\t\t\t\t\t<dict/>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>property-list</key>\n\t\t\t\t\t<integer>0</integer>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>property-list</key>\n\t\t\t\t\t<data></data>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>property-list</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBCUqXxAWYWRkaXRpb25hbC1hdHRhY2htZW50c18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9upwUNERUZHSHRBgdfEA9yZXByZXNlbnRhdGlvbnOhCNIJCgsMXXByb3BlcnR5LWxpc3RfEA90eXBlLWlkZW50aWZpZXIIXxAXY29tLmFwcGxlLnByb3BlcnR5LWxpc3TRBg6hD9IJChAMUNEGEqET0gkKFAyg0QYWoRfSCQoYDNDRBhqhG9IJChwMEADRBh6hH9IJCiAMQNEGIqEj0gkKJAxReNEGJqEn0igKJClUdGV4dF8QEXB1YmxpYy5wbGFpbi10ZXh0UzEuMAAIAA8AKAA6AEIASgBNAF8AYQBmAHQAhgCHAKEApACmAKsArACvALEAtgC3ALoAvADBAMIAxQDHAMwAzgDRANMA2ADZANwA3gDjAOUA6ADqAO8A9AEIAAAAAAAAAgEAAAAAAAAAKwAAAAAAAAAAAAAAAAAAAQw="
      }
    },
    {
      "id": "attachments.contents.two-are-one-too-many",
      "clause": "14.2.3",
      "level": "MUST",
      "flags": ["several-contents"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"data\":{\"$data\":\"eA==\"},\"text\":\"x\",\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "representation.content", "pointer": "/main-attachment/representations/1"}],
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
      "id": "attachments.contents.two-are-both-judged",
      "clause": "21.1.5",
      "level": "MUST",
      "flags": ["first-member-only"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":5,\"type-identifier\":\"public.url\",\"url\":\"x\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "representation.content", "pointer": "/main-attachment/representations/1"},
        {"id": "member.type", "pointer": "/main-attachment/representations/1/text"},
        {"id": "url.malformed", "pointer": "/main-attachment/representations/1/url"}
      ],
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
      "id": "attachments.contents.none-is-too-few",
      "clause": "14.2.3",
      "level": "MUST",
      "flags": ["no-content"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "representation.content", "pointer": "/main-attachment/representations/1"}],
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
      "id": "attachments.contents.two-leave-no-main-attachment",
      "clause": "14.2.3",
      "level": "MUST",
      "flags": ["main-attachment-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"data\":{\"$data\":\"eA==\"},\"text\":\"x\",\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "representation.content", "pointer": "/main-attachment/representations/0"},
        {"id": "main-attachment.missing", "pointer": "/main-attachment"}
      ],
      "error": true
    },
    {
      "id": "attachments.contents.none-beside-a-vendors-member-is-unknown-kind",
      "clause": "14.2.4",
      "also": ["14.2.3", "11.2.2"],
      "level": "MUST",
      "flags": ["content-with-vendor-member-refused", "unknown-kind-dropped"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"com.example.stream\":1,\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]},
                    {"dictionary": [["com.example.stream", {"integer": "1"}], ["type-identifier", "public.html"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"com.example.stream\":1,\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>com.example.stream</key>\n\t\t\t\t<integer>1</integer>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDD18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zogYL0gcICQpUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHTSDAgNDl8QEmNvbS5leGFtcGxlLnN0cmVhbRABW3B1YmxpYy5odG1sUzEuMAgNHycqPD9ESVtdcXaLjZkAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAnQ=="
      }
    },
    {
      "id": "attachments.contents.unknown-kind-is-judged-by-its-names",
      "clause": "14.2.4",
      "level": "MUST",
      "flags": ["unknown-kind-dropped"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"stream\":1,\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/main-attachment/representations/1/stream"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]},
                    {"dictionary": [["stream", {"integer": "1"}], ["type-identifier", "public.html"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "attachments.contents.reserved-member-makes-unknown-kind",
      "clause": "14.2.4",
      "level": "MUST",
      "flags": ["unknown-kind-dropped"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"$k\":1,\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.reserved", "pointer": "/main-attachment/representations/1/$k"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]},
                    {"dictionary": [["$k", {"integer": "1"}], ["type-identifier", "public.html"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "attachments.contents.unknown-kind-by-a-null-is-none",
      "clause": "21.2.2",
      "level": "MUST",
      "flags": ["unknown-kind-by-null"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"com.example.k\":null,\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/main-attachment/representations/1/com.example.k"}],
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
      "id": "attachments.contents.text-is-a-string",
      "clause": "13.1.1",
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":1,\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/main-attachment/representations/1/text"}],
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
      "id": "attachments.contents.data-are-no-string",
      "clause": "13.1.1",
      "level": "MUST",
      "flags": ["data-as-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"data\":\"QQ==\",\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/main-attachment/representations/1/data"}],
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
      "id": "attachments.contents.malformed-data-are-none",
      "clause": "7.1.8",
      "also": ["21.1.4"],
      "level": "MUST",
      "flags": ["base64-unpadded"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"data\":{\"$data\":\"QQ\"},\"type-identifier\":\"public.png\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "tag.malformed", "pointer": "/main-attachment/representations/1/data"},
        {"id": "member.type", "pointer": "/main-attachment/representations/1/data"}
      ],
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
      "id": "attachments.contents.url-is-a-string",
      "clause": "6.6.1",
      "level": "MUST",
      "flags": ["url-object-as-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"type-identifier\":\"public.url\",\"url\":{\"$url\":\"a:b\"}}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/main-attachment/representations/1/url"}],
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
      "id": "attachments.contents.null-is-none",
      "clause": "21.1.5",
      "level": "MUST",
      "flags": ["null-kept"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":null,\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/main-attachment/representations/1/text"}],
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
      "id": "attachments.types.null-is-none",
      "clause": "21.1.5",
      "level": "MUST",
      "flags": ["type-identifier-optional"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":null}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.contents.representation-is-a-dictionary",
      "clause": "13.1.1",
      "level": "MUST",
      "flags": ["shorthand-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},\"x\"]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/main-attachment/representations/1"}],
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
      "id": "attachments.types.identifiers-and-media-types",
      "clause": "14.3.1",
      "also": ["14.3.4", "1.1.6", "14.3.2"],
      "level": "MUST",
      "flags": ["media-type-refused", "type-lower-cased"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"0\",\"type-identifier\":\"com.example.app\"},{\"text\":\"1\",\"type-identifier\":\"public.HTML\"},{\"text\":\"2\",\"type-identifier\":\"dyn.a-b.1\"},{\"text\":\"3\",\"type-identifier\":\"application/x-foo\"},{\"text\":\"4\",\"type-identifier\":\"a/b\"},{\"text\":\"5\",\"type-identifier\":\"x!#$%&'*+.^_`{|}~-/1\"},{\"text\":\"6\",\"type-identifier\":\"text/x-markdown\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "0"], ["type-identifier", "com.example.app"]]},
                    {"dictionary": [["text", "1"], ["type-identifier", "public.HTML"]]},
                    {"dictionary": [["text", "2"], ["type-identifier", "dyn.a-b.1"]]},
                    {"dictionary": [["text", "3"], ["type-identifier", "application/x-foo"]]},
                    {"dictionary": [["text", "4"], ["type-identifier", "a/b"]]},
                    {"dictionary": [["text", "5"], ["type-identifier", "x!#$%&'*+.^_`{|}~-/1"]]},
                    {"dictionary": [["text", "6"], ["type-identifier", "text/x-markdown"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"0\",\"type-identifier\":\"com.example.app\"},{\"text\":\"1\",\"type-identifier\":\"public.HTML\"},{\"text\":\"2\",\"type-identifier\":\"dyn.a-b.1\"},{\"text\":\"3\",\"type-identifier\":\"application/x-foo\"},{\"text\":\"4\",\"type-identifier\":\"a/b\"},{\"text\":\"5\",\"type-identifier\":\"x!#$%&'*+.^_`{|}~-/1\"},{\"text\":\"6\",\"type-identifier\":\"text/x-markdown\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>0</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>com.example.app</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>1</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.HTML</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>2</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>dyn.a-b.1</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>3</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>application/x-foo</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>4</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a/b</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>5</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>x!#$%&amp;'*+.^_`{|}~-/1</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>6</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>text/x-markdown</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDHV8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zpwYLDhEUFxrSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUTBfEA9jb20uZXhhbXBsZS5hcHDSBwgMDVExW3B1YmxpYy5IVE1M0gcIDxBRMllkeW4uYS1iLjHSBwgSE1EzXxARYXBwbGljYXRpb24veC1mb2/SBwgVFlE0U2EvYtIHCBgZUTVfEBR4ISMkJSYnKisuXl9ge3x9fi0vMdIHCBscUTZfEA90ZXh0L3gtbWFya2Rvd25TMS4wCA0fJyo8RElOYGJ0eXuHjI6YnZ+zuLq+w8Xc4eP1AAAAAAAAAQEAAAAAAAAAHgAAAAAAAAAAAAAAAAAAAPk="
      }
    },
    {
      "id": "attachments.types.empty-one-is-malformed",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["type-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.word-is-malformed",
      "clause": "14.3.1",
      "also": ["21.2.2"],
      "level": "MUST",
      "flags": ["type-without-dot"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"html\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.empty-part-is-malformed",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["type-empty-label"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"public..html\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.point-before-is-malformed",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["type-leading-dot"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\".public\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.point-after-is-malformed",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["type-trailing-dot"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"public.\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.space-is-malformed",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["type-space"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"a b.c\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.underscore-is-malformed",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["type-underscore"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"com.example_x.y\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.letter-beyond-ascii-is-malformed",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["type-non-ascii"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"p\u00fcblic.x\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.line-feed-is-malformed",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["type-line-feed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"com.example\\n\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.capital-media-type-is-malformed",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["media-type-case"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"Text/x-foo\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.parameter-is-malformed",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["media-type-parameter"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"text/x-foo; charset=utf-8\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.half-a-media-type-is-malformed",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["media-type-half"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"text/\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.other-half-is-malformed",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["media-type-other-half"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"/html\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.two-slashes-are-malformed",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["media-type-two-slashes"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"a/b/c\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.are-strings",
      "clause": "13.1.1",
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":5}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/main-attachment/representations/1/type-identifier"}],
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
      "id": "attachments.types.media-type-with-an-identifier",
      "clause": "14.3.2",
      "level": "MUST",
      "flags": ["media-type-with-identifier"],
      "comment": "Lenient reading keeps the media type as it is.",
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"<p>x</p>\",\"type-identifier\":\"text/html\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.media-type", "pointer": "/main-attachment/representations/0/type-identifier"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "<p>x</p>"], ["type-identifier", "text/html"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "attachments.types.last-row-of-the-table",
      "clause": "14.3.2",
      "level": "MUST",
      "flags": ["media-type-table-cut"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"video/x-msvideo\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.media-type", "pointer": "/main-attachment/representations/1/type-identifier"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]},
                    {"dictionary": [["text", "x"], ["type-identifier", "video/x-msvideo"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "attachments.types.url-goes-with-public-url",
      "clause": "14.3.3",
      "also": ["14.3.4"],
      "level": "MUST",
      "flags": ["types-compared-with-case", "type-lower-cased"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"type-identifier\":\"Public.URL\",\"url\":\"a:b\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          ["main-attachment", {"dictionary": [["representations", [{"dictionary": [["type-identifier", "Public.URL"], ["url", "a:b"]]}]]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"type-identifier\":\"Public.URL\",\"url\":\"a:b\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>Public.URL</string>\n\t\t\t\t<key>url</key>\n\t\t\t\t<string>a:b</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJCl8QD3R5cGUtaWRlbnRpZmllclN1cmxaUHVibGljLlVSTFNhOmJTMS4wCA0fJyo8PkNVWWRoAAAAAAAAAQEAAAAAAAAADAAAAAAAAAAAAAAAAAAAAGw="
      }
    },
    {
      "id": "attachments.types.url-of-another-type-is-found",
      "clause": "14.3.3",
      "level": "MUST",
      "flags": ["url-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"type-identifier\":\"public.html\",\"url\":\"a:b\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.url", "pointer": "/main-attachment/representations/1/type-identifier"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]},
                    {"dictionary": [["type-identifier", "public.html"], ["url", "a:b"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "attachments.types.public-url-with-text-is-found",
      "clause": "14.3.3",
      "level": "MUST",
      "flags": ["url-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"a:b\",\"type-identifier\":\"public.url\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.url", "pointer": "/main-attachment/representations/1/type-identifier"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]},
                    {"dictionary": [["text", "a:b"], ["type-identifier", "public.url"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "attachments.types.file-url-is-found",
      "clause": "14.3.3",
      "level": "MUST",
      "flags": ["file-url-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"a\",\"type-identifier\":\"public.File-URL\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.url", "pointer": "/main-attachment/representations/1/type-identifier"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]},
                    {"dictionary": [["text", "a"], ["type-identifier", "public.File-URL"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "attachments.types.file-url-with-url-is-found",
      "clause": "14.3.3",
      "level": "MUST",
      "flags": ["file-url-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"type-identifier\":\"public.file-url\",\"url\":\"a:b\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.url", "pointer": "/main-attachment/representations/1/type-identifier"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]},
                    {"dictionary": [["type-identifier", "public.file-url"], ["url", "a:b"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "attachments.types.malformed-one-of-a-url-has-two-findings",
      "clause": "21.1.6",
      "level": "MUST",
      "flags": ["findings-depend"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"type-identifier\":\"x\",\"url\":\"https://example.com/\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"},
        {"id": "type-identifier.url", "pointer": "/main-attachment/representations/1/type-identifier"}
      ],
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
      "id": "attachments.types.stand-once-in-an-attachment",
      "clause": "14.3.5",
      "also": ["14.3.4"],
      "level": "MUST",
      "flags": ["duplicate-type", "duplicate-type-last", "types-compared-with-case"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"1\",\"type-identifier\":\"public.png\"},{\"text\":\"2\",\"type-identifier\":\"PUBLIC.PNG\"},{\"text\":\"3\",\"type-identifier\":\"public.jpeg\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "representation.duplicate-type", "pointer": "/main-attachment/representations/1/type-identifier"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "1"], ["type-identifier", "public.png"]]},
                    {"dictionary": [["text", "3"], ["type-identifier", "public.jpeg"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "attachments.types.every-repetition-is-found",
      "clause": "14.3.5",
      "level": "MUST",
      "flags": ["duplicate-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "representation.duplicate-type", "pointer": "/main-attachment/representations/1/type-identifier"},
        {"id": "representation.duplicate-type", "pointer": "/main-attachment/representations/2/type-identifier"}
      ],
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
      "id": "attachments.types.faulty-first-one-counts",
      "clause": "14.3.5",
      "also": ["21.1.6"],
      "level": "MUST",
      "flags": ["duplicate-of-faulty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"type-identifier\":\"public.html\"},{\"text\":\"x\",\"type-identifier\":\"public.html\"},{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "representation.content", "pointer": "/main-attachment/representations/0"},
        {"id": "representation.duplicate-type", "pointer": "/main-attachment/representations/1/type-identifier"}
      ],
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
      "id": "attachments.types.may-repeat-in-other-attachments",
      "clause": "14.3.5",
      "level": "MUST",
      "flags": ["duplicate-type-across"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBA0QXxAWYWRkaXRpb25hbC1hdHRhY2htZW50c18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9uoQXRBgdfEA9yZXByZXNlbnRhdGlvbnOhCNIJCgsMVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh00QYOoQ/SCQoLDFMxLjAIDyg6QkRHWVtgZXd5jZCSlwAAAAAAAAEBAAAAAAAAABEAAAAAAAAAAAAAAAAAAACb"
      }
    },
    {
      "id": "attachments.names.whatever-is-safe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-too-strict"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"cover.png\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"Ferien 2026.jpeg\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\".hidden\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"...\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"a*?|<>\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"con\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\" \"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"\ud83d\udc68\u200d\ud83d\udc69\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"e\u0301\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "additional-attachments",
            [
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]],
                  ["suggested-name", "cover.png"]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]],
                  ["suggested-name", "Ferien 2026.jpeg"]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]],
                  ["suggested-name", ".hidden"]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]],
                  ["suggested-name", "..."]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]],
                  [
                    "suggested-name",
                    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
                  ]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]],
                  [
                    "suggested-name",
                    "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9"
                  ]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]],
                  ["suggested-name", "a*?|<>"]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]],
                  ["suggested-name", "con"]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]],
                  ["suggested-name", " "]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]],
                  ["suggested-name", "\ud83d\udc68\u200d\ud83d\udc69"]
                ]
              },
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]],
                  ["suggested-name", "e\u0301"]
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
        "json": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"cover.png\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"Ferien 2026.jpeg\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\".hidden\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"...\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"a*?|<>\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"con\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\" \"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"\ud83d\udc68\u200d\ud83d\udc69\"},{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"e\u0301\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>cover.png</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>Ferien 2026.jpeg</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>.hidden</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>...</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>a*?|&lt;&gt;</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>con</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string> </string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>\ud83d\udc68\u200d\ud83d\udc69</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>e\u0301</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBDc6XxAWYWRkaXRpb25hbC1hdHRhY2htZW50c18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9uqwUPExcbHyMnKy8z0gYHCA5fEA9yZXByZXNlbnRhdGlvbnNec3VnZ2VzdGVkLW5hbWWhCdIKCwwNVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0WWNvdmVyLnBuZ9IGBxASoRHSCgsMDV8QEEZlcmllbiAyMDI2LmpwZWfSBgcUFqEV0goLDA1XLmhpZGRlbtIGBxgaoRnSCgsMDVMuLi7SBgccHqEd0goLDA1fEP9hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWHSBgcgIqEh0goLDA1vEH8A6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6QDpAOkA6dIGByQmoSXSCgsMDVZhKj98PD7SBgcoKqEp0goLDA1TY29u0gYHLC6hLdIKCwwNUSDSBgcwMqEx0goLDA1l2D3caCAN2D3cadIGBzQ2oTXSCgsMDWIAZQMB0QY4oTnSCgsMDVMxLjAACAAPACgAOgBCAE4AUwBlAHQAdgB7AIAAkgCUAKgAsgC3ALkAvgDRANYA2ADdAOUA6gDsAPEA9QD6APwBAQIDAggCCgIPAxADFQMXAxwDIwMoAyoDLwMzAzgDOgM/A0EDRgNIA00DWANdA18DZANpA2wDbgNzAAAAAAAAAgEAAAAAAAAAOwAAAAAAAAAAAAAAAAAAA3c="
      }
    },
    {
      "id": "attachments.names.slash-is-unsafe",
      "clause": "14.5.1",
      "also": ["24.1.3"],
      "level": "MUST",
      "flags": ["name-slash", "name-sanitised"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"../a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.backslash-is-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-backslash"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"..\\\\a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.colon-is-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-colon"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"C:x\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.point-is-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-dot"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\".\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.two-points-are-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-dots"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"..\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.nul-is-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-nul"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"a\\u0000.png\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.line-feed-is-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-control"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"a\\n\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.delete-is-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-delete"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"a\u007f\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.next-line-is-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-c1"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"a\u0085\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.right-to-left-override-is-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-bidi"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"photo\u202egpj.exe\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.first-embedding-is-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-bidi-range"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"a\u202ab\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.isolate-is-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-bidi-isolates"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"photo\u2066gpj.exe\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.last-isolate-is-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-bidi-isolates-range"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"a\u2069b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.mark-is-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-bidi-marks"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"a\u200f\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.arabic-mark-is-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-bidi-arabic"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"a\u061c\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.256-bytes-are-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-length"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.256-bytes-of-128-letters-are-unsafe",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-length-characters"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.empty-one-is-default",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["name-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":\"\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.names.are-strings",
      "clause": "13.1.1",
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}],\"suggested-name\":5}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/additional-attachments/0/suggested-name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "attachments.thumbnail.data",
      "clause": "16.1.1",
      "level": "MUST",
      "flags": ["member-lost"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["thumbnail", {"dictionary": [["data", {"data": "iVBORw0KGgo="}], ["type-identifier", "public.png"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data>iVBORw0KGgo=</data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwQXxAPbWFpbi1hdHRhY2htZW50WXRodW1ibmFpbFd2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNINCQ4PVGRhdGFIiVBORw0KGgpacHVibGljLnBuZ1MxLjAIDyErMzZISk9UZmh8gYaPmgAAAAAAAAEBAAAAAAAAABEAAAAAAAAAAAAAAAAAAACe"
      }
    },
    {
      "id": "attachments.thumbnail.url-is-not-fetched",
      "clause": "16.1.1",
      "also": ["14.2.5", "16.1.2"],
      "level": "MUST",
      "flags": ["url-fetched"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"type-identifier\":\"public.url\",\"url\":\"https://example.com/a.png\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["thumbnail", {"dictionary": [["type-identifier", "public.url"], ["url", "https://example.com/a.png"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"type-identifier\":\"public.url\",\"url\":\"https://example.com/a.png\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>type-identifier</key>\n\t\t<string>public.url</string>\n\t\t<key>url</key>\n\t\t<string>https://example.com/a.png</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwQXxAPbWFpbi1hdHRhY2htZW50WXRodW1ibmFpbFd2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNIJDQ4PU3VybFpwdWJsaWMudXJsXxAZaHR0cHM6Ly9leGFtcGxlLmNvbS9hLnBuZ1MxLjAIDyErMzZISk9UZmh8gYWQrAAAAAAAAAEBAAAAAAAAABEAAAAAAAAAAAAAAAAAAACw"
      }
    },
    {
      "id": "attachments.thumbnail.of-another-type",
      "clause": "16.1.2",
      "level": "SHOULD",
      "flags": ["thumbnail-not-an-image-refused"],
      "comment": "A sender should give an image; a reader has no finding for another type.",
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"data\":{\"$data\":\"eA==\"},\"type-identifier\":\"public.html\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["thumbnail", {"dictionary": [["data", {"data": "eA=="}], ["type-identifier", "public.html"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"data\":{\"$data\":\"eA==\"},\"type-identifier\":\"public.html\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data>eA==</data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.html</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwQXxAPbWFpbi1hdHRhY2htZW50WXRodW1ibmFpbFd2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNINCQ4PVGRhdGFBeFtwdWJsaWMuaHRtbFMxLjAIDyErMzZISk9UZmh8gYaIlAAAAAAAAAEBAAAAAAAAABEAAAAAAAAAAAAAAAAAAACY"
      }
    },
    {
      "id": "attachments.thumbnail.of-unknown-kind",
      "clause": "14.2.4",
      "also": ["16.1.1"],
      "level": "MUST",
      "flags": ["unknown-kind-dropped"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"com.example.x\":1,\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["thumbnail", {"dictionary": [["com.example.x", {"integer": "1"}], ["type-identifier", "public.png"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"com.example.x\":1,\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>com.example.x</key>\n\t\t<integer>1</integer>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwQXxAPbWFpbi1hdHRhY2htZW50WXRodW1ibmFpbFd2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNINCQ4PXWNvbS5leGFtcGxlLngQAVpwdWJsaWMucG5nUzEuMAgPISszNkhKT1RmaHyBj5GcAAAAAAAAAQEAAAAAAAAAEQAAAAAAAAAAAAAAAAAAAKA="
      }
    },
    {
      "id": "attachments.thumbnail.text-is-no-content",
      "clause": "16.1.1",
      "level": "MUST",
      "flags": ["thumbnail-text"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"text\":\"x\",\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "representation.content", "pointer": "/thumbnail"}],
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
      "id": "attachments.thumbnail.property-list-is-no-content",
      "clause": "16.1.1",
      "level": "MUST",
      "flags": ["thumbnail-text"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"property-list\":1,\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "representation.content", "pointer": "/thumbnail"}],
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
      "id": "attachments.thumbnail.text-beside-data-is-no-content",
      "clause": "16.1.1",
      "level": "MUST",
      "flags": ["thumbnail-text"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"data\":{\"$data\":\"\"},\"text\":\"x\",\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "representation.content", "pointer": "/thumbnail"}],
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
      "id": "attachments.thumbnail.content-is-needed",
      "clause": "14.2.3",
      "level": "MUST",
      "flags": ["thumbnail-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "representation.content", "pointer": "/thumbnail"}],
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
      "id": "attachments.thumbnail.type-is-needed",
      "clause": "16.1.1",
      "level": "MUST",
      "flags": ["thumbnail-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"data\":{\"$data\":\"\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.missing", "pointer": "/thumbnail"}],
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
      "id": "attachments.thumbnail.url-is-checked",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["thumbnail-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"type-identifier\":\"public.url\",\"url\":\"data:image/png,x\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "url.scheme", "pointer": "/thumbnail/url"}],
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
      "id": "attachments.thumbnail.url-has-its-type",
      "clause": "14.3.3",
      "level": "MUST",
      "flags": ["url-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"type-identifier\":\"public.png\",\"url\":\"a:b\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "type-identifier.url", "pointer": "/thumbnail/type-identifier"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["thumbnail", {"dictionary": [["type-identifier", "public.png"], ["url", "a:b"]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "attachments.writing.type-without-dot-is-refused",
      "clause": "14.3.1",
      "level": "MUST",
      "flags": ["type-without-dot"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          ["main-attachment", {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "html"]]}]]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "attachments.writing.media-type-with-an-identifier-is-refused",
      "clause": "14.3.2",
      "level": "MUST",
      "flags": ["media-type-with-identifier"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          ["main-attachment", {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "text/plain"]]}]]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "attachments.writing.relative-url-is-refused",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["written-url-unchecked"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          ["main-attachment", {"dictionary": [["representations", [{"dictionary": [["type-identifier", "public.url"], ["url", "/a/b"]]}]]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "attachments.writing.url-of-a-file-is-refused",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["written-url-scheme-unchecked"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["type-identifier", "public.url"], ["url", "file:///a"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "attachments.writing.type-twice-is-refused",
      "clause": "14.3.5",
      "level": "MUST",
      "flags": ["duplicate-type", "types-compared-with-case"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "x"], ["type-identifier", "public.html"]]},
                    {"dictionary": [["text", "y"], ["type-identifier", "Public.HTML"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "attachments.writing.two-contents-are-refused",
      "clause": "14.2.3",
      "level": "MUST",
      "flags": ["several-contents"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                ["representations", [{"dictionary": [["data", {"data": "eA=="}], ["text", "x"], ["type-identifier", "public.html"]]}]]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "attachments.writing.unsafe-name-is-refused",
      "clause": "14.5.1",
      "level": "MUST",
      "flags": ["name-slash"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.html"]]}]],
                ["suggested-name", "../a"]
              ]
            }
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
