import XExtensionItem

/// The tokens of finished entries, each as a file with the digest of the content. The file is empty
/// if the digest is unknown.
struct Journal {
    let layout: InboxLayout
    let durability: Inbox.Durability

    /// Returns whether the entry with a token is finished. Checks the folder `finished` first,
    /// because entries move from there into the journal.
    func contains(_ token: InboxToken) throws(OpenFile.Failure) -> Bool {
        let finished = try layout.open(.finished).entries(includesMoving: true)
        if finished.contains(where: { $0.token == token }) { return true }
        return try layout.open(.done).contains(token.rawValue)
    }

    func digest(of token: InboxToken) -> UInt64? {
        // If the file cannot be read, the digest is unknown.
        let bytes = try? layout.open(.done).read(
            token.rawValue, atMost: ContentDigest.textLength)
        guard let bytes, bytes.count == ContentDigest.textLength else { return nil }
        return UInt64(String(decoding: bytes, as: UTF8.self), radix: 36)
    }

    func record(_ token: InboxToken, digest: UInt64? = nil) throws(OpenFile.Failure) {
        let done = try layout.open(.done)
        let text = digest.map(ContentDigest.text) ?? ""
        try OpenFile.Failure.allowing(\.alreadyExists, try done.write(text, to: token.rawValue))
        if durability.isSynchronized { try done.synchronize() }
    }

    /// Removes the tokens that are older than the lifetime, but always keeps the newest
    /// `keptTokenCount`. `now` is in milliseconds since 1970.
    ///
    /// - Returns: the number of removed tokens.
    func prune(_ limits: InboxLimits, at now: UInt64) throws(OpenFile.Failure) -> Int {
        let done = try layout.open(.done)
        let names = try done.names()
        guard names.count > limits.keptTokenCount else { return 0 }
        var tokens: [(time: Int, name: String)] = []
        for name in names {
            guard let status = try? done.status(name) else { continue }
            tokens.append((status.modification.seconds, name))
        }
        tokens.sort { $0.time > $1.time }
        let lifetime = Int(clamping: limits.keptTokenLifetime.components.seconds)
        let oldest = Int(clamping: now / 1000) - lifetime
        let old = tokens.dropFirst(limits.keptTokenCount).filter { $0.time < oldest }
        for token in old { try? done.removeFile(token.name) }
        return old.count
    }
}
