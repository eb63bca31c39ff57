package import Essentials

extension String {
    /// Calls a closure with the UTF-8 of the string. Native strings are read in place; bridged
    /// strings are copied.
    ///
    /// The function uses a pointer, because `String.utf8.span` needs newer systems than the package
    /// supports. The pointer does not outlive the call.
    @inline(__always)
    func withBytes<Value>(_ body: (RawSpan) -> Value) -> Value {
        if let value = utf8.withContiguousStorageIfAvailable({ body($0.span.bytes) }) {
            return value
        }
        return withCopiedBytes(body)
    }

    /// The byte must be ASCII.
    package func contains(byte: UInt8) -> Bool {
        withBytes { $0.hasByte(byte, in: 0..<$0.byteCount) }
    }

    /// Not inlined, so that the path for native strings needs no retain.
    @inline(never)
    private func withCopiedBytes<Value>(_ body: (RawSpan) -> Value) -> Value {
        Array(utf8).withUnsafeBytes { body($0.bytes) }
    }
}

extension String {
    /// Creates a string from UTF-8 whose length is unknown before writing.
    ///
    /// A closure gets memory of the given capacity, in which each store is bounds-checked. It
    /// returns how many bytes to keep from the start, and must have written all of these. They must
    /// be well-formed UTF-8.
    @inline(__always)
    init(utf8Capacity capacity: Int, writing write: (inout MutableRawSpan) -> Int) {
        self = withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 8) { memory in
            var output = memory.mutableBytes
            let count = write(&output)
            return UnsafeRawBufferPointer(memory).bytes.uncheckedString(0..<count)
        }
    }
}

extension String {
    /// Creates a string from UTF-8; nil if the bytes are not well-formed. The standard
    /// `String(validating:as:)` needs newer systems than the package supports.
    package init?(wellFormed bytes: Data) {
        let span = bytes.bytes
        guard UTF8Sequence.isWellFormed(span) else { return nil }
        self = span.uncheckedString(0..<span.byteCount)
    }
}

extension RawSpan {
    /// Returns a string from bytes that the caller knows to be well-formed UTF-8.
    ///
    /// On systems with `UTF8Span`, the bytes are copied without a check, so malformed bytes would
    /// result in a malformed string. Builds with assertions check the bytes again. Tests,
    /// sanitizers and the fuzzer use such builds.
    func uncheckedString(_ range: Range<Int>) -> String {
        let part = extracting(range)
        assert(UTF8Sequence.isWellFormed(part), "a string of bytes that are not well-formed UTF-8")
        return part.withUnsafeBytes { bytes in
            if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                let utf8 = bytes.assumingMemoryBound(to: UInt8.self)
                return String(copying: UTF8Span(unchecked: utf8.span))
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Returns a string from the bytes in a range, up to the first malformed character.
    func wellFormedStart(of range: Range<Int>) -> String {
        let count = UTF8Sequence.wellFormedCount(extracting(range))
        return uncheckedString(range.lowerBound..<range.lowerBound + count)
    }
}

extension Array {
    /// Uses a pointer, because `Array.span` needs newer systems than the package supports. The
    /// pointer does not outlive the call.
    @inlinable
    package func withSpan<Value, Failure>(
        _ body: (Span<Element>) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try withUnsafeBufferPointer { (elements) throws(Failure) in try body(elements.span) }
    }
}

extension Sequence<UInt8> {
    /// The bytes with each CR LF and each CR replaced by LF.
    package var withLineFeeds: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(underestimatedCount)
        var previous: UInt8 = 0
        for byte in self {
            if byte != 0x0A || previous != 0x0D { bytes.append(byte == 0x0D ? 0x0A : byte) }
            previous = byte
        }
        return bytes
    }
}

extension Optional where Wrapped == String {
    package var isNilOrEmpty: Bool { self?.utf8.isEmpty ?? true }

    /// Returns whether both strings are nil, or have the same code points.
    package func isIdentical(to other: String?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let one?, let other?): one.isIdentical(to: other)
        default: false
        }
    }
}
