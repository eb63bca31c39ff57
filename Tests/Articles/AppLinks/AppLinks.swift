import AppLinks
import Foundation
import UIKit

@MainActor private func openMaps(
    _ file: URL, _ installed: InstalledSchemes, _ store: DefaultAppsFile
) async throws {
    // snippet 1
}

private func show(
    _ presenter: LinkedApp.Presenter, _ action: String, _ parameters: [String: String]
) {}

private func show(_ chooser: Chooser) {}
