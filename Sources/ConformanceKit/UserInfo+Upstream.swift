import WireFormat
import XExtensionItem

extension UpstreamItem {
    /// The described item may break rules of the format.
    init(_ described: UserInfo) throws(WireFault) {
        var properties = UpstreamProperties()
        let userInfo = try described.dictionary.value().dictionaryValue ?? [:]
        let runs = try described.contentText.map { runs throws(WireFault) in try runs.values() }
        let attachments = try described.attachments.map { all throws(WireFault) in
            try all.values()
        }
        self.init(
            userInfo: userInfo, title: described.title,
            contentText: properties.contentText(runs.map(WireValue.array)),
            attachments: properties.attachments(attachments.map(WireValue.array)).attachments,
            thumbnail: try described.thumbnail.map { thumbnail throws(WireFault) in
                properties.representation(try thumbnail.value())
            })
    }
}

extension [Description] {
    fileprivate func values() throws(WireFault) -> [WireValue] {
        var values: [WireValue] = []
        for one in self { values.append(try one.value()) }
        return values
    }
}

extension UserInfo {
    /// Describes an extension item. Runs and attachments are described as in a payload.
    init(_ upstream: UpstreamItem) throws(WireFault) {
        var item = ExtensionItem(text: "")
        item.contentText = upstream.contentText
        item.additionalAttachments = upstream.attachments
        item.thumbnail = upstream.thumbnail
        let payload = try WireDocument(opening: try item.uncheckedData(as: .json)).dictionary(
            at: .root)
        self.init(
            dictionary: try Description(upstream.userInfo), title: upstream.title,
            contentText: try Self.descriptions(payload["content-text"]),
            attachments: try Self.descriptions(payload["additional-attachments"]),
            thumbnail: try payload["thumbnail"].map { thumbnail throws(WireFault) in
                try Description(thumbnail)
            })
    }

    private static func descriptions(_ value: WireValue?) throws(WireFault) -> [Description]? {
        guard let elements = value?.arrayValue else { return nil }
        var descriptions: [Description] = []
        for element in elements { descriptions.append(try Description(element)) }
        return descriptions
    }
}
