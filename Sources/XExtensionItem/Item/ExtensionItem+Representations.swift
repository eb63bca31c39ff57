/// Returns a changed representation, or nil to leave it unchanged.
typealias RepresentationChange = (Representation) -> Representation?

extension ExtensionItem {
    /// Passes the parts of all values to a closure, in canonical order, with their JSON Pointers.
    func forEachPart(_ body: (ItemPart, String) -> Void) {
        for (activity, overlay) in overlays.sorted(by: { $0.key < $1.key }) {
            overlay.forEachPart(at: "/activities" + JSONPointer.step(activity.rawValue), body)
        }
        members.forEachPart(at: "", body)
    }

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
        // The sum of two numbers up to this limit fits into an `Int`.
        let greatest = min(Int(clamping: Int64(1) << 40), Int.max >> 1)
        var count = 0
        func add(_ attachment: Attachment) {
            for representation in attachment.representations {
                guard case .data(let data) = representation.content, isCounted(data) else {
                    continue
                }
                count = min(count + min(data.byteCount, greatest), greatest)
            }
        }
        add(mainAttachment)
        others.forEach(add)
        return count
    }
}

extension ItemMembers {
    fileprivate func forEachPart(at pointer: String, _ body: (ItemPart, String) -> Void) {
        for member in SharedMember.allCases {
            filled(member)?.forEachPart(at: pointer + JSONPointer.step(member.rawValue), body)
        }
    }

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
