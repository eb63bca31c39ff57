import Foundation
import Testing
import XExtensionItem

@testable import ShareTargets

struct LossTests {
    /// Attachments that are shared side by side carry nothing else, so every other member is lost.
    @Test(arguments: SharedMember.allCases)
    func everyMemberIsLostSideBySide(_ member: SharedMember) {
        var item = ExtensionItem(text: "main")
        let pointers = Loss.sideBySide(of: item.set(member)).map(\.pointer)
        switch member {
        case .mainAttachment, .additionalAttachments: #expect(pointers == [])
        case .parameters: #expect(pointers == ["/parameters/com.example"])
        case .contentText, .referrer, .sourceURL, .tags, .thumbnail, .title, .userInfo:
            #expect(pointers == ["/" + member.rawValue])
        }
    }

    /// Losses follow the order of a receiver's fields; empty values are not encoded, so not lost.
    @Test func lossesAreOrdered() {
        var item = ExtensionItem(text: "main")
        for member in SharedMember.allCases { item.set(member) }
        item[.mail].title = "Short"
        item.excludedActivities = [.print]
        item.unknownMembers["com.example.x"] = 1
        #expect(
            Loss.sideBySide(of: item).map(\.pointer) == [
                "/title", "/content-text", "/thumbnail", "/tags", "/source-url", "/referrer",
                "/activities", "/excluded-activities", "/user-info", "/parameters/com.example",
                "/com.example.x",
            ])
        var empty = ExtensionItem(text: "main")
        empty.title = ""
        empty.tags = [""]
        empty.referrer = Referrer()
        #expect(Loss.sideBySide(of: empty) == [])
    }
}

extension ExtensionItem {
    /// Sets a member to a non-empty value.
    @discardableResult
    fileprivate mutating func set(_ member: SharedMember) -> ExtensionItem {
        switch member {
        case .additionalAttachments: additionalAttachments = [.text("another")]
        case .contentText: contentText = "Text"
        case .mainAttachment: mainAttachment = .text("other")
        case .parameters: parameters["com.example"] = ["a": 1]
        case .referrer: referrer = Referrer(appName: "App")
        case .sourceURL: sourceURL = Payloads.url("https://example.com/")
        case .tags: tags = ["tag"]
        case .thumbnail: thumbnail = .image(Data([1]))
        case .title: title = "Title"
        case .userInfo: userInfo = ["a": 1]
        }
        return self
    }
}
