import Foundation
import ShareTargets
import XExtensionItem

private func predict(_ infoPlist: Data, _ item: ExtensionItem) throws {
    // snippet 1
}
