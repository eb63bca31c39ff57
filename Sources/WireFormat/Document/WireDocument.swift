#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A document as a flat index over the caller's bytes: no tree, nothing copied, nothing converted.
///
/// Opening one checks it whole: syntax, limits, unique keys. Its values are asked for by
/// ``WireNode``. Data stays where it lies, so that a document with a large attachment costs what its
/// other values cost.
public struct WireDocument: Sendable {
    /// In one place, so that to hand a document on is to hand on one reference.
    private final class Contents: Sendable {
        let storage: Data
        let index: WireIndex
        let input: InputForm

        init(_ storage: Data, _ index: WireIndex, _ input: InputForm) {
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
    var index: WireIndex { contents.index }
    var input: InputForm { contents.input }

    /// The encoding that was recognised.
    public var encoding: WireEncoding { input.encoding }

    /// Reads a document, recognising its encoding from the bytes.
    ///
    /// - Parameters:
    ///   - bytes: the whole document; mapped files are read in place.
    ///   - options: limits and checks.
    /// - Throws: an error with the code, pointer and place of the first thing that is wrong: any
    ///   code that begins `encoding.`, `json.`, `xml.`, `binary.` or `limit.`, or
    ///   `number.overflow`, `value.duplicate-key`, `value.uid`.
    public init(_ bytes: Data, options: WireOptions = WireOptions()) throws(WireError) {
        guard bytes.count <= options.limits.documentByteCount else {
            throw WireError(
                code: .documentLimit, location: .init(offset: 0),
                message: "\(bytes.count) bytes; \(options.limits.documentByteCount) are allowed")
        }
        let input = try InputForm(recognizing: bytes)
        let (storage, cut) = input.storage(of: bytes)
        let (index, fault) = Self.read(storage, cut, input, options)
        contents = Contents(storage, index, input)
        if let fault {
            let place = locations(of: [fault.fault.offset])[0]
            throw WireError(
                code: fault.fault.code, pointer: fault.pointer, location: place,
                message: fault.fault.message)
        }
    }

    /// What is wrong, and the pointer to where the reader stopped.
    private typealias PlacedFault = (fault: Fault, pointer: String)

    private static func read(
        _ storage: Data, _ cut: Fault?, _ input: InputForm, _ options: WireOptions
    ) -> (WireIndex, PlacedFault?) {
        let builder = IndexBuilder(
            encoding: input.encoding, options: options, byteCount: storage.count)
        let bytes = storage.bytes
        switch input.encoding.form {
        case .json:
            var reader = JSONReader(builder)
            let fault = reader.read(bytes)
            return reader.builder.result(fault, bytes)
        case .xml:
            var reader = XMLPlistReader(builder, isTranscoded: input.utf16 != nil, cut: cut)
            let fault = reader.read(bytes)
            return reader.builder.result(fault, bytes)
        case .binary:
            var reader = BinaryPlistReader(builder)
            let fault = reader.read(bytes)
            return reader.builder.result(fault, bytes)
        }
    }

    /// Lends the bytes that nodes stand in: who asks for many values asks the storage for them once,
    /// for that takes as long as finding a value.
    package func withBytes<Value>(_ body: (RawSpan) -> Value) -> Value { body(storage.bytes) }

    /// What is wrong with values, though the document could be read; in document order.
    public var remarks: [WireRemark] { index.remarks.map(WireRemark.init) }

    /// The first of the ``remarks``.
    package func firstRemarks(_ count: Int) -> [WireRemark] {
        index.remarks.prefix(count).map(WireRemark.init)
    }

    /// Whether any value is null.
    package var hasNulls: Bool { index.hasNulls }
}
