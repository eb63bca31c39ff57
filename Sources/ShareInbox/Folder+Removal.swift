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

    /// Removes a file, a link, or a folder with everything in it, from this folder, the trash.
    ///
    /// If something cannot be removed, this removes the rest, and throws the first failure.
    func removeTree(_ name: String) throws(Failure) {
        var removal = TreeRemoval(name, in: self)
        removal.run()
        if let failure = removal.failure { throw failure }
    }
}

/// The removal of a tree. It moves each folder that is not empty directly into the trash, so that
/// it never has more than one folder open, however deep the tree is.
private struct TreeRemoval {
    let trash: Folder
    private(set) var failure: OpenFile.Failure?
    /// The names in the trash that are not yet removed.
    private var names: [String]

    init(_ name: String, in trash: Folder) {
        self.trash = trash
        names = [name]
    }

    mutating func run() {
        while let name = names.popLast() {
            attempt { removal throws(OpenFile.Failure) in
                let trash = removal.trash
                guard try trash.status(name).isFolder else { return try trash.removeFile(name) }
                let folder = try trash.folder(name)
                var children: [[CChar]] = []
                try folder.forEachName { children.append($0.map { CChar(bitPattern: $0) } + [0]) }
                for child in children { removal.remove(child, in: folder) }
                try trash.removeFolder(name)
            }
        }
    }

    /// The name is a C string, because it can be invalid UTF-8.
    private mutating func remove(_ name: [CChar], in folder: Folder) {
        attempt { removal throws(OpenFile.Failure) in
            guard try folder.status(name).isFolder else { return try folder.removeFile(name) }
            if (try? folder.removeFolder(name)) != nil { return }
            let newName = InboxToken.random().rawValue
            try folder.replace(name, to: removal.trash, as: newName)
            removal.names.append(newName)
        }
    }

    private mutating func attempt(
        _ body: (inout TreeRemoval) throws(OpenFile.Failure) -> Void
    ) {
        do throws(OpenFile.Failure) {
            try body(&self)
        } catch {
            // Another process may remove the same tree.
            if !error.isMissing { failure = failure ?? error }
        }
    }
}
