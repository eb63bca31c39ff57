import FoundationEssentials

extension Checksum {
    init<Bytes>(_ item: CodableItem<Bytes>) {
        self.init()
        add(item.version)
        add(item.title)
        add(item.sourceURL?.url.absoluteString)
        add(item.referrer?.appName)
        add(item.referrer?.webURL?.url.absoluteString)
        for tag in item.tags ?? [] { add(tag) }
        for run in item.contentText ?? [] { add(run) }
        add(item.mainAttachment)
        let attachments = item.additionalAttachments ?? []
        let lent = attachments.span
        for index in lent.indices { add(lent[index]) }
        for (namespace, values) in item.parameters ?? [:] {
            add(namespace)
            add(values)
        }
    }

    init(_ item: CodableTitle) {
        self.init()
        add(item.title)
        for tag in item.tags ?? [] { add(tag) }
    }

    private mutating func add<Bytes>(_ attachment: CodableAttachment<Bytes>) {
        add(attachment.suggestedName)
        let representations = attachment.representations.span
        for index in representations.indices { add(representations[index]) }
    }

    private mutating func add<Bytes>(_ representation: CodableRepresentation<Bytes>) {
        add(representation.typeIdentifier)
        add(representation.url?.url.absoluteString)
        add(representation.text)
        if let data = representation.data { add(data.bytes) }
    }

    private mutating func add(_ run: CodableRun) {
        add(run.text)
        add(run.link?.url.absoluteString)
        add(run.fontName)
        add(run.foregroundColor)
        if let size = run.fontSize { add(size) }
        if let bold = run.bold { add(bold) }
        if let italic = run.italic { add(italic) }
    }

    private mutating func add(_ values: CodableParameters) {
        add(values.consumerKey)
        add(values.isDraft)
        add(values.path)
        add(Double(values.postType))
        add(values.zoom)
    }
}
