import WireFormat
import XExtensionItem

extension UpstreamItem {
    /// The described item may break rules of the format.
    init(_ described: UserInfo) throws(PayloadError) {
        var properties = UpstreamProperties()
        let userInfo = try described.dictionary.value().dictionaryValue ?? [:]
        let runs = try described.contentText.map(Self.values)
        let attachments = try described.attachments.map(Self.values)
        self.init(
            userInfo: userInfo, title: described.title,
            contentText: properties.contentText(runs),
            attachments: properties.attachments(attachments).attachments,
            thumbnail: try described.thumbnail.map { thumbnail throws(PayloadError) in
                properties.representation(try thumbnail.value())
            })
    }

    private static func values(_ descriptions: [Description]) throws(PayloadError) -> WireValue {
        .array(try descriptions.map { one throws(PayloadError) in try one.value() })
    }
}

extension UserInfo {
    /// Describes an extension item. Runs and attachments are described as in a payload.
    init(_ upstream: UpstreamItem) throws(PayloadError) {
        var item = ExtensionItem(text: "")
        item.contentText = upstream.contentText
        item.additionalAttachments = upstream.attachments
        item.thumbnail = upstream.thumbnail
        let payload = try WireDocument(try item.uncheckedData(as: .json)).dictionary(
            at: .root)
        self.init(
            dictionary: try Description(upstream.userInfo), title: upstream.title,
            contentText: try payload["content-text"]?.arrayValue?.map(Description.init),
            attachments: try payload["additional-attachments"]?.arrayValue?.map(Description.init),
            thumbnail: try payload["thumbnail"].map(Description.init))
    }
}
