/// Returns a changed representation, or nil to leave it unchanged.
typealias RepresentationChange = (Representation) -> Representation?

extension ExtensionItem {
    /// Changes representations in canonical order, including thumbnails and those of overlays.
    ///
    /// Like any edit, a change drops the values that were set aside for the same member, because
    /// they would still name files of another folder. Members without changes keep everything.
    mutating func changeRepresentations(_ change: RepresentationChange) {
        for activity in presentations.keys.sorted() {
            guard var overlay = presentations[activity] else { continue }
            if overlay.changeRepresentations(change) { presentations[activity] = overlay }
        }
        if let changed = additionalAttachments.changed({ $0.changed(change) }) {
            additionalAttachments = changed
        }
        if let changed = mainAttachment.changed(change) { mainAttachment = changed }
        if let changed = thumbnail.flatMap(change) { thumbnail = changed }
    }

    /// Whether any representation is a file of a payload folder.
    var hasFiles: Bool {
        mainAttachment.hasFiles || additionalAttachments.hasFiles || thumbnail?.isFile == true
            || presentations.values.contains(where: \.hasFiles)
    }

    /// The number of bytes of data in memory, to reserve room for; see ``dataByteCount(where:)``.
    var expectedDataByteCount: Int { dataByteCount { !$0.isElsewhere } }

    /// Returns the number of bytes of data, at most 2^40.
    ///
    /// With 64 or more additional attachments this returns 0: none of them weighs much compared
    /// with the rest.
    func dataByteCount(where isCounted: (WireData) -> Bool = { _ in true }) -> Int {
        guard additionalAttachments.count < 64 else { return 0 }
        let greatest = 1 << 40
        return attachments.flatMap(\.representations).reduce(0) { count, representation in
            guard case .data(let data) = representation.content, isCounted(data) else {
                return count
            }
            return min(count + min(data.byteCount, greatest), greatest)
        }
    }
}

extension Presentation {
    fileprivate var hasFiles: Bool {
        mainAttachment?.hasFiles == true || additionalAttachments?.hasFiles == true
            || thumbnail?.value?.isFile == true
    }

    /// Changes representations, and returns whether any changed.
    fileprivate mutating func changeRepresentations(_ change: RepresentationChange) -> Bool {
        let attachments = additionalAttachments?.changed { $0.changed(change) }
        let main = mainAttachment?.changed(change)
        let image = thumbnail?.value.flatMap(change)
        if let attachments { additionalAttachments = attachments }
        if let main { mainAttachment = main }
        if let image { thumbnail = .replaced(image) }
        return attachments != nil || main != nil || image != nil
    }
}

extension Representation {
    fileprivate var isFile: Bool {
        if case .file = content { true } else { false }
    }
}

extension [Attachment] {
    fileprivate var hasFiles: Bool {
        withSpan { attachments in attachments.indices.contains { attachments[$0].hasFiles } }
    }
}

extension Attachment {
    /// Whether any representation is a file of a payload folder.
    var hasFiles: Bool {
        representations.withSpan { representations in
            representations.indices.contains { representations[$0].isFile }
        }
    }

    fileprivate func changed(_ change: RepresentationChange) -> Attachment? {
        representations.changed(change).map {
            var attachment = self
            attachment.representations = $0
            return attachment
        }
    }
}

extension Array {
    /// Returns the array with some elements changed, or nil if none changes.
    fileprivate func changed(_ change: (Element) -> Element?) -> [Element]? {
        var isChanged = false
        let elements = map { element in
            guard let changed = change(element) else { return element }
            isChanged = true
            return changed
        }
        return isChanged ? elements : nil
    }
}
