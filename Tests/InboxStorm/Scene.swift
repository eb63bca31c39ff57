import Foundation
import ShareInbox
import XExtensionItem

/// The inbox of a storm, and the log of its processes.
struct Scene {
    let folder: URL
    let durability: Inbox.Durability
    let log: String

    /// The time without changes after which a sleeper is presumed dead.
    static let observation = Duration.milliseconds(5)

    /// The time in nanoseconds. All processes share the clock.
    static var time: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The folder that payloads are moved into.
    var delivered: URL { folder.appending(path: "Delivered") }

    func inbox() throws -> Inbox {
        var limits = InboxLimits()
        // More tokens than a storm stores, so that the journal forgets none.
        limits.keptTokenCount = 10_000_000
        return try Inbox(
            at: folder.appending(path: "Storm.inbox"), durability: durability, limits: limits)
    }

    /// Appends a line to the log in one write, so that lines of several processes do not mix.
    func note(_ line: String) {
        let descriptor = open(log, O_WRONLY | O_APPEND | O_CREAT, 0o600)
        guard descriptor >= 0 else { return }
        let bytes = Array((line + "\n").utf8)
        _ = write(descriptor, bytes, bytes.count)
        close(descriptor)
    }

    /// Logs each problem of a recovery.
    func note(_ recovery: InboxRecovery) {
        for problem in recovery.problems { note("error recover \(problem)") }
    }

    /// Returns the token with a name.
    static func token(_ name: String) -> InboxToken {
        InboxToken(rawValue: name) ?? .random()
    }

    /// Returns the item for a token, so that a reader can verify its content.
    static func item(_ token: String) -> ExtensionItem {
        ExtensionItem(data: bytes(token), typeIdentifier: "public.data")
    }

    /// Returns the content for a token. About every third content is large, so its payload is a folder.
    static func bytes(_ token: String) -> Data {
        let count = token.utf8.reduce(0) { $0 &+ Int($1) } % 3 == 0 ? 5_000 : 5
        return Data(Array(repeatElement(Array(token.utf8), count: count).joined()).prefix(90_000))
    }

    static func isWhole(_ item: ExtensionItem, _ token: String) -> Bool {
        (try? item.mainAttachment.representations[0].bytes().load()) == bytes(token)
    }
}
