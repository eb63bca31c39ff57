extension Array {
    /// Calls a closure with a span of the elements. No element is copied.
    ///
    /// `Array.span` needs later systems than the package supports. The pointer does not outlive the
    /// call.
    @inlinable
    package func withSpan<Value, Failure>(
        _ body: (Span<Element>) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try withUnsafeBufferPointer { (elements) throws(Failure) in try body(elements.span) }
    }
}
