/// Writes XML property lists: one tab per level, one line per element, base64 without line breaks.
struct XMLPlistEmitter {
    private(set) var depth = 0
    /// Whether the innermost container is empty so far.
    private var isEmpty = false

    func begin(_ output: inout OutputBuffer) {
        output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        output.append("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\"")
        output.append(" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n")
        output.append("<plist version=\"1.0\">\n")
    }

    func finish(_ output: inout OutputBuffer) {
        output.append("</plist>\n")
    }

    mutating func boolean(_ value: Bool, _ output: inout OutputBuffer) {
        indent(&output)
        if value { output.append("<true/>\n") } else { output.append("<false/>\n") }
    }

    mutating func number(_ value: WireNumber, _ output: inout OutputBuffer) {
        indent(&output)
        if value.isInteger { output.append("<integer>") } else { output.append("<real>") }
        output.append(number: value)
        if value.isInteger { output.append("</integer>\n") } else { output.append("</real>\n") }
    }

    mutating func string(_ text: RawSpan, _ output: inout OutputBuffer) {
        if XMLText.canRepresent(text) {
            indent(&output)
            output.append("<string>")
            output.append(text, escaping: XMLEscapes.self)
            output.append("</string>\n")
        } else {
            beginTag(.string, &output)
            output.appendBase64(of: text)
            endTag(&output)
        }
    }

    mutating func date(_ value: WireDate, _ output: inout OutputBuffer) {
        if value.isWholeSecond {
            indent(&output)
            output.append("<date>")
            output.append(date: value)
            output.append("</date>\n")
        } else {
            beginTag(.date, &output)
            output.append(date: value)
            endTag(&output)
        }
    }

    mutating func data(_ value: WireData, _ output: inout OutputBuffer) throws(PayloadError) {
        indent(&output)
        output.append("<data>")
        try output.appendBase64(of: value)
        output.append("</data>\n")
    }

    /// Writes a key; returns false, and writes nothing, if XML cannot represent the key. A plain
    /// key needs no escapes.
    mutating func key(_ text: RawSpan, isPlain: Bool, _ output: inout OutputBuffer) -> Bool {
        guard isPlain || XMLText.canRepresent(text) else { return false }
        indent(&output)
        output.append("<key>")
        if isPlain { output.append(text) } else { output.append(text, escaping: XMLEscapes.self) }
        output.append("</key>\n")
        return true
    }

    @inline(__always)
    mutating func begin(_ container: WireContainer, _ output: inout OutputBuffer) {
        indent(&output)
        // Text that is known to the compiler is copied without a loop.
        switch container {
        case .array: output.append("<array>\n")
        case .dictionary: output.append("<dict>\n")
        }
        depth += 1
        isEmpty = true
    }

    @inline(__always)
    mutating func end(_ container: WireContainer, _ output: inout OutputBuffer) {
        depth -= 1
        if isEmpty {
            // The start tag was written last and is still in the buffer. Remove its “>” and LF, so
            // that it becomes an empty-element tag.
            output.removeLast(2)
            output.append("/>\n")
            isEmpty = false
        } else {
            indent(&output)
            switch container {
            case .array: output.append("</array>\n")
            case .dictionary: output.append("</dict>\n")
            }
        }
    }

    /// The content of the tag must need no escapes.
    private mutating func beginTag(_ tag: WireTag, _ output: inout OutputBuffer) {
        begin(.dictionary, &output)
        indent(&output)
        output.append("<key>")
        output.append(string: tag.rawValue)
        output.append("</key>\n")
        indent(&output)
        output.append("<string>")
    }

    private mutating func endTag(_ output: inout OutputBuffer) {
        output.append("</string>\n")
        end(.dictionary, &output)
    }

    @inline(__always)
    private mutating func indent(_ output: inout OutputBuffer) {
        isEmpty = false
        output.append(repeating: UInt8(ascii: "\t"), count: depth)
    }
}
