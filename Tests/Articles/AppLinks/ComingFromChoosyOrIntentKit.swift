import AppLinks
import Foundation

private func migrateFromChoosy(_ store: any DefaultAppsStore) throws {
    // snippet 1
}

private func migrateFromIntentKit(
    _ store: any DefaultAppsStore, _ catalog: AppCatalog, _ installed: InstalledSchemes
) throws {
    // snippet 2
}
