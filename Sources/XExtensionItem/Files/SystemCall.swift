#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One call to the system about files: the place where a test makes it fail, or ends everything.
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

    /// Decides before each call whether it happens: nil lets it, a code (`errno`) is what it fails with.
    ///
    /// Only tests set it. A closure that refuses every call from some point on leaves the files as the
    /// death of the process at that point does.
    @TaskLocal package static var filter: (@Sendable (SystemCall) -> Int32?)?

    /// Is told of each call that fails.
    @TaskLocal package static var failures: FailureRecord?

    /// Makes a call that answers with a negative number on failure.
    @discardableResult
    package func perform<Number: SignedInteger>(
        _ call: () -> Number
    ) throws(OpenFile.Failure) -> Number {
        if let code = Self.filter?(self) { throw failure(code) }
        let result = call()
        guard result >= 0 else { throw failure(errno) }
        return result
    }

    /// The error of the call, which is noted.
    package func failure(_ code: Int32) -> OpenFile.Failure {
        Self.failures?.last = FailedCall(name: name, code: code)
        return OpenFile.Failure(code: code)
    }
}

/// A call to the system that failed, with its `errno`.
package struct FailedCall: Hashable, Sendable {
    package let name: SystemCall.Name
    package let code: Int32
}

/// The last call that failed while one task did something; errors of payloads carry words alone.
package final class FailureRecord: Sendable {
    // One task has the record, and makes one call after the other.
    package nonisolated(unsafe) var last: FailedCall?

    /// Calls a closure, and notes the last call to the system that fails meanwhile.
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
