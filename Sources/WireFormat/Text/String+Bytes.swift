extension String {
    /// Calls a closure with the string's UTF-8 bytes.
    ///
    /// `String.utf8.span` needs later systems than the package does; the pointer does not outlive
    /// the call. Strings of Swift's own have their bytes at hand, those of other languages are copied.
    @inline(__always)
    func withBytes<Value, Failure>(
        _ body: (RawSpan) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let value = utf8.withContiguousStorageIfAvailable { bytes in
            Result { () throws(Failure) in try body(bytes.span.bytes) }
        }
        if let value { return try value.get() }
        return try Array(utf8).withBytes(body)
    }
}

extension Array<UInt8> {
    fileprivate func withBytes<Value, Failure>(
        _ body: (RawSpan) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try body(span.bytes)
    }
}
