/// The closure of a provider. Results are stored by the identity of this object.
final class ProviderWork: Sendable {
    /// Creates an attachment, or the only representation of one for a thumbnail; nil for nothing.
    typealias Load =
        @Sendable (_ activity: ActivityType?, _ size: ThumbnailProvider.Size?) async throws ->
        Attachment?

    /// Whether the result may depend on the activity; if not, all activities share one result.
    let dependsOnActivity: Bool
    let isLazy: Bool
    let load: Load

    init(dependsOnActivity: Bool = false, isLazy: Bool = true, load: @escaping Load) {
        self.dependsOnActivity = dependsOnActivity
        self.isLazy = isLazy
        self.load = load
    }
}

struct ProviderRequest: Sendable {
    /// Identifies requests that share one result.
    struct Key: Hashable {
        let work: ObjectIdentifier
        let activity: ActivityType?
    }

    let work: ProviderWork
    let activity: ActivityType?
    /// The JSON Pointer of the attachment, for errors.
    let pointer: String

    var key: Key {
        Key(work: ObjectIdentifier(work), activity: work.dependsOnActivity ? activity : nil)
    }

    func answer(_ size: ThumbnailProvider.Size?) async throws -> Attachment? {
        do {
            try Task.checkCancellation()
            return try await CancellableWait.result { [self] in
                try await work.load(activity, size)
            }
        } catch {
            // If the task was cancelled, report that instead of the provider's error.
            try Task.checkCancellation()
            throw AttachmentError(
                code: .attachmentNotMade, pointer: pointer, activity: activity,
                underlying: error)
        }
    }
}

/// The results of providers; each request runs once.
struct ProviderResults {
    private var answers: [ProviderRequest.Key: Attachment?] = [:]

    /// Runs the requests that have no result yet, all concurrently.
    ///
    /// - Throws: ``AttachmentError`` for the first provider that fails; `CancellationError`.
    mutating func ask(
        _ questions: [ProviderRequest], _ size: ThumbnailProvider.Size?
    ) async throws {
        var open: [ProviderRequest.Key: ProviderRequest] = [:]
        for question in questions where answers[question.key] == nil && open[question.key] == nil {
            open[question.key] = question
        }
        let asked = Array(open.values)
        let new = try await withThrowingTaskGroup(
            of: (ProviderRequest.Key, Attachment?).self
        ) { group in
            for question in asked {
                group.addTask { (question.key, try await question.answer(size)) }
            }
            var new: [ProviderRequest.Key: Attachment?] = [:]
            for try await (key, answer) in group { new.updateValue(answer, forKey: key) }
            return new
        }
        answers.merge(new) { _, new in new }
    }

    private func answer(_ work: ProviderWork, _ activity: ActivityType?) -> Attachment? {
        answers[ProviderRequest(work: work, activity: activity, pointer: "").key] ?? nil
    }

    func attachment(of provider: AttachmentProvider, for activity: ActivityType?) -> Attachment? {
        answer(provider.work, activity)
    }

    func thumbnail(
        of provider: ThumbnailProvider, for activity: ActivityType?
    ) -> Representation? {
        answer(provider.work, activity)?.representations.first
    }
}

/// Waits for work that may ignore cancellation.
///
/// A task group waits for its last child task, so a child that hangs would block the group forever.
/// Here the work runs in its own task. If the waiting task is cancelled, the work is cancelled too,
/// the wait ends at once, and a later result is dropped.
enum CancellableWait {
    static func result<Value: Sendable>(
        of work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        // An asynchronous stream ends when the task that reads it is cancelled.
        let answers = AsyncThrowingStream<Value, any Error> { continuation in
            let task = Task {
                do {
                    continuation.yield(try await work())
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
        for try await answer in answers { return answer }
        throw CancellationError()
    }
}
