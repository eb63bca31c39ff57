import FoundationEssentials
import WireFormat
import XExtensionItem

extension Checksum {
    /// Loads all data, too.
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
        // Spans lend their elements: to copy them would be no part of making values.
        let attachments = item.additionalAttachments.span
        for index in attachments.indices { try add(attachments[index]) }
        for namespace in item.parameters.namespaces {
            add(namespace)
            for (_, value) in item.parameters[namespace] { try add(value) }
        }
    }

    /// What a share extension looks at first, and nothing else.
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
        case .url(let url): add(url.absoluteString)
        case .text(let text): add(text)
        case .data(let data): add(try data.load())
        default: throw Failure("a content that no document has")
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
        default: throw Failure("a parameter that no document has")
        }
    }
}
