import Foundation
import TestSupport
import Testing
import WireFormat

@testable import AppLinks

/// Every available version of IntentKit's property lists.
@Suite(.enabled(if: LinkCorpus.has("intentkit")))
struct IntentKitCorpusTests {
    /// The newest files, except the one that describes their bundle.
    private func head() throws -> [(name: String, bytes: Data)] {
        try LinkCorpus.files("intentkit/head/Apps", ".plist")
            .filter { !$0.name.hasSuffix("Info.plist") }
    }

    @Test func theNewestFilesHave16AppsOf6Types() throws {
        let (catalog, findings) = AppCatalog.reading(try head())
        #expect(
            catalog.types.map(\.key).sorted()
                == ["browser", "email", "facebook", "gplus", "maps", "twitter"])
        let apps = catalog.types.flatMap(\.apps)
        #expect(apps.count == 16)
        #expect(apps.count { $0.presenter != nil } == 3)
        #expect(apps.flatMap(\.links).count == 56)
        #expect(catalog.types.compactMap(\.preferredApp).count == 6)
        #expect(
            findings.map { "\($0.code.rawValue) \($0.pointer)" }.sorted() == [
                "fallback.scheme /fallbackUrls/showGPlusEventWithId:",
                "template.host-placeholder /actions/openHttpURL:",
                "template.host-placeholder /actions/openHttpsURL:",
                "template.second-question-mark /fallbackUrls/retweetTweetWithId:",
                "template.single-braces /actions/showListWithId:",
            ])
    }

    @Test func rejectsFilesThatAreNotCatalogs() throws {
        let all = try LinkCorpus.files("intentkit/head/Apps", ".plist")
        let errors = AppCatalog.reading(all).findings.filter { $0.severity == .error }
        #expect(
            errors.map(\.description) == [
                "IntentKitBundle-Info.plist:4:1: catalog.shape: "
                    + "expected a catalog in the XExtensionItem, Choosy, IntentKit or PhotoAppLink"
                    + " format (clause 2.1.3)"
            ])
    }

    /// The file's name without its folders and its extension.
    private func stem(of file: (name: String, bytes: Data)) -> String {
        URL(filePath: file.name).deletingPathExtension().lastPathComponent
    }

    @Test func everyVersionRoundTrips() throws {
        let versions = try LinkCorpus.history("intentkit")
        var unknown = 0
        for file in try versions.map(\.file) + head() {
            let (catalog, findings) = AppCatalog.reading([file])
            #expect(!findings.contains { $0.severity == .error }, "\(file.name)")
            // A branch had handlers for calls and messages that were never released.
            if findings.contains(where: { $0.code == "type.unknown" }) {
                unknown += 1
                continue
            }
            let files = try catalog.intentKitFiles().files
            let written = try #require(files.first { $0.key.hasSuffix("\(stem(of: file)).plist") })
            let document = try WireDocument(written.value)
            #expect(
                try document.encoded(as: .json) == WireDocument(file.bytes).encoded(as: .json),
                "\(file.name)")
        }
        print(
            "IntentKit: \(versions.count) older versions, \(unknown) of handlers that were not released"
        )
    }

    /// Converts all files together to the project's own format and back.
    @Test func catalogRoundTripsInTheOwnFormat() throws {
        let files = try head()
        let catalog = AppCatalog.reading(files).catalog
        let bytes = try catalog.encoded()
        let again = try AppCatalog(decoding: bytes)
        #expect(try again.encoded() == bytes)
        let written = try again.intentKitFiles().files
        #expect(written.count == files.count)
        // One template's single braces were converted to double braces.
        for file in files where stem(of: file) != "Tweetbot" {
            let found = try #require(written.first { $0.key.hasSuffix("/\(stem(of: file)).plist") })
            let document = try WireDocument(found.value)
            #expect(
                try document.encoded(as: .json) == WireDocument(file.bytes).encoded(as: .json),
                "\(file.name)")
        }
    }

    /// Expands every template of both corpora, with usual and hostile values, here and in a second implementation.
    @Test(.enabled(if: PythonPeer.isWanted && LinkCorpus.has("choosy-data")))
    func templatesExpandAsInASecondImplementation() throws {
        let files = try head() + LinkCorpus.files("choosy-data/head/app-data", ".json")
        let history = try ["intentkit", "choosy-data"].flatMap {
            try LinkCorpus.history($0).map(\.file)
        }
        let templates = (files + history).flatMap { AppCatalog.reading([$0]).catalog.types }
            .flatMap(\.apps).flatMap { app in app.links.map { (app, $0.template) } }
        var cases: [[String: Any]] = []
        for (app, template) in templates {
            for values in [["Bern & Köniz"], ["a/../b?c=d#e"], ["example.org/a?b=c"], [""], []] {
                let names = Set(
                    template.placeholders.map(\.name) + app.optionalQuery.map(\.parameter))
                let parameters = names.flatMap { name in values.map { (name, $0) } }
                cases.append([
                    "template": template.text(in: .own),
                    "parameters": Dictionary(uniqueKeysWithValues: parameters),
                    "optional-query": app.optionalQuery.map {
                        [$0.parameter, OptionalPart.withoutSeparator($0.text(in: .own))]
                    },
                ])
            }
        }
        #expect(cases.count >= 5 * 103)
        let output = try Self.expandedByPeer(cases)
        #expect(output.count == cases.count)
        for one in output { one.check() }
    }

    private static func expandedByPeer(_ cases: [[String: Any]]) throws -> [TemplateCase] {
        let file = FileManager.default.temporaryDirectory.appending(path: "links-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try JSONSerialization.data(withJSONObject: cases).write(to: file)
        let script = Repository.url("Tests/Peers/link_peer.py").path
        return try TemplateCase.lines(from: PythonPeer.run(script, "--expand", file.path))
    }
}
