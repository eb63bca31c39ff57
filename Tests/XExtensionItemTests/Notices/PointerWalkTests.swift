import Foundation
import Testing
import WireFormat

@testable import XExtensionItem

struct PointerWalkTests {
    @Test func findsValuesByTheirPointers() throws {
        let text = #"{"a": [1, {"b/c~d": 2, "~1": 3}], "": 4, "e": {"$$data": 5}}"#
        let document = try WireDocument(Data(text.utf8))
        let pointers = [
            "/a/0", "/a/1/b~1c~0d", "/a/1/~01", "/", "/e/$data", "", "/a/2", "/f", "/a/0/x",
        ]
        let nodes = PointerWalk.nodes(at: Set(pointers), in: document)
        let numbers = pointers.map { nodes[$0].flatMap(document.number)?.int64 }
        #expect(numbers == [1, 2, 3, 4, 5, nil, nil, nil, nil])
        #expect(nodes[""] == .root)
        #expect(nodes.count == 6)
    }

    /// A combining mark forms one character with the slash or the `~1` before it.
    @Test func stepsMayBeginWithCombiningMarks() throws {
        let text = #"{"\u0301a": {"/\u0301": 1, "~\u0301": 2}}"#
        let document = try WireDocument(Data(text.utf8))
        let pointers = ["/\u{301}a/~1\u{301}", "/\u{301}a/~0\u{301}"]
        let nodes = PointerWalk.nodes(at: Set(pointers), in: document)
        #expect(pointers.map { nodes[$0].flatMap(document.number)?.int64 } == [1, 2])
    }
}
