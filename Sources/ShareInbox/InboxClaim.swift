public import Essentials
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

// MARK: Moving

extension InboxClaim {
    /// Finishes the entry by moving its payload into a folder. The move happens exactly once.
    ///
    /// The target is recorded first: if this process dies, ``Inbox/recover(movingTo:)`` with the same
    /// folder completes the move. The name in the folder is the token, with `.xitem` for a payload
    /// folder and `.xitem.json` for a file. If that name exists, the entry was delivered before and is
    /// removed.
    ///
    /// - Parameter folder: a folder on the same volume, outside of the inbox.
    /// - Returns: the URL of the moved payload.
    /// - Throws: `inbox.other-volume` and `inbox.target`, after which the claim is still held;
    ///   `inbox.claim-lost`, `inbox.not-durable`, `inbox.no-space`, `inbox.system`.
    public func finish(movingTo folder: URL) throws(InboxError) -> URL {
        let target = try MoveTarget(folder, from: layout)
        try end { () throws(OpenFile.Failure) in
            try prepare(target)
            let moving = MovingName.text(entry)
            try home.folder.move(moving, to: layout.open(.finished), as: moving)
        }
        try inbox.completeDurably(moving: entry, to: target)
        return URL(filePath: target.path + "/" + entry.deliveredName)
    }

    /// Moves the entry into a folder together with a record of its target. Undoes this after an error.
    private func prepare(_ target: MoveTarget) throws(OpenFile.Failure) {
        let isSynchronized = inbox.durability.isSynchronized
        let name = MovingName.text(entry)
        try home.folder.makeFolder(name)
        do throws(OpenFile.Failure) {
            let moving = try home.folder.folder(name)
            try moving.write(
                target.record, to: MovingName.targetName, isSynchronized: isSynchronized)
            try home.folder.move(entry.name, to: moving, as: entry.name)
            if isSynchronized { try moving.synchronize() }
        } catch {
            if let moving = try? home.folder.folder(name) {
                try? moving.move(entry.name, to: home.folder, as: entry.name)
            }
            _ = try? layout.discard(name, in: home.folder)
            throw error
        }
    }
}
