import AppLinks
import Foundation
import UIKit

private enum Asking {
    // snippet 1
}

private func pick(
    _ row: Chooser.Row, isAlways: Bool, _ chooser: Chooser, _ catalog: AppCatalog,
    _ store: DefaultAppsFile
) throws {
    // snippet 2
}
