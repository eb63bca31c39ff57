/// Writes JSON: compact as in RFC 8785, or with line breaks and two spaces for each level.
struct JSONEmitter {
    let isPretty: Bool
    private(set) var depth = 0
    private var previous = Previous.start

    /// The last output in the innermost container.
    private enum Previous {
        /// The container is empty so far.
        case start
        case key
        case value
    }

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
        output.append(separated(value ? TextMark("true") : TextMark("false"), &output))
    }

    mutating func number(_ value: WireNumber, _ output: inout OutputBuffer) {
        if value.exceedsJSON {
            beginTag(.integer, &output)
            output.append(number: value)
            endTag(&output)
        } else {
            output.append(separated(.none, &output))
            output.append(number: value)
        }
    }

    /// Writes a placeholder for a number that JSON cannot represent: a number outside the range of
    /// doubles, which no reader accepts.
    mutating func overflow(_ output: inout OutputBuffer) {
        separate(&output)
        output.append("1e999")
    }

    @inline(__always)
    mutating func string(_ text: RawSpan, _ output: inout OutputBuffer) {
        let first = separated(TextMark("\""), &output)
        output.append(text, escaping: JSONEscapes.self, between: first, and: TextMark("\""))
    }

    /// Writes a short string that needs no escapes.
    @inline(__always)
    mutating func string(plain text: RawSpan, _ output: inout OutputBuffer) {
        let first = separated(TextMark("\""), &output)
        output.append(short: text, between: first, and: TextMark("\""))
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

    mutating func data(_ value: WireData, _ output: inout OutputBuffer) throws(PayloadError) {
        beginTag(.data, &output)
        try output.appendBase64(of: value)
        endTag(&output)
    }

    mutating func key(_ text: RawSpan, _ output: inout OutputBuffer) {
        let first = separated(TextMark("\""), &output)
        output.append(text, escaping: JSONEscapes.self, between: first, and: afterKey)
        previous = .key
    }

    /// Writes a short key that needs no escapes.
    @inline(__always)
    mutating func key(plain text: RawSpan, _ output: inout OutputBuffer) {
        let first = separated(TextMark("\""), &output)
        output.append(short: text, between: first, and: afterKey)
        previous = .key
    }

    /// Writes a short key in compact JSON if it is known to be plain and to lack `byte`; returns
    /// whether it wrote the key.
    @inline(__always)
    mutating func key(
        _ text: RawSpan, ifPlainWithout byte: UInt8, _ output: inout OutputBuffer
    ) -> Bool {
        let first = compact(TextMark("\""))
        let isPlain = output.append(short: text, between: first, and: afterKey) {
            JSONEscapes.marks($0, and: byte)
        }
        if isPlain { previous = .key }
        return isPlain
    }

    @inline(__always)
    private var afterKey: TextMark { isPretty ? TextMark("\": ") : TextMark("\":") }

    @inline(__always)
    mutating func begin(_ container: WireContainer, _ output: inout OutputBuffer) {
        let bracket = container == .array ? TextMark("[") : TextMark("{")
        output.append(separated(bracket, &output))
        depth += 1
        previous = .start
    }

    @inline(__always)
    mutating func end(_ container: WireContainer, _ output: inout OutputBuffer) {
        depth -= 1
        if isPretty, previous != .start { breakLine(&output) }
        output.append(container == .array ? TextMark("]") : TextMark("}"))
        previous = .value
    }

    /// Returns the mark that starts a value or a key. In compact JSON, the mark includes the comma;
    /// in pretty JSON, the function writes the comma and the line break.
    @inline(__always)
    private mutating func separated(_ mark: TextMark, _ output: inout OutputBuffer) -> TextMark {
        if isPretty {
            separate(&output)
            return mark
        }
        defer { previous = .value }
        return compact(mark)
    }

    @inline(__always)
    private func compact(_ mark: TextMark) -> TextMark {
        previous == .value ? mark.afterComma : mark
    }

    @inline(never)
    private mutating func separate(_ output: inout OutputBuffer) {
        if previous == .value { output.append(UInt8(ascii: ",")) }
        if isPretty, depth > 0, previous != .key { breakLine(&output) }
        previous = .value
    }

    private func breakLine(_ output: inout OutputBuffer) {
        output.append(UInt8(ascii: "\n"))
        for _ in 0..<depth { output.append("  ") }
    }

    /// Begins a tag. Its content is a string that needs no escapes. A tag is one value, so it stays
    /// on one line.
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
