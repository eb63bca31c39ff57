public import Essentials
public import XExtensionItem

/// An entry that a reader holds until it finishes, releases or fails it.
///
/// If a claim is deinitialized first, the entry returns to the queue, and the attempt counts.
public final class InboxClaim: Sendable {
    /// The item. Attachments in files can be loaded until the claim ends.
    public let item: ExtensionItem
    /// The entry. Its ``InboxEntry/attempt`` includes this claim.
    public let entry: InboxEntry
    let inbox: Inbox
    /// The reader's folder, kept for as long as the claim exists.
    let owner: OwnerFolder
    private let isOver = Guarded(false)

    /// The number of this attempt, from 1. It is greater than 1 if earlier claims did not finish
    /// the entry.
    public var attempt: Int { entry.attempt }

    init(_ item: ExtensionItem, _ entry: InboxEntry, _ inbox: Inbox, _ owner: OwnerFolder) {
        self.item = item
        self.entry = entry
        self.inbox = inbox
        self.owner = owner
    }

    deinit {
        if !isOver.withValue({ $0 }) {
            try? move(to: .ready, as: entry.name)
        }
    }

    var layout: InboxLayout { inbox.layout }

    package var path: String { owner.path + "/" + entry.name }

    /// Calls a closure with the path of the entry as a payload folder.
    ///
    /// An entry that is a single file is written as a folder for the duration of the call. A
    /// recovery removes that folder if this process dies.
    ///
    /// - Throws: `inbox.no-space` or `inbox.system` if the folder cannot be written; the errors of
    ///   the closure.
    package func withPayloadFolder<Value>(
        _ body: (String) throws -> Value
    ) throws -> Value {
        guard !entry.isFolder else { return try body(path) }
        let name = entry.token.rawValue + ".xitem"
        defer { _ = try? layout.discard(name, in: owner.folder) }
        try InboxError.of(
            try item.storedParts(embeddingDataBelow: inbox.limits.embeddedByteCount)
                .writeNewFolder(owner.folder.path(name)))
        return try body(owner.folder.path(name))
    }

    /// Finishes the entry by removing it. While the journal keeps the token, it is never delivered
    /// again.
    ///
    /// - Throws: `inbox.claim-lost` if another reader may deliver the entry; `inbox.not-durable` if
    ///   the entry is finished, but a crash of the machine may undo that; `inbox.system`.
    public func finish() throws(InboxError) {
        try end(try move(to: .finished, as: entry.name))
        try inbox.completeFinishDurably(entry)
    }

    /// Returns the entry to the queue.
    ///
    /// - Parameter countingAttempt: whether this claim counts as an attempt. False by default.
    /// - Throws: `inbox.claim-lost`, `inbox.system`.
    public func release(countingAttempt: Bool = false) throws(InboxError) {
        var former = entry
        if !countingAttempt { former.attempt -= 1 }
        try end(try move(to: .ready, as: former.name))
    }

    /// Moves the entry to the failed entries.
    ///
    /// - Parameter reason: the reason, kept beside the entry.
    /// - Throws: `inbox.claim-lost`, `inbox.system`.
    public func fail(_ reason: String) throws(InboxError) {
        let existed = try end(try inbox.fail(entry, in: owner.folder, reason))
        guard existed else { throw lost }
    }

    private func move(
        to place: InboxLayout.Place, as name: String
    ) throws(OpenFile.Failure) {
        try owner.folder.move(entry.name, to: layout.open(place), as: name)
    }

    /// Ends the claim by calling `decide`, which moves the entry. Throws `inbox.claim-lost` if the
    /// claim has already ended.
    private func end<Value>(
        _ decide: @autoclosure () throws(OpenFile.Failure) -> Value
    ) throws(InboxError) -> Value {
        let wasOver = isOver.withValue { isOver in
            defer { isOver = true }
            return isOver
        }
        guard !wasOver else { throw lost }
        do throws(OpenFile.Failure) {
            return try decide()
        } catch {
            if error.isMissing { throw lost }
            // The entry has not moved, so the caller can try again.
            isOver.withValue { $0 = false }
            throw InboxError(error, path)
        }
    }

    private var lost: InboxError {
        InboxError(.claimLost, "\(path): the claim is no longer held")
    }
}

// MARK: Moving

extension InboxClaim {
    /// Finishes the entry by moving its payload into a folder. The move happens exactly once.
    ///
    /// The target is recorded first. If this process dies, ``Inbox/recover(movingTo:)`` with the
    /// same folder completes the move. The name in the folder is the token, followed by `.xitem`
    /// for a payload folder or `.xitem.json` for a file. If that name exists, the entry has already
    /// been delivered and is removed.
    ///
    /// - Parameter folder: a folder on the same volume, outside the inbox.
    /// - Returns: the URL of the moved payload.
    /// - Throws: `inbox.other-volume` and `inbox.target`, after which the claim is still held;
    ///   `inbox.claim-lost`, `inbox.not-durable`, `inbox.no-space`, `inbox.system`.
    public func finish(movingTo folder: URL) throws(InboxError) -> URL {
        let target = try MoveTarget(folder, from: layout)
        try end(try finish(recording: target))
        try inbox.completeDurably(moving: entry, to: target)
        return URL(filePath: target.path + "/" + entry.deliveredName)
    }

    private func finish(recording target: MoveTarget) throws(OpenFile.Failure) {
        try prepare(target)
        let moving = MovingName.text(entry)
        try owner.folder.move(moving, to: layout.open(.finished), as: moving)
    }

    /// Moves the entry into a new folder that also holds a record of the target. Reverts the move
    /// after an error.
    private func prepare(_ target: MoveTarget) throws(OpenFile.Failure) {
        let isSynchronized = inbox.durability.isSynchronized
        let name = MovingName.text(entry)
        try owner.folder.makeFolder(name)
        do throws(OpenFile.Failure) {
            let moving = try owner.folder.folder(name)
            try moving.write(
                target.record, to: MovingName.targetName, isSynchronized: isSynchronized)
            try owner.folder.move(entry.name, to: moving, as: entry.name)
            if isSynchronized { try moving.synchronize() }
        } catch {
            if let moving = try? owner.folder.folder(name) {
                try? moving.move(entry.name, to: owner.folder, as: entry.name)
            }
            _ = try? layout.discard(name, in: owner.folder)
            throw error
        }
    }
}
