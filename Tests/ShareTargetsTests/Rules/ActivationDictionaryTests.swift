import Testing
import WireFormat

@testable import ShareTargets

/// Dictionary rules. The expected verdicts are derived from the names of the keys, and from public
/// statements of developers about versions 1 and 2.
struct ActivationDictionaryTests {
    private func rule(_ members: KeyValuePairs<String, WireValue>) -> ActivationRule {
        let members = members.map { (key: "NSExtensionActivation" + $0.key, value: $0.value) }
        return ActivationRule(dictionary: WireDictionary(members))
    }

    private let link = SharedView(["public.url"])
    private let linkAndImage = SharedView(["public.url"], ["public.png"])

    @Test func versionOneRequiresEveryAttachmentToBeAccepted() {
        let one = rule(["SupportsWebURLWithMaxCount": 1])
        #expect(one.accepts(link) && !one.accepts(linkAndImage))
        #expect(one.offer(of: linkAndImage).assumptions == [.versionOneIsStrict])
        #expect(one.offer(of: linkAndImage).reasons.map(\.attachments) == [[1]])
        let two = rule(["SupportsWebURLWithMaxCount": 1, "DictionaryVersion": 2])
        #expect(two.accepts(linkAndImage) && !two.accepts(SharedView(["public.png"])))
        #expect(two.offer(of: linkAndImage).assumptions.isEmpty)
    }

    @Test func strictMatchingIsAnAssumption() {
        let rule = rule([
            "SupportsWebURLWithMaxCount": 1, "DictionaryVersion": 2, "UsesStrictMatching": true,
        ])
        #expect(!rule.accepts(linkAndImage))
        #expect(rule.offer(of: linkAndImage).assumptions == [.strictMatching])
    }

    @Test func countOfOneIsSingular() throws {
        let rule = rule(["SupportsAttachmentsWithMinCount": 2, "SupportsImageWithMaxCount": 2])
        let reasons = rule.offer(of: SharedView(["public.png"])).reasons
        #expect(reasons.map(\.message) == ["1 attachment, expected at least 2"])
    }

    @Test func countsApplyInBothVersions() throws {
        for version in [1, 2] {
            let rule = rule([
                "SupportsImageWithMaxCount": 1, "DictionaryVersion": .init(version),
            ])
            let offer = rule.offer(of: SharedView(["public.png"], ["public.jpeg"]))
            let reason = try #require(offer.reasons.first)
            #expect(reason.message == "2 attachments of the kind image, expected at most 1")
            #expect(
                reason.matchCount == 2 && reason.expectedCounts == 0...1
                    && reason.attachments == [0, 1])
            #expect(reason.place == "NSExtensionActivationSupportsImageWithMaxCount")
        }
        let total = rule(["SupportsText": true, "SupportsAttachmentsWithMaxCount": 1])
        #expect(!total.accepts(SharedView(["public.plain-text"], ["public.html"])))
        let minimum = rule(["SupportsText": true, "SupportsAttachmentsWithMinCount": 2])
        #expect(minimum.accepts(SharedView(["public.plain-text"], ["public.html"])))
        #expect(!minimum.accepts(SharedView(["public.plain-text"])))
    }

    @Test(
        arguments: [
            ("SupportsText", ["public.html"], [Assumption.textIsAnyText]),
            ("SupportsText", ["public.plain-text"], []),
            ("SupportsWebURLWithMaxCount", ["public.url"], []),
            ("SupportsImageWithMaxCount", ["public.heic"], []),
            ("SupportsMovieWithMaxCount", ["public.mpeg-4"], []),
            ("SupportsWebPageWithMaxCount", ["com.apple.property-list"], []),
            ("SupportsFileWithMaxCount", ["com.adobe.pdf"], [.fileIsData]),
            ("SupportsFileWithMaxCount", ["public.folder"], [.fileIsData]),
            ("SupportsFileWithMaxCount", ["public.file-url"], []),
            ("SupportsFileWithMaxCount", ["public.plain-text"], [.fileIsData, .fileIncludesText]),
            ("SupportsFileWithMaxCount", ["public.png"], [.fileIsData, .fileIncludesMedia]),
            ("SupportsFileWithMaxCount", ["public.mpeg-4"], [.fileIsData, .fileIncludesMedia]),
        ] as [(String, [String], [Assumption])])
    func kindAccepts(_ key: String, _ types: [String], _ assumptions: [Assumption]) {
        let offer = rule(["\(key)": 1]).offer(of: SharedView(types))
        #expect(offer.isOffered && offer.assumptions == assumptions)
    }

    @Test(arguments: [
        ("SupportsText", "public.png"), ("SupportsWebURLWithMaxCount", "public.plain-text"),
        ("SupportsImageWithMaxCount", "public.url"), ("SupportsMovieWithMaxCount", "public.mp3"),
        ("SupportsWebPageWithMaxCount", "public.url"), ("SupportsFileWithMaxCount", "public.item"),
    ])
    func kindRefuses(_ key: String, _ type: String) {
        let offer = rule(["\(key)": 1]).offer(of: SharedView([type]))
        #expect(!offer.isOffered && offer.assumptions.isEmpty)
        #expect(offer.reasons.map(\.kind) == [.type] && offer.reasons[0].attachments == [0])
    }

    @Test(
        arguments: [
            (
                ["SupportsWebURLWithMaxCount": 1],
                "attachment 1 (public.png) does not have an accepted"
            ),
            (
                ["SupportsMovieWithMaxCount": 1, "DictionaryVersion": 2],
                "attachment main (public.url), attachment 1 (public.png) do not have an accepted kind "
                    + "(movie); at least one attachment must"
            ),
        ] as [(KeyValuePairs<String, WireValue>, String)])
    func reasonsNameTheAttachments(
        _ members: KeyValuePairs<String, WireValue>, _ message: String
    ) {
        let reasons = rule(members).offer(of: linkAndImage).reasons
        #expect(reasons.contains { $0.message.hasPrefix(message) }, "\(reasons)")
    }

    @Test func fileURLAsWebURLIsAnAssumption() {
        let offer = rule(["SupportsWebURLWithMaxCount": 1]).offer(
            of: SharedView(["public.file-url"]))
        #expect(!offer.isOffered && offer.assumptions == [.webURLExcludesFiles])
    }

    @Test(arguments: [
        (WireValue.string("1"), true, Offer.Reason.Kind.value), (.boolean(true), true, .value),
        (.array([1]), false, .value), (.dictionary(["a": 1]), false, .value),
        (.string("one"), false, .value), (.init(0), false, .nothing),
        (.string("-1"), false, .value),
    ])
    func valuesOtherThanCountsAreWarnings(
        _ value: WireValue, _ accepts: Bool, _ kind: Offer.Reason.Kind
    ) {
        let rule = rule(["SupportsWebURLWithMaxCount": value])
        #expect(rule.accepts(link) == accepts && rule.warnings.first?.kind == kind)
    }

    @Test func unknownKeysAreWarnings() {
        let rule = rule(["SupportsAudioWithMaxCount": 1])
        #expect(rule.warnings.map(\.kind) == [.key, .nothing])
        #expect(rule.offer(of: link).reasons.map(\.kind) == [.never])
    }
}
