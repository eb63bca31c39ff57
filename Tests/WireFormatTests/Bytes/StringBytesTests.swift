import Foundation
import Testing

@testable import WireFormat

/// Strings are made of well-formed UTF-8 alone.
struct StringBytesTests {
    @Test(arguments: ["", "a", "\u{FEFF}a", "a\0b", "é", "€", "😀", "e\u{301}"])
    func wellFormedBytesAreAString(_ text: String) {
        #expect(String(wellFormed: Data(text.utf8)).map { Array($0.utf8) } == Array(text.utf8))
    }

    /// A sequence that is cut, goes on without a beginning, is too long, or is of a surrogate.
    @Test(arguments: [
        [0x61, 0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80],
        [0xFF],
    ])
    func illFormedBytesMakeNoString(_ bytes: [UInt8]) {
        #expect(String(wellFormed: Data(bytes)) == nil)
    }

    /// Part of other data has indices that do not begin at zero.
    @Test func slicesOfDataMakeStrings() {
        #expect(String(wellFormed: Data("éab".utf8).dropFirst(2)) == "ab")
        #expect(String(wellFormed: Data("éab".utf8).dropFirst(1)) == nil)
    }

    @Test(arguments: [
        (0..<4, "aé"), (0..<3, "aé"), (0..<2, "a"), (1..<3, "é"), (1..<2, ""), (2..<4, ""),
        (3..<6, "€"), (3..<5, ""), (6..<6, ""),
    ])
    func onlyWholeCharactersAtTheStartAreTaken(_ range: Range<Int>, _ expected: String) {
        let bytes = ContiguousArray("aé€".utf8)
        #expect(bytes.span.bytes.wellFormedStart(of: range) == expected)
    }

    #if DEBUG
        /// Where a reader trusts bytes that are not UTF-8, builds with assertions stop.
        @Test func bytesThatAreTrustedAreChecked() async {
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
