import XExtensionItem

/// The tokens of finished entries, with an empty file for each.
struct Journal {
    let layout: InboxLayout
    let durability: Durability

    /// Returns whether the entry with a token was finished.
    ///
    /// Entries move from `finished` into the journal, so this looks in that order.
    func has(_ token: InboxToken) throws(OpenFile.Failure) -> Bool {
        let finished = try InboxLayout.entries(in: layout.path(.finished), includesMoving: true)
        if finished.contains(where: { $0.token == token }) { return true }
        return try FileCalls.exists(layout.path(.done, token.rawValue))
    }

    /// Adds a token.
    func note(_ token: InboxToken) throws(OpenFile.Failure) {
        do throws(OpenFile.Failure) {
            try FileCalls.makeFile(layout.path(.done, token.rawValue))
        } catch {
            guard error.isTaken else { throw error }
        }
        if durability.isSynchronized { try FileCalls.synchronizeFolder(layout.path(.done)) }
    }

    /// Removes old tokens, except for the newest ones.
    ///
    /// - Returns: the number of removed tokens.
    func prune(_ limits: InboxLimits, at now: UInt64) throws(OpenFile.Failure) -> Int {
        let names = try FileCalls.names(in: layout.path(.done))
        guard names.count > limits.keptTokenCount else { return 0 }
        var tokens: [(time: Int, path: String)] = []
        for name in names {
            let path = layout.path(.done, name)
            guard let status = try? FileCalls.status(path) else { continue }
            tokens.append((status.modificationTime, path))
        }
        tokens.sort { $0.time > $1.time }
        let oldest = Int(now / 1000) - Int(limits.keptTokenLifetime.components.seconds)
        let old = tokens.dropFirst(limits.keptTokenCount).filter { $0.time < oldest }
        for token in old { try? FileCalls.removeFile(token.path) }
        return old.count
    }
}
