import Essentials
import XExtensionItem

extension Folder {
    func removeFile(_ name: UnsafePointer<CChar>) throws(Failure) {
        try SystemCall(.remove, path(name)).perform { unlinkat(file.descriptor, name, 0) }
    }

    /// Removes an empty folder.
    func removeFolder(_ name: UnsafePointer<CChar>) throws(Failure) {
        try SystemCall(.remove, path(name)).perform {
            unlinkat(file.descriptor, name, AT_REMOVEDIR)
        }
    }

    /// Removes a file, a link, or a folder with everything in it.
    ///
    /// If something cannot be removed, this removes the rest, and throws the first failure. The
    /// removal keeps a folder open for each level of nesting. Therefore, it moves deeply nested
    /// folders to the trash, and removes them there.
    func removeTree(_ name: String, trash: Folder) throws(Failure) {
        var removal = TreeRemoval(trash: trash)
        removal.remove(Array(name.utf8CString), in: self, level: 0)
        removal.removeDeepFolders()
        if let failure = removal.failure { throw failure }
    }
}

/// The removal of a tree. Names are C strings, because they can be invalid UTF-8.
private struct TreeRemoval {
    /// The nesting level at which a folder is moved to the trash before its removal. Payload
    /// folders have two levels.
    private static let maximumLevel = 16

    let trash: Folder
    private(set) var failure: OpenFile.Failure?
    /// The names that deeply nested folders have in the trash.
    private var deepNames: [String] = []

    init(trash: Folder) {
        self.trash = trash
    }

    mutating func removeDeepFolders() {
        while let name = deepNames.popLast() {
            remove(Array(name.utf8CString), in: trash, level: 0)
        }
    }

    mutating func remove(_ name: [CChar], in folder: Folder, level: Int) {
        do throws(OpenFile.Failure) {
            guard try folder.status(name).isFolder else { return try folder.removeFile(name) }
            guard level < Self.maximumLevel else { return try moveToTrash(name, in: folder) }
            try empty(name, in: folder, level: level)
            try folder.removeFolder(name)
        } catch {
            // Another process may remove the same tree.
            if !error.isMissing { failure = failure ?? error }
        }
    }

    private mutating func empty(
        _ name: [CChar], in folder: Folder, level: Int
    ) throws(OpenFile.Failure) {
        let child = try folder.folder(name)
        var names: [[CChar]] = []
        try child.forEachName { names.append($0.map { CChar(bitPattern: $0) } + [0]) }
        for name in names { remove(name, in: child, level: level + 1) }
    }

    private mutating func moveToTrash(
        _ name: [CChar], in folder: Folder
    ) throws(OpenFile.Failure) {
        let newName = InboxToken.random().rawValue
        try folder.replace(name, to: trash, as: newName)
        deepNames.append(newName)
    }
}
