import Foundation
import Testing
import XExtensionItem

/// The values for one activity. Items and sources have the same API to read, set and remove them.
struct OverlayTests {
    private static let url = URL(string: "https://example.com/")

    private static var item: ExtensionItem {
        var item = ExtensionItem(text: "main")
        item.title = "Long"
        item.tags = ["a"]
        item.contentText = "Text"
        item.sourceURL = url
        item.referrer = Referrer(appName: "App")
        item.thumbnail = .image(Data([1]))
        item.additionalAttachments = [.text("one")]
        item.userInfo = ["a": 1]
        item.parameters["com.example"] = ["a": 1]
        item.unknownMembers["com.example.x"] = 1
        return item
    }

    @Test func readsTheValuesThatTheActivityGets() {
        var item = Self.item
        item[.mail].title = "Short"
        #expect(item[.mail].title == "Short")
        #expect(item[.mail].tags == ["a"])
        #expect(item[.mail].sourceURL == Self.url)
        #expect(item[.mail].unknownMembers == ["com.example.x": 1])
        #expect(item[.print].title == "Long")
        #expect(item.activities == [.mail])
        let mail = item.resolved(for: .mail)
        #expect(mail.title == item[.mail].title && mail.referrer == item[.mail].referrer)
    }

    /// Nil and an empty value remove any property, even an absent one.
    @Test func nilAndEmptyRemove() throws {
        var item = Self.item
        item[.mail].title = nil
        item[.mail].tags = []
        item[.mail].contentText = nil
        item[.mail].sourceURL = nil
        item[.mail].referrer = nil
        item[.mail].thumbnail = nil
        item[.mail].additionalAttachments = []
        item[.mail].userInfo = [:]
        item[.mail].parameters = Parameters()
        item[.mail].unknownMembers["com.example.x"] = nil
        let read = try ExtensionItem(decoding: item.encoded(as: .json), reading: .strict)
        #expect(read == item)
        #expect(read.resolved(for: .mail) == ExtensionItem(text: "main"))
        #expect(
            read[.mail].overriddenMembers
                == Set(OverlayMember.allCases).subtracting([.mainAttachment]))
        #expect(read[.mail].title == nil && read[.mail].thumbnail == nil)

        var empty = ExtensionItem(text: "main")
        empty[.mail].title = nil
        empty[.mail].sourceURL = nil
        // Values that are set later for all activities do not affect mail.
        empty.title = "Later"
        empty.sourceURL = Self.url
        #expect(empty.resolved(for: .mail) == ExtensionItem(text: "main"))
    }

    /// A change in place starts with the inherited value.
    @Test func changesStartWithTheInheritedValue() {
        var item = Self.item
        item[.mail].tags.append("b")
        item[.mail].contentText?.runs[0].isBold = true
        item[.mail].userInfo["b"] = 2
        item[.mail].additionalAttachments.append(.text("two"))
        item[.mail].mainAttachment.suggestedName = "a.txt"
        item[.mail].parameters["com.example"]["b"] = 2
        item[.mail].parameters["com.example.new"]["c"] = 3
        item[.mail].referrer?.appStoreID = "1"
        item[.mail].title?.append("!")
        item.tags = ["c"]
        let mail = item.resolved(for: .mail)
        #expect(mail.tags == ["a", "b"])
        #expect(mail.contentText?.runs[0].isBold == true)
        #expect(mail.userInfo == ["a": 1, "b": 2])
        #expect(mail.attachments.count == 3)
        #expect(mail.mainAttachment.suggestedName == "a.txt")
        #expect(mail.parameters["com.example"] == ["a": 1, "b": 2])
        #expect(mail.referrer?.appName == "App" && mail.referrer?.appStoreID == "1")
        #expect(mail.parameters["com.example.new"] == ["c": 3])
        #expect(item.parameters.namespaces == ["com.example"])
        #expect(mail.title == "Long!")
        #expect(item.title == "Long")
        #expect(item.resolved(for: .print).tags == ["c"])
    }

    @Test(arguments: OverlayMember.allCases)
    func resettingInheritsAgain(_ member: OverlayMember) throws {
        let item = Self.item
        var changed = item
        changed[.mail].mainAttachment = .text("own")
        changed[.mail].additionalAttachments = []
        changed[.mail].title = nil
        changed[.mail].contentText = nil
        changed[.mail].thumbnail = nil
        changed[.mail].tags = []
        changed[.mail].sourceURL = nil
        changed[.mail].referrer = nil
        changed[.mail].parameters = Parameters()
        changed[.mail].userInfo = [:]
        changed[.mail].reset(member)
        #expect(
            changed[.mail].overriddenMembers == Set(OverlayMember.allCases).subtracting([member]))
        for other in OverlayMember.allCases { changed[.mail].reset(other) }
        #expect(changed == item)
        #expect(changed.activities.isEmpty)
        changed[.mail].unknownMembers["com.example.y"] = 1
        #expect(changed.activities == [.mail])
        changed[.mail].reset()
        #expect(changed == item)
    }

    /// An overlay can be assigned to another activity.
    @Test func overlaysAreAssigned() {
        var item = Self.item
        item[.mail].title = "Short"
        item[.print] = item[.mail]
        #expect(item[.print].overriddenMembers == [.title])
        #expect(item[.print].title == "Short")
        var source = ItemSource(text: "x")
        source[.mail].additionalAttachments.append(.text("y"))
        source[.print] = source[.mail]
        #expect(source.activities == [.mail, .print])
    }

    /// Each unknown member is inherited or replaced separately. Canonically equivalent names are different names.
    @Test func unknownMembersAreMergedByName() throws {
        var item = Self.item
        item.unknownMembers["com.example.\u{E9}"] = 1
        item[.mail].unknownMembers["com.example.y"] = 2
        item[.mail].unknownMembers["com.example.e\u{301}"] = 3
        item[.mail].unknownMembers["com.example.x"] = nil
        let expected: WireDictionary = [
            "com.example.y": 2, "com.example.\u{E9}": 1, "com.example.e\u{301}": 3,
        ]
        #expect(item[.mail].unknownMembers == expected)
        #expect(item.resolved(for: .mail).unknownMembers == expected)
        let read = try ExtensionItem(decoding: item.encoded(as: .json))
        #expect(read[.mail].unknownMembers == expected)
        item.unknownMembers["com.example.z"] = 4
        #expect(item[.mail].unknownMembers["com.example.z"] == 4)
    }

    /// Reading an overlay changes nothing, and an empty overlay is not written.
    @Test func readingLeavesNothingBehind() throws {
        var item = Self.item
        let before = try item.canonicalText()
        _ = item[.mail].tags
        item[.mail].reset()
        item[.mail].reset(.title)
        #expect(try item.canonicalText() == before)
    }

    /// A set-aside value in an overlay is kept until the overlay's member is changed.
    @Test func setAsideValuesAreWrittenBack() throws {
        let bytes = Payload.with(##""activities": {"a.b": {"title": 5, "tags": ["a"]}}"##)
        var item = try ExtensionItem(decoding: bytes)
        item["a.b"].tags = ["b"]
        #expect(try item.canonicalText().contains(#""title":5"#))
        item["a.b"].title = "T"
        #expect(try item.canonicalText().contains(#""title":"T""#))
        var reset = try ExtensionItem(decoding: bytes)
        reset["a.b"].reset()
        #expect(reset == ExtensionItem(text: "x"))
    }
}
