extension ExtensionItem {
    /// The item without what reading set aside: nothing but what it delivers and what it does not know.
    var withoutSetAside: ExtensionItem {
        // An item read without findings, or made by hand, has nothing set aside.
        guard !findings.isEmpty else { return self }
        var item = self
        item.mainAttachment.dropSetAside()
        for index in item.additionalAttachments.indices {
            item.additionalAttachments[index].dropSetAside()
        }
        item.thumbnail?.dropSetAside()
        item.contentText?.dropSetAside()
        item.referrer?.kept.setAside = [:]
        item.parameters.kept.setAside = [:]
        item.kept.setAside = [:]
        return item
    }
}

extension Attachment {
    fileprivate mutating func dropSetAside() {
        for index in representations.indices { representations[index].dropSetAside() }
        kept.setAside = [:]
    }
}

extension Representation {
    fileprivate mutating func dropSetAside() {
        if case .file(var file) = content {
            file.kept.setAside = [:]
            content = .file(file)
        }
        kept.setAside = [:]
    }
}

extension AttributedText {
    fileprivate mutating func dropSetAside() {
        for index in runs.indices { runs[index].kept.setAside = [:] }
        self = AttributedText(runs)
    }
}
