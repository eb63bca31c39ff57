#if canImport(ObjectiveC) || STAND_INS
    /// Work whose result several loads share.
    ///
    /// The work starts with the first load. The result is kept. An error is not kept, so a later
    /// load starts the work again. Cancelling a load cancels the work only if no other load waits
    /// for it.
    actor SharedWork<Value: Sendable> {
        private let make: @Sendable () async throws -> Value
        private var task: Task<Value, any Error>?
        private var waiting: Set<Int> = []
        private var count = 0

        init(_ make: @escaping @Sendable () async throws -> Value) {
            self.make = make
        }

        func value() async throws -> Value {
            try Task.checkCancellation()
            let task = task ?? Task { [make] in try await make() }
            self.task = task
            count += 1
            let number = count
            waiting.insert(number)
            return try await withTaskCancellationHandler {
                defer { waiting.remove(number) }
                do {
                    return try await task.value
                } catch {
                    if self.task == task { self.task = nil }
                    throw error
                }
            } onCancel: {
                Task { await self.leave(number) }
            }
        }

        private func leave(_ number: Int) {
            guard waiting.remove(number) != nil, waiting.isEmpty else { return }
            task?.cancel()
            task = nil
        }
    }
#endif
