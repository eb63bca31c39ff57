/// Reads RFC 8259 JSON, strictly, in one pass without recursion.
///
///     { "title" : "A \u0022post\u0022" , "count" : 12.50 , "tags" : [ ] }
///     | |-----|   |------------------|             |---|            |
///     | key: its  string: offset and length of     number:          container: offset of its
///     | bytes     the text in the quotes,           converted        bracket; end and count known
///     |           with its escapes                 at once          when it closes
///     dictionary
///
/// Between tokens, only space, TAB, LF and CR may occur. Keys with escapes are decoded into the
/// arena, so that keys compare as bytes. The reader checks everything: UTF-8, escapes, surrogates.
struct JSONReader: ~Copyable {
    var builder: IndexBuilder
    var position = 0

    init(_ builder: consuming IndexBuilder) {
        self.builder = builder
    }

    mutating func read(_ bytes: RawSpan) -> Fault? {
        do throws(Fault) {
            try readDocument(bytes)
            return nil
        } catch {
            return inUTF8(error, bytes)
        }
    }

    /// If the bytes at the offset of a syntax fault are malformed UTF-8, returns a UTF-8 fault;
    /// otherwise returns the fault unchanged.
    private func inUTF8(_ fault: Fault, _ bytes: RawSpan) -> Fault {
        guard fault.code == .jsonSyntax || fault.code == .jsonTrailing else { return fault }
        return Self.utf8Fault(at: fault.offset, bytes) ?? fault
    }

    static func utf8Fault(at offset: Int, _ bytes: RawSpan) -> Fault? {
        guard bytes.byte(at: offset) >= 0x80,
            UTF8Sequence.length(bytes, at: offset, end: bytes.byteCount) == 0
        else { return nil }
        return Fault(.jsonUTF8, at: offset, "the bytes are not UTF-8")
    }

    private mutating func readDocument(_ bytes: RawSpan) throws(Fault) {
        try readValue(bytes)
        while builder.depth > 0 {
            if builder.isInDictionary { try readMembers(bytes) } else { try readElements(bytes) }
        }
        skipWhiteSpace(bytes)
        if position < bytes.byteCount {
            throw Fault(.jsonTrailing, at: position, "expected nothing after the end of the value")
        }
    }

    /// Reads members and the commas before them, until a member is a container or the object ends.
    private mutating func readMembers(_ bytes: RawSpan) throws(Fault) {
        let depth = builder.depth
        while builder.depth == depth {
            var byte = try nextToken(bytes, "“}” of an object")
            if byte == UInt8(ascii: "}") {
                position &+= 1
                return try builder.endDictionary(bytes)
            }
            if builder.innermost.count > 0 {
                guard byte == UInt8(ascii: ",") else {
                    throw Self.syntaxFault("expected a comma or the closing “}”", at: position)
                }
                position &+= 1
                byte = try nextToken(bytes, "a key")
            }
            guard byte == UInt8(ascii: "\"") else {
                throw Self.syntaxFault("expected a key in double quotes", at: position)
            }
            try readKey(bytes)
            try readValue(bytes)
        }
    }

    /// Reads elements and the commas before them, until an element is a container or the array
    /// ends.
    private mutating func readElements(_ bytes: RawSpan) throws(Fault) {
        let depth = builder.depth
        while builder.depth == depth {
            let byte = try nextToken(bytes, "“]” of an array")
            if byte == UInt8(ascii: "]") {
                position &+= 1
                return builder.endArray()
            }
            if builder.innermost.count > 0 {
                guard byte == UInt8(ascii: ",") else {
                    throw Self.syntaxFault("expected a comma or the closing “]”", at: position)
                }
                position &+= 1
            }
            try readValue(bytes)
        }
    }

    @inline(__always)
    private mutating func readKey(_ bytes: RawSpan) throws(Fault) {
        let start = position
        let string = try scanString(bytes, from: position + 1)
        if string.hasEscapes {
            let key = JSONText.unescaped(bytes, string.range)
            try builder.key(decoded: builder.decoded(key.utf8), at: start, bytes)
        } else {
            try builder.key(string.range, at: start, isSupported: string.isASCII, bytes)
        }
        guard try nextToken(bytes, "the colon after a key") == UInt8(ascii: ":") else {
            throw Self.syntaxFault("expected a colon after the key", at: position)
        }
        position += 1
    }

    @inline(__always)
    private mutating func readValue(_ bytes: RawSpan) throws(Fault) {
        let byte = try nextToken(bytes, "a value")
        builder.isReading = true
        if byte == UInt8(ascii: "\"") {
            try readString(bytes)
        } else {
            try readOther(byte, bytes)
        }
    }

    private mutating func readOther(_ byte: UInt8, _ bytes: RawSpan) throws(Fault) {
        let start = position
        switch byte {
        case UInt8(ascii: "{"):
            try builder.begin(.dictionary, at: start)
            position += 1
        case UInt8(ascii: "["):
            try builder.begin(.array, at: start)
            position += 1
        case UInt8(ascii: "-"), 0x30...0x39:
            try readNumber(bytes)
        case UInt8(ascii: "t"):
            try literal("true", bytes)
            try builder.boolean(true, at: start)
        case UInt8(ascii: "f"):
            try literal("false", bytes)
            try builder.boolean(false, at: start)
        case UInt8(ascii: "n"):
            try literal("null", bytes)
            try builder.null(at: start)
        default:
            builder.isReading = false
            throw Self.syntaxFault("expected a value", at: position)
        }
    }

    @inline(__always)
    private mutating func readString(_ bytes: RawSpan) throws(Fault) {
        guard !builder.isDataContent else { return try readData(bytes) }
        let start = position
        let string = try scanString(bytes, from: position + 1)
        try builder.string(
            string.range, form: string.hasEscapes ? .jsonEscapes : .plain,
            byteCount: string.byteCount, at: start)
    }

    private mutating func literal(_ text: StaticString, _ bytes: RawSpan) throws(Fault) {
        guard bytes.matches(text, at: position) else {
            if bytes.isCut(text, at: position) {
                throw Self.truncated("the input ends inside “\(text)”", bytes)
            }
            position += bytes.commonCount(with: text, at: position)
            throw Self.syntaxFault("expected a value; did you mean “\(text)”?", at: position)
        }
        position += text.utf8CodeUnitCount
    }

    // MARK: Tokens

    /// Skips white space, and returns the next byte without consuming it.
    @inline(__always)
    private mutating func nextToken(
        _ bytes: RawSpan, _ expected: @autoclosure () -> String
    ) throws(Fault) -> UInt8 {
        // Past the end, this byte is 0, and no token starts with it.
        let byte = bytes.byteIfPresent(at: position)
        guard byte <= 0x20 else { return byte }
        skipWhiteSpace(bytes)
        guard position < bytes.byteCount else {
            throw Self.truncated("the input ends; expected \(expected())", bytes)
        }
        return bytes.byte(at: position)
    }

    private mutating func skipWhiteSpace(_ bytes: RawSpan) {
        position = bytes.endOfWhiteSpace(from: position)
    }

    @inline(never)
    static func truncated(_ reason: String, _ bytes: RawSpan) -> Fault {
        Fault(.jsonTruncated, at: bytes.byteCount, reason)
    }

    @inline(never)
    static func syntaxFault(_ reason: String, at offset: Int) -> Fault {
        Fault(.jsonSyntax, at: offset, reason)
    }
}
