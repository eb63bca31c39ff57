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
        do throws(WireError) {
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
        return ["item.json", "item.plist"].contains(url.lastPathComponent)
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
        var reading = Reading.lenient
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
