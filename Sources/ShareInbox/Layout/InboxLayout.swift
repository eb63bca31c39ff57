import XExtensionItem

/// The folders of an inbox, and the paths in them.
///
/// ```
/// NAME.inbox/
///   format                    xitem-inbox 1
///   observed                  what was seen of the homes, and when
///   writing/HOME/…            what a writer is writing
///   ready/E                   waiting entries
///   claimed/HOME/E            what a reader has
///   claimed/HOME/E.moving/    an entry that is to be moved out, and where to
///   finished/E, E.moving      decided, not yet tidied up
///   done/TOKEN                the journal
///   failed/E, E.reason        what nobody could take
///   trash/                    what is being removed
/// ```
struct InboxLayout: Hashable, Sendable {
    /// The path of the inbox, without a slash at its end.
    let root: String

    enum Folder: String, CaseIterable {
        case writing, ready, claimed, finished, done, failed, trash
    }

    static let formatName = "format"
    static let observedName = "observed"

    func path(_ folder: Folder) -> String { root + "/" + folder.rawValue }

    func path(_ folder: Folder, _ name: String) -> String { path(folder) + "/" + name }

    func path(_ folder: Folder, _ entry: InboxEntry) -> String { path(folder, entry.name) }

    /// A new name in the trash.
    func trashPath() -> String { path(.trash, InboxToken.random().rawValue) }

    /// The waiting entries of a folder, in no order.
    func entries(_ folder: Folder) throws(OpenFile.Failure) -> [InboxEntry] {
        try Self.entries(in: path(folder))
    }

    /// The entries in a folder, in no order; none if the folder is gone. Those that are about to be
    /// moved out count if wanted.
    static func entries(
        in path: String, includesMoving: Bool = false
    ) throws(OpenFile.Failure) -> [InboxEntry] {
        try names(in: path).compactMap { name in
            InboxEntry(name) ?? (includesMoving ? MovingName.entry(name) : nil)
        }
    }

    /// The names in a folder; none if the folder is gone.
    static func names(in path: String) throws(OpenFile.Failure) -> [String] {
        do throws(OpenFile.Failure) {
            return try FileCalls.names(in: path)
        } catch {
            guard error.isMissing else { throw error }
            return []
        }
    }

    /// Every claim, with the home of the reader.
    func claims() throws(OpenFile.Failure) -> [(home: String, entry: InboxEntry)] {
        var claims: [(home: String, entry: InboxEntry)] = []
        for home in try Self.names(in: path(.claimed)) {
            let entries = try Self.entries(in: path(.claimed, home), includesMoving: true)
            claims += entries.map { (home, $0) }
        }
        return claims
    }

    /// Moves something to the trash and removes it there; what cannot be removed now stays there.
    ///
    /// - Returns: whether it was there to be moved.
    @discardableResult
    func discard(_ path: String) throws(OpenFile.Failure) -> Bool {
        let trash = trashPath()
        do throws(OpenFile.Failure) {
            try FileCalls.move(path, to: trash)
        } catch {
            guard error.isMissing else { throw error }
            return false
        }
        try? FileCalls.removeTree(trash)
        return true
    }
}
