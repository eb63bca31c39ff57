package import Essentials

extension URL {
    /// Returns the path of a file URL, without trailing slashes. The path may be relative.
    ///
    /// Throws an error with `code` for any other URL: the URL of a web page has a path too, but
    /// that path does not lead to a file.
    package func localPath(orElse code: Finding.Code = .input) throws(PayloadError) -> String {
        guard isFileURL else {
            throw PayloadError(
                code: code,
                message: "expected the URL of a file, found \(absoluteString.cut(to: 80))")
        }
        var bytes = Array(path.utf8)
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    var isFolder: Bool {
        var status = stat()
        guard let path = try? localPath() else { return false }
        return stat(path, &status) == 0 && status.isFolder
    }
}
