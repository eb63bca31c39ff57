package import Essentials

extension ExtensionItem {
    package struct Validation: Sendable {
        /// The findings of strict reading.
        package let findings: [Finding]
        /// The notices in document order; empty if the payload has findings.
        package let notices: [Finding]
        /// Whether the fast check accepted the payload, so that no item was created.
        package let isAccepted: Bool
    }

    /// Returns the findings of strict reading or, for a valid payload, the notices.
    ///
    /// For most payloads without findings and notices, a fast check suffices. For all others, this
    /// reads an item from the document that was parsed for the check. Of `reading`, only the limits
    /// and `isInPayloadFolder` are used.
    package static func validation(
        of bytes: Data, _ reading: Reading = .strict, folder: PayloadFolder? = nil,
        withNotices: Bool = true
    ) -> Validation {
        let document: WireDocument
        do throws(PayloadError) {
            document = try WireDocument(bytes, limits: reading.limits)
        } catch {
            return Validation(findings: [error.finding], notices: [], isAccepted: false)
        }
        var check = ItemCheck(document, reading, looksForNotices: withNotices)
        if check.isKnownClean() {
            return Validation(findings: [], notices: [], isAccepted: true)
        }
        var reader = ItemReader(document, reading, folder: folder)
        let item = reader.item()
        let findings = reader.findings()
        let notices = withNotices && findings.isEmpty ? item?.notices() ?? [] : []
        return Validation(
            findings: findings, notices: notices.placed(in: document),
            isAccepted: false)
    }
}

extension ExtensionItem {
    /// Reads a payload once. The item is nil if the payload is rejected. The notices are in
    /// document order, and empty if the payload has findings.
    package static func readWithNotices(
        in bytes: Data, _ reading: Reading, folder: PayloadFolder? = nil
    ) -> (item: ExtensionItem?, findings: [Finding], notices: [Finding]) {
        let checked = checked(bytes, reading, folder)
        guard checked.findings.isEmpty, let item = checked.item, let document = checked.document
        else { return (checked.item, checked.findings, []) }
        return (item, [], item.notices().placed(in: document))
    }
}

extension [Finding] {
    /// Returns the findings with their locations, in document order.
    func placed(in document: WireDocument) -> [Finding] { located(in: document).inDocumentOrder }

    /// Returns the findings with their locations. Walks the document once for all findings.
    func located(in document: WireDocument) -> [Finding] {
        guard !isEmpty else { return [] }
        let nodes = PointerWalk.nodes(at: Set(map(\.pointer)), in: document)
        let places = document.places(of: Array<WireNode>(nodes.values))
        return map { $0.at(nodes[$0.pointer].flatMap { places[$0] }?.location) }
    }
}

extension Finding {
    /// Returns the findings about single values of a document, such as a null. The rules for the
    /// members of an item are not applied; see ``WireDocument/findings``.
    package static func all(in document: WireDocument) -> [Finding] {
        var reader = ItemReader(document, .lenient, folder: nil)
        return reader.findings()
    }
}
