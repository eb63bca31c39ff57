import Dispatch

/// A value that several threads change, one at a time.
final class Guarded<Value: Sendable>: Sendable {
    private let queue = DispatchQueue(label: "org.xextensionitem.inbox")
    // Accessed on the queue only.
    private nonisolated(unsafe) var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withValue<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        queue.sync { body(&value) }
    }
}
