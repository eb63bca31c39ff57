package import Essentials

package enum AtomicFile {
    /// Receives the bytes of a file in chunks.
    package typealias Drain = (RawSpan) throws(PayloadError) -> Void

    /// Writes a file. An existing file is replaced, and the new file gets the permissions of the
    /// old one; if `replaces` is false, an existing file is an error instead. Follows symbolic
    /// links, even if the target does not exist. Writes directly to a pipe or a device.
    ///
    /// - Throws: `output.failed`, and the errors of `body`. After an error, no temporary file
    ///   remains, and an existing file is unchanged.
    package static func write(
        to path: String, replaces: Bool = true,
        _ body: (@escaping Drain) throws(PayloadError) -> Void
    ) throws(PayloadError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        if exists, !status.isRegular { return try fill(path, O_WRONLY, namedInErrors: path, body) }
        guard exists || errno == ENOENT else { throw failure(path, .last) }
        let target = followingLinks(path)
        let temporary = TemporaryName.beside(target)
        try TemporaryName.use(temporary) { () throws(PayloadError) in
            let mode = exists ? status.st_mode & 0o777 : nil
            try writeNew(temporary, mode: mode, namedInErrors: path, body)
        } place: { () throws(PayloadError) in
            if replaces {
                try move(temporary, to: target, namedInErrors: path)
            } else {
                try moveExclusively(temporary, to: target, namedInErrors: path)
            }
        }
        // An error of this flush is ignored. The new file is already in place, so the error would
        // wrongly suggest that writing failed.
        try? synchronizeFolder(folder(of: target))
    }

    /// Whether writing to a path replaces a file. Writing follows links, and does not replace pipes
    /// and devices.
    package static func replacesFile(at path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.isRegular
    }

    /// The file must not exist yet.
    package static func writeNew(
        _ path: String, mode: mode_t? = nil, namedInErrors name: String? = nil,
        isSynchronized: Bool = true, _ body: (@escaping Drain) throws(PayloadError) -> Void
    ) throws(PayloadError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        try fill(
            path, flags, mode: mode, namedInErrors: name ?? path, isSynchronized: isSynchronized,
            body)
    }

    private static func fill(
        _ path: String, _ flags: Int32, mode: mode_t? = nil, namedInErrors name: String,
        isSynchronized: Bool = true, _ body: (@escaping Drain) throws(PayloadError) -> Void
    ) throws(PayloadError) {
        let file = try OpenFile.naming(name, code: .output) { () throws(OpenFile.Failure) in
            let file = try OpenFile.open(path, flags, mode: mode ?? 0o666)
            if let mode { try file.setMode(mode) }
            return file
        }
        try body { (piece: RawSpan) throws(PayloadError) in
            try OpenFile.naming(name, code: .output) { () throws(OpenFile.Failure) in
                try file.write(piece)
            }
        }
        guard isSynchronized else { return }
        try OpenFile.naming(name, code: .output) { () throws(OpenFile.Failure) in
            try file.synchronize()
        }
    }

    /// Flushes a folder's entries to the disk. If the file system cannot flush folders, this does
    /// nothing.
    package static func synchronizeFolder(_ path: String) throws(OpenFile.Failure) {
        try OpenFile.open(path, O_RDONLY | O_DIRECTORY).synchronize()
    }

    private static func failure(_ path: String, _ failure: OpenFile.Failure) -> PayloadError {
        PayloadError(failure, at: path, code: .output)
    }

    // MARK: Paths

    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/." : String(path[..<slash])
    }

    /// Returns the path after following symbolic links, whether or not a file exists there.
    static func followingLinks(_ path: String) -> String {
        var path = path
        // Linux follows at most 40 links; more are presumed to be a cycle.
        for _ in 0..<40 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            else { break }
            path = target.hasPrefix("/") ? target : folder(of: path) + "/" + target
        }
        return path
    }
}

extension AtomicFile {
    package static func makeFolder(
        _ path: String, namedInErrors name: String
    ) throws(PayloadError) {
        try OpenFile.naming(name, code: .output) { () throws(OpenFile.Failure) in
            try SystemCall(.makeFolder, path).perform { mkdir(path, 0o777) }
        }
    }

    package static func move(
        _ path: String, to target: String, namedInErrors name: String
    ) throws(PayloadError) {
        try OpenFile.naming(name, code: .output) { () throws(OpenFile.Failure) in
            try SystemCall(.rename, target).perform { rename(path, target) }
        }
    }

    /// Renames a file. Throws if a file with the new name exists.
    ///
    /// This creates a hard link under the new name, and then removes the old name. Unlike renaming,
    /// creating a link fails if a file with that name exists. On a file system without hard links,
    /// the file is renamed instead, even if this replaces an existing file.
    static func moveExclusively(
        _ path: String, to target: String, namedInErrors name: String
    ) throws(PayloadError) {
        if link(path, target) == 0 {
            unlink(path)
            return
        }
        guard errno != EEXIST else { throw failure(name, .last) }
        try move(path, to: target, namedInErrors: name)
    }

    /// Renames a temporary folder to its final path. An existing folder is moved aside first, and
    /// removed at the end.
    static func placeFolder(_ temporary: String, at path: String) throws(PayloadError) {
        // Renaming onto a folder succeeds only if that folder is empty.
        if rename(temporary, path) == 0 { return }
        guard errno == ENOTEMPTY || errno == EEXIST else { throw failure(path, .last) }
        var status = stat()
        if stat(path, &status) == 0 { chmod(temporary, status.st_mode & 0o777) }
        let old = TemporaryName.beside(path)
        guard rename(path, old) == 0 else { throw failure(path, .last) }
        guard rename(temporary, path) == 0 else {
            let failure = failure(path, .last)
            rename(old, path)
            throw failure
        }
        try? FileManager.default.removeItem(atPath: old)
    }
}
