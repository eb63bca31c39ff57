import Foundation
import Testing
import XExtensionItem

/// The law of editors: an edited item has no findings except those of the payload that was read;
/// clause 1.2.5.
///
/// A copy of an attachment or an overlay includes its set-aside values, so a fault may occur more
/// often than in the payload that was read.
struct EditorLaw {
    private let faults: Set<String>
    private let encoding: WireEncoding
    private let comment: Comment

    init(_ findings: [Finding], as encoding: WireEncoding, _ comment: Comment) {
        faults = Self.faults(findings)
        self.encoding = encoding
        self.comment = comment
    }

    /// An unchanged item is written, unless XML cannot represent one of its keys.
    func checkUntouched(_ item: ExtensionItem, sourceLocation: SourceLocation = #_sourceLocation) {
        do throws(PayloadError) {
            try check(item.encoded(as: encoding), of: item)
        } catch {
            #expect(encoding == .xml, "\(comment): \(error)", sourceLocation: sourceLocation)
            #expect(
                error.findings.allSatisfy { $0.code == .unsupportedKey }, "\(comment): \(error)",
                sourceLocation: sourceLocation)
        }
    }

    /// An edited item is rejected, or written without further findings.
    func checkEdited(_ item: ExtensionItem, sourceLocation: SourceLocation = #_sourceLocation) {
        do throws(PayloadError) {
            try check(item.encoded(as: encoding), of: item)
        } catch {
            #expect(!error.findings.isEmpty, comment, sourceLocation: sourceLocation)
        }
    }

    private func check(
        _ bytes: Data, of item: ExtensionItem, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            (try? ExtensionItem(decoding: bytes)) == item, comment, sourceLocation: sourceLocation)
        let new = Self.faults(ExtensionItem.findings(in: bytes)).subtracting(faults)
        #expect(new == [], "\(comment): new findings \(new)", sourceLocation: sourceLocation)
    }

    /// The findings, each with the names of the value and its parent, without array indices.
    private static func faults(_ findings: [Finding]) -> Set<String> {
        Set(
            findings.map { finding in
                let steps = finding.pointer.split(separator: "/").map { Int($0) == nil ? $0 : "0" }
                // Resolution moves members from the overlay to the item, so ignore the steps of the
                // overlay.
                let isInOverlay = steps.first == "activities" && steps.count > 2
                let place = steps.dropFirst(isInOverlay ? 2 : 0).suffix(2)
                return "\(finding.code.rawValue) \(place.joined(separator: "/"))"
            })
    }
}
