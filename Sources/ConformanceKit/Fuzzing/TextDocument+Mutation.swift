extension TextDocument {
    mutating func mutate(_ random: inout Random, donor: TextDocument?) {
        for _ in 0..<(1 + random.int(below: 2)) {
            let parts = parts
            guard !parts.isEmpty, !random.oneIn(3) else {
                mutateToken(&random)
                continue
            }
            let part = random.one(of: parts)
            switch random.int(below: 7) {
            case 0: tokens.removeSubrange(removal(of: part))
            case 1: duplicate(part)
            case 2, 3:
                replace(part, by: random.one(of: isXML ? Self.elementsToTry : Self.wordsToTry))
            case 4: replace(part, by: Array(tokens[random.one(of: parts).value]))
            case 5: wrap(part, &random)
            default: splice(part, donor, &random)
            }
        }
    }

    private mutating func replace(_ part: Part, by new: [[UInt8]]) {
        tokens.replaceSubrange(part.value, with: new)
    }

    private mutating func replace(_ part: Part, by text: String) {
        replace(part, by: [Array(text.utf8)])
    }

    private mutating func duplicate(_ part: Part) {
        let copy = tokens[part.range]
        tokens.insert(
            contentsOf: (isXML ? [] : [[UInt8(ascii: ",")]]) + copy, at: part.range.upperBound)
    }

    private mutating func wrap(_ part: Part, _ random: inout Random) {
        let key = random.one(of: FuzzValue.specialKeys)
        let value = tokens[part.value]
        let (start, end) = random.one(
            of: isXML
                ? [("<dict><key>\(key)</key>", "</dict>"), ("<array>", "</array>")]
                : [("{\"\(key)\":", "}"), ("[", "]"), ("[null,", "]")])
        let marks = [start, end].map { TextDocument(Array($0.utf8), isXML: isXML).tokens }
        tokens.replaceSubrange(part.value, with: marks[0] + value + marks[1])
    }

    private mutating func splice(_ part: Part, _ donor: TextDocument?, _ random: inout Random) {
        guard let donor, donor.isXML == isXML else { return }
        let others = donor.parts
        guard !others.isEmpty else { return }
        replace(part, by: Array(donor.tokens[random.one(of: others).value]))
    }

    private mutating func mutateToken(_ random: inout Random) {
        guard !tokens.isEmpty else { return }
        let position = random.int(below: tokens.count)
        switch random.int(below: 8) {
        case 0: tokens.remove(at: position)
        case 1: tokens.insert(tokens[position], at: position)
        case 2: tokens.swapAt(position, random.int(below: tokens.count))
        case 3:
            tokens.insert(
                Array(random.one(of: isXML ? Self.marksOfXML : Self.marksOfJSON).utf8), at: position
            )
        case 4 where random.oneIn(3):
            tokens.removeSubrange((position + 1)...)
            tokens[position].removeLast(random.int(below: tokens[position].count))
        case 5 where random.oneIn(3): form = random.one(of: Form.allCases)
        default: mutateBytes(position, &random)
        }
    }

    private mutating func mutateBytes(_ position: Int, _ random: inout Random) {
        let count = tokens[position].count
        let place = random.int(below: count + 1)
        switch random.int(below: 6) {
        case 0 where place < count: tokens[position].remove(at: place)
        case 1 where place < count: tokens[position][place] ^= 1 << UInt8(random.int(below: 8))
        case 2: tokens[position].insert(UInt8(truncatingIfNeeded: random.bits()), at: place)
        case 3: tokens[position].insert(contentsOf: random.one(of: Self.bytesToTry), at: place)
        default:
            let text = random.one(
                of: FuzzValue.unusualCharacters
                    + (isXML ? Self.fragmentsOfXML : Self.fragmentsOfJSON))
            tokens[position].insert(contentsOf: text.utf8, at: place)
        }
    }

    // MARK: Interesting content

    private static let wordsToTry = [
        "null", "true", "0", "-0", "1e400", "1e-400", "9007199254740993", "1E+2", "\"\"", "{}",
        "[]", "[null]", "{\"a\":null}", "1.0",
        "{\"$x\":1,\"b\":null}", "{\"$date\":5}", "{\"CF$UID\":1}", "{\"$string\":\"AQ==\"}",
        "{\"$integer\":\"7\"}", "1000000000000000000000",
        "[[]]", "-", "01", "1.", ".5", "tru", "NaN", "\"\\ud800\"", "\"\\ud83d\\ude00\"", "\"12\"",
        "12", "\"true\"",
    ]
    private static let elementsToTry = [
        "<true/>", "<integer>0x1F</integer>", "<integer>+5</integer>",
        "<integer>\u{2003}5</integer>", "<real>.5</real>", "<real>nan</real>",
        "<real>1e400</real>", "<data>QQ==</data>", "<data>QR==</data>", "<data>Q\u{2003}Q==</data>",
        "<date>2026-11-20T08:00:00Z</date>",
        "<string/>", "<array/>", "<dict/>", "<key>a</key>", "<null/>",
        "<dict><key>$x</key><true/></dict>", "<string>a&b;</string>",
        "<dict><key>CF$UID</key><integer>1</integer></dict>", "<string>&#x1F600;&#13;</string>",
        "<string>&#0;</string>", "<String>a</String>",
        "<string>a]]>b</string>", "<!x>", "<string a=\"b\">x</string>", "<integer></integer>",
        "<real/>", "<true> </true>",
    ]
    private static let marksOfJSON = [
        "{", "}", "[", "]", ",", ":", " ", "\u{feff}", "\u{c}", "\"", "\"a\":", "/**/", "null", "1",
    ]
    private static let marksOfXML = [
        "<", ">", "</dict>", "<dict>", "<array>", "</plist>", "]]>", "<!x", "<![CDATA[x]]>", "<!--",
        "-->", "<?", "<?xml version='1.0'?>", "&amp;", "&x;",
        "x", "&#32;", "<key>a</key>", "<!DOCTYPE plist>", "<plist>", "\u{0}", "<![CDATA[", "<!-",
        "<!D", "<a:b/>", "<é/>",
    ]
    private static let fragmentsOfJSON = [
        "\\", "\\u0000", "\\ud83d", "\\u00e9", "\\x", "\\u12", "\"", "e", ".", "0", "-", "+", "$",
    ]
    private static let fragmentsOfXML = [
        "]]>", "&", "&lt", "&#x;", "&#13;", "<!x", "<", "<!--", "--", "/", "=", "'", "xmlns=\"a\"",
        "é", "&#xD800;", "&#1114112;",
    ]
    private static let bytesToTry: [[UInt8]] = [
        [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xFF],
        [0xEF, 0xBF, 0xBE], [0xF0, 0x9F, 0x98],
    ]
}

extension TextDocument {
    /// Reductions of the document, largest first.
    var simplifications: [(inout TextDocument) -> Void] {
        var found: [(inout TextDocument) -> Void] = []
        if form != .utf8 { found.append { $0.form = .utf8 } }
        let parts = parts
        for part in parts {
            let range = removal(of: part)
            found.append { $0.tokens.removeSubrange(range) }
        }
        for part in parts where part.value.count > 1 { found += hoisting(part, parts) }
        found += Self.removals(tokens.count).map { range in { $0.tokens.removeSubrange(range) } }
        for (position, token) in tokens.enumerated() {
            if !isXML, token.count > 3, token.first == UInt8(ascii: "\"") {
                found.append { $0.tokens[position] = Array("\"a\"".utf8) }
            }
            found += Self.removals(token.count).map { range in
                { $0.tokens[position].removeSubrange(range) }
            }
        }
        return found
    }

    /// Ranges that split `count` elements into halves, quarters, and so on, down to single
    /// elements.
    static func removals(_ count: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var length = (count + 1) / 2
        while length >= 1 {
            for start in stride(from: 0, to: count, by: length) {
                ranges.append(start..<min(start + length, count))
            }
            length = length == 1 ? 0 : (length + 1) / 2
        }
        return ranges
    }

    /// Returns reductions that replace a value with a trivial value, or with one of the elements
    /// inside it.
    private func hoisting(_ part: Part, _ parts: [Part]) -> [(inout TextDocument) -> Void] {
        let inner = parts.filter {
            $0.depth == part.depth + 1 && part.value.contains($0.value.lowerBound)
        }
        let texts = (isXML ? ["<true/>", "<dict/>"] : ["1", "{}"]).map { [Array($0.utf8)] }
        let values = texts + inner.map { Array(tokens[$0.value]) }
        return values.filter { $0.count < part.value.count }.map { value in
            { $0.tokens.replaceSubrange(part.value, with: value) }
        }
    }
}
