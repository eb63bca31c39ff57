import WireFormat
import XExtensionItem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file to write whose path is not UTF-8, on Linux.
///
/// It is written in the same folder under a name that a string can hold, the stand-in, and then
/// renamed. As for every output, links are followed, an existing file keeps its permissions, and the
/// file appears under its name when it is complete.
struct RawOutput: Sendable {
    /// The outputs of the process, by their stand-ins.
    @TaskLocal static var all: [String: RawOutput] = [:]

    /// The folder, open as long as the process runs.
    private let folder: Int32
    /// The name in the folder, ended by a zero.
    private let name: [CChar]
    /// The name until the file is complete. It ends like the original, because the end can name an
    /// encoding.
    private let temporaryName: String

    /// The path to write to.
    var standIn: String { "/proc/self/fd/\(folder)/\(temporaryName)" }

    /// Creates the output for a path.
    ///
    /// - Returns: nil if the path leads to something that exists and is no regular file, if it is a
    ///   link to where nothing is, or if its folder cannot be opened.
    init?(_ path: UnsafePointer<CChar>) {
        #if os(Linux)
            var bytes = Array(UnsafeBufferPointer(start: path, count: strlen(path)))
            if let real = realpath(path, nil) {
                bytes = Array(UnsafeBufferPointer(start: real, count: strlen(real)))
                free(real)
            } else {
                // A link to where nothing is yet cannot be followed here.
                var link = stat()
                if lstat(path, &link) == 0 { return nil }
            }
            let slash = bytes.lastIndex(of: CChar(UInt8(ascii: "/")))
            let start = slash.map { $0 + 1 } ?? 0
            let parent = start == 0 ? [CChar(UInt8(ascii: "."))] : Array(bytes[..<start])
            name = bytes[start...] + [0]
            folder = openFolder(parent + [0])
            guard name.count > 1, folder >= 0 else { return nil }
            temporaryName = Self.temporaryName(for: name)
            if let status, status.st_mode & S_IFMT != S_IFREG { return nil }
        #else
            return nil
        #endif
    }

    /// Returns an unused name with the ASCII end of the original.
    private static func temporaryName(for name: [CChar]) -> String {
        let characters = name.dropLast().map(UInt8.init(bitPattern:))
        let end = characters.lastIndex(of: UInt8(ascii: ".")).map { characters[$0...] } ?? []
        let text = end.allSatisfy { $0 < 0x80 } ? String(decoding: end, as: UTF8.self) : ""
        return ".xitem-\(String(UInt64.random(in: .min ... .max), radix: 36))" + text
    }

    /// The status of the file; nil if it does not exist.
    private var status: stat? {
        var status = stat()
        return fstatat(folder, name, &status, 0) == 0 ? status : nil
    }

    /// Whether a file has the path.
    var isThere: Bool { status != nil }

    /// Writes the stand-in by calling a closure, and gives it its name.
    ///
    /// - Throws: `output.failed` also if there is a file that is not to be replaced.
    func write(
        replaces: Bool, _ body: () throws(WireError) -> Void
    ) throws(WireError) {
        try TemporaryName.use(standIn, write: body) { () throws(WireError) in
            if let status { fchmodat(folder, temporaryName, status.st_mode & 0o777, 0) }
            guard place(replaces: replaces) else {
                let reason = OpenFile.Failure(code: errno).message
                throw WireError(code: .output, message: "\(standIn): \(reason)")
            }
        }
    }
}

extension RawOutput {
    /// Gives the stand-in its name; returns whether that succeeded.
    private func place(replaces: Bool) -> Bool {
        if !replaces {
            // A hard link fails if the name is taken, unlike renaming.
            if linkat(folder, temporaryName, folder, name, 0) == 0 {
                return unlinkat(folder, temporaryName, 0) == 0
            }
            if errno == EEXIST { return false }
        }
        return renameat(folder, temporaryName, folder, name) == 0
    }
}

#if os(Linux)
    private func openFolder(_ path: [CChar]) -> Int32 { open(path, O_RDONLY | O_DIRECTORY) }
#endif
