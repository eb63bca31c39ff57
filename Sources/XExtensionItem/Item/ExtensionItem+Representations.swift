extension ExtensionItem {
    /// The item with each representation replaced, thumbnails and those of overlays too, in the order
    /// of the canonical form. What is kept stays: this is no edit.
    func mappingRepresentations(
        _ transform: (Representation) -> Representation
    ) -> ExtensionItem {
        var item = self
        for activity in activities.keys.sorted() {
            item.activities[activity]?.mapRepresentations(transform)
        }
        for index in additionalAttachments.indices {
            item.additionalAttachments[index].mapRepresentations(transform)
        }
        item.mainAttachment.mapRepresentations(transform)
        item.thumbnail = thumbnail.map(transform)
        item.kept = kept
        return item
    }
}

extension Presentation {
    fileprivate mutating func mapRepresentations(
        _ transform: (Representation) -> Representation
    ) {
        let kept = kept
        for index in (additionalAttachments ?? []).indices {
            additionalAttachments?[index].mapRepresentations(transform)
        }
        mainAttachment?.mapRepresentations(transform)
        if case .replaced(let own) = thumbnail { thumbnail = .replaced(transform(own)) }
        self.kept = kept
    }
}

extension Attachment {
    /// Replaces each representation.
    mutating func mapRepresentations(_ transform: (Representation) -> Representation) {
        let kept = kept
        representations = representations.map(transform)
        self.kept = kept
    }
}
