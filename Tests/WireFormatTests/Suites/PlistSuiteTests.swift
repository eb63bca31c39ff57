import Foundation
import TestSupport
import Testing
import WireFormat

/// Property lists from the tests of other readers, with the results of CPython's plistlib.
@Suite(.enabled(if: Corpus.has("plist-suite")))
struct PlistSuiteTests {
    struct Entry: Decodable {
        let file: String
        let kind: String
        let cpython: String?

        enum CodingKeys: String, CodingKey {
            case file, kind
            case cpython = "cpython_3_11_plistlib"
        }
    }

    static func entries() throws -> [Entry] {
        let index = Corpus.folder.appending(path: "plist-suite/index.json")
        return try JSONDecoder().decode([Entry].self, from: Data(contentsOf: index))
    }

    static func data(_ entry: Entry) throws -> Data {
        try Data(contentsOf: Corpus.folder.appending(path: "plist-suite/" + entry.file))
    }

    /// Every list that plistlib reads is read, except the listed ones; every other list is refused.
    /// Each list that is read survives conversion to every encoding.
    @Test func readsWhatPlistlibReadsExceptListedFiles() throws {
        let entries = try Self.entries()
        #expect(entries.count > 300)
        for number in stride(from: 0, to: entries.count, by: TestExtent.step(4)) {
            let entry = entries[number]
            guard entry.kind != "openstep-or-json" && entry.kind != "other" else { continue }
            let isValid = entry.cpython?.hasPrefix("ok") ?? false
            let document: WireDocument
            do throws(PayloadError) {
                document = try WireDocument(Self.content(of: entry))
            } catch {
                let isListed = error.code.rawValue == PlistSuiteVerdicts.refused[entry.file]
                #expect(!isValid || isListed || error.code == .uid, "\(entry.file): \(error)")
                continue
            }
            #expect(isValid && PlistSuiteVerdicts.refused[entry.file] == nil, "\(entry.file)")
            try Self.checkRoundTrip(document, entry.file)
        }
    }

    /// OpenStep lists and other text are refused, or read as JSON; none causes a crash.
    @Test func openStepAndUnknownFormatsGetTheirOwnErrors() throws {
        let codes = try Self.entries().filter {
            $0.kind == "openstep-or-json" || $0.kind == "other"
        }
        .map { fault(Self.content(of: $0))?.code.rawValue ?? "read" }
        #expect(codes.contains("encoding.openstep") && codes.contains("encoding.unrecognized"))
    }

    private static func content(of entry: Entry) -> Data {
        (try? data(entry)) ?? Data()
    }

    static func checkRoundTrip(
        _ document: WireDocument, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        guard !document.findings.contains(where: { $0.code == .null || $0.code == .unsupportedKey })
        else { return }
        let json = try document.encoded(as: .json)
        for encoding in WireEncoding.all {
            let again = try WireDocument(document.encoded(as: encoding))
            #expect(
                try again.encoded(as: .json) == json, "\(name) \(encoding)",
                sourceLocation: sourceLocation)
        }
    }
}
