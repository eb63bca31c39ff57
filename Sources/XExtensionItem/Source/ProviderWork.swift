/// What a provider does to make its attachment or thumbnail; known by its identity.
final class ProviderWork: Sendable {
    enum Answer: Sendable {
        case attachment(Attachment)
        case thumbnail(Representation)
        case nothing
    }

    typealias Load =
        @Sendable (_ activity: ActivityType?, _ size: ThumbnailProvider.Size?) async throws ->
        Answer

    /// Whether the answer may depend on the activity; if not, it is asked for once in all.
    let looksAtActivity: Bool
    /// Whether the answer is made when it is asked for.
    let isLazy: Bool
    let load: Load

    init(looksAtActivity: Bool = false, isLazy: Bool = true, load: @escaping Load) {
        self.looksAtActivity = looksAtActivity
        self.isLazy = isLazy
        self.load = load
    }
}

/// One question to one provider.
struct ProviderQuestion: Sendable {
    /// Questions that have one answer.
    struct Key: Hashable {
        let work: ObjectIdentifier
        let activity: ActivityType?
    }

    let work: ProviderWork
    let activity: ActivityType?
    /// What the answer is for, for errors.
    let slot: ItemSourceError.Slot

    var key: Key {
        Key(work: ObjectIdentifier(work), activity: work.looksAtActivity ? activity : nil)
    }

    /// Asks the provider.
    ///
    /// - Throws: ``ItemSourceError``; `CancellationError` if the task is cancelled.
    func answer(_ size: ThumbnailProvider.Size?) async throws -> ProviderWork.Answer {
        do {
            try Task.checkCancellation()
            return try await CancellableWait.result { [self] in
                try await work.load(activity, size)
            }
        } catch {
            // Whatever a provider throws when it is cancelled: that is what happened.
            try Task.checkCancellation()
            throw ItemSourceError(attachment: slot, activity: activity, underlying: error)
        }
    }
}
