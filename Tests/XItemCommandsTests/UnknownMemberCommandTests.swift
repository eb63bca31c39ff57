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

    /// Returns a value with an unknown member in each dictionary that is not a tag, and their number.
    private func insertion(into value: Any, _ count: inout Int) -> Any {
        if let elements = value as? [Any] { return elements.map { insertion(into: $0, &count) } }
        guard var members = value as? [String: Any],
            members.count != 1 || !members.keys.allSatisfy({ $0.hasPrefix("$") })
        else { return value }
        members = members.mapValues { insertion(into: $0, &count) }
        members["com.example.unknown"] = ["x": [1, "é"]]
        count += 1
        return members
    }

    /// Foundation, which does not know the format, writes the document and reads its values.
    @Test func survivesConvertAndCanonicalize() async throws {
        let payload = try Data(contentsOf: URL(filePath: Example.path("everything.xitem.json")))
        var count = 0
        let document = insertion(into: try JSONSerialization.jsonObject(with: payload), &count)
        #expect(count > 50)
        let first = try folder.write(JSONSerialization.data(withJSONObject: document), "0")
        var file = first
        for (number, encoding) in ["xml", "binary", "json", "binary", "xml", "json"].enumerated() {
            let next = folder.path("\(number)")
            #expect(
                await TestConsole().run("convert", "--to", encoding, file, "--force", "-o", next)
                    == 0)
            file = next
        }
        let canonical = TestConsole()
        #expect(await canonical.run("canonicalize", first) == 0)
        let values = try JSONSerialization.jsonObject(with: canonical.bytes) as? NSDictionary
        #expect(values == document as? NSDictionary)
        #expect(try Data(contentsOf: URL(filePath: file)) == canonical.bytes)
    }
}
