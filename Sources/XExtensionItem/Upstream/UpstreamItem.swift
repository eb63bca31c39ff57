/// The content of an `NSExtensionItem`, as apps with the Objective-C XExtensionItem exchange it.
///
/// The specification's section 23 maps it to a payload and back: ``extensionItem(namespaces:)`` and
/// ``ExtensionItem/upstream(for:)``. Nothing here needs a platform that has `NSExtensionItem`:
/// a program that fills one in, or reads one, copies the properties.
public struct UpstreamItem: Sendable {
    /// The property `userInfo`, without the three keys that the system makes of the others.
    ///
    /// An `NSURL` is a URL, an `NSNumber` a number or, if it was made of one, a boolean.
    public var userInfo: WireDictionary
    /// The text of the property `attributedTitle`.
    public var title: String?
    /// The property `attributedContentText`: a run for each stretch of equal attributes.
    public var contentText: AttributedText?
    /// The property `attachments`: an item provider each, its registered types in order as
    /// representations. The first is the main attachment.
    public var attachments: [Attachment]

    /// The preview image of the first item provider: its property `previewImageHandler` gives it.
    public var thumbnail: Representation?

    /// Makes an upstream item of its properties.
    public init(
        userInfo: WireDictionary = WireDictionary(), title: String? = nil,
        contentText: AttributedText? = nil, attachments: [Attachment] = [],
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
    /// Whether two items are the same, strings being compared by code point.
    public static func == (left: UpstreamItem, right: UpstreamItem) -> Bool {
        left.title.isIdentical(to: right.title) && left.userInfo == right.userInfo
            && left.contentText == right.contentText && left.attachments == right.attachments
            && left.thumbnail == right.thumbnail
    }

    /// Feeds title, user info and attachments into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: title ?? "")
        hasher.combine(userInfo)
        hasher.combine(attachments)
    }
}

extension UpstreamItem: CustomStringConvertible, CustomDebugStringConvertible {
    /// Title, attachments and the keys of the user info in a line.
    public var description: String {
        let attachments = attachments.prefix(8).map(\.description).joined(separator: "; ")
        let keys = userInfo.keys.prefix(16).map { $0.cut(to: 80) }.joined(separator: ", ")
        return "UpstreamItem(\(title?.quotedStart ?? "untitled"), [\(attachments)], {\(keys)})"
    }

    /// The same as ``description``: never a megabyte.
    public var debugDescription: String { description }
}
