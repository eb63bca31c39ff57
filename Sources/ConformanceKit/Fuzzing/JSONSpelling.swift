import Essentials

/// Writes values as JSON, in one of the many ways that say the same.
struct JSONSpelling {
    private(set) var tokens: [[UInt8]] = []
    /// Every so many places have white space, and letters escapes.
    private let rarity: Int

    init(_ value: FuzzValue, _ random: inout Random) {
        rarity = random.one(of: [1000, 30, 6])
        append(value, &random)
    }

    private mutating func add(_ text: String) { tokens.append(Array(text.utf8)) }

    private mutating func mark(_ text: String, _ random: inout Random) {
        add(text)
        if random.once(in: rarity) { add(random.one(of: [" ", "\n", "\t", "\r\n", "  "])) }
    }

    private mutating func append(_ value: FuzzValue, _ random: inout Random) {
        switch value {
        case .null: add("null")
        case .boolean(let value): add(value ? "true" : "false")
        case .integer(let text): add(random.once(in: rarity) ? Self.number(text, &random) : text)
        case .real(let value): add(Self.real(value, &random))
        case .string(let text): add(string(text, &random))
        case .data(let bytes): tag("$data", Base64Text.text(bytes), &random)
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
        guard random.once(in: 8) else { return text }
        return random.one(of: [
            text.replacing(letter: "e", with: "E"), text + (text.contains("e") ? "0" : "e0"),
        ])
    }

    private func string(_ text: String, _ random: inout Random) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
            guard mustEscape || random.once(in: rarity * 2) else {
                out.unicodeScalars.append(scalar)
                continue
            }
            let short = [
                "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\n": "\\n", "\u{8}": "\\b", "\t": "\\t",
            ][scalar]
            guard let short, !random.once(in: rarity) else {
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
                String(0x10000 + Int(unit), radix: 16, uppercase: random.once(in: 2)).dropFirst())
    }
}

extension String {
    fileprivate func replacing(letter: Character, with other: Character) -> String {
        String(map { $0 == letter ? other : $0 })
    }
}

extension Base64Text {
    /// The text that stands for bytes.
    static func text(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
