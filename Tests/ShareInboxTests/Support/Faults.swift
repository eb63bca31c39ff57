import Foundation
import XExtensionItem

@testable import ShareInbox

/// Counts the calls to the system that a closure makes, and spoils some of them.
enum Faults {
    /// Asks a filter before each call that a closure makes.
    private static func filtered<Value>(
        by filter: @escaping @Sendable (SystemCall) -> Int32?, _ body: () throws -> Value
    ) rethrows -> Value {
        try SystemCall.$filter.withValue(filter, operation: body)
    }

    /// The calls that a closure makes.
    static func calls(_ body: () throws -> Void) rethrows -> [SystemCall] {
        let seen = Guarded<[SystemCall]>([])
        try filtered(
            by: { call in
                seen.withValue { $0.append(call) }
                return nil
            }, body)
        return seen.withValue { $0 }
    }

    /// The number of a call, from 0 on.
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

    /// Ends everything before one call, as the death of the process does: nothing is done after it.
    static func dying<Value>(before number: Int, _ body: () throws -> Value) rethrows -> Value {
        try filtered(by: numbered { $0 >= number ? EIO : nil }, body)
    }

    /// Lets one call fail.
    static func failing<Value>(
        _ number: Int, _ code: Int32, _ body: () throws -> Value
    ) rethrows -> Value {
        try filtered(by: numbered { $0 == number ? code : nil }, body)
    }

    /// Lets all calls fail that a closure picks.
    static func failing<Value>(
        _ code: Int32, _ body: () throws -> Value,
        where isPicked: @escaping @Sendable (SystemCall) -> Bool
    ) rethrows -> Value {
        try filtered(by: { isPicked($0) ? code : nil }, body)
    }

    /// Ends everything at the renaming of something into a folder, before it or just after.
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

    /// Ends everything after a closure, while what it returns is still held.
    static func dyingInTheEnd<Held>(_ body: () throws -> Held) rethrows {
        let isDead = Guarded(false)
        try filtered(by: { _ in isDead.withValue { $0 } ? EIO : nil }) {
            let held = try body()
            isDead.withValue { $0 = true }
            withExtendedLifetime(held) {}
        }
    }
}
