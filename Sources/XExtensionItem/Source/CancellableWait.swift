/// Waits for work that may ignore its cancellation.
///
/// A task group waits for its last child task, so a child that hangs would keep the group forever.
/// Here the work runs in a task of its own. If the waiting task is cancelled, the work is cancelled
/// too, the wait ends at once, and a later answer is dropped.
enum CancellableWait {
    /// Returns the result of the work.
    ///
    /// - Throws: the error of the work; `CancellationError` if the wait is cancelled first.
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
