#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Writes a document from events: no tree is needed, and data passes through in pieces.
///
/// The caller gives the keys of each dictionary in the canonical order, none twice; JSON output is
/// then the canonical form of RFC 8785.
package struct WireWriter: ~Copyable {
    var output: OutputBuffer
    private let form: WireEncoding.Form
    private var json: JSONEmitter
    private var xml = XMLPlistEmitter()
    private var binary = BinaryPlistEmitter()

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - encoding: the encoding of the output.
    ///   - isPretty: whether JSON has line breaks and indentation; property lists are as they are.
    ///   - drain: takes the bytes; when nil, they are gathered for ``finish()``.
    package init(_ encoding: WireEncoding, isPretty: Bool = false, drain: WireDrain? = nil) {
        form = encoding.form
        output = OutputBuffer(drain: drain)
        json = JSONEmitter(isPretty: isPretty)
        if form == .xml { xml.begin(&output) }
    }

    /// Makes room for many bytes of data that will come, so that what is written need not be moved.
    package mutating func reserve(dataByteCount count: Int) {
        // A binary property list is written at the end, when it is known how long it will be.
        guard form != .binary, !output.isDrained, count >= 1 << 20 else { return }
        output.reserve(Base64.characterCount(ofBytes: count))
    }

    /// Completes the document; the result is empty when the bytes were drained.
    package mutating func finish() throws(WireError) -> Data {
        switch form {
        case .json: json.finish(&output)
        case .xml: xml.finish(&output)
        case .binary: try binary.finish(&output)
        }
        try output.flush()
        return output.takeData()
    }

    /// Writes a null, which only JSON has: a converter keeps what it was given.
    package mutating func null() throws(WireError) {
        guard form == .json else {
            throw WireError(.null, reason: "a null, which no property list has")
        }
        json.null(&output)
    }

    package mutating func boolean(_ value: Bool) throws(WireError) {
        switch form {
        case .json: json.boolean(value, &output)
        case .xml: xml.boolean(value, &output)
        case .binary: binary.boolean(value)
        }
        try output.settle()
    }

    package mutating func number(_ value: WireNumber) throws(WireError) {
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
        switch form {
        case .json: json.string(text, &output)
        case .xml: xml.string(text, &output)
        case .binary: binary.string(text)
        }
    }

    package mutating func date(_ value: WireDate) throws(WireError) {
        switch form {
        case .json: json.date(value, &output)
        case .xml: xml.date(value, &output)
        case .binary: binary.date(value)
        }
        try output.settle()
    }

    package mutating func data(_ value: WireData) throws(WireError) {
        switch form {
        case .json: try json.data(value, &output)
        case .xml: try xml.data(value, &output)
        case .binary: binary.data(value)
        }
        try output.settle()
    }

    /// Writes a URL as a tagged value, in every encoding.
    ///
    /// - Throws: `url.malformed` and `url.scheme` for a URL that no document holds.
    package mutating func url(_ value: URL) throws(WireError) {
        let text = value.absoluteString
        if form == .json {
            return try url(text) { writer, bytes in writer.json.url(bytes, &writer.output) }
        }
        try beginDictionary()
        try key(WireTag.url.rawValue)
        try urlString(value)
        try endDictionary()
    }

    /// Writes a URL as the string it is, where the format asks for one.
    ///
    /// - Throws: `url.malformed` and `url.scheme` for a URL that no document holds.
    package mutating func urlString(_ value: URL) throws(WireError) {
        try url(value.absoluteString) { writer, bytes in writer.emit(bytes) }
    }

    /// Writes the text of a URL, once it is found to be right.
    @inline(__always)
    private mutating func url(
        _ text: String, _ write: (inout WireWriter, RawSpan) -> Void
    ) throws(WireError) {
        let fault = text.withBytes { bytes in
            let fault = WireURL.fault(in: bytes)
            if fault == nil { write(&self, bytes) }
            return fault
        }
        if let fault {
            throw WireError(fault.code, reason: "“\(text.cut(to: 80))”: \(fault.reason)")
        }
        try output.settle()
    }

    package mutating func beginArray() throws(WireError) {
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

    /// Writes a key of the innermost dictionary, as it stands.
    ///
    /// - Parameters:
    ///   - value: the key.
    ///   - isPlain: whether it is known to need no escapes: it has only ASCII, without quotes,
    ///     backslashes, `&`, `<`, `>` and control characters.
    /// - Throws: `key.unsupported` for one that XML cannot hold, in XML.
    package mutating func key(_ value: borrowing String, isPlain: Bool = false) throws(WireError) {
        let isWritten = value.withBytes { emit(key: $0, isPlain: isPlain) }
        guard isWritten else {
            throw WireError(
                .unsupportedKey,
                reason: "the key \(value.quotedStart) has a character that XML cannot hold")
        }
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

    /// Writes the key of a dictionary that has no other, escaped if it could be mistaken for a tag.
    ///
    /// - Throws: `value.uid` for `CF$UID`, which nobody could read.
    package mutating func onlyKey(_ value: String) throws(WireError) {
        if value.isIdentical(to: "CF$UID") {
            throw WireError(
                .uid, reason: "a dictionary with the one key CF$UID would be read as a UID")
        }
        try key(value.utf8.first == UInt8(ascii: "$") ? "$" + value : value)
    }
}
