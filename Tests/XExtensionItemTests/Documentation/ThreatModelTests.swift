import Foundation
import TestSupport
import Testing

/// Each promise of the threat model names existing tests.
struct ThreatModelTests {
    /// The rows of the tables of promises: the promise, and the names of its tests.
    private func promises(_ sourceLocation: SourceLocation = #_sourceLocation) throws -> [(
        promise: String, tests: [String]
    )] {
        let text = try Repository.text("Sources/XExtensionItem/XExtensionItem.docc/ThreatModel.md")
        let start = try #require(text.range(of: "\n## Promises"), sourceLocation: sourceLocation)
        let end = try #require(
            text.range(of: "\n## Your responsibilities"), sourceLocation: sourceLocation)
        return text[start.upperBound..<end.lowerBound].split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|")
            guard line.hasPrefix("|"), cells.count == 2, !line.hasPrefix("|---"),
                !line.hasPrefix("| promise")
            else { return nil }
            let tests = cells[1].matches(of: /`([A-Za-z]+\/[A-Za-z0-9]+)`/).map {
                String($0.output.1)
            }
            return (String(cells[0]), tests)
        }
    }

    /// The source of each test file, by its name without the extension.
    private func suites() throws -> [String: String] {
        let folder = Repository.folder.appending(path: "Tests")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var suites: [String: String] = [:]
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let name = file.deletingPathExtension().lastPathComponent
            guard name.hasSuffix("Tests"), !file.path.contains("/.build/") else { continue }
            suites[name] = try String(contentsOf: file, encoding: .utf8)
        }
        return suites
    }

    @Test func everyPromiseNamesExistingTests() throws {
        let promises = try promises()
        #expect(promises.count >= 25)
        let suites = try suites()
        for (promise, tests) in promises {
            #expect(!tests.isEmpty, "\(promise)")
            for test in tests {
                let names = test.split(separator: "/")
                let suite = suites[String(names[0])] ?? ""
                #expect(suite.contains("func \(names[1])("), "\(test)")
            }
        }
    }
}
