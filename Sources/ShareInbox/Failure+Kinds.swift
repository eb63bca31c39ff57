import Essentials
import XExtensionItem

extension OpenFile.Failure {
    static var missing: OpenFile.Failure { OpenFile.Failure(code: ENOENT) }

    var isNoSpace: Bool { code == ENOSPC || code == EDQUOT }

    var isMissing: Bool { code == ENOENT }

    /// Whether a file or a link was found where a folder was expected.
    var isNotDirectory: Bool { code == ENOTDIR || code == ELOOP }

    var alreadyExists: Bool { code == EEXIST || code == ENOTEMPTY }

    var isOtherVolume: Bool { code == EXDEV }

    /// Whether the system protects the file or folder, for example because it is immutable.
    var isProtected: Bool { [EPERM, EACCES, EBUSY].contains(code) }
}

extension OpenFile.Failure {
    /// Whether the cause is outside the entry: a locked device, too many open files, a failing
    /// disk. A missing file or a link is a fault of the entry.
    var isRefusal: Bool { ![ENOENT, ELOOP, ENOTDIR, EISDIR, ENXIO, ENAMETOOLONG].contains(code) }
}

extension OpenFile.Failure {
    /// Runs `body`. Returns false if it fails as expected, and throws any other failure.
    @discardableResult
    static func allowing(
        _ isExpected: (OpenFile.Failure) -> Bool,
        _ body: @autoclosure () throws(OpenFile.Failure) -> Void
    ) throws(OpenFile.Failure) -> Bool {
        do throws(OpenFile.Failure) {
            try body()
            return true
        } catch {
            guard isExpected(error) else { throw error }
            return false
        }
    }
}

extension PayloadError {
    /// The failure of a system call on a file; nil if the payload breaks a rule.
    var failureOfSystem: OpenFile.Failure? {
        let isOfFile = findings.contains { $0.code == .input || $0.code == .output }
        return isOfFile ? underlying as? OpenFile.Failure : nil
    }
}
