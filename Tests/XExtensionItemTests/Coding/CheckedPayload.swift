import Foundation
import Testing
import XExtensionItem

/// A payload with the results of the fast check and of the reader.
///
/// The reader's result comes from decoding the item, which does not use the fast check.
struct CheckedPayload {
    let bytes: Data
    let findings: [Finding]
    let notices: [Finding]

    init(_ bytes: Data) {
        self.bytes = bytes
        do throws(PayloadError) {
            notices = try ExtensionItem(decoding: bytes, reading: .strict).notices()
            findings = []
        } catch {
            (findings, notices) = (error.findings, [])
        }
    }

    /// Whether the reader has no findings and no notices.
    var isClean: Bool { findings.isEmpty && notices.isEmpty }

    /// Checks that validation agrees with the reader, without and with notices.
    ///
    /// - Returns: Whether the fast check accepted the payload in each case.
    @discardableResult
    func check(
        _ comment: @autoclosure () -> String, at place: SourceLocation = #_sourceLocation
    ) -> (findings: Bool, notices: Bool) {
        let found = ExtensionItem.validation(of: bytes, withNotices: false)
        let noticed = ExtensionItem.validation(of: bytes)
        let isSame =
            found.findings == findings && noticed.findings == findings
            && noticed.notices.count == notices.count
            && Set(noticed.notices.map { $0.at(nil) }) == Set(notices)
        let isRight = (!found.isAccepted || findings.isEmpty) && (!noticed.isAccepted || isClean)
        if !isSame || !isRight {
            Issue.record(
                "\(comment()): expected \(findings.map(\.description)) and \(notices)",
                sourceLocation: place)
        }
        return (found.isAccepted, noticed.isAccepted)
    }
}
