import Essentials

/// The grammar of random payloads, in JSON (sections 11 to 20). Most members are valid.
///
/// A rule has a name, and alternatives that are equally likely. `<name>` is the text of another rule
/// or of a terminal. `<name?>` is omitted in two of three cases, and `<name*>` is a list of at most
/// nine elements.
enum FuzzGrammar {
    private static let source = #"""
        payload: {"version":<version>,"main-attachment":<attachment><shared><rare-member?>}
         | {"main-attachment":<attachment><overlays?>,"version":<version><shared>}
         | {"version":"1.0"<shared><overlays?>,"main-attachment":<attachment><excluded?>}
        version: "1.0" | "1.0" | "1.0" | "1.0" | "1.0" | "1.0" | "1.0" | "1.1" | "1.10" | <odd-version>
        odd-version: "2.0" | "1" | "01.0" | "1.00" | "1.0\n" | "1.65536" | "99999.1" | "100000.0"
         | "１.0" | 1.5 | 1 | null | [null] | "" | "0.9"
        rare-member: ,"must-understand":<features><excluded?> | <excluded> | <other>
        features: [] | [null] | ["a.b"]
        excluded: ,"excluded-activities":[<string*>] | ,"excluded-activities":["<activity>"]
        overlays: ,"activities":{"<activity>":<overlay>}
         | ,"activities":{"com.example.app":<overlay>,"a.b":<overlay>} | ,"activities":{}
        overlay: {"title":<string><content?><tags?>} | {"main-attachment":<attachment><title?>} | {}
         | {"tags":[<string*>]<parameters?><user-info?>} | {"<forbidden>":<free>} | {"x":<free>}
        forbidden: version | must-understand | activities | excluded-activities

        shared: <title?><content?><more?><thumbnail?><tags?><source?><referrer?>
         | <content><user-info?> | <user-info><parameters?> | <parameters><content?><other?>
        title: ,"title":<string>
        content: ,"content-text":[<run*>]
        more: ,"additional-attachments":[<attachment*>]
        thumbnail: ,"thumbnail":<representation>
        tags: ,"tags":[<string*>]
        source: ,"source-url":<url>
        referrer: ,"referrer":{"<name>":<string>,"<address>":<url>} | ,"referrer":{"<name>":<string>}
         | ,"referrer":{"<address>":<url>} | ,"referrer":{"com.example.x":<url>,"x":<string>}
        name: app-name | app-store-id | google-play-id
        address: web-url | ios-app-url | android-app-url
        parameters: ,"parameters":{"<activity>":{"<key>":<free>}}
         | ,"parameters":{"<activity>":{"a":<free>,"b":<free>,"<odd-key>":<free>}}
         | ,"parameters":{"com.example.app":{},"a.b":{"<key>":<free>}}
        user-info: ,"user-info":{"<key>":<free>} | ,"user-info":{"x-extension-item-a":<free>}
         | ,"user-info":{"a":<free>,"B":<free>,"<odd-key>":<free>}
        other: ,"<other-key>":<free>
        other-key: com.example.app | unknown | $reserved |  | Title | title\u0020
        activity: com.example.app | com.example.app | com.apple.UIKit.activity.Message | a.b | -.-
         | a | a..b | $a.b | com.exämple.app | com.example.app. | A.b |  | a.b\n

        attachment: {"representations":[<representation*>]}
         | {"representations":[<representation*>],"suggested-name":"<file-name>"}
         | {"suggested-name":"a.png","representations":[<representation>],"<key>":<free>}
        file-name: a.png | a/b | .. |  | a:b | a\u202eb | é | \u007f | \u0020a\u0020
        representation: {"type-identifier":"<type>","text":<string>}
         | {"text":<string>,"type-identifier":"<type>"}
         | {"type-identifier":"<type>","data":<data>} | {"data":<string>,"type-identifier":"<type>"}
         | {"type-identifier":"public.url","url":<url>} | {"type-identifier":"Public.URL","url":<url>}
         | {"url":<url>,"type-identifier":"<type>"} | {"type-identifier":"<type>","file":<file>}
         | {"type-identifier":"<type>","property-list":<free>}
         | {"com.example.content":<free>,"type-identifier":"<type>"}
         | {"type-identifier":"<type>","text":<string>,"<content-key>":<free>}
        content-key: data | url | a | $a
        type: public.plain-text | public.png | Public.Plain-Text | image/png | text/plain
         | public.data | com.example.kind | com.example.\u212aind | application/x-a |  | public
         | a/b/c | public.file-url | public.html | ım.a | IM.a | im.a | text/x-k | text/x-\u212a
        file: {"path":"<path>","byte-count":<byte-count>} | {"byte-count":3,"path":"<path>"}
         | {"path":"<path>"}
        byte-count: 0 | 1 | 8 | <number>
        path: attachments/a.png |  | attachments/b | attachments/A | a | attachments/../a
         | attachments/con | attachments/.a | attachments/aux.txt | attachments/com1
         | attachments/a. | attachments/a b

        run: {"text":<string><attribute?>} | {"text":"a"<attribute><color-attribute?>}
         | {<decoration>,"text":<string>} | <similar-runs> | <similar-runs>
        attribute: ,<decoration> | ,"link":<url> | ,"font-name":<string> | ,"font-size":<number>
        color-attribute: ,"foreground-color":"<color>" | ,"background-color":"<color>"
        decoration: "bold":<flag> | "italic":<flag> | "underline":<flag> | "strikethrough":<flag>
         | "code":<flag>
        flag: true | true | true | false | 1 | "true"
        color: #000000 | #A0B1C2 | #a0b1c2 | #000000FF | #00000080 |  | #FFF | red | #000000\n
        similar-runs: <x>12},<x>"12"} | <x>true},<x>"true"} | <x>true},<x>1} | <x>1.5},<x>"1.5"}
         | <x>{"$x":1}},<x>{"$$x":1}} | <x>[null]},<x>[]} | <x>[1,null]},<x>[1]}
         | <x>{"a":null}},<x>{}} | <x>{"a":1,"b":null}},<x>{"a":1}} | <x>{"$x":1,"b":null}},<x>{"$x":1}}
         | <x>null},<x>""} | <x>{"$data":"QQ=="}},<x>"QQ=="} | <x>{"$url":"a:b"}},<x>"a:b"}
         | <x>{"$date":"2026-11-20T08:00:00Z"}},<x>"2026-11-20T08:00:00Z"} | <x>[1]},<x>1}
         | <x>1},<x>1} | <x>"a"},<x>"a"} | <x>1},{"text":"a"} | <x>null},{"text":"a"}
        x: {"text":"a","com.example.x":

        free: true | false | <number> | <number> | <number> | <string> | <string> | <data> | null
         | {"$date":"<date>"} | {"$url":<url>} | <tagged> | [<number*>] | [<free*>]
         | {"<special-key>":<free>} | {"<key>":<free>} | {"<key>":<free>,"c":<free>,"ﬁ":<string>}
        tagged: {"$integer":"<integer>"} | {"$data":"<base64>"} | {"$string":"<base64>"}
         | {"<special-key>":{"$string":"<base64>"}} | {"$integer":{"$string":"<base64>"}}
         | {"$integer":<string>} | {"$date":<string>} | {"$data":<string>} | {"$string":<string>}
        data: {"$data":"<bytes>"}
        number: <integer> | <small-integer> | <any-integer> | <real> | <real> | <any-real>
        real: <binary-power> | 0.1 | -0.0 | 1.5 | 1e21 | 1e20 | 123456789012345683968 | 1e-6 | 1e-7
         | 5e-324 | 1.7976931348623157e308 | 9007199254740992.0 | 2.2250738585072014e-308
         | 2.225073858507201e-308 | 9007199254740994 | 1e23 | 1e15 | 1e16 | 1e17 | -12.345
        integer: 0 | -0 | 1 | -1 | 9007199254740991 | 9007199254740992 | 9007199254740993
         | -9007199254740991 | -9007199254740992 | -9007199254740993 | 9223372036854775807
         | 9223372036854775808 | -9223372036854775808 | -9223372036854775809
         | 18446744073709551615 | 255 | 256 | 65535 | 65536 | 4294967295 | 4294967296 | 127 | 128
         | 18446744073709551616 | 100000000000000000000 | 1000000000000000000000
        date: 2026-11-20T08:00:00Z |  | 2026-11-20T08:00:00.250Z | 2001-01-01T00:00:00Z
         | 0001-01-01T00:00:00Z | 9999-12-31T23:59:59.999Z | 1970-01-01T00:00:00.001Z
         | 2000-02-29T00:00:00Z | 1900-02-28T23:59:59Z | 1582-10-10T00:00:00Z
         | 2000-12-31T23:59:59.999Z | 2026-02-29T00:00:00Z | 1900-02-29T00:00:00Z
         | 2026-11-20T08:00:00.000Z | 2026-11-20T24:00:00Z | 2026-11-20T08:00:60Z
         | 2026-11-20T08:00:00.25Z | 0000-01-01T00:00:00Z | 2026-11-20T08:00:00+00:00
         | 2026-11-20t08:00:00z | 2026-13-01T00:00:00Z | 12026-01-01T00:00:00Z
        base64:  | QQ== | QUI= | QUJD | AQ== | DQ== | 4oCu | 8J+YgA== | //79 | /w== | 7aCA | wIA=
         | QR== | QUJ= | QQ= | QQ | Q Q== | QQ==\n | QQ-_ | ==== | AAAA | gYGB | QQ\u2003==

        string: "<text>" | "<text>" | "<text><text>" | "<text><text><text>" | "<text>" | "<text>"
         | "" | "<text>" | "<text>" | "<text>" | "<text>" | <odd-string>
        odd-string: <number> | [] | {} | null | {"$string":"<base64>"} | "<text>" | "<text>"
        key: a | b | d | é | e\u0301 | A | 10 | 9 | 😀 | <text> | <odd-key>
        odd-key: <special-key> | <text><text> | a/b | ~ | a.b | com.example.app |  | CF$UID
         | __proto__
        special-key: $x | $$x | $data | $$data | $ | $$ | $url | $$$x | $point | $string

        url: "<scheme>:<tail?>" | "<scheme>:a<tail?>" | "<scheme>:/a" | "<odd-url>"
         | "<scheme>://<user?><host><port?><tail?>" | "https://<user?><host><port?><tail?>"
        odd-url:  | a | /a | //a | 1:a | :a
        scheme: https | http | HTTPS | mailto | x-app | tel | file | data | Blob | a+b
        user: u@ | u:p@ | @ | a@b@
        port: : | :80 | :x | :99999
        host: example.com | example.com |  | a | 1.2.3.4 | 1.2.3.256 | a%20b | a%zz | ä | a_b
         | [<group>::<group>] | [<groups>] | [::<groups>] | [<groups>::] | [<groups>::<groups>]
         | [v1.a] | [V1f.:] | [v.a] | [v1.] | [::1%25a] | [fe80::1%eth0] | [1.2.3.4]
        groups: <group> | <group>:<groups> | <group>:<groups> | <group>:<groups> | 1:2:3:4:5:6:7
         | <group>:1.2.3.4
        group: 1 | a | 0 | ffff | 12345
        tail: / | /a | /%7Ea | ?b#c | # | /a b | /%z | /ä | /[ | /a\u0000 | /\u2003 | #a#b | /a|b | \n
        """#

    /// The name of a rule or terminal in an alternative, and the text after it.
    private struct Piece: Sendable {
        let name: String
        /// The possible numbers of copies.
        let counts: [Int]
        let rest: String

        init(_ text: Substring) {
            let parts = text.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts[0]
            let counts: [Character: [Int]] = ["?": [0, 0, 1], "*": [0, 1, 1, 1, 2, 2, 3, 9]]
            self.counts = name.last.flatMap { counts[$0] } ?? [1]
            self.name = String(self.counts == [1] ? name : name.dropLast())
            rest = String(parts[1])
        }
    }

    private typealias Alternative = (start: String, pieces: [Piece])

    private static let rules: [String: [Alternative]] = {
        var rules: [String: [Alternative]] = [:]
        for line in source.replacing("\n |", with: " |").split(separator: "\n") {
            guard let colon = line.firstRange(of: ": ") else { continue }
            let texts = line[colon.upperBound...].split(
                separator: " | ", omittingEmptySubsequences: false)
            rules[String(line[..<colon.lowerBound])] = texts.map { text in
                let parts = text.split(separator: "<", omittingEmptySubsequences: false)
                return (String(parts[0]), parts.dropFirst().map { Piece($0) })
            }
        }
        return rules
    }()

    /// The names to which the rules refer.
    static var names: Set<String> {
        Set(rules.values.joined().flatMap { $0.pieces.map(\.name) })
    }

    /// From this depth, each choice is the first one, so that the text ends.
    private static let maxDepth = 24

    /// Returns random text for the name of a rule or a terminal.
    static func text(of name: String, _ random: inout Random, depth: Int = 0) -> String {
        guard let alternatives = rules[name] else { return terminal(name, &random) }
        let isDeep = depth >= maxDepth
        let chosen = isDeep ? alternatives[0] : random.one(of: alternatives)
        var text = chosen.start
        for piece in chosen.pieces {
            let count = isDeep ? piece.counts[0] : random.one(of: piece.counts)
            let copies = (0..<count).map { _ in
                Self.text(of: piece.name, &random, depth: depth + 1)
            }
            text += copies.joined(separator: ",") + piece.rest
        }
        return text
    }

    private static func terminal(_ name: String, _ random: inout Random) -> String {
        switch name {
        case "bytes":
            let bytes = (0..<random.int(below: 9)).map { _ in random.byte() }
            return Data(bytes).base64EncodedString()
        case "small-integer": return "\(random.int(below: 5) - 2)"
        case "any-integer": return "\(Int64(bitPattern: random.bits()) >> random.int(below: 64))"
        case "binary-power":
            // Shortest decimal digits are hardest to compute for powers of two and their neighbors.
            let power = UInt64(1 + random.int(below: 2046)) << 52
            return "\(Double(bitPattern: power &+ UInt64(random.int(below: 3)) &- 1))"
        case "any-real":
            let value = Double(bitPattern: random.bits())
            return "\(value.isFinite ? value : 0.1)"
        case "text": return text(&random)
        default:
            // This cannot happen, because a test generates the text of every name in the table.
            preconditionFailure("The grammar has no rule “\(name)”")
        }
    }

    /// Returns text for a string in JSON.
    private static func text(_ random: inout Random) -> String {
        let words = random.oneIn(3) ? FuzzContent.unusualCharacters : FuzzContent.words
        return random.one(of: words).unicodeScalars.map { scalar in
            guard scalar.value < 0x20 || scalar == "\"" || scalar == "\\" else {
                return String(scalar)
            }
            return "\\u00" + String(0x100 + Int(scalar.value), radix: 16).dropFirst()
        }.joined()
    }
}
