import Foundation
import Testing
import WireFormat

/// The places of values: pointers, offsets, lines and columns.
struct PlaceTests {
    /// The pointer and offset of every value of a document, in document order.
    static func places(_ document: WireDocument) -> [String] {
        var nodes: [WireNode] = []
        func walk(_ node: WireNode) {
            nodes.append(node)
            for element in document.elements(of: node) { walk(element) }
            for member in document.members(of: node) { walk(member.node) }
        }
        walk(.root)
        let places = document.places(of: nodes.reversed())
        return nodes.map { "\(places[$0]?.pointer ?? "?") \(places[$0]?.location.offset ?? -1)" }
    }

    @Test func placesInJSONAreWhereValuesBegin() throws {
        let text =
            #"{"a":"x", "b~/":[1,{"$data" : "QQ=="},{"$url":"a:b"},{"$string":"AQ=="}],"":{"$$k":"\n"},"c":{"$x":true}}"#
        #expect(
            Self.places(try read(text)) == [
                " 0", "/a 5", "/b~0~1 16", "/b~0~1/0 17", "/b~0~1/1 19", "/b~0~1/2 38",
                "/b~0~1/3 53", "/ 76",
                "//$k 83", "/c 93", "/c/$x 99",
            ])
    }

    @Test func placesInXMLAreWhereElementsBegin() throws {
        let text = plist(
            "<array><string></string> <string >a</string><data> QQ==</data><data>Q<!---->Q==</data>"
                + "<true/><string/><dict><key>$string</key><string>AQ==</string></dict><dict><key>k</key>"
                + "<string><![CDATA[]]></string></dict></array>")
        #expect(
            Self.places(try read(text)) == [
                " 21", "/0 28", "/1 46", "/2 65", "/3 83", "/4 107", "/5 114", "/6 123", "/7 175",
                "/7/k 193",
            ])
    }

    @Test func placesInBinaryListsAreWhereObjectsBegin() throws {
        let long = [UInt8](repeating: 0x61, count: 20)
        let list = BinaryList([
            [0xA5, 1, 2, 3, 4, 5], ascii("ab"), [0x5F, 0x10, 20] + long, [0x4F, 0x11, 0, 1, 7],
            [0x61, 0, 0x61], [0x10, 7],
        ])
        #expect(
            Self.places(try WireDocument(list.data)) == [
                " 8", "/0 14", "/1 17", "/2 40", "/3 45", "/4 48",
            ])
    }

    @Test func placesHaveLineAndColumn() throws {
        let document = try read("{\r\n \"é\": [1,\r \"\u{1F600}\", {\"$url\":\n\"a:b\"}, 2]}")
        let array = try #require(document.value(of: "é", in: .root))
        let nodes = Array(document.elements(of: array))
        let places = document.places(of: nodes)
        let found = nodes.map { places[$0]?.location }
        #expect(found.map { $0?.line } == [2, 3, 3, 4])
        #expect(found.map { $0?.column } == [8, 2, 7, 9])
    }

    /// The place of a tagged value is the place of the tag, wherever its content is stored.
    @Test func taggedValuesHaveThePlaceOfTheTag() throws {
        let first = try read(#"{"$string":"eA=="}"#)
        #expect(first.place(of: .root).location.offset == 0)
        // The content is empty, and ends where the tag starts.
        let list = BinaryList([[0xA1, 3], ascii("$data"), [0x50], [0xD1, 1, 2]])
        #expect(Self.places(try WireDocument(list.data)) == [" 8", "/0 17"])
    }

    /// The place of a finding about a key is the place of the key.
    @Test func findingsOnKeysHaveThePlaceOfTheKey() throws {
        let document = try read(#"{"a":{"$$b\u0001" :1}, "\r":2}"#)
        let places = document.places(of: document.findings.map(\.node))
        let found = document.findings.compactMap { places[$0.node] }
        #expect(found.map(\.pointer) == ["/a/$b\u{1}", "/\r"])
        #expect(found.map(\.location.offset) == [6, 23])
    }

    @Test func manyFindingsHaveTheirPlaces() throws {
        let count = 2_000
        let text = "[" + String(repeating: "{\"$string\":\"QQ==\"},", count: count) + "0]"
        let document = try read(text)
        let places = document.places(of: document.findings.map(\.node))
        #expect(places.count == count)
        #expect(places.values.map(\.location.offset).max() == 1 + (count - 1) * 19)
    }

    @Test func placesOfKeysAreTheirOpeningQuotes() throws {
        let document = try read(
            #"{"a":1, "\u0062":{"\u0024$c":{"$date":"2026-11-20T01:02:03Z"}}, "d":1}"#)
        func offsets(_ node: WireNode) -> [Int] {
            let members = document.canonicalMembers(of: node)
            return members.map { document.place(of: $0.keyNode).location.offset }
        }
        #expect(offsets(.root) == [1, 8, 64])
        let inner = try #require(document.value(of: "b", in: .root))
        #expect(offsets(inner) == [18])
        #expect(document.canonicalMembers(of: inner).map(document.key(of:)) == ["$c"])
    }
}
