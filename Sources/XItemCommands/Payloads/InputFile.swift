import Essentials
import WireFormat
import XExtensionItem

/// A payload named on the command line: a file, a pipe, a payload folder, or `-` for standard
/// input.
struct InputFile {
    let bytes: Data
    /// The payload folder; nil if the argument names another kind of input.
    let folder: PayloadFolder?
    /// Whether the payload belongs to a payload folder and therefore may refer to files.
    let isInPayloadFolder: Bool

    init(_ name: String, _ console: Console) throws(CommandError) {
        guard name != "-" else {
            guard let bytes = console.readInput() else {
                throw CommandError(
                    status: .unreadableInput, message: "The standard input cannot be read")
            }
            self.bytes = bytes
            folder = nil
            isInPayloadFolder = false
            return
        }
        do throws(WireFault) {
            let file = try PayloadFile(
                name, atMost: WireLimits().documentByteCount, readsStreams: true)
            bytes = file.bytes
            folder = file.folder
            isInPayloadFolder = file.folder != nil || Self.isInFolder(name)
        } catch {
            throw CommandError(status: .unreadableInput, message: error.message)
        }
    }

    private static func isInFolder(_ path: String) -> Bool {
        let url = URL(filePath: path).absoluteURL.standardized
        return PayloadFolder.documentNames.contains(url.lastPathComponent)
            && url.deletingLastPathComponent().pathExtension == "xitem"
    }
}

extension InputFile {
    /// Reads a payload leniently, or prints the findings that prevent it.
    ///
    /// - Returns: The item; nil if there is none.
    static func item(
        _ name: String, _ console: Console
    ) throws(CommandError) -> ExtensionItem? {
        let input = try InputFile(name, console)
        var reading = ExtensionItem.Reading.lenient
        reading.isInPayloadFolder = input.isInPayloadFolder
        do throws(PayloadError) {
            return try ExtensionItem(
                decoding: input.bytes, reading: reading, folder: input.folder)
        } catch {
            FindingReport(file: name, findings: error.findings).writeErrors(console)
            return nil
        }
    }
}

/// A payload after reading: the item if it was delivered, the findings, and, if there are no
/// findings, the notices.
///
/// Validation makes no item if the payload is clean.
struct CheckedPayload {
    let item: ExtensionItem?
    let findings: [Finding]
    let notices: [Finding]

    init(_ input: InputFile, _ reading: ExtensionItem.Reading) {
        var reading = reading
        reading.isInPayloadFolder = input.isInPayloadFolder
        self.init(input.bytes, reading, folder: input.folder)
    }

    init(_ bytes: Data, _ reading: ExtensionItem.Reading, folder: PayloadFolder? = nil) {
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
        var reading = ExtensionItem.Reading.strict
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
