#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that appears under its name only when it is complete.
package enum AtomicFile {
    /// Writes a file: the closure gets what takes the bytes.
    ///
    /// A file that had the name is replaced, and its permissions are kept; a link is followed. What is
    /// no regular file, a pipe or a device, is written to.
    ///
    /// - Throws: `output.failed`, and what the closure throws; nothing is left behind then, and a file
    ///   that had the name keeps it.
    package static func write(
        to path: String, _ body: (@escaping WireDrain) throws(WireError) -> Void
    ) throws(WireError) {
        var status = stat()
        let isThere = stat(path, &status) == 0
        if isThere, !status.isRegular { return try fill(path, O_WRONLY, namedInErrors: path, body) }
        let target = isThere ? resolvingLinks(path) : path
        let temporary = temporaryPath(beside: target)
        do throws(WireError) {
            let mode = isThere ? status.st_mode & 0o777 : nil
            try writeNew(temporary, mode: mode, namedInErrors: path, body)
            guard rename(temporary, target) == 0 else { throw failure(path, .last) }
        } catch {
            unlink(temporary)
            throw error
        }
        synchronizeFolder(folder(of: target))
    }

    /// Writes a file of which there is none yet, through to the disk.
    static func writeNew(
        _ path: String, mode: mode_t? = nil, namedInErrors name: String? = nil,
        _ body: (@escaping WireDrain) throws(WireError) -> Void
    ) throws(WireError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        try fill(path, flags, mode: mode, namedInErrors: name ?? path, body)
    }

    private static func fill(
        _ path: String, _ flags: Int32, mode: mode_t? = nil, namedInErrors name: String,
        _ body: (@escaping WireDrain) throws(WireError) -> Void
    ) throws(WireError) {
        let file: OpenFile
        do throws(OpenFile.Failure) {
            file = try OpenFile.open(path, flags, mode: mode ?? 0o666)
            if let mode { try file.setMode(mode) }
        } catch {
            throw failure(name, error)
        }
        try body { (piece: RawSpan) throws(WireError) in
            do throws(OpenFile.Failure) {
                try file.write(piece)
            } catch {
                throw failure(name, error)
            }
        }
        do throws(OpenFile.Failure) {
            try file.synchronize()
        } catch {
            throw failure(name, error)
        }
    }

    /// Waits, where the system can, until a folder's names are on the disk.
    static func synchronizeFolder(_ path: String) {
        try? OpenFile.open(path, O_RDONLY | O_DIRECTORY).synchronize()
    }

    static func failure(_ path: String, _ failure: OpenFile.Failure) -> WireError {
        WireError(code: .output, message: "\(path): \(failure.message)")
    }

    // MARK: Paths

    /// A name beside another that nothing has, and that is short, however long the other is.
    static func temporaryPath(beside path: String) -> String {
        let name = ".xitem-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
        return folder(of: path) + "/" + name
    }

    /// The folder that a path leads into.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/." : String(path[..<slash])
    }

    private static func resolvingLinks(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
