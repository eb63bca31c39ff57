/// A member that an overlay can replace for one activity; clause 19.2.1.
///
/// ``ExtensionItem/Overlay`` and ``ItemSource/Overlay`` have a property of the same name for each
/// constant. Later versions of the format can define more members.
public struct OverlayMember: RawRepresentable, Hashable, Sendable, CaseIterable {
    package let member: SharedMember

    package init(_ member: SharedMember) {
        self.member = member
    }

    /// Creates the member from its name in payloads, or returns nil if this version does not know
    /// the name.
    public init?(rawValue: String) {
        guard let member = SharedMember(rawValue: rawValue) else { return nil }
        self.init(member)
    }

    /// The member's name in a payload, for example `content-text`.
    public var rawValue: String { member.rawValue }

    /// All members of this version, in canonical order.
    public static let allCases = SharedMember.allCases.map(OverlayMember.init)

    /// `additional-attachments`: further attachments, in order.
    public static let additionalAttachments = OverlayMember(.additionalAttachments)
    /// `content-text`: styled text that accompanies the attachments.
    public static let contentText = OverlayMember(.contentText)
    /// `main-attachment`: the attachment whose type determines the offered activities.
    public static let mainAttachment = OverlayMember(.mainAttachment)
    /// `parameters`: parameters for specific receivers, by namespace.
    public static let parameters = OverlayMember(.parameters)
    /// `referrer`: the app that shares the item.
    public static let referrer = OverlayMember(.referrer)
    /// `source-url`: the URL that the content comes from.
    public static let sourceURL = OverlayMember(.sourceURL)
    /// `tags`: keywords, in order.
    public static let tags = OverlayMember(.tags)
    /// `thumbnail`: a small image that represents the item.
    public static let thumbnail = OverlayMember(.thumbnail)
    /// `title`: a one-line title in plain text.
    public static let title = OverlayMember(.title)
    /// `user-info`: the sending app's own values.
    public static let userInfo = OverlayMember(.userInfo)
}

extension OverlayMember: CustomStringConvertible {
    /// The name of the property.
    public var description: String { String(describing: member) }
}

/// The members that items and overlays share, as an enumeration for exhaustive switches.
package enum SharedMember: String, Hashable, Sendable, CaseIterable {
    case additionalAttachments = "additional-attachments"
    case contentText = "content-text"
    case mainAttachment = "main-attachment"
    case parameters
    case referrer
    case sourceURL = "source-url"
    case tags
    case thumbnail
    case title
    case userInfo = "user-info"
}

/// A member of the document; clause 13.2.1.
enum ItemMember: MemberName {
    static let names = MemberNames<Self>()
    static let allCases = [.activities, .excludedActivities, .mustUnderstand, .version]
        .merging(SharedMember.allCases.map(Self.shared))

    static let mainAttachmentBit = names.bit(of: .shared(.mainAttachment))
    /// A table of only this name, to find the version before the other members are read.
    static let versionKey = KeyNames([version.rawValue])

    case activities
    case excludedActivities
    case mustUnderstand
    case version
    case shared(SharedMember)

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
        guard let number = Self.names.keys.index(of: rawValue) else { return nil }
        self = Self.names.cases[number]
    }
}

extension [ItemMember] {
    fileprivate func merging(_ others: [ItemMember]) -> [ItemMember] {
        (self + others).sorted { CanonicalOrder.compare($0.rawValue, $1.rawValue) < 0 }
    }
}
