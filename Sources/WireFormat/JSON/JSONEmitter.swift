/// Writes JSON: compact as in RFC 8785, or with line breaks and two spaces for each level.
struct JSONEmitter {
    private let isPretty: Bool
    private(set) var depth = 0
    /// Whether the innermost container is empty so far.
    private var isFirst = true
    /// Whether a key was written last.
    private var followsKey = false

    init(isPretty: Bool) {
        self.isPretty = isPretty
    }

    func finish(_ output: inout OutputBuffer) {
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
        if value.exceedsJSON {
            beginTag(.integer, &output)
            output.append(number: value)
            endTag(&output)
        } else {
            separate(&output)
            output.append(number: value)
        }
    }

    /// Writes a number that no reader accepts: one beyond the range of doubles.
    mutating func overflow(_ output: inout OutputBuffer) {
        separate(&output)
        output.append("1e999")
    }

    /// Writes a string with the escapes of RFC 8785.
    @inline(__always)
    mutating func string(_ text: RawSpan, _ output: inout OutputBuffer) {
        let first = beginString(&output)
        output.append(text, escaping: JSONEscapes.self, between: first, and: TextMark("\""))
    }

    mutating func date(_ value: WireDate, _ output: inout OutputBuffer) {
        beginTag(.date, &output)
        output.append(date: value)
        endTag(&output)
    }

    /// Writes a URL, which needs no escapes.
    mutating func url(_ text: RawSpan, _ output: inout OutputBuffer) {
        beginTag(.url, &output)
        output.append(text)
        endTag(&output)
    }

    mutating func data(_ value: WireData, _ output: inout OutputBuffer) throws(WireError) {
        beginTag(.data, &output)
        try output.appendBase64(of: value)
        endTag(&output)
    }

    /// Writes a key. A plain key needs no escapes.
    @inline(__always)
    mutating func key(_ text: RawSpan, isPlain: Bool, _ output: inout OutputBuffer) {
        let first = beginString(&output)
        let last = isPretty ? TextMark("\": ") : TextMark("\":")
        if isPlain {
            output.append(plain: text, between: first, and: last)
        } else {
            output.append(text, escaping: JSONEscapes.self, between: first, and: last)
        }
        followsKey = true
    }

    @inline(__always)
    mutating func beginArray(_ output: inout OutputBuffer) { begin("[", &output) }
    @inline(__always)
    mutating func endArray(_ output: inout OutputBuffer) { end("]", &output) }
    @inline(__always)
    mutating func beginDictionary(_ output: inout OutputBuffer) { begin("{", &output) }
    @inline(__always)
    mutating func endDictionary(_ output: inout OutputBuffer) { end("}", &output) }

    @inline(__always)
    private mutating func begin(_ bracket: StaticString, _ output: inout OutputBuffer) {
        separate(&output)
        output.append(bracket)
        depth += 1
        isFirst = true
    }

    @inline(__always)
    private mutating func end(_ bracket: StaticString, _ output: inout OutputBuffer) {
        depth -= 1
        if isPretty, !isFirst { breakLine(&output) }
        output.append(bracket)
        isFirst = false
    }

    /// Writes the separator before a string, and returns the quote, with a comma if one is due.
    @inline(__always)
    private mutating func beginString(_ output: inout OutputBuffer) -> TextMark {
        if !followsKey, !isFirst, !isPretty { return TextMark(",\"") }
        separate(&output)
        return TextMark("\"")
    }

    /// Writes the separator between two values, or between a bracket and the first value.
    @inline(__always)
    private mutating func separate(_ output: inout OutputBuffer) {
        if followsKey {
            followsKey = false
        } else {
            if !isFirst { output.append(UInt8(ascii: ",")) }
            if isPretty, depth > 0 { breakLine(&output) }
            isFirst = false
        }
    }

    private func breakLine(_ output: inout OutputBuffer) {
        output.append(UInt8(ascii: "\n"))
        for _ in 0..<depth { output.append("  ") }
    }

    /// Begins a tag. Its content is a string that needs no escapes, and a tag stays on one line
    /// because it is one value.
    @inline(__always)
    private mutating func beginTag(_ tag: WireTag, _ output: inout OutputBuffer) {
        separate(&output)
        if isPretty { output.append("{ \"") } else { output.append("{\"") }
        output.append(string: tag.rawValue)
        if isPretty { output.append("\": \"") } else { output.append("\":\"") }
    }

    @inline(__always)
    private func endTag(_ output: inout OutputBuffer) {
        if isPretty { output.append("\" }") } else { output.append("\"}") }
    }
}
