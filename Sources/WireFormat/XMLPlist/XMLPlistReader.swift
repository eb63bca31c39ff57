/// Reads an XML property list in UTF-8, strictly, in one pass without recursion.
///
///     <?xml version="1.0" encoding="UTF-8"?>              prolog: checked, then forgotten
///     <!DOCTYPE plist PUBLIC "…" "…">                     never fetched; no internal subset
///     <plist version="1.0">
///     <dict>                                              container: offset of its “<”
///         <key>title</key>                                key: its bytes
///         <string>A &amp; B</string>                      string: offset and length of the text
///         <data>iVBORw0KGgo=</data>                       between the tags, unchanged;
///         <integer>12</integer>                           numbers and dates are converted at once
///     </dict>
///     </plist>
///
/// The reader rejects XML that property lists do not use: other elements, attributes, entities,
/// text between elements. It skips comments and processing instructions.
struct XMLPlistReader: ~Copyable {
    var builder: IndexBuilder
    /// Whether the bytes were transcoded from UTF-16 to UTF-8.
    let isTranscoded: Bool
    /// The encoding fault after the readable bytes; nil if all input is readable.
    var encodingFault: Fault?
    var position = 0
    /// The constructs that can start with “<!” at the current position.
    var declarations: [StaticString] = ["<!--", "<!DOCTYPE"]

    init(_ builder: consuming IndexBuilder, isTranscoded: Bool, cut: Fault? = nil) {
        self.builder = builder
        self.isTranscoded = isTranscoded
        encodingFault = cut
    }

    mutating func read(_ bytes: RawSpan) -> Fault? {
        // Read the text before a malformed character first, because an earlier fault takes
        // precedence.
        encodingFault = XMLCharacters.fault(bytes) ?? encodingFault
        do throws(Fault) {
            try readDocument(bytes.extracting(0..<(encodingFault?.offset ?? bytes.byteCount)))
            return encodingFault
        } catch {
            return error.code == .xmlTruncated ? encodingFault ?? error : error
        }
    }

    private mutating func readDocument(_ bytes: RawSpan) throws(Fault) {
        try readProlog(bytes)
        // The XML declaration can restrict the rest of the text to ASCII.
        let end = min(bytes.byteCount, encodingFault?.offset ?? .max)
        let bytes = bytes.extracting(0..<end)
        try readElements(bytes)
        try skipMisc(bytes)
        if position < bytes.byteCount {
            throw Fault(.xmlTrailing, at: position, "expected nothing after “</plist>”")
        }
    }

    private mutating func readElements(_ bytes: RawSpan) throws(Fault) {
        try readPlistTag(bytes)
        while !builder.isComplete {
            try readNext(bytes)
        }
        try skipToTag(bytes)
        guard isEndTag(bytes) else {
            let tag = try scanTagName(bytes)
            throw Fault(
                .xmlElement, at: tag.offset,
                "expected “</plist>”; “<plist>” can have only one value")
        }
        try scanEndTag(of: .plist, bytes)
    }

    /// Reads the next tag inside the root element. If the element is a key or a scalar, also reads
    /// its content and its end tag.
    @inline(__always)
    private mutating func readNext(_ bytes: RawSpan) throws(Fault) {
        position = XMLScan.endOfWhiteSpace(bytes, from: position)
        guard let word = XMLScan.wordOfTag(bytes, at: position) else {
            return try readOther(bytes)
        }
        // Most elements are keys and strings, so test for these first.
        if Element.key.hasStartTag(word) {
            let tag = scanPlainTag(of: .key)
            try checkPlace(of: tag)
            try readKey(tag, bytes)
        } else if Element.string.hasStartTag(word) {
            try readElement(scanPlainTag(of: .string), bytes)
        } else if UInt8(truncatingIfNeeded: word) == UInt8(ascii: "/") {
            try endContainer(bytes)
        } else if let tag = scanPlainTag(word) {
            try readElement(tag, bytes)
        } else {
            try readOther(bytes)
        }
    }

    /// Reads the next tag if the fast path of ``readNext(_:)`` does not support it, for example
    /// after a comment, or if the tag contains white space.
    @inline(never)
    private mutating func readOther(_ bytes: RawSpan) throws(Fault) {
        try skipToTag(bytes)
        if isEndTag(bytes) { return try endContainer(bytes) }
        var tag = try scanTagName(bytes)
        try checkPlace(of: tag)
        try scanRest(of: &tag, bytes)
        try readContent(of: tag, bytes)
    }

    /// Throws if the tag is a key where a value is required, another element where a key is
    /// required, or a nested `plist`.
    @inline(__always)
    private mutating func checkPlace(of tag: Tag) throws(Fault) {
        let awaitsKey = builder.isInDictionary && !builder.awaitsValue
        guard awaitsKey == (tag.element == .key), tag.element != .plist else {
            throw Self.misplaced(tag)
        }
        builder.isReading = tag.element != .key
    }

    private static func misplaced(_ tag: Tag) -> Fault {
        let reason =
            tag.element == .key
            ? "expected a value, not “<key>”" : "“<\(tag.element.name)>” is not allowed here"
        return Fault(.xmlElement, at: tag.offset, reason)
    }

    @inline(never)
    private mutating func readElement(_ tag: Tag, _ bytes: RawSpan) throws(Fault) {
        try checkPlace(of: tag)
        try readContent(of: tag, bytes)
    }

    @inline(__always)
    private mutating func readContent(of tag: Tag, _ bytes: RawSpan) throws(Fault) {
        switch tag.element {
        case .key: try readKey(tag, bytes)
        case .string: try readString(tag, bytes)
        case .dict:
            try builder.begin(.dictionary, at: tag.offset)
            if tag.isEmpty { try builder.endDictionary(bytes) }
        case .array:
            try builder.begin(.array, at: tag.offset)
            if tag.isEmpty { builder.endArray() }
        case .plist, .data, .date, .integer, .real, .true, .false:
            try readScalar(tag, bytes)
        }
    }

    private mutating func skipToTag(_ bytes: RawSpan) throws(Fault) {
        try skipMisc(bytes)
        let isText = peek(bytes) != UInt8(ascii: "<") || bytes.matches("<![CDATA[", at: position)
        guard position >= bytes.byteCount || !isText else {
            throw Fault(.xmlElement, at: position, "text between elements; expected a tag")
        }
    }

    @inline(never)
    private mutating func endContainer(_ bytes: RawSpan) throws(Fault) {
        let start = position
        guard builder.depth > 0 else {
            throw Fault(.xmlElement, at: start, "expected a value in “<plist>”")
        }
        if !builder.isInDictionary {
            try scanEndTag(of: .array, bytes)
            builder.endArray()
        } else if builder.awaitsValue {
            throw Fault(.xmlElement, at: start, "expected a value after the last key")
        } else {
            try scanEndTag(of: .dict, bytes)
            try builder.endDictionary(bytes)
        }
    }

    @inline(__always)
    private mutating func readKey(_ tag: Tag, _ bytes: RawSpan) throws(Fault) {
        let content = try scanContent(of: .key, tag, bytes)
        if content.needsDecoding {
            let key = XMLContent.utf8(bytes, content.range)
            try builder.key(decoded: builder.decoded(key), at: tag.offset, bytes)
        } else {
            try builder.key(content.range, at: tag.offset, isSupported: true, bytes)
        }
    }
}
