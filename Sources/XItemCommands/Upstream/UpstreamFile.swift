import Essentials
import XExtensionItem

/// An upstream item as one dictionary: `userInfo` and the system's three keys. The values of these
/// keys have the form of a payload's title, content text and attachments (23.3.3).
enum UpstreamFile {
    private static let titleKey = "NSExtensionItemAttributedTitleKey"
    private static let textKey = "NSExtensionItemAttributedContentTextKey"
    private static let attachmentsKey = "NSExtensionItemAttachmentsKey"
    /// The names of the payload members that correspond to `attachmentsKey` and `textKey`.
    private static let main = "main-attachment"
    private static let others = "additional-attachments"
    private static let text = "content-text"
    private static let thumbnail = "thumbnail"

    // MARK: Writing

    static func dictionary(_ upstream: UpstreamItem) throws(PayloadError) -> WireDictionary {
        // An item requires a main attachment. If the upstream item has no attachments, use a
        // placeholder, which is not copied.
        var item = ExtensionItem(mainAttachment: upstream.attachments.first ?? .text("-"))
        item.additionalAttachments = Array(upstream.attachments.dropFirst())
        item.contentText = upstream.contentText
        item.thumbnail = upstream.thumbnail
        let bytes = try item.encoded(as: .binary)
        let members = (try? WireDocument(bytes))?.dictionary(at: .root) ?? WireDictionary()
        var result = upstream.userInfo
        result[titleKey] = upstream.title.map(WireValue.string)
        result[textKey] = members[text]
        guard !upstream.attachments.isEmpty, case .dictionary(var first)? = members[main] else {
            return result
        }
        first[thumbnail] = members[thumbnail]
        result[attachmentsKey] = .array(
            [.dictionary(first)] + (members[others]?.arrayValue ?? []))
        return result
    }

    // MARK: Reading

    /// Returns the item, and a loss for each value of a kind that an extension item cannot contain.
    static func item(_ bytes: Data) throws(PayloadError) -> (item: UpstreamItem, losses: [Loss]) {
        var userInfo = try dictionary(bytes)
        var properties = UpstreamProperties()
        let title = properties.title(take(titleKey, &userInfo))
        let text = properties.contentText(take(textKey, &userInfo))
        let (attachments, thumbnail) = properties.attachments(take(attachmentsKey, &userInfo))
        let item = UpstreamItem(
            userInfo: userInfo, title: title, contentText: text, attachments: attachments,
            thumbnail: thumbnail)
        return (item, properties.losses)
    }

    private static func dictionary(_ bytes: Data) throws(PayloadError) -> WireDictionary {
        var limits = WireLimits()
        limits.dataByteCount = InputFile.dataByteCount(for: bytes)
        let document = try WireDocument(bytes, limits: limits)
        guard document.kind(of: .root) == .dictionary else {
            throw PayloadError(code: .notDictionary, message: "expected a dictionary")
        }
        return document.dictionary(at: .root)
    }

    private static func take(
        _ key: String, _ dictionary: inout WireDictionary
    ) -> WireValue? {
        let value = dictionary[key]
        dictionary[key] = nil
        return value
    }
}
