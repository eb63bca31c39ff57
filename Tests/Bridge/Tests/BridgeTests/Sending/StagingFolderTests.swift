import AppleFoundation
import Foundation
import Testing
import XExtensionItem

@testable import XExtensionItemProviders

struct StagingFolderTests {
    /// The ID of a process that has ended.
    private func endedProcess() throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/true")
        try process.run()
        process.waitUntilExit()
        return process.processIdentifier
    }

    private func makeOlder(_ folder: URL, by seconds: TimeInterval) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: folder.path)
    }

    /// The program's first staging folder removes those that killed processes left behind.
    @Test func foldersOfKilledProcessesAreRemoved() throws {
        let folder = try TestFolder()
        let prefix = "xextensionitem-staging-"
        let ended = "\(prefix)\(try endedProcess())-A"
        let others = [
            "\(prefix)1-A", "\(prefix)x-A", "\(prefix)-A", "\(prefix)0-A", "another-1-A",
            "\(prefix)99999999999-A",
        ]
        let young = "\(prefix)\(try endedProcess())-B"
        for name in [ended, young] + others {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: name), withIntermediateDirectories: true)
            _ = try folder.write(Data(count: 10), name + "/file")
            // A pasteboard may refer to files in a recent folder.
            let age: TimeInterval = name == young ? 86_000 : 86_400
            try makeOlder(folder.url.appending(path: name), by: age)
        }
        StagingFolder.sweep(folder.url)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(left.sorted() == (others + [young]).sorted())
    }

    #if os(Linux)
        @Test func firstFolderOfAProcessRemovesStaleFolders() async {
            await #expect(processExitsWith: .success) {
                let tests = StagingFolderTests()
                let parent = FileManager.default.temporaryDirectory
                let old = parent.appending(
                    path: "xextensionitem-staging-\(try tests.endedProcess())-A")
                try FileManager.default.createDirectory(
                    at: old, withIntermediateDirectories: true)
                try tests.makeOlder(old, by: 90_000)
                let folder = StagingFolder()
                #expect(!FileManager.default.fileExists(atPath: old.path))
                #expect(folder.url.lastPathComponent.hasPrefix("xextensionitem-staging-"))
            }
        }
    #endif

    /// Failing, silent and cancelled loads leave no file behind.
    @Test func failuresAndCancellationsLeaveNoFiles() async throws {
        let writers: [@Sendable (URL) async throws -> Void] = [
            { _ in throw Broken() }, { try Data(count: 1 << 22).write(to: $0) },
            { _ in try await Task.sleep(nanoseconds: 3_600_000_000_000) },
        ]
        for write in writers {
            let url = try await loadAndCancel(write)
            try await wait { !FileManager.default.fileExists(atPath: url.path) }
        }
    }

    /// Starts three loads of a file, cancels them at different times, and returns its folder.
    private func loadAndCancel(
        _ write: @escaping @Sendable (URL) async throws -> Void
    ) async throws -> URL {
        let staging = StagingFolder()
        let provider = NSItemProvider()
        // The folder lives as long as its provider.
        provider.registerFile(.png) { [staging] in
            let file = try staging.place(for: "photo.png")
            try await write(file)
            return file
        }
        let received = ReceivedAttachment(provider)
        let loads = (0..<3).map { _ in Task { try await received.load(.png) } }
        for load in loads {
            try await Task.sleep(nanoseconds: 2_000_000)
            load.cancel()
            _ = await load.result
        }
        return staging.url
    }
}
