import UIKit
import XExtensionItem
import XExtensionItemUIKit

extension UIViewController {
    fileprivate func sharePoster(_ page: URL) {
        // snippet 1
    }

    fileprivate func sharePosterItself(_ source: ItemSource) {
        // snippet 2
    }
}

private func drawPoster() async throws -> Data { Data() }

@MainActor private func report(_ failure: any Error) {}
