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

extension URL {
    /// The path of a file's URL, without slashes at its end.
    ///
    /// - Parameter code: the code of the error: that of reading unless given.
    /// - Returns: the path, which may be relative.
    /// - Throws: an error for any other URL: that of a web page has a path too.
    func localPath(orElse code: WireError.Code = .input) throws(WireError) -> String {
        guard isFileURL else {
            throw WireError(
                code: code,
                message: "expected the URL of a file, found \(absoluteString.cut(to: 80))")
        }
        var bytes = Array(path.utf8)
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a folder lies at a file's URL.
    var isFolder: Bool {
        var status = stat()
        guard let path = try? localPath() else { return false }
        return stat(path, &status) == 0 && status.isFolder
    }
}
