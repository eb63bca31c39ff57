#if canImport(ObjectiveC) || STAND_INS
    package import Essentials

    /// A value that Apple documents as usable on any thread, but does not declare `Sendable`: an
    /// item provider, or the completion handler of a loader.
    ///
    /// This is a box, because declaring Apple's type `Sendable` would affect the whole program.
    package struct UncheckedBox<Value>: @unchecked Sendable {
        package let value: Value

        package init(_ value: Value) {
            self.value = value
        }
    }

    /// A load from an item provider, which may call back twice, late or never.
    ///
    /// The first callback counts. Cancelling the task ends the wait at once, even if the loader
    /// never calls back, and cancels the loader's progress.
    package enum ProviderLoad {
        /// Returns the first result of a loader.
        ///
        /// `start` starts the loader, and returns its progress if it has one. The load counts as
        /// one unit of `parent`.
        ///
        /// - Throws: the error of the loader; `CancellationError`.
        package static func value<Value: Sendable>(
            _ parent: Progress?,
            _ start: (_ answer: @escaping @Sendable (Result<Value, any Error>) -> Void) -> Progress?
        ) async throws -> Value {
            try Task.checkCancellation()
            // The load has its own progress, because the progress of the loader may never finish,
            // and a loader of objects has no progress. A discrete progress does not become a child
            // of the thread's current progress, so it can become a child of `parent`.
            let own = Progress.discreteProgress(totalUnitCount: 100)
            parent?.addChild(own, withPendingUnitCount: 1)
            defer { own.completedUnitCount = 100 }
            // An asynchronous stream ends when the task that reads it is cancelled, and drops later
            // answers.
            let (answers, continuation) = AsyncThrowingStream.makeStream(of: Value.self)
            let progress = start { continuation.yield(with: $0) }
            if let progress { own.addChild(progress, withPendingUnitCount: 100) }
            return try await withTaskCancellationHandler {
                for try await answer in answers { return answer }
                throw CancellationError()
            } onCancel: {
                progress?.cancel()
            }
        }
    }
#endif
