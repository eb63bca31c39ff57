public import XExtensionItem

/// An entry that a reader holds. The reader decides how it ends.
///
/// If a claim is released without a decision, the entry waits again.
public final class InboxClaim: Sendable {
    /// The item. Attachments in files can be loaded until the claim ends.
    public let item: ExtensionItem
    /// The entry. Its ``InboxEntry/attempt`` counts this claim.
    public let entry: InboxEntry
    let inbox: Inbox
    /// The home of the reader, kept for as long as the claim exists.
    let home: Home
    private let isOver = Guarded(false)

    /// The number of this attempt. It is more than 1 if an earlier reader did not finish the entry.
    public var attempt: Int { entry.attempt }

    init(_ item: ExtensionItem, _ entry: InboxEntry, _ inbox: Inbox, _ home: Home) {
        self.item = item
        self.entry = entry
        self.inbox = inbox
        self.home = home
    }

    deinit {
        if !isOver.withValue({ $0 }) {
            try? move(to: .ready, as: entry.name)
        }
    }

    var layout: InboxLayout { inbox.layout }

    /// The path of the entry.
    package var path: String { home.path + "/" + entry.name }

    /// Finishes the entry: it is removed, and its token is not delivered again while the journal keeps
    /// it.
    ///
    /// - Throws: `inbox.claim-lost` if another reader may deliver the entry; `inbox.not-durable` if the
    ///   entry is finished, but a crash of the machine may undo that; `inbox.system`.
    public func finish() throws(InboxError) {
        try end { () throws(OpenFile.Failure) in
            try move(to: .finished, as: entry.name)
        }
        try inbox.settleDurably(entry)
    }

    /// Gives the entry back: it waits again.
    ///
    /// - Parameter isCounted: whether this claim counts as an attempt. False by default.
    /// - Throws: `inbox.claim-lost`, `inbox.system`.
    public func giveBack(isCounted: Bool = false) throws(InboxError) {
        var former = entry
        if !isCounted { former.attempt -= 1 }
        try end { () throws(OpenFile.Failure) in
            try move(to: .ready, as: former.name)
        }
    }

    /// Moves the entry to the failed ones.
    ///
    /// - Parameter reason: the reason, kept beside the entry.
    /// - Throws: `inbox.claim-lost`, `inbox.system`.
    public func fail(_ reason: String) throws(InboxError) {
        try end { () throws(OpenFile.Failure) in
            guard try inbox.fail(entry, in: home.folder, reason) else {
                throw OpenFile.Failure.missing
            }
        }
    }

    private func move(
        to place: InboxLayout.Place, as name: String
    ) throws(OpenFile.Failure) {
        try home.folder.move(entry.name, to: layout.open(place), as: name)
    }

    /// Ends the claim with a decision, at most once.
    func end(_ decide: () throws(OpenFile.Failure) -> Void) throws(InboxError) {
        let wasOver = isOver.withValue { isOver in
            defer { isOver = true }
            return isOver
        }
        guard !wasOver else { throw lost }
        do throws(OpenFile.Failure) {
            try decide()
        } catch {
            if error.isMissing { throw lost }
            // The entry has not moved. The caller can decide again.
            isOver.withValue { $0 = false }
            throw InboxError(error, path)
        }
    }

    var lost: InboxError {
        InboxError(.claimLost, "\(path): the claim is not held any more")
    }
}
