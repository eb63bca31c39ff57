import Essentials
import XExtensionItem

extension Inbox {
    /// The suffix of the file with the reason of a failed entry.
    static let reasonSuffix = ".reason"

    /// Returns why an entry failed; nil if no reason was recorded.
    public func reason(for entry: InboxEntry) -> String? {
        let path = layout.path(.failed, entry) + Self.reasonSuffix
        guard let bytes = try? FileCalls.read(path, atMost: 4 << 10) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Moves an entry to the failed ones, with the reason beside it.
    ///
    /// This moves the entry first, because only its holder can. A missing reason is no loss.
    ///
    /// - Returns: whether the entry still existed.
    func fail(
        _ path: String, _ entry: InboxEntry, _ reason: String
    ) throws(OpenFile.Failure) -> Bool {
        let target = layout.path(.failed, entry)
        do throws(OpenFile.Failure) {
            try FileCalls.move(path, to: target)
        } catch {
            guard error.isMissing else { throw error }
            return false
        }
        let text = String(decoding: reason.utf8.prefix(4 << 10), as: UTF8.self)
        try? FileCalls.write(text, to: target + Self.reasonSuffix, isSynchronized: false)
        return true
    }

    /// Returns a failed entry to the waiting ones, behind all others and with no attempts counted.
    ///
    /// - Returns: whether an entry with the token was found.
    /// - Throws: `inbox.system`.
    public func retry(_ token: InboxToken) throws(InboxError) -> Bool {
        try change(token, in: [.failed]) { path, entry throws(OpenFile.Failure) in
            let again = InboxEntry(
                stamp: Stamp.next(after: 0), byteCount: entry.byteCount, token: token,
                isFolder: entry.isFolder)
            try FileCalls.move(path, to: layout.path(.ready, again))
            if durability.isSynchronized { try FileCalls.synchronizeFolder(layout.path(.ready)) }
        }
    }

    /// Removes a waiting or failed entry. A claimed entry stays.
    ///
    /// - Returns: whether an entry with the token was found.
    /// - Throws: `inbox.system`.
    public func drop(_ token: InboxToken) throws(InboxError) -> Bool {
        try change(token, in: [.failed, .ready]) { path, _ throws(OpenFile.Failure) in
            try layout.discard(path)
        }
    }

    private func change(
        _ token: InboxToken, in folders: [InboxLayout.Folder],
        _ body: (String, InboxEntry) throws(OpenFile.Failure) -> Void
    ) throws(InboxError) -> Bool {
        try InboxError.of(layout.root) { () throws(OpenFile.Failure) in
            for folder in folders {
                let entries = try layout.entries(folder)
                guard let entry = entries.first(where: { $0.token == token }) else { continue }
                let path = layout.path(folder, entry)
                do throws(OpenFile.Failure) {
                    try body(path, entry)
                } catch {
                    // Another process was faster.
                    guard error.isMissing else { throw error }
                    continue
                }
                if folder == .failed { try? FileCalls.removeFile(path + Self.reasonSuffix) }
                return true
            }
            return false
        }
    }
}
