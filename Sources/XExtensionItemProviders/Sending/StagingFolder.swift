#if canImport(ObjectiveC) || canImport(AppleFoundation)
    #if canImport(AppleFoundation)
        public import AppleFoundation
    #else
        public import Foundation
    #endif
    package import XExtensionItem

    /// A temporary folder for files that item providers write when somebody asks for them.
    ///
    /// The folder appears with its first file, and is removed with the last item provider that refers
    /// to it. Folders of processes that were killed are removed when the next process needs one.
    public final class StagingFolder: Sendable {
        /// The URL of the folder, which exists from the first file on.
        public let url: URL

        /// Creates a folder for one share, in the temporary folder of the process.
        public init() {
            let parent = FileManager.default.temporaryDirectory
            _ = Self.sweepOnce
            url = parent.appendingPathComponent(
                "\(Self.prefix)\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)",
                isDirectory: true)
        }

        deinit {
            try? FileManager.default.removeItem(at: url)
        }

        /// Returns a place for a file, in a folder of its own, so that equal names do not meet.
        ///
        /// - Throws: `output.failed` if the folder cannot be created.
        package func place(for fileName: String) throws(WireError) -> URL {
            let folder = url.appendingPathComponent(UUID().uuidString, isDirectory: true)
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
            } catch {
                throw WireError(code: .output, message: "\(folder.path): \(error)")
            }
            return folder.appendingPathComponent(fileName)
        }

        // MARK: Folders of other processes

        private static let prefix = "xextensionitem-staging-"

        /// Runs before the first folder of this process exists.
        private static let sweepOnce: Void = sweep(FileManager.default.temporaryDirectory)

        /// Removes the staging folders of processes that no longer run.
        static func sweep(_ parent: URL) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
            for name in names where name.hasPrefix(prefix) {
                let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
                guard let process = Int32(number), process > 0, !isRunning(process) else {
                    continue
                }
                try? FileManager.default.removeItem(at: parent.appendingPathComponent(name))
            }
        }

        /// Whether another process has the number. A sandbox that denies the signal gives another error
        /// than `ESRCH`.
        private static func isRunning(_ process: Int32) -> Bool {
            guard process != ProcessInfo.processInfo.processIdentifier else { return false }
            return kill(process, 0) == 0 || errno != ESRCH
        }
    }
#endif
