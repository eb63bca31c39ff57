import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// The behaviors of PhotoAppLink, numbered, and the differences of this library.
struct PhotoAppRowsTests {
    /// A list with one app for each vocabulary, and some malformed apps.
    private static let list = Catalogs.plist(
        """
        <key>supportedApps</key><array>
          <dict><key>name</key><string>Old</string><key>bundleID</key><string>org.example.old</string>
            <key>scheme</key><string>old-photo</string><key>allowLaunch</key><true/>
            <key>allowReturn</key><false/></dict>
          <dict><key>name</key><string>Middle</string><key>bundleID</key><string>org.example.middle</string>
            <key>scheme</key><string>Middle-photo</string><key>receives</key><true/><key>sends</key><false/>
            <key>thumbnail</key><string>http://example.org/m.png</string>
            <key>liveOnAppStore</key><true/></dict>
          <dict><key>name</key><string>New</string><key>bundleID</key><string>org.example.new</string>
            <key>scheme</key><string>new-photo</string><key>canReceive</key><true/><key>canSend</key><true/>
            <key>appleID</key><string>304871603</string><key>platform</key><string>iPhone</string>
            <key>liveOnAppStore</key><true/>
            <key>thumbnailURL</key><string>http://example.org/n.png</string>
            <key>thumbnail2xURL</key><string>https://example.org/n2.png</string></dict>
          <dict><key>name</key><string>Pad</string><key>scheme</key><string>pad-photo</string>
            <key>canReceive</key><true/><key>platform</key><string>ipad only</string>
            <key>liveOnAppStore</key><true/></dict>
          <dict><key>name</key><string>Sender</string><key>bundleID</key><string>org.example.sender</string>
            <key>canSend</key><true/><key>canReceive</key><false/><key>appleID</key><string>no number</string>
            <key>liveOnAppStore</key><true/></dict>
          <dict><key>name</key><string>New</string><key>bundleID</key><string>org.example.new</string>
            <key>scheme</key><string>new-photo</string><key>canReceive</key><true/></dict>
        </array>
        """)

    private static func read(_ text: String = list) -> (type: AppType?, findings: [Finding]) {
        let (catalog, findings) = AppCatalog.reading([
            (name: "list.plist", bytes: Data(text.utf8))
        ])
        return (catalog.type("photo-handoff"), findings)
    }

    private func list(_ sourceLocation: SourceLocation = #_sourceLocation) throws -> AppType {
        try #require(Self.read().type, sourceLocation: sourceLocation)
    }

    private func app(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> LinkedApp
    {
        try #require(
            try list().apps.first { $0.name.text() == name }, sourceLocation: sourceLocation)
    }

    private static let all = InstalledSchemes([
        "old-photo", "middle-photo", "new-photo", "pad-photo",
    ])

    @Test("Schemes for code or files are reported, and never opened")
    func excludedSchemesAreNeverOpened() throws {
        for scheme in ["javascript", "FILE"] {
            let text = Self.list.replacing("old-photo", with: scheme)
            let (type, findings) = Self.read(text)
            #expect(findings.contains { $0.code == "probe.malformed" })
            #expect(try #require(type?.apps.first).schemes.isEmpty)
        }
    }

    @Test("1: Keeps the order and duplicates, and reports duplicates")
    func orderAndDuplicatesAreKept() throws {
        #expect(
            try list().apps.map { $0.name.text() }
                == ["Old", "Middle", "New", "Pad", "Sender", "New"])
        #expect(Self.read().findings.contains { $0.code == "app.duplicate" })
        let wrong = Self.read(Catalogs.plist("<key>supportedApps</key><string>none</string>"))
        #expect(wrong.type?.apps.isEmpty == true)
        #expect(wrong.findings.contains { $0.code == "member.type" })
    }

    @Test("2: Reads all three vocabularies")
    func allThreeVocabulariesAreRead() throws {
        #expect(try app("Old").receivesContent == true && app("Old").sendsContent == nil)
        #expect(try app("Middle").receivesContent == true && app("Middle").sendsContent == false)
        #expect(try app("New").receivesContent == true && app("New").sendsContent == true)
        #expect(try !app("Old").allowsReturn && app("New").allowsReturn)
    }

    @Test("3: Returns no apps before the launch date")
    func listsAreEmptyBeforeTheLaunchDate() throws {
        let text = Self.list.replacingOccurrences(
            of: "<key>supportedApps</key>",
            with: "<key>launchDate</key><date>2030-01-01T00:00:00Z</date><key>supportedApps</key>")
        let type = try #require(Self.read(text).type)
        // 2030-01-01 is 1,893,456,000 seconds after 1970.
        let before = Date(timeIntervalSince1970: 1_893_455_999)
        let after = Date(timeIntervalSince1970: 1_893_456_000)
        #expect(type.destinations(installed: Self.all, at: before).isEmpty)
        #expect(type.appsToInstall(on: "iPhone", installed: InstalledSchemes(), at: before).isEmpty)
        #expect(!type.destinations(installed: Self.all, at: after).isEmpty)
    }

    @Test("4: Omits the calling app, but not apps without an identifier")
    func omitsTheCallingApp() throws {
        let names = try list().destinations(installed: Self.all, excluding: "ORG.example.NEW")
            .map { $0.name.text() }
        #expect(names == ["Old", "Middle", "Pad"])
        #expect(try app("Pad").bundleIdentifier == nil && app("Pad").key == "pad-photo")
    }

    @Test(
        "5: Apps without a platform run on all devices; apps without a store flag are not in the store"
    )
    func appsWithoutPlatformRunOnAllDevices() throws {
        #expect(try app("Middle").platforms == [] && app("New").platforms == ["iPhone"])
        #expect(try !app("Old").isLiveInStore && app("New").isLiveInStore)
        let text = Self.list.replacingOccurrences(of: "iPhone", with: "universal")
        #expect(Self.read(text).type?.apps[2].platforms == [])
    }

    @Test("6: A malformed scheme is a finding, and the app does not accept content")
    func malformedSchemesAreReported() throws {
        let text = Self.list.replacingOccurrences(of: "new-photo", with: "new photo")
        let (type, findings) = Self.read(text)
        #expect(findings.contains { $0.code == "probe.malformed" })
        #expect(findings.contains { $0.code == "app.no-scheme" })
        #expect(type?.apps[2].acceptsHandoff(Self.all) == nil)
    }

    @Test("7: It is unknown whether an app that does not receive content is installed")
    func handoffAvailabilityIsUnknownForNonReceivers() throws {
        #expect(try app("Sender").acceptsHandoff(Self.all) == nil)
        #expect(
            try !list().appsToInstall(on: "iPhone", installed: InstalledSchemes()).contains {
                $0.name.text() == "Sender"
            })
        let asked = InstalledSchemes(unknown: ["new-photo"])
        #expect(try app("New").acceptsHandoff(asked) == nil)
    }

    @Test(
        "8: Values of the wrong type are findings",
        arguments: [
            ("<string>New</string><key>bundleID</key>", "<integer>1</integer><key>bundleID</key>"),
            ("<string>org.example.new</string>", "<array/>"),
            ("<string>new-photo</string>", "<true/>"),
            ("<string>iPhone</string>", "<real>1.5</real>"),
            ("<key>canReceive</key><true/>", "<key>canReceive</key><string>yes</string>"),
        ])
    func valuesOfTheWrongTypeAreFindings(_ old: String, _ new: String) throws {
        let text = Self.list.replacingOccurrences(of: old, with: new)
        #expect(text != Self.list)
        let (type, findings) = Self.read(text)
        #expect(findings.contains { $0.code == "member.type" })
        #expect(type?.apps.count == 6)
    }

    @Test("9: Destinations are installed apps, whether or not they are in the store")
    func destinationsAreTheInstalledApps() throws {
        #expect(
            try list().destinations(installed: Self.all).map { $0.name.text() }
                == ["Old", "Middle", "New", "Pad", "New"])
        let some = InstalledSchemes(["old-photo"])
        #expect(try list().destinations(installed: some).map { $0.name.text() } == ["Old"])
    }

    @Test("10: Apps to install are not installed, in the store, and run on the device")
    func appsToInstallAreInTheStoreAndNotInstalled() throws {
        #expect(
            try list().appsToInstall(on: "iPhone", installed: InstalledSchemes()).map {
                $0.name.text()
            }
                == ["Middle", "New"])
        #expect(
            try list().appsToInstall(on: "iPad", installed: InstalledSchemes()).map {
                $0.name.text()
            }
                == ["Middle", "Pad"])
        #expect(try list().appsToInstall(on: "iPhone", installed: Self.all).isEmpty)
    }

    @Test("11: Store pages use HTTPS; the calling app appends an affiliate code")
    func storePagesUseHTTPS() throws {
        #expect(
            try app("New").storePage()?.absoluteString
                == "https://itunes.apple.com/app/id304871603?mt=8")
        #expect(try app("Old").storePage() == nil && app("Sender").storePage() == nil)
    }

    @Test(
        "12: The largest icon is used",
        arguments: [
            ("New", "https://example.org/n2.png"), ("Middle", "https://example.org/m.png"),
        ])
    func usesTheLargestIcon(_ name: String, _ url: String) throws {
        #expect(try app(name).iconURL?.absoluteString == url)
        #expect(try app("Old").iconURL == nil)
    }

    @Test("14: The entity tag is stored together with the catalog")
    func rejectedResponsesChangeNeitherTagNorCatalog() throws {
        let url = try #require(URL(string: "https://example.org/l"))
        var cache = try #require(CatalogCache(url: url))
        let now = Date(timeIntervalSince1970: 1_000_000)
        try cache.replace(with: Data(Self.list.utf8), entityTag: "good", at: now)
        #expect(throws: PayloadError.self) {
            try cache.replace(with: Data("<html>Log in</html>".utf8), entityTag: "bad", at: now)
        }
        #expect(cache.requestFields == ["If-None-Match": "good"])
        #expect(cache.catalog(over: AppCatalog()).type("photo-handoff")?.apps.count == 6)
    }

    @Test("15: A 304 response counts as checked, and updates continue after the clock was set back")
    func unchangedResponsesCountAsChecked() throws {
        let url = try #require(URL(string: "https://example.org/l"))
        var cache = try #require(CatalogCache(url: url))
        let start = Date(timeIntervalSince1970: 1_000_000)
        try cache.replace(with: Data(Self.list.utf8), at: start)
        #expect(cache.isDue(at: start + 86_400))
        cache.markUnchanged(at: start + 86_400)
        #expect(!cache.isDue(at: start + 86_401))
        #expect(cache.isDue(at: start - 1))
    }

    @Test("16: Lists require https")
    func listsRequireHTTPS() throws {
        #expect(try CatalogCache(url: #require(URL(string: "http://example.org/l"))) == nil)
    }

    @Test("17: Installed apps are queried each time")
    func queriesInstalledAppsEachTime() throws {
        let list = try list()
        #expect(list.destinations(installed: InstalledSchemes()).isEmpty)
        #expect(list.destinations(installed: Self.all).count == 5)
        let schemes = QueriesSchemes(AppCatalog([list]))
        #expect(
            schemes.listed.map(\.scheme) == ["old-photo", "middle-photo", "new-photo", "pad-photo"])
    }
}
