import Foundation
import Testing
import WireFormat

/// Strings are examined many bytes at a time; their value does not depend on their length.
struct BinaryBlockTests {
    /// A string object with its length in an integer object.
    private static func string(_ marker: UInt8, _ content: [UInt8], count: Int) -> [UInt8] {
        [marker | 0x0F, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)] + content
    }

    /// The offset of the content, after the header, the array, the marker and the length.
    private static let start = 8 + 2 + 4

    @Test func stringsInASCIIOfEveryLengthAreRead() throws {
        for count in 0...70 {
            let content = (0..<count).map { UInt8(0x7F - $0) }
            let list = BinaryList(arrayOf: Self.string(0x50, content, count: count))
            let document = try WireDocument(list.data)
            let node = try #require(document.elements(of: .root).first { _ in true })
            #expect(document.string(at: node).map { Array($0.utf8) } == content)
        }
    }

    @Test func nonASCIIBytesAreRefusedAtTheirPlace() throws {
        for count in 1...40 {
            for place in 0..<count {
                var content = [UInt8](repeating: 0x61, count: count)
                content[place] = 0x80
                let list = BinaryList(arrayOf: Self.string(0x50, content, count: count))
                let error = try #require(fault(list.data))
                #expect(error.code.rawValue == "binary.string")
                #expect(error.location?.offset == Self.start + place, "\(count): \(error)")
            }
        }
    }

    /// A key with a character that XML cannot represent is a finding, wherever the character is.
    @Test func keysThatXMLCannotRepresentAreFindings() throws {
        for count in 1...40 {
            for place in 0..<count {
                for (control, isHeld) in [(0x1F, false), (0x0D, false), (0x09, true), (0x7F, true)]
                {
                    var key = [UInt8](repeating: 0x61, count: count)
                    key[place] = UInt8(control)
                    let list = BinaryList([
                        [0xD1, 1, 2], Self.string(0x50, key, count: count), [0x09],
                    ])
                    let document = try WireDocument(list.data)
                    let codes = document.findings.map(\.code.rawValue)
                    #expect(codes == (isHeld ? [] : ["key.unsupported"]), "\(count) \(place)")
                }
            }
        }
    }

    /// Dictionaries share more keys than the cache can store. Each key keeps its value, even if
    /// another key replaced it in the cache.
    @Test func sharedKeysKeepTheirValue() throws {
        let count = 200
        let keys = (0..<count).map { number in
            let end = [1, 3, 66, 199].contains(number) ? "\u{1}" : "\(number % 7)"
            return Array("key \(number / 100)\(number / 10 % 10)\(number % 10)\(end)".utf8)
        }
        // Alternate between keys whose numbers differ by a multiple of 64, then use all keys twice.
        let orders = [
            [1, 65, 2, 66, 3, 67, 131], [65, 1, 129, 193], Array(0..<count), Array(0..<count),
        ]
        var objects: [[UInt8]] = [
            [0xA0 | UInt8(orders.count)] + orders.indices.map { UInt8($0 + 1) }
        ]
        let first = orders.count + 1
        for order in orders {
            let references = order.map { UInt8(first + $0) }
            let values = [UInt8](repeating: UInt8(first + count), count: order.count)
            objects.append([0xDF, 0x10, UInt8(order.count)] + references + values)
        }
        objects += keys.map { [0x50 | UInt8($0.count)] + $0 } + [[0x09]]
        var list = BinaryList(objects)
        list.offsetSize = 2
        let document = try WireDocument(list.data)
        for (node, order) in zip(document.elements(of: .root), orders) {
            let found = document.members(of: node).map { Array(document.key(of: $0).utf8) }
            #expect(found == order.map { keys[$0] })
        }
        #expect(document.findings.map(\.code) == Array(repeating: .unsupportedKey, count: 12))
    }

    /// Characters of every size at every position of a string.
    @Test(arguments: ["\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}"])
    func unitsOfEverySizeAreReadAtEveryPlace(_ special: String) throws {
        for count in 0...20 {
            for place in 0...count {
                let a = [Character](repeating: "a", count: count)
                let text = String(a[..<place]) + special + "\u{10000}" + String(a[place...])
                let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
                let string = Self.string(0x60, units, count: units.count / 2)
                let document = try WireDocument(BinaryList([[0xD1, 1, 1], string]).data)
                let member = try #require(document.members(of: .root).first { _ in true })
                #expect(Array(document.key(of: member).utf8) == Array(text.utf8))
                #expect(document.string(at: member.node).map { Array($0.utf8) } == Array(text.utf8))
            }
        }
    }

    /// An unpaired surrogate at every position of a string.
    @Test(arguments: [0xD800, 0xDBFF, 0xDC00, 0xDFFF])
    func loneSurrogatesAreRefusedAtTheirPlace(_ unit: Int) throws {
        for count in 1...20 {
            for place in 0..<count {
                var units = [UInt8](repeating: 0, count: 2 * count)
                units[2 * place] = UInt8(unit >> 8)
                units[2 * place + 1] = UInt8(unit & 0xFF)
                let list = BinaryList(arrayOf: Self.string(0x60, units, count: count))
                let error = try #require(fault(list.data))
                #expect(error.code.rawValue == "binary.string")
                #expect(error.location?.offset == Self.start + 2 * place, "\(count): \(error)")
            }
        }
    }

    /// Offsets and references of every size. The referenced object is the last object before the
    /// offset table.
    @Test func offsetsAndReferencesOfEverySizeAreRead() throws {
        for offsetSize in 1...8 {
            for referenceSize in 1...8 {
                let reference = BinaryList.reference(1, referenceSize)
                var list = BinaryList([[0xA2] + reference + reference, [0x10, 0xFE]])
                list.offsetSize = offsetSize
                list.referenceSize = referenceSize
                let document = try WireDocument(list.data)
                #expect(try document.encoded(as: .json) == Data("[254,254]".utf8))
            }
        }
    }
}
