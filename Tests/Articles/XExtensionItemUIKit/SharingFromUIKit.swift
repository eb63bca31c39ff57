import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

extension UIViewController {
    fileprivate func sharePoster(_ page: URL, _ button: UIBarButtonItem) {
        // snippet 1
    }

    fileprivate func sharePosterItself(_ source: ItemSource, _ button: UIBarButtonItem) {
        // snippet 2
    }
}

private func shareObjects(
    _ photo: UIImage, _ smallPhoto: UIImage, _ movie: NSItemProvider, _ text: NSAttributedString
) {
    // snippet 3
}

@Sendable private func drawThumbnail(_ size: CGSize) -> UIImage? { nil }

private func drawPoster() async throws -> Data { Data() }

@MainActor private func report(_ failure: any Error) {}
