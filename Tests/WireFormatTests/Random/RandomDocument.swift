import Foundation
import SeededRandom

@testable import WireFormat

/// Generates adversarial documents; the same seed gives the same documents.
struct RandomDocument {
    var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    static let pieces = [
        "a", "$", "$$", "data", "/", "\u{338}", ".", "\u{301}", "\"", "\\", "e\u{301}", "\u{E9}",
        "&", "<", ">", "]]>",
        " ", "\t", "\n", "\u{FFFD}", "\u{10000}", "\u{E000}", "\u{1F600}", "\u{7F}", "\u{2028}",
        "~", "\u{FB01}",
        "CF$UID", "title", "0",
    ]
    /// Characters that are valid in a string, but not in an XML key.
    static let hardPieces = [
        "\u{0}", "\u{1}", "\r", "\r\n", "\u{FFFE}", "\u{FFFF}", "\u{8}", "\u{C}", "\u{1F}",
    ]

    static let integers: [Int64] = [
        0, 1, -1, 255, 256, 65_535, 65_536, 1 << 31, 1 << 32, 1 << 53 - 1, 1 << 53, 1 << 53 + 1,
        -(1 << 53), -(1 << 53) - 1,
        -(1 << 53) + 1, .max, .min,
    ]
    static let reals: [Double] = [
        1e20, 1e21, 1e-6, 1e-7, .leastNonzeroMagnitude, -0.0, 0.1, 0.5, 1e300,
        .greatestFiniteMagnitude, 9_007_199_254_740_992,
        9_223_372_036_854_775_808, 18_446_744_073_709_551_616, -1.5, 1 / 3, 123_456_789.125,
    ]

    /// A document: a dictionary with a few members.
    mutating func document() -> WireValue {
        .dictionary(dictionary(depth: 4, count: random.below(8)))
    }

    mutating func value(depth: Int) -> WireValue {
        switch random.below(depth > 0 ? 14 : 9) {
        case 0: .boolean(random.below(2) == 0)
        case 1, 2: .number(number())
        case 3, 4, 5: .string(string())
        case 6: .data(WireData(data()))
        case 7: date()
        case 8: url()
        case 9, 10: .array((0..<random.below(4)).map { _ in value(depth: depth - 1) })
        case 11: .dictionary(dictionary(depth: depth - 1, count: 1))
        case 12: .dictionary(dictionary(depth: depth - 1, count: random.below(5)))
        default: unknownTag(depth: depth - 1)
        }
    }

    mutating func dictionary(depth: Int, count: Int) -> WireDictionary {
        var members: [WireDictionary.Member] = []
        for _ in 0..<count { members.append((key(), value(depth: depth))) }
        let dictionary = WireDictionary(members)
        // The only dictionary that no writer may write.
        let isUID = dictionary.count == 1 && dictionary.keys[0].isIdentical(to: "CF$UID")
        return isUID ? WireDictionary() : dictionary
    }

    mutating func key() -> String {
        if random.below(4) == 0 { return random.one(of: WireTag.allCases).rawValue }
        return (0..<random.below(4)).map { _ in random.one(of: Self.pieces) }.joined()
    }

    mutating func string() -> String {
        let pieces = random.below(3) == 0 ? Self.pieces + Self.hardPieces : Self.pieces
        return (0..<random.below(20)).map { _ in random.one(of: pieces) }.joined()
    }

    mutating func number() -> WireNumber {
        switch random.below(5) {
        case 0: return WireNumber(random.one(of: Self.integers))
        case 1: return WireNumber(random.one(of: Self.reals)) ?? 0
        case 2:
            let magnitude = UInt64.random(in: 1 << 63 ... .max, using: &random)
            return random.below(2) == 0
                ? WireNumber(.unsigned(magnitude)) : WireNumber(Int64(bitPattern: magnitude))
        case 3: return WireNumber(Double(bitPattern: random.next())) ?? 0
        default: return WireNumber(Int64(random.below(1_000)))
        }
    }

    mutating func date() -> WireValue {
        let milliseconds = Int64.random(in: WireDate.range, using: &random)
        let whole = milliseconds - milliseconds % 1000
        return WireDate(millisecondsSince1970: random.below(2) == 0 ? milliseconds : whole).map(
            WireValue.date) ?? false
    }

    mutating func data() -> Data {
        Data((0..<random.below(30)).map { _ in UInt8.random(in: 0...255, using: &random) })
    }

    mutating func url() -> WireValue {
        var uri = RandomURI(seed: random.next())
        return URL(verbatim: uri.next()).map(WireValue.url) ?? false
    }

    /// An unknown tag, or a known tag whose content is malformed: not a string, or a string with an
    /// invalid first character.
    mutating func unknownTag(depth: Int) -> WireValue {
        if random.below(2) == 0 {
            let name = "$" + random.one(of: ["", "point", "Data", "\u{301}", "x$"])
            return .unknownTag(name, value(depth: depth))
        }
        let name = random.one(of: WireTag.allCases).rawValue
        let content: WireValue =
            switch random.below(3) {
            case 0: .array([value(depth: depth)])
            case 1: .dictionary(["a": value(depth: depth)])
            default: .string("!" + string())
            }
        return .unknownTag(name, content)
    }
}
