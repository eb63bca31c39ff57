import Foundation
import Testing
import XExtensionItem

@testable public import ShareInbox

/// A folder with an inbox, removed after the test.
final class TestInbox: Sendable {
    let folder: URL
    let url: URL

    /// A folder in memory if the system has one. Flushes do not wait for a disk there.
    static let memory =
        FileManager.default.isWritableFile(atPath: "/dev/shm")
        ? URL(filePath: "/dev/shm") : .temporaryDirectory

    init(in parent: URL = .temporaryDirectory) throws {
        folder = parent.appending(path: "inbox-\(UUID().uuidString)")
        url = folder.appending(path: "Shares.inbox")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func open(
        _ durability: Inbox.Durability = .processDeath, _ limits: InboxLimits = InboxLimits()
    ) throws -> Inbox {
        try Inbox(at: url, durability: durability, limits: limits)
    }

    /// The names in a folder of the inbox.
    func names(_ path: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: url.appending(path: path).path)
        return names?.sorted() ?? []
    }

    func path(_ path: String) -> String { url.appending(path: path).path }

    /// Every path in the inbox except the folders of its layout, `format`, `observed` and the journal.
    var leftovers: [String] {
        let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
        let own = ["writing", "ready", "claimed", "finished", "done", "failed", "trash"]
        return (all ?? []).filter {
            !own.contains($0) && !["format", "observed"].contains($0) && !$0.hasPrefix("done/")
        }.sorted()
    }
}

/// Items to put, and their content.
enum Sample {
    /// An item that is stored as a single file.
    static func text(_ text: String = "Hello") -> ExtensionItem { ExtensionItem(text: text) }

    /// Data that is stored as a payload folder with one file.
    static let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) })

    static var file: ExtensionItem {
        ExtensionItem(data: bytes, typeIdentifier: "public.data", suggestedName: "numbers.bin")
    }

    static func data(of item: ExtensionItem) throws -> Data {
        try item.mainAttachment.representations[0].bytes().load()
    }

    static func text(of item: ExtensionItem) -> String? {
        guard case .text(let text) = item.mainAttachment.representations[0].content else {
            return nil
        }
        return text
    }
}

extension InboxToken: ExpressibleByStringLiteral {
    /// Creates a token from a literal in a test.
    public init(stringLiteral value: String) {
        self.init(unchecked: value)
    }
}

extension Error {
    /// The code of an ``InboxError``.
    var inboxCode: String? { (self as? InboxError)?.code.rawValue }
}

/// Returns the code of the error that a closure throws; nil if it throws none.
func code(of body: () throws -> Void) -> String? {
    do {
        try body()
        return nil
    } catch {
        return error.inboxCode ?? "\(error)"
    }
}

extension TestInbox {
    /// A value together with the folder that it needs.
    struct Kept<Value: Sendable>: Sendable {
        let folder: TestInbox
        let value: Value
    }

    /// Creates a folder, and a value in it.
    static func kept<Value>(
        in parent: URL = .temporaryDirectory, _ body: (TestInbox) throws -> Value
    ) throws -> Kept<Value> {
        let folder = try TestInbox(in: parent)
        return Kept(folder: folder, value: try body(folder))
    }
}
