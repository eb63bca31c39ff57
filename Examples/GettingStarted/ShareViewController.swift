import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

final class ShareViewController: UIViewController {
    private(set) var items: [ExtensionItem] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            await receive()
            extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
        }
    }

    func receive() async {
        for case let input as NSExtensionItem in extensionContext?.inputItems ?? [] {
            do {
                let (item, losses) = try await ReceivedItem(input, styling: .uiKit).extensionItem()
                items.append(item)
                print(item.title ?? "no title", item.tags, item.url?.absoluteString ?? "no link")
                for loss in losses { print("not received: \(loss)") }
            } catch {
                print("not received: \(error)")
            }
        }
    }
}
