import AppLinks
import Foundation
import Testing

@testable import AppLinksUpdates

/// Updates from a local server.
struct CatalogUpdaterTests {
    private let server: LocalServer
    private let folder: URL
    private let updater: CatalogUpdater

    init() throws {
        server = try LocalServer()
        folder = server.folder.appending(path: "client")
        updater = CatalogUpdater(folder: folder)
    }

    private static func catalog(_ types: String..., version: String = "1.0") -> Data {
        let types = types.map { #"{"key": "\#($0)", "name": "\#($0)"}"# }.joined(separator: ", ")
        return Data(#"{"app-catalog": "\#(version)", "types": [\#(types)]}"#.utf8)
    }

    private func types(_ url: URL) throws -> [String] {
        let empty = try AppCatalog(decoding: Self.catalog())
        return updater.catalog(from: [url], over: empty).types.map(\.key)
    }

    @Test func downloadsOnceAndRevalidates() async throws {
        let url = server.url("a.json")
        try server.serve("a.json", Self.catalog("maps"))
        #expect(try await updater.update(url) == .replaced)
        #expect(try types(url) == ["maps"])
        #expect(try await updater.update(url) == .valid)
        #expect(server.requests.count == 1)
        #expect(try await updater.update(url, lifetime: 0) == .unchanged)
        let size = Self.catalog("maps").count
        #expect(server.requests.last == "/a.json \"\(size)\" -")
        try server.serve("a.json", Self.catalog("maps", "music"))
        #expect(try await updater.update(url, lifetime: 0) == .replaced)
        #expect(try types(url) == ["maps", "music"])
    }

    @Test(arguments: [
        (CatalogUpdater.defaultLifetime, 24.0), (CatalogUpdater.photoAppsLifetime, 4.0),
    ])
    func requestsAgainAfterTheLifetime(_ lifetime: TimeInterval, _ hours: Double) async throws {
        let url = server.url("a.json")
        try server.serve("a.json", Self.catalog("maps"))
        let start = Date()
        for (passed, expected) in [
            (0.0, CatalogUpdater.Outcome.replaced), (-1, .valid), (1, .unchanged),
        ] {
            let date = start.addingTimeInterval(passed == 0 ? 0 : hours * 3_600 + passed)
            let later = CatalogUpdater(folder: folder, now: { date })
            #expect(try await later.update(url, lifetime: lifetime) == expected)
        }
    }

    @Test func concurrentCallsShareARequest() async throws {
        let url = server.url("twitter.json")
        try server.serve("twitter.json", Self.catalog("twitter"))
        let (updater, base) = (updater, server.base)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 1...8 {
                group.addTask { await updater.update(types: ["Twitter"], below: base).isEmpty }
            }
            for await isDone in group { #expect(isDone) }
        }
        #expect(server.requests.count == 1)
        #expect(try types(url) == ["twitter"])
    }

    @Test func urlsUseTheFileNamesOfChoosy() throws {
        let names = ["MAPS": "maps.json", "a/B": "a%2Fb.json", "My Maps": "my maps.json"]
        for (key, name) in names {
            let catalog = try AppCatalog(decoding: Self.catalog(key))
            #expect(try Array(catalog.choosyFiles().files.keys) == [name])
            let url = CatalogUpdater.url(of: key, below: server.base)
            #expect(url == server.base.appending(path: name))
        }
    }

    @Test func followsARedirection() async throws {
        try server.serve("b.json", Self.catalog("maps"))
        let url = server.url("moved-to-b.json")
        #expect(try await updater.update(url) == .replaced)
        #expect(try types(url) == ["maps"])
    }

    /// The address is one of those that RFC 5737 reserves for documentation.
    @Test func refusesARedirectionToAnUntrustedServer() async throws {
        let url = server.url("moved-to-http-192.0.2.1")
        let error = try await #require(throws: UpdateError.self) { try await updater.update(url) }
        #expect(error.description == "expected a URL with https, found http://192.0.2.1/a.json")
    }

    @Test func stopsAtARedirectionLoop() async throws {
        await #expect(throws: (any Error).self) { try await updater.update(server.url("loop")) }
        #expect(server.requests.count < 50)
    }

    @Test func resumesAnInterruptedDownload() async throws {
        let bytes = Self.catalog("maps", "music")
        try server.serve("c.json", bytes)
        try server.fail(.cut)
        let url = server.url("c.json")
        #expect(try await updater.update(url) == .replaced)
        #expect(try types(url) == ["maps", "music"])
        #expect(server.requests == ["/c.json - -", "/c.json - bytes=\(bytes.count / 2)-"])
    }

    @Test func startsAgainIfTheCatalogHasChanged() async throws {
        try server.serve("c.json", Self.catalog("maps", "music"))
        try server.serve("c.json.next", Self.catalog("browser", "email", "phone"))
        try server.fail(.swap)
        let url = server.url("c.json")
        #expect(try await updater.update(url) == .replaced)
        #expect(try types(url) == ["browser", "email", "phone"])
        #expect(server.requests.count == 2)
    }

    /// The connection is cut repeatedly, the rest cannot be requested, or another range arrives.
    @Test(arguments: [(LocalServer.Fault.dead, 3), (.weak, 1), (.shift, 2)])
    func keepsTheCatalogIfTheConnectionIsCut(
        _ fault: LocalServer.Fault, _ requestCount: Int
    ) async throws {
        let url = server.url("a.json")
        try server.serve("a.json", Self.catalog("maps"))
        try await updater.update(url)
        try server.serve("a.json", Self.catalog("music", "email"))
        try server.fail(fault)
        let error = await #expect(throws: (any Error).self) {
            try await updater.update(url, lifetime: 0)
        }
        #expect((error is UpdateError) == (fault == .shift))
        #expect(try types(url) == ["maps"])
        #expect(server.requests.count == 1 + requestCount)
    }

    @Test(arguments: [
        Data("<html>login</html>".utf8), Self.catalog("music", version: "2.0"), Data(),
    ])
    func keepsTheLastGoodCatalog(_ bad: Data) async throws {
        let url = server.url("a.json")
        try server.serve("a.json", Self.catalog("maps"))
        try await updater.update(url)
        try server.serve("a.json", bad)
        await #expect(throws: (any Error).self) { try await updater.update(url, lifetime: 0) }
        #expect(try types(url) == ["maps"])
    }

    @Test func keepsTheCatalogIfTheServerFails() async throws {
        let url = server.url("a.json")
        try server.serve("a.json", Self.catalog("maps"))
        try await updater.update(url)
        try FileManager.default.removeItem(at: server.folder.appending(path: "a.json"))
        await #expect(throws: UpdateError.self) { try await updater.update(url, lifetime: 0) }
        #expect(try types(url) == ["maps"])
    }

    @Test func damagedFilesCountAsMissing() async throws {
        let url = server.url("a.json")
        try server.serve("a.json", Self.catalog("maps"))
        try await updater.update(url)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.count == 1)
        try Data("bplist00".utf8).write(to: folder.appending(path: try #require(names.first)))
        #expect(try types(url) == [])
        #expect(try await updater.update(url) == .replaced)
        #expect(try types(url) == ["maps"])
    }

    @Test func refusesUntrustedURLs() async throws {
        let url = try #require(URL(string: "http://example.org/a.json"))
        await #expect(throws: UpdateError.self) { try await updater.update(url) }
    }
}
