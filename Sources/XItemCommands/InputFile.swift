#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import XExtensionItem

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
        let path = try Self.document(at: name)
        do {
            bytes = try Data(contentsOf: URL(filePath: path), options: Self.options(path))
        } catch {
            throw Self.failure(name, Self.reason(path))
        }
        isInPayloadFolder = Self.isInFolder(path)
    }

    private static func options(_ path: String) -> Data.ReadingOptions {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let size = attributes?[.size] as? Int ?? 0
        return size >= mappedSize ? .mappedIfSafe : []
    }

    /// The path of the document itself: in a payload folder, the one it holds.
    private static func document(at path: String) throws(CommandFailure) -> String {
        let manager = FileManager.default
        let attributes = try? manager.attributesOfItem(atPath: path)
        guard attributes?[.type] as? FileAttributeType == .typeDirectory else { return path }
        let documents = ["item.json", "item.plist"].map { path + "/" + $0 }
            .filter { manager.fileExists(atPath: $0) }
        guard documents.count == 1 else {
            throw failure(path, "expected a payload folder with one of item.json and item.plist")
        }
        return documents[0]
    }

    private static func isInFolder(_ path: String) -> Bool {
        let url = URL(filePath: path).absoluteURL.standardized
        return ["item.json", "item.plist"].contains(url.lastPathComponent)
            && url.deletingLastPathComponent().pathExtension == "xitem"
    }

    private static func reason(_ path: String) -> String {
        FileManager.default.fileExists(atPath: path) ? "it cannot be read" : "no such file"
    }

    private static func failure(_ name: String, _ reason: String) -> CommandFailure {
        CommandFailure(
            status: .unreadableInput, message: "\(SafeText.line(name)): \(reason)")
    }
}
