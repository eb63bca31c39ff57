extension ExtensionItem {
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
