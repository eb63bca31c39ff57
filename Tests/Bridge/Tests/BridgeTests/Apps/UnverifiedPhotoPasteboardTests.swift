import AppsOnStandIns
import Foundation
import ShareInbox
import Testing
import UIKit
import XExtensionItem

@MainActor struct UnverifiedPhotoPasteboardTests {
    private let pasteboard = UIPasteboard()
    private static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 1])

    private func take(_ url: String) throws -> ExtensionItem? {
        let receiver = UnverifiedPhotoPasteboard(
            scheme: "Colors-PhotoAppLink", pasteboard: pasteboard)
        return receiver.takeUnverifiedImage(for: try #require(URL(string: url)))
    }

    @Test func takesAnImageOnceAndOnlyForItsScheme() async throws {
        pasteboard.items = [["public.jpeg": Self.jpeg]]
        #expect(try take("other-photoapplink://") == nil)
        let ticket = InboxToken.random()
        #expect(try take("colors-photoapplink://xitem/pop?v=1&ticket=\(ticket)") == nil)
        let item = try #require(try take("colors-photoapplink://"))
        let representation = item.mainAttachment.representations[0]
        #expect(representation.typeIdentifier == "public.jpeg")
        #expect(try await representation.load() == Self.jpeg)
        #expect(pasteboard.items.isEmpty)
        #expect(try take("colors-photoapplink://") == nil)
    }

    @Test func takesOnlyImages() throws {
        for item in [["public.utf8-plain-text": Self.jpeg], ["public.png": Self.jpeg]] {
            pasteboard.items = [item]
            #expect(try take("colors-photoapplink://") == nil)
            #expect(!pasteboard.items.isEmpty)
        }
    }
}
