import XExtensionItem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension OpenFile.Failure {
    /// The error of a path that does not exist.
    static var missing: OpenFile.Failure { OpenFile.Failure(code: ENOENT) }

    /// Whether the volume is full or a quota is exhausted: there is no room for more data or more files.
    var isNoSpace: Bool { code == ENOSPC || code == EDQUOT }

    /// Whether the path does not exist.
    var isMissing: Bool { code == ENOENT }

    /// Whether a file or a link was found where a folder was expected.
    var isNotDirectory: Bool { code == ENOTDIR || code == ELOOP }

    /// Whether the path already exists, or the folder is not empty.
    var alreadyExists: Bool { code == EEXIST || code == ENOTEMPTY }

    /// Whether the source and the target of a move are on different volumes.
    var isOtherVolume: Bool { code == EXDEV }

    /// Whether the system protects the file or folder, for example because it is immutable.
    var isProtected: Bool { [EPERM, EACCES, EBUSY].contains(code) }
}

extension OpenFile.Failure {
    /// Whether the cause is outside the entry: a locked device, too many open files, a failing disk.
    /// A missing file or a link is a fault of the entry.
    var isRefusal: Bool { ![ENOENT, ELOOP, ENOTDIR, EISDIR, ENXIO, ENAMETOOLONG].contains(code) }
}

extension PayloadError {
    /// The failure of a system call on a file; nil if the payload breaks a rule.
    var failureOfSystem: OpenFile.Failure? {
        let isOfFile = findings.contains { $0.code == .input || $0.code == .output }
        return isOfFile ? underlying as? OpenFile.Failure : nil
    }
}
