import Dispatch

/// A value that threads access one at a time.
final class Guarded<Value: Sendable>: Sendable {
    private let queue = DispatchQueue(label: "org.xextensionitem.inbox")
    // Only accessed on the queue.
    private nonisolated(unsafe) var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withValue<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        queue.sync { body(&value) }
    }
}
