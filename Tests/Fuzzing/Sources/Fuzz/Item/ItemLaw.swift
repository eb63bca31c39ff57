import Foundation
import WireFormat
import XExtensionItem

/// Strict and lenient reading agree, and what is delivered goes out and comes back.
enum ItemLaw {
    static func check(_ bytes: Data) throws -> Bool {
        var (strictly, leniently) = (ExtensionItem.Reading.strict, ExtensionItem.Reading.lenient)
        (strictly.isInPayloadFolder, leniently.isInPayloadFolder) = (true, true)
        let findings = ExtensionItem.findings(in: bytes, reading: strictly)
        let strict = try? ExtensionItem(decoding: bytes, reading: strictly)
        let lenient = try? ExtensionItem(decoding: bytes, reading: leniently)
        require((strict != nil) == findings.isEmpty, "strict reading against its findings")
        for finding in findings { check(finding) }
        // Lenient reading takes any base64 for data, and strict reading misses what is not.
        let hasWrongBase64 = findings.contains { $0.code == .malformedTag }
        if !hasWrongBase64, findings.contains(where: \.isError) {
            require(lenient == nil, "delivered an error")
        }
        if let strict {
            require(lenient == strict, "lenient reading delivers another item")
            require(lenient?.findings == [], "lenient reading finds more than strict")
        }
        _ = ExtensionItem.findings(in: bytes)
        guard let lenient else { return FuzzTarget.refused(isKept: isDocument(bytes)) }
        checkFindings(of: lenient, among: findings)
        try WrittenItemLaw(bytes, lenient, leniently).check()
        let hadNulls = findings.contains { $0.code == .null }
        try ResolutionLaw(lenient, isStrict: strict != nil, hadNulls: hadNulls).check()
        // Foundation's coders are slow; small items show as much.
        if let strict, bytes.count < 1_000 { try checkCodable(strict) }
        for attachment in lenient.additionalAttachments + [lenient.mainAttachment] {
            checkPicks(from: attachment)
            checkNames(of: attachment)
        }
        checkNotices(of: lenient)
        return true
    }

    /// Whether the bytes are worth keeping: a document, whatever is in it.
    private static func isDocument(_ bytes: Data) -> Bool {
        guard let document = try? WireDocument(bytes) else { return false }
        return document.kind(of: .root) == .dictionary
    }

    private static func check(_ finding: Finding) {
        require(!finding.clause.isEmpty, "\(finding) has no clause")
        require(!finding.message.isEmpty, "\(finding.code.rawValue) has no message")
    }

    /// A coder brings an item back; one with files it refuses, and one with keys that look alike.
    private static func checkCodable(_ item: ExtensionItem) throws {
        guard let bytes = try? JSONEncoder().encode(item) else { return }
        let read = try JSONDecoder().decode(ExtensionItem.self, from: bytes)
        require(read == item, "a coder brings back another item")
    }

    private static func checkPicks(from attachment: ExtensionItem.Attachment) {
        for type in [.image, .text, .url, .data] as [TypeIdentifier] {
            guard let one = attachment.representation(conformingTo: type) else { continue }
            require(one.conforms(to: type) && attachment.conforms(to: type), "picked another type")
            if case .unknown = one.content { violated("picked what is not known") }
        }
    }

    /// A name to save under is one component of a path, and stays what it is.
    private static func checkNames(of attachment: ExtensionItem.Attachment) {
        for one in attachment.representations {
            let name = attachment.safeFileName(for: one)
            require(1...255 ~= name.utf8.count && name != "." && name != "..", "called “\(name)”")
            require(!name.utf8.contains { $0 < 0x20 || "/\\:".utf8.contains($0) }, "“\(name)”")
            var again = attachment
            again.suggestedName = name
            let other = again.safeFileName(for: one)
            require(other.utf8.elementsEqual(name.utf8), "“\(name)” becomes “\(other)”")
        }
    }

    private static func checkNotices(of item: ExtensionItem) {
        let notices = item.notices()
        require(notices.count <= 1_000, "\(notices.count) notices")
        for notice in notices {
            require(!notice.clause.isEmpty && !notice.message.isEmpty, "\(notice)")
            require(notice.pointer.hasPrefix("/"), "\(notice) of the document")
        }
    }

    /// What lenient reading finds, strict reading finds too.
    private static func checkFindings(of item: ExtensionItem, among findings: [Finding]) {
        guard findings.count < 1_000 else { return }
        let known = Set(findings.map { [$0.code.rawValue, $0.pointer] })
        for finding in item.findings {
            require(!finding.isError, "delivered in spite of \(finding)")
            // A tag is taken for well formed as long as nobody looks at its base64.
            if known.contains([Finding.Code.malformedTag.rawValue, finding.pointer]) { continue }
            require(
                known.contains([finding.code.rawValue, finding.pointer]), "strict lacks \(finding)")
        }
    }
}
