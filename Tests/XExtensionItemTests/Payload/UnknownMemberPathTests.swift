import Foundation
import TestSupport
import Testing
import XExtensionItem

/// The unknown members of ``UnknownMemberTests`` survive every operation that rewrites an item.
struct UnknownMemberPathTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func items() throws -> [(
        pointer: String, document: WireDictionary, item: ExtensionItem
    )] {
        try UnknownMemberTests.triedDocuments.map { pointer, document in
            let bytes = try WireValue.dictionary(document).encoded(as: .json)
            return (pointer, document, try ExtensionItem(decoding: bytes))
        }
    }

    @Test func survivesAFile() throws {
        let file = folder.url.appending(path: "a.xitem")
        for (number, (pointer, document, item)) in try items().enumerated() {
            try item.write(to: file, as: WireEncoding.all[number % WireEncoding.all.count])
            let written = try Data(contentsOf: file)
            #expect(try Payload.dictionary(written) == document, "\(pointer)")
        }
    }

    /// Writing into a folder converts data to files; reading converts it back.
    @Test func survivesAFolder() throws {
        for (number, (pointer, document, item)) in try items().enumerated() {
            let target = folder.url.appending(path: "\(number).xitem")
            try item.writeFolder(
                to: target, as: WireEncoding.all[number % WireEncoding.all.count], filesFrom: 0)
            let read = try ExtensionItem(contentsOf: target)
            #expect(try Payload.dictionary(read.encoded(as: .json)) == document, "\(pointer)")
        }
    }

    /// The dictionary of a file reference, which occurs only in folders, keeps unknown members too.
    @Test func survivesInAFileReference() throws {
        let item = ExtensionItem(mainAttachment: .data(Data([1]), typeIdentifier: .png))
        try item.writeFolder(to: folder.url.appending(path: "A.xitem"), filesFrom: 0)
        let read = try ExtensionItem(contentsOf: folder.url.appending(path: "A.xitem"))
        guard case .file(var file) = read.mainAttachment.representations[0].content else {
            Issue.record("expected a file")
            return
        }
        file.unknownMembers["com.example.unknown"] = [1]
        var edited = read
        edited.mainAttachment.representations[0].content = .file(file)
        try edited.writeFolder(to: folder.url.appending(path: "B.xitem"))
        let copy = try Data(contentsOf: folder.url.appending(path: "B.xitem/item.json"))
        #expect(
            try Payload.canonical(copy).contains(
                #""file":{"byte-count":1,"com.example.unknown":[1],"path":"attachments/1.png"}"#))
    }

    @Test func survivesACoder() throws {
        // Coders treat canonically equivalent keys as equal, and "everything" has such keys.
        let names = Repository.payloads.filter { !$0.hasPrefix("everything") }
        let documents = try names.flatMap { name in
            let document = try Payload.dictionary(Repository.payload(name))
            return UnknownMemberTests.insertions(into: .dictionary(document), at: "")
        }
        #expect(documents.count > 100)
        for number in stride(from: 0, to: documents.count, by: TestExtent.step(8)) {
            let (pointer, value) = documents[number]
            let document = try #require(value.dictionaryValue)
            let item = try ExtensionItem(decoding: value.encoded(as: .json))
            let json = try JSONEncoder().encode(item)
            #expect(try Payload.dictionary(json) == document, "\(pointer)")
            let plist = try PropertyListEncoder().encode([item])
            let read = try PropertyListDecoder().decode([ExtensionItem].self, from: plist)
            #expect(try Payload.dictionary(read[0].encoded(as: .json)) == document, "\(pointer)")
        }
    }

    /// Resolution keeps the unknown members of every member: those of the overlay if it overrides the
    /// member, otherwise those of the item.
    @Test func survivesResolution() throws {
        var places: Set<String> = []
        // An empty thumbnail of an overlay must not have unknown members.
        let items = try items().filter(\.item.findings.isEmpty)
        for (pointer, document, item) in items {
            let overlays = document["activities"]?.dictionaryValue ?? [:]
            for activity in overlays.keys + ["com.example.none"] {
                let resolved = item.resolved(for: ActivityType(rawValue: activity))
                var expected = document
                for member in overlays[activity]?.dictionaryValue ?? [:] {
                    expected[member.key] = member.value.isEmpty ? nil : member.value
                }
                expected["activities"] = nil
                expected["excluded-activities"] = nil
                let written = try Payload.dictionary(resolved.encoded(as: .json))
                #expect(written == expected, "\(pointer) for \(activity)")
                if expected != document { places.insert(pointer) }
            }
        }
        #expect(places.count == items.count)
        #expect(items.count > 50 / TestExtent.step(5))
    }
}
