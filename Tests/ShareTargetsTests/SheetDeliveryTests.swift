import Foundation
import Testing
import UniformTypes
import WireFormat
import XExtensionItem

@testable import ShareTargets

/// The receivers that a share sheet offers, and the attachments that they get.
///
/// The expectations follow from the README of Objective-C XExtensionItem, and from a published tutorial
/// that shares a string, an image and a URL as three activity items.
struct SheetDeliveryTests {
    /// A URL with text and an image as additional attachments.
    private static func item() -> ExtensionItem {
        var item = ExtensionItem(url: Payloads.url())
        item.title = "Cats"
        item.tags = ["cat"]
        item.additionalAttachments = [.text("An excerpt"), .data(Data([1]), typeIdentifier: .png)]
        return item
    }

    /// An extension that takes only one URL.
    private static let readLater = ShareReceiver(
        name: "Read later",
        rule: ActivationRule(dictionary: ["NSExtensionActivationSupportsWebURLWithMaxCount": 1]))

    private static func offer(_ activity: ActivityType, _ view: SharedView) throws -> Offer {
        try #require(ShareReceiver.activities.first { $0.activity == activity }).offer(of: view)
    }

    @Test func extensionForURLsIsOfferedAndGetsAllAttachments() throws {
        let offer = Self.readLater.offer(of: SharedView(Self.item()))
        #expect(offer.isOffered && offer.assumptions.isEmpty)
        #expect(offer.received.map(\.attachment) == [0, 1, 2])
        #expect(offer.received.map(\.types) == [[.url], [.plainText], [.png]])
        #expect(Self.item().offers(to: [Self.readLater]) == [offer])
    }

    @Test func extensionForURLsIsNotOfferedSideBySide() {
        let offer = Self.readLater.offer(of: SharedView(Self.item(), stage: .sideBySide))
        #expect(!offer.isOffered && offer.received.isEmpty)
        #expect(offer.reasons.map(\.attachments) == [[1, 2]])
    }

    @Test func mainAttachmentDecidesWhichActivitiesAreOffered() throws {
        let view = SharedView(Self.item())
        for activity in [ActivityType.saveToCameraRoll, .assignToContact, .postToFlickr] {
            #expect(try !Self.offer(activity, view).isOffered, "\(activity)")
        }
        #expect(try Self.offer(.mail, view).received.map(\.attachment) == [0])
        #expect(try Self.offer(.postToTwitter, view).received.map(\.attachment) == [0, 1, 2])
    }

    @Test func imageSideBySideAddsSaveImageAndAssignToContact() throws {
        let view = SharedView(Self.item(), stage: .sideBySide)
        for activity in [ActivityType.saveToCameraRoll, .assignToContact] {
            #expect(try Self.offer(activity, view).received.map(\.types) == [[.png]])
        }
        #expect(try Self.offer(.mail, view).received.map(\.attachment) == [0, 1, 2])
        #expect(try Self.offer(.addToReadingList, view).received.map(\.attachment) == [0])
        #expect(try !Self.offer(.postToVimeo, view).isOffered)
    }

    @Test func ownActivityIsOfferedForItsTypes() throws {
        let upload = ShareReceiver(activity: "com.example.upload", types: [.image])
        #expect(upload.name == "upload")
        #expect(
            ShareReceiver(activity: "com.example.upload", name: "Upload", types: []).name
                == "Upload")
        let view = SharedView(Self.item())
        #expect(upload.offer(of: view).reasons.map(\.kind) == [.type])
        let offer = upload.offer(of: SharedView(Self.item(), stage: .sideBySide))
        #expect(offer.isOffered && offer.received.map(\.attachment) == [2])
        var photo = ExtensionItem(data: Data([1]), typeIdentifier: .png)
        photo.additionalAttachments = [.url(Payloads.url())]
        #expect(photo.offers(to: [upload])[0].received.map(\.attachment) == [0, 1])
        photo.excludedActivities = ["com.example.upload"]
        #expect(photo.offers(to: [upload])[0].reasons.map(\.kind) == [.excludedActivity])
    }

    /// An intent has no placeholder: the image decides.
    @Test func allAttachmentsDecideOnAndroidAndTheWeb() throws {
        let manifest = Data(
            """
            <manifest><application><activity android:name="Text"><intent-filter>
            <action android:name="android.intent.action.SEND"/><data android:mimeType="text/plain"/>
            <category android:name="android.intent.category.DEFAULT"/></intent-filter></activity>
            </application></manifest>
            """.utf8)
        let text = try #require(ShareReceiver.receivers(androidManifest: manifest).first)
        #expect(!text.offer(of: SharedView(Self.item())).isOffered)
        #expect(text.offer(of: SharedView(ExtensionItem(url: Payloads.url()))).isOffered)
        #expect(text.advice(for: Self.item())?.change == .dropAttachment(2))
        let web = try #require(WebTargets.textOnly)
        #expect(!web.offer(of: SharedView(Self.item())).isOffered)
    }

    @Test func sideBySideLosesEverythingButTheAttachments() {
        #expect(Loss.sideBySide(of: Self.item()).map(\.pointer) == ["/title", "/tags"])
    }

    @Test func mailAndMessagesUseTheTitleAsSubject() throws {
        func lost(_ activity: ActivityType) throws -> [String] {
            let target = try #require(ActivityTarget.builtIn.first { $0.activity == activity })
            return target.losses(of: Self.item()).map(\.pointer)
        }
        #expect(try lost(.mail) == ["/additional-attachments", "/tags"])
        #expect(try lost(.message) == ["/additional-attachments", "/tags"])
        #expect(try lost(.airDrop) == ["/additional-attachments", "/title", "/tags"])
        #expect(try lost(.postToTwitter).isEmpty)
    }
}
