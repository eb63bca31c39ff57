import Foundation
import TestSupport
import Testing
import XExtensionItem

/// An unknown member in any dictionary of a payload survives the commands that rewrite documents.
struct UnknownMemberCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// Returns copies of a value, each with a member added to one dictionary that is not a tag.
    private func insertions(into value: Any) -> [Any] {
        if let members = value as? [String: Any] {
            if members.count == 1, members.keys.allSatisfy({ $0.hasPrefix("$") }) { return [] }
            let here = members.merging(["com.example.unknown": ["x": [1, "é"]]]) { $1 }
            return members.reduce(into: [here as Any]) { all, member in
                for inner in insertions(into: member.value) {
                    all.append(members.merging([member.key: inner]) { $1 })
                }
            }
        }
        guard let elements = value as? [Any] else { return [] }
        return elements.indices.reduce(into: []) { all, index in
            for inner in insertions(into: elements[index]) {
                all.append(elements.enumerated().map { $0.offset == index ? inner : $0.element })
            }
        }
    }

    /// Foundation, which does not know the format, writes the documents and reads their values.
    @Test func survivesConvertAndCanonicalize() async throws {
        let payload = try Data(contentsOf: URL(filePath: Example.path("everything.xitem.json")))
        let documents = insertions(into: try JSONSerialization.jsonObject(with: payload))
        #expect(documents.count > 50)
        for number in stride(from: 0, to: documents.count, by: TestExtent.step(3)) {
            let document = documents[number]
            let expected = try #require(document as? NSDictionary)
            let first = try folder.write(JSONSerialization.data(withJSONObject: document), "0")
            var file = first
            for encoding in ["xml", "binary", "json", "binary", "xml", "json"] {
                let next = folder.path("\(encoding) after \(URL(filePath: file).lastPathComponent)")
                #expect(
                    await TestConsole().run(
                        "convert", "--to", encoding, file, "--force", "-o", next) == 0)
                file = next
            }
            let canonical = TestConsole()
            #expect(await canonical.run("canonicalize", first) == 0)
            #expect(try value(canonical.bytes) == expected)
            #expect(try Data(contentsOf: URL(filePath: file)) == canonical.bytes)
        }
    }

    private func value(_ bytes: Data, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> NSDictionary
    {
        try #require(
            try JSONSerialization.jsonObject(with: bytes) as? NSDictionary,
            sourceLocation: sourceLocation)
    }
}
