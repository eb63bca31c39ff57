/// What is wrong with a document, where, and what was expected.
///
/// Two errors are equal when their code, pointer and offset are: the wording of ``message`` may
/// improve from version to version.
public struct WireError: Error, Sendable {
    /// A place in the bytes of a document.
    public struct Location: Hashable, Codable, Sendable {
        /// The distance in bytes from the start of the input; the first byte has offset 0.
        public var offset: Int
        /// The line, counted from 1; nil in a binary property list.
        public var line: Int?
        /// The column, counted in Unicode scalars from 1; nil in a binary property list.
        public var column: Int?

        /// Makes a location from an offset and, in the text encodings, a line and a column.
        public init(offset: Int, line: Int? = nil, column: Int? = nil) {
            self.offset = offset
            self.line = line
            self.column = column
        }
    }

    /// The stable name of what went wrong.
    public var code: Code
    /// The JSON Pointer (RFC 6901) of the value concerned; empty for the whole document.
    public var pointer: String
    /// The place in the input; nil when the error is not about input.
    public var location: Location?
    /// A sentence that says what was found and what was expected.
    public var message: String

    /// Makes an error from its parts.
    public init(
        code: Code, pointer: String = "", location: Location? = nil, message: String
    ) {
        self.code = code
        self.pointer = pointer
        self.location = location
        self.message = message
    }
}

extension WireError: Hashable {
    /// Whether two errors have the same code, at the same place.
    public static func == (left: WireError, right: WireError) -> Bool {
        left.code == right.code && left.pointer.utf8.elementsEqual(right.pointer.utf8)
            && left.location?.offset == right.location?.offset
    }

    /// Feeds the code and the offset into a hasher.
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

    /// Where something is, to stand behind a code: ` at /title (line 3, column 12)`.
    package static func place(_ pointer: String, _ location: Location?) -> String {
        (pointer.isEmpty ? "" : " at \(pointer)") + (location.map { " (\($0))" } ?? "")
    }
}

extension WireError.Location: CustomStringConvertible {
    /// Line and column, or, in a binary property list, the byte.
    public var description: String {
        guard let line, let column else { return "byte \(offset)" }
        return "line \(line), column \(column)"
    }
}
