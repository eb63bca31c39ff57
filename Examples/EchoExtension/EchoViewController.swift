import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

/// A share extension that prints everything that arrives, and returns nothing.
final class EchoViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Task { await finish() }
    }

    /// Prints the input, and ends the request.
    func finish() async {
        guard let context = extensionContext else { return }
        for (number, input) in context.inputItems.enumerated() {
            guard let input = input as? NSExtensionItem else { continue }
            print("extension item \(number)")
            for line in await Self.lines(of: ReceivedItem(input, styling: .uiKit)) {
                print("  \(line)")
            }
        }
        context.completeRequest(returningItems: nil, completionHandler: nil)
    }

    /// Returns what arrived in lines: the offers, the item, its losses, and the payload beside it.
    static func lines(of received: ReceivedItem) async -> [String] {
        var lines = received.attachments.enumerated().map { number, attachment in
            let types = attachment.typeIdentifiers.map(\.rawValue).joined(separator: ", ")
            return "offer \(number): \(types), named \(attachment.suggestedName ?? "nothing")"
        }
        do {
            let (item, losses) = try await received.extensionItem()
            lines.append("item: \(item)")
            lines += item.attachments.enumerated().map { "attachment \($0): \($1)" }
            lines += losses.map { "loss: \($0)" }
            if let payload = try await received.payload() { lines.append("payload: \(payload)") }
        } catch {
            lines.append("error: \(error)")
        }
        return lines
    }
}
