/// Waits for work that may not notice that it is cancelled.
///
/// The tasks of a group are waited for until the last one ends: one that hangs would keep the group for
/// ever. Here the work has a task of its own. Whoever waits and is cancelled cancels the work too, and
/// waits no longer; what the work answers later is dropped.
enum CancellableWait {
    /// What the work answers.
    ///
    /// - Throws: what the work throws; `CancellationError` when the wait is cancelled before.
    static func result<Value: Sendable>(
        of work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        // A stream ends when the one who reads it is cancelled.
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
