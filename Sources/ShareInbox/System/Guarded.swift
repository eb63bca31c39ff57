import Dispatch

/// A value that several threads change, one after the other.
final class Guarded<Value: Sendable>: Sendable {
    private let queue = DispatchQueue(label: "org.xextensionitem.inbox")
    // Touched on the queue alone.
    private nonisolated(unsafe) var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withValue<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        queue.sync { body(&value) }
    }
}
