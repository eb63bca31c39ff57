import Foundation
import WireFormat
import XExtensionItem

/// Strict and lenient reading agree, and items round-trip.
enum ItemLaw {
    static func check(_ bytes: Data) throws -> Bool {
        var (strictly, leniently) = (ExtensionItem.Reading.strict, ExtensionItem.Reading.lenient)
        (strictly.isInPayloadFolder, leniently.isInPayloadFolder) = (true, true)
        let findings = ExtensionItem.findings(in: bytes, reading: strictly)
        let strict = try? ExtensionItem(decoding: bytes, reading: strictly)
        let lenient = try? ExtensionItem(decoding: bytes, reading: leniently)
        require((strict != nil) == findings.isEmpty, "strict reading contradicts its findings")
        for finding in findings { check(finding) }
        // Lenient reading accepts any base64, so strict reading reports more.
        let hasWrongBase64 = findings.contains { $0.code == .malformedTag }
        if !hasWrongBase64, findings.contains(where: \.isError) {
            require(lenient == nil, "lenient reading accepted an error")
        }
        if let strict {
            require(lenient == strict, "lenient reading returns a different item")
            require(lenient?.findings == [], "lenient reading finds more than strict")
        }
        _ = ExtensionItem.findings(in: bytes)
        guard let lenient else { return FuzzTarget.refused(isKept: isDocument(bytes)) }
        checkFindings(of: lenient, among: findings)
        try WrittenItemLaw(bytes, lenient, leniently).check()
        let hadNulls = findings.contains { $0.code == .null }
        try ResolutionLaw(lenient, isStrict: strict != nil, hadNulls: hadNulls).check()
        // Foundation's coders are slow; small items suffice.
        if let strict, bytes.count < 1_000 { try checkCodable(strict) }
        for attachment in lenient.additionalAttachments + [lenient.mainAttachment] {
            checkPicks(from: attachment)
            checkNames(of: attachment)
        }
        checkNotices(of: lenient)
        return true
    }

    /// Whether the bytes are worth keeping, because they are a document.
    private static func isDocument(_ bytes: Data) -> Bool {
        guard let document = try? WireDocument(bytes) else { return false }
        return document.kind(of: .root) == .dictionary
    }

    private static func check(_ finding: Finding) {
        require(!finding.clause.isEmpty, "\(finding) has no clause")
        require(!finding.message.isEmpty, "\(finding.code.rawValue) has no message")
    }

    /// Encoding with `Codable` and decoding returns an equal item. Encoding refuses items that have
    /// files or canonically equivalent keys.
    private static func checkCodable(_ item: ExtensionItem) throws {
        guard let bytes = try? JSONEncoder().encode(item) else { return }
        let read = try JSONDecoder().decode(ExtensionItem.self, from: bytes)
        require(read == item, "a coder returns a different item")
    }

    private static func checkPicks(from attachment: ExtensionItem.Attachment) {
        for type in [.image, .text, .url, .data] as [TypeIdentifier] {
            guard let one = attachment.representation(conformingTo: type) else { continue }
            require(
                one.conforms(to: type) && attachment.conforms(to: type), "picked a different type")
            if case .unknown = one.content { violated("picked an unknown representation") }
        }
    }

    /// A safe file name is one path component, and is idempotent.
    private static func checkNames(of attachment: ExtensionItem.Attachment) {
        for one in attachment.representations {
            let name = attachment.safeFileName(for: one)
            require(
                1...255 ~= name.utf8.count && name != "." && name != "..", "unsafe name “\(name)”")
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
            require(notice.pointer.hasPrefix("/"), "\(notice) has no pointer")
        }
    }

    /// Strict reading reports every finding of lenient reading.
    private static func checkFindings(of item: ExtensionItem, among findings: [Finding]) {
        guard findings.count < 1_000 else { return }
        let known = Set(findings.map { [$0.code.rawValue, $0.pointer] })
        for finding in item.findings {
            require(!finding.isError, "accepted despite \(finding)")
            // Lenient reading treats a tag as well-formed until its base64 is loaded.
            if known.contains([Finding.Code.malformedTag.rawValue, finding.pointer]) { continue }
            require(
                known.contains([finding.code.rawValue, finding.pointer]),
                "strict reading lacks \(finding)")
        }
    }
}
