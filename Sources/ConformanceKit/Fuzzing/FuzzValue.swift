/// A value of a generated document, valid or not.
///
/// Keys are written verbatim: a dictionary with the single key `$x` is a tag, one with `$$x` is
/// not.
indirect enum FuzzValue: Sendable {
    case null
    case boolean(Bool)
    /// Decimal digits with an optional minus sign.
    case integer(String)
    case real(Double)
    case string(String)
    case data([UInt8])
    case date(String)
    case array([FuzzValue])
    case dictionary([(key: String, value: FuzzValue)])

    static func tag(_ key: String, _ content: FuzzValue) -> FuzzValue {
        .dictionary([(key, content)])
    }
}

/// Random free-form values, biased towards values that programs get wrong.
extension Random {
    mutating func free(depth: Int = 3) -> FuzzValue {
        switch int(below: depth > 0 ? 16 : 11) {
        case 0: .boolean(oneIn(2))
        case 1, 2, 3: number()
        case 4, 5: .string(text())
        case 6: .data(bytes())
        case 7: .date(one(of: FuzzValue.dates))
        case 8: .tag("$url", .string(url()))
        case 9: tagged()
        case 10: oneIn(4) ? .null : .string(text())
        case 11: .array((0..<int(below: 12)).map { _ in number() })
        case 12: .array((0..<int(below: 4)).map { _ in free(depth: depth - 1) })
        case 13: .tag(one(of: FuzzValue.specialKeys), free(depth: depth - 1))
        default: dictionary(depth: depth)
        }
    }

    private mutating func dictionary(depth: Int) -> FuzzValue {
        var members: [(key: String, value: FuzzValue)] = []
        for _ in 0..<int(below: 4) {
            let key = key()
            // Duplicate keys are rare here, because this error would hide other findings.
            guard oneIn(200) || !members.contains(where: { $0.key == key }) else { continue }
            members.append((key, free(depth: depth - 1)))
        }
        return .dictionary(members)
    }

    mutating func number() -> FuzzValue {
        switch int(below: 8) {
        case 0: return .integer("\(int(below: 5) - 2)")
        case 1: return .integer(one(of: FuzzValue.integers))
        case 2: return .integer("\(Int64(bitPattern: bits()) >> int(below: 64))")
        case 3, 4:
            // Shortest decimal digits are hardest to compute for powers of two and their neighbors.
            let power = UInt64(1 + int(below: 2046)) << 52
            let step: UInt64 = oneIn(2) ? UInt64(int(below: 3)) &- 1 : 0
            return .real(Double(bitPattern: power &+ step))
        case 5: return .real(one(of: FuzzValue.reals))
        case 6: return .real(Double(int(below: 200_000) - 100_000) / 1000)
        default:
            let value = Double(bitPattern: bits())
            return .real(value.isFinite ? value : 0.1)
        }
    }

    private mutating func tagged() -> FuzzValue {
        switch int(below: 7) {
        case 0: .tag("$integer", .string(one(of: FuzzValue.integers)))
        case 1: .tag("$date", .string(one(of: FuzzValue.dates)))
        case 2: .tag("$data", .string(one(of: FuzzValue.base64)))
        case 3: .tag("$string", .string(one(of: FuzzValue.base64)))
        case 4: .tag("$url", .string(url()))
        case 5: .tag(one(of: ["$integer", "$date", "$data", "$string"]), .string(text()))
        default:
            .tag(
                one(of: ["$integer", "$url", "$string", "$x"]),
                .tag("$string", .string(one(of: FuzzValue.base64))))
        }
    }

    mutating func text() -> String {
        var text = ""
        for _ in 0..<(1 + int(below: 3)) {
            text += oneIn(3) ? one(of: FuzzValue.unusualCharacters) : one(of: FuzzValue.words)
        }
        return oneIn(30) ? "" : text
    }

    mutating func key() -> String {
        switch int(below: 6) {
        case 0: one(of: FuzzValue.specialKeys)
        case 1: one(of: FuzzValue.words) + one(of: FuzzValue.unusualCharacters)
        case 2: one(of: ["a/b", "~", "a.b", "com.example.app", "", "CF$UID", "__proto__"])
        default: one(of: ["a", "b", "c", "d", "é", "e\u{301}", "A", "10", "9", "ﬁ", "😀"])
        }
    }

    mutating func bytes() -> [UInt8] {
        (0..<int(below: 9)).map { _ in UInt8(truncatingIfNeeded: bits()) }
    }

    /// Returns a URL, usually absolute, with parts that parsers often confuse.
    mutating func url() -> String {
        let scheme = one(of: [
            "https", "http", "HTTPS", "mailto", "x-app", "tel", "file", "data", "Blob", "a+b",
        ])
        guard !oneIn(12) else { return one(of: ["", "a", "/a", "//a", "1:a", ":a"]) }
        let rest = one(of: [":", ":a", ":/a", "://"])
        guard rest == "://" else { return scheme + rest + tail() }
        let user = oneIn(8) ? one(of: ["u@", "u:p@", "@", "a@b@"]) : ""
        let port = oneIn(6) ? one(of: [":", ":80", ":x", ":99999"]) : ""
        return scheme + rest + user + host() + port + tail()
    }

    private mutating func host() -> String {
        switch int(below: 5) {
        case 0: return one(of: ["", "a", "1.2.3.4", "1.2.3.256", "a%20b", "a%zz", "ä", "a_b"])
        case 1:
            return "["
                + one(of: ["v1.a", "V1f.:", "v.a", "v1.", "::1%25a", "fe80::1%eth0", "1.2.3.4"])
                + "]"
        case 2: return "[" + groups(1 + int(below: 9)) + "]"
        default: return "example.com"
        }
    }

    /// Returns `count` groups of an IPv6 address; most results contain `::` at a random position.
    private mutating func groups(_ count: Int) -> String {
        let groups = (1...count).map { String($0, radix: 16) }
        let place = int(below: count + 2)
        let start = groups.prefix(place).joined(separator: ":")
        let end = groups.dropFirst(place).joined(separator: ":")
        let last = oneIn(5) ? ":1.2.3.4" : ""
        return (place <= count ? start + "::" + end : start) + last
    }

    private mutating func tail() -> String {
        one(of: [
            "", "", "/", "/a", "/%7Ea", "?b#c", "#", "/a b", "/%z", "/ä", "/[", "/a\u{0}",
            "/\u{2003}", "#a#b", "/a|b", "\n",
        ])
    }

}

extension FuzzValue {
    static let specialKeys = [
        "$x", "$$x", "$data", "$$data", "$", "$$", "$url", "$$$x", "$point", "$string",
    ]
    static let words = [
        "Hello", "a", "x y", "true", "12", "null", "\u{e9}", "<b>&amp;", "]]>", "\"\\/", "  ",
    ]
    static let unusualCharacters = [
        "\u{0}", "\u{1}", "\t", "\n", "\r", "\r\n", "\u{c}", "\u{8}", "\u{1f}", "\u{7f}", "\u{85}",
        "\u{a0}", "\u{301}", "\u{2003}", "\u{2028}", "\u{202e}", "\u{2066}", "\u{feff}", "\u{fffe}",
        "\u{ffff}", "\u{e000}", "\u{10ffff}", "😀", "\u{212a}", "ı", "\u{130}", "ß", "\u{200d}",
        "\u{1e9e}",
    ]
    static let integers = [
        "0", "-0", "1", "-1", "9007199254740991", "9007199254740992", "9007199254740993",
        "-9007199254740991", "-9007199254740992", "-9007199254740993", "9223372036854775807",
        "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
        "18446744073709551615", "18446744073709551616", "255", "256", "65535", "65536",
        "4294967295", "4294967296", "100000000000000000000", "1000000000000000000000", "007", "127",
        "128",
    ]
    static let reals: [Double] = [
        0.1, -0.0, 1, 1.5, 1e21, 1e20, 123456789012345683968, 1e-6, 1e-7, .leastNonzeroMagnitude,
        .greatestFiniteMagnitude, 0x1p53, .leastNormalMagnitude, .leastNormalMagnitude.nextDown,
        9007199254740994, 1e23, 0.000001, 1e15, 1e16, 1e17,
    ]
    static let dates = [
        "2026-11-20T08:00:00Z", "2026-11-20T08:00:00.250Z", "2001-01-01T00:00:00Z",
        "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "1970-01-01T00:00:00.001Z",
        "2000-02-29T00:00:00Z", "1900-02-28T23:59:59Z", "1582-10-10T00:00:00Z",
        "2000-12-31T23:59:59.999Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
        "2026-11-20T08:00:00.000Z", "2026-11-20T24:00:00Z", "2026-11-20T08:00:60Z",
        "2026-11-20T08:00:00.25Z", "0000-01-01T00:00:00Z", "2026-11-20T08:00:00+00:00",
        "2026-11-20t08:00:00z", "2026-13-01T00:00:00Z", "12026-01-01T00:00:00Z", "",
    ]
    static let base64 = [
        "", "QQ==", "QUI=", "QUJD", "AQ==", "DQ==", "4oCu", "8J+YgA==", "//79", "/w==", "7aCA",
        "wIA=", "QR==", "QUJ=", "QQ=", "QQ", "Q Q==", "QQ==\n", "QQ-_", "====", "AAAA", "gYGB",
        "QQ\u{2003}==",
    ]
}
