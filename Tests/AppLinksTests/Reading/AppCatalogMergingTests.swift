import Testing

@testable import AppLinks

/// Merging of catalogs; clause 2.2.
struct AppCatalogMergingTests {
    private static func catalog(_ apps: LinkedApp..., parameters: [LinkParameter] = [])
        -> AppCatalog
    {
        AppCatalog([AppType(key: "t", name: "T", parameters: parameters, apps: apps)])
    }

    private static let linked = LinkedApp(
        key: "a", name: "Name", links: [.init("x", URLTemplate("a://old"))])
    private static let presenting = LinkedApp(
        key: "a", name: "Name", presenter: .init(name: "Sheet", actions: ["x"]))

    @Test func theNewerLinkReplacesTheOlderOne() throws {
        let newer = LinkedApp(key: "A", name: "a", links: [.init("X", URLTemplate("a://new"))])
        let merged = Self.catalog(Self.linked).merged(with: Self.catalog(newer))
        #expect(merged.types[0].apps.count == 1)
        #expect(merged.types[0].apps[0].links.map(\.template.text) == ["a://new"])
    }

    @Test func newerEntryDecidesBetweenLinksAndPresenter() {
        let links = Self.catalog(Self.presenting).merged(with: Self.catalog(Self.linked))
        #expect(links.types[0].apps[0].presenter == nil)
        #expect(links.types[0].apps[0].links.count == 1)
        let presents = Self.catalog(Self.linked).merged(with: Self.catalog(Self.presenting))
        #expect(presents.types[0].apps[0].presenter?.name == "Sheet")
        #expect(presents.types[0].apps[0].links.isEmpty)
        let silent = Self.catalog(Self.presenting).merged(
            with: Self.catalog(LinkedApp(key: "a", name: "a")))
        #expect(silent.types[0].apps[0].presenter?.name == "Sheet")
    }

    /// Readers use the key as the name of an unnamed entry.
    @Test func keyUsedAsNameDoesNotReplaceAName() {
        let newer = LinkedApp(key: "a", name: "a")
        let merged = Self.catalog(Self.linked).merged(with: Self.catalog(newer))
        #expect(merged.types[0].apps[0].name == "Name")
        let renamed = Self.catalog(Self.linked).merged(
            with: Self.catalog(LinkedApp(key: "a", name: "Other")))
        #expect(renamed.types[0].apps[0].name == "Other")
    }

    /// The second entry has no effect; it is kept so that checking reports it.
    @Test func firstOfTwoNewerEntriesCounts() {
        let newer = Self.catalog(
            LinkedApp(key: "a", name: "First"), LinkedApp(key: "A", name: "Second"))
        let merged = Self.catalog(Self.linked).merged(with: newer)
        #expect(merged.types[0].apps.map(\.name) == ["First", "Second"])
        #expect(merged.types[0].app("a")?.name == "First")
    }

    @Test func membersMissingInTheNewerEntryAreKept() {
        let older = LinkParameter(
            key: "p", name: "P", summary: "S", defaultValue: "d", role: .text)
        let catalog = Self.catalog(parameters: [older])
        let same = catalog.merged(with: Self.catalog(parameters: [.init(key: "p")]))
        #expect(same.types[0].parameters.count == 1)
        #expect(same.types[0].parameters[0].isIdentical(to: older))
        let other = catalog.merged(with: Self.catalog(parameters: [.init(key: "p", role: .url)]))
        #expect(other.types[0].parameters[0].role == .url)
        #expect(other.types[0].parameters[0].defaultValue == "d")
        // Parameters are compared byte by byte.
        let added = catalog.merged(with: Self.catalog(parameters: [.init(key: "P")]))
        #expect(added.types[0].parameters.map(\.key) == ["p", "P"])
    }
}
