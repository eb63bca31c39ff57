/// What apps that use tumblr's library XExtensionItem exchange: the content of an `NSExtensionItem`.
///
/// The specification's section 23 maps it to a payload and back: ``extensionItem(namespaces:)`` and
/// ``ExtensionItem/upstream(for:)``. Nothing here needs a platform that has `NSExtensionItem`:
/// whoever fills one in, or reads one, copies four properties.
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

    /// Makes an upstream item of its four properties.
    public init(
        userInfo: WireDictionary = WireDictionary(), title: String? = nil,
        contentText: AttributedText? = nil, attachments: [Attachment] = []
    ) {
        self.userInfo = userInfo
        self.title = title
        self.contentText = contentText
        self.attachments = attachments
    }
}

extension UpstreamItem: Hashable {
    /// Whether two items are the same, strings being compared by code point.
    public static func == (left: UpstreamItem, right: UpstreamItem) -> Bool {
        left.title.isIdentical(to: right.title) && left.userInfo == right.userInfo
            && left.contentText == right.contentText && left.attachments == right.attachments
    }

    /// Feeds title, user info and attachments into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: title ?? "")
        hasher.combine(userInfo)
        hasher.combine(attachments)
    }
}
