import XExtensionItem

/// Takes entries from an inbox. A process keeps one reader.
public final class InboxReader: Sendable {
    let inbox: Inbox
    private let liveness: Liveness
    private let attempts: Int
    private let home: Guarded<Home>
    /// The entries of the last listing, newest first. One listing serves many claims.
    private let pending = Guarded<[InboxEntry]>([])

    init(_ inbox: Inbox, _ liveness: Liveness, attempts: Int) throws(InboxError) {
        self.inbox = inbox
        self.liveness = liveness
        self.attempts = min(attempts, InboxEntry.greatestAttempt - 1)
        let home = try Self.home(inbox, liveness)
        self.home = Guarded(home)
        // The entries of the previous instance wait again.
        guard case .onlyInstance = liveness.kind else { return }
        try InboxError.of(home.path) { () throws(OpenFile.Failure) in
            _ = try inbox.layout.returnClaims(in: home.path)
        }
    }

    private static func home(
        _ inbox: Inbox, _ liveness: Liveness
    ) throws(InboxError) -> Home {
        let folder = inbox.layout.path(.claimed)
        return try InboxError.of(folder) { () throws(OpenFile.Failure) in
            try Home.open(liveness, in: folder)
        }
    }

    /// Claims the oldest waiting entry.
    ///
    /// This opens every attachment and checks its size. A damaged entry, or one that was claimed too
    /// often, is moved to the failed ones.
    ///
    /// - Returns: the claim; nil if nothing waits, or another reader holds a copy of everything.
    /// - Throws: `inbox.unreadable-now` if the system refuses to read the entry, which then waits as
    ///   before; `inbox.no-space`, `inbox.system`.
    public func claim() throws(InboxError) -> InboxClaim? {
        while let entry = try nextPending() {
            if let claim = try claim(entry) { return claim }
        }
        let waiting = try inbox.entries()
        pending.withValue { $0 = waiting.reversed() }
        while let entry = try nextPending() {
            if let claim = try claim(entry) { return claim }
        }
        return nil
    }

    private func nextPending() throws(InboxError) -> InboxEntry? {
        pending.withValue { $0.popLast() }
    }

    /// Claims the entry with a token.
    ///
    /// - Returns: the claim; nil if no such entry waits.
    /// - Throws: the errors of ``claim()``.
    public func claim(_ token: InboxToken) throws(InboxError) -> InboxClaim? {
        for entry in try inbox.entries() where entry.token == token {
            if let claim = try claim(entry) { return claim }
        }
        return nil
    }

    // MARK: One entry

    /// Claims a waiting entry; nil if that is not possible.
    private func claim(_ waiting: InboxEntry) throws(InboxError) -> InboxClaim? {
        let home = try livingHome()
        let taken = TakenEntry(inbox: inbox, home: home, waiting: waiting)
        do throws(OpenFile.Failure) {
            guard try taken.take(), try taken.isOnly() else { return nil }
            guard taken.entry.attempt <= attempts else {
                try taken.setAside("it was taken \(attempts) times, and never finished")
                return nil
            }
        } catch {
            throw InboxError(error, taken.path)
        }
        guard let item = try taken.open() else { return nil }
        return InboxClaim(item, taken.entry, inbox, home)
    }

    /// Returns the home; creates a new one if this process was taken for dead while it was idle.
    private func livingHome() throws(InboxError) -> Home {
        let current = home.withValue { $0 }
        if current.isThere { return current }
        let new = try Self.home(inbox, liveness)
        home.withValue { $0 = new }
        return new
    }
}
