import AppLinks
import Foundation
import TestSupport
import Testing

@testable import AppLinksUpdates

/// The folder of an updater: on a full disk, and shared by processes.
struct UpdateStorageTests {
    private let server: LocalServer
    private let folder: URL

    init() throws {
        server = try LocalServer()
        folder = server.folder.appending(path: "client")
    }

    /// Returns a catalog with `count` types.
    private static func catalog(_ count: Int) -> Data {
        let types = (0..<count).map { #"{"key": "t\#($0)", "name": "Type \#($0)"}"# }
        return Data(
            #"{"app-catalog": "1.0", "types": [\#(types.joined(separator: ", "))]}"#.utf8)
    }

    /// Returns the number of types of the stored catalog; 0 if it is damaged or missing.
    private static func typeCount(_ url: URL, in folder: URL) -> Int {
        CatalogUpdater(folder: folder).catalog(from: [url], over: AppCatalog()).types.count
    }

    // MARK: A full disk

    #if os(Linux)
        @Test(.enabled(if: SmallVolume.isAvailable, "mounting a file system requires root"))
        func aFullDiskKeepsTheCatalog() async throws {
            let volume = try SmallVolume("size=64k")
            let updater = CatalogUpdater(folder: volume.url)
            let url = server.url("a.json")
            try server.serve("a.json", Self.catalog(10))
            try await updater.update(url)
            let names = try FileManager.default.contentsOfDirectory(atPath: volume.url.path)
            try server.serve("a.json", Self.catalog(2_000))
            await #expect(throws: CocoaError.self) { try await updater.update(url, lifetime: 0) }
            #expect(Self.typeCount(url, in: volume.url) == 10)
            #expect(try FileManager.default.contentsOfDirectory(atPath: volume.url.path) == names)
            try server.serve("a.json", Self.catalog(20))
            #expect(try await updater.update(url, lifetime: 0) == .replaced)
            #expect(Self.typeCount(url, in: volume.url) == 20)
        }
    #endif

    /// Requires no root: a child process limits the size of its files.
    @Test func aFileThatCannotGrowKeepsTheCatalog() async {
        await #expect(processExitsWith: .success) {
            let server = try LocalServer()
            let folder = server.folder.appending(path: "client")
            let updater = CatalogUpdater(folder: folder)
            let url = server.url("a.json")
            try server.serve("a.json", Self.catalog(10))
            try await updater.update(url)
            try server.serve("a.json", Self.catalog(500))
            limitFileSize(to: 5_000)
            await #expect(throws: CocoaError.self) { try await updater.update(url, lifetime: 0) }
            #expect(Self.typeCount(url, in: folder) == 10)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        }
    }

    // MARK: Several processes

    /// Two processes store two catalogs in turn, while this process reads.
    @Test func processesShareAFolderWithoutALock() async throws {
        try server.serve("small", Self.catalog(10))
        try server.serve("large", Self.catalog(2_000))
        let url = server.url("turn-small-large")
        try await CatalogUpdater(folder: folder).update(url)
        let folder = folder
        let seen = await withTaskGroup(of: Set<Int>.self) { group in
            for _ in 1...2 {
                group.addTask {
                    await Self.update(url, in: folder)
                    return []
                }
            }
            group.addTask {
                var seen: Set<Int> = []
                while !Task.isCancelled {
                    seen.insert(Self.typeCount(url, in: folder))
                    await Task.yield()
                }
                return seen
            }
            _ = await group.next()
            _ = await group.next()
            group.cancelAll()
            return await group.next() ?? []
        }
        let counts: Set<Int> = [10, 2_000]
        #expect(seen.isSubset(of: counts))
        #expect(counts.contains(Self.typeCount(url, in: folder)))
        #expect(server.requests.count == 41)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }

    /// Updates a catalog several times in another process.
    private static func update(_ url: URL, in folder: URL) async {
        await #expect(processExitsWith: .success) { [url = url as URL, folder = folder as URL] in
            let updater = CatalogUpdater(folder: folder)
            for _ in 1...20 { try await updater.update(url, lifetime: 0) }
        }
    }
}
