import Foundation
import TestSupport
import Testing
import XExtensionItem

/// Each member that overlays can replace has a constant, and a property in items, sources and their overlays.
struct MemberPropertyTests {
    private static let image = Representation.data(Data([1]), typeIdentifier: .png)

    @Test(arguments: SharedMember.allCases)
    func itemsHaveTheirProperty(_ member: SharedMember) {
        var item = ExtensionItem(text: "main")
        let name = item.set(member, attachment: .text("other"), thumbnail: Self.image)
        #expect(name == OverlayMember(member))
        #expect(Set(item.writtenMembers) == [.mainAttachment, member])
        var changed = ExtensionItem(text: "main")
        _ = changed[.mail].set(member, attachment: .text("other"), thumbnail: Self.image)
        #expect(changed[.mail].overriddenMembers == [name])
        #expect(changed.resolved(for: .mail) == item)
    }

    @Test(arguments: SharedMember.allCases)
    func sourcesHaveTheirProperty(_ member: SharedMember) async throws {
        var source = ItemSource(text: "main")
        let image = ThumbnailProvider(Self.image)
        let name = source.set(member, attachment: .text("other"), thumbnail: image)
        #expect(name == OverlayMember(member))
        let item = try await source.item()
        #expect(Set(item.writtenMembers) == [.mainAttachment, member])
        var changed = ItemSource(text: "main")
        _ = changed[.mail].set(member, attachment: .text("other"), thumbnail: image)
        #expect(changed[.mail].overriddenMembers == [name])
        #expect(try await changed.item(for: .mail) == item)
    }

    /// An app can create each kind of content, and read it from a property.
    @Test(arguments: RepresentationMember.allCases)
    func kindsHaveAFunctionAndAProperty(_ member: RepresentationMember) throws {
        switch member {
        case .data:
            #expect(Representation.data(Data([1, 2]), typeIdentifier: .png).byteCount == 2)
        case .file:
            let file = try Representation.file(at: URL(filePath: #filePath))
            #expect(try file.byteCount == file.bytes().load().count)
        case .propertyList:
            #expect(Representation.propertyList(["a": 1]).propertyList == ["a": 1])
        case .text: #expect(Representation.text("a").text == "a")
        case .typeIdentifier: #expect(Representation.text("a").typeIdentifier == .plainText)
        case .url:
            let url = try #require(URL(string: "https://example.com/"))
            #expect(Representation.url(url).url == url)
        }
    }
}
