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

    /// Apart, so that a string which has its bytes at hand need not be kept alive for it.
    @inline(never)
    private func withCopiedBytes<Value>(_ body: (RawSpan) -> Value) -> Value {
        Array(utf8).withUnsafeBytes { body($0.bytes) }
    }
}
