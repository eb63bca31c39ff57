import AppLinks
import AppsOnStandIns
import Foundation
import Testing
import UIKit

/// An application that answers for the schemes of a test.
private final class Application: UIApplication {
    private(set) var asked: [String] = []

    override func canOpenURL(_ url: URL) -> Bool {
        asked.append(url.absoluteString)
        return url.scheme == "waze"
    }
}

@MainActor struct SystemAvailabilityTests {
    @Test func queriesOnlyDeclaredSchemes() throws {
        let catalog = try AppCatalog(
            decoding: Data(
                #"{"app-catalog": "1.0", "types": [{"key": "maps", "name": "Maps", "apps": [{"key": "waze", "name": "Waze", "probe": "waze:"}, {"key": "g", "name": "G", "probe": "comgooglemaps:"}]}]}"#
                    .utf8))
        let application = Application()
        let (installed, notices) = SystemAvailability(declaredSchemes: ["waze"])
            .installedSchemes(of: catalog, asking: application)
        #expect(application.asked == ["waze:"])
        #expect(installed == InstalledSchemes(["waze"], unknown: ["comgooglemaps"]))
        #expect(notices.count == 1)
        // The test program has no Info.plist, so nothing is declared.
        #expect(SystemAvailability() == SystemAvailability(declaredSchemes: []))
    }
}
