/// What has been written so far, counted as a reader counts it, or a little higher.
struct WriterTally {
    private var valueCount = 0
    private var textByteCount = 0
    private var greatestTextByteCount = 0

    /// Counts a value.
    @inline(__always)
    mutating func value() { valueCount &+= 1 }

    /// Counts the text of a string or a key.
    @inline(__always)
    mutating func text(_ byteCount: Int) {
        textByteCount &+= byteCount
        greatestTextByteCount = max(greatestTextByteCount, byteCount)
    }

    /// Whether a reader with these limits certainly takes as much; levels and data are not counted
    /// here.
    func isWithin(_ limits: WireLimits) -> Bool {
        valueCount <= limits.valueCount && textByteCount <= limits.textByteCount
            && greatestTextByteCount <= limits.stringByteCount
    }
}
