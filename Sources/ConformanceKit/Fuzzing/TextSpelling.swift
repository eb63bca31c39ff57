import Essentials

/// Writes values as JSON, in a random equivalent form.
struct JSONSpelling {
    private(set) var tokens: [[UInt8]] = []
    /// The rate of random white space and escapes: one in `rarity`.
    private let rarity: Int

    init(_ value: FuzzValue, _ random: inout Random) {
        rarity = random.one(of: [1000, 30, 6])
        append(value, &random)
    }

    private mutating func add(_ text: String) { tokens.append(Array(text.utf8)) }

    private mutating func mark(_ text: String, _ random: inout Random) {
        add(text)
        if random.oneIn(rarity) { add(random.one(of: [" ", "\n", "\t", "\r\n", "  "])) }
    }

    private mutating func append(_ value: FuzzValue, _ random: inout Random) {
        switch value {
        case .null: add("null")
        case .boolean(let value): add(value ? "true" : "false")
        case .integer(let text): add(random.oneIn(rarity) ? Self.number(text, &random) : text)
        case .real(let value): add(Self.real(value, &random))
        case .string(let text): add(string(text, &random))
        case .data(let bytes): tag("$data", Data(bytes).base64EncodedString(), &random)
        case .date(let text): tag("$date", text, &random)
        case .array(let elements):
            mark("[", &random)
            for (position, element) in elements.enumerated() {
                if position > 0 { mark(",", &random) }
                append(element, &random)
            }
            mark("]", &random)
        case .dictionary(let members):
            mark("{", &random)
            for (position, (key, value)) in members.enumerated() {
                if position > 0 { mark(",", &random) }
                add(string(key, &random))
                mark(":", &random)
                append(value, &random)
            }
            mark("}", &random)
        }
    }

    private mutating func tag(_ key: String, _ content: String, _ random: inout Random) {
        append(.tag(key, .string(content)), &random)
    }

    private static func number(_ text: String, _ random: inout Random) -> String {
        text + random.one(of: [".0", "e0", "E+00", "0e-1", ".00", "00E-2"])
    }

    private static func real(_ value: Double, _ random: inout Random) -> String {
        let text = "\(value)"
        guard random.oneIn(8) else { return text }
        return random.one(of: [
            text.replacing("e", with: "E"), text + (text.contains("e") ? "0" : "e0"),
        ])
    }

    private func string(_ text: String, _ random: inout Random) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
            guard mustEscape || random.oneIn(rarity * 2) else {
                out.unicodeScalars.append(scalar)
                continue
            }
            let short = [
                "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\n": "\\n", "\u{8}": "\\b", "\t": "\\t",
            ][scalar]
            guard let short, !random.oneIn(rarity) else {
                for unit in String(scalar).utf16 { out += Self.escape(unit, &random) }
                continue
            }
            out += short
        }
        return out + "\""
    }

    private static func escape(_ unit: UInt16, _ random: inout Random) -> String {
        "\\u"
            + String(
                String(0x10000 + Int(unit), radix: 16, uppercase: random.oneIn(2)).dropFirst())
    }
}

/// Writes values as XML, in a random equivalent form.
struct XMLSpelling {
    private(set) var tokens: [[UInt8]] = []
    private let rarity: Int

    init(_ value: FuzzValue, _ random: inout Random) {
        rarity = random.one(of: [1000, 30, 6])
        if !random.oneIn(4) { add(random.one(of: Self.declarations)) }
        if random.oneIn(3) { add(random.one(of: Self.documentTypes)) }
        mark(random.oneIn(4) ? "<plist a='b'>" : "<plist version=\"1.0\">", &random)
        append(value, &random)
        mark("</plist>", &random)
    }

    private mutating func add(_ text: String) { tokens.append(Array(text.utf8)) }

    private mutating func mark(_ text: String, _ random: inout Random) {
        add(text)
        if random.oneIn(rarity) { add(random.one(of: Self.between)) }
    }

    private mutating func append(_ value: FuzzValue, _ random: inout Random) {
        switch value {
        // XML has no null. Occasionally write `<null/>`, which every reader must refuse.
        case .null: random.oneIn(20) ? mark("<null/>", &random) : element("string", "", &random)
        case .boolean(let value): flag(value ? "true" : "false", &random)
        case .integer(let text): element("integer", padded(text, &random), &random)
        case .real(let value): element("real", padded("\(value)", &random), &random)
        case .string(let text): string(text, &random)
        case .data(let bytes):
            let text = Data(bytes).base64EncodedString()
            element("data", padded(spaced(text, &random), &random), &random)
        case .date(let text): element("date", padded(text, &random), &random)
        case .array(let elements):
            mark("<array>", &random)
            for element in elements { append(element, &random) }
            mark("</array>", &random)
        case .dictionary(let members):
            mark("<dict>", &random)
            for (key, value) in members {
                element("key", key, &random)
                append(value, &random)
            }
            mark("</dict>", &random)
        }
    }

    private mutating func flag(_ name: String, _ random: inout Random) {
        guard random.oneIn(rarity) else { return mark("<\(name)/>", &random) }
        add("<\(name)>")
        if random.oneIn(3) { add("<!-- -->") }
        mark("</\(name)>", &random)
    }

    private mutating func string(_ text: String, _ random: inout Random) {
        let isNative = text.unicodeScalars.allSatisfy(Self.isCharacter)
        guard !isNative, !random.oneIn(8) else { return element("string", text, &random) }
        append(.tag("$string", .string(Data(text.utf8).base64EncodedString())), &random)
    }

    private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
        (scalar.value >= 0x20 || scalar == "\t" || scalar == "\n") && scalar.value != 0xFFFE
            && scalar.value != 0xFFFF
    }

    private mutating func element(_ name: String, _ text: String, _ random: inout Random) {
        add(random.oneIn(rarity) ? "<\(name) >" : "<\(name)>")
        if random.oneIn(rarity), !text.contains("]]>") {
            add("<![CDATA[\(text)]]>")
        } else {
            add(escaped(text, &random))
        }
        if random.oneIn(rarity) {
            add(random.one(of: ["<!-- x -->", "<?x y?>", "<!---->", "<![CDATA[]]>"]))
        }
        mark("</\(name)>", &random)
    }

    private func escaped(_ text: String, _ random: inout Random) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += random.oneIn(3) ? "&#60;" : "&lt;"
            case ">": out += random.oneIn(2) ? "&gt;" : out.hasSuffix("]]") ? "&gt;" : ">"
            case "\r" where !random.oneIn(4): out += "&#13;"
            case _ where random.oneIn(rarity * 2):
                out +=
                    "&#\(random.oneIn(2) ? "\(scalar.value)" : "x" + String(scalar.value, radix: 16));"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }

    /// Sometimes adds a space character before or after the text. Some of these characters, such as
    /// U+2003, are not white space in XML.
    private func padded(_ text: String, _ random: inout Random) -> String {
        guard random.oneIn(rarity) else { return text }
        let space = random.one(of: [
            " ", "\n", "\t", "\r", "\u{2003}", "\u{a0}", "\u{85}", "\u{feff}", "\u{2028}",
        ])
        return random.oneIn(2) ? space + text : text + space
    }

    private func spaced(_ text: String, _ random: inout Random) -> String {
        guard random.oneIn(rarity), text.count > 1 else { return text }
        return text.prefix(2) + random.one(of: [" ", "\n", "\u{2003}", "\u{a0}", "\u{c}", "-"])
            + text.dropFirst(2)
    }

    private static let declarations = [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?xml version='1.0'?>",
        "<?xml version=\"1.0\" encoding='utf-8' standalone='yes' ?>",
        "<?xml version=\"1.0\" encoding=\"UTF-16\"?>", "<?xml version=\"1.1\"?>",
        "<?xml version=\"1.0\" encoding=\"US-ASCII\"?>",
        "<?xml version=\"1.0\" encoding=\"latin1\"?>", "<?xml encoding=\"UTF-8\"?>",
        "<?xml version=\"1.0\"?>", "<!-- first -->",
    ]
    private static let documentTypes = [
        "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
        "<!DOCTYPE plist>",
        "<!DOCTYPE plist SYSTEM 'a'>", "<!DOCTYPE plist [ ]>", "<!DOCTYPE html>",
        "<!DOCTYPE plist PUBLIC \"{\" \"a\">",
    ]
    private static let between = [
        "\n", " ", "\t", "\r\n", "<!-- a - b -->", "<?a?>", "<?a b?>", "\r",
    ]
}
