/// The content of an `NSExtensionItem`, as apps exchange it with Objective-C XExtensionItem.
///
/// ``extensionItem(namespaces:)`` maps this type to an ``ExtensionItem``, and
/// ``ExtensionItem/upstreamItem(for:)`` maps an ``ExtensionItem`` to this type, as section 23 of
/// the specification defines. This type is also available on platforms without `NSExtensionItem`.
/// On a platform with that class, a program copies the properties of an `NSExtensionItem` into this
/// type, or the properties of this type into an `NSExtensionItem`.
///
///     let (item, losses) = try upstream.extensionItem(namespaces: ["com.example.app"])
public struct UpstreamItem: Sendable {
    /// The property `userInfo`, without the three keys that the system derives from other
    /// properties.
    ///
    /// Represent an `NSURL` as a URL, and an `NSNumber` as a number, or as a boolean if the
    /// `NSNumber` was created from a boolean.
    public var userInfo: WireDictionary
    /// The text of the property `attributedTitle`.
    public var title: String?
    /// The property `attributedContentText`, with one run for each stretch of equal attributes.
    public var contentText: AttributedText?
    /// The property `attachments`: one attachment for each item provider, with a representation for
    /// each registered type, in order. The first attachment is the main attachment.
    public var attachments: [ExtensionItem.Attachment]

    /// The preview image of the first item provider, from its property `previewImageHandler`.
    public var thumbnail: Representation?

    /// Creates an upstream item from its properties.
    public init(
        userInfo: WireDictionary = WireDictionary(), title: String? = nil,
        contentText: AttributedText? = nil, attachments: [ExtensionItem.Attachment] = [],
        thumbnail: Representation? = nil
    ) {
        self.userInfo = userInfo
        self.title = title
        self.contentText = contentText
        self.attachments = attachments
        self.thumbnail = thumbnail
    }
}

extension UpstreamItem: Hashable {
    /// Whether two items have equal properties; strings are compared by code point.
    public static func == (left: UpstreamItem, right: UpstreamItem) -> Bool {
        left.title.isIdentical(to: right.title) && left.userInfo == right.userInfo
            && left.contentText == right.contentText && left.attachments == right.attachments
            && left.thumbnail == right.thumbnail
    }

    /// Hashes the title, the user info and the attachments.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: title ?? "")
        hasher.combine(userInfo)
        hasher.combine(attachments)
    }
}

extension UpstreamItem: CustomStringConvertible {
    /// The title, the attachments and the user info's keys in one line.
    public var description: String {
        let attachments = attachments.prefix(8).map(\.description).joined(separator: "; ")
        let keys = userInfo.keys.prefix(16).map { $0.cut(to: 80) }.joined(separator: ", ")
        return "UpstreamItem(\(title?.quotedStart ?? "untitled"), [\(attachments)], {\(keys)})"
    }
}
