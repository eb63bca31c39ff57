package import Essentials

extension ExtensionItem {
    /// The findings and notices of a payload, and how they were found.
    package struct Validation: Sendable {
        /// The findings of strict reading.
        package let findings: [Finding]
        /// The notices in document order; empty if the payload has findings.
        package let notices: [Finding]
        /// Whether the fast check accepted the payload, so that no item was created.
        package let isAccepted: Bool
    }

    /// Returns the findings and notices of a payload.
    ///
    /// For most payloads without findings and notices, a fast check suffices. For all others, this
    /// reads an item from the document that was parsed for the check.
    ///
    /// - Parameters:
    ///   - bytes: the whole payload.
    ///   - reading: reading options. Only the limits, and whether the payload is in a payload
    ///     folder, are used: the findings are always those of strict reading.
    ///   - folder: the payload folder that the document was read from, if any.
    ///   - withNotices: whether to look for notices; true by default.
    /// - Returns: the findings of strict reading; if it has none, the notices.
    package static func validation(
        of bytes: Data, _ reading: Reading = .strict, folder: PayloadFolder? = nil,
        withNotices: Bool = true
    ) -> Validation {
        let document: WireDocument
        do throws(WireFault) {
            document = try WireDocument(opening: bytes, limits: reading.limits)
        } catch {
            return Validation(findings: [Finding(error)], notices: [], isAccepted: false)
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
    /// Reads a payload once, and returns its item, its findings and, if it is valid, its notices.
    ///
    /// - Returns: the item, or nil if the payload is rejected; the findings; the notices in
    ///   document order.
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
    /// The findings with the locations of their values in a document, in document order. This walks
    /// the document once for all findings.
    func placed(in document: WireDocument) -> [Finding] {
        guard !isEmpty else { return [] }
        let nodes = PointerWalk.nodes(at: Set(map(\.pointer)), in: document)
        let places = document.places(of: Array<WireNode>(nodes.values))
        let placed = map { $0.at(nodes[$0.pointer].flatMap { places[$0] }?.location) }
        return placed.enumerated().sorted {
            let first = ($0.element.location?.offset ?? 0, $0.offset)
            return first < ($1.element.location?.offset ?? 0, $1.offset)
        }.map(\.element)
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
