import AppLinks
import Foundation

private func migrateFromChoosy(_ store: DefaultAppsFile) throws {
    // snippet 1
}

private func migrateFromIntentKit(
    _ store: DefaultAppsFile, _ catalog: AppCatalog, _ installed: InstalledSchemes
) throws {
    // snippet 2
}
