import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// The cache of a downloaded catalog.
struct CatalogCacheTests {
    private static let address = "https://example.org/apps.json"
    private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private static let bytes = Data(Catalogs.choosy(apps: Catalogs.choosyApp("a")).utf8)

    private func cache(_ sourceLocation: SourceLocation = #_sourceLocation) throws -> CatalogCache {
        let url = try #require(URL(string: Self.address), sourceLocation: sourceLocation)
        return try #require(CatalogCache(url: url), sourceLocation: sourceLocation)
    }

    @Test func cachesPersistBetweenLaunches() throws {
        var cache = try cache()
        #expect(try stored(cache) == cache)
        try cache.replace(with: Self.bytes, entityTag: "\"1\"", lastModified: "Mon", at: Self.start)
        let again = try stored(cache)
        #expect(again == cache && again.bytes == Self.bytes)
        #expect(again.requestFields == ["If-None-Match": "\"1\"", "If-Modified-Since": "Mon"])
        #expect(!again.isDue(at: Self.start + 60) && again.isDue(at: Self.start + 24 * 60 * 60))
        let plain = Data(#"{"url": "http://example.org/apps.json"}"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(CatalogCache.self, from: plain)
        }
    }

    private func stored(_ cache: CatalogCache) throws -> CatalogCache {
        try JSONDecoder().decode(CatalogCache.self, from: JSONEncoder().encode(cache))
    }

    @Test(
        "15: A catalog is due again after a day; the built-in one is used until the first download")
    func catalogsAreDueAfterADay() throws {
        var cache = try cache()
        let builtIn = Catalogs.read(Catalogs.choosy(apps: Catalogs.choosyApp("b")))
        #expect(cache.isDue(at: Self.start))
        #expect(try cache.catalog(over: builtIn).encoded() == builtIn.encoded())
        try cache.replace(with: Self.bytes, entityTag: "\"1\"", lastModified: "Mon", at: Self.start)
        #expect(!cache.isDue(at: Self.start + 24 * 60 * 60 - 1))
        #expect(cache.isDue(at: Self.start + 24 * 60 * 60))
        #expect(cache.isDue(at: Self.start + 60, lifetime: 60))
        #expect(cache.catalog(over: builtIn).types.first?.apps.map(\.key) == ["b", "a"])
    }

    @Test(
        "15: Icons are named by key, scale and device; other scales are fallbacks")
    func iconsAreNamedByKeyScaleAndDevice() {
        let app = LinkedApp(key: "chrome", name: "Chrome")
        #expect(
            app.iconFileNames(scale: 3, isPad: true).prefix(4)
                == ["chrome@3x~ipad.png", "chrome@2x~ipad.png", "chrome~ipad.png", "chrome@3x.png"])
        #expect(
            app.iconFileNames(scale: 2).prefix(3) == [
                "chrome@2x.png", "chrome.png", "chrome@3x.png",
            ])
        #expect(app.iconFileNames(scale: 1).first == "chrome.png")
        #expect(app.iconFileNames(scale: -1).count == 6)
    }

    @Test("15: A key of a catalog cannot refer to a file in another folder")
    func iconNamesAreNeverPaths() {
        for (key, name) in [
            ("../../etc/passwd", "%2E.%2F..%2Fetc%2Fpasswd.png"), (".hidden", "%2Ehidden.png"),
            ("a/b", "a%2Fb.png"), ("a\0b", "a%00b.png"), ("Google+ 1", "Google+ 1.png"),
            ("ä", "%C3%A4.png"), ("..", "%2E..png"),
        ] {
            #expect(IconName(LinkedApp(key: key, name: "x")).fileName() == name)
        }
    }

    @Test func rejectedDataChangesNothing() throws {
        var cache = try cache()
        try cache.replace(with: Self.bytes, entityTag: "\"1\"", at: Self.start)
        let before = cache
        #expect(throws: PayloadError.self) {
            try cache.replace(with: Data("<html>".utf8), entityTag: "\"2\"", at: Self.start + 9)
        }
        #expect(cache == before)
        #expect(cache.requestFields == ["If-None-Match": "\"1\""])
    }

    @Test func anUnchangedCatalogCountsAsChecked() throws {
        var cache = try cache()
        cache.markUnchanged(at: Self.start)
        #expect(cache.validation == nil && cache.requestFields.isEmpty)
        try cache.replace(with: Self.bytes, lastModified: "Mon", at: Self.start)
        cache.markUnchanged(at: Self.start + 100_000)
        #expect(!cache.isDue(at: Self.start + 100_001))
        #expect(cache.requestFields == ["If-Modified-Since": "Mon"])
    }

    @Test func aClockThatWasSetBackDoesNotStopUpdates() throws {
        var cache = try cache()
        try cache.replace(with: Self.bytes, at: Self.start)
        #expect(cache.isDue(at: Self.start - 1))
    }

    @Test func catalogsRequireHTTPS() throws {
        for text in ["http://example.org/a", "ftp://example.org/a", "file:///a"] {
            let url = try #require(URL(string: text))
            #expect(CatalogCache(url: url) == nil)
        }
    }
}
