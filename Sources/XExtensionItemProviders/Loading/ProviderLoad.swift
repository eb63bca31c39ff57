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
            let answer = FirstAnswer<Value>()
            // The load has its own progress, because the progress of the loader may never finish,
            // and a loader of objects has no progress. A discrete progress does not become a child
            // of the thread's current progress, so it can become a child of `parent`.
            let own = Progress.discreteProgress(totalUnitCount: 100)
            parent?.addChild(own, withPendingUnitCount: 1)
            defer { own.completedUnitCount = 100 }
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    answer.wait(continuation)
                    guard let progress = start({ answer.give($0) }) else { return }
                    own.addChild(progress, withPendingUnitCount: 100)
                    answer.follow(progress)
                }
            } onCancel: {
                answer.cancel()
            }
        }
    }

    private final class FirstAnswer<Value: Sendable>: @unchecked Sendable {
        // Guards the properties below.
        private let lock = NSLock()
        private var continuation: CheckedContinuation<Value, any Error>?
        private var progress: Progress?
        private var isCancelled = false

        func wait(_ continuation: CheckedContinuation<Value, any Error>) {
            let isLate = lock.withLock {
                if !isCancelled { self.continuation = continuation }
                return isCancelled
            }
            if isLate { continuation.resume(throwing: CancellationError()) }
        }

        func follow(_ progress: Progress) {
            let isLate = lock.withLock {
                self.progress = progress
                return isCancelled
            }
            if isLate { progress.cancel() }
        }

        func give(_ result: Result<Value, any Error>) {
            let waiting = lock.withLock {
                defer { continuation = nil }
                return continuation
            }
            waiting?.resume(with: result)
        }

        func cancel() {
            let progress = lock.withLock {
                isCancelled = true
                return self.progress
            }
            give(.failure(CancellationError()))
            progress?.cancel()
        }
    }
#endif
