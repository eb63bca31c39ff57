import Foundation
import Testing
import WireFormat
import XExtensionItem

@testable import AppLinks

/// Every available version of Choosy's data repository.
@Suite(.enabled(if: LinkCorpus.has("choosy-data")))
struct ChoosyCorpusTests {
    private func head() throws -> [(name: String, bytes: Data)] {
        try LinkCorpus.files("choosy-data/head/app-data", ".json")
    }

    /// Definitions that Choosy's code contains and its data omits; only keys, as in its README.
    private static let builtIn = Catalogs.read(
        """
        { "app-catalog": "1.0", "types": [
          { "key": "email", "name": "Email", "actions": [{"key": "compose"}],
            "parameters": [{"key": "body"}, {"key": "to"}, {"key": "cc"}, {"key": "subject"}] },
          { "key": "twitter", "name": "Twitter",
            "actions": [{"key": "show_profile"}, {"key": "post"}, {"key": "retweet"}, {"key": "favorite"}],
            "parameters": [{"key": "text"}, {"key": "url_in_tweet"}, {"key": "reference_tweet_id"},
              {"key": "via"}, {"key": "hashtags"}, {"key": "related"}, {"key": "profile_screenname"},
              {"key": "user_id"}, {"key": "callback_url"}] },
          { "key": "maps", "name": "Maps", "actions": [{"key": "get_directions"}, {"key": "search"}],
            "parameters": [{"key": "query"}, {"key": "start_address"}, {"key": "end_address"}] },
          { "key": "browser", "name": "Browser", "actions": [{"key": "browse"}],
            "parameters": [{"key": "url"}] } ] }
        """)

    @Test func theNewestFilesHave11AppsWith47Links() throws {
        let (catalog, findings) = AppCatalog.reading(try head())
        #expect(catalog.types.map(\.key) == ["browser", "email", "maps", "twitter"])
        #expect(catalog.types.map(\.apps.count) == [1, 4, 2, 4])
        #expect(catalog.types.flatMap(\.apps).flatMap(\.links).count == 47)
        let counts = Dictionary(grouping: findings, by: \.code.rawValue).mapValues(\.count)
        #expect(counts["placeholder.unknown"] == 49)
        #expect(counts["action.unknown"] == 21)
        #expect(counts["action.duplicate"] == 1)
        #expect(!findings.contains { $0.severity == .error })
    }

    @Test func builtInDefinitionsLeaveOnlyRealFaults() throws {
        let (catalog, _) = AppCatalog.reading(try head())
        let findings = Self.builtIn.merged(with: catalog).check().filter { $0.severity == .finding }
        #expect(
            findings.map { "\($0.code.rawValue) \($0.pointer)" }.sorted() == [
                "action.unknown /types/0/apps/3/links/view_message",
                "placeholder.unknown /types/0/apps/3/links/view_message",
                "placeholder.unknown /types/1/apps/2/links/post",
                "placeholder.unknown /types/1/apps/3/links/post",
            ])
    }

    @Test func eachFaultHasItsLineAndColumn() throws {
        let findings = AppCatalog.reading(try head()).findings
        #expect(
            findings.contains {
                $0.description
                    == "twitter.json:237:13: action.duplicate: the app has more than one link for "
                    + "“search”; only the first is used at /0/apps/3/actions/8 (clause 7.2.5)"
            })
        #expect(
            findings.contains {
                $0.description
                    == "email.json:50:29: placeholder.unknown: "
                    + "the type has no parameter “message_id” "
                    + "at /0/apps/3/actions/1/url_format (clause 7.1.1)"
            })
    }

    @Test func anAppWithoutIconIsReported() throws {
        let names = try String(
            contentsOf: LinkCorpus.folder.appending(path: "choosy-data/icons.txt"), encoding: .utf8)
        let icons = Set(
            names.split(separator: "\n").map { String($0.split(separator: "/").last ?? "") })
        let missing = AppCatalog.reading(try head()).catalog.check(icons: icons)
            .filter { $0.code == "icon.missing" }
        #expect(missing.map(\.pointer) == ["/types/3/apps/1"])
    }

    @Test func everyVersionRoundTrips() throws {
        let versions = try LinkCorpus.history("choosy-data")
        var duplicates = 0
        for file in try versions.filter(\.version.isValid).map(\.file) + head() {
            let (catalog, findings) = AppCatalog.reading([file])
            if let error = findings.first(where: { $0.severity == .error }) {
                // Python's parser accepts duplicate keys.
                #expect(error.code.rawValue == "value.duplicate-key", "\(error)")
                duplicates += 1
                continue
            }
            let (files, losses) = try catalog.choosyFiles()
            #expect(losses.isEmpty && files.count == 1)
            let written = try WireDocument(#require(files.values.first)).encoded(as: .json)
            #expect(try written == WireDocument(file.bytes).encoded(as: .json), "\(file.name)")
        }
        #expect(duplicates <= 1)
        print("Choosy: \(versions.count) older versions, \(duplicates) with duplicate keys")
    }

    /// The expected locations are those of Python's parser.
    @Test func errorsOfMalformedVersionsHaveTheirLocation() throws {
        for (version, file) in try LinkCorpus.history("choosy-data") where !version.isValid {
            let findings = AppCatalog.reading([file]).findings
            let error = try #require(findings.first { $0.severity == .error })
            let place = "line \(error.location?.line ?? 0) column \(error.location?.column ?? 0)"
            #expect(version.fault?.contains(place) == true, "\(version.file): \(error)")
            #expect(findings.count == 1)
        }
    }

    /// Converts the whole catalog to the project's own format, and back to Choosy's.
    @Test func catalogRoundTripsInTheOwnFormat() throws {
        let catalog = AppCatalog.reading(try head()).catalog
        for encoding in WireEncoding.all {
            let bytes = try catalog.encoded(as: encoding)
            let again = try AppCatalog(decoding: bytes)
            #expect(try again.encoded(as: encoding) == bytes)
            #expect(try again.choosyFiles().losses.isEmpty)
            for (name, file) in try again.choosyFiles().files {
                let original = try #require(try head().first { $0.name == name })
                var written = try WireDocument(file).encoded(as: .json)
                if name == "twitter.json" {
                    // Only one link for the duplicate action remains.
                    written = try Self.withoutDuplicates(original)
                }
                #expect(try written == Self.withoutDuplicates(original), "\(name)")
            }
        }
    }

    private static func withoutDuplicates(
        _ file: (name: String, bytes: Data), sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Data {
        var catalog = AppCatalog.reading([file]).catalog
        for (type, app) in catalog.types.indices.flatMap({ type in
            catalog.types[type].apps.indices.map { (type, $0) }
        }) {
            var seen: Set<String> = []
            catalog.types[type].apps[app].links.removeAll { !seen.insert($0.action).inserted }
        }
        return try WireDocument(
            #require(catalog.choosyFiles().files.values.first, sourceLocation: sourceLocation)
        ).encoded(as: .json)
    }
}
