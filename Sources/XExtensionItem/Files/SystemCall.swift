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

    /// Returns the error of this call.
    package func failure(_ code: Int32) -> OpenFile.Failure {
        OpenFile.Failure(code: code, in: name)
    }
}

// The calls under names of their own, because types that use them have methods named read and write.

/// Calls `read` of the system.
package func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(number, bytes, count)
}

/// Calls `write` of the system.
package func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, bytes, count)
}
