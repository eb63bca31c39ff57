import XExtensionItem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension OpenFile.Failure {
    /// Nothing has the name.
    static var missing: OpenFile.Failure { OpenFile.Failure(code: ENOENT) }

    /// Whether there is no room: neither bytes nor names are to be had, or the quota is used up.
    var isNoSpace: Bool { code == ENOSPC || code == EDQUOT }

    /// Whether nothing has the name.
    var isMissing: Bool { code == ENOENT }

    /// Whether something has the name already.
    var isTaken: Bool { code == EEXIST || code == ENOTEMPTY }

    /// Whether the two names are on different volumes.
    var isOtherVolume: Bool { code == EXDEV }
}

extension FailedCall {
    /// Whether the system refused, and would not have refused a better entry: a device that is locked,
    /// too many open files, a disk that fails. A file that is missing or a link is the entry's own fault.
    var isRefusal: Bool { ![ENOENT, ELOOP, ENOTDIR, EISDIR, ENXIO, ENAMETOOLONG].contains(code) }
}
