/// A member that an overlay can replace for one activity; clause 19.2.1.
///
/// ``ExtensionItem/Overlay`` and ``ItemSource/Overlay`` have a property of the same name for each
/// case. The raw value is the member's name in a payload.
public enum OverlayMember: String, Hashable, Sendable, CaseIterable {
    /// The additional attachments.
    case additionalAttachments = "additional-attachments"
    /// The styled text.
    case contentText = "content-text"
    /// The main attachment.
    case mainAttachment = "main-attachment"
    /// The parameters.
    case parameters
    /// The referrer.
    case referrer
    /// The source URL.
    case sourceURL = "source-url"
    /// The tags.
    case tags
    /// The thumbnail.
    case thumbnail
    /// The title.
    case title
    /// The user info.
    case userInfo = "user-info"
}

/// A member of the document; clause 13.2.1.
enum ItemMember: MemberName {
    static let names = MemberNames<Self>()
    /// All members, in canonical order.
    static let allCases = [.activities, .excludedActivities, .mustUnderstand, .version]
        .merging(OverlayMember.allCases.map(Self.shared))

    static let mainAttachmentBit = names.bit(of: .shared(.mainAttachment))
    /// The table of one name, to find the version before the other members are read.
    static let versionKey = KeyNames([version.rawValue])

    case activities
    case excludedActivities
    case mustUnderstand
    case version
    /// A member that overlays can have too.
    case shared(OverlayMember)

    var rawValue: String {
        switch self {
        case .activities: "activities"
        case .excludedActivities: "excluded-activities"
        case .mustUnderstand: "must-understand"
        case .version: "version"
        case .shared(let member): member.rawValue
        }
    }

    init?(rawValue: String) {
        guard let number = Self.names.keys.number(of: rawValue) else { return nil }
        self = Self.names.cases[number]
    }
}

extension [ItemMember] {
    fileprivate func merging(_ others: [ItemMember]) -> [ItemMember] {
        (self + others).sorted { CanonicalOrder.compare($0.rawValue, $1.rawValue) < 0 }
    }
}
