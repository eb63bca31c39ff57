#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

extension String {
    /// Calls a closure with the string's UTF-8 bytes.
    ///
    /// `String.utf8.span` needs later systems than the package does; the pointer does not outlive
    /// the call. Strings of Swift's own have their bytes at hand, those of other languages are copied.
    @inline(__always)
    func withBytes<Value>(_ body: (RawSpan) -> Value) -> Value {
        if let value = utf8.withContiguousStorageIfAvailable({ body($0.span.bytes) }) {
            return value
        }
        return withCopiedBytes(body)
    }

    /// Whether a character of ASCII, given as its byte, stands in the string.
    package func has(byte: UInt8) -> Bool {
        withBytes { $0.hasByte(byte, in: 0..<$0.byteCount) }
    }

    /// Apart, so that a string which has its bytes at hand need not be kept alive for it.
    @inline(never)
    private func withCopiedBytes<Value>(_ body: (RawSpan) -> Value) -> Value {
        Array(utf8).withUnsafeBytes { body($0.bytes) }
    }
}

/// UTF-8 that is written where its length is not known before.
///
/// A closure is given memory of a capacity, into which each store is checked, and returns how many of
/// the first bytes count: it must have written all of these.
extension String {
    /// Makes a string of what a closure writes, which must be well-formed.
    @inline(__always)
    init(utf8Capacity capacity: Int, writing write: (inout MutableRawSpan) -> Int) {
        self = withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 8) { memory in
            var output = memory.mutableBytes
            let count = write(&output)
            return UnsafeRawBufferPointer(memory).bytes.uncheckedString(0..<count)
        }
    }
}

extension [UInt8] {
    /// Makes an array of what a closure writes.
    @inline(__always)
    init(utf8Capacity capacity: Int, writing write: (inout MutableRawSpan) -> Int) {
        self.init(unsafeUninitializedCapacity: capacity) { memory, count in
            var output = UnsafeMutableRawBufferPointer(memory).mutableBytes
            count = write(&output)
        }
    }
}

extension String {
    /// Makes a string of bytes; nil if they are not well-formed UTF-8.
    ///
    /// `String(validating:as:)` needs later systems than the package does.
    package init?(wellFormed bytes: Data) {
        let span = bytes.bytes
        guard UTF8Sequence.isWellFormed(span) else { return nil }
        self = span.uncheckedString(0..<span.byteCount)
    }
}

extension RawSpan {
    /// A string of bytes that the caller has found to be well-formed UTF-8.
    ///
    /// Where the system can, the bytes are only copied: of any others this would make a malformed
    /// string. Builds with assertions check them again; the tests, the sanitizers and the fuzzer do.
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

    /// A string of the bytes of a range, up to the first that is not of a whole character.
    func wellFormedStart(of range: Range<Int>) -> String {
        let count = UTF8Sequence.wellFormedCount(extracting(range))
        return uncheckedString(range.lowerBound..<range.lowerBound + count)
    }
}
