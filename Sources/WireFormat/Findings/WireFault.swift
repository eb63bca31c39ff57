import Essentials

/// The internal error of the library. Public functions convert it to a ``PayloadError``.
package struct WireFault: Error, Sendable {
    package var code: Finding.Code
    /// The JSON Pointer (RFC 6901) of the value; empty for the whole document.
    package var pointer: String
    package var location: Finding.Location?
    package var message: String
    /// The error that caused this error, for example an error of a ``WireDataSource``; nil if the
    /// document breaks a rule of the format.
    package var underlying: (any Error)?

    package init(
        code: Finding.Code, pointer: String = "", location: Finding.Location? = nil,
        message: String, underlying: (any Error)? = nil
    ) {
        self.code = code
        self.pointer = pointer
        self.location = location
        self.message = message
        self.underlying = underlying
    }

    /// Wraps an error that the caller's code threw, for example in a drain. An error of this
    /// library keeps its code and message.
    package init(_ error: any Error, or code: Finding.Code) {
        if let fault = error as? WireFault {
            self = fault
        } else if let error = error as? PayloadError, let first = error.findings.first {
            self.init(
                code: first.code, pointer: first.pointer, location: first.location,
                message: first.message, underlying: error.underlying)
        } else {
            self.init(code: code, message: "\(error)", underlying: error)
        }
    }
}

extension WireFault: LocalizedError, CustomStringConvertible {
    package var description: String {
        "\(code.rawValue)\(Finding.place(pointer, location)): \(message)"
    }

    package var errorDescription: String? { description }
}

/// An error inside a reader, to which the document later adds a pointer and a location.
struct Fault: Error {
    var code: Finding.Code
    var offset: Int
    var message: String

    init(_ code: Finding.Code, at offset: Int, _ message: String) {
        self.code = code
        self.offset = offset
        self.message = message
    }
}
