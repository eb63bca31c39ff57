import AppLinks
import AppLinksUIKit
import UIKit

@MainActor private func register(
    _ profileButton: UIButton, _ opener: LinkOpener, _ request: LinkRequest
) {
    // snippet 1
}
