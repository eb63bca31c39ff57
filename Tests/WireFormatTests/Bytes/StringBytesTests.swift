import Foundation
import Testing

@testable import WireFormat

/// Only well-formed UTF-8 becomes a string.
struct StringBytesTests {
    @Test(arguments: ["", "a", "\u{FEFF}a", "a\0b", "é", "€", "😀", "e\u{301}"])
    func wellFormedBytesBecomeAString(_ text: String) {
        #expect(String(wellFormed: Data(text.utf8)).map { Array($0.utf8) } == Array(text.utf8))
    }

    /// A sequence that is truncated, has no lead byte, is overlong, or encodes a surrogate.
    @Test(arguments: [
        [0x61, 0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80],
        [0xFF],
    ])
    func malformedBytesAreRefused(_ bytes: [UInt8]) {
        #expect(String(wellFormed: Data(bytes)) == nil)
    }

    /// The indices of a slice of data do not start at zero.
    @Test func slicesOfDataBecomeStrings() {
        #expect(String(wellFormed: Data("éab".utf8).dropFirst(2)) == "ab")
        #expect(String(wellFormed: Data("éab".utf8).dropFirst(1)) == nil)
    }

    @Test(arguments: [
        (0..<4, "aé"), (0..<3, "aé"), (0..<2, "a"), (1..<3, "é"), (1..<2, ""), (2..<4, ""),
        (3..<6, "€"), (3..<5, ""), (6..<6, ""),
    ])
    func onlyWholeCharactersAtTheStartAreRead(_ range: Range<Int>, _ expected: String) {
        let bytes = ContiguousArray("aé€".utf8)
        #expect(bytes.span.bytes.wellFormedStart(of: range) == expected)
    }

    #if DEBUG
        /// If a reader trusts bytes that are not UTF-8, a build with assertions stops.
        @Test func trustedBytesAreCheckedInDebugBuilds() async {
            await #expect(processExitsWith: .failure) {
                let bytes: ContiguousArray<UInt8> = [0x61, 0xC3]
                _ = bytes.span.bytes.uncheckedString(0..<2)
            }
            await #expect(processExitsWith: .failure) {
                _ = String(utf8Capacity: 1) { output in
                    output.storeBytes(of: 0xC3, as: UInt8.self)
                    return 1
                }
            }
        }
    #endif
}
