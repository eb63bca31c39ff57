import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// The list of schemes that an app may query.
struct QueriesSchemesTests {
    private static func app(_ key: String, _ schemes: String...) -> LinkedApp {
        LinkedApp(
            key: key, name: AppName(key),
            links: schemes.map { .init($0, URLTemplate($0 + "://")) })
    }

    private static let catalog = AppCatalog([
        AppType(
            key: "a", name: "A",
            apps: [app("a1", "a1", "a1-more"), app("a2", "http", "mailto", "A2"), app("a3", "a3")]),
        AppType(key: "b", name: "B", apps: [app("b1", "b1"), app("b2", "a1", "b2")]),
        AppType(key: "c", name: "C"),
    ])

    private func schemes(_ entries: [QueriesSchemes.Entry]) -> [String] { entries.map(\.scheme) }

    @Test func firstAppOfEachTypeComesFirstAndFurtherSchemesLast() {
        let schemes = QueriesSchemes(Self.catalog)
        #expect(self.schemes(schemes.listed) == ["a1", "b1", "a2", "a3", "a1-more", "b2"])
        #expect(schemes.omitted.isEmpty && schemes.findings.isEmpty)
        #expect(schemes.listed[0].apps == ["a1", "b2"])
    }

    @Test func systemSchemesNeedNoEntry() {
        #expect(QueriesSchemes(Self.catalog).systemSchemes == ["http", "mailto"])
        let names = [
            "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio",
            "maps", "itms-apps", "itms-appss", "message",
        ]
        let apps = names.map { Self.app("app-\($0)", $0) }
        let schemes = QueriesSchemes(AppCatalog([AppType(key: "t", name: "T", apps: apps)]))
        #expect(schemes.listed.isEmpty && schemes.systemSchemes == names)
    }

    @Test func limitIsAParameterAndOmittedSchemesAreListed() {
        let schemes = QueriesSchemes(Self.catalog, limit: 4)
        #expect(self.schemes(schemes.listed) == ["a1", "b1", "a2", "a3"])
        #expect(self.schemes(schemes.omitted) == ["a1-more", "b2"])
        for limit in [0, -1] {
            let none = QueriesSchemes(Self.catalog, limit: limit)
            #expect(none.listed.isEmpty && none.omitted.count == 6)
        }
    }

    @Test func keptSchemesComeFirst() {
        let schemes = QueriesSchemes(Self.catalog, limit: 2, keeping: ["B2:", "mine"])
        #expect(self.schemes(schemes.listed) == ["b2", "mine"])
        #expect(schemes.listed.map(\.apps) == [["b2"], []])
    }

    @Test func typesCanBeChosen() {
        let schemes = QueriesSchemes(Self.catalog, types: ["B"])
        #expect(self.schemes(schemes.listed) == ["b1", "a1", "b2"])
        #expect(QueriesSchemes(Self.catalog, types: []).listed.isEmpty)
    }

    @Test func bothLimitsAreReported() {
        func many(_ count: Int) -> [String] {
            let apps = (0..<count).map { Self.app("x\($0)", "x\($0)") }
            let schemes = QueriesSchemes(AppCatalog([AppType(key: "x", name: "X", apps: apps)]))
            #expect(schemes.listed.count == min(count, 25))
            return schemes.findings.map(\.message)
        }
        #expect(many(25).isEmpty)
        #expect(
            many(26) == [
                "expected at most 25 schemes in apps built with the SDK of iOS 27 or later, found 26; "
                    + "the system ignores the rest"
            ])
        #expect(many(50).count == 1)
        #expect(
            many(51).last
                == "expected at most 50 schemes in apps built with the SDKs of iOS 15 to 26, found 51; "
                + "the system ignores the rest"
        )
        #expect(QueriesSchemes.iOS15Limit == 50 && QueriesSchemes.iOS27Limit == 25)
    }

    @Test func thePropertyListIsAnArrayOfStrings() throws {
        let document = try WireDocument(QueriesSchemes(Self.catalog, limit: 2).propertyList)
        #expect(document.encoding == .xml)
        #expect(document.value(at: .root) == ["a1", "b1"])
    }
}
