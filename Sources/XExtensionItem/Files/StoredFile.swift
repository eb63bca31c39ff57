import Essentials

/// A regular file that is read on demand. Each read checks that the size of the file is unchanged.
struct StoredFile: CheckedDataSource {
    private let file: OpenFile
    private let path: String
    /// The device and inode numbers, which identify the file even after another file takes its
    /// path.
    let identity: String
    let byteCount: Int

    /// `parent` is the folder that contains the file, if the caller has already opened it. A link
    /// at the path is then not followed.
    ///
    /// - Throws: `input.failed` if the file is not regular or cannot be opened.
    init(_ path: String, in parent: OpenFile? = nil) throws(PayloadError) {
        let (file, status) = try OpenFile.naming(path) { () throws(OpenFile.Failure) in
            let file = try OpenFile.open(path, inParent: parent, O_RDONLY | O_NONBLOCK)
            return (file, try file.status())
        }
        guard status.isRegular else {
            let found = status.isFolder ? "a folder" : "a pipe, a device or a socket"
            throw PayloadError(
                code: .input, message: "\(path): expected a regular file, found \(found)")
        }
        self.init(file: file, path: path, status: status)
    }

    init(file: OpenFile, path: String, status: stat) {
        self.file = file
        self.path = path
        identity = "\(status.st_dev)/\(status.st_ino)"
        byteCount = Int(status.st_size)
    }

    func readAll(atMost limit: Int) throws(PayloadError) -> Data {
        try checkByteCount(atMost: limit)
        return try read(0..<byteCount)
    }

    /// Maps the file into memory. On Apple's systems, the file is copied instead if its volume can
    /// disappear, for example if the volume is removable.
    ///
    /// This uses the open file, because another file may have replaced the one at the path.
    func mapped(atMost limit: Int) throws(PayloadError) -> Data {
        try checkByteCount(atMost: limit)
        #if canImport(Darwin)
            guard file.isOnFixedVolume else { return try read(0..<byteCount) }
        #endif
        return try OpenFile.naming(path) { () throws(OpenFile.Failure) in
            try file.mapped(byteCount)
        }
    }

    private func checkByteCount(atMost limit: Int) throws(PayloadError) {
        guard byteCount <= limit else {
            throw PayloadError(
                code: .documentLimit,
                message: "\(path) has \(CountText.text(byteCount, "byte")); the limit is \(limit)")
        }
    }

    /// Throws if the size of the file has changed, instead of returning fewer bytes.
    func read(_ range: Range<Int>) throws(PayloadError) -> Data {
        let (bytes, size) = try OpenFile.naming(path) { () throws(OpenFile.Failure) in
            (try file.read(range), Int(try file.status().st_size))
        }
        guard bytes.count == range.count, size == byteCount else {
            throw PayloadError(
                code: .fileByteCount,
                message: "\(path): the file no longer has \(CountText.text(byteCount, "byte"))")
        }
        return bytes
    }

    /// Checks that the size of the file is unchanged.
    func check() throws(PayloadError) { _ = try read(0..<0) }
}

extension stat {
    var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
