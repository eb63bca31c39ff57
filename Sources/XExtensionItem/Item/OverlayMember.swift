/// A member that an overlay can replace for one activity; clause 19.2.1.
///
/// ``ExtensionItem/Overlay`` and ``ItemSource/Overlay`` have a property of the same name for each
/// case.
public enum OverlayMember: Hashable, Sendable, CaseIterable {
    /// The main attachment.
    case mainAttachment
    /// The additional attachments.
    case additionalAttachments
    /// The title.
    case title
    /// The styled text.
    case contentText
    /// The thumbnail.
    case thumbnail
    /// The tags.
    case tags
    /// The source URL.
    case sourceURL
    /// The referrer.
    case referrer
    /// The parameters.
    case parameters
    /// The user info.
    case userInfo
}

extension Presentation {
    /// Whether the overlay replaces or removes a member.
    func has(_ member: OverlayMember) -> Bool {
        switch member {
        case .mainAttachment: mainAttachment != nil
        case .additionalAttachments: additionalAttachments != nil
        case .title: title != nil
        case .contentText: contentText != nil
        case .thumbnail: thumbnail != nil
        case .tags: tags != nil
        case .sourceURL: sourceURL != nil
        case .referrer: referrer != nil
        case .parameters: parameters != nil
        case .userInfo: userInfo != nil
        }
    }

    /// Makes a member inherit the value for all activities.
    mutating func reset(_ member: OverlayMember) {
        switch member {
        case .mainAttachment: mainAttachment = nil
        case .additionalAttachments: additionalAttachments = nil
        case .title: title = nil
        case .contentText: contentText = nil
        case .thumbnail: thumbnail = nil
        case .tags: tags = nil
        case .sourceURL: sourceURL = nil
        case .referrer: referrer = nil
        case .parameters: parameters = nil
        case .userInfo: userInfo = nil
        }
    }
}
