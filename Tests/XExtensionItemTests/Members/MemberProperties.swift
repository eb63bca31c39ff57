import Foundation
import XExtensionItem

/// The properties of items, sources and their overlays for the members that an overlay can replace.
protocol MemberProperties {
    associatedtype AttachmentValue
    associatedtype ThumbnailValue

    var mainAttachment: AttachmentValue { get set }
    var additionalAttachments: [AttachmentValue] { get set }
    var title: String? { get set }
    var contentText: AttributedText? { get set }
    var thumbnail: ThumbnailValue? { get set }
    var tags: [String] { get set }
    var sourceURL: URL? { get set }
    var referrer: Referrer? { get set }
    var parameters: Parameters { get set }
    var userInfo: WireDictionary { get set }
}

extension ExtensionItem: MemberProperties {}
extension ExtensionItem.Overlay: MemberProperties {}
extension ItemSource: MemberProperties {}
extension ItemSource.Overlay: MemberProperties {}

extension MemberProperties {
    /// Sets the property of a member; returns the member's public constant.
    mutating func set(
        _ member: SharedMember, attachment: AttachmentValue, thumbnail image: ThumbnailValue
    ) -> OverlayMember {
        switch member {
        case .additionalAttachments:
            additionalAttachments = [attachment]
            return .additionalAttachments
        case .contentText:
            contentText = "Text"
            return .contentText
        case .mainAttachment:
            mainAttachment = attachment
            return .mainAttachment
        case .parameters:
            parameters["com.example"] = ["a": 1]
            return .parameters
        case .referrer:
            referrer = Referrer(appName: "App")
            return .referrer
        case .sourceURL:
            sourceURL = URL(string: "https://example.com/")
            return .sourceURL
        case .tags:
            tags = ["tag"]
            return .tags
        case .thumbnail:
            thumbnail = image
            return .thumbnail
        case .title:
            title = "Title"
            return .title
        case .userInfo:
            userInfo = ["a": 1]
            return .userInfo
        }
    }
}
