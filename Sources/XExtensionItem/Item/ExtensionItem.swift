#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The item that one app shares with another: attachments and their metadata.
///
/// Metadata is in memory; the bytes of attachments stay where they are until somebody loads them.
/// Decoding an item, changing a property and encoding it keeps everything else, including members
/// that the format does not define and values that reading set aside.
///
///     var item = ExtensionItem(text: "Hello")
///     item.title = "A greeting"
///     let payload = try item.encoded(as: .json)
public struct ExtensionItem: Sendable {
    /// The format version of the payload that the item was read from, or the current version.
    public internal(set) var version = FormatVersion.current
    /// The main thing to share. Its type alone decides which activities are offered.
    public var mainAttachment: Attachment {
        get { values.mainAttachment }
        _modify {
            kept.edited(ItemMember.mainAttachment)
            yield &values.mainAttachment
        }
    }
    /// Further attachments, in the sender's order.
    public var additionalAttachments: [Attachment] {
        get { values.additionalAttachments }
        _modify {
            kept.edited(ItemMember.additionalAttachments)
            yield &values.additionalAttachments
        }
    }
    /// A one-line title in plain text.
    public var title: String? { didSet { kept.edited(ItemMember.title) } }
    /// Styled text that accompanies the attachments.
    public var contentText: AttributedText? {
        get { values.contentText }
        _modify {
            kept.edited(ItemMember.contentText)
            yield &values.contentText
        }
    }
    /// A small image that represents the item: data, a file or a URL.
    public var thumbnail: Representation? { didSet { kept.edited(ItemMember.thumbnail) } }
    /// Keywords, in the sender's order.
    public var tags: [String] {
        get { values.tags }
        _modify {
            kept.edited(ItemMember.tags)
            yield &values.tags
        }
    }
    /// The URL that the content comes from.
    public var sourceURL: URL? {
        get { writtenSourceURL?.url }
        set {
            kept.edited(ItemMember.sourceURL)
            writtenSourceURL = newValue.map(URLText.init)
        }
    }
    /// The app that shares the item.
    public var referrer: Referrer? { didSet { kept.edited(ItemMember.referrer) } }
    /// The overlays by activity type; ``subscript(_:)`` changes them.
    ///
    /// An edit drops whole overlays that could not be read, but keeps unusable values inside the
    /// others.
    package var presentations: [ActivityType: Presentation] {
        get { values.activities }
        _modify {
            kept.edited(ItemMember.activities)
            yield &values.activities
        }
    }
    /// Activity types that a share sheet must not offer.
    public var excludedActivities: [ActivityType] {
        get { values.excludedActivities }
        _modify {
            kept.edited(ItemMember.excludedActivities)
            yield &values.excludedActivities
        }
    }
    /// Parameters for specific receivers, by namespace.
    public var parameters: Parameters {
        get { values.parameters }
        _modify {
            kept.edited(ItemMember.parameters)
            yield &values.parameters
        }
    }
    /// The sending app's own values.
    public var userInfo: WireDictionary {
        get { values.userInfo }
        _modify {
            kept.edited(ItemMember.userInfo)
            yield &values.userInfo
        }
    }

    /// The findings of lenient reading; empty for an item made by hand.
    ///
    /// They are not part of the item: two items are equal whatever their findings, and an edit does not
    /// change them. Their pointers lead into the payload as it was read.
    public internal(set) var findings: [Finding] = []
    /// The payload that the item was read from; nil unless it has findings now, or would have them
    /// outside its payload folder.
    var payload: ReadPayload?
    var kept = KeptMembers()
    /// The source URL as it is encoded.
    var writtenSourceURL: URLText?
    private var values: Values

    /// Values that may be large, which `_modify` changes in place; with `didSet`, other modules
    /// would change a copy.
    private struct Values: Sendable {
        var mainAttachment: Attachment
        var additionalAttachments: [Attachment] = []
        var contentText: AttributedText?
        var tags: [String] = []
        var activities: [ActivityType: Presentation] = [:]
        var excludedActivities: [ActivityType] = []
        var parameters = Parameters()
        var userInfo = WireDictionary()
    }

    /// All attachments: the main one, then the additional ones.
    public var attachments: [Attachment] { [mainAttachment] + additionalAttachments }

    /// The members that the format does not define, which encoding writes back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Creates an item from its main attachment.
    public init(mainAttachment: Attachment) {
        values = Values(mainAttachment: mainAttachment)
    }

    /// Creates an item that shares a URL.
    public init(url: URL) {
        self.init(mainAttachment: .url(url))
    }

    /// Creates an item that shares plain text.
    public init(text: String) {
        self.init(mainAttachment: .text(text))
    }

    /// Creates an item that shares bytes of the given type.
    public init(data: Data, typeIdentifier: TypeIdentifier, suggestedName: String? = nil) {
        self.init(
            mainAttachment: .data(
                data, typeIdentifier: typeIdentifier, suggestedName: suggestedName))
    }

    /// Creates an item that shares a file, and opens it at once; see
    /// ``Attachment/file(at:typeIdentifier:suggestedName:)``.
    ///
    /// - Throws: `input.failed` if the URL is not a file URL, or the file is not regular or cannot
    ///   be opened.
    public init(file url: URL) throws(WireError) {
        self.init(mainAttachment: try .file(at: url))
    }
}

extension ExtensionItem: Hashable {
    /// Whether two items have the same canonical bytes; files are compared by reference, not
    /// opened.
    public static func == (left: ExtensionItem, right: ExtensionItem) -> Bool {
        left.version == right.version && left.general == right.general
            && left.overlays == right.overlays
            && left.excludedActivities == right.excludedActivities
    }

    /// Hashes the version and the values for all activities.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(general)
    }
}
