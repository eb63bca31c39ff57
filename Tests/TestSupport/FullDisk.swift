package import Foundation

#if os(Linux) || os(macOS)
    /// Limits the size of files that this process writes. Call this only in a child process.
    package func limitFileSize(to byteCount: Int) {
        // A larger write then fails instead of terminating the process.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: rlim_t(byteCount), rlim_max: rlim_t(byteCount))
        precondition(setrlimit(limitOfFiles, &limit) == 0)
    }

    #if canImport(Glibc)
        private let limitOfFiles = Int32(RLIMIT_FSIZE.rawValue)
    #else
        private let limitOfFiles = RLIMIT_FSIZE
    #endif
#endif

#if os(Linux)
    /// A file system in memory of limited size. Mounting it requires root.
    package final class SmallVolume: Sendable {
        package let url = URL.temporaryDirectory.appending(path: "volume-\(UUID().uuidString)")

        package static var isAvailable: Bool {
            guard geteuid() == 0, let volume = try? SmallVolume("size=1m") else { return false }
            return withExtendedLifetime(volume) { true }
        }

        package struct Refused: Error {}

        package init(_ options: String) throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            guard mount("tmpfs", url.path, "tmpfs", 0, options) == 0 else {
                try? FileManager.default.removeItem(at: url)
                throw Refused()
            }
        }

        deinit {
            umount(url.path)
            try? FileManager.default.removeItem(at: url)
        }
    }
#endif
