import Essentials
import XExtensionItem

/// A payload named on the command line: a file, a pipe, a payload folder, or `-` for standard
/// input.
struct InputFile {
    let bytes: Data
    let folder: PayloadFolder?
    /// Whether the payload belongs to a payload folder and therefore may refer to files.
    var isInPayloadFolder: Bool { folder != nil }

    init(_ name: String, _ console: Console) throws(CommandError) {
        guard name != "-" else {
            guard let bytes = console.readInput() else {
                throw .unreadableInput("Standard input cannot be read")
            }
            (self.bytes, folder) = (bytes, nil)
            return
        }
        do throws(PayloadError) {
            let file = try PayloadFile(
                name, atMost: WireLimits().documentByteCount, readsStreams: true)
            bytes = file.bytes
            folder = file.folder ?? Self.folder(of: name)
        } catch {
            guard error.code == .filePath, Self.isFolderWithoutDocument(name) else {
                throw .unreadableInput(error.message)
            }
            throw .unreadableInput(
                "\(name): expected a payload, found a folder without "
                    + PayloadFolder.documentNames.joined(separator: " or ")
                    + "; 'xitem validate' checks the payloads in a folder")
        }
    }

    static func isFolderWithoutDocument(_ path: String) -> Bool {
        let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        return names?.contains(where: PayloadFolder.documentNames.contains) == false
    }

    /// Returns the payload folder if the path is that of its document; nil for any other file.
    private static func folder(of path: String) -> PayloadFolder? {
        let url = URL(systemPath: path).absoluteURL.standardized
        let folder = url.deletingLastPathComponent()
        guard PayloadFolder.documentNames.contains(url.lastPathComponent),
            folder.pathExtension == "xitem"
        else { return nil }
        return try? PayloadFolder(folder.path)
    }
}

extension InputFile {
    /// Returns options for a command that writes or compares the data of the item.
    ///
    /// A binary property list can refer to the same data many times, so a small payload could fill
    /// a disk. Therefore, the options limit embedded data to 64 MiB, or to 16 times the input if
    /// that is more.
    func reading(_ form: ExtensionItem.Reading) -> ExtensionItem.Reading {
        var reading = form
        reading.isInPayloadFolder = isInPayloadFolder
        reading.limits.dataByteCount = Self.dataByteCount(for: bytes)
        return reading
    }

    /// The maximum total size of the data values in an input, in bytes.
    static func dataByteCount(for bytes: Data) -> Int { max(64 << 20, 16 * bytes.count) }

    static func item(
        _ name: String, _ console: Console
    ) throws(CommandError) -> ExtensionItem {
        try InputFile(name, console).item(named: name, console)
    }

    /// Reads the payload leniently. If that is impossible, prints the findings and throws.
    func item(
        named name: String, _ console: Console
    ) throws(CommandError) -> ExtensionItem {
        try console.reporting(name) { () throws(PayloadError) in
            try ExtensionItem(decoding: bytes, reading: reading(.lenient), folder: folder)
        }
    }
}

/// The result of reading or validating a payload. Validating creates no item. There are notices
/// only if there are no findings.
struct CheckedPayload {
    let item: ExtensionItem?
    private(set) var findings: [Finding]
    let notices: [Finding]

    init(_ input: InputFile, _ reading: ExtensionItem.Reading) {
        var reading = reading
        reading.isInPayloadFolder = input.isInPayloadFolder
        self.init(input.bytes, reading, folder: input.folder)
        findings += Self.fileFindings(input)
    }

    init(_ bytes: Data, _ reading: ExtensionItem.Reading, folder: PayloadFolder? = nil) {
        (item, findings, notices) = ExtensionItem.readWithNotices(
            in: bytes, reading, folder: folder)
    }

    init(validating input: InputFile) {
        var reading = ExtensionItem.Reading.strict
        reading.isInPayloadFolder = input.isInPayloadFolder
        let found = ExtensionItem.validation(of: input.bytes, reading, folder: input.folder)
        (item, notices) = (nil, found.notices)
        findings = found.findings + Self.fileFindings(input)
    }

    /// Returns a finding for each file of a payload folder that is missing or changed.
    private static func fileFindings(_ input: InputFile) -> [Finding] {
        input.folder.map { ExtensionItem.fileFindings(in: input.bytes, folder: $0) } ?? []
    }
}
