/// The counts of the values and text written so far, at least as high as a reader would count.
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

    /// Returns whether a reader with these limits certainly accepts the values and text. Levels and
    /// data are not counted here.
    func isWithin(_ limits: WireLimits) -> Bool {
        valueCount <= limits.valueCount && textByteCount <= limits.textByteCount
            && greatestTextByteCount <= limits.stringByteCount
    }
}
