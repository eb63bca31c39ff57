import Testing

@testable import WireFormat

struct ASCIISetTests {
    /// Ranges around the border of the two words, and all of ASCII.
    @Test(arguments: [
        ("a", "z"), ("?", "@"), ("@", "@"), ("?", "?"), ("\0", "\0"), ("\0", "?"), ("@", "\u{7F}"),
        ("\0", "\u{7F}"), ("~", "é"), ("é", "共"),
    ])
    func aRangeContainsAllCharactersBetweenItsBounds(
        _ first: Unicode.Scalar, _ last: Unicode.Scalar
    ) {
        let set = ASCIISet(first...last)
        for byte in UInt8.min ... .max {
            let isInside = byte < 0x80 && (first...last).contains(Unicode.Scalar(byte))
            #expect(set.contains(byte) == isInside, "\(byte)")
        }
    }

    @Test func aUnionContainsTheCharactersOfBothSets() {
        let set = ASCIISet("0"..."9").union(ASCIISet("_"..."_")).union(ASCIISet("%@"))
        let bytes = (UInt8.min ... .max).filter { set.contains($0) }
        #expect(bytes == Array("%0123456789@_".utf8))
    }
}
