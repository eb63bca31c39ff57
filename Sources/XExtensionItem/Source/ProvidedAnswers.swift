/// What providers answered for one activity, or for all.
struct ProvidedAttachments {
    enum Answer: Sendable {
        case attachment(Attachment?)
        case thumbnail(Representation?)
    }

    var main: Attachment?
    /// In the order of the providers, without those that had nothing to give.
    var additional: [Attachment] { slots.sorted { $0.key < $1.key }.map(\.value) }
    var thumbnail: Representation?
    private var slots: [Int: Attachment] = [:]

    mutating func add(_ answer: Answer, _ slot: ItemSourceError.Slot) {
        switch (slot, answer) {
        case (.main, .attachment(let attachment)): main = attachment
        case (.additional(let number), .attachment(let attachment)): slots[number] = attachment
        case (_, .thumbnail(let representation)): thumbnail = representation
        case (.thumbnail, .attachment): break
        }
    }
}

/// The answers by activity, put together in whatever order they come.
struct ProvidedAnswers {
    private var general = ProvidedAttachments()
    private var byActivity: [ActivityType: ProvidedAttachments] = [:]

    mutating func add(
        _ answer: ProvidedAttachments.Answer, _ slot: ItemSourceError.Slot,
        _ activity: ActivityType?
    ) {
        if let activity {
            byActivity[activity, default: ProvidedAttachments()].add(answer, slot)
        } else {
            general.add(answer, slot)
        }
    }

    func attachments(for activity: ActivityType?) -> ProvidedAttachments {
        guard let activity else { return general }
        return byActivity[activity] ?? ProvidedAttachments()
    }
}
