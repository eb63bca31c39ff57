import Essentials

/// A system call on files. Tests can make each call fail.
package struct SystemCall: Sendable {
    package enum Name: String, CaseIterable, Sendable {
        case open, status, read, write, synchronize, makeFolder, rename, link, remove, list, lock
    }

    package let name: Name
    /// Empty if the call uses only an open file.
    package let path: String

    package init(_ name: Name, _ path: String = "") {
        self.name = name
        self.path = path
    }

    /// Runs before each call. If it returns an `errno` code, the call fails with that code instead.
    ///
    /// Only tests set this. A closure that refuses all further calls leaves the files as if the
    /// process had been terminated at that point.
    @TaskLocal package static var filter: (@Sendable (SystemCall) -> Int32?)?

    /// The closure must return a negative number on failure.
    @discardableResult
    package func perform<Number: SignedInteger>(
        _ call: () -> Number
    ) throws(OpenFile.Failure) -> Number {
        if let code = Self.filter?(self) { throw failure(code) }
        let result = call()
        guard result >= 0 else { throw failure(errno) }
        return result
    }

    package func failure(_ code: Int32) -> OpenFile.Failure {
        OpenFile.Failure(code: code, in: name)
    }
}

// In a type with methods named `read` and `write`, these names refer to the methods instead of the
// system's functions, so the functions have wrappers with other names.

package func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(number, bytes, count)
}

package func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, bytes, count)
}
