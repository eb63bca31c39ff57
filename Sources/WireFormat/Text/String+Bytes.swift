extension String {
    /// Calls a closure with the string's UTF-8 bytes.
    ///
    /// `String.utf8.span` needs later systems than the package does; the pointer does not outlive
    /// the call.
    func withBytes<Result>(_ body: (RawSpan) -> Result) -> Result {
        var copy = self
        return copy.withUTF8 { body($0.span.bytes) }
    }
}
