/// Decodes the scalars at the ends of valid UTF-8.
enum UTF8Scalars {
    /// Returns the first scalar, or nil if there are no bytes.
    static func first(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        var iterator = bytes.prefix(4).makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return scalar
    }

    /// Returns the last scalar, or nil if there are no bytes.
    static func last(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let tail = bytes.suffix(4)
        guard let lead = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return nil }
        return first(of: tail[lead...])
    }
}
