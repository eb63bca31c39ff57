/// Writes XML property lists: a tab a level, an element a line, base64 without line breaks.
struct XMLPlistEmitter {
    private var depth = 0
    /// Whether nothing has been written since the start tag of the innermost container.
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
        output.append(value.isInteger ? "<integer>" : "<real>")
        output.append(value.description)
        output.append(value.isInteger ? "</integer>\n" : "</real>\n")
    }

    /// Writes a string; one that XML cannot hold unchanged as a tagged value.
    mutating func string(_ value: String, _ output: inout OutputBuffer) {
        if XMLText.holds(value) {
            indent(&output)
            output.append("<string>")
            escape(value, &output)
            output.append("</string>\n")
        } else {
            tag(.string, value.withBytes(Self.base64), &output)
        }
    }

    private static func base64(_ bytes: RawSpan) -> String {
        var text: [UInt8] = []
        Base64.encode(bytes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Writes a date; one with a fraction as a tagged value.
    mutating func date(_ value: WireDate, _ output: inout OutputBuffer) {
        guard value.isWholeSecond else { return tag(.date, value.description, &output) }
        indent(&output)
        output.append("<date>")
        output.append(value.description)
        output.append("</date>\n")
    }

    mutating func data(_ value: WireData, _ output: inout OutputBuffer) throws(WireError) {
        indent(&output)
        output.append("<data>")
        try output.appendBase64(of: value)
        output.append("</data>\n")
    }

    mutating func key(_ value: String, _ output: inout OutputBuffer) throws(WireError) {
        guard XMLText.holds(value) else {
            throw WireError(
                .unsupportedKey,
                reason: "the key \(value.quotedStart) has a character that XML cannot hold")
        }
        writeKey(value, &output)
    }

    private mutating func writeKey(_ value: String, _ output: inout OutputBuffer) {
        indent(&output)
        output.append("<key>")
        escape(value, &output)
        output.append("</key>\n")
    }

    mutating func beginArray(_ output: inout OutputBuffer) { begin("<array>\n", &output) }
    mutating func endArray(_ output: inout OutputBuffer) { end("</array>\n", &output) }
    mutating func beginDictionary(_ output: inout OutputBuffer) { begin("<dict>\n", &output) }
    mutating func endDictionary(_ output: inout OutputBuffer) { end("</dict>\n", &output) }

    private mutating func begin(_ tag: StaticString, _ output: inout OutputBuffer) {
        indent(&output)
        output.append(tag)
        depth += 1
        isEmpty = true
    }

    private mutating func end(_ tag: StaticString, _ output: inout OutputBuffer) {
        depth -= 1
        if isEmpty {
            // What was written last is the start tag, still in the buffer.
            output.bytes.removeLast(2)
            output.append("/>\n")
            isEmpty = false
        } else {
            indent(&output)
            output.append(tag)
        }
    }

    private mutating func tag(_ tag: WireTag, _ content: String, _ output: inout OutputBuffer) {
        beginDictionary(&output)
        writeKey(tag.rawValue, &output)
        indent(&output)
        output.append("<string>")
        output.append(content)
        output.append("</string>\n")
        endDictionary(&output)
    }

    private mutating func indent(_ output: inout OutputBuffer) {
        isEmpty = false
        for _ in 0..<depth { output.append(UInt8(ascii: "\t")) }
    }

    private func escape(_ string: String, _ output: inout OutputBuffer) {
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "&"): output.append("&amp;")
            case UInt8(ascii: "<"): output.append("&lt;")
            case UInt8(ascii: ">"): output.append("&gt;")
            default: output.append(byte)
            }
        }
    }
}
