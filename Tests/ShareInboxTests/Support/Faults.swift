import Foundation
import XExtensionItem

@testable import ShareInbox

/// Records the system calls that a closure makes, and can make some of them fail.
enum Faults {
    /// Runs a closure with a filter that can make system calls fail.
    private static func filtered<Value>(
        by filter: @escaping @Sendable (SystemCall) -> Int32?, _ body: () throws -> Value
    ) rethrows -> Value {
        try SystemCall.$filter.withValue(filter, operation: body)
    }

    /// Returns the system calls of a closure.
    static func calls(_ body: () throws -> Void) rethrows -> [SystemCall] {
        let seen = Guarded<[SystemCall]>([])
        try filtered(
            by: { call in
                seen.withValue { $0.append(call) }
                return nil
            }, body)
        return seen.withValue { $0 }
    }

    /// Creates a filter from a closure that receives the number of each call, from 0.
    private static func numbered(
        _ decide: @escaping @Sendable (Int) -> Int32?
    ) -> @Sendable (SystemCall) -> Int32? {
        let next = Guarded(0)
        return { _ in
            let number = next.withValue { next -> Int in
                defer { next += 1 }
                return next
            }
            return decide(number)
        }
    }

    /// Simulates the death of the process: one call and all later calls fail.
    static func dying<Value>(before number: Int, _ body: () throws -> Value) rethrows -> Value {
        try filtered(by: numbered { $0 >= number ? EIO : nil }, body)
    }

    /// Fails one call.
    static func failing<Value>(
        _ number: Int, _ code: Int32, _ body: () throws -> Value
    ) rethrows -> Value {
        try filtered(by: numbered { $0 == number ? code : nil }, body)
    }

    /// Fails all calls that a closure selects.
    static func failing<Value>(
        _ code: Int32, _ body: () throws -> Value,
        where isSelected: @escaping @Sendable (SystemCall) -> Bool
    ) rethrows -> Value {
        try filtered(by: { isSelected($0) ? code : nil }, body)
    }

    /// Simulates the death of the process before or just after a rename into a folder.
    static func dyingAtRename(
        into folder: String, after: Bool, _ body: () throws -> Void
    ) rethrows {
        let isOver = Guarded(false)
        try filtered(
            by: { call in
                isOver.withValue { isOver -> Int32? in
                    if isOver { return EIO }
                    guard call.name == .rename, call.path.contains(folder) else { return nil }
                    isOver = true
                    return after ? nil : EIO
                }
            }, body)
    }

    /// Simulates the death of the process after a closure, while its result is still held.
    static func dyingAfter<Held>(_ body: () throws -> Held) rethrows {
        let isDead = Guarded(false)
        try filtered(by: { _ in isDead.withValue { $0 } ? EIO : nil }) {
            let held = try body()
            isDead.withValue { $0 = true }
            withExtendedLifetime(held) {}
        }
    }
}
