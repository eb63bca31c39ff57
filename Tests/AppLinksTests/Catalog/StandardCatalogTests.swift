import AppLinksCatalog
import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// The built-in catalog.
struct StandardCatalogTests {
    private static let catalog = AppCatalog.standard

    @Test func hasTheEightTypesAndNoFindings() {
        #expect(
            Self.catalog.types.map(\.key) == [
                "browser", "maps", "email", "messages", "phone", "calendar", "store", "music",
            ])
        #expect(Self.catalog.types.allSatisfy { !$0.apps.isEmpty })
        #expect(Self.catalog.check().map(\.description) == [])
    }

    @Test func theFileItselfHasNoFindings() throws {
        let file = PythonPeer.repository
            .appending(path: "Sources/StandardCatalogFile/standard.catalog.json")
        let (catalog, findings) = AppCatalog.reading([
            (name: "standard", bytes: try Data(contentsOf: file))
        ])
        #expect(findings.map(\.description) == [])
        #expect(try catalog.encoded() == Self.catalog.encoded())
    }

    @Test func everyAppNamesItsSource() {
        for app in Self.catalog.types.flatMap(\.apps) {
            guard case .string(let source) = app.unknownMembers["org.xextensionitem.source"] else {
                Issue.record("\(app.key) has no source")
                continue
            }
            #expect(source.hasPrefix("https://"), "\(app.key)")
        }
    }

    @Test func typedRequestsWork() throws {
        let maps = MapsRequest(center: .init(latitude: 42.523, longitude: -73.544), zoom: 14)
        let directions = maps.directions(from: "Washington Square Park", to: "Lincoln Center")
        #expect(
            try Self.catalog.link(directions, in: "googlemaps").url.absoluteString
                == "comgooglemaps://?saddr=Washington%20Square%20Park&daddr=Lincoln%20Center"
                + "&directionsmode=driving&center=42.523000,-73.544000&zoom=14")
        let mail = MailRequest(subject: "Hi").send(to: "ada@example.org")
        #expect(
            try Self.catalog.link(mail, in: "mail").url.absoluteString
                == "mailto:ada@example.org?subject=Hi")
        let page = try #require(URL(string: "https://a.org/b?c=d"))
        let installed = InstalledSchemes(["https", "http"])
        let resolution = try Self.catalog.resolve(LinkRequest(webURL: page), installed: installed)
        #expect(resolution.link?.url == page)
    }

    /// Without a connection and other apps, the system's own apps have all types except calendars and music.
    @Test func theSystemsAppsAreEnough() throws {
        let system = InstalledSchemes([
            "https", "http", "maps", "mailto", "sms", "tel", "facetime", "itms-apps",
        ])
        for type in Self.catalog.types where type.key != "calendar" && type.key != "music" {
            let able = type.apps.filter { $0.schemes.contains { system.schemes.contains($0) } }
            #expect(!able.isEmpty, "\(type.key)")
        }
    }
}
