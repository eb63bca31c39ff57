import Testing
import XExtensionItem

@testable import ShareTargets

struct BuiltInActivityTests {
    private func activity(_ type: ActivityType, sourceLocation: SourceLocation = #_sourceLocation)
        throws -> BuiltInActivity
    {
        try #require(
            BuiltInActivity.all.first { $0.activity == type }, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        (ActivityType.mail, ["public.zip-archive"], true), (.print, ["public.plain-text"], false),
        (.saveToCameraRoll, ["public.mpeg-4"], true), (.assignToContact, ["public.url"], false),
        (.postToFlickr, ["public.png"], true), (.postToVimeo, ["public.png"], false),
        (.copyToPasteboard, ["public.url"], true), (.airDrop, ["public.rtf"], true),
    ])
    func typesAreThoseOfTheDocumentation(
        _ type: ActivityType, _ types: [String], _ expected: Bool
    ) throws {
        #expect(try activity(type).offer(of: SharedView(types)).isOffered == expected)
    }

    @Test func aPlainActivitySeesTheMainAttachmentAlone() throws {
        let view = SharedView(["public.url"], ["public.png"])
        #expect(try !activity(.saveToCameraRoll).offer(of: view).isOffered)
        #expect(try activity(.postToFlickr).offer(of: view).isOffered)
        #expect(try activity(.mail).offer(of: view).received.map(\.attachment) == [0])
        #expect(try activity(.postToTwitter).offer(of: view).received.count == 2)
    }

    @Test func readingListTakesWebPages() throws {
        let list = try activity(.addToReadingList)
        #expect(
            list.offer(of: SharedView(attachments: [.init(types: [.url], scheme: "https")]))
                .isOffered)
        #expect(
            !list.offer(of: SharedView(attachments: [.init(types: [.url], scheme: "mailto")]))
                .isOffered)
    }

    @Test func undocumentedActivitiesAreUnknown() throws {
        for type in [ActivityType.openInIBooks, .markupAsPDF, .addToHomeScreen, .sharePlay] {
            let offer = try activity(type).offer(of: SharedView(["public.png"]))
            #expect(offer.isUndocumented && offer.reasons.map(\.code) == [.undocumented])
        }
        #expect(BuiltInActivity.all.count == 20)
    }
}
