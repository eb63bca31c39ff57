// What UIKit does with activity items, by its documentation and headers.
import Foundation
public import UIKit

/// One run of a share sheet over the items of a controller, with a log of its questions.
@MainActor public final class ShareSheet {
    /// What an activity gets of one activity item.
    public struct Received {
        public var placeholder: Any
        public var item: Any?
        public var subject: String
        public var dataTypeIdentifier: String
        public var thumbnail: UIImage?
    }

    public private(set) var log: [String] = []
    private let controller: UIActivityViewController

    public init(_ controller: UIActivityViewController) {
        self.controller = controller
    }

    /// Presents the sheet, and chooses an activity.
    ///
    /// - Parameter started: called when an item provider runs in the background.
    public func choose(
        _ type: UIActivity.ActivityType,
        started: (@Sendable (UIActivityItemProvider) -> Void)? = nil
    ) async -> [Received] {
        guard controller.excludedActivityTypes?.contains(type) != true else {
            log.append("excluded")
            return []
        }
        var received: [Received] = []
        for item in controller.activityItems {
            guard let source = item as? any UIActivityItemSource else { continue }
            received.append(await ask(source, type, started))
        }
        return received
    }

    private func ask(
        _ source: any UIActivityItemSource, _ type: UIActivity.ActivityType,
        _ started: (@Sendable (UIActivityItemProvider) -> Void)?
    ) async -> Received {
        // When the sheet appears: the class of the placeholder, and a type for data.
        log += ["placeholder", "type of the placeholder"]
        let placeholder = source.activityViewControllerPlaceholderItem(controller)
        _ = source.activityViewController(controller, dataTypeIdentifierForActivityType: nil)
        // When somebody has chosen.
        if let provider = source as? UIActivityItemProvider {
            log.append("operation")
            provider.choose(type)
            await run(provider, started)
        }
        log += ["item", "type", "subject", "thumbnail"]
        return Received(
            placeholder: placeholder,
            item: source.activityViewController(controller, itemForActivityType: type),
            subject: source.activityViewController(controller, subjectForActivityType: type),
            dataTypeIdentifier: source.activityViewController(
                controller, dataTypeIdentifierForActivityType: type),
            thumbnail: source.activityViewController(
                controller, thumbnailImageForActivityType: type,
                suggestedSize: CGSize(width: 60, height: 60)))
    }

    /// Runs an item provider on a secondary thread.
    private func run(
        _ provider: UIActivityItemProvider,
        _ started: (@Sendable (UIActivityItemProvider) -> Void)?
    ) async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            provider.completionBlock = { done.resume() }
            // Not an operation queue: Linux's Dispatch replaces a blocked worker once a second.
            Thread { provider.start() }.start()
            started?(provider)
        }
    }
}
