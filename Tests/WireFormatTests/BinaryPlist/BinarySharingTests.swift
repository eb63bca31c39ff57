import Foundation
import Testing

@testable import WireFormat

/// Scalars are identified by their bytes: each distinct scalar is stored once.
struct BinarySharingTests {
    /// The number of objects, from the trailer.
    static func objectCount(_ data: Data) -> Int {
        data.suffix(24).prefix(8).reduce(0) { $0 << 8 | Int($1) }
    }

    /// Strings of many lengths that differ in one byte, each twice.
    @Test func stringsAreSharedOnlyIfEveryByteIsEqual() throws {
        var strings = Set([""])
        for count in 1...40 {
            for place in 0..<count {
                for other in ["b", "é", "\u{0}"] {
                    let start = String(repeating: "a", count: place)
                    strings.insert(start + other + String(repeating: "a", count: count - 1 - place))
                }
            }
            strings.insert(String(repeating: "a", count: count))
        }
        let sorted = strings.sorted()
        let value = WireValue.array((sorted + sorted.reversed()).map(WireValue.string))
        let data = try value.encoded(as: .binary)
        #expect(Self.objectCount(data) == strings.count + 1)
        #expect(try WireDocument(data).value(at: .root) == value)
    }

    /// Values of different kinds with similar bytes.
    @Test func valuesOfDifferentKindsAreNotShared() throws {
        let value: WireValue = [
            1, true, false, 0, 8, 9, "\u{1}", 0.5, "0.5",
            .date(try #require(WireDate(millisecondsSince1970: 978_307_200_500))),
        ]
        let data = try WireValue.array([value, value]).encoded(as: .binary)
        #expect(Self.objectCount(data) == 10 + 3)
        #expect(try WireDocument(data).value(at: .root) == .array([value, value]))
    }

    /// Compares the UTF-16 of characters of every length at every position with the standard
    /// library.
    @Test func stringsBecomeTheSameUTF16AsInTheStandardLibrary() throws {
        for character in ["\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"] {
            for place in 0..<20 {
                let text =
                    String(repeating: "a", count: place) + character
                    + String(repeating: "z", count: 20 - place)
                let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
                let count = UInt8(text.utf16.count)
                let object: [UInt8] = [0x6F, 0x10, count] + units
                let data = try WireValue.array([.string(text)]).encoded(as: .binary)
                #expect(data == BinaryList(arrayOf: object).data)
            }
        }
    }
}
