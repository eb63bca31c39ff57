import AppLinks
import Foundation
import Testing

@testable import AppLinksUpdates

/// Updates of icons from a local server.
struct IconUpdateTests {
    private let server: LocalServer
    private let updater: CatalogUpdater
    private let app: LinkedApp
    private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    init() throws {
        server = try LocalServer()
        updater = CatalogUpdater(folder: server.folder.appending(path: "client"))
        let list = Data(
            #"{"supportedApps": [{"name": "Snap", "bundleID": "org.snap", "description": "Snaps.", "freeApp": true}]}"#
                .utf8)
        app = try #require(AppCatalog(decoding: list).types.first?.apps.first)
        #expect(app.description == "Snaps." && app.isFree == true)
    }

    /// Returns the signature of a PNG file, followed by `count` bytes.
    private static func png(_ count: Int) -> Data { signature + Data(count: count) }

    @Test func downloadsAnIconOnce() async throws {
        let url = server.url("icon.png")
        try server.serve("icon.png", Self.png(1))
        #expect(try await updater.updateIcon(of: app, from: url) == .replaced)
        #expect(try await updater.updateIcon(of: app, from: url) == .valid)
        #expect(updater.icon(of: app) == Self.png(1))
        #expect(server.requests.count == 1)
    }

    @Test func renewsAnIconAfterItsLifetime() async throws {
        let url = server.url("icon.png")
        try server.serve("icon.png", Self.png(1))
        try await updater.updateIcon(of: app, from: url)
        #expect(try await updater.updateIcon(of: app, from: url, lifetime: 0) == .unchanged)
        #expect(server.requests.last == "/icon.png \"9\" -")
        #expect(try await updater.updateIcon(of: app, from: url) == .valid)
        try server.serve("icon.png", Self.png(2))
        #expect(try await updater.updateIcon(of: app, from: url, lifetime: 0) == .replaced)
        #expect(updater.icon(of: app) == Self.png(2))
    }

    /// The list of apps now names another file.
    @Test func renewsAnIconFromAnotherURL() async throws {
        try server.serve("old.png", Self.png(1))
        try server.serve("new.png", Self.png(1) + Data([7]))
        try await updater.updateIcon(of: app, from: server.url("old.png"))
        #expect(try await updater.updateIcon(of: app, from: server.url("new.png")) == .replaced)
        #expect(updater.icon(of: app) == Self.png(1) + Data([7]))
        #expect(server.requests.last == "/new.png - -")
    }

    @Test func keepsTheIconIfAnUpdateFails() async throws {
        let url = server.url("icon.png")
        try server.serve("icon.png", Self.png(1))
        try await updater.updateIcon(of: app, from: url)
        try server.serve("icon.png", Data("<html>".utf8))
        await #expect(throws: UpdateError.self) {
            try await updater.updateIcon(of: app, from: url, lifetime: 0)
        }
        try FileManager.default.removeItem(at: server.folder.appending(path: "icon.png"))
        await #expect(throws: UpdateError.self) {
            try await updater.updateIcon(of: app, from: url, lifetime: 0)
        }
        #expect(updater.icon(of: app) == Self.png(1))
    }

    /// The system removes files from the folder for caches.
    @Test(arguments: ["png", "bplist"])
    func downloadsARemovedFileAgain(_ removed: String) async throws {
        let url = server.url("icon.png")
        try server.serve("icon.png", Self.png(1))
        try await updater.updateIcon(of: app, from: url)
        let icons = server.folder.appending(path: "client/icons")
        let names = try FileManager.default.contentsOfDirectory(atPath: icons.path)
        #expect(names.count == 2)
        for name in names where name.hasSuffix(removed) {
            try FileManager.default.removeItem(at: icons.appending(path: name))
        }
        #expect(try await updater.updateIcon(of: app, from: url) == .replaced)
        #expect(updater.icon(of: app) == Self.png(1))
    }
}
