#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What one app shares with another: attachments, and what is said of them. Plain data.
///
/// The metadata is in memory; the bytes of attachments stay where they lie until somebody loads
/// them. Decoding an item, changing a property and encoding it keeps everything else: members the
/// format does not define, and values that could not be taken as they stand.
public struct ExtensionItem: Sendable {
    /// The version of the format the item is written in.
    public internal(set) var version = FormatVersion.current
    /// What is shared; its type alone decides which activities are offered.
    public var mainAttachment: Attachment {
        get { values.mainAttachment }
        _modify {
            kept.edited(ItemMember.mainAttachment)
            yield &values.mainAttachment
        }
    }
    /// Further things that go with it, in the sender's order.
    public var additionalAttachments: [Attachment] {
        get { values.additionalAttachments }
        _modify {
            kept.edited(ItemMember.additionalAttachments)
            yield &values.additionalAttachments
        }
    }
    /// One line of plain text that names what is shared.
    public var title: String? { didSet { kept.edited(ItemMember.title) } }
    /// Styled text that goes with it.
    public var contentText: AttributedText? {
        get { values.contentText }
        _modify {
            kept.edited(ItemMember.contentText)
            yield &values.contentText
        }
    }
    /// A small image that stands for it: data, a file or a URL.
    public var thumbnail: Representation? { didSet { kept.edited(ItemMember.thumbnail) } }
    /// Key words, in the sender's order.
    public var tags: [String] {
        get { values.tags }
        _modify {
            kept.edited(ItemMember.tags)
            yield &values.tags
        }
    }
    /// Where the content comes from.
    public var sourceURL: URL? {
        get { writtenSourceURL?.url }
        set {
            kept.edited(ItemMember.sourceURL)
            writtenSourceURL = newValue.map(URLText.init)
        }
    }
    /// The app that shares.
    public var referrer: Referrer? { didSet { kept.edited(ItemMember.referrer) } }
    /// What single activity types get instead of the values for all; ``subscript(_:)`` changes it.
    ///
    /// An edit drops overlays that could not be read, not what could not be read in other overlays.
    package var presentations: [ActivityType: Presentation] {
        get { values.activities }
        _modify {
            kept.edited(ItemMember.activities)
            yield &values.activities
        }
    }
    /// Activities that shall not be offered.
    public var excludedActivities: [ActivityType] {
        get { values.excludedActivities }
        _modify {
            kept.edited(ItemMember.excludedActivities)
            yield &values.excludedActivities
        }
    }
    /// What single receivers ask for, by namespace.
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

    /// What was found wrong when the item was read leniently; empty for an item made by hand.
    ///
    /// No part of the item: two items are equal whatever was found in reading them.
    public internal(set) var findings: [Finding] = []
    /// The payload that the item was read from, if anything was found wrong with it, or might be
    /// elsewhere.
    var payload: ReadPayload?
    var kept = KeptMembers()
    /// Where the content comes from, as it is written.
    var writtenSourceURL: URLText?
    private var values: Values

    /// What may be large, and is changed where it lies: with `didSet` other modules would change a copy.
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

    /// Members that the format does not define, kept and written back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Makes an item that shares one thing.
    public init(mainAttachment: Attachment) {
        values = Values(mainAttachment: mainAttachment)
    }

    /// Makes an item that shares a URL.
    public init(url: URL) {
        self.init(mainAttachment: .url(url))
    }

    /// Makes an item that shares a plain text.
    public init(text: String) {
        self.init(mainAttachment: .text(text))
    }

    /// Makes an item that shares bytes of a type.
    public init(data: Data, typeIdentifier: TypeIdentifier, suggestedName: String? = nil) {
        self.init(
            mainAttachment: .data(
                data, typeIdentifier: typeIdentifier, suggestedName: suggestedName))
    }

    /// Makes an item that shares a file, which is opened at once; see ``Attachment/file(at:typeIdentifier:)``.
    ///
    /// - Throws: `input.failed` for a file that cannot be opened or is not a regular one, and for a URL
    ///   that is not a file's.
    public init(file url: URL) throws(WireError) {
        self.init(mainAttachment: try .file(at: url))
    }
}

extension ExtensionItem: Hashable {
    /// Whether two items have the same canonical bytes; no file is opened for it.
    public static func == (left: ExtensionItem, right: ExtensionItem) -> Bool {
        left.version == right.version && left.general == right.general
            && left.overlays == right.overlays
            && left.excludedActivities == right.excludedActivities
    }

    /// Feeds the general values into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(general)
    }
}
