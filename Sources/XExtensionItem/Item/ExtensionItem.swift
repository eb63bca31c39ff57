public import Essentials

/// The item that one app shares with another: attachments and their metadata.
///
/// Decoding reads the metadata. The bytes of attachments load on demand. If you decode an item,
/// change a property and encode the item again, everything else is kept, including members that the
/// format does not define, and values that were set aside as unusable during decoding.
///
///     var item = ExtensionItem(text: "Hello")
///     item.title = "A greeting"
///     let payload = try item.encoded(as: .json)
public struct ExtensionItem: Sendable {
    /// The format version of the payload that the item was read from, or the current version.
    public internal(set) var version = FormatVersion.current
    /// The values for all activities.
    var members = ItemMembers()
    /// Changing any overlay drops the overlays that could not be read at all, but keeps unusable
    /// values inside other overlays.
    var overlays: [ActivityType: ItemMembers] {
        get { overlaysByActivity }
        _modify {
            members.kept.dropSetAside(for: ItemMember.activities)
            yield &overlaysByActivity
        }
    }
    private var overlaysByActivity: [ActivityType: ItemMembers] = [:]
    /// Activity types that a share sheet must not offer.
    public var excludedActivities: [ActivityType] {
        get { excluded }
        _modify {
            members.kept.dropSetAside(for: ItemMember.excludedActivities)
            yield &excluded
        }
    }
    private var excluded: [ActivityType] = []
    /// The findings of lenient reading; empty for an item created in code.
    ///
    /// The findings are not part of the item: they do not affect equality, and an edit does not
    /// change them. Their pointers lead into the payload as it was read.
    public internal(set) var findings: [Finding] = []
    var payload: ReadPayload?

    /// All attachments: the main one, then the additional ones.
    public var attachments: [ExtensionItem.Attachment] { [mainAttachment] + additionalAttachments }

    /// The members that the format does not define. Encoding writes them back.
    public var unknownMembers: WireDictionary {
        get { members.kept.unknown }
        set { members.kept.unknown = newValue }
    }

    /// Creates an item from its main attachment.
    public init(mainAttachment: ExtensionItem.Attachment) {
        members.mainAttachment = mainAttachment
    }

    init(
        _ members: ItemMembers, _ version: FormatVersion = .current,
        _ overlays: [ActivityType: ItemMembers] = [:], _ excludedActivities: [ActivityType] = []
    ) {
        self.version = version
        self.members = members
        overlaysByActivity = overlays
        excluded = excludedActivities
    }

    /// Creates an item that shares a URL. Encoding refuses a file URL; to share the file itself,
    /// call ``init(sharingFileAt:)``.
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

    /// Creates an item that shares a file. The file is opened at once; see
    /// ``ExtensionItem/Attachment/file(at:typeIdentifier:suggestedName:)``.
    ///
    /// - Throws: `input.failed` if the URL is not a file URL, or the file is not regular or cannot
    ///   be opened.
    public init(sharingFileAt url: URL) throws(PayloadError) {
        self.init(mainAttachment: try .file(at: url))
    }
}

extension ExtensionItem: Hashable {
    /// Whether two items have the same canonical bytes; files are compared by reference, not
    /// opened.
    public static func == (left: ExtensionItem, right: ExtensionItem) -> Bool {
        left.version == right.version
            && left.members.isIdentical(to: right.members, inOverlays: false)
            && left.writtenOverlays == right.writtenOverlays
            && left.excludedActivities == right.excludedActivities
    }

    /// Hashes the version and the values for all activities.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(members)
    }
}

extension ExtensionItem {
    /// The URL of the first attachment that has one, or nil; the main attachment comes first.
    ///
    /// This is a link to share, whereas ``sourceURL`` is the origin of the content.
    public var url: URL? { attachments.lazy.compactMap(\.url).first }

    /// The text of the first attachment that has one, or nil; the main attachment comes first. Text
    /// in data or a file is not loaded.
    ///
    /// ``contentText`` accompanies the attachments and is not one of them.
    public var text: String? { attachments.lazy.compactMap(\.text).first }

    /// Returns the representation that the *receiver* prefers, from any attachment.
    ///
    ///     // an image of any attachment, or else a link, or else text
    ///     item.representation(preferring: [.image, .url, .plainText])
    ///
    /// If several representations match one type, this returns the first match: the main attachment
    /// comes before the additional ones, and each attachment keeps the sender's order.
    ///
    /// - Parameter types: The types that the receiver accepts, in order of preference. Types that
    ///   conform to one of them match too.
    /// - Returns: The representation to take and its attachment, or nil if none matches.
    public func representation(
        preferring types: [TypeIdentifier]
    ) -> (attachment: ExtensionItem.Attachment, representation: Representation)? {
        let attachments = attachments
        for type in types {
            for attachment in attachments {
                if let found = attachment.representation(conformingTo: type) {
                    return (attachment, found)
                }
            }
        }
        return nil
    }
}

/// The payload that an item was read from.
///
/// The payload is kept if the item has findings, or may refer to files of a payload folder that is
/// not open. Outside the folder, such references cause findings. With the payload, encoding can
/// distinguish its findings from those that an edit adds.
final class ReadPayload: Sendable {
    let bytes: Data
    let reading: Reading

    /// The findings are computed as if the payload were outside a payload folder, because the
    /// output may be written anywhere.
    init(_ bytes: Data, _ reading: Reading) {
        var reading = reading
        reading.isInPayloadFolder = false
        self.bytes = bytes
        self.reading = reading
    }
}

extension ExtensionItem: CustomStringConvertible, CustomDebugStringConvertible {
    /// The title and the attachments in one line.
    public var description: String {
        var parts = [title?.quotedStart ?? "untitled", mainAttachment.description]
        let count = additionalAttachments.count
        if count > 0 { parts.append("\(count) more") }
        return "ExtensionItem(\(parts.joined(separator: ", ")))"
    }

    /// The members of the item, one per line; long values are truncated.
    public var debugDescription: String {
        var lines = ["ExtensionItem \(version)"]
        lines += SharedMember.allCases.map {
            "\($0.rawValue): \(members.filled($0)?.summary ?? "none")"
        }
        lines += [
            "activities: \(activities.prefix(16).map(\.rawValue))",
            "excluded activities: \(excludedActivities.prefix(16).map(\.rawValue))",
            "unknown members: \(unknownMembers)",
            "findings: \(findings.count)",
        ]
        return lines.joined(separator: "\n  ")
    }
}
