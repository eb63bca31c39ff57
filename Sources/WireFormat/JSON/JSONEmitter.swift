/// Writes JSON: compact, as RFC 8785 has it, or with line breaks and two spaces a level.
struct JSONEmitter {
    private let isPretty: Bool
    private var depth = 0
    /// Whether the innermost container has no content yet.
    private var isFirst = true
    /// Whether a key was written last.
    private var followsKey = false

    init(isPretty: Bool) {
        self.isPretty = isPretty
    }

    mutating func finish(_ output: inout OutputBuffer) {
        if isPretty { output.append(UInt8(ascii: "\n")) }
    }

    mutating func null(_ output: inout OutputBuffer) {
        separate(&output)
        output.append("null")
    }

    mutating func boolean(_ value: Bool, _ output: inout OutputBuffer) {
        separate(&output)
        if value { output.append("true") } else { output.append("false") }
    }

    mutating func number(_ value: WireNumber, _ output: inout OutputBuffer) {
        guard !value.exceedsJSON else { return tag(.integer, value.description, &output) }
        separate(&output)
        output.append(value.description)
    }

    mutating func string(_ value: String, _ output: inout OutputBuffer) {
        separate(&output)
        quote(value, &output)
    }

    mutating func date(_ value: WireDate, _ output: inout OutputBuffer) {
        tag(.date, value.description, &output)
    }

    mutating func data(_ value: WireData, _ output: inout OutputBuffer) throws(WireError) {
        beginTag(.data, &output)
        output.append(UInt8(ascii: "\""))
        try output.appendBase64(of: value)
        output.append(UInt8(ascii: "\""))
        endTag(&output)
    }

    mutating func key(_ value: String, _ output: inout OutputBuffer) {
        separate(&output)
        quote(value, &output)
        output.append(UInt8(ascii: ":"))
        if isPretty { output.append(UInt8(ascii: " ")) }
        followsKey = true
    }

    mutating func beginArray(_ output: inout OutputBuffer) { begin("[", &output) }
    mutating func endArray(_ output: inout OutputBuffer) { end("]", &output) }
    mutating func beginDictionary(_ output: inout OutputBuffer) { begin("{", &output) }
    mutating func endDictionary(_ output: inout OutputBuffer) { end("}", &output) }

    private mutating func begin(_ bracket: Unicode.Scalar, _ output: inout OutputBuffer) {
        separate(&output)
        output.append(UInt8(ascii: bracket))
        depth += 1
        isFirst = true
    }

    private mutating func end(_ bracket: Unicode.Scalar, _ output: inout OutputBuffer) {
        depth -= 1
        if !isFirst { breakLine(&output) }
        output.append(UInt8(ascii: bracket))
        isFirst = false
    }

    /// Writes what stands between two values, or between a bracket and the first.
    private mutating func separate(_ output: inout OutputBuffer) {
        if followsKey {
            followsKey = false
            return
        }
        if !isFirst { output.append(UInt8(ascii: ",")) }
        isFirst = false
        if depth > 0 { breakLine(&output) }
    }

    private func breakLine(_ output: inout OutputBuffer) {
        guard isPretty else { return }
        output.append(UInt8(ascii: "\n"))
        for _ in 0..<depth { output.append("  ") }
    }

    // MARK: Tags

    mutating func tag(_ tag: WireTag, _ content: String, _ output: inout OutputBuffer) {
        beginTag(tag, &output)
        quote(content, &output)
        endTag(&output)
    }

    /// A tag stays on one line, being one value.
    private mutating func beginTag(_ tag: WireTag, _ output: inout OutputBuffer) {
        separate(&output)
        if isPretty { output.append("{ ") } else { output.append("{") }
        quote(tag.rawValue, &output)
        if isPretty { output.append(": ") } else { output.append(":") }
    }

    private func endTag(_ output: inout OutputBuffer) {
        if isPretty { output.append(" }") } else { output.append("}") }
    }

    // MARK: Strings

    /// Writes a string with the escapes of RFC 8785 section 3.2.2.2, and no others.
    private func quote(_ string: String, _ output: inout OutputBuffer) {
        output.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                output.append(byte)
            } else {
                escape(byte, &output)
            }
        }
        output.append(UInt8(ascii: "\""))
    }

    private func escape(_ byte: UInt8, _ output: inout OutputBuffer) {
        switch byte {
        case UInt8(ascii: "\""): output.append("\\\"")
        case UInt8(ascii: "\\"): output.append("\\\\")
        case 0x08: output.append("\\b")
        case 0x09: output.append("\\t")
        case 0x0A: output.append("\\n")
        case 0x0C: output.append("\\f")
        case 0x0D: output.append("\\r")
        default:
            output.append(byte < 0x10 ? "\\u000" : "\\u00")
            output.append(String(byte, radix: 16))
        }
    }
}
