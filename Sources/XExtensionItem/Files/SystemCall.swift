#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A system call that concerns files. Tests can make each call fail, or stop before it.
package struct SystemCall: Sendable {
    /// What the call does.
    package enum Name: String, CaseIterable, Sendable {
        case open, status, read, write, synchronize, makeFolder, rename, link, remove, list, lock
    }

    package let name: Name
    /// The path that the call is about; empty where only an open file is known.
    package let path: String

    package init(_ name: Name, _ path: String = "") {
        self.name = name
        self.path = path
    }

    /// Decides before each call whether it is made. If this returns a code (`errno`), the call fails with
    /// that code instead.
    ///
    /// Only tests set this. A closure that refuses every call from some point on leaves the files as if
    /// the process had died at that point.
    @TaskLocal package static var filter: (@Sendable (SystemCall) -> Int32?)?

    /// Records each call that fails.
    @TaskLocal package static var failures: FailureRecord?

    /// Makes a call that returns a negative number on failure.
    @discardableResult
    package func perform<Number: SignedInteger>(
        _ call: () -> Number
    ) throws(OpenFile.Failure) -> Number {
        if let code = Self.filter?(self) { throw failure(code) }
        let result = call()
        guard result >= 0 else { throw failure(errno) }
        return result
    }

    /// Records the failure of this call, and returns its error.
    package func failure(_ code: Int32) -> OpenFile.Failure {
        Self.failures?.last = FailedCall(name: name, code: code)
        return OpenFile.Failure(code: code)
    }
}

/// A system call that failed, with its `errno`.
package struct FailedCall: Hashable, Sendable {
    package let name: SystemCall.Name
    package let code: Int32
}

/// Records the last system call that failed. `PayloadError` has a message, but no `errno`.
package final class FailureRecord: Sendable {
    // Only one task uses a record, and it makes one call at a time.
    package nonisolated(unsafe) var last: FailedCall?

    /// Calls a closure, and records the last system call that fails meanwhile.
    package static func watching<Value, Failure: Error>(
        _ body: () throws(Failure) -> Value
    ) -> (result: Result<Value, Failure>, failedCall: FailedCall?) {
        let record = FailureRecord()
        let result = SystemCall.$failures.withValue(record) { () -> Result<Value, Failure> in
            do throws(Failure) {
                return .success(try body())
            } catch {
                return .failure(error)
            }
        }
        return (result, record.last)
    }
}
