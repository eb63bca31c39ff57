import XExtensionItem

/// The folders of an inbox, and the paths in them.
///
/// ```
/// NAME.inbox/
///   format                    xitem-inbox 1
///   observed                  observations of the homes
///   writing/HOME/…            unfinished entries of a writer
///   ready/E                   waiting entries
///   claimed/HOME/E            entries that a reader holds
///   claimed/HOME/E.moving/    an entry to move out, and its target
///   finished/E, E.moving      decided entries, not yet removed
///   done/TOKEN                the journal
///   failed/E, E.reason        failed entries, with the reasons
///   trash/                    files that are being removed
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

    /// A new path in the trash.
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
        var entries: [InboxEntry] = []
        try forEachEntry(in: path, includesMoving: includesMoving) { entries.append($0) }
        return entries
    }

    /// Calls a closure with each entry in a folder, in no order; see ``entries(in:includesMoving:)``.
    static func forEachEntry(
        in path: String, includesMoving: Bool = false, _ body: (InboxEntry) -> Void
    ) throws(OpenFile.Failure) {
        do throws(OpenFile.Failure) {
            try FileCalls.forEachName(in: path) { bytes in
                if let entry = InboxEntry(bytes: bytes) {
                    body(entry)
                } else if includesMoving {
                    MovingName.entry(String(decoding: bytes, as: UTF8.self)).map(body)
                }
            }
        } catch {
            guard error.isMissing else { throw error }
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

    /// Returns all claims, each with the name of the reader's home.
    func claims() throws(OpenFile.Failure) -> [(home: String, entry: InboxEntry)] {
        var claims: [(home: String, entry: InboxEntry)] = []
        for home in try Self.names(in: path(.claimed)) {
            let entries = try Self.entries(in: path(.claimed, home), includesMoving: true)
            claims += entries.map { (home, $0) }
        }
        return claims
    }

    /// Moves a folder to the trash, and removes it. If that fails, it stays in the trash. A file is
    /// removed at once.
    ///
    /// - Returns: whether the file or folder existed.
    @discardableResult
    func discard(_ path: String, isFolder: Bool = true) throws(OpenFile.Failure) -> Bool {
        let trash = trashPath()
        do throws(OpenFile.Failure) {
            guard isFolder else {
                try FileCalls.removeFile(path)
                return true
            }
            try FileCalls.move(path, to: trash)
        } catch {
            guard error.isMissing else { throw error }
            return false
        }
        try? FileCalls.removeTree(trash)
        return true
    }
}
