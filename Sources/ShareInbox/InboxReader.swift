import XExtensionItem

/// Takes entries from an inbox. Use one reader per process.
public final class InboxReader: Sendable {
    let inbox: Inbox
    private let liveness: Inbox.Liveness
    private let attempts: Int
    private let owner: Guarded<OwnerFolder>
    /// The entries of the last listing that this reader has not yet tried to claim, newest first.
    private let pending = Guarded<[InboxEntry]>([])

    init(_ inbox: Inbox, _ liveness: Inbox.Liveness, attempts: Int) throws(InboxError) {
        self.inbox = inbox
        self.liveness = liveness
        self.attempts = min(attempts, InboxEntry.maximumAttempt - 1)
        let owner = try inbox.makeOwner(liveness, in: .claimed)
        self.owner = Guarded(owner)
        // Return the entries of the previous instance to the queue, except those that cannot be
        // moved.
        guard case .onlyInstance = liveness.kind else { return }
        var recovery = InboxRecovery()
        try InboxError.of(
            owner.path, try inbox.returnClaims(in: owner.folder, recording: &recovery))
    }

    /// Claims the oldest waiting entry.
    ///
    /// This opens every attachment and checks its size. It moves damaged entries, and entries that
    /// were claimed too often, to the failed entries. It skips entries that the system does not let
    /// it move.
    ///
    /// - Returns: the claim; nil if no entry is waiting, or if every waiting entry has the same
    ///   token as an entry that another reader holds.
    /// - Throws: `inbox.unreadable-now` if the system temporarily refuses to read the entry, which
    ///   stays in the queue; `inbox.limit` if the number of other readers plus the number of
    ///   entries that they hold exceeds 1,024; `inbox.system` if a system call fails, or if entries
    ///   wait but none can be moved; `inbox.no-space`.
    public func claim() throws(InboxError) -> InboxClaim? {
        var skipped: InboxError?
        if let claim = try claim(skipping: { skipped = skipped ?? $0 }) { return claim }
        if let skipped { throw skipped }
        return nil
    }

    /// Claims the oldest waiting entry that can be moved.
    ///
    /// - Parameter report: receives an error for each entry that is skipped because it cannot be
    ///   moved.
    /// - Returns: the claim; nil if no entry can be claimed.
    /// - Throws: the errors of ``claim()``, except those that `report` receives.
    package func claim(
        skipping report: (InboxError) -> Void
    ) throws(InboxError) -> InboxClaim? {
        if let claim = try claimPending(report) { return claim }
        let waiting = try inbox.entries()
        if !waiting.isEmpty { try requireFewOthers() }
        pending.withValue { $0 = waiting.reversed() }
        return try claimPending(report)
    }

    /// The maximum sum of two counts: the other readers, and the entries that they hold. The limit
    /// bounds the cost of a claim, which compares the token of its entry with the tokens of all
    /// these entries.
    private static let otherCount = 1_024

    private func requireFewOthers() throws(InboxError) {
        let own = owner.withValue { $0.name }
        let path = inbox.layout.path(.claimed)
        let count = try InboxError.of(path) { () throws(OpenFile.Failure) in
            let readers = try inbox.layout.open(.claimed).names().count { $0 != own }
            return try inbox.layout.claims().count { $0.owner != own } + readers
        }
        guard count <= Self.otherCount else {
            throw InboxError(
                .tooManyReaders,
                "\(path): the number of other readers plus the entries that they hold is \(count); "
                    + "the limit is \(Self.otherCount)")
        }
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

    /// Claims the entry with a token; nil if no such entry waits.
    ///
    /// - Throws: the errors of ``claim()``.
    public func claim(_ token: InboxToken) throws(InboxError) -> InboxClaim? {
        for entry in try inbox.entries() where entry.token == token {
            if let claim = try claim(entry) { return claim }
        }
        return nil
    }

    // MARK: One entry

    /// Returns nil if the entry is gone, if an entry with the same token is claimed or finished, or
    /// if this moves the entry to the failed entries.
    private func claim(_ waiting: InboxEntry) throws(InboxError) -> InboxClaim? {
        let owner = try inbox.currentFolder(of: owner, liveness, in: .claimed)
        let taken = TakenEntry(inbox: inbox, owner: owner, waiting: waiting)
        let path = inbox.layout.path(.ready) + "/" + waiting.name
        guard try InboxError.of(path, try taken.take()) else { return nil }
        do throws(OpenFile.Failure) {
            guard try taken.isOnly() else { return nil }
            guard taken.entry.attempt <= attempts else {
                try taken.fail("claimed \(CountText.text(attempts, "time")) without being finished")
                return nil
            }
        } catch {
            throw InboxError(error, taken.path)
        }
        guard let item = try taken.open() else { return nil }
        return InboxClaim(item, taken.entry, inbox, owner)
    }
}

extension InboxError {
    /// Whether the system protects one entry, for example because the entry is immutable. Other
    /// entries can still be claimed.
    fileprivate var isOfProtectedEntry: Bool {
        code == .system && systemCode.map { OpenFile.Failure(code: $0).isProtected } == true
    }
}
