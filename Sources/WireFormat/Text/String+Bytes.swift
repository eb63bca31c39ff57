extension String {
    /// Calls a closure with the string's UTF-8 bytes.
    ///
    /// `String.utf8.span` needs later systems than the package does; the pointer does not outlive
    /// the call. Strings of Swift's own have their bytes at hand, those of other languages are copied.
    @inline(__always)
    func withBytes<Value>(_ body: (RawSpan) -> Value) -> Value {
        let value = utf8.withContiguousStorageIfAvailable { body($0.span.bytes) }
        return value ?? Array(utf8).withUnsafeBytes { body($0.bytes) }
    }
}
