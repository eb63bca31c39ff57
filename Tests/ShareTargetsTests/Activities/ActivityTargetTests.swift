import Testing
import XExtensionItem

@testable import ShareTargets

struct ActivityTargetTests {
    private func activity(_ type: ActivityType, sourceLocation: SourceLocation = #_sourceLocation)
        throws -> ActivityTarget
    {
        try #require(
            ActivityTarget.builtIn.first { $0.activity == type }, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        (ActivityType.mail, ["public.zip-archive"], true), (.print, ["public.plain-text"], false),
        (.saveToCameraRoll, ["public.mpeg-4"], true), (.assignToContact, ["public.url"], false),
        (.postToFlickr, ["public.png"], true), (.postToVimeo, ["public.png"], false),
        (.copyToPasteboard, ["public.url"], true), (.airDrop, ["public.rtf"], true),
    ])
    func documentedTypesAreAccepted(
        _ type: ActivityType, _ types: [String], _ expected: Bool
    ) throws {
        #expect(try activity(type).offer(of: SharedView(types)).isOffered == expected)
    }

    @Test func readingListTakesOnlyWebPages() throws {
        let list = try activity(.addToReadingList)
        #expect(
            list.offer(of: SharedView(attachments: [.init(types: [.url], scheme: "https")]))
                .isOffered)
        #expect(
            !list.offer(of: SharedView(attachments: [.init(types: [.url], scheme: "mailto")]))
                .isOffered)
    }

    @Test func activitiesWithoutDocumentedTypesAreUnknown() throws {
        for type in [ActivityType.openInIBooks, .markupAsPDF, .addToHomeScreen, .sharePlay] {
            let offer = try activity(type).offer(of: SharedView(["public.png"]))
            #expect(offer.isUndocumented && offer.reasons.map(\.kind) == [.undocumented])
        }
        #expect(ActivityTarget.builtIn.count == 20)
    }
}
