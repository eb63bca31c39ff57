import Testing
import WireFormat

@testable import AppLinks

/// Queries with a closure instead of `canOpenURL`.
struct SystemAvailabilityTests {
    private static let catalog = Catalogs.read(
        Catalogs.choosy(
            apps: [
                Catalogs.choosyApp("one"), Catalogs.choosyApp("two"), Catalogs.choosyApp("three"),
                Catalogs.choosyApp("safari", scheme: "https:"),
                Catalogs.choosyApp("twin", scheme: "one:"),
            ].joined(separator: ",")))

    @Test func queriesEachDeclaredSchemeOnce() {
        var asked: [String] = []
        let (installed, notices) = SystemAvailability(declaredSchemes: ["ONE", "two", "other"])
            .installedSchemes(of: Self.catalog, presenters: ["Sheet"]) { scheme in
                asked.append(scheme)
                return scheme != "two"
            }
        #expect(asked.sorted() == ["https", "one", "two"])
        #expect(installed.schemes == ["one", "https"] && installed.unknown == ["three"])
        #expect(installed.presenters == ["Sheet"])
        #expect(notices.map(\.code.rawValue) == ["scheme.undeclared"])
        #expect(notices.first?.message.contains("“three”") == true)
        #expect(notices.first?.severity == .notice)
    }

    @Test func schemesBeyondTheLimitAreUnknown() {
        let (installed, notices) = SystemAvailability(
            declaredSchemes: ["one", "two", "three"], limit: 2
        )
        .installedSchemes(of: Self.catalog) { _ in true }
        #expect(installed.schemes == ["one", "two", "https"] && installed.unknown == ["three"])
        #expect(notices.map(\.code.rawValue) == ["schemes.over-limit"])
    }

    @Test func queriesOnlyTheGivenTypes() {
        let (installed, notices) = SystemAvailability(declaredSchemes: [])
            .installedSchemes(of: Self.catalog, types: ["maps"]) { _ in true }
        #expect(installed == InstalledSchemes() && notices.isEmpty)
    }
}
