import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// Every available version of PhotoAppLink's lists.
@Suite(.enabled(if: LinkCorpus.has("photoapplink")))
struct PhotoAppCorpusTests {
    /// The numbers of apps, of receivers, and of apps in the store in each list, counted with Python's
    /// plistlib.
    private static let counts = [
        (2, 2, 0), (2, 2, 0), (3, 0, 0), (3, 3, 0), (4, 4, 0), (4, 4, 0), (4, 4, 0), (5, 5, 0),
        (7, 6, 7),
    ]

    private func files() throws -> [(name: String, bytes: Data)] {
        try LinkCorpus.files("photoapplink", ".plist")
    }

    @Test func theNineListsAreRead() throws {
        let files = try files()
        #expect(files.count == 9)
        for (file, counts) in zip(files, Self.counts) {
            let (catalog, findings) = AppCatalog.reading([file])
            #expect(!findings.contains { $0.severity == .error }, "\(file.name)")
            let apps = try #require(catalog.type("photo-handoff")).apps
            #expect(apps.count == counts.0, "\(file.name)")
            #expect(apps.count { $0.receivesContent == true } == counts.1, "\(file.name)")
            #expect(apps.count { $0.isLiveInStore } == counts.2, "\(file.name)")
        }
    }

    @Test func newestListHasFiveDestinationsWithoutTheCallingApp() throws {
        let catalog = AppCatalog.reading([try #require(try files().last)]).catalog
        let type = try #require(catalog.type("photo-handoff"))
        let all = InstalledSchemes(Set(type.apps.flatMap(\.schemes)))
        #expect(
            type.destinations(installed: all, excluding: "com.pocketpixels.PhotoAppLinkTestApp").map
            {
                $0.name.text()
            }
                == ["DummyApp", "ColorSplash", "Snap!", "ColorSplash for iPad", "Photogene"])
        #expect(
            type.appsToInstall(on: "iPad", installed: InstalledSchemes()).map { $0.name.text() }
                == ["DummyApp", "ColorSplash for iPad"])
        #expect(
            type.apps[1].storePage()?.absoluteString
                == "https://itunes.apple.com/app/id304871603?mt=8")
    }

    /// The project's own format preserves every value of the list.
    @Test func listRoundTripsInTheOwnFormat() throws {
        for file in try files() {
            let catalog = AppCatalog.reading([file]).catalog
            let again = try AppCatalog(decoding: catalog.encoded())
            #expect(try again.encoded() == catalog.encoded(), "\(file.name)")
        }
    }
}
