import Essentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension AtomicFile {
    /// Creates a folder; an existing one is an error.
    package static func makeFolder(
        _ path: String, namedInErrors name: String
    ) throws(WireFault) {
        do throws(OpenFile.Failure) {
            try SystemCall(.makeFolder, path).perform { mkdir(path, 0o777) }
        } catch {
            throw failure(name, error)
        }
    }

    /// Gives a file another name; a file that had the name is replaced.
    package static func move(
        _ path: String, to target: String, namedInErrors name: String
    ) throws(WireFault) {
        do throws(OpenFile.Failure) {
            try SystemCall(.rename, target).perform { rename(path, target) }
        } catch {
            throw failure(name, error)
        }
    }

    /// Renames a file to a path where nothing is yet.
    ///
    /// A hard link fails if the name is taken, unlike renaming. A file system without hard links
    /// cannot tell.
    static func moveExclusively(
        _ path: String, to target: String, namedInErrors name: String
    ) throws(WireFault) {
        if link(path, target) == 0 {
            unlink(path)
            return
        }
        guard errno != EEXIST else { throw failure(name, .last) }
        try move(path, to: target, namedInErrors: name)
    }

    /// Renames a temporary folder to its final path. An existing folder is moved aside first, and
    /// removed at the end.
    static func placeFolder(_ temporary: String, at path: String) throws(WireFault) {
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
