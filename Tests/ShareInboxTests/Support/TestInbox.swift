import Foundation
import Testing
import XExtensionItem

@testable public import ShareInbox

/// A folder with an inbox, which goes with the test.
final class TestInbox: Sendable {
    let folder: URL
    let url: URL

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

    /// Every path in the inbox but the folders of its layout, the format, what was observed and the
    /// journal.
    var leftovers: [String] {
        let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
        let own = ["writing", "ready", "claimed", "finished", "done", "failed", "trash"]
        return (all ?? []).filter {
            !own.contains($0) && !["format", "observed"].contains($0) && !$0.hasPrefix("done/")
        }.sorted()
    }
}

/// Items to be put, and what must come out again.
enum Sample {
    /// A short text: a single file.
    static func text(_ text: String = "Hello") -> ExtensionItem { ExtensionItem(text: text) }

    /// Bytes that make a payload folder with one file.
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
    /// Takes a literal of a test.
    public init(stringLiteral value: String) {
        self.init(unchecked: value)
    }
}

extension Error {
    /// The code of an inbox's error.
    var inboxCode: String? { (self as? InboxError)?.code.rawValue }
}

/// The code of the error that a closure throws.
func code(of body: () throws -> Void) -> String? {
    do {
        try body()
        return nil
    } catch {
        return error.inboxCode ?? "\(error)"
    }
}

extension TestInbox {
    /// An inbox together with its folder, which goes with it.
    struct Kept<Value: Sendable>: Sendable {
        let folder: TestInbox
        let value: Value
    }

    /// Makes a folder, and something in it.
    static func kept<Value>(_ body: (TestInbox) throws -> Value) throws -> Kept<Value> {
        let folder = try TestInbox()
        return Kept(folder: folder, value: try body(folder))
    }
}
