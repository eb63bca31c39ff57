import Foundation
import Testing

@testable import WireFormat

/// Members are found by their names, even if the names are similar.
struct KeyNamesTests {
    /// Names that differ only in their length, or only in one of their words.
    private static let names =
        (0...24).map { String(repeating: "a", count: $0) }.filter { $0.utf8.count % 2 == 0 }
        + ["aaaaaaab", "aaaaaaaaaaaaaaab", "aaaaaaaaaaaaaaaaaaaaaaab"]

    @Test func everyNameIsFoundAndNoOther() {
        let names = KeyNames(Self.names)
        let others = (0...24).map { String(repeating: "a", count: $0) } + ["ab", "aa\0", "\0"]
        for (number, name) in Self.names.enumerated() {
            let bytes = Array("\(name)rest".utf8)
            #expect(names.index(of: bytes.span.bytes, 0..<name.utf8.count) == number)
        }
        for other in others where !Self.names.contains(other) {
            let bytes = Array(other.utf8)
            #expect(names.index(of: bytes.span.bytes, 0..<bytes.count) == nil)
        }
        let long = [UInt8](repeating: 0x61, count: 32)
        #expect(names.index(of: long.span.bytes, 0..<25) == nil)
    }

    /// Every byte of a name is compared.
    @Test(arguments: 1...24)
    func namesThatDifferInOneByteAreDistinct(_ count: Int) {
        let name = String(repeating: "a", count: count)
        let names = KeyNames([name])
        for place in 0..<count {
            var bytes = Array(name.utf8)
            bytes[place] = 0x62
            #expect(names.index(of: bytes.span.bytes, 0..<count) == nil)
        }
    }

    /// The words that are compared first do not include the middle of a long name.
    @Test func longNamesAreDistinguished() {
        let start = String(repeating: "a", count: 16)
        let texts = ["b", "c", "\u{e9}"].map { start + $0 + String(repeating: "a", count: 10) }
        let names = KeyNames(texts)
        for (number, text) in texts.enumerated() {
            let bytes = ContiguousArray("\(text)rest".utf8)
            #expect(names.index(of: bytes.span.bytes, 0..<text.utf8.count) == number)
        }
        for other in ["a", "aa", "d"] {
            let bytes = ContiguousArray((start + other + String(repeating: "a", count: 10)).utf8)
            #expect(names.index(of: bytes.span.bytes, 0..<bytes.count) == nil)
        }
    }

    /// Returns the members of a document, in the order of the names, and the number of other
    /// members.
    private func members(
        of text: String, _ names: KeyNames, isOrdered: Bool = true
    ) throws -> (known: [(number: Int, value: WireValue?)], otherCount: Int) {
        let document = try WireDocument(Data(text.utf8))
        return document.withBytes { bytes in
            var members = document.members(
                of: .root, named: names, bytes, isOrdered: isOrdered)
            var (known, otherCount) = ([(number: Int, value: WireValue?)](), 0)
            while let member = members.next(in: document, names, bytes) {
                if let number = member.number {
                    known.append((number, document.value(at: member.value)))
                } else {
                    otherCount += 1
                }
            }
            return (known, otherCount)
        }
    }

    /// Members are in the order of the names in the table, for any number of names.
    @Test(arguments: [1, 15, 16, 17, 70])
    func membersComeInTheOrderOfTheNames(_ count: Int) throws {
        let texts = (0..<count).map { "name-\($0)" }
        let text = texts.reversed().enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",")
        let (known, others) = try members(of: "{\(text),\"other\":0}", KeyNames(texts))
        #expect(known.map(\.number) == Array(0..<count))
        #expect(known.map(\.value) == (0..<count).map { WireValue(count - 1 - $0) })
        #expect(others == 1)
    }

    @Test func membersAreFoundByNameAndOthersCounted() throws {
        let names = KeyNames(["a", "b", "key with an escape", "absent"])
        let text =
            #"{"x":0,"b":[1,{"a":2}],"key with \u0061n escape":3,"a":{"b":4},"absent":null,"y":null}"#
        let (known, others) = try members(of: text, names)
        #expect(known.map(\.number) == [0, 1, 2])
        #expect(known.map(\.value) == [["b": 4], [1, ["a": 2]], 3])
        #expect(others == 1)
        let (unordered, _) = try members(of: text, names, isOrdered: false)
        #expect(unordered.map(\.number) == [1, 2, 0])
        #expect(try members(of: "[]", names).known.isEmpty)
    }

    @Test(arguments: [
        ("{}", false), (#"{"a":{"b.c":1},"":1}"#, true), (#"{"a":{"b.c":1}}"#, false),
        (#"{"a":1,"b.c":null}"#, true), (#"{"\u002e":1}"#, true), (#"{".":1,"a":1}"#, true),
    ])
    func emptyKeysAndKeysWithADotAreFound(_ text: String, _ expected: Bool) throws {
        let document = try WireDocument(Data(text.utf8))
        #expect(
            document.withBytes {
                document.isAnyKey(of: .root, emptyOrWith: UInt8(ascii: "."), $0)
            } == expected)
    }
}
