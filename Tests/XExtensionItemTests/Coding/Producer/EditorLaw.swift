import Foundation
import Testing
import XExtensionItem

/// The law of editors: what was wrong when an item was read may stay wrong, and nothing else may be;
/// clause 1.2.5.
struct EditorLaw {
    private let ids: [String: Int]
    private let encoding: WireEncoding
    private let comment: Comment

    init(_ findings: [Finding], as encoding: WireEncoding, _ comment: Comment) {
        ids = Self.count(findings)
        self.encoding = encoding
        self.comment = comment
    }

    /// An item that nobody touched is written, unless XML cannot hold one of its keys.
    func checkUntouched(_ item: ExtensionItem) {
        do throws(PayloadError) {
            try check(item.encoded(as: encoding), of: item)
        } catch {
            #expect(encoding == .xml, "\(comment): \(error)")
            #expect(
                error.findings.allSatisfy { $0.code == .unsupportedKey }, "\(comment): \(error)")
        }
    }

    /// An item that was edited is refused, or written without anything more that is wrong.
    func checkEdited(_ item: ExtensionItem) {
        do throws(PayloadError) {
            try check(item.encoded(as: encoding), of: item)
        } catch {
            #expect(!error.findings.isEmpty, comment)
        }
    }

    private func check(_ bytes: Data, of item: ExtensionItem) {
        #expect((try? ExtensionItem(decoding: bytes)) == item, comment)
        let found = Self.count(ExtensionItem.findings(in: bytes))
        let new = found.filter { $0.value > ids[$0.key, default: 0] }
        #expect(new == [:], "\(comment): \(new) more than was read")
    }

    private static func count(_ findings: [Finding]) -> [String: Int] {
        findings.reduce(into: [:]) { $0[$1.code.rawValue, default: 0] += 1 }
    }
}
