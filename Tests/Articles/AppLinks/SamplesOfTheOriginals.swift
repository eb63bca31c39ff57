import AppLinks
import AppLinksCatalog
import AppLinksUpdates
import Foundation
import UIKit
import WireFormat

private func choosy(
    _ catalog: AppCatalog, _ installed: InstalledSchemes, _ store: DefaultAppsFile
) throws {
    // snippet 1
}

private func register(_ caches: URL, _ server: URL) async {
    // snippet 2
}

private func pick(
    _ row: Chooser.Row, isDefault: Bool, _ chooser: Chooser, _ catalog: AppCatalog,
    _ store: DefaultAppsFile
) throws {
    // snippet 3
}

private func show(_ sheet: LinkedApp.Presenter, _ values: [String: String]) {}
private func show(_ chooser: Chooser) {}
private func open(_ url: URL) {}

private func mail(_ catalog: AppCatalog, _ installed: InstalledSchemes) throws {
    // snippet 4
}

private func maps() {
    // snippet 5
}

private func browse(_ catalog: AppCatalog, _ installed: InstalledSchemes) throws {
    // snippet 6
}

private func settings(
    _ catalog: AppCatalog, _ installed: InstalledSchemes, _ store: DefaultAppsFile
) throws {
    // snippet 7
}

@MainActor private func query(_ catalog: AppCatalog) {
    // snippet 8
}

private func photos(
    _ updater: CatalogUpdater, _ list: URL, _ installed: InstalledSchemes, _ ownIdentifier: String
) async throws {
    // snippet 9
}
