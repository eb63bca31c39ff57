import XExtensionItem

/// Takes entries from an inbox. A process keeps one reader.
public final class InboxReader: Sendable {
    let inbox: Inbox
    private let liveness: Inbox.Liveness
    private let attempts: Int
    private let home: Guarded<Home>
    /// The entries of the last listing, newest first. One listing serves many claims.
    private let pending = Guarded<[InboxEntry]>([])

    init(_ inbox: Inbox, _ liveness: Inbox.Liveness, attempts: Int) throws(InboxError) {
        self.inbox = inbox
        self.liveness = liveness
        self.attempts = min(attempts, InboxEntry.greatestAttempt - 1)
        let home = try Self.home(inbox, liveness)
        self.home = Guarded(home)
        // The entries of the previous instance wait again. Those that cannot be moved stay.
        guard case .onlyInstance = liveness.kind else { return }
        var recovery = InboxRecovery()
        try InboxError.of(home.path) { () throws(OpenFile.Failure) in
            try inbox.returnClaims(in: home.folder, recording: &recovery)
        }
    }

    private static func home(
        _ inbox: Inbox, _ liveness: Inbox.Liveness
    ) throws(InboxError) -> Home {
        try InboxError.of(inbox.layout.path(.claimed)) { () throws(OpenFile.Failure) in
            try Home.open(liveness, in: inbox.layout.open(.claimed))
        }
    }

    /// Claims the oldest waiting entry.
    ///
    /// This opens every attachment and checks its size. A damaged entry, or one that was claimed too
    /// often, is moved to the failed ones. An entry that the system does not allow to move is skipped.
    ///
    /// - Returns: the claim; nil if nothing waits, or another reader holds a copy of everything.
    /// - Throws: `inbox.unreadable-now` if the system refuses to read the entry, which then waits as
    ///   before; `inbox.system`, also if only entries wait that cannot be moved; `inbox.no-space`.
    public func claim() throws(InboxError) -> InboxClaim? {
        var skipped: InboxError?
        if let claim = try claim(skipping: { skipped = skipped ?? $0 }) { return claim }
        if let skipped { throw skipped }
        return nil
    }

    /// Claims the oldest waiting entry that can be moved.
    ///
    /// - Parameter report: receives an error for each entry that cannot be moved.
    /// - Returns: the claim; nil if there is none.
    /// - Throws: the other errors of ``claim()``.
    package func claim(
        skipping report: (InboxError) -> Void
    ) throws(InboxError) -> InboxClaim? {
        if let claim = try claimPending(report) { return claim }
        let waiting = try inbox.entries()
        pending.withValue { $0 = waiting.reversed() }
        return try claimPending(report)
    }

    private func claimPending(
        _ report: (InboxError) -> Void
    ) throws(InboxError) -> InboxClaim? {
        while let entry = pending.withValue({ $0.popLast() }) {
            do throws(InboxError) {
                if let claim = try claim(entry) { return claim }
            } catch {
                guard error.isOfProtectedEntry else { throw error }
                report(error)
            }
        }
        return nil
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
        let path = inbox.layout.path(.ready) + "/" + waiting.name
        guard try InboxError.of(path, { () throws(OpenFile.Failure) in try taken.take() }) else {
            return nil
        }
        do throws(OpenFile.Failure) {
            guard try taken.isOnly() else { return nil }
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

extension InboxError {
    /// Whether the system protects one entry, for example an immutable one. Others may be taken.
    fileprivate var isOfProtectedEntry: Bool {
        code == .system && systemCode.map { OpenFile.Failure(code: $0).isProtected } == true
    }
}
