import Essentials
import XExtensionItem

/// The file `format`, which marks a folder as an inbox and holds the version.
struct InboxFormat {
    private static let word = "xitem-inbox"
    private static let version = 1
    private static let text = "\(word) \(version)\n"

    let layout: InboxLayout
    let durability: Durability

    /// Creates the inbox if it does not exist.
    ///
    /// - Throws: `inbox.newer-format` and `inbox.not-an-inbox`, before anything is changed;
    ///   `inbox.no-space`, `inbox.system`.
    func prepare() throws(InboxError) {
        let isMade = try check()
        try InboxError.of(layout.root) { () throws(OpenFile.Failure) in
            if !isMade { try makeFolder(layout.root) }
            for folder in InboxLayout.Folder.allCases { try makeFolder(layout.path(folder)) }
            if !isMade { try write() }
        }
        protect()
    }

    /// Returns whether an inbox of this version exists; false if its creation was interrupted.
    private func check() throws(InboxError) -> Bool {
        let names: [String]
        do throws(OpenFile.Failure) {
            names = try InboxLayout.names(in: layout.root)
        } catch {
            throw error.isNoFolder
                ? notAnInbox("it is not a folder") : InboxError(error, layout.root)
        }
        guard names.contains(InboxLayout.formatName) else {
            guard names.allSatisfy(Self.isOwn) else { throw notAnInbox("it holds other files") }
            return false
        }
        let text = try text()
        // A crash of the machine can leave the file empty.
        if text.utf8.isEmpty { return false }
        let words = text.utf8.split(separator: UInt8(ascii: "\n")).first?
            .split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        guard let words, words.count == 2, words[0] == Self.word, let version = Int(words[1]) else {
            throw notAnInbox("its file “format” says something else")
        }
        guard version == Self.version else {
            throw InboxError(
                .newerFormat,
                "\(layout.root): expected version \(Self.version), found \(version)")
        }
        return true
    }

    private func text() throws(InboxError) -> String {
        let path = layout.root + "/" + InboxLayout.formatName
        return try InboxError.of(path) { () throws(OpenFile.Failure) in
            String(decoding: try FileCalls.read(path, atMost: 100), as: UTF8.self)
        }
    }

    private func notAnInbox(_ reason: String) -> InboxError {
        InboxError(.notAnInbox, "\(layout.root): expected an inbox or an empty folder; \(reason)")
    }

    /// Returns whether an interrupted creation can leave this name.
    private static func isOwn(_ name: String) -> Bool {
        InboxLayout.Folder(rawValue: name) != nil || name == InboxLayout.observedName
            || name.hasPrefix(InboxLayout.formatName + ".")
    }

    private func makeFolder(_ path: String) throws(OpenFile.Failure) {
        do throws(OpenFile.Failure) {
            try FileCalls.makeFolder(path)
        } catch {
            guard error.isTaken else { throw error }
        }
    }

    private func write() throws(OpenFile.Failure) {
        let path = layout.root + "/" + InboxLayout.formatName
        let temporary = path + "." + InboxToken.random().rawValue
        try FileCalls.write(
            Self.text, to: temporary, isSynchronized: durability.isSynchronized)
        do throws(OpenFile.Failure) {
            try FileCalls.replace(temporary, to: path)
        } catch {
            // A recovery removed the temporary file, so the inbox exists already.
            guard error.isMissing, try FileCalls.exists(path) else { throw error }
        }
        guard durability.isSynchronized else { return }
        try FileCalls.synchronizeFolder(layout.root)
        try FileCalls.synchronizeFolder(layout.root + "/..")
    }

    /// Makes entries accessible while the device is locked, after the first unlock. Files inherit the
    /// protection class of their folder.
    private func protect() {
        #if canImport(Darwin) && !os(macOS)
            try? FileManager.default.setAttributes(
                [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
                ofItemAtPath: layout.root)
            for folder in InboxLayout.Folder.allCases {
                try? FileManager.default.setAttributes(
                    [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
                    ofItemAtPath: layout.path(folder))
            }
        #endif
    }
}
