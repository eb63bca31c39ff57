import Essentials
import XExtensionItem

/// A payload after reading: the item if it was delivered, the findings, and, if there are no
/// findings, the notices.
///
/// Validation makes no item if the payload is clean.
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

    /// Creates the findings of strict reading and the notices, without the item.
    init(validating input: InputFile) {
        self.init(
            validating: input.bytes, isInPayloadFolder: input.isInPayloadFolder,
            folder: input.folder)
    }

    /// Creates the findings of strict reading and the notices, without the item.
    init(validating bytes: Data, isInPayloadFolder: Bool = false, folder: PayloadFolder? = nil) {
        var reading = Reading.strict
        reading.isInPayloadFolder = isInPayloadFolder
        self.init(ExtensionItem.validation(of: bytes, reading, folder: folder))
    }

    /// Creates the findings of strict reading and the notices, without the item.
    init(_ validation: ExtensionItem.Validation) {
        item = nil
        findings = validation.findings
        notices = validation.notices
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
