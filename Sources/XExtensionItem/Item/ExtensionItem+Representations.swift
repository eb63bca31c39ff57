/// A change of one representation; nil leaves it as it is.
typealias RepresentationChange = (Representation) -> Representation?

extension ExtensionItem {
    /// Changes representations, thumbnails and those of overlays too, in the order of the canonical form.
    ///
    /// Like any edit, a change drops what was set aside beside it: that would go on naming the files
    /// of another folder. Where nothing changes, everything is kept.
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

    /// Whether a representation is a file of a payload folder.
    var hasFiles: Bool {
        mainAttachment.hasFiles || additionalAttachments.hasFiles || thumbnail?.isFile == true
            || presentations.values.contains(where: \.hasFiles)
    }

    /// The number of bytes of data in memory for which room is to be made; see ``dataByteCount(where:)``.
    var expectedDataByteCount: Int { dataByteCount { !$0.isElsewhere } }

    /// The number of bytes of data, a terabyte at most: 0 where there are many attachments, of which none
    /// weighs much beside the rest.
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

    /// Says whether anything was changed.
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
    /// Whether a representation is a file of a payload folder.
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
    /// The array with some elements changed; nil when none is.
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
