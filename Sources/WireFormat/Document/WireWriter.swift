#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Writes a document from events, without a tree. Data passes through in pieces.
///
/// The caller gives the keys of each dictionary in canonical order, each once. Compact JSON is then
/// canonical (RFC 8785).
package struct WireWriter: ~Copyable {
    /// The purpose of the output, which decides how data and invalid values are written.
    package enum Purpose: Sendable {
        /// A document or a value in another encoding. Invalid values are errors.
        case conversion
        /// An item. Invalid values are written too, and the output requires a check: strict reading might
        /// find something wrong.
        case item
        /// The size of an item. Like ``item``, but data is checked and counted instead of written.
        case measuring
        /// A draft of an item, to be read for its findings. Like ``item``, but a few bytes replace
        /// long data. It must be JSON, which can express every finding.
        case draft
    }

    var output: OutputBuffer
    private let form: WireEncoding.Form
    private let purpose: Purpose
    private var tally = WriterTally()
    private var needsCheck = false
    private var dataByteCount = 0
    /// Whether the document has more bytes than a reader accepts. Data is left out from then on.
    package private(set) var isTooLong = false
    private var json: JSONEmitter
    private var xml = XMLPlistEmitter()
    private var binary = BinaryPlistEmitter()

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - encoding: The encoding of the output.
    ///   - isPretty: Whether JSON has line breaks and indentation; false by default. Property lists
    ///     ignore it.
    ///   - drain: Receives the bytes; if nil, the default, ``finish()`` returns them.
    ///   - purpose: The purpose of the output; a conversion by default.
    package init(
        _ encoding: WireEncoding, isPretty: Bool = false, drain: WireDrain? = nil,
        purpose: Purpose = .conversion
    ) {
        form = encoding.form
        self.purpose = purpose
        output = OutputBuffer(drain: drain, countsData: purpose == .measuring)
        json = JSONEmitter(isPretty: isPretty)
        if form == .xml { xml.begin(&output) }
    }

    /// Makes room for many bytes of data in advance, so that written bytes need not be moved.
    package mutating func reserve(dataByteCount count: Int) {
        // A binary property list is written at the end, when its size is known.
        guard form != .binary, !output.isDrained, count >= 1 << 20 else { return }
        output.reserve(Base64.characterCount(ofBytes: count))
    }

    /// Completes the document, and returns its bytes; empty if there is a drain.
    package mutating func finish() throws(WireError) -> Data {
        switch form {
        case .json: json.finish(&output)
        case .xml: xml.finish(&output)
        case .binary: try binary.finish(&output)
        }
        try output.flush()
        isTooLong = isTooLong || output.count > Self.limits.documentByteCount
        return output.takeData()
    }

    // MARK: Checks

    /// The default limits of readers.
    private static let limits = WireLimits()

    /// Whether strict reading with its default limits certainly finds nothing wrong with the values
    /// so far. The byte count is not included; see ``isTooLong``.
    package var isCertain: Bool { !needsCheck && tally.isWithin(Self.limits) }

    /// Notes that strict reading might find something wrong.
    package mutating func requireCheck() { needsCheck = true }

    /// The number of bytes written so far.
    package var byteCount: Int { output.count }

    /// Throws an error in a conversion; requires a check of the output otherwise.
    private mutating func refuse(_ error: @autoclosure () -> WireError) throws(WireError) {
        guard purpose != .conversion else { throw error() }
        needsCheck = true
    }

    /// Whether the innermost container is deeper than any reader follows, so that its content does
    /// not matter. A container that is too deep requires a check.
    var isBeyondDepth: Bool {
        mutating get {
            guard purpose != .conversion else { return false }
            let depth = depth
            if depth > Self.limits.depth { needsCheck = true }
            // The next level can be a tagged value, which is not a level.
            return depth > Self.limits.depth + 1
        }
    }

    /// The number of open containers.
    private var depth: Int {
        switch form {
        case .json: json.depth
        case .xml: xml.depth
        case .binary: binary.depth
        }
    }

    /// Writes a null. Only JSON has nulls, and a converter keeps them.
    package mutating func null() throws(WireError) {
        guard form == .json else {
            throw WireError(code: .null, message: "a null, which no property list has")
        }
        json.null(&output)
    }

    package mutating func boolean(_ value: Bool) throws(WireError) {
        tally.value()
        switch form {
        case .json: json.boolean(value, &output)
        case .xml: xml.boolean(value, &output)
        case .binary: binary.boolean(value)
        }
        try output.settle()
    }

    package mutating func number(_ value: WireNumber) throws(WireError) {
        tally.value()
        switch form {
        case .json: json.number(value, &output)
        case .xml: xml.number(value, &output)
        case .binary: binary.number(value)
        }
        try output.settle()
    }

    package mutating func string(_ value: borrowing String) throws(WireError) {
        value.withBytes { emit($0) }
        try output.settle()
    }

    /// Writes a string of well-formed UTF-8.
    mutating func string(_ text: RawSpan) throws(WireError) {
        emit(text)
        try output.settle()
    }

    @inline(__always)
    private mutating func emit(_ text: RawSpan) {
        tally.value()
        tally.text(text.byteCount)
        switch form {
        case .json: json.string(text, &output)
        case .xml: xml.string(text, &output)
        case .binary: binary.string(text)
        }
    }

    package mutating func date(_ value: WireDate) throws(WireError) {
        tally.value()
        switch form {
        case .json: json.date(value, &output)
        case .xml: xml.date(value, &output)
        case .binary: binary.date(value)
        }
        try output.settle()
    }

    package mutating func data(_ value: WireData) throws(WireError) {
        tally.value()
        // Short data is counted at the end.
        if purpose == .conversion || value.byteCount <= OutputBuffer.pieceSize, purpose != .draft {
            try emit(value)
        } else {
            try emit(purpose == .draft ? value.digest() : withinLimit(value))
        }
        try output.settle()
    }

    private mutating func emit(_ value: WireData) throws(WireError) {
        switch form {
        case .json: try json.data(value, &output)
        case .xml: try xml.data(value, &output)
        case .binary: binary.data(value)
        }
    }

    /// Returns the data, or empty data if the document would be longer than readers accept.
    private mutating func withinLimit(_ value: WireData) -> WireData {
        // A binary property list is written at the end.
        let written = form == .binary ? dataByteCount : output.count
        let (count, room) = (value.byteCount, Self.limits.documentByteCount - written)
        guard count <= room, form == .binary || Base64.characterCount(ofBytes: count) <= room else {
            isTooLong = true
            return WireData(Data())
        }
        dataByteCount += count
        return value
    }

    /// Writes a URL as a tagged value, in every encoding.
    ///
    /// - Throws: `url.malformed` or `url.scheme` if no document holds the URL.
    package mutating func url(_ value: URL) throws(WireError) {
        let text = value.absoluteString
        if form == .json, try url(text, { $0.emit(url: $1) }) { return }
        try beginDictionary()
        try key(WireTag.url.rawValue)
        // In a draft, put an invalid URL into an array: the tag stays malformed, and never equals a
        // malformed tag that reading has kept.
        if purpose == .draft { try beginArray() }
        try urlString(value)
        if purpose == .draft { try endArray() }
        try endDictionary()
    }

    /// Writes a number that no reader accepts: in JSON, a number beyond the range of doubles.
    package mutating func overflow() throws(WireError) {
        requireCheck()
        guard form == .json else { return try number(0) }
        tally.value()
        json.overflow(&output)
    }

    /// Writes a URL as a string, where the format asks for one.
    ///
    /// - Throws: `url.malformed` or `url.scheme` if no document holds the URL.
    package mutating func urlString(_ value: URL) throws(WireError) {
        try urlString(value.absoluteString)
    }

    /// Writes the text of a URL as a string, where the format asks for one.
    ///
    /// - Throws: `url.malformed` or `url.scheme` if no document holds the URL.
    package mutating func urlString(_ text: String) throws(WireError) {
        if try !url(text, { $0.emit($1) }) { try string(text) }
    }

    /// Writes the text of a URL if it is valid; returns whether it was.
    @inline(__always)
    private mutating func url(
        _ text: String, _ write: (inout WireWriter, RawSpan) -> Void
    ) throws(WireError) -> Bool {
        let fault = text.withBytes { bytes in
            let fault = URLRule.fault(in: bytes)
            if fault == nil { write(&self, bytes) }
            return fault
        }
        if let fault {
            try refuse(
                WireError(code: fault.code, message: "“\(text.cut(to: 80))”: \(fault.message)"))
            return false
        }
        try output.settle()
        return true
    }

    /// Writes a URL as a tagged value in JSON.
    private mutating func emit(url text: RawSpan) {
        tally.value()
        tally.text(text.byteCount)
        json.url(text, &output)
    }

    package mutating func beginArray() throws(WireError) {
        tally.value()
        switch form {
        case .json: json.beginArray(&output)
        case .xml: xml.beginArray(&output)
        case .binary: binary.beginArray()
        }
    }

    package mutating func endArray() throws(WireError) {
        switch form {
        case .json: json.endArray(&output)
        case .xml: xml.endArray(&output)
        case .binary: binary.endArray()
        }
        try output.settle()
    }

    package mutating func beginDictionary() throws(WireError) {
        tally.value()
        switch form {
        case .json: json.beginDictionary(&output)
        case .xml: xml.beginDictionary(&output)
        case .binary: binary.beginDictionary()
        }
    }

    package mutating func endDictionary() throws(WireError) {
        switch form {
        case .json: json.endDictionary(&output)
        case .xml: xml.endDictionary(&output)
        case .binary: binary.endDictionary()
        }
        try output.settle()
    }

    /// Writes a key of the innermost dictionary that needs no escapes: it is ASCII, without quotes,
    /// backslashes, `&`, `<`, `>` and control characters.
    package mutating func key(plain value: borrowing String) {
        value.withBytes { text in
            tally.text(text.byteCount)
            _ = emit(key: text, isPlain: true)
        }
    }

    /// Writes a key of the innermost dictionary, without escaping a leading `$`.
    ///
    /// - Throws: `key.unsupported` if the output is XML and cannot hold the key.
    package mutating func key(_ value: borrowing String) throws(WireError) {
        try key(value, without: 0)
    }

    /// Writes a key, and requires a check if it is empty or contains `byte`; 0 means no character.
    mutating func key(_ value: borrowing String, without byte: UInt8) throws(WireError) {
        let isSupported = value.withBytes { judge(key: $0, without: byte) }
        if !isSupported {
            try refuse(
                WireError(
                    code: .unsupportedKey,
                    message: "the key \(value.quotedStart) has a character that XML cannot hold"))
        }
    }

    /// Writes a key; returns whether XML can hold it, if that matters.
    @inline(__always)
    private mutating func judge(key text: RawSpan, without byte: UInt8) -> Bool {
        tally.text(text.byteCount)
        if form == .binary, purpose == .conversion { return emit(key: text, isPlain: false) }
        let isPlain = text.isPlain(without: byte)
        if byte != 0, !isPlain || text.byteCount == 0 { check(text, emptyOrWith: byte) }
        return emit(key: text, isPlain: isPlain)
            && (isPlain || purpose == .conversion || XMLText.holds(text))
    }

    @inline(never)
    private mutating func check(_ text: RawSpan, emptyOrWith byte: UInt8) {
        if text.byteCount == 0 || text.hasByte(byte, in: 0..<text.byteCount) { needsCheck = true }
    }

    @inline(__always)
    private mutating func emit(key text: RawSpan, isPlain: Bool) -> Bool {
        switch form {
        case .json: json.key(text, isPlain: isPlain, &output)
        case .xml: return xml.key(text, isPlain: isPlain, &output)
        case .binary: binary.string(text)
        }
        return true
    }

    /// Writes the only key of a dictionary, escaped if it could be mistaken for a tag.
    ///
    /// - Throws: `value.uid` for `CF$UID`, because no reader accepts it.
    package mutating func onlyKey(_ value: String) throws(WireError) {
        try onlyKey(value, without: 0)
    }

    /// Writes the only key of a dictionary, and requires a check if it is empty or contains `byte`; 0
    /// means no character.
    mutating func onlyKey(_ value: String, without byte: UInt8) throws(WireError) {
        if value.isIdentical(to: "CF$UID") {
            try refuse(
                WireError(
                    code: .uid,
                    message: "a dictionary with the one key CF$UID would be read as a UID"))
        }
        try key(value.utf8.first == UInt8(ascii: "$") ? "$" + value : value, without: byte)
    }
}
