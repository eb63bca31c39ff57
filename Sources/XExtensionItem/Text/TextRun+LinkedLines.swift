package import Essentials

extension TextRun {
    /// The link, for formats that repeat it in each line of the text; nil if that would multiply
    /// its size.
    ///
    /// Without this limit, a long link over many lines would grow the output as the product of both
    /// lengths.
    package var linkOfEachLine: URL? {
        guard let byteCount = writtenLink?.text.utf8.count else { return nil }
        let lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") }
        let (repeated, overflow) = lineCount.multipliedReportingOverflow(by: byteCount)
        let bound = 4096 + 16 * (text.utf8.count + byteCount)
        return overflow || repeated > bound ? nil : link
    }
}
