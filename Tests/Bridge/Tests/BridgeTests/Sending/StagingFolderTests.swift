import AppleFoundation
import Foundation
import Testing
import XExtensionItem

@testable import XExtensionItemProviders

struct StagingFolderTests {
    /// A process that does not run any more: a child that has ended.
    private func endedProcess() throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/true")
        try process.run()
        process.waitUntilExit()
        return process.processIdentifier
    }

    /// The program's first staging folder removes those that killed processes left.
    @Test func foldersOfKilledProcessesAreRemoved() throws {
        let folder = try TestFolder()
        let prefix = "xextensionitem-staging-"
        let ended = "\(prefix)\(try endedProcess())-A"
        let others = [
            "\(prefix)1-A", "\(prefix)x-A", "\(prefix)-A", "\(prefix)0-A", "another-1-A",
            "\(prefix)99999999999-A",
        ]
        for name in [ended] + others {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: name), withIntermediateDirectories: true)
            _ = try folder.write(Data(count: 10), name + "/file")
        }
        StagingFolder.sweep(folder.url)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(left.sorted() == others.sorted())
    }

    #if os(Linux)
        @Test func theFirstFolderOfAProcessSweeps() async {
            await #expect(processExitsWith: .success) {
                let tests = StagingFolderTests()
                let parent = FileManager.default.temporaryDirectory
                let old = parent.appending(
                    path: "xextensionitem-staging-\(try tests.endedProcess())-A")
                try FileManager.default.createDirectory(
                    at: old, withIntermediateDirectories: true)
                let folder = StagingFolder()
                #expect(!FileManager.default.fileExists(atPath: old.path))
                #expect(folder.url.lastPathComponent.hasPrefix("xextensionitem-staging-"))
            }
        }
    #endif

    /// Failing, silent and cancelled loads leave no file behind.
    @Test func nothingIsLeftOfFailuresAndCancellations() async throws {
        let promises: [ItemProvider] = [
            ItemProvider(typeIdentifier: .png) { throw Broken() },
            ItemProvider(typeIdentifier: .png) { .data(png, typeIdentifier: .gif) },
            ItemProvider(typeIdentifier: .png) {
                .data(Data(count: 1 << 22), typeIdentifier: .png)
            },
            ItemProvider(typeIdentifier: .png) {
                await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
                return nil
            },
        ]
        for promise in promises {
            let url = try await loadAndCancel(promise)
            try await wait { !FileManager.default.fileExists(atPath: url.path) }
        }
    }

    /// Starts three loads of a promise, cancels them at different times, and returns its folder.
    private func loadAndCancel(_ promise: ItemProvider) async throws -> URL {
        let staging = StagingFolder()
        let received = ReceivedAttachment(
            NSItemProvider(promising: promise, for: .mail, staging: staging))
        let loads = (0..<3).map { _ in Task { try await received.load(.png) } }
        for load in loads {
            try await Task.sleep(nanoseconds: 2_000_000)
            load.cancel()
            _ = await load.result
        }
        return staging.url
    }
}
