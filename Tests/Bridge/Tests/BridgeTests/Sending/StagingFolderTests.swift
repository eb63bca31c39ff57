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
}
