public import Essentials

extension ExtensionItem {
    /// The first URL of an attachment, the main attachment before the others; nil if there is none.
    ///
    /// That is a link to share; ``sourceURL`` says where the content comes from.
    public var url: URL? { attachments.lazy.compactMap(\.url).first }

    /// The first text of an attachment, the main attachment before the others; nil if there is none.
    /// Bytes of a text are not loaded.
    ///
    /// ``contentText`` accompanies the attachments and is not one of them.
    public var text: String? { attachments.lazy.compactMap(\.text).first }

    /// Returns the representation of any attachment that the *receiver* prefers.
    ///
    ///     // an image of any attachment, or else a link, or else text
    ///     item.representation(preferring: [.image, .url, .plainText])
    ///
    /// If several representations match one type, this returns the first of the first attachment:
    /// the main attachment comes before the additional ones, and each keeps the sender's order.
    ///
    /// - Parameter types: The types that the receiver takes, the preferred one first. Types that
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
