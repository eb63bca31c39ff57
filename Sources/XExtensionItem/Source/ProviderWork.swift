/// The closure of a provider, identified by reference.
final class ProviderWork: Sendable {
    enum Answer: Sendable {
        case attachment(Attachment)
        case thumbnail(Representation)
        case nothing
    }

    typealias Load =
        @Sendable (_ activity: ActivityType?, _ size: ThumbnailProvider.Size?) async throws ->
        Answer

    /// Whether the answer may depend on the activity; if not, one answer serves all activities.
    let looksAtActivity: Bool
    /// Whether the answer is made on demand.
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
    /// Identifies questions that share one answer.
    struct Key: Hashable {
        let work: ObjectIdentifier
        let activity: ActivityType?
    }

    let work: ProviderWork
    let activity: ActivityType?
    /// The place of the answer, for errors.
    let place: ProviderPlace

    var key: Key {
        Key(work: ObjectIdentifier(work), activity: work.looksAtActivity ? activity : nil)
    }

    /// Calls the provider.
    ///
    /// - Throws: ``AttachmentError``; `CancellationError` if the task is cancelled.
    func answer(_ size: ThumbnailProvider.Size?) async throws -> ProviderWork.Answer {
        do {
            try Task.checkCancellation()
            return try await CancellableWait.result { [self] in
                try await work.load(activity, size)
            }
        } catch {
            // If the task was cancelled, report that instead of the provider's error.
            try Task.checkCancellation()
            throw AttachmentError(
                code: .notMade, pointer: place.pointer, activity: activity, underlying: error)
        }
    }
}
