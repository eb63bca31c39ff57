#if canImport(ObjectiveC) || STAND_INS
    package import Essentials
    package import XExtensionItem

    /// A temporary folder for files that are written on demand.
    ///
    /// The folder is created with its first file. The system copies the file of an item provider
    /// before the completion handler returns, so a folder that belongs to item providers is removed
    /// when the last of them is released. If other programs may keep the URLs of the files, for
    /// example in a pasteboard, the folder is kept. After at least a day, a later process of the
    /// app removes such folders, and also the folders that killed processes left behind.
    package final class StagingFolder: Sendable {
        package let url: URL
        private let outlivesItsOwner: Bool

        /// Pass true for `outlivesItsOwner` if other programs may keep the URLs of the files.
        package init(outlivesItsOwner: Bool = false) {
            self.outlivesItsOwner = outlivesItsOwner
            let parent = FileManager.default.temporaryDirectory
            _ = Self.sweepOnce
            url = parent.appendingPathComponent(
                "\(Self.prefix)\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)",
                isDirectory: true)
        }

        deinit {
            if !outlivesItsOwner { try? FileManager.default.removeItem(at: url) }
        }

        /// Returns the URL for a new file, in a separate folder, so that files with the same name
        /// do not conflict.
        ///
        /// - Throws: `output.failed` if the folder cannot be created.
        package func place(for fileName: String) throws(PayloadError) -> URL {
            let folder = url.appendingPathComponent(UUID().uuidString, isDirectory: true)
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
            } catch {
                throw PayloadError(code: .output, message: "\(folder.path): \(error)")
            }
            return folder.appendingPathComponent(fileName)
        }

        // MARK: Folders of other processes

        private static let prefix = "xextensionitem-staging-"

        private static let sweepOnce: Void = sweep(FileManager.default.temporaryDirectory)

        private static let minimumAge: TimeInterval = 24 * 60 * 60

        /// Removes each staging folder that has not changed for a day and whose process has
        /// terminated.
        static func sweep(_ parent: URL) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
            for name in names where name.hasPrefix(prefix) {
                let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
                guard let process = Int32(number), process > 0, !isRunning(process) else {
                    continue
                }
                let folder = parent.appendingPathComponent(name)
                let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
                guard let changed = attributes?[.modificationDate] as? Date,
                    -changed.timeIntervalSinceNow >= minimumAge
                else { continue }
                try? FileManager.default.removeItem(at: folder)
            }
        }

        /// Whether another process with this identifier is running. `kill` with the signal 0 only
        /// checks that. If a sandbox denies the check, the error is not `ESRCH`, and the process
        /// counts as running.
        private static func isRunning(_ process: Int32) -> Bool {
            guard process != ProcessInfo.processInfo.processIdentifier else { return false }
            return kill(process, 0) == 0 || errno != ESRCH
        }
    }
#endif
