import FoundationEssentials
import WireFormat
import XExtensionItem

extension Checksum {
    /// Sums the values of an item, including all data, which this loads.
    init(_ item: ExtensionItem) throws {
        self.init()
        add(item.version.description)
        add(item.title)
        add(item.sourceURL?.absoluteString)
        add(item.referrer?.appName)
        add(item.referrer?.webURL?.absoluteString)
        for tag in item.tags { add(tag) }
        for run in item.contentText?.runs ?? [] { add(run) }
        try add(item.mainAttachment)
        // Use a span to access the elements without copying them.
        let attachments = item.additionalAttachments.span
        for index in attachments.indices { try add(attachments[index]) }
        for namespace in item.parameters.namespaces {
            add(namespace)
            for (_, value) in item.parameters[namespace] { try add(value) }
        }
    }

    /// Sums only the values that a share extension examines first.
    init(titleOf item: ExtensionItem) {
        self.init()
        add(item.title)
        for tag in item.tags { add(tag) }
    }

    private mutating func add(_ attachment: ExtensionItem.Attachment) throws {
        add(attachment.suggestedName)
        let representations = attachment.representations.span
        for index in representations.indices { try add(representations[index]) }
    }

    private mutating func add(_ representation: Representation) throws {
        add(representation.typeIdentifier.rawValue)
        switch representation.content {
        case .url(let url): add(url.url?.absoluteString)
        case .text(let text): add(text)
        case .data(let data): add(try data.load())
        default: throw Failure("content that no benchmark document has")
        }
    }

    private mutating func add(_ run: TextRun) {
        add(run.text)
        add(run.link?.absoluteString)
        add(run.fontName)
        add(run.foregroundColor?.description)
        if let size = run.fontSize { add(size) }
        if run.isBold { add(true) }
        if run.isItalic { add(true) }
    }

    private mutating func add(_ value: WireValue) throws {
        switch value {
        case .string(let text): add(text)
        case .boolean(let boolean): add(boolean)
        case .number(let number): add(number.double)
        default: throw Failure("a parameter that no benchmark document has")
        }
    }
}
