import FoundationEssentials
import WireFormat
import XExtensionItem

extension ExtensionItem {
    /// Creates an item of this library with the same content.
    init<Bytes>(_ codable: CodableItem<Bytes>) throws {
        self.init(mainAttachment: try ExtensionItem.Attachment(codable.mainAttachment))
        additionalAttachments =
            try codable.additionalAttachments?.map(ExtensionItem.Attachment.init) ?? []
        title = codable.title
        tags = codable.tags ?? []
        sourceURL = codable.sourceURL?.url
        contentText = try codable.contentText.map { AttributedText(try $0.map(TextRun.init)) }
        referrer = codable.referrer.map { Referrer($0) }
        for (namespace, values) in codable.parameters ?? [:] {
            parameters[namespace] = try WireDictionary(values)
        }
    }
}

extension ExtensionItem.Attachment {
    fileprivate init<Bytes>(_ codable: CodableAttachment<Bytes>) throws {
        self.init(
            representations: try codable.representations.map(Representation.init),
            suggestedName: codable.suggestedName)
    }
}

extension Representation {
    fileprivate init<Bytes>(_ codable: CodableRepresentation<Bytes>) throws {
        let type = TypeIdentifier(rawValue: codable.typeIdentifier)
        if let data = codable.data {
            self = .data(data.bytes, typeIdentifier: type)
        } else if let url = codable.url?.url {
            self.init(typeIdentifier: type, content: .url(URLText(url)))
        } else {
            self = .text(codable.text ?? "", typeIdentifier: type)
        }
    }
}

extension TextRun {
    fileprivate init(_ codable: CodableRun) throws {
        self.init(codable.text)
        isBold = codable.bold ?? false
        isItalic = codable.italic ?? false
        fontName = codable.fontName
        fontSize = codable.fontSize
        link = codable.link?.url
        foregroundColor = codable.foregroundColor.flatMap(TextColor.init)
    }
}

extension Referrer {
    fileprivate init(_ codable: CodableReferrer) {
        self.init()
        appName = codable.appName
        webURL = codable.webURL?.url
    }
}

extension WireDictionary {
    fileprivate init(_ codable: CodableParameters) throws {
        self = [
            "consumer-key": .string(codable.consumerKey),
            "is-draft": .boolean(codable.isDraft),
            "custom-url-path": .string(codable.path),
            "requested-post-type": WireValue(codable.postType),
            "zoom": WireValue(codable.zoom) ?? 0,
        ]
    }
}
