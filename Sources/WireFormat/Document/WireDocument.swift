public import Essentials

/// A document as a flat index over its bytes. Values are decoded lazily, without copying the input.
///
///     let document = try WireDocument(bytes)
///     let title = document["/title"]?.stringValue
///     let xml = try document.encoded(as: .xml)
///
/// Opening a document checks all of it: syntax, limits, unique keys. Data stays in place, so it
/// usually takes no further memory.
public struct WireDocument: Sendable {
    /// The contents behind one reference, so that copying a document is cheap.
    private final class Contents: Sendable {
        let storage: Data
        let index: WireIndex
        let input: RecognizedEncoding

        init(
            _ storage: Data, _ index: consuming WireIndex, _ input: RecognizedEncoding
        ) {
            self.storage = storage
            self.index = index
            self.input = input
        }
    }

    private let contents: Contents

    /// The bytes that the index refers to: the input, or its text in UTF-8 if it was UTF-16.
    @inline(__always)
    var storage: Data { contents.storage }
    @inline(__always)
    var index: WireIndex { _read { yield contents.index } }
    var input: RecognizedEncoding { contents.input }

    /// The encoding of the document.
    public var encoding: WireEncoding { input.encoding }

    /// Opens a document, and detects its encoding.
    ///
    /// - Parameters:
    ///   - bytes: The whole document. A mapped file is read in place.
    ///   - limits: The limits of the reader.
    ///   - checksBase64: Whether to check every base64 character now; true by default. If false,
    ///     only the length and the last characters are checked now, and loading malformed data
    ///     throws an error.
    /// - Throws: The first error, with its code, pointer and location. The code starts with
    ///   `encoding.`, `json.`, `xml.`, `binary.` or `limit.`, or is `number.overflow`,
    ///   `value.duplicate-key` or `value.uid`.
    public init(
        _ bytes: Data, limits: WireLimits = WireLimits(), checksBase64: Bool = true
    ) throws(PayloadError) {
        guard bytes.count <= limits.documentByteCount else {
            throw PayloadError(
                code: .documentLimit, location: .init(offset: 0),
                message: "a document of \(bytes.count) bytes;"
                    + " at most \(limits.documentByteCount) are allowed")
        }
        // Each call of `Data.bytes` has a cost, so call it only once.
        let span = bytes.bytes
        let input = try RecognizedEncoding(recognizing: span)
        let (utf8, cut) = input.transcoded(bytes) ?? (bytes, nil)
        let builder = IndexBuilder(
            encoding: input.encoding, limits: limits, checksBase64: checksBase64,
            byteCount: utf8.count)
        let read = Self.read(input.utf16 == nil ? span : utf8.bytes, cut, input, builder)
        let (fault, position) = (read.fault, read.position)
        contents = Contents(utf8, read.index, input)
        if let fault {
            throw PayloadError(
                code: fault.code, pointer: index.pointers(to: [position], storage.bytes)[0],
                location: locations(of: [fault.offset])[0], message: fault.message)
        }
    }

    private static func read(
        _ bytes: RawSpan, _ cut: Fault?, _ input: RecognizedEncoding,
        _ builder: consuming IndexBuilder
    ) -> IndexBuilder.Result {
        switch input.encoding.form {
        case .json:
            var reader = JSONReader(builder)
            let fault = reader.read(bytes)
            return reader.builder.result(fault)
        case .xml:
            var reader = XMLPlistReader(builder, isTranscoded: input.utf16 != nil, cut: cut)
            let fault = reader.read(bytes)
            return reader.builder.result(fault)
        case .binary:
            var reader = BinaryPlistReader(builder)
            let fault = reader.read(bytes)
            return reader.builder.result(fault)
        }
    }

    /// Calls a closure with the bytes. Borrow the bytes once for many lookups, because each borrow
    /// costs as much as a lookup.
    package func withBytes<Value>(_ body: (RawSpan) -> Value) -> Value { body(storage.bytes) }

    /// The non-fatal findings about values, in document order.
    package var findings: [WireFinding] { index.findings }

    package var hasNulls: Bool { index.hasNulls }
}
