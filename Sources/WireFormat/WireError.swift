public import Essentials

/// An error in a document: its code, its place, and a message with what was found and expected.
///
/// Two errors are equal if their codes, pointers and offsets are equal. The wording of ``message``
/// may improve from version to version.
public struct WireError: Error, Sendable {
    /// A location in the bytes of a document.
    public struct Location: Hashable, Codable, Sendable {
        /// The offset in bytes from the start of the input. The first byte has offset 0.
        public var offset: Int
        /// The line, counted from 1; nil in a binary property list.
        public var line: Int?
        /// The column in Unicode scalars, counted from 1; nil in a binary property list.
        public var column: Int?

        /// Creates a location from an offset, and from a line and a column in JSON and XML.
        public init(offset: Int, line: Int? = nil, column: Int? = nil) {
            self.offset = offset
            self.line = line
            self.column = column
        }
    }

    /// The stable name of the error.
    public var code: Code
    /// The JSON Pointer (RFC 6901) of the value; empty for the whole document.
    public var pointer: String
    /// The location in the input; nil if the error does not concern input.
    public var location: Location?
    /// A sentence with what was found and what was expected.
    public var message: String
    /// The error that caused this one, for example that of a ``WireDataSource``; nil if a rule of the
    /// format was broken. It does not count in comparisons.
    public var underlying: (any Error)?

    /// Creates an error from its parts.
    public init(
        code: Code, pointer: String = "", location: Location? = nil, message: String,
        underlying: (any Error)? = nil
    ) {
        self.code = code
        self.pointer = pointer
        self.location = location
        self.message = message
        self.underlying = underlying
    }

    /// Creates the error for one that somebody else's code has thrown: that error itself if it is a
    /// `WireError`.
    package init(_ underlying: any Error, or code: Code) {
        self =
            underlying as? WireError
            ?? WireError(code: code, message: "\(underlying)", underlying: underlying)
    }
}

extension WireError: Hashable {
    /// Returns whether two errors have the same code, pointer and offset.
    public static func == (left: WireError, right: WireError) -> Bool {
        left.code == right.code && left.pointer.utf8.elementsEqual(right.pointer.utf8)
            && left.location?.offset == right.location?.offset
    }

    /// Hashes the code and the offset.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(location?.offset)
    }
}

extension WireError: CustomStringConvertible {
    /// The code, the place and the message in one line.
    public var description: String {
        "\(code.rawValue)\(Self.place(pointer, location)): \(message)"
    }

    /// Returns the text of a place to append to a code, for example ` at /title (line 3, column
    /// 12)`.
    package static func place(_ pointer: String, _ location: Location?) -> String {
        (pointer.isEmpty ? "" : " at \(pointer.inOneLine)") + (location.map { " (\($0))" } ?? "")
    }
}

extension WireError.Location: CustomStringConvertible {
    /// The line and the column; in a binary property list, the offset.
    public var description: String {
        guard let line, let column else { return "byte \(offset)" }
        return "line \(line), column \(column)"
    }
}

extension WireError: LocalizedError {
    /// The same text as ``description``, so that `localizedDescription` shows it.
    public var errorDescription: String? { description }
}

/// An error inside a reader, before the document adds its pointer and location.
struct Fault: Error {
    var code: WireError.Code
    var offset: Int
    var message: String

    init(_ code: WireError.Code, at offset: Int, _ message: String) {
        self.code = code
        self.offset = offset
        self.message = message
    }
}
