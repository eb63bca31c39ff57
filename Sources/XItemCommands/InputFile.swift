import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A payload named on the command line: a file, a payload folder, or `-` for the standard input.
struct InputFile {
    /// From this size on, a file is mapped into memory rather than copied.
    private static let mappedSize = 16 << 20

    /// The name as it was given.
    let name: String
    let bytes: Data
    /// Whether the payload lies in a payload folder, where it may name files.
    let isInPayloadFolder: Bool

    init(_ name: String, _ console: Console) throws(CommandFailure) {
        self.name = name
        guard name != "-" else {
            guard let bytes = console.readInput() else {
                throw Self.failure(name, "the standard input cannot be read")
            }
            self.bytes = bytes
            isInPayloadFolder = false
            return
        }
        if Self.attributes(name)?[.type] as? FileAttributeType == .typeDirectory {
            bytes = try Self.folderDocument(name)
            isInPayloadFolder = true
            return
        }
        do {
            bytes = try Data(contentsOf: URL(filePath: name), options: Self.options(name))
        } catch {
            throw Self.failure(
                name, Self.attributes(name) == nil ? "no such file" : "it cannot be read")
        }
        isInPayloadFolder = Self.isInFolder(name)
    }

    private static func attributes(_ path: String) -> [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: path)
    }

    private static func folderDocument(_ path: String) throws(CommandFailure) -> Data {
        do throws(WireError) {
            return try PayloadFolder(path).document()
        } catch {
            throw CommandFailure(status: .unreadableInput, message: SafeText.line(error.reason))
        }
    }

    private static func options(_ path: String) -> Data.ReadingOptions {
        let size = attributes(path)?[.size] as? Int ?? 0
        return size >= mappedSize ? .mappedIfSafe : []
    }

    private static func isInFolder(_ path: String) -> Bool {
        let url = URL(filePath: path).absoluteURL.standardized
        return ["item.json", "item.plist"].contains(url.lastPathComponent)
            && url.deletingLastPathComponent().pathExtension == "xitem"
    }

    private static func failure(_ name: String, _ reason: String) -> CommandFailure {
        CommandFailure(
            status: .unreadableInput, message: "\(SafeText.line(name)): \(reason)")
    }
}
