import Foundation
import Testing

@testable import WireFormat

/// Members are found by their names, whatever these have in common.
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
            #expect(names.number(of: bytes.span.bytes, 0..<name.utf8.count) == number)
        }
        for other in others where !Self.names.contains(other) {
            let bytes = Array(other.utf8)
            #expect(names.number(of: bytes.span.bytes, 0..<bytes.count) == nil)
        }
        let long = [UInt8](repeating: 0x61, count: 32)
        #expect(names.number(of: long.span.bytes, 0..<25) == nil)
    }

    /// Every byte of a name counts.
    @Test(arguments: 1...24)
    func aNameThatDiffersInOneByteIsAnother(_ count: Int) {
        let name = String(repeating: "a", count: count)
        let names = KeyNames([name])
        for place in 0..<count {
            var bytes = Array(name.utf8)
            bytes[place] = 0x62
            #expect(names.number(of: bytes.span.bytes, 0..<count) == nil)
        }
    }

    /// Of long names a part is in none of the words that are compared first.
    @Test func longNamesAreToldApart() {
        let start = String(repeating: "a", count: 16)
        let texts = ["b", "c", "\u{e9}"].map { start + $0 + String(repeating: "a", count: 10) }
        let names = KeyNames(texts)
        for (number, text) in texts.enumerated() {
            let bytes = ContiguousArray("\(text)rest".utf8)
            #expect(names.number(of: bytes.span.bytes, 0..<text.utf8.count) == number)
        }
        for other in ["a", "aa", "d"] {
            let bytes = ContiguousArray((start + other + String(repeating: "a", count: 10)).utf8)
            #expect(names.number(of: bytes.span.bytes, 0..<bytes.count) == nil)
        }
    }

    /// A table that is too long is refused when it is made, not when a document has the last name.
    @Test func aSeventeenthNameIsRefused() async {
        await #expect(processExitsWith: .success) {
            _ = KeyNames((0..<16).map { "name-\($0)" })
        }
        await #expect(processExitsWith: .failure) {
            _ = KeyNames((0..<17).map { "name-\($0)" })
        }
    }

    /// Members come in the order of their names' numbers.
    @Test(arguments: [1, 15, 16])
    func membersComeInTheOrderOfTheNames(_ count: Int) throws {
        let texts = (0..<count).map { "name-\($0)" }
        let text = texts.reversed().enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",")
        let document = try WireDocument(Data("{\(text),\"other\":0}".utf8))
        let names = KeyNames(texts)
        var members = document.withBytes { document.members(of: .root, named: names, $0) }
        for number in 0..<count {
            let next = members.next()
            let member = try #require(next)
            #expect(member.number == number)
            let value = WireNumber(Int64(count - 1 - number))
            #expect(document.value(at: member.value) == .number(value))
        }
        let rest = members.next()
        #expect(rest?.number == nil)
        #expect(members.otherCount == 1)
    }

    @Test func membersAreFoundByNameAndOthersCounted() throws {
        let names = KeyNames(["a", "b", "key with an escape", "absent"])
        let document = try WireDocument(
            Data(
                #"{"x":0,"b":[1,{"a":2}],"key with \u0061n escape":3,"a":{"b":4},"absent":null,"y":null}"#
                    .utf8))
        var members = document.withBytes { document.members(of: .root, named: names, $0) }
        var found: [(number: Int, value: WireNode)] = []
        while let member = members.next() { found.append(member) }
        #expect(found.map(\.number) == [0, 1, 2])
        #expect(found.map { document.kind(of: $0.value) } == [.dictionary, .array, .number])
        #expect(members.otherCount == 1)
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
