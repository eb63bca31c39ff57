public import XExtensionItem

/// An entry in the hands of a reader: its item, and the decision about it.
///
/// A claim that goes without a decision is given back.
public final class InboxClaim: Sendable {
    /// The item; attachments in files are read from the inbox until the claim ends.
    public let item: ExtensionItem
    /// The entry, with this attempt counted.
    public let entry: InboxEntry
    let inbox: ShareInbox
    /// The home of the reader; it stays for as long as a claim lies in it.
    let home: Home
    private let isOver = Guarded(false)

    /// How often the entry was taken, with this time: more than 1 after somebody died with it.
    public var attempt: Int { entry.attempt }

    init(_ item: ExtensionItem, _ entry: InboxEntry, _ inbox: ShareInbox, _ home: Home) {
        self.item = item
        self.entry = entry
        self.inbox = inbox
        self.home = home
    }

    deinit {
        if !isOver.withValue({ $0 }) {
            try? FileCalls.move(path, to: inbox.layout.path(.ready, entry))
        }
    }

    var layout: InboxLayout { inbox.layout }

    /// Where the entry is.
    package var path: String { home.path + "/" + entry.name }

    /// Decides: the entry was delivered. It is removed, and its token is never delivered again while
    /// the journal keeps it.
    ///
    /// - Throws: `inbox.claim-lost` if the claim is not held any more, and somebody else may deliver
    ///   the entry; `inbox.not-durable` if it is finished, but a crash of the machine may undo that;
    ///   `inbox.system`.
    public func finish() throws(InboxError) {
        try end { () throws(OpenFile.Failure) in
            try FileCalls.move(path, to: layout.path(.finished, entry))
        }
        try inbox.settleDurably(entry)
    }

    /// Lets the entry wait again.
    ///
    /// - Parameter isCounted: whether this was one of the attempts after which the entry fails; false
    ///   unless given.
    /// - Throws: `inbox.claim-lost`, `inbox.system`.
    public func giveBack(isCounted: Bool = false) throws(InboxError) {
        var former = entry
        if !isCounted { former.attempt -= 1 }
        try end { () throws(OpenFile.Failure) in
            try FileCalls.move(path, to: layout.path(.ready, former))
        }
    }

    /// Sets the entry aside, for nobody can deliver it.
    ///
    /// - Parameter reason: what is wrong, kept beside the entry.
    /// - Throws: `inbox.claim-lost`, `inbox.system`.
    public func fail(_ reason: String) throws(InboxError) {
        try end { () throws(OpenFile.Failure) in
            guard try inbox.fail(path, entry, reason) else {
                throw OpenFile.Failure.missing
            }
        }
    }

    /// Makes the decision, once.
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
            // The entry is where it was: the decision can be made again.
            isOver.withValue { $0 = false }
            throw InboxError(error, path)
        }
    }

    var lost: InboxError {
        InboxError(.claimLost, "\(path): the claim is not held any more")
    }
}
