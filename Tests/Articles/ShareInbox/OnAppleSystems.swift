import UIKit

private func folderOfTheGroup() {
    // snippet 1
}
