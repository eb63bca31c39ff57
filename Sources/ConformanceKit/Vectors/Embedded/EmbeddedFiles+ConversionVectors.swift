// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let conversionVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "conversion",
  "title": "Conversion",
  "clauses": ["2.1", "8"],
  "count": 35,
  "notes": {
    "big-literal-exact": {"bug": "reads a long literal of JSON as the integer that it spells", "effect": "programs with doubles see another number"},
    "convert-error-taken": {"bug": "converts a document with an error", "effect": "what is broken looks sound"},
    "convert-escape-lost": {"bug": "does not escape or unescape keys in converting", "effect": "a dictionary becomes a tag"},
    "convert-fraction-lost": {"bug": "writes a date with fraction natively in XML", "effect": "the milliseconds are lost"},
    "convert-judges": {"bug": "reads the item while converting, and refuses what has findings of the item", "effect": "a payload of a later version cannot be converted"},
    "convert-null-dropped": {"bug": "drops nulls in converting", "effect": "two programs see different payloads"},
    "convert-order-of-tags": {"bug": "changes an integer beyond 2^53 to a number in JSON", "effect": "an id becomes another one"},
    "convert-output-is-input": {"bug": "gives the input back where the encodings are equal", "effect": "the output is not in the one form"},
    "convert-values-lost": {"bug": "does not hold a value of some kind in some encoding", "effect": "a value is lost"},
    "cr-written-raw": {"bug": "writes a carriage return as such, or by reference, and not in $string", "effect": "the carriage return does not come back"},
    "integer-as-real": {"bug": "gives an integral value of JSON with a point or an exponent as a real", "effect": "1 and 1.0 are two values, and runs and sums differ"},
    "key-control-in-xml": {"bug": "writes a key that XML cannot hold when it converts to XML", "effect": "the XML is not well formed, or has another key"},
    "key-refused-everywhere": {"bug": "refuses a key that XML cannot hold in JSON and binary as well", "effect": "a payload cannot be converted, though the target could hold it"},
    "minus-zero": {"bug": "keeps minus zero apart from zero", "effect": "two payloads that are equal have two canonical forms"},
    "plist-uid-accepted": {"bug": "takes a dictionary with the one key CF$UID in XML, or makes a UID of it", "effect": "the value is of another kind in each program"},
    "string-control-in-xml": {"bug": "writes a string that XML cannot hold as it stands, or drops characters of it", "effect": "the XML is not well formed, or text is lost"},
    "tag-as-document": {"bug": "takes a tag as the document", "effect": "a program that expects members stops"},
    "tag-in-tag-lost": {"bug": "does not write the content of a kept tag by the rules of the target", "effect": "the tag does not come back"},
    "tag-kept-needlessly": {"bug": "keeps a tag where the target has a native form, or the source had none", "effect": "every strict reader refuses the payload"},
    "tag-nested-in-plist": {"bug": "does not read the content of a tag first", "effect": "a malformed tag does not come back as the same one from XML"},
    "utf16-unread": {"bug": "reads UTF-8 alone", "effect": "a payload that is valid is refused"}
  },
  "vectors": [
    {
      "id": "conversion.example.is-valid-in-json",
      "clause": "2.1.3",
      "also": ["25.1", "1.2.6", "2.1.2"],
      "level": "MUST",
      "flags": ["convert-values-lost"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\n  \"activities\": { \"com.example.post\": { \"tags\": [], \"title\": \"Short\" } },\n  \"additional-attachments\": [\n    {\n      \"representations\": [ { \"data\": { \"$data\": \"iVBORw0KGgo=\" }, \"type-identifier\": \"public.png\" } ],\n      \"suggested-name\": \"cover.png\"\n    }\n  ],\n  \"content-text\": [\n    { \"text\": \"Read \" },\n    { \"bold\": true, \"italic\": true, \"link\": \"https://example.com/post/1\", \"text\": \"this\", \"underline\": true },\n    {\n      \"background-color\": \"#FFFF0080\",\n      \"code\": true,\n      \"font-name\": \"Menlo\",\n      \"font-size\": 12,\n      \"foreground-color\": \"#1A2B3C\",\n      \"strikethrough\": true,\n      \"text\": \" now\"\n    }\n  ],\n  \"excluded-activities\": [ \"com.apple.UIKit.activity.Print\" ],\n  \"main-attachment\": {\n    \"representations\": [\n      { \"type-identifier\": \"public.url\", \"url\": \"https://example.com/post/1\" },\n      { \"text\": \"<p>A post</p>\", \"type-identifier\": \"public.html\" },\n      { \"property-list\": { \"rating\": 4.5 }, \"type-identifier\": \"com.apple.property-list\" }\n    ]\n  },\n  \"parameters\": { \"com.tumblr.tumblr\": { \"custom-url-path\": \"best-post-ever\", \"requested-post-type\": 4 } },\n  \"referrer\": {\n    \"android-app-url\": \"example://post/1\",\n    \"app-name\": \"Example\",\n    \"app-store-id\": \"12345\",\n    \"google-play-id\": \"com.example\",\n    \"ios-app-url\": \"example://post/1\",\n    \"web-url\": \"https://example.com/p/1\"\n  },\n  \"source-url\": \"https://example.com/post/1\",\n  \"tags\": [ \"swift\", \"caf\u00e9\" ],\n  \"thumbnail\": { \"data\": { \"$data\": \"iVBORw0KGgo=\" }, \"type-identifier\": \"public.png\" },\n  \"title\": \"A post\",\n  \"user-info\": {\n    \"big\": { \"$integer\": \"9223372036854775808\" },\n    \"box\": { \"$$data\": 1 },\n    \"made\": { \"$date\": \"2026-11-20T01:02:03Z\" },\n    \"page\": { \"$url\": \"https://example.com/\" },\n    \"raw\": \"\\u0001\",\n    \"read\": { \"$date\": \"2026-11-20T01:02:03.250Z\" }\n  },\n  \"version\": \"1.0\"\n}\n"},
      "meaning": {
        "dictionary": [
          ["activities", {"dictionary": [["com.example.post", {"dictionary": [["tags", []], ["title", "Short"]]}]]}],
          [
            "additional-attachments",
            [
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["data", {"data": "iVBORw0KGgo="}], ["type-identifier", "public.png"]]}]],
                  ["suggested-name", "cover.png"]
                ]
              }
            ]
          ],
          [
            "content-text",
            [
              {"dictionary": [["text", "Read "]]},
              {
                "dictionary": [
                  ["bold", true],
                  ["italic", true],
                  ["link", "https://example.com/post/1"],
                  ["text", "this"],
                  ["underline", true]
                ]
              },
              {
                "dictionary": [
                  ["background-color", "#FFFF0080"],
                  ["code", true],
                  ["font-name", "Menlo"],
                  ["font-size", {"integer": "12"}],
                  ["foreground-color", "#1A2B3C"],
                  ["strikethrough", true],
                  ["text", " now"]
                ]
              }
            ]
          ],
          ["excluded-activities", ["com.apple.UIKit.activity.Print"]],
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["type-identifier", "public.url"], ["url", "https://example.com/post/1"]]},
                    {"dictionary": [["text", "<p>A post</p>"], ["type-identifier", "public.html"]]},
                    {
                      "dictionary": [
                        ["property-list", {"dictionary": [["rating", {"real": "4.5"}]]}],
                        ["type-identifier", "com.apple.property-list"]
                      ]
                    }
                  ]
                ]
              ]
            }
          ],
          [
            "parameters",
            {
              "dictionary": [
                ["com.tumblr.tumblr", {"dictionary": [["custom-url-path", "best-post-ever"], ["requested-post-type", {"integer": "4"}]]}]
              ]
            }
          ],
          [
            "referrer",
            {
              "dictionary": [
                ["android-app-url", "example://post/1"],
                ["app-name", "Example"],
                ["app-store-id", "12345"],
                ["google-play-id", "com.example"],
                ["ios-app-url", "example://post/1"],
                ["web-url", "https://example.com/p/1"]
              ]
            }
          ],
          ["source-url", "https://example.com/post/1"],
          ["tags", ["swift", "caf\u00e9"]],
          ["thumbnail", {"dictionary": [["data", {"data": "iVBORw0KGgo="}], ["type-identifier", "public.png"]]}],
          ["title", "A post"],
          [
            "user-info",
            {
              "dictionary": [
                ["big", {"integer": "9223372036854775808"}],
                ["box", {"dictionary": [["$data", {"integer": "1"}]]}],
                ["made", {"date": "2026-11-20T01:02:03Z"}],
                ["page", {"url": "https://example.com/"}],
                ["raw", "\u0001"],
                ["read", {"date": "2026-11-20T01:02:03.250Z"}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"activities\":{\"com.example.post\":{\"tags\":[],\"title\":\"Short\"}},\"additional-attachments\":[{\"representations\":[{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"}],\"suggested-name\":\"cover.png\"}],\"content-text\":[{\"text\":\"Read \"},{\"bold\":true,\"italic\":true,\"link\":\"https://example.com/post/1\",\"text\":\"this\",\"underline\":true},{\"background-color\":\"#FFFF0080\",\"code\":true,\"font-name\":\"Menlo\",\"font-size\":12,\"foreground-color\":\"#1A2B3C\",\"strikethrough\":true,\"text\":\" now\"}],\"excluded-activities\":[\"com.apple.UIKit.activity.Print\"],\"main-attachment\":{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"https://example.com/post/1\"},{\"text\":\"<p>A post</p>\",\"type-identifier\":\"public.html\"},{\"property-list\":{\"rating\":4.5},\"type-identifier\":\"com.apple.property-list\"}]},\"parameters\":{\"com.tumblr.tumblr\":{\"custom-url-path\":\"best-post-ever\",\"requested-post-type\":4}},\"referrer\":{\"android-app-url\":\"example://post/1\",\"app-name\":\"Example\",\"app-store-id\":\"12345\",\"google-play-id\":\"com.example\",\"ios-app-url\":\"example://post/1\",\"web-url\":\"https://example.com/p/1\"},\"source-url\":\"https://example.com/post/1\",\"tags\":[\"swift\",\"caf\u00e9\"],\"thumbnail\":{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"},\"title\":\"A post\",\"user-info\":{\"big\":{\"$integer\":\"9223372036854775808\"},\"box\":{\"$$data\":1},\"made\":{\"$date\":\"2026-11-20T01:02:03Z\"},\"page\":{\"$url\":\"https://example.com/\"},\"raw\":\"\\u0001\",\"read\":{\"$date\":\"2026-11-20T01:02:03.250Z\"}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.post</key>\n\t\t<dict>\n\t\t\t<key>tags</key>\n\t\t\t<array/>\n\t\t\t<key>title</key>\n\t\t\t<string>Short</string>\n\t\t</dict>\n\t</dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>data</key>\n\t\t\t\t\t<data>iVBORw0KGgo=</data>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.png</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>cover.png</string>\n\t\t</dict>\n\t</array>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>Read </string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>italic</key>\n\t\t\t<true/>\n\t\t\t<key>link</key>\n\t\t\t<string>https://example.com/post/1</string>\n\t\t\t<key>text</key>\n\t\t\t<string>this</string>\n\t\t\t<key>underline</key>\n\t\t\t<true/>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#FFFF0080</string>\n\t\t\t<key>code</key>\n\t\t\t<true/>\n\t\t\t<key>font-name</key>\n\t\t\t<string>Menlo</string>\n\t\t\t<key>font-size</key>\n\t\t\t<integer>12</integer>\n\t\t\t<key>foreground-color</key>\n\t\t\t<string>#1A2B3C</string>\n\t\t\t<key>strikethrough</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string> now</string>\n\t\t</dict>\n\t</array>\n\t<key>excluded-activities</key>\n\t<array>\n\t\t<string>com.apple.UIKit.activity.Print</string>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.url</string>\n\t\t\t\t<key>url</key>\n\t\t\t\t<string>https://example.com/post/1</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>&lt;p&gt;A post&lt;/p&gt;</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>property-list</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>rating</key>\n\t\t\t\t\t<real>4.5</real>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.tumblr.tumblr</key>\n\t\t<dict>\n\t\t\t<key>custom-url-path</key>\n\t\t\t<string>best-post-ever</string>\n\t\t\t<key>requested-post-type</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>android-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>app-name</key>\n\t\t<string>Example</string>\n\t\t<key>app-store-id</key>\n\t\t<string>12345</string>\n\t\t<key>google-play-id</key>\n\t\t<string>com.example</string>\n\t\t<key>ios-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>web-url</key>\n\t\t<string>https://example.com/p/1</string>\n\t</dict>\n\t<key>source-url</key>\n\t<string>https://example.com/post/1</string>\n\t<key>tags</key>\n\t<array>\n\t\t<string>swift</string>\n\t\t<string>caf\u00e9</string>\n\t</array>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data>iVBORw0KGgo=</data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>title</key>\n\t<string>A post</string>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>big</key>\n\t\t<integer>9223372036854775808</integer>\n\t\t<key>box</key>\n\t\t<dict>\n\t\t\t<key>$$data</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t\t<key>made</key>\n\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t<key>page</key>\n\t\t<dict>\n\t\t\t<key>$url</key>\n\t\t\t<string>https://example.com/</string>\n\t\t</dict>\n\t\t<key>raw</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t\t<key>read</key>\n\t\t<dict>\n\t\t\t<key>$date</key>\n\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDdAQIDBAUGBwgJCgsMDQ4THjY4Rk0oWVxeX3BaYWN0aXZpdGllc18QFmFkZGl0aW9uYWwtYXR0YWNobWVudHNcY29udGVudC10ZXh0XxATZXhjbHVkZWQtYWN0aXZpdGllc18QD21haW4tYXR0YWNobWVudFpwYXJhbWV0ZXJzWHJlZmVycmVyWnNvdXJjZS11cmxUdGFnc1l0aHVtYm5haWxVdGl0bGVZdXNlci1pbmZvV3ZlcnNpb27RDxBfEBBjb20uZXhhbXBsZS5wb3N00gkLERKgVVNob3J0oRTSFRYXHV8QD3JlcHJlc2VudGF0aW9uc15zdWdnZXN0ZWQtbmFtZaEY0hkaGxxUZGF0YV8QD3R5cGUtaWRlbnRpZmllckiJUE5HDQoaClpwdWJsaWMucG5nWWNvdmVyLnBuZ6MfIirRICFUdGV4dFVSZWFkINUjJCUgJicnKCknVGJvbGRWaXRhbGljVGxpbmtZdW5kZXJsaW5lCV8QGmh0dHBzOi8vZXhhbXBsZS5jb20vcG9zdC8xVHRoaXPXKywtLi8wIDEnMjM0JzVfEBBiYWNrZ3JvdW5kLWNvbG9yVGNvZGVZZm9udC1uYW1lWWZvbnQtc2l6ZV8QEGZvcmVncm91bmQtY29sb3Jdc3RyaWtldGhyb3VnaFkjRkZGRjAwODBVTWVubG8QDFcjMUEyQjNDVCBub3ehN18QHmNvbS5hcHBsZS5VSUtpdC5hY3Rpdml0eS5QcmludNEVOaM6PUDSGjs8KFN1cmxacHVibGljLnVybNIgGj4/XTxwPkEgcG9zdDwvcD5bcHVibGljLmh0bWzSQRpCRV1wcm9wZXJ0eS1saXN00UNEVnJhdGluZyNAEgAAAAAAAF8QF2NvbS5hcHBsZS5wcm9wZXJ0eS1saXN00UdIXxARY29tLnR1bWJsci50dW1ibHLSSUpLTF8QD2N1c3RvbS11cmwtcGF0aF8QE3JlcXVlc3RlZC1wb3N0LXR5cGVeYmVzdC1wb3N0LWV2ZXIQBNZOT1BRUlNUVVZXVFhfEA9hbmRyb2lkLWFwcC11cmxYYXBwLW5hbWVcYXBwLXN0b3JlLWlkXmdvb2dsZS1wbGF5LWlkW2lvcy1hcHAtdXJsV3dlYi11cmxfEBBleGFtcGxlOi8vcG9zdC8xV0V4YW1wbGVVMTIzNDVbY29tLmV4YW1wbGVfEBdodHRwczovL2V4YW1wbGUuY29tL3AvMaJaW1Vzd2lmdGQAYwBhAGYA6dIZGl0cSIlQTkcNChoKVkEgcG9zdNZgYWJjZGVmZ2prbm9TYmlnU2JveFRtYWRlVHBhZ2VTcmF3VHJlYWQUAAAAAAAAAACAAAAAAAAAANFoaVYkJGRhdGEQATNByFfpxYAAANFsbVQkdXJsXxAUaHR0cHM6Ly9leGFtcGxlLmNvbS9RATNByFfpxaAAAFMxLjAACAAjAC4ARwBUAGoAfACHAJAAmwCgAKoAsAC6AMIAxQDYAN0A3gDkAOYA6wD9AQwBDgETARgBKgEzAT4BSAFMAU8BVAFaAWUBagFxAXYBgAGBAZ4BowGyAcUBygHUAd4B8QH/AgkCDwIRAhkCHgIgAkECRAJIAk0CUQJcAmECbwJ7AoACjgKRApgCoQK7Ar4C0gLXAukC/wMOAxADHQMvAzgDRQNUA2ADaAN7A4MDiQOVA68DsgO4A8EDxgPPA9YD4wPnA+sD8AP1A/kD/gQPBBIEGQQbBCQEJwQsBEMERQROAAAAAAAAAgEAAAAAAAAAcQAAAAAAAAAAAAAAAAAABFI="
      }
    },
    {
      "id": "conversion.example.from-json-to-json",
      "clause": "2.1.3",
      "also": ["8.1.1", "25.1"],
      "level": "MUST",
      "flags": ["convert-output-is-input"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\n  \"activities\": { \"com.example.post\": { \"tags\": [], \"title\": \"Short\" } },\n  \"additional-attachments\": [\n    {\n      \"representations\": [ { \"data\": { \"$data\": \"iVBORw0KGgo=\" }, \"type-identifier\": \"public.png\" } ],\n      \"suggested-name\": \"cover.png\"\n    }\n  ],\n  \"content-text\": [\n    { \"text\": \"Read \" },\n    { \"bold\": true, \"italic\": true, \"link\": \"https://example.com/post/1\", \"text\": \"this\", \"underline\": true },\n    {\n      \"background-color\": \"#FFFF0080\",\n      \"code\": true,\n      \"font-name\": \"Menlo\",\n      \"font-size\": 12,\n      \"foreground-color\": \"#1A2B3C\",\n      \"strikethrough\": true,\n      \"text\": \" now\"\n    }\n  ],\n  \"excluded-activities\": [ \"com.apple.UIKit.activity.Print\" ],\n  \"main-attachment\": {\n    \"representations\": [\n      { \"type-identifier\": \"public.url\", \"url\": \"https://example.com/post/1\" },\n      { \"text\": \"<p>A post</p>\", \"type-identifier\": \"public.html\" },\n      { \"property-list\": { \"rating\": 4.5 }, \"type-identifier\": \"com.apple.property-list\" }\n    ]\n  },\n  \"parameters\": { \"com.tumblr.tumblr\": { \"custom-url-path\": \"best-post-ever\", \"requested-post-type\": 4 } },\n  \"referrer\": {\n    \"android-app-url\": \"example://post/1\",\n    \"app-name\": \"Example\",\n    \"app-store-id\": \"12345\",\n    \"google-play-id\": \"com.example\",\n    \"ios-app-url\": \"example://post/1\",\n    \"web-url\": \"https://example.com/p/1\"\n  },\n  \"source-url\": \"https://example.com/post/1\",\n  \"tags\": [ \"swift\", \"caf\u00e9\" ],\n  \"thumbnail\": { \"data\": { \"$data\": \"iVBORw0KGgo=\" }, \"type-identifier\": \"public.png\" },\n  \"title\": \"A post\",\n  \"user-info\": {\n    \"big\": { \"$integer\": \"9223372036854775808\" },\n    \"box\": { \"$$data\": 1 },\n    \"made\": { \"$date\": \"2026-11-20T01:02:03Z\" },\n    \"page\": { \"$url\": \"https://example.com/\" },\n    \"raw\": \"\\u0001\",\n    \"read\": { \"$date\": \"2026-11-20T01:02:03.250Z\" }\n  },\n  \"version\": \"1.0\"\n}\n"},
      "to": "json",
      "output": {"text": "{\"activities\":{\"com.example.post\":{\"tags\":[],\"title\":\"Short\"}},\"additional-attachments\":[{\"representations\":[{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"}],\"suggested-name\":\"cover.png\"}],\"content-text\":[{\"text\":\"Read \"},{\"bold\":true,\"italic\":true,\"link\":\"https://example.com/post/1\",\"text\":\"this\",\"underline\":true},{\"background-color\":\"#FFFF0080\",\"code\":true,\"font-name\":\"Menlo\",\"font-size\":12,\"foreground-color\":\"#1A2B3C\",\"strikethrough\":true,\"text\":\" now\"}],\"excluded-activities\":[\"com.apple.UIKit.activity.Print\"],\"main-attachment\":{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"https://example.com/post/1\"},{\"text\":\"<p>A post</p>\",\"type-identifier\":\"public.html\"},{\"property-list\":{\"rating\":4.5},\"type-identifier\":\"com.apple.property-list\"}]},\"parameters\":{\"com.tumblr.tumblr\":{\"custom-url-path\":\"best-post-ever\",\"requested-post-type\":4}},\"referrer\":{\"android-app-url\":\"example://post/1\",\"app-name\":\"Example\",\"app-store-id\":\"12345\",\"google-play-id\":\"com.example\",\"ios-app-url\":\"example://post/1\",\"web-url\":\"https://example.com/p/1\"},\"source-url\":\"https://example.com/post/1\",\"tags\":[\"swift\",\"caf\u00e9\"],\"thumbnail\":{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"},\"title\":\"A post\",\"user-info\":{\"big\":{\"$integer\":\"9223372036854775808\"},\"box\":{\"$$data\":1},\"made\":{\"$date\":\"2026-11-20T01:02:03Z\"},\"page\":{\"$url\":\"https://example.com/\"},\"raw\":\"\\u0001\",\"read\":{\"$date\":\"2026-11-20T01:02:03.250Z\"}},\"version\":\"1.0\"}"}
    },
    {
      "id": "conversion.example.from-json-to-xml",
      "clause": "2.1.3",
      "also": ["8.1.1", "25.1"],
      "level": "MUST",
      "flags": ["convert-values-lost"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\n  \"activities\": { \"com.example.post\": { \"tags\": [], \"title\": \"Short\" } },\n  \"additional-attachments\": [\n    {\n      \"representations\": [ { \"data\": { \"$data\": \"iVBORw0KGgo=\" }, \"type-identifier\": \"public.png\" } ],\n      \"suggested-name\": \"cover.png\"\n    }\n  ],\n  \"content-text\": [\n    { \"text\": \"Read \" },\n    { \"bold\": true, \"italic\": true, \"link\": \"https://example.com/post/1\", \"text\": \"this\", \"underline\": true },\n    {\n      \"background-color\": \"#FFFF0080\",\n      \"code\": true,\n      \"font-name\": \"Menlo\",\n      \"font-size\": 12,\n      \"foreground-color\": \"#1A2B3C\",\n      \"strikethrough\": true,\n      \"text\": \" now\"\n    }\n  ],\n  \"excluded-activities\": [ \"com.apple.UIKit.activity.Print\" ],\n  \"main-attachment\": {\n    \"representations\": [\n      { \"type-identifier\": \"public.url\", \"url\": \"https://example.com/post/1\" },\n      { \"text\": \"<p>A post</p>\", \"type-identifier\": \"public.html\" },\n      { \"property-list\": { \"rating\": 4.5 }, \"type-identifier\": \"com.apple.property-list\" }\n    ]\n  },\n  \"parameters\": { \"com.tumblr.tumblr\": { \"custom-url-path\": \"best-post-ever\", \"requested-post-type\": 4 } },\n  \"referrer\": {\n    \"android-app-url\": \"example://post/1\",\n    \"app-name\": \"Example\",\n    \"app-store-id\": \"12345\",\n    \"google-play-id\": \"com.example\",\n    \"ios-app-url\": \"example://post/1\",\n    \"web-url\": \"https://example.com/p/1\"\n  },\n  \"source-url\": \"https://example.com/post/1\",\n  \"tags\": [ \"swift\", \"caf\u00e9\" ],\n  \"thumbnail\": { \"data\": { \"$data\": \"iVBORw0KGgo=\" }, \"type-identifier\": \"public.png\" },\n  \"title\": \"A post\",\n  \"user-info\": {\n    \"big\": { \"$integer\": \"9223372036854775808\" },\n    \"box\": { \"$$data\": 1 },\n    \"made\": { \"$date\": \"2026-11-20T01:02:03Z\" },\n    \"page\": { \"$url\": \"https://example.com/\" },\n    \"raw\": \"\\u0001\",\n    \"read\": { \"$date\": \"2026-11-20T01:02:03.250Z\" }\n  },\n  \"version\": \"1.0\"\n}\n"},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.post</key>\n\t\t<dict>\n\t\t\t<key>tags</key>\n\t\t\t<array/>\n\t\t\t<key>title</key>\n\t\t\t<string>Short</string>\n\t\t</dict>\n\t</dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>data</key>\n\t\t\t\t\t<data>iVBORw0KGgo=</data>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.png</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>cover.png</string>\n\t\t</dict>\n\t</array>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>Read </string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>italic</key>\n\t\t\t<true/>\n\t\t\t<key>link</key>\n\t\t\t<string>https://example.com/post/1</string>\n\t\t\t<key>text</key>\n\t\t\t<string>this</string>\n\t\t\t<key>underline</key>\n\t\t\t<true/>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#FFFF0080</string>\n\t\t\t<key>code</key>\n\t\t\t<true/>\n\t\t\t<key>font-name</key>\n\t\t\t<string>Menlo</string>\n\t\t\t<key>font-size</key>\n\t\t\t<integer>12</integer>\n\t\t\t<key>foreground-color</key>\n\t\t\t<string>#1A2B3C</string>\n\t\t\t<key>strikethrough</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string> now</string>\n\t\t</dict>\n\t</array>\n\t<key>excluded-activities</key>\n\t<array>\n\t\t<string>com.apple.UIKit.activity.Print</string>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.url</string>\n\t\t\t\t<key>url</key>\n\t\t\t\t<string>https://example.com/post/1</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>&lt;p&gt;A post&lt;/p&gt;</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>property-list</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>rating</key>\n\t\t\t\t\t<real>4.5</real>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.tumblr.tumblr</key>\n\t\t<dict>\n\t\t\t<key>custom-url-path</key>\n\t\t\t<string>best-post-ever</string>\n\t\t\t<key>requested-post-type</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>android-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>app-name</key>\n\t\t<string>Example</string>\n\t\t<key>app-store-id</key>\n\t\t<string>12345</string>\n\t\t<key>google-play-id</key>\n\t\t<string>com.example</string>\n\t\t<key>ios-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>web-url</key>\n\t\t<string>https://example.com/p/1</string>\n\t</dict>\n\t<key>source-url</key>\n\t<string>https://example.com/post/1</string>\n\t<key>tags</key>\n\t<array>\n\t\t<string>swift</string>\n\t\t<string>caf\u00e9</string>\n\t</array>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data>iVBORw0KGgo=</data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>title</key>\n\t<string>A post</string>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>big</key>\n\t\t<integer>9223372036854775808</integer>\n\t\t<key>box</key>\n\t\t<dict>\n\t\t\t<key>$$data</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t\t<key>made</key>\n\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t<key>page</key>\n\t\t<dict>\n\t\t\t<key>$url</key>\n\t\t\t<string>https://example.com/</string>\n\t\t</dict>\n\t\t<key>raw</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t\t<key>read</key>\n\t\t<dict>\n\t\t\t<key>$date</key>\n\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n"}
    },
    {
      "id": "conversion.example.from-json-to-binary",
      "clause": "2.1.3",
      "also": ["8.1.1", "25.1"],
      "level": "MUST",
      "flags": ["convert-values-lost"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\n  \"activities\": { \"com.example.post\": { \"tags\": [], \"title\": \"Short\" } },\n  \"additional-attachments\": [\n    {\n      \"representations\": [ { \"data\": { \"$data\": \"iVBORw0KGgo=\" }, \"type-identifier\": \"public.png\" } ],\n      \"suggested-name\": \"cover.png\"\n    }\n  ],\n  \"content-text\": [\n    { \"text\": \"Read \" },\n    { \"bold\": true, \"italic\": true, \"link\": \"https://example.com/post/1\", \"text\": \"this\", \"underline\": true },\n    {\n      \"background-color\": \"#FFFF0080\",\n      \"code\": true,\n      \"font-name\": \"Menlo\",\n      \"font-size\": 12,\n      \"foreground-color\": \"#1A2B3C\",\n      \"strikethrough\": true,\n      \"text\": \" now\"\n    }\n  ],\n  \"excluded-activities\": [ \"com.apple.UIKit.activity.Print\" ],\n  \"main-attachment\": {\n    \"representations\": [\n      { \"type-identifier\": \"public.url\", \"url\": \"https://example.com/post/1\" },\n      { \"text\": \"<p>A post</p>\", \"type-identifier\": \"public.html\" },\n      { \"property-list\": { \"rating\": 4.5 }, \"type-identifier\": \"com.apple.property-list\" }\n    ]\n  },\n  \"parameters\": { \"com.tumblr.tumblr\": { \"custom-url-path\": \"best-post-ever\", \"requested-post-type\": 4 } },\n  \"referrer\": {\n    \"android-app-url\": \"example://post/1\",\n    \"app-name\": \"Example\",\n    \"app-store-id\": \"12345\",\n    \"google-play-id\": \"com.example\",\n    \"ios-app-url\": \"example://post/1\",\n    \"web-url\": \"https://example.com/p/1\"\n  },\n  \"source-url\": \"https://example.com/post/1\",\n  \"tags\": [ \"swift\", \"caf\u00e9\" ],\n  \"thumbnail\": { \"data\": { \"$data\": \"iVBORw0KGgo=\" }, \"type-identifier\": \"public.png\" },\n  \"title\": \"A post\",\n  \"user-info\": {\n    \"big\": { \"$integer\": \"9223372036854775808\" },\n    \"box\": { \"$$data\": 1 },\n    \"made\": { \"$date\": \"2026-11-20T01:02:03Z\" },\n    \"page\": { \"$url\": \"https://example.com/\" },\n    \"raw\": \"\\u0001\",\n    \"read\": { \"$date\": \"2026-11-20T01:02:03.250Z\" }\n  },\n  \"version\": \"1.0\"\n}\n"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDdAQIDBAUGBwgJCgsMDQ4THjY4Rk0oWVxeX3BaYWN0aXZpdGllc18QFmFkZGl0aW9uYWwtYXR0YWNobWVudHNcY29udGVudC10ZXh0XxATZXhjbHVkZWQtYWN0aXZpdGllc18QD21haW4tYXR0YWNobWVudFpwYXJhbWV0ZXJzWHJlZmVycmVyWnNvdXJjZS11cmxUdGFnc1l0aHVtYm5haWxVdGl0bGVZdXNlci1pbmZvV3ZlcnNpb27RDxBfEBBjb20uZXhhbXBsZS5wb3N00gkLERKgVVNob3J0oRTSFRYXHV8QD3JlcHJlc2VudGF0aW9uc15zdWdnZXN0ZWQtbmFtZaEY0hkaGxxUZGF0YV8QD3R5cGUtaWRlbnRpZmllckiJUE5HDQoaClpwdWJsaWMucG5nWWNvdmVyLnBuZ6MfIirRICFUdGV4dFVSZWFkINUjJCUgJicnKCknVGJvbGRWaXRhbGljVGxpbmtZdW5kZXJsaW5lCV8QGmh0dHBzOi8vZXhhbXBsZS5jb20vcG9zdC8xVHRoaXPXKywtLi8wIDEnMjM0JzVfEBBiYWNrZ3JvdW5kLWNvbG9yVGNvZGVZZm9udC1uYW1lWWZvbnQtc2l6ZV8QEGZvcmVncm91bmQtY29sb3Jdc3RyaWtldGhyb3VnaFkjRkZGRjAwODBVTWVubG8QDFcjMUEyQjNDVCBub3ehN18QHmNvbS5hcHBsZS5VSUtpdC5hY3Rpdml0eS5QcmludNEVOaM6PUDSGjs8KFN1cmxacHVibGljLnVybNIgGj4/XTxwPkEgcG9zdDwvcD5bcHVibGljLmh0bWzSQRpCRV1wcm9wZXJ0eS1saXN00UNEVnJhdGluZyNAEgAAAAAAAF8QF2NvbS5hcHBsZS5wcm9wZXJ0eS1saXN00UdIXxARY29tLnR1bWJsci50dW1ibHLSSUpLTF8QD2N1c3RvbS11cmwtcGF0aF8QE3JlcXVlc3RlZC1wb3N0LXR5cGVeYmVzdC1wb3N0LWV2ZXIQBNZOT1BRUlNUVVZXVFhfEA9hbmRyb2lkLWFwcC11cmxYYXBwLW5hbWVcYXBwLXN0b3JlLWlkXmdvb2dsZS1wbGF5LWlkW2lvcy1hcHAtdXJsV3dlYi11cmxfEBBleGFtcGxlOi8vcG9zdC8xV0V4YW1wbGVVMTIzNDVbY29tLmV4YW1wbGVfEBdodHRwczovL2V4YW1wbGUuY29tL3AvMaJaW1Vzd2lmdGQAYwBhAGYA6dIZGl0cSIlQTkcNChoKVkEgcG9zdNZgYWJjZGVmZ2prbm9TYmlnU2JveFRtYWRlVHBhZ2VTcmF3VHJlYWQUAAAAAAAAAACAAAAAAAAAANFoaVYkJGRhdGEQATNByFfpxYAAANFsbVQkdXJsXxAUaHR0cHM6Ly9leGFtcGxlLmNvbS9RATNByFfpxaAAAFMxLjAACAAjAC4ARwBUAGoAfACHAJAAmwCgAKoAsAC6AMIAxQDYAN0A3gDkAOYA6wD9AQwBDgETARgBKgEzAT4BSAFMAU8BVAFaAWUBagFxAXYBgAGBAZ4BowGyAcUBygHUAd4B8QH/AgkCDwIRAhkCHgIgAkECRAJIAk0CUQJcAmECbwJ7AoACjgKRApgCoQK7Ar4C0gLXAukC/wMOAxADHQMvAzgDRQNUA2ADaAN7A4MDiQOVA68DsgO4A8EDxgPPA9YD4wPnA+sD8AP1A/kD/gQPBBIEGQQbBCQEJwQsBEMERQROAAAAAAAAAgEAAAAAAAAAcQAAAAAAAAAAAAAAAAAABFI="}
    },
    {
      "id": "conversion.example.is-valid-in-xml",
      "clause": "2.1.3",
      "also": ["25.1", "1.2.6", "2.1.2"],
      "level": "MUST",
      "flags": ["convert-values-lost"],
      "kind": "valid",
      "encoding": "xml",
      "input": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.post</key>\n\t\t<dict>\n\t\t\t<key>tags</key>\n\t\t\t<array/>\n\t\t\t<key>title</key>\n\t\t\t<string>Short</string>\n\t\t</dict>\n\t</dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>data</key>\n\t\t\t\t\t<data>iVBORw0KGgo=</data>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.png</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>cover.png</string>\n\t\t</dict>\n\t</array>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>Read </string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>italic</key>\n\t\t\t<true/>\n\t\t\t<key>link</key>\n\t\t\t<string>https://example.com/post/1</string>\n\t\t\t<key>text</key>\n\t\t\t<string>this</string>\n\t\t\t<key>underline</key>\n\t\t\t<true/>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#FFFF0080</string>\n\t\t\t<key>code</key>\n\t\t\t<true/>\n\t\t\t<key>font-name</key>\n\t\t\t<string>Menlo</string>\n\t\t\t<key>font-size</key>\n\t\t\t<integer>12</integer>\n\t\t\t<key>foreground-color</key>\n\t\t\t<string>#1A2B3C</string>\n\t\t\t<key>strikethrough</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string> now</string>\n\t\t</dict>\n\t</array>\n\t<key>excluded-activities</key>\n\t<array>\n\t\t<string>com.apple.UIKit.activity.Print</string>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.url</string>\n\t\t\t\t<key>url</key>\n\t\t\t\t<string>https://example.com/post/1</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>&lt;p&gt;A post&lt;/p&gt;</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>property-list</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>rating</key>\n\t\t\t\t\t<real>4.5</real>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.tumblr.tumblr</key>\n\t\t<dict>\n\t\t\t<key>custom-url-path</key>\n\t\t\t<string>best-post-ever</string>\n\t\t\t<key>requested-post-type</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>android-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>app-name</key>\n\t\t<string>Example</string>\n\t\t<key>app-store-id</key>\n\t\t<string>12345</string>\n\t\t<key>google-play-id</key>\n\t\t<string>com.example</string>\n\t\t<key>ios-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>web-url</key>\n\t\t<string>https://example.com/p/1</string>\n\t</dict>\n\t<key>source-url</key>\n\t<string>https://example.com/post/1</string>\n\t<key>tags</key>\n\t<array>\n\t\t<string>swift</string>\n\t\t<string>caf\u00e9</string>\n\t</array>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data>iVBORw0KGgo=</data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>title</key>\n\t<string>A post</string>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>big</key>\n\t\t<integer>9223372036854775808</integer>\n\t\t<key>box</key>\n\t\t<dict>\n\t\t\t<key>$$data</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t\t<key>made</key>\n\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t<key>page</key>\n\t\t<dict>\n\t\t\t<key>$url</key>\n\t\t\t<string>https://example.com/</string>\n\t\t</dict>\n\t\t<key>raw</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t\t<key>read</key>\n\t\t<dict>\n\t\t\t<key>$date</key>\n\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n"},
      "meaning": {
        "dictionary": [
          ["activities", {"dictionary": [["com.example.post", {"dictionary": [["tags", []], ["title", "Short"]]}]]}],
          [
            "additional-attachments",
            [
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["data", {"data": "iVBORw0KGgo="}], ["type-identifier", "public.png"]]}]],
                  ["suggested-name", "cover.png"]
                ]
              }
            ]
          ],
          [
            "content-text",
            [
              {"dictionary": [["text", "Read "]]},
              {
                "dictionary": [
                  ["bold", true],
                  ["italic", true],
                  ["link", "https://example.com/post/1"],
                  ["text", "this"],
                  ["underline", true]
                ]
              },
              {
                "dictionary": [
                  ["background-color", "#FFFF0080"],
                  ["code", true],
                  ["font-name", "Menlo"],
                  ["font-size", {"integer": "12"}],
                  ["foreground-color", "#1A2B3C"],
                  ["strikethrough", true],
                  ["text", " now"]
                ]
              }
            ]
          ],
          ["excluded-activities", ["com.apple.UIKit.activity.Print"]],
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["type-identifier", "public.url"], ["url", "https://example.com/post/1"]]},
                    {"dictionary": [["text", "<p>A post</p>"], ["type-identifier", "public.html"]]},
                    {
                      "dictionary": [
                        ["property-list", {"dictionary": [["rating", {"real": "4.5"}]]}],
                        ["type-identifier", "com.apple.property-list"]
                      ]
                    }
                  ]
                ]
              ]
            }
          ],
          [
            "parameters",
            {
              "dictionary": [
                ["com.tumblr.tumblr", {"dictionary": [["custom-url-path", "best-post-ever"], ["requested-post-type", {"integer": "4"}]]}]
              ]
            }
          ],
          [
            "referrer",
            {
              "dictionary": [
                ["android-app-url", "example://post/1"],
                ["app-name", "Example"],
                ["app-store-id", "12345"],
                ["google-play-id", "com.example"],
                ["ios-app-url", "example://post/1"],
                ["web-url", "https://example.com/p/1"]
              ]
            }
          ],
          ["source-url", "https://example.com/post/1"],
          ["tags", ["swift", "caf\u00e9"]],
          ["thumbnail", {"dictionary": [["data", {"data": "iVBORw0KGgo="}], ["type-identifier", "public.png"]]}],
          ["title", "A post"],
          [
            "user-info",
            {
              "dictionary": [
                ["big", {"integer": "9223372036854775808"}],
                ["box", {"dictionary": [["$data", {"integer": "1"}]]}],
                ["made", {"date": "2026-11-20T01:02:03Z"}],
                ["page", {"url": "https://example.com/"}],
                ["raw", "\u0001"],
                ["read", {"date": "2026-11-20T01:02:03.250Z"}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"activities\":{\"com.example.post\":{\"tags\":[],\"title\":\"Short\"}},\"additional-attachments\":[{\"representations\":[{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"}],\"suggested-name\":\"cover.png\"}],\"content-text\":[{\"text\":\"Read \"},{\"bold\":true,\"italic\":true,\"link\":\"https://example.com/post/1\",\"text\":\"this\",\"underline\":true},{\"background-color\":\"#FFFF0080\",\"code\":true,\"font-name\":\"Menlo\",\"font-size\":12,\"foreground-color\":\"#1A2B3C\",\"strikethrough\":true,\"text\":\" now\"}],\"excluded-activities\":[\"com.apple.UIKit.activity.Print\"],\"main-attachment\":{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"https://example.com/post/1\"},{\"text\":\"<p>A post</p>\",\"type-identifier\":\"public.html\"},{\"property-list\":{\"rating\":4.5},\"type-identifier\":\"com.apple.property-list\"}]},\"parameters\":{\"com.tumblr.tumblr\":{\"custom-url-path\":\"best-post-ever\",\"requested-post-type\":4}},\"referrer\":{\"android-app-url\":\"example://post/1\",\"app-name\":\"Example\",\"app-store-id\":\"12345\",\"google-play-id\":\"com.example\",\"ios-app-url\":\"example://post/1\",\"web-url\":\"https://example.com/p/1\"},\"source-url\":\"https://example.com/post/1\",\"tags\":[\"swift\",\"caf\u00e9\"],\"thumbnail\":{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"},\"title\":\"A post\",\"user-info\":{\"big\":{\"$integer\":\"9223372036854775808\"},\"box\":{\"$$data\":1},\"made\":{\"$date\":\"2026-11-20T01:02:03Z\"},\"page\":{\"$url\":\"https://example.com/\"},\"raw\":\"\\u0001\",\"read\":{\"$date\":\"2026-11-20T01:02:03.250Z\"}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.post</key>\n\t\t<dict>\n\t\t\t<key>tags</key>\n\t\t\t<array/>\n\t\t\t<key>title</key>\n\t\t\t<string>Short</string>\n\t\t</dict>\n\t</dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>data</key>\n\t\t\t\t\t<data>iVBORw0KGgo=</data>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.png</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>cover.png</string>\n\t\t</dict>\n\t</array>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>Read </string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>italic</key>\n\t\t\t<true/>\n\t\t\t<key>link</key>\n\t\t\t<string>https://example.com/post/1</string>\n\t\t\t<key>text</key>\n\t\t\t<string>this</string>\n\t\t\t<key>underline</key>\n\t\t\t<true/>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#FFFF0080</string>\n\t\t\t<key>code</key>\n\t\t\t<true/>\n\t\t\t<key>font-name</key>\n\t\t\t<string>Menlo</string>\n\t\t\t<key>font-size</key>\n\t\t\t<integer>12</integer>\n\t\t\t<key>foreground-color</key>\n\t\t\t<string>#1A2B3C</string>\n\t\t\t<key>strikethrough</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string> now</string>\n\t\t</dict>\n\t</array>\n\t<key>excluded-activities</key>\n\t<array>\n\t\t<string>com.apple.UIKit.activity.Print</string>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.url</string>\n\t\t\t\t<key>url</key>\n\t\t\t\t<string>https://example.com/post/1</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>&lt;p&gt;A post&lt;/p&gt;</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>property-list</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>rating</key>\n\t\t\t\t\t<real>4.5</real>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.tumblr.tumblr</key>\n\t\t<dict>\n\t\t\t<key>custom-url-path</key>\n\t\t\t<string>best-post-ever</string>\n\t\t\t<key>requested-post-type</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>android-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>app-name</key>\n\t\t<string>Example</string>\n\t\t<key>app-store-id</key>\n\t\t<string>12345</string>\n\t\t<key>google-play-id</key>\n\t\t<string>com.example</string>\n\t\t<key>ios-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>web-url</key>\n\t\t<string>https://example.com/p/1</string>\n\t</dict>\n\t<key>source-url</key>\n\t<string>https://example.com/post/1</string>\n\t<key>tags</key>\n\t<array>\n\t\t<string>swift</string>\n\t\t<string>caf\u00e9</string>\n\t</array>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data>iVBORw0KGgo=</data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>title</key>\n\t<string>A post</string>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>big</key>\n\t\t<integer>9223372036854775808</integer>\n\t\t<key>box</key>\n\t\t<dict>\n\t\t\t<key>$$data</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t\t<key>made</key>\n\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t<key>page</key>\n\t\t<dict>\n\t\t\t<key>$url</key>\n\t\t\t<string>https://example.com/</string>\n\t\t</dict>\n\t\t<key>raw</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t\t<key>read</key>\n\t\t<dict>\n\t\t\t<key>$date</key>\n\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDdAQIDBAUGBwgJCgsMDQ4THjY4Rk0oWVxeX3BaYWN0aXZpdGllc18QFmFkZGl0aW9uYWwtYXR0YWNobWVudHNcY29udGVudC10ZXh0XxATZXhjbHVkZWQtYWN0aXZpdGllc18QD21haW4tYXR0YWNobWVudFpwYXJhbWV0ZXJzWHJlZmVycmVyWnNvdXJjZS11cmxUdGFnc1l0aHVtYm5haWxVdGl0bGVZdXNlci1pbmZvV3ZlcnNpb27RDxBfEBBjb20uZXhhbXBsZS5wb3N00gkLERKgVVNob3J0oRTSFRYXHV8QD3JlcHJlc2VudGF0aW9uc15zdWdnZXN0ZWQtbmFtZaEY0hkaGxxUZGF0YV8QD3R5cGUtaWRlbnRpZmllckiJUE5HDQoaClpwdWJsaWMucG5nWWNvdmVyLnBuZ6MfIirRICFUdGV4dFVSZWFkINUjJCUgJicnKCknVGJvbGRWaXRhbGljVGxpbmtZdW5kZXJsaW5lCV8QGmh0dHBzOi8vZXhhbXBsZS5jb20vcG9zdC8xVHRoaXPXKywtLi8wIDEnMjM0JzVfEBBiYWNrZ3JvdW5kLWNvbG9yVGNvZGVZZm9udC1uYW1lWWZvbnQtc2l6ZV8QEGZvcmVncm91bmQtY29sb3Jdc3RyaWtldGhyb3VnaFkjRkZGRjAwODBVTWVubG8QDFcjMUEyQjNDVCBub3ehN18QHmNvbS5hcHBsZS5VSUtpdC5hY3Rpdml0eS5QcmludNEVOaM6PUDSGjs8KFN1cmxacHVibGljLnVybNIgGj4/XTxwPkEgcG9zdDwvcD5bcHVibGljLmh0bWzSQRpCRV1wcm9wZXJ0eS1saXN00UNEVnJhdGluZyNAEgAAAAAAAF8QF2NvbS5hcHBsZS5wcm9wZXJ0eS1saXN00UdIXxARY29tLnR1bWJsci50dW1ibHLSSUpLTF8QD2N1c3RvbS11cmwtcGF0aF8QE3JlcXVlc3RlZC1wb3N0LXR5cGVeYmVzdC1wb3N0LWV2ZXIQBNZOT1BRUlNUVVZXVFhfEA9hbmRyb2lkLWFwcC11cmxYYXBwLW5hbWVcYXBwLXN0b3JlLWlkXmdvb2dsZS1wbGF5LWlkW2lvcy1hcHAtdXJsV3dlYi11cmxfEBBleGFtcGxlOi8vcG9zdC8xV0V4YW1wbGVVMTIzNDVbY29tLmV4YW1wbGVfEBdodHRwczovL2V4YW1wbGUuY29tL3AvMaJaW1Vzd2lmdGQAYwBhAGYA6dIZGl0cSIlQTkcNChoKVkEgcG9zdNZgYWJjZGVmZ2prbm9TYmlnU2JveFRtYWRlVHBhZ2VTcmF3VHJlYWQUAAAAAAAAAACAAAAAAAAAANFoaVYkJGRhdGEQATNByFfpxYAAANFsbVQkdXJsXxAUaHR0cHM6Ly9leGFtcGxlLmNvbS9RATNByFfpxaAAAFMxLjAACAAjAC4ARwBUAGoAfACHAJAAmwCgAKoAsAC6AMIAxQDYAN0A3gDkAOYA6wD9AQwBDgETARgBKgEzAT4BSAFMAU8BVAFaAWUBagFxAXYBgAGBAZ4BowGyAcUBygHUAd4B8QH/AgkCDwIRAhkCHgIgAkECRAJIAk0CUQJcAmECbwJ7AoACjgKRApgCoQK7Ar4C0gLXAukC/wMOAxADHQMvAzgDRQNUA2ADaAN7A4MDiQOVA68DsgO4A8EDxgPPA9YD4wPnA+sD8AP1A/kD/gQPBBIEGQQbBCQEJwQsBEMERQROAAAAAAAAAgEAAAAAAAAAcQAAAAAAAAAAAAAAAAAABFI="
      }
    },
    {
      "id": "conversion.example.from-xml-to-json",
      "clause": "2.1.3",
      "also": ["8.1.1", "25.1"],
      "level": "MUST",
      "flags": ["convert-values-lost"],
      "kind": "convert",
      "encoding": "xml",
      "input": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.post</key>\n\t\t<dict>\n\t\t\t<key>tags</key>\n\t\t\t<array/>\n\t\t\t<key>title</key>\n\t\t\t<string>Short</string>\n\t\t</dict>\n\t</dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>data</key>\n\t\t\t\t\t<data>iVBORw0KGgo=</data>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.png</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>cover.png</string>\n\t\t</dict>\n\t</array>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>Read </string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>italic</key>\n\t\t\t<true/>\n\t\t\t<key>link</key>\n\t\t\t<string>https://example.com/post/1</string>\n\t\t\t<key>text</key>\n\t\t\t<string>this</string>\n\t\t\t<key>underline</key>\n\t\t\t<true/>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#FFFF0080</string>\n\t\t\t<key>code</key>\n\t\t\t<true/>\n\t\t\t<key>font-name</key>\n\t\t\t<string>Menlo</string>\n\t\t\t<key>font-size</key>\n\t\t\t<integer>12</integer>\n\t\t\t<key>foreground-color</key>\n\t\t\t<string>#1A2B3C</string>\n\t\t\t<key>strikethrough</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string> now</string>\n\t\t</dict>\n\t</array>\n\t<key>excluded-activities</key>\n\t<array>\n\t\t<string>com.apple.UIKit.activity.Print</string>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.url</string>\n\t\t\t\t<key>url</key>\n\t\t\t\t<string>https://example.com/post/1</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>&lt;p&gt;A post&lt;/p&gt;</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>property-list</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>rating</key>\n\t\t\t\t\t<real>4.5</real>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.tumblr.tumblr</key>\n\t\t<dict>\n\t\t\t<key>custom-url-path</key>\n\t\t\t<string>best-post-ever</string>\n\t\t\t<key>requested-post-type</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>android-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>app-name</key>\n\t\t<string>Example</string>\n\t\t<key>app-store-id</key>\n\t\t<string>12345</string>\n\t\t<key>google-play-id</key>\n\t\t<string>com.example</string>\n\t\t<key>ios-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>web-url</key>\n\t\t<string>https://example.com/p/1</string>\n\t</dict>\n\t<key>source-url</key>\n\t<string>https://example.com/post/1</string>\n\t<key>tags</key>\n\t<array>\n\t\t<string>swift</string>\n\t\t<string>caf\u00e9</string>\n\t</array>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data>iVBORw0KGgo=</data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>title</key>\n\t<string>A post</string>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>big</key>\n\t\t<integer>9223372036854775808</integer>\n\t\t<key>box</key>\n\t\t<dict>\n\t\t\t<key>$$data</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t\t<key>made</key>\n\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t<key>page</key>\n\t\t<dict>\n\t\t\t<key>$url</key>\n\t\t\t<string>https://example.com/</string>\n\t\t</dict>\n\t\t<key>raw</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t\t<key>read</key>\n\t\t<dict>\n\t\t\t<key>$date</key>\n\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n"},
      "to": "json",
      "output": {"text": "{\"activities\":{\"com.example.post\":{\"tags\":[],\"title\":\"Short\"}},\"additional-attachments\":[{\"representations\":[{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"}],\"suggested-name\":\"cover.png\"}],\"content-text\":[{\"text\":\"Read \"},{\"bold\":true,\"italic\":true,\"link\":\"https://example.com/post/1\",\"text\":\"this\",\"underline\":true},{\"background-color\":\"#FFFF0080\",\"code\":true,\"font-name\":\"Menlo\",\"font-size\":12,\"foreground-color\":\"#1A2B3C\",\"strikethrough\":true,\"text\":\" now\"}],\"excluded-activities\":[\"com.apple.UIKit.activity.Print\"],\"main-attachment\":{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"https://example.com/post/1\"},{\"text\":\"<p>A post</p>\",\"type-identifier\":\"public.html\"},{\"property-list\":{\"rating\":4.5},\"type-identifier\":\"com.apple.property-list\"}]},\"parameters\":{\"com.tumblr.tumblr\":{\"custom-url-path\":\"best-post-ever\",\"requested-post-type\":4}},\"referrer\":{\"android-app-url\":\"example://post/1\",\"app-name\":\"Example\",\"app-store-id\":\"12345\",\"google-play-id\":\"com.example\",\"ios-app-url\":\"example://post/1\",\"web-url\":\"https://example.com/p/1\"},\"source-url\":\"https://example.com/post/1\",\"tags\":[\"swift\",\"caf\u00e9\"],\"thumbnail\":{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"},\"title\":\"A post\",\"user-info\":{\"big\":{\"$integer\":\"9223372036854775808\"},\"box\":{\"$$data\":1},\"made\":{\"$date\":\"2026-11-20T01:02:03Z\"},\"page\":{\"$url\":\"https://example.com/\"},\"raw\":\"\\u0001\",\"read\":{\"$date\":\"2026-11-20T01:02:03.250Z\"}},\"version\":\"1.0\"}"}
    },
    {
      "id": "conversion.example.from-xml-to-xml",
      "clause": "2.1.3",
      "also": ["8.1.1", "25.1"],
      "level": "MUST",
      "flags": ["convert-values-lost"],
      "kind": "convert",
      "encoding": "xml",
      "input": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.post</key>\n\t\t<dict>\n\t\t\t<key>tags</key>\n\t\t\t<array/>\n\t\t\t<key>title</key>\n\t\t\t<string>Short</string>\n\t\t</dict>\n\t</dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>data</key>\n\t\t\t\t\t<data>iVBORw0KGgo=</data>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.png</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>cover.png</string>\n\t\t</dict>\n\t</array>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>Read </string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>italic</key>\n\t\t\t<true/>\n\t\t\t<key>link</key>\n\t\t\t<string>https://example.com/post/1</string>\n\t\t\t<key>text</key>\n\t\t\t<string>this</string>\n\t\t\t<key>underline</key>\n\t\t\t<true/>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#FFFF0080</string>\n\t\t\t<key>code</key>\n\t\t\t<true/>\n\t\t\t<key>font-name</key>\n\t\t\t<string>Menlo</string>\n\t\t\t<key>font-size</key>\n\t\t\t<integer>12</integer>\n\t\t\t<key>foreground-color</key>\n\t\t\t<string>#1A2B3C</string>\n\t\t\t<key>strikethrough</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string> now</string>\n\t\t</dict>\n\t</array>\n\t<key>excluded-activities</key>\n\t<array>\n\t\t<string>com.apple.UIKit.activity.Print</string>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.url</string>\n\t\t\t\t<key>url</key>\n\t\t\t\t<string>https://example.com/post/1</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>&lt;p&gt;A post&lt;/p&gt;</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>property-list</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>rating</key>\n\t\t\t\t\t<real>4.5</real>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.tumblr.tumblr</key>\n\t\t<dict>\n\t\t\t<key>custom-url-path</key>\n\t\t\t<string>best-post-ever</string>\n\t\t\t<key>requested-post-type</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>android-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>app-name</key>\n\t\t<string>Example</string>\n\t\t<key>app-store-id</key>\n\t\t<string>12345</string>\n\t\t<key>google-play-id</key>\n\t\t<string>com.example</string>\n\t\t<key>ios-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>web-url</key>\n\t\t<string>https://example.com/p/1</string>\n\t</dict>\n\t<key>source-url</key>\n\t<string>https://example.com/post/1</string>\n\t<key>tags</key>\n\t<array>\n\t\t<string>swift</string>\n\t\t<string>caf\u00e9</string>\n\t</array>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data>iVBORw0KGgo=</data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>title</key>\n\t<string>A post</string>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>big</key>\n\t\t<integer>9223372036854775808</integer>\n\t\t<key>box</key>\n\t\t<dict>\n\t\t\t<key>$$data</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t\t<key>made</key>\n\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t<key>page</key>\n\t\t<dict>\n\t\t\t<key>$url</key>\n\t\t\t<string>https://example.com/</string>\n\t\t</dict>\n\t\t<key>raw</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t\t<key>read</key>\n\t\t<dict>\n\t\t\t<key>$date</key>\n\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n"},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.post</key>\n\t\t<dict>\n\t\t\t<key>tags</key>\n\t\t\t<array/>\n\t\t\t<key>title</key>\n\t\t\t<string>Short</string>\n\t\t</dict>\n\t</dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>data</key>\n\t\t\t\t\t<data>iVBORw0KGgo=</data>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.png</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>cover.png</string>\n\t\t</dict>\n\t</array>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>Read </string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>italic</key>\n\t\t\t<true/>\n\t\t\t<key>link</key>\n\t\t\t<string>https://example.com/post/1</string>\n\t\t\t<key>text</key>\n\t\t\t<string>this</string>\n\t\t\t<key>underline</key>\n\t\t\t<true/>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#FFFF0080</string>\n\t\t\t<key>code</key>\n\t\t\t<true/>\n\t\t\t<key>font-name</key>\n\t\t\t<string>Menlo</string>\n\t\t\t<key>font-size</key>\n\t\t\t<integer>12</integer>\n\t\t\t<key>foreground-color</key>\n\t\t\t<string>#1A2B3C</string>\n\t\t\t<key>strikethrough</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string> now</string>\n\t\t</dict>\n\t</array>\n\t<key>excluded-activities</key>\n\t<array>\n\t\t<string>com.apple.UIKit.activity.Print</string>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.url</string>\n\t\t\t\t<key>url</key>\n\t\t\t\t<string>https://example.com/post/1</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>&lt;p&gt;A post&lt;/p&gt;</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>property-list</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>rating</key>\n\t\t\t\t\t<real>4.5</real>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.tumblr.tumblr</key>\n\t\t<dict>\n\t\t\t<key>custom-url-path</key>\n\t\t\t<string>best-post-ever</string>\n\t\t\t<key>requested-post-type</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>android-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>app-name</key>\n\t\t<string>Example</string>\n\t\t<key>app-store-id</key>\n\t\t<string>12345</string>\n\t\t<key>google-play-id</key>\n\t\t<string>com.example</string>\n\t\t<key>ios-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>web-url</key>\n\t\t<string>https://example.com/p/1</string>\n\t</dict>\n\t<key>source-url</key>\n\t<string>https://example.com/post/1</string>\n\t<key>tags</key>\n\t<array>\n\t\t<string>swift</string>\n\t\t<string>caf\u00e9</string>\n\t</array>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data>iVBORw0KGgo=</data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>title</key>\n\t<string>A post</string>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>big</key>\n\t\t<integer>9223372036854775808</integer>\n\t\t<key>box</key>\n\t\t<dict>\n\t\t\t<key>$$data</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t\t<key>made</key>\n\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t<key>page</key>\n\t\t<dict>\n\t\t\t<key>$url</key>\n\t\t\t<string>https://example.com/</string>\n\t\t</dict>\n\t\t<key>raw</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t\t<key>read</key>\n\t\t<dict>\n\t\t\t<key>$date</key>\n\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n"}
    },
    {
      "id": "conversion.example.from-xml-to-binary",
      "clause": "2.1.3",
      "also": ["8.1.1", "25.1"],
      "level": "MUST",
      "flags": ["convert-values-lost"],
      "kind": "convert",
      "encoding": "xml",
      "input": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.post</key>\n\t\t<dict>\n\t\t\t<key>tags</key>\n\t\t\t<array/>\n\t\t\t<key>title</key>\n\t\t\t<string>Short</string>\n\t\t</dict>\n\t</dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>data</key>\n\t\t\t\t\t<data>iVBORw0KGgo=</data>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.png</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>cover.png</string>\n\t\t</dict>\n\t</array>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>Read </string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>italic</key>\n\t\t\t<true/>\n\t\t\t<key>link</key>\n\t\t\t<string>https://example.com/post/1</string>\n\t\t\t<key>text</key>\n\t\t\t<string>this</string>\n\t\t\t<key>underline</key>\n\t\t\t<true/>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#FFFF0080</string>\n\t\t\t<key>code</key>\n\t\t\t<true/>\n\t\t\t<key>font-name</key>\n\t\t\t<string>Menlo</string>\n\t\t\t<key>font-size</key>\n\t\t\t<integer>12</integer>\n\t\t\t<key>foreground-color</key>\n\t\t\t<string>#1A2B3C</string>\n\t\t\t<key>strikethrough</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string> now</string>\n\t\t</dict>\n\t</array>\n\t<key>excluded-activities</key>\n\t<array>\n\t\t<string>com.apple.UIKit.activity.Print</string>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.url</string>\n\t\t\t\t<key>url</key>\n\t\t\t\t<string>https://example.com/post/1</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>&lt;p&gt;A post&lt;/p&gt;</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>property-list</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>rating</key>\n\t\t\t\t\t<real>4.5</real>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.tumblr.tumblr</key>\n\t\t<dict>\n\t\t\t<key>custom-url-path</key>\n\t\t\t<string>best-post-ever</string>\n\t\t\t<key>requested-post-type</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>android-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>app-name</key>\n\t\t<string>Example</string>\n\t\t<key>app-store-id</key>\n\t\t<string>12345</string>\n\t\t<key>google-play-id</key>\n\t\t<string>com.example</string>\n\t\t<key>ios-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>web-url</key>\n\t\t<string>https://example.com/p/1</string>\n\t</dict>\n\t<key>source-url</key>\n\t<string>https://example.com/post/1</string>\n\t<key>tags</key>\n\t<array>\n\t\t<string>swift</string>\n\t\t<string>caf\u00e9</string>\n\t</array>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data>iVBORw0KGgo=</data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>title</key>\n\t<string>A post</string>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>big</key>\n\t\t<integer>9223372036854775808</integer>\n\t\t<key>box</key>\n\t\t<dict>\n\t\t\t<key>$$data</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t\t<key>made</key>\n\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t<key>page</key>\n\t\t<dict>\n\t\t\t<key>$url</key>\n\t\t\t<string>https://example.com/</string>\n\t\t</dict>\n\t\t<key>raw</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t\t<key>read</key>\n\t\t<dict>\n\t\t\t<key>$date</key>\n\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDdAQIDBAUGBwgJCgsMDQ4THjY4Rk0oWVxeX3BaYWN0aXZpdGllc18QFmFkZGl0aW9uYWwtYXR0YWNobWVudHNcY29udGVudC10ZXh0XxATZXhjbHVkZWQtYWN0aXZpdGllc18QD21haW4tYXR0YWNobWVudFpwYXJhbWV0ZXJzWHJlZmVycmVyWnNvdXJjZS11cmxUdGFnc1l0aHVtYm5haWxVdGl0bGVZdXNlci1pbmZvV3ZlcnNpb27RDxBfEBBjb20uZXhhbXBsZS5wb3N00gkLERKgVVNob3J0oRTSFRYXHV8QD3JlcHJlc2VudGF0aW9uc15zdWdnZXN0ZWQtbmFtZaEY0hkaGxxUZGF0YV8QD3R5cGUtaWRlbnRpZmllckiJUE5HDQoaClpwdWJsaWMucG5nWWNvdmVyLnBuZ6MfIirRICFUdGV4dFVSZWFkINUjJCUgJicnKCknVGJvbGRWaXRhbGljVGxpbmtZdW5kZXJsaW5lCV8QGmh0dHBzOi8vZXhhbXBsZS5jb20vcG9zdC8xVHRoaXPXKywtLi8wIDEnMjM0JzVfEBBiYWNrZ3JvdW5kLWNvbG9yVGNvZGVZZm9udC1uYW1lWWZvbnQtc2l6ZV8QEGZvcmVncm91bmQtY29sb3Jdc3RyaWtldGhyb3VnaFkjRkZGRjAwODBVTWVubG8QDFcjMUEyQjNDVCBub3ehN18QHmNvbS5hcHBsZS5VSUtpdC5hY3Rpdml0eS5QcmludNEVOaM6PUDSGjs8KFN1cmxacHVibGljLnVybNIgGj4/XTxwPkEgcG9zdDwvcD5bcHVibGljLmh0bWzSQRpCRV1wcm9wZXJ0eS1saXN00UNEVnJhdGluZyNAEgAAAAAAAF8QF2NvbS5hcHBsZS5wcm9wZXJ0eS1saXN00UdIXxARY29tLnR1bWJsci50dW1ibHLSSUpLTF8QD2N1c3RvbS11cmwtcGF0aF8QE3JlcXVlc3RlZC1wb3N0LXR5cGVeYmVzdC1wb3N0LWV2ZXIQBNZOT1BRUlNUVVZXVFhfEA9hbmRyb2lkLWFwcC11cmxYYXBwLW5hbWVcYXBwLXN0b3JlLWlkXmdvb2dsZS1wbGF5LWlkW2lvcy1hcHAtdXJsV3dlYi11cmxfEBBleGFtcGxlOi8vcG9zdC8xV0V4YW1wbGVVMTIzNDVbY29tLmV4YW1wbGVfEBdodHRwczovL2V4YW1wbGUuY29tL3AvMaJaW1Vzd2lmdGQAYwBhAGYA6dIZGl0cSIlQTkcNChoKVkEgcG9zdNZgYWJjZGVmZ2prbm9TYmlnU2JveFRtYWRlVHBhZ2VTcmF3VHJlYWQUAAAAAAAAAACAAAAAAAAAANFoaVYkJGRhdGEQATNByFfpxYAAANFsbVQkdXJsXxAUaHR0cHM6Ly9leGFtcGxlLmNvbS9RATNByFfpxaAAAFMxLjAACAAjAC4ARwBUAGoAfACHAJAAmwCgAKoAsAC6AMIAxQDYAN0A3gDkAOYA6wD9AQwBDgETARgBKgEzAT4BSAFMAU8BVAFaAWUBagFxAXYBgAGBAZ4BowGyAcUBygHUAd4B8QH/AgkCDwIRAhkCHgIgAkECRAJIAk0CUQJcAmECbwJ7AoACjgKRApgCoQK7Ar4C0gLXAukC/wMOAxADHQMvAzgDRQNUA2ADaAN7A4MDiQOVA68DsgO4A8EDxgPPA9YD4wPnA+sD8AP1A/kD/gQPBBIEGQQbBCQEJwQsBEMERQROAAAAAAAAAgEAAAAAAAAAcQAAAAAAAAAAAAAAAAAABFI="}
    },
    {
      "id": "conversion.example.is-valid-in-binary",
      "clause": "2.1.3",
      "also": ["25.1", "1.2.6", "2.1.2"],
      "level": "MUST",
      "flags": ["convert-values-lost"],
      "kind": "valid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDdAQIDBAUGBwgJCgsMDQ4THjY4Rk0oWVxeX3BaYWN0aXZpdGllc18QFmFkZGl0aW9uYWwtYXR0YWNobWVudHNcY29udGVudC10ZXh0XxATZXhjbHVkZWQtYWN0aXZpdGllc18QD21haW4tYXR0YWNobWVudFpwYXJhbWV0ZXJzWHJlZmVycmVyWnNvdXJjZS11cmxUdGFnc1l0aHVtYm5haWxVdGl0bGVZdXNlci1pbmZvV3ZlcnNpb27RDxBfEBBjb20uZXhhbXBsZS5wb3N00gkLERKgVVNob3J0oRTSFRYXHV8QD3JlcHJlc2VudGF0aW9uc15zdWdnZXN0ZWQtbmFtZaEY0hkaGxxUZGF0YV8QD3R5cGUtaWRlbnRpZmllckiJUE5HDQoaClpwdWJsaWMucG5nWWNvdmVyLnBuZ6MfIirRICFUdGV4dFVSZWFkINUjJCUgJicnKCknVGJvbGRWaXRhbGljVGxpbmtZdW5kZXJsaW5lCV8QGmh0dHBzOi8vZXhhbXBsZS5jb20vcG9zdC8xVHRoaXPXKywtLi8wIDEnMjM0JzVfEBBiYWNrZ3JvdW5kLWNvbG9yVGNvZGVZZm9udC1uYW1lWWZvbnQtc2l6ZV8QEGZvcmVncm91bmQtY29sb3Jdc3RyaWtldGhyb3VnaFkjRkZGRjAwODBVTWVubG8QDFcjMUEyQjNDVCBub3ehN18QHmNvbS5hcHBsZS5VSUtpdC5hY3Rpdml0eS5QcmludNEVOaM6PUDSGjs8KFN1cmxacHVibGljLnVybNIgGj4/XTxwPkEgcG9zdDwvcD5bcHVibGljLmh0bWzSQRpCRV1wcm9wZXJ0eS1saXN00UNEVnJhdGluZyNAEgAAAAAAAF8QF2NvbS5hcHBsZS5wcm9wZXJ0eS1saXN00UdIXxARY29tLnR1bWJsci50dW1ibHLSSUpLTF8QD2N1c3RvbS11cmwtcGF0aF8QE3JlcXVlc3RlZC1wb3N0LXR5cGVeYmVzdC1wb3N0LWV2ZXIQBNZOT1BRUlNUVVZXVFhfEA9hbmRyb2lkLWFwcC11cmxYYXBwLW5hbWVcYXBwLXN0b3JlLWlkXmdvb2dsZS1wbGF5LWlkW2lvcy1hcHAtdXJsV3dlYi11cmxfEBBleGFtcGxlOi8vcG9zdC8xV0V4YW1wbGVVMTIzNDVbY29tLmV4YW1wbGVfEBdodHRwczovL2V4YW1wbGUuY29tL3AvMaJaW1Vzd2lmdGQAYwBhAGYA6dIZGl0cSIlQTkcNChoKVkEgcG9zdNZgYWJjZGVmZ2prbm9TYmlnU2JveFRtYWRlVHBhZ2VTcmF3VHJlYWQUAAAAAAAAAACAAAAAAAAAANFoaVYkJGRhdGEQATNByFfpxYAAANFsbVQkdXJsXxAUaHR0cHM6Ly9leGFtcGxlLmNvbS9RATNByFfpxaAAAFMxLjAACAAjAC4ARwBUAGoAfACHAJAAmwCgAKoAsAC6AMIAxQDYAN0A3gDkAOYA6wD9AQwBDgETARgBKgEzAT4BSAFMAU8BVAFaAWUBagFxAXYBgAGBAZ4BowGyAcUBygHUAd4B8QH/AgkCDwIRAhkCHgIgAkECRAJIAk0CUQJcAmECbwJ7AoACjgKRApgCoQK7Ar4C0gLXAukC/wMOAxADHQMvAzgDRQNUA2ADaAN7A4MDiQOVA68DsgO4A8EDxgPPA9YD4wPnA+sD8AP1A/kD/gQPBBIEGQQbBCQEJwQsBEMERQROAAAAAAAAAgEAAAAAAAAAcQAAAAAAAAAAAAAAAAAABFI="},
      "meaning": {
        "dictionary": [
          ["activities", {"dictionary": [["com.example.post", {"dictionary": [["tags", []], ["title", "Short"]]}]]}],
          [
            "additional-attachments",
            [
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["data", {"data": "iVBORw0KGgo="}], ["type-identifier", "public.png"]]}]],
                  ["suggested-name", "cover.png"]
                ]
              }
            ]
          ],
          [
            "content-text",
            [
              {"dictionary": [["text", "Read "]]},
              {
                "dictionary": [
                  ["bold", true],
                  ["italic", true],
                  ["link", "https://example.com/post/1"],
                  ["text", "this"],
                  ["underline", true]
                ]
              },
              {
                "dictionary": [
                  ["background-color", "#FFFF0080"],
                  ["code", true],
                  ["font-name", "Menlo"],
                  ["font-size", {"integer": "12"}],
                  ["foreground-color", "#1A2B3C"],
                  ["strikethrough", true],
                  ["text", " now"]
                ]
              }
            ]
          ],
          ["excluded-activities", ["com.apple.UIKit.activity.Print"]],
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["type-identifier", "public.url"], ["url", "https://example.com/post/1"]]},
                    {"dictionary": [["text", "<p>A post</p>"], ["type-identifier", "public.html"]]},
                    {
                      "dictionary": [
                        ["property-list", {"dictionary": [["rating", {"real": "4.5"}]]}],
                        ["type-identifier", "com.apple.property-list"]
                      ]
                    }
                  ]
                ]
              ]
            }
          ],
          [
            "parameters",
            {
              "dictionary": [
                ["com.tumblr.tumblr", {"dictionary": [["custom-url-path", "best-post-ever"], ["requested-post-type", {"integer": "4"}]]}]
              ]
            }
          ],
          [
            "referrer",
            {
              "dictionary": [
                ["android-app-url", "example://post/1"],
                ["app-name", "Example"],
                ["app-store-id", "12345"],
                ["google-play-id", "com.example"],
                ["ios-app-url", "example://post/1"],
                ["web-url", "https://example.com/p/1"]
              ]
            }
          ],
          ["source-url", "https://example.com/post/1"],
          ["tags", ["swift", "caf\u00e9"]],
          ["thumbnail", {"dictionary": [["data", {"data": "iVBORw0KGgo="}], ["type-identifier", "public.png"]]}],
          ["title", "A post"],
          [
            "user-info",
            {
              "dictionary": [
                ["big", {"integer": "9223372036854775808"}],
                ["box", {"dictionary": [["$data", {"integer": "1"}]]}],
                ["made", {"date": "2026-11-20T01:02:03Z"}],
                ["page", {"url": "https://example.com/"}],
                ["raw", "\u0001"],
                ["read", {"date": "2026-11-20T01:02:03.250Z"}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"activities\":{\"com.example.post\":{\"tags\":[],\"title\":\"Short\"}},\"additional-attachments\":[{\"representations\":[{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"}],\"suggested-name\":\"cover.png\"}],\"content-text\":[{\"text\":\"Read \"},{\"bold\":true,\"italic\":true,\"link\":\"https://example.com/post/1\",\"text\":\"this\",\"underline\":true},{\"background-color\":\"#FFFF0080\",\"code\":true,\"font-name\":\"Menlo\",\"font-size\":12,\"foreground-color\":\"#1A2B3C\",\"strikethrough\":true,\"text\":\" now\"}],\"excluded-activities\":[\"com.apple.UIKit.activity.Print\"],\"main-attachment\":{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"https://example.com/post/1\"},{\"text\":\"<p>A post</p>\",\"type-identifier\":\"public.html\"},{\"property-list\":{\"rating\":4.5},\"type-identifier\":\"com.apple.property-list\"}]},\"parameters\":{\"com.tumblr.tumblr\":{\"custom-url-path\":\"best-post-ever\",\"requested-post-type\":4}},\"referrer\":{\"android-app-url\":\"example://post/1\",\"app-name\":\"Example\",\"app-store-id\":\"12345\",\"google-play-id\":\"com.example\",\"ios-app-url\":\"example://post/1\",\"web-url\":\"https://example.com/p/1\"},\"source-url\":\"https://example.com/post/1\",\"tags\":[\"swift\",\"caf\u00e9\"],\"thumbnail\":{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"},\"title\":\"A post\",\"user-info\":{\"big\":{\"$integer\":\"9223372036854775808\"},\"box\":{\"$$data\":1},\"made\":{\"$date\":\"2026-11-20T01:02:03Z\"},\"page\":{\"$url\":\"https://example.com/\"},\"raw\":\"\\u0001\",\"read\":{\"$date\":\"2026-11-20T01:02:03.250Z\"}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.post</key>\n\t\t<dict>\n\t\t\t<key>tags</key>\n\t\t\t<array/>\n\t\t\t<key>title</key>\n\t\t\t<string>Short</string>\n\t\t</dict>\n\t</dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>data</key>\n\t\t\t\t\t<data>iVBORw0KGgo=</data>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.png</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>cover.png</string>\n\t\t</dict>\n\t</array>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>Read </string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>italic</key>\n\t\t\t<true/>\n\t\t\t<key>link</key>\n\t\t\t<string>https://example.com/post/1</string>\n\t\t\t<key>text</key>\n\t\t\t<string>this</string>\n\t\t\t<key>underline</key>\n\t\t\t<true/>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#FFFF0080</string>\n\t\t\t<key>code</key>\n\t\t\t<true/>\n\t\t\t<key>font-name</key>\n\t\t\t<string>Menlo</string>\n\t\t\t<key>font-size</key>\n\t\t\t<integer>12</integer>\n\t\t\t<key>foreground-color</key>\n\t\t\t<string>#1A2B3C</string>\n\t\t\t<key>strikethrough</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string> now</string>\n\t\t</dict>\n\t</array>\n\t<key>excluded-activities</key>\n\t<array>\n\t\t<string>com.apple.UIKit.activity.Print</string>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.url</string>\n\t\t\t\t<key>url</key>\n\t\t\t\t<string>https://example.com/post/1</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>&lt;p&gt;A post&lt;/p&gt;</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>property-list</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>rating</key>\n\t\t\t\t\t<real>4.5</real>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.tumblr.tumblr</key>\n\t\t<dict>\n\t\t\t<key>custom-url-path</key>\n\t\t\t<string>best-post-ever</string>\n\t\t\t<key>requested-post-type</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>android-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>app-name</key>\n\t\t<string>Example</string>\n\t\t<key>app-store-id</key>\n\t\t<string>12345</string>\n\t\t<key>google-play-id</key>\n\t\t<string>com.example</string>\n\t\t<key>ios-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>web-url</key>\n\t\t<string>https://example.com/p/1</string>\n\t</dict>\n\t<key>source-url</key>\n\t<string>https://example.com/post/1</string>\n\t<key>tags</key>\n\t<array>\n\t\t<string>swift</string>\n\t\t<string>caf\u00e9</string>\n\t</array>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data>iVBORw0KGgo=</data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>title</key>\n\t<string>A post</string>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>big</key>\n\t\t<integer>9223372036854775808</integer>\n\t\t<key>box</key>\n\t\t<dict>\n\t\t\t<key>$$data</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t\t<key>made</key>\n\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t<key>page</key>\n\t\t<dict>\n\t\t\t<key>$url</key>\n\t\t\t<string>https://example.com/</string>\n\t\t</dict>\n\t\t<key>raw</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t\t<key>read</key>\n\t\t<dict>\n\t\t\t<key>$date</key>\n\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDdAQIDBAUGBwgJCgsMDQ4THjY4Rk0oWVxeX3BaYWN0aXZpdGllc18QFmFkZGl0aW9uYWwtYXR0YWNobWVudHNcY29udGVudC10ZXh0XxATZXhjbHVkZWQtYWN0aXZpdGllc18QD21haW4tYXR0YWNobWVudFpwYXJhbWV0ZXJzWHJlZmVycmVyWnNvdXJjZS11cmxUdGFnc1l0aHVtYm5haWxVdGl0bGVZdXNlci1pbmZvV3ZlcnNpb27RDxBfEBBjb20uZXhhbXBsZS5wb3N00gkLERKgVVNob3J0oRTSFRYXHV8QD3JlcHJlc2VudGF0aW9uc15zdWdnZXN0ZWQtbmFtZaEY0hkaGxxUZGF0YV8QD3R5cGUtaWRlbnRpZmllckiJUE5HDQoaClpwdWJsaWMucG5nWWNvdmVyLnBuZ6MfIirRICFUdGV4dFVSZWFkINUjJCUgJicnKCknVGJvbGRWaXRhbGljVGxpbmtZdW5kZXJsaW5lCV8QGmh0dHBzOi8vZXhhbXBsZS5jb20vcG9zdC8xVHRoaXPXKywtLi8wIDEnMjM0JzVfEBBiYWNrZ3JvdW5kLWNvbG9yVGNvZGVZZm9udC1uYW1lWWZvbnQtc2l6ZV8QEGZvcmVncm91bmQtY29sb3Jdc3RyaWtldGhyb3VnaFkjRkZGRjAwODBVTWVubG8QDFcjMUEyQjNDVCBub3ehN18QHmNvbS5hcHBsZS5VSUtpdC5hY3Rpdml0eS5QcmludNEVOaM6PUDSGjs8KFN1cmxacHVibGljLnVybNIgGj4/XTxwPkEgcG9zdDwvcD5bcHVibGljLmh0bWzSQRpCRV1wcm9wZXJ0eS1saXN00UNEVnJhdGluZyNAEgAAAAAAAF8QF2NvbS5hcHBsZS5wcm9wZXJ0eS1saXN00UdIXxARY29tLnR1bWJsci50dW1ibHLSSUpLTF8QD2N1c3RvbS11cmwtcGF0aF8QE3JlcXVlc3RlZC1wb3N0LXR5cGVeYmVzdC1wb3N0LWV2ZXIQBNZOT1BRUlNUVVZXVFhfEA9hbmRyb2lkLWFwcC11cmxYYXBwLW5hbWVcYXBwLXN0b3JlLWlkXmdvb2dsZS1wbGF5LWlkW2lvcy1hcHAtdXJsV3dlYi11cmxfEBBleGFtcGxlOi8vcG9zdC8xV0V4YW1wbGVVMTIzNDVbY29tLmV4YW1wbGVfEBdodHRwczovL2V4YW1wbGUuY29tL3AvMaJaW1Vzd2lmdGQAYwBhAGYA6dIZGl0cSIlQTkcNChoKVkEgcG9zdNZgYWJjZGVmZ2prbm9TYmlnU2JveFRtYWRlVHBhZ2VTcmF3VHJlYWQUAAAAAAAAAACAAAAAAAAAANFoaVYkJGRhdGEQATNByFfpxYAAANFsbVQkdXJsXxAUaHR0cHM6Ly9leGFtcGxlLmNvbS9RATNByFfpxaAAAFMxLjAACAAjAC4ARwBUAGoAfACHAJAAmwCgAKoAsAC6AMIAxQDYAN0A3gDkAOYA6wD9AQwBDgETARgBKgEzAT4BSAFMAU8BVAFaAWUBagFxAXYBgAGBAZ4BowGyAcUBygHUAd4B8QH/AgkCDwIRAhkCHgIgAkECRAJIAk0CUQJcAmECbwJ7AoACjgKRApgCoQK7Ar4C0gLXAukC/wMOAxADHQMvAzgDRQNUA2ADaAN7A4MDiQOVA68DsgO4A8EDxgPPA9YD4wPnA+sD8AP1A/kD/gQPBBIEGQQbBCQEJwQsBEMERQROAAAAAAAAAgEAAAAAAAAAcQAAAAAAAAAAAAAAAAAABFI="
      }
    },
    {
      "id": "conversion.example.from-binary-to-json",
      "clause": "2.1.3",
      "also": ["8.1.1", "25.1"],
      "level": "MUST",
      "flags": ["convert-values-lost"],
      "kind": "convert",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDdAQIDBAUGBwgJCgsMDQ4THjY4Rk0oWVxeX3BaYWN0aXZpdGllc18QFmFkZGl0aW9uYWwtYXR0YWNobWVudHNcY29udGVudC10ZXh0XxATZXhjbHVkZWQtYWN0aXZpdGllc18QD21haW4tYXR0YWNobWVudFpwYXJhbWV0ZXJzWHJlZmVycmVyWnNvdXJjZS11cmxUdGFnc1l0aHVtYm5haWxVdGl0bGVZdXNlci1pbmZvV3ZlcnNpb27RDxBfEBBjb20uZXhhbXBsZS5wb3N00gkLERKgVVNob3J0oRTSFRYXHV8QD3JlcHJlc2VudGF0aW9uc15zdWdnZXN0ZWQtbmFtZaEY0hkaGxxUZGF0YV8QD3R5cGUtaWRlbnRpZmllckiJUE5HDQoaClpwdWJsaWMucG5nWWNvdmVyLnBuZ6MfIirRICFUdGV4dFVSZWFkINUjJCUgJicnKCknVGJvbGRWaXRhbGljVGxpbmtZdW5kZXJsaW5lCV8QGmh0dHBzOi8vZXhhbXBsZS5jb20vcG9zdC8xVHRoaXPXKywtLi8wIDEnMjM0JzVfEBBiYWNrZ3JvdW5kLWNvbG9yVGNvZGVZZm9udC1uYW1lWWZvbnQtc2l6ZV8QEGZvcmVncm91bmQtY29sb3Jdc3RyaWtldGhyb3VnaFkjRkZGRjAwODBVTWVubG8QDFcjMUEyQjNDVCBub3ehN18QHmNvbS5hcHBsZS5VSUtpdC5hY3Rpdml0eS5QcmludNEVOaM6PUDSGjs8KFN1cmxacHVibGljLnVybNIgGj4/XTxwPkEgcG9zdDwvcD5bcHVibGljLmh0bWzSQRpCRV1wcm9wZXJ0eS1saXN00UNEVnJhdGluZyNAEgAAAAAAAF8QF2NvbS5hcHBsZS5wcm9wZXJ0eS1saXN00UdIXxARY29tLnR1bWJsci50dW1ibHLSSUpLTF8QD2N1c3RvbS11cmwtcGF0aF8QE3JlcXVlc3RlZC1wb3N0LXR5cGVeYmVzdC1wb3N0LWV2ZXIQBNZOT1BRUlNUVVZXVFhfEA9hbmRyb2lkLWFwcC11cmxYYXBwLW5hbWVcYXBwLXN0b3JlLWlkXmdvb2dsZS1wbGF5LWlkW2lvcy1hcHAtdXJsV3dlYi11cmxfEBBleGFtcGxlOi8vcG9zdC8xV0V4YW1wbGVVMTIzNDVbY29tLmV4YW1wbGVfEBdodHRwczovL2V4YW1wbGUuY29tL3AvMaJaW1Vzd2lmdGQAYwBhAGYA6dIZGl0cSIlQTkcNChoKVkEgcG9zdNZgYWJjZGVmZ2prbm9TYmlnU2JveFRtYWRlVHBhZ2VTcmF3VHJlYWQUAAAAAAAAAACAAAAAAAAAANFoaVYkJGRhdGEQATNByFfpxYAAANFsbVQkdXJsXxAUaHR0cHM6Ly9leGFtcGxlLmNvbS9RATNByFfpxaAAAFMxLjAACAAjAC4ARwBUAGoAfACHAJAAmwCgAKoAsAC6AMIAxQDYAN0A3gDkAOYA6wD9AQwBDgETARgBKgEzAT4BSAFMAU8BVAFaAWUBagFxAXYBgAGBAZ4BowGyAcUBygHUAd4B8QH/AgkCDwIRAhkCHgIgAkECRAJIAk0CUQJcAmECbwJ7AoACjgKRApgCoQK7Ar4C0gLXAukC/wMOAxADHQMvAzgDRQNUA2ADaAN7A4MDiQOVA68DsgO4A8EDxgPPA9YD4wPnA+sD8AP1A/kD/gQPBBIEGQQbBCQEJwQsBEMERQROAAAAAAAAAgEAAAAAAAAAcQAAAAAAAAAAAAAAAAAABFI="},
      "to": "json",
      "output": {"text": "{\"activities\":{\"com.example.post\":{\"tags\":[],\"title\":\"Short\"}},\"additional-attachments\":[{\"representations\":[{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"}],\"suggested-name\":\"cover.png\"}],\"content-text\":[{\"text\":\"Read \"},{\"bold\":true,\"italic\":true,\"link\":\"https://example.com/post/1\",\"text\":\"this\",\"underline\":true},{\"background-color\":\"#FFFF0080\",\"code\":true,\"font-name\":\"Menlo\",\"font-size\":12,\"foreground-color\":\"#1A2B3C\",\"strikethrough\":true,\"text\":\" now\"}],\"excluded-activities\":[\"com.apple.UIKit.activity.Print\"],\"main-attachment\":{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"https://example.com/post/1\"},{\"text\":\"<p>A post</p>\",\"type-identifier\":\"public.html\"},{\"property-list\":{\"rating\":4.5},\"type-identifier\":\"com.apple.property-list\"}]},\"parameters\":{\"com.tumblr.tumblr\":{\"custom-url-path\":\"best-post-ever\",\"requested-post-type\":4}},\"referrer\":{\"android-app-url\":\"example://post/1\",\"app-name\":\"Example\",\"app-store-id\":\"12345\",\"google-play-id\":\"com.example\",\"ios-app-url\":\"example://post/1\",\"web-url\":\"https://example.com/p/1\"},\"source-url\":\"https://example.com/post/1\",\"tags\":[\"swift\",\"caf\u00e9\"],\"thumbnail\":{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"},\"title\":\"A post\",\"user-info\":{\"big\":{\"$integer\":\"9223372036854775808\"},\"box\":{\"$$data\":1},\"made\":{\"$date\":\"2026-11-20T01:02:03Z\"},\"page\":{\"$url\":\"https://example.com/\"},\"raw\":\"\\u0001\",\"read\":{\"$date\":\"2026-11-20T01:02:03.250Z\"}},\"version\":\"1.0\"}"}
    },
    {
      "id": "conversion.example.from-binary-to-xml",
      "clause": "2.1.3",
      "also": ["8.1.1", "25.1"],
      "level": "MUST",
      "flags": ["convert-values-lost"],
      "kind": "convert",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDdAQIDBAUGBwgJCgsMDQ4THjY4Rk0oWVxeX3BaYWN0aXZpdGllc18QFmFkZGl0aW9uYWwtYXR0YWNobWVudHNcY29udGVudC10ZXh0XxATZXhjbHVkZWQtYWN0aXZpdGllc18QD21haW4tYXR0YWNobWVudFpwYXJhbWV0ZXJzWHJlZmVycmVyWnNvdXJjZS11cmxUdGFnc1l0aHVtYm5haWxVdGl0bGVZdXNlci1pbmZvV3ZlcnNpb27RDxBfEBBjb20uZXhhbXBsZS5wb3N00gkLERKgVVNob3J0oRTSFRYXHV8QD3JlcHJlc2VudGF0aW9uc15zdWdnZXN0ZWQtbmFtZaEY0hkaGxxUZGF0YV8QD3R5cGUtaWRlbnRpZmllckiJUE5HDQoaClpwdWJsaWMucG5nWWNvdmVyLnBuZ6MfIirRICFUdGV4dFVSZWFkINUjJCUgJicnKCknVGJvbGRWaXRhbGljVGxpbmtZdW5kZXJsaW5lCV8QGmh0dHBzOi8vZXhhbXBsZS5jb20vcG9zdC8xVHRoaXPXKywtLi8wIDEnMjM0JzVfEBBiYWNrZ3JvdW5kLWNvbG9yVGNvZGVZZm9udC1uYW1lWWZvbnQtc2l6ZV8QEGZvcmVncm91bmQtY29sb3Jdc3RyaWtldGhyb3VnaFkjRkZGRjAwODBVTWVubG8QDFcjMUEyQjNDVCBub3ehN18QHmNvbS5hcHBsZS5VSUtpdC5hY3Rpdml0eS5QcmludNEVOaM6PUDSGjs8KFN1cmxacHVibGljLnVybNIgGj4/XTxwPkEgcG9zdDwvcD5bcHVibGljLmh0bWzSQRpCRV1wcm9wZXJ0eS1saXN00UNEVnJhdGluZyNAEgAAAAAAAF8QF2NvbS5hcHBsZS5wcm9wZXJ0eS1saXN00UdIXxARY29tLnR1bWJsci50dW1ibHLSSUpLTF8QD2N1c3RvbS11cmwtcGF0aF8QE3JlcXVlc3RlZC1wb3N0LXR5cGVeYmVzdC1wb3N0LWV2ZXIQBNZOT1BRUlNUVVZXVFhfEA9hbmRyb2lkLWFwcC11cmxYYXBwLW5hbWVcYXBwLXN0b3JlLWlkXmdvb2dsZS1wbGF5LWlkW2lvcy1hcHAtdXJsV3dlYi11cmxfEBBleGFtcGxlOi8vcG9zdC8xV0V4YW1wbGVVMTIzNDVbY29tLmV4YW1wbGVfEBdodHRwczovL2V4YW1wbGUuY29tL3AvMaJaW1Vzd2lmdGQAYwBhAGYA6dIZGl0cSIlQTkcNChoKVkEgcG9zdNZgYWJjZGVmZ2prbm9TYmlnU2JveFRtYWRlVHBhZ2VTcmF3VHJlYWQUAAAAAAAAAACAAAAAAAAAANFoaVYkJGRhdGEQATNByFfpxYAAANFsbVQkdXJsXxAUaHR0cHM6Ly9leGFtcGxlLmNvbS9RATNByFfpxaAAAFMxLjAACAAjAC4ARwBUAGoAfACHAJAAmwCgAKoAsAC6AMIAxQDYAN0A3gDkAOYA6wD9AQwBDgETARgBKgEzAT4BSAFMAU8BVAFaAWUBagFxAXYBgAGBAZ4BowGyAcUBygHUAd4B8QH/AgkCDwIRAhkCHgIgAkECRAJIAk0CUQJcAmECbwJ7AoACjgKRApgCoQK7Ar4C0gLXAukC/wMOAxADHQMvAzgDRQNUA2ADaAN7A4MDiQOVA68DsgO4A8EDxgPPA9YD4wPnA+sD8AP1A/kD/gQPBBIEGQQbBCQEJwQsBEMERQROAAAAAAAAAgEAAAAAAAAAcQAAAAAAAAAAAAAAAAAABFI="},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.post</key>\n\t\t<dict>\n\t\t\t<key>tags</key>\n\t\t\t<array/>\n\t\t\t<key>title</key>\n\t\t\t<string>Short</string>\n\t\t</dict>\n\t</dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>data</key>\n\t\t\t\t\t<data>iVBORw0KGgo=</data>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.png</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>suggested-name</key>\n\t\t\t<string>cover.png</string>\n\t\t</dict>\n\t</array>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>Read </string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>italic</key>\n\t\t\t<true/>\n\t\t\t<key>link</key>\n\t\t\t<string>https://example.com/post/1</string>\n\t\t\t<key>text</key>\n\t\t\t<string>this</string>\n\t\t\t<key>underline</key>\n\t\t\t<true/>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>background-color</key>\n\t\t\t<string>#FFFF0080</string>\n\t\t\t<key>code</key>\n\t\t\t<true/>\n\t\t\t<key>font-name</key>\n\t\t\t<string>Menlo</string>\n\t\t\t<key>font-size</key>\n\t\t\t<integer>12</integer>\n\t\t\t<key>foreground-color</key>\n\t\t\t<string>#1A2B3C</string>\n\t\t\t<key>strikethrough</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string> now</string>\n\t\t</dict>\n\t</array>\n\t<key>excluded-activities</key>\n\t<array>\n\t\t<string>com.apple.UIKit.activity.Print</string>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.url</string>\n\t\t\t\t<key>url</key>\n\t\t\t\t<string>https://example.com/post/1</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>&lt;p&gt;A post&lt;/p&gt;</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>property-list</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>rating</key>\n\t\t\t\t\t<real>4.5</real>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>com.apple.property-list</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.tumblr.tumblr</key>\n\t\t<dict>\n\t\t\t<key>custom-url-path</key>\n\t\t\t<string>best-post-ever</string>\n\t\t\t<key>requested-post-type</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>android-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>app-name</key>\n\t\t<string>Example</string>\n\t\t<key>app-store-id</key>\n\t\t<string>12345</string>\n\t\t<key>google-play-id</key>\n\t\t<string>com.example</string>\n\t\t<key>ios-app-url</key>\n\t\t<string>example://post/1</string>\n\t\t<key>web-url</key>\n\t\t<string>https://example.com/p/1</string>\n\t</dict>\n\t<key>source-url</key>\n\t<string>https://example.com/post/1</string>\n\t<key>tags</key>\n\t<array>\n\t\t<string>swift</string>\n\t\t<string>caf\u00e9</string>\n\t</array>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data>iVBORw0KGgo=</data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>title</key>\n\t<string>A post</string>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>big</key>\n\t\t<integer>9223372036854775808</integer>\n\t\t<key>box</key>\n\t\t<dict>\n\t\t\t<key>$$data</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t\t<key>made</key>\n\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t<key>page</key>\n\t\t<dict>\n\t\t\t<key>$url</key>\n\t\t\t<string>https://example.com/</string>\n\t\t</dict>\n\t\t<key>raw</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t\t<key>read</key>\n\t\t<dict>\n\t\t\t<key>$date</key>\n\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n"}
    },
    {
      "id": "conversion.example.from-binary-to-binary",
      "clause": "2.1.3",
      "also": ["8.1.1", "25.1"],
      "level": "MUST",
      "flags": ["convert-values-lost"],
      "kind": "convert",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDdAQIDBAUGBwgJCgsMDQ4THjY4Rk0oWVxeX3BaYWN0aXZpdGllc18QFmFkZGl0aW9uYWwtYXR0YWNobWVudHNcY29udGVudC10ZXh0XxATZXhjbHVkZWQtYWN0aXZpdGllc18QD21haW4tYXR0YWNobWVudFpwYXJhbWV0ZXJzWHJlZmVycmVyWnNvdXJjZS11cmxUdGFnc1l0aHVtYm5haWxVdGl0bGVZdXNlci1pbmZvV3ZlcnNpb27RDxBfEBBjb20uZXhhbXBsZS5wb3N00gkLERKgVVNob3J0oRTSFRYXHV8QD3JlcHJlc2VudGF0aW9uc15zdWdnZXN0ZWQtbmFtZaEY0hkaGxxUZGF0YV8QD3R5cGUtaWRlbnRpZmllckiJUE5HDQoaClpwdWJsaWMucG5nWWNvdmVyLnBuZ6MfIirRICFUdGV4dFVSZWFkINUjJCUgJicnKCknVGJvbGRWaXRhbGljVGxpbmtZdW5kZXJsaW5lCV8QGmh0dHBzOi8vZXhhbXBsZS5jb20vcG9zdC8xVHRoaXPXKywtLi8wIDEnMjM0JzVfEBBiYWNrZ3JvdW5kLWNvbG9yVGNvZGVZZm9udC1uYW1lWWZvbnQtc2l6ZV8QEGZvcmVncm91bmQtY29sb3Jdc3RyaWtldGhyb3VnaFkjRkZGRjAwODBVTWVubG8QDFcjMUEyQjNDVCBub3ehN18QHmNvbS5hcHBsZS5VSUtpdC5hY3Rpdml0eS5QcmludNEVOaM6PUDSGjs8KFN1cmxacHVibGljLnVybNIgGj4/XTxwPkEgcG9zdDwvcD5bcHVibGljLmh0bWzSQRpCRV1wcm9wZXJ0eS1saXN00UNEVnJhdGluZyNAEgAAAAAAAF8QF2NvbS5hcHBsZS5wcm9wZXJ0eS1saXN00UdIXxARY29tLnR1bWJsci50dW1ibHLSSUpLTF8QD2N1c3RvbS11cmwtcGF0aF8QE3JlcXVlc3RlZC1wb3N0LXR5cGVeYmVzdC1wb3N0LWV2ZXIQBNZOT1BRUlNUVVZXVFhfEA9hbmRyb2lkLWFwcC11cmxYYXBwLW5hbWVcYXBwLXN0b3JlLWlkXmdvb2dsZS1wbGF5LWlkW2lvcy1hcHAtdXJsV3dlYi11cmxfEBBleGFtcGxlOi8vcG9zdC8xV0V4YW1wbGVVMTIzNDVbY29tLmV4YW1wbGVfEBdodHRwczovL2V4YW1wbGUuY29tL3AvMaJaW1Vzd2lmdGQAYwBhAGYA6dIZGl0cSIlQTkcNChoKVkEgcG9zdNZgYWJjZGVmZ2prbm9TYmlnU2JveFRtYWRlVHBhZ2VTcmF3VHJlYWQUAAAAAAAAAACAAAAAAAAAANFoaVYkJGRhdGEQATNByFfpxYAAANFsbVQkdXJsXxAUaHR0cHM6Ly9leGFtcGxlLmNvbS9RATNByFfpxaAAAFMxLjAACAAjAC4ARwBUAGoAfACHAJAAmwCgAKoAsAC6AMIAxQDYAN0A3gDkAOYA6wD9AQwBDgETARgBKgEzAT4BSAFMAU8BVAFaAWUBagFxAXYBgAGBAZ4BowGyAcUBygHUAd4B8QH/AgkCDwIRAhkCHgIgAkECRAJIAk0CUQJcAmECbwJ7AoACjgKRApgCoQK7Ar4C0gLXAukC/wMOAxADHQMvAzgDRQNUA2ADaAN7A4MDiQOVA68DsgO4A8EDxgPPA9YD4wPnA+sD8AP1A/kD/gQPBBIEGQQbBCQEJwQsBEMERQROAAAAAAAAAgEAAAAAAAAAcQAAAAAAAAAAAAAAAAAABFI="},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDdAQIDBAUGBwgJCgsMDQ4THjY4Rk0oWVxeX3BaYWN0aXZpdGllc18QFmFkZGl0aW9uYWwtYXR0YWNobWVudHNcY29udGVudC10ZXh0XxATZXhjbHVkZWQtYWN0aXZpdGllc18QD21haW4tYXR0YWNobWVudFpwYXJhbWV0ZXJzWHJlZmVycmVyWnNvdXJjZS11cmxUdGFnc1l0aHVtYm5haWxVdGl0bGVZdXNlci1pbmZvV3ZlcnNpb27RDxBfEBBjb20uZXhhbXBsZS5wb3N00gkLERKgVVNob3J0oRTSFRYXHV8QD3JlcHJlc2VudGF0aW9uc15zdWdnZXN0ZWQtbmFtZaEY0hkaGxxUZGF0YV8QD3R5cGUtaWRlbnRpZmllckiJUE5HDQoaClpwdWJsaWMucG5nWWNvdmVyLnBuZ6MfIirRICFUdGV4dFVSZWFkINUjJCUgJicnKCknVGJvbGRWaXRhbGljVGxpbmtZdW5kZXJsaW5lCV8QGmh0dHBzOi8vZXhhbXBsZS5jb20vcG9zdC8xVHRoaXPXKywtLi8wIDEnMjM0JzVfEBBiYWNrZ3JvdW5kLWNvbG9yVGNvZGVZZm9udC1uYW1lWWZvbnQtc2l6ZV8QEGZvcmVncm91bmQtY29sb3Jdc3RyaWtldGhyb3VnaFkjRkZGRjAwODBVTWVubG8QDFcjMUEyQjNDVCBub3ehN18QHmNvbS5hcHBsZS5VSUtpdC5hY3Rpdml0eS5QcmludNEVOaM6PUDSGjs8KFN1cmxacHVibGljLnVybNIgGj4/XTxwPkEgcG9zdDwvcD5bcHVibGljLmh0bWzSQRpCRV1wcm9wZXJ0eS1saXN00UNEVnJhdGluZyNAEgAAAAAAAF8QF2NvbS5hcHBsZS5wcm9wZXJ0eS1saXN00UdIXxARY29tLnR1bWJsci50dW1ibHLSSUpLTF8QD2N1c3RvbS11cmwtcGF0aF8QE3JlcXVlc3RlZC1wb3N0LXR5cGVeYmVzdC1wb3N0LWV2ZXIQBNZOT1BRUlNUVVZXVFhfEA9hbmRyb2lkLWFwcC11cmxYYXBwLW5hbWVcYXBwLXN0b3JlLWlkXmdvb2dsZS1wbGF5LWlkW2lvcy1hcHAtdXJsV3dlYi11cmxfEBBleGFtcGxlOi8vcG9zdC8xV0V4YW1wbGVVMTIzNDVbY29tLmV4YW1wbGVfEBdodHRwczovL2V4YW1wbGUuY29tL3AvMaJaW1Vzd2lmdGQAYwBhAGYA6dIZGl0cSIlQTkcNChoKVkEgcG9zdNZgYWJjZGVmZ2prbm9TYmlnU2JveFRtYWRlVHBhZ2VTcmF3VHJlYWQUAAAAAAAAAACAAAAAAAAAANFoaVYkJGRhdGEQATNByFfpxYAAANFsbVQkdXJsXxAUaHR0cHM6Ly9leGFtcGxlLmNvbS9RATNByFfpxaAAAFMxLjAACAAjAC4ARwBUAGoAfACHAJAAmwCgAKoAsAC6AMIAxQDYAN0A3gDkAOYA6wD9AQwBDgETARgBKgEzAT4BSAFMAU8BVAFaAWUBagFxAXYBgAGBAZ4BowGyAcUBygHUAd4B8QH/AgkCDwIRAhkCHgIgAkECRAJIAk0CUQJcAmECbwJ7AoACjgKRApgCoQK7Ar4C0gLXAukC/wMOAxADHQMvAzgDRQNUA2ADaAN7A4MDiQOVA68DsgO4A8EDxgPPA9YD4wPnA+sD8AP1A/kD/gQPBBIEGQQbBCQEJwQsBEMERQROAAAAAAAAAgEAAAAAAAAAcQAAAAAAAAAAAAAAAAAABFI="}
    },
    {
      "id": "conversion.members.are-not-looked-at",
      "clause": "1.2.3",
      "also": ["11.3.3", "8.1.2"],
      "level": "MUST",
      "flags": ["convert-judges"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"version\":\"9.0\",\"title\":5,\"must-understand\":[\"x\"],\"$x\":1,\"colour\":[]}"},
      "to": "json",
      "output": {"text": "{\"$x\":1,\"colour\":[],\"must-understand\":[\"x\"],\"title\":5,\"version\":\"9.0\"}"}
    },
    {
      "id": "conversion.members.are-not-looked-at-for-xml",
      "clause": "1.2.3",
      "also": ["8.1.2"],
      "level": "MUST",
      "flags": ["convert-judges"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":{\"text\":\"\",\"file\":[]}}"},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<dict>\n\t\t<key>file</key>\n\t\t<array/>\n\t\t<key>text</key>\n\t\t<string></string>\n\t</dict>\n</dict>\n</plist>\n"}
    },
    {
      "id": "conversion.null.is-refused",
      "clause": "6.7.2",
      "level": "MUST",
      "flags": ["convert-null-dropped"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":[null]}"},
      "to": "json",
      "findings": [{"id": "value.null", "pointer": "/a/0"}]
    },
    {
      "id": "conversion.null.in-binary-is-refused",
      "clause": "6.7.2",
      "level": "MUST",
      "flags": ["convert-null-dropped"],
      "kind": "convert",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDRAQJRYQAICw0AAAAAAAABAQAAAAAAAAADAAAAAAAAAAAAAAAAAAAADg=="},
      "to": "xml",
      "findings": [{"id": "value.null", "pointer": "/a"}]
    },
    {
      "id": "conversion.errors.duplicate-key-is-refused",
      "clause": "8.1.4",
      "level": "MUST",
      "flags": ["convert-error-taken"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":1,\"a\":1}"},
      "to": "xml",
      "findings": [{"id": "value.duplicate-key", "pointer": "/a"}]
    },
    {
      "id": "conversion.errors.uid-is-refused",
      "clause": "7.2.5",
      "also": ["8.1.4"],
      "level": "MUST",
      "flags": ["plist-uid-accepted", "convert-error-taken"],
      "kind": "convert",
      "encoding": "xml",
      "input": {"text": "<plist><dict><key>a</key><dict><key>CF$UID</key><integer>1</integer></dict></dict></plist>"},
      "to": "json",
      "findings": [{"id": "value.uid", "pointer": "/a"}]
    },
    {
      "id": "conversion.errors.tag-as-document-is-refused",
      "clause": "2.1.1",
      "level": "MUST",
      "flags": ["tag-as-document"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"$foo\":1}"},
      "to": "json",
      "findings": [{"id": "document.not-dictionary", "pointer": ""}]
    },
    {
      "id": "conversion.keys.unsupported-one-is-refused-in-xml",
      "clause": "8.1.5",
      "also": ["6.2.4"],
      "level": "MUST",
      "flags": ["key-control-in-xml"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\\r\":1}"},
      "to": "xml",
      "findings": [{"id": "key.unsupported", "pointer": "/a\r"}]
    },
    {
      "id": "conversion.keys.unsupported-one-is-written-in-json",
      "clause": "8.1.5",
      "level": "MUST",
      "flags": ["key-refused-everywhere"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\\r\":1}"},
      "to": "json",
      "output": {"text": "{\"a\\r\":1}"}
    },
    {
      "id": "conversion.keys.unsupported-one-is-written-in-binary",
      "clause": "8.1.5",
      "level": "MUST",
      "flags": ["key-refused-everywhere"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\\r\":1}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDRAQJSYQ0QAQgLDgAAAAAAAAEBAAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAQ"}
    },
    {
      "id": "conversion.strings.that-xml-lacks-are-tagged",
      "clause": "7.1.3",
      "also": ["8.1.1", "7.1.4"],
      "level": "MUST",
      "flags": ["string-control-in-xml", "cr-written-raw"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":[\"\\u0000\",\"a\\rb\",\"\\ufffe\\uffff\",\"\\t\\n\u007f\"]}"},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AA==</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>YQ1i</string>\n\t\t</dict>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>77++77+/</string>\n\t\t</dict>\n\t\t<string>\t\n\u007f</string>\n\t</array>\n</dict>\n</plist>\n"}
    },
    {
      "id": "conversion.tags.needless-ones-become-native",
      "clause": "7.1.4",
      "also": ["8.1.4"],
      "level": "MUST",
      "flags": ["tag-kept-needlessly"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":{\"$integer\":\"7\"},\"b\":{\"$string\":\"AQ==\"}}"},
      "to": "json",
      "output": {"text": "{\"a\":7,\"b\":\"\\u0001\"}"}
    },
    {
      "id": "conversion.tags.become-native-in-binary",
      "clause": "8.1.1",
      "also": ["7.1.4"],
      "level": "MUST",
      "flags": ["tag-kept-needlessly"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":[{\"$data\":\"QQ==\"},{\"$date\":\"2001-01-01T00:00:00.500Z\"},{\"$integer\":\"18446744073709551615\"},{\"$url\":\"a:b\"}]}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDRAQJRYaQDBAUGQUEzP+AAAAAAAAAUAAAAAAAAAAD//////////9EHCFQkdXJsU2E6YggLDRIUHS4xNgAAAAAAAAEBAAAAAAAAAAkAAAAAAAAAAAAAAAAAAAA6"}
    },
    {
      "id": "conversion.tags.native-forms-become-tags",
      "clause": "8.1.1",
      "also": ["7.1.4"],
      "level": "MUST",
      "flags": ["convert-order-of-tags", "convert-escape-lost"],
      "kind": "convert",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDRAQJRYaQDBAUGQUEzAAAAAAAAAAATACAAAAAAAADRBwhTJCR4UWIICw0SFB0mKS0AAAAAAAABAQAAAAAAAAAJAAAAAAAAAAAAAAAAAAAALw=="},
      "to": "json",
      "output": {"text": "{\"a\":[{\"$data\":\"QQ==\"},{\"$date\":\"2001-01-01T00:00:00Z\"},{\"$integer\":\"9007199254740992\"},{\"$$x\":\"b\"}]}"}
    },
    {
      "id": "conversion.tags.date-with-fraction-is-tagged-in-xml",
      "clause": "8.1.1",
      "level": "MUST",
      "flags": ["convert-fraction-lost"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":{\"$date\":\"2026-11-20T01:02:03.250Z\"}}"},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<dict>\n\t\t<key>$date</key>\n\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t</dict>\n</dict>\n</plist>\n"}
    },
    {
      "id": "conversion.tags.kept-one-with-a-string-that-xml-lacks",
      "clause": "7.1.9",
      "also": ["7.1.7"],
      "level": "MUST",
      "flags": ["tag-in-tag-lost"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":{\"$date\":\"\\u0001\"}}"},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<dict>\n\t\t<key>$date</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t</dict>\n</dict>\n</plist>\n"}
    },
    {
      "id": "conversion.tags.kept-one-from-xml-comes-back",
      "clause": "7.1.9",
      "level": "MUST",
      "flags": ["tag-in-tag-lost", "tag-nested-in-plist"],
      "kind": "convert",
      "encoding": "xml",
      "input": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<dict>\n\t\t<key>$date</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t</dict>\n</dict>\n</plist>\n"},
      "to": "json",
      "output": {"text": "{\"a\":{\"$date\":\"\\u0001\"}}"}
    },
    {
      "id": "conversion.tags.kept-one-keeps-its-content",
      "clause": "7.1.7",
      "level": "MUST",
      "flags": ["tag-in-tag-lost"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":{\"$point\":[{\"$data\":\"QQ==\"},{\"$$x\":1},1.0]}}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDRAQJRYdEDBFYkcG9pbnSjBQYIQUHRBwhTJCR4EAEICw0QFxsdICQAAAAAAAABAQAAAAAAAAAJAAAAAAAAAAAAAAAAAAAAJg=="}
    },
    {
      "id": "conversion.tags.escape-is-written-in-binary",
      "clause": "7.2.1",
      "level": "MUST",
      "flags": ["convert-escape-lost"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":{\"$$data\":\"QQ==\"}}"},
      "to": "binary",
      "output": {"base64": "YnBsaXN0MDDRAQJRYdEDBFYkJGRhdGFUUVE9PQgLDRAXAAAAAAAAAQEAAAAAAAAABQAAAAAAAAAAAAAAAAAAABw="}
    },
    {
      "id": "conversion.tags.several-keys-are-not-escaped",
      "clause": "7.2.3",
      "level": "MUST",
      "flags": ["convert-escape-lost"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"$a\":1,\"$$b\":2}"},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>$$b</key>\n\t<integer>2</integer>\n\t<key>$a</key>\n\t<integer>1</integer>\n</dict>\n</plist>\n"}
    },
    {
      "id": "conversion.numbers.imprecise-one-becomes-its-double",
      "clause": "8.1.4",
      "level": "MUST",
      "flags": ["big-literal-exact"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"a\":9007199254740993}"},
      "to": "json",
      "output": {"text": "{\"a\":9007199254740992}"}
    },
    {
      "id": "conversion.numbers.reals-of-xml-may-be-integers",
      "clause": "6.3.4",
      "level": "MUST",
      "flags": ["integer-as-real", "minus-zero"],
      "kind": "convert",
      "encoding": "xml",
      "input": {"text": "<plist><dict><key>a</key><array><real>1.0</real><real>-0.0</real><real>1e21</real></array></dict></plist>"},
      "to": "json",
      "output": {"text": "{\"a\":[1,0,1e+21]}"}
    },
    {
      "id": "conversion.text.utf-16-becomes-utf-8",
      "clause": "9.3.2",
      "level": "MUST",
      "flags": ["utf16-unread"],
      "kind": "convert",
      "encoding": "xml",
      "input": {"base64": "/v8APABwAGwAaQBzAHQAPgA8AGQAaQBjAHQAPgA8AGsAZQB5AD4A6QA8AC8AawBlAHkAPgA8AHMAdAByAGkAbgBnAD7YPd4AADwALwBzAHQAcgBpAG4AZwA+ADwALwBkAGkAYwB0AD4APAAvAHAAbABpAHMAdAA+"},
      "to": "xml",
      "output": {"text": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>\u00e9</key>\n\t<string>\ud83d\ude00</string>\n</dict>\n</plist>\n"}
    }
  ]
}

"""#
}
