import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

/// A share extension that shows a report of everything it receives, for a bug report.
final class EchoViewController: UIViewController {
    private let textView = UITextView()
    private(set) var report = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(
            primaryAction: UIAction(title: "Copy and close") { [weak self] _ in self?.finish() })
        let stack = UIStackView(arrangedSubviews: [button, textView])
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.isEditable = false
        view.addSubview(stack)
        Task { await show() }
    }

    /// Creates the report and shows it.
    func show() async {
        var lines = ["# Echo", "## What arrived"]
        for (number, input) in (extensionContext?.inputItems ?? []).enumerated() {
            guard let input = input as? NSExtensionItem else { continue }
            lines.append("extension item \(number)")
            lines += await EchoReport(input).lines().map { "  \($0)" }
        }
        lines.append("## What this system does")
        lines += await SystemReport.lines()
        report = lines.joined(separator: "\n")
        textView.text = report
    }

    /// Copies the report and completes the request.
    func finish() {
        UIPasteboard.general.string = report
        extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
    }
}

/// The content of one extension item: its objects, its offered types, the item that the library creates,
/// the losses, and the payload.
@MainActor struct EchoReport {
    private let input: NSExtensionItem
    private let received: ReceivedItem

    init(_ input: NSExtensionItem) {
        self.input = input
        received = ReceivedItem(input, styling: .uiKit)
    }

    func lines() async -> [String] {
        var lines = SystemReport.userInfo(of: input)
        let attachments = received.attachments
        for (number, attachment) in attachments.enumerated() {
            let types = attachment.typeIdentifiers.map(\.rawValue).joined(separator: ", ")
            lines.append(
                "offer \(number): \(types), named \(attachment.suggestedName ?? "nothing")")
            lines.append("offer \(number): \(await Self.preview(of: attachment))")
        }
        lines.append("memory before loading: \(SystemReport.memory)")
        do {
            let (item, losses) = try await received.extensionItem()
            lines.append("item: \(item)")
            lines += item.attachments.enumerated().map { "attachment \($0): \($1)" }
            lines += (item.contentText?.runs ?? []).map { "run: \($0)" }
            lines += losses.map { "loss: \($0)" }
            if let payload = try await received.payload() { lines.append("payload: \(payload)") }
        } catch {
            lines.append("error: \(error)")
        }
        lines.append("memory after loading: \(SystemReport.memory)")
        // Previews follow the measurement, because they also use memory.
        for (number, attachment) in attachments.enumerated() {
            let types = attachment.typeIdentifiers
            lines += await SystemReport.loads(input.attachments?[number], types)
                .map { "offer \(number): \($0)" }
        }
        return lines
    }

    private static func preview(of attachment: ReceivedAttachment) async -> String {
        let preview = try? await attachment.loadPreview()
        return preview.map { "preview \($0)" } ?? "no preview"
    }
}
