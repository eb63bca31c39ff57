#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

extension TextRun {
    /// The link, for a form that writes it again for each line of the text; nil where that would make
    /// many times as much of it.
    ///
    /// With a link as long as the text has lines, what is written would grow as their product does.
    package var linkOfEachLine: URL? {
        guard let byteCount = writtenLink?.text.utf8.count else { return nil }
        let lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") }
        let (repeated, overflow) = lineCount.multipliedReportingOverflow(by: byteCount)
        let bound = 4096 + 16 * (text.utf8.count + byteCount)
        return overflow || repeated > bound ? nil : link
    }
}
