/// The names that the format defines for the members of one kind of dictionary.
///
/// Each is written once, here; the cases stand in the canonical order, in which they are written.
protocol MemberName: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The names in a form in which a member's key is quickly found; the same for every call.
    static var names: MemberNames<Self> { get }
}

/// All names of one kind of dictionary.
struct MemberNames<Name: MemberName>: Sendable {
    let cases = Array(Name.allCases)
    /// Their texts; the number of each is its place among the cases.
    let keys = KeyNames(Name.allCases.map(\.rawValue))
}

/// Members of the document; clause 13.2.1. All but four may stand in an overlay too.
enum ItemMember: String, MemberName {
    static let names = MemberNames<Self>()

    case activities
    case additionalAttachments = "additional-attachments"
    case contentText = "content-text"
    case excludedActivities = "excluded-activities"
    case mainAttachment = "main-attachment"
    case mustUnderstand = "must-understand"
    case parameters
    case referrer
    case sourceURL = "source-url"
    case tags
    case thumbnail
    case title
    case userInfo = "user-info"
    case version

    /// Whether the member may stand in an overlay; clause 19.2.2.
    var isOverlayable: Bool {
        switch self {
        case .activities, .excludedActivities, .mustUnderstand, .version: false
        default: true
        }
    }
}

/// Members of an attachment; clause 14.1.1.
enum AttachmentMember: String, MemberName {
    static let names = MemberNames<Self>()

    case representations
    case suggestedName = "suggested-name"
}

/// Members of a representation and of a thumbnail; clause 14.2.1.
enum RepresentationMember: String, MemberName {
    static let names = MemberNames<Self>()

    case data
    case file
    case propertyList = "property-list"
    case text
    case typeIdentifier = "type-identifier"
    case url
}

/// Members of a representation's file; clause 14.6.3.
enum FileMember: String, MemberName {
    static let names = MemberNames<Self>()

    case byteCount = "byte-count"
    case path
}

/// Members of a run of text; clauses 15.1.1 and 15.2.1.
enum RunMember: String, MemberName {
    static let names = MemberNames<Self>()

    case backgroundColor = "background-color"
    case bold
    case code
    case fontName = "font-name"
    case fontSize = "font-size"
    case foregroundColor = "foreground-color"
    case italic
    case link
    case strikethrough
    case text
    case underline
}

/// Members of the referrer; clause 17.1.1.
enum ReferrerMember: String, MemberName {
    static let names = MemberNames<Self>()

    case androidAppURL = "android-app-url"
    case appName = "app-name"
    case appStoreID = "app-store-id"
    case googlePlayID = "google-play-id"
    case iOSAppURL = "ios-app-url"
    case webURL = "web-url"
}
