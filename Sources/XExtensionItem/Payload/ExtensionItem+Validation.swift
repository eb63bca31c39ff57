package import Essentials

extension ExtensionItem {
    /// The findings and notices of a payload, and how they were found.
    package struct Validation: Sendable {
        /// What strict reading reports.
        package let findings: [Finding]
        /// The notices in document order, if there are no findings.
        package let notices: [PlacedNotice]
        /// Whether a check was certain that there is nothing, so that no item was made.
        package let isAccepted: Bool
    }

    /// Returns the findings and notices of a payload.
    ///
    /// Most payloads without either take much less time than reading an item. For all others, this
    /// reads an item from the same open document.
    ///
    /// - Parameters:
    ///   - bytes: the whole payload.
    ///   - reading: the limits, and whether the payload lies in a payload folder. The findings are
    ///     those of strict reading.
    ///   - folder: the payload folder that the document was read from, if any.
    ///   - withNotices: whether to look for notices; true by default.
    /// - Returns: the findings of strict reading, and the notices if there are none.
    package static func validation(
        of bytes: Data, _ reading: Reading = .strict, folder: PayloadFolder? = nil,
        withNotices: Bool = true
    ) -> Validation {
        let document: WireDocument
        do throws(WireError) {
            document = try WireDocument(bytes, limits: reading.limits)
        } catch {
            return Validation(findings: [Finding(error)], notices: [], isAccepted: false)
        }
        var check = ItemCheck(document, reading, looksForNotices: withNotices)
        if check.isCertainlyClean() {
            return Validation(findings: [], notices: [], isAccepted: true)
        }
        var reader = ItemReader(document, reading, folder: folder)
        let item = reader.item()
        let findings = reader.findings()
        let notices = withNotices && findings.isEmpty ? item?.notices() ?? [] : []
        return Validation(
            findings: findings, notices: PlacedNotice.place(notices, in: document),
            isAccepted: false)
    }
}
