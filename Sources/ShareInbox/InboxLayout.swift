import XExtensionItem

/// The folders of an inbox, and the entries in them.
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
///
/// Anybody who can write to the folder can put links there. Every folder is opened in its parent
/// without following links, and every name is used in an open folder.
struct InboxLayout: Hashable, Sendable {
    /// The path of the inbox, without a slash at its end.
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

    /// Opens the home of a reader or a writer; nil if it is gone, or is no folder.
    func open(
        home name: String, in place: Place
    ) throws(OpenFile.Failure) -> Folder? {
        do throws(OpenFile.Failure) {
            return try open(place).folder(name)
        } catch {
            guard error.isMissing || error.isNoFolder else { throw error }
            return nil
        }
    }

    /// Returns the entries of a folder, in no order.
    func entries(_ place: Place) throws(OpenFile.Failure) -> [InboxEntry] {
        try open(place).entries()
    }

    /// Returns all claims, each with the name of the reader's home.
    func claims() throws(OpenFile.Failure) -> [(home: String, entry: InboxEntry)] {
        var claims: [(home: String, entry: InboxEntry)] = []
        for home in try open(.claimed).names() {
            guard let folder = try open(home: home, in: .claimed) else { continue }
            claims += try folder.entries(includesMoving: true).map { (home, $0) }
        }
        return claims
    }

    /// Moves a file or a folder to the trash, and removes it. If that fails, it stays in the trash.
    ///
    /// - Parameters:
    ///   - name: the name of the file or folder.
    ///   - folder: the folder with the name.
    ///   - isFolder: false removes a file at once.
    /// - Returns: whether the file or folder existed.
    /// - Throws: the failure of a system call.
    @discardableResult
    func discard(
        _ name: String, in folder: Folder, isFolder: Bool = true
    ) throws(OpenFile.Failure) -> Bool {
        do throws(OpenFile.Failure) {
            guard isFolder else {
                try folder.removeFile(name)
                return true
            }
            let trash = try open(.trash)
            let newName = InboxToken.random().rawValue
            try folder.move(name, to: trash, as: newName)
            try? trash.removeTree(newName, trash: trash)
            return true
        } catch {
            guard error.isMissing else { throw error }
            return false
        }
    }
}

extension Folder {
    /// Returns the entries in the folder, in no order. Those that are about to be moved out count if
    /// wanted.
    func entries(includesMoving: Bool = false) throws(Failure) -> [InboxEntry] {
        var entries: [InboxEntry] = []
        try forEachEntry(includesMoving: includesMoving) { entries.append($0) }
        return entries
    }

    /// Calls a closure with each entry in the folder, in no order; see ``entries(includesMoving:)``.
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
