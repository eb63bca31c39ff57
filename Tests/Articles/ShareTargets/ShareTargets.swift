import Foundation
import ShareTargets
import XExtensionItem

private func predict(_ infoPlist: Data, _ pageURL: URL, _ excerpt: String, _ png: Data) throws {
    // snippet 1
    // snippet 2
}
