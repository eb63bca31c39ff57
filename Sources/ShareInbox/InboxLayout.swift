import XExtensionItem

/// The folders of an inbox, and the entries in them.
///
/// ```
/// NAME.inbox/
///   format                    xitem-inbox 1
///   observed                  observations of owner folders
///   writing/OWNER/…           unfinished entries of a writer
///   ready/E                   waiting entries
///   claimed/OWNER/E           entries that a reader holds
///   claimed/OWNER/E.moving/   an entry to move out, and its target
///   finished/E, E.moving      finished entries, not yet removed
///   done/TOKEN                the journal
///   failed/E, E.reason        failed entries, with the reasons
///   trash/                    files that are being removed
/// ```
///
/// Any process with access to the folder can put links there. So every folder is opened in its
/// parent without following links, and every name is resolved in an open folder.
struct InboxLayout: Hashable, Sendable {
    /// The path of the inbox, without a trailing slash.
    let root: String

    enum Place: String, CaseIterable {
        case writing, ready, claimed, finished, done, failed, trash
    }

    static let formatName = "format"
    static let observedName = "observed"

    /// The path of a folder, for messages.
    func path(_ place: Place) -> String { root + "/" + place.rawValue }

    func open() throws(OpenFile.Failure) -> Folder { try Folder(root) }

    func open(_ place: Place) throws(OpenFile.Failure) -> Folder {
        try open().folder(place.rawValue)
    }

    func open(
        owner name: String, in place: Place
    ) throws(OpenFile.Failure) -> Folder? {
        do throws(OpenFile.Failure) {
            return try open(place).folder(name)
        } catch {
            guard error.isMissing || error.isNotDirectory else { throw error }
            return nil
        }
    }

    func claims() throws(OpenFile.Failure) -> [(owner: String, entry: InboxEntry)] {
        var claims: [(owner: String, entry: InboxEntry)] = []
        for owner in try open(.claimed).names() {
            guard let folder = try open(owner: owner, in: .claimed) else { continue }
            claims += try folder.entries(includesMoving: true).map { (owner, $0) }
        }
        return claims
    }

    /// Moves a file or a folder to the trash, and removes it there. If the removal fails, the file
    /// or folder remains in the trash.
    ///
    /// Pass false for `isFolder` to remove a file directly, without the trash.
    ///
    /// - Returns: whether the file or folder existed.
    /// - Throws: the failure of a system call.
    @discardableResult
    func discard(
        _ name: String, in folder: Folder, isFolder: Bool = true
    ) throws(OpenFile.Failure) -> Bool {
        guard isFolder else {
            return try OpenFile.Failure.allowing(\.isMissing, try folder.removeFile(name))
        }
        let newName = InboxToken.random().rawValue
        let existed = try OpenFile.Failure.allowing(
            \.isMissing, try folder.move(name, to: open(.trash), as: newName))
        if existed { try? open(.trash).removeTree(newName) }
        return existed
    }
}

extension Folder {
    /// Returns the entries. If `includesMoving` is true, includes the entries that are being moved
    /// out of the inbox.
    func entries(includesMoving: Bool = false) throws(Failure) -> [InboxEntry] {
        var entries: [InboxEntry] = []
        try forEachEntry(includesMoving: includesMoving) { entries.append($0) }
        return entries
    }

    func forEachEntry(
        includesMoving: Bool = false, _ body: (InboxEntry) -> Void
    ) throws(Failure) {
        try forEachName { bytes in
            if let entry = InboxEntry(bytes: bytes) {
                body(entry)
            } else if includesMoving {
                MovingName.entry(String(decoding: bytes, as: UTF8.self)).map(body)
            }
        }
    }
}
