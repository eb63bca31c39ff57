import Essentials
import XExtensionItem

/// The file `format`, which marks a folder as an inbox and holds the version.
struct InboxFormat {
    private static let word = "xitem-inbox"
    private static let version = 1
    private static let text = "\(word) \(version)\n"

    let layout: InboxLayout
    let durability: Inbox.Durability

    /// Checks the inbox, and creates it if it does not exist.
    ///
    /// - Parameter creates: if false, throws `inbox.not-an-inbox` for a folder that is not an inbox
    ///   yet.
    /// - Throws: `inbox.newer-format` and `inbox.not-an-inbox`, before anything is changed;
    ///   `inbox.no-space`, `inbox.system`.
    func prepare(creates: Bool) throws(InboxError) {
        let exists = try check()
        guard exists || creates else { throw notAnInbox("it has no file “format”") }
        try InboxError.of(layout.root) { () throws(OpenFile.Failure) in
            if !exists {
                let call = SystemCall(.makeFolder, layout.root)
                try OpenFile.Failure.allowing(
                    \.alreadyExists, _ = try call.perform { mkdir(layout.root, 0o700) })
            }
            let root = try layout.open()
            for place in InboxLayout.Place.allCases {
                try OpenFile.Failure.allowing(\.alreadyExists, try root.makeFolder(place.rawValue))
            }
            if !exists { try write(in: root) }
        }
        try checkPlaces()
        protect()
    }

    /// Checks that each subfolder of the inbox is a folder and not a link, which could lead
    /// anywhere.
    private func checkPlaces() throws(InboxError) {
        for place in InboxLayout.Place.allCases {
            do throws(OpenFile.Failure) {
                _ = try layout.open(place)
            } catch {
                throw error.isNotDirectory
                    ? notAnInbox("its “\(place.rawValue)” is not a folder")
                    : InboxError(error, layout.path(place))
            }
        }
    }

    /// Returns whether an inbox of this version exists. Returns false if the creation of the inbox
    /// was interrupted.
    private func check() throws(InboxError) -> Bool {
        let names: [String]
        do throws(OpenFile.Failure) {
            names = try layout.open().names()
        } catch {
            if error.isMissing { return false }
            throw error.isNotDirectory
                ? notAnInbox("it is not a folder") : InboxError(error, layout.root)
        }
        guard names.contains(InboxLayout.formatName) else {
            guard names.allSatisfy(Self.isOwn) else { throw notAnInbox("it holds other files") }
            return false
        }
        let text = try text()
        // A crash of the machine can leave the file empty. Creation then starts again.
        if text.utf8.isEmpty { return false }
        let words = text.utf8.split(separator: UInt8(ascii: "\n")).first?
            .split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        guard let words, words.count == 2, words[0] == Self.word, let version = Int(words[1]),
            version >= Self.version, "\(version)" == words[1]
        else {
            throw notAnInbox("its file “format” has unexpected content")
        }
        guard version == Self.version else {
            throw InboxError(
                .newerFormat,
                "\(layout.root): expected version \(Self.version), found \(version)")
        }
        return true
    }

    private func text() throws(InboxError) -> String {
        let name = InboxLayout.formatName
        do throws(OpenFile.Failure) {
            let root = try layout.open()
            if try root.status(name).isRegular {
                return String(decoding: try root.read(name, atMost: 100), as: UTF8.self)
            }
        } catch {
            throw InboxError(error, layout.root + "/" + name)
        }
        throw notAnInbox("its “format” is not a regular file")
    }

    private func notAnInbox(_ reason: String) -> InboxError {
        InboxError(.notAnInbox, "\(layout.root): expected an inbox or an empty folder; \(reason)")
    }

    /// Returns whether a file or folder with this name might be left over from an interrupted
    /// creation of an inbox.
    private static func isOwn(_ name: String) -> Bool {
        InboxLayout.Place(rawValue: name) != nil || name == InboxLayout.observedName
            || name.hasPrefix(InboxLayout.formatName + ".")
    }

    private func write(in root: Folder) throws(OpenFile.Failure) {
        let name = InboxLayout.formatName
        let temporary = name + "." + InboxToken.random().rawValue
        try root.write(Self.text, to: temporary, isSynchronized: durability.isSynchronized)
        do throws(OpenFile.Failure) {
            try root.replace(temporary, to: root, as: name)
        } catch {
            // If a recovery removed the temporary file, another process has already created the
            // inbox.
            guard error.isMissing, try root.contains(name) else { throw error }
        }
        guard durability.isSynchronized else { return }
        try root.synchronize()
        try Folder(layout.root + "/..").synchronize()
    }

    /// Makes entries accessible while the device is locked, after the first unlock. Files inherit
    /// the protection class of their folder.
    private func protect() {
        #if canImport(Darwin) && !os(macOS)
            for path in [layout.root] + InboxLayout.Place.allCases.map(layout.path) {
                try? FileManager.default.setAttributes(
                    [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
                    ofItemAtPath: path)
            }
        #endif
    }
}
