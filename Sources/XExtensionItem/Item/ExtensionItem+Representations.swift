/// Returns a changed representation, or nil to leave it unchanged.
typealias RepresentationChange = (Representation) -> Representation?

extension ExtensionItem {
    /// Changes the representations of the item and of its overlays, including thumbnails, in
    /// canonical order.
    ///
    /// Like any edit, changing a member drops the original value that was set aside for the member
    /// while reading. That value could otherwise still refer to files of the payload folder that
    /// the item was read from. Unchanged members keep their original values.
    mutating func changeRepresentations(_ change: RepresentationChange) {
        for activity in overlays.keys.sorted() {
            guard var overlay = overlays[activity] else { continue }
            if overlay.changeRepresentations(change) { overlays[activity] = overlay }
        }
        _ = members.changeRepresentations(change)
    }

    var hasFiles: Bool {
        members.hasFiles || overlays.values.contains(where: \.hasFiles)
    }

    var expectedDataByteCount: Int { dataByteCount { !$0.isExternal } }

    /// Returns the size of the data in the attachments in bytes, at most 2^40, or 2^30 if `Int` has
    /// 32 bits.
    ///
    /// This is only an estimate, for reserving memory and for recognizing a large payload before it
    /// is written. If there are 64 or more additional attachments, this returns 0 without counting:
    /// no single attachment then dominates the size, so reserving memory would save little.
    func dataByteCount(where isCounted: (WireData) -> Bool = { _ in true }) -> Int {
        let others = additionalAttachments
        guard others.count < 64 else { return 0 }
        let greatest = Attachment.maximumDataByteCount
        var count = mainAttachment.dataByteCount(where: isCounted)
        for other in others {
            count = min(count + other.dataByteCount(where: isCounted), greatest)
        }
        return min(count, greatest)
    }
}

extension ItemMembers {
    fileprivate var hasFiles: Bool {
        self.mainAttachment?.hasFiles == true || self.additionalAttachments?.hasFiles == true
            || self.thumbnail?.image?.isFile == true
    }

    fileprivate mutating func changeRepresentations(_ change: RepresentationChange) -> Bool {
        let attachments = self.additionalAttachments?.changed { $0.changed(change) }
        let main = self.mainAttachment?.changed(change)
        let image = self.thumbnail?.image.flatMap(change)
        if let attachments { self.additionalAttachments = attachments }
        if let main { self.mainAttachment = main }
        if let image { self.thumbnail = Thumbnail(image: image) }
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
    var hasFiles: Bool {
        representations.withSpan { representations in
            representations.indices.contains { representations[$0].isFile }
        }
    }

    /// The sum of two numbers up to this limit fits into an `Int`.
    fileprivate static let maximumDataByteCount = min(
        Int(clamping: Int64(1) << 40), Int.max >> 1)

    fileprivate func dataByteCount(where isCounted: (WireData) -> Bool) -> Int {
        let greatest = Self.maximumDataByteCount
        var count = 0
        for representation in representations {
            guard case .data(let data) = representation.content, isCounted(data) else { continue }
            count = min(count + min(data.byteCount, greatest), greatest)
        }
        return count
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
