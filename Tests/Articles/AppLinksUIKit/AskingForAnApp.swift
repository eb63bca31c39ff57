import AppLinks
import AppLinksUIKit
import Foundation
import UIKit

@MainActor private func register(_ profileButton: UIButton, _ opener: LinkOpener) {
    // snippet 1
}

@MainActor private func showSettings(_ opener: LinkOpener, _ navigation: UINavigationController) {
    // snippet 2
}

@MainActor private func showApps(
    _ opener: LinkOpener, _ navigation: UINavigationController, _ photo: Data
) {
    // snippet 3
}

private func send(_ photo: Data, to app: LinkedApp) async throws {}
private func copy(_ photo: Data) {}

@MainActor private func useActionSheets(_ opener: LinkOpener) {
    // snippet 4
}
