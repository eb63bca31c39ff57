#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension URL {
    /// The path of a file's URL, without slashes at its end.
    ///
    /// - Throws: `file.path` for a URL that is none of a file: that of a web page has a path too.
    func localPath() throws(WireError) -> String {
        guard isFileURL else {
            throw WireError(.filePath, reason: "\(absoluteString): expected the URL of a file")
        }
        var bytes = Array(path.utf8)
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
