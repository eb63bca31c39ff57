import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A payload after reading: the item if it was delivered, the findings, and, if there are no
/// findings, the notices.
struct CheckedPayload {
    let item: ExtensionItem?
    let findings: [Finding]
    let notices: [PlacedNotice]

    init(_ input: InputFile, _ reading: Reading) {
        var reading = reading
        reading.isInPayloadFolder = input.isInPayloadFolder
        self.init(input.bytes, reading, folder: input.folder)
    }

    init(_ bytes: Data, _ reading: Reading, folder: PayloadFolder? = nil) {
        (item, findings, notices) = ExtensionItem.noticed(in: bytes, reading, folder: folder)
    }
}

extension CheckedPayload {
    /// Creates the result for an input that cannot be a payload.
    init(_ finding: Finding) {
        item = nil
        findings = [finding]
        notices = []
    }
}
