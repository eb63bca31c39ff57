import UIKit

/// An activity item that logs each call of a share sheet, in order and with its thread.
///
/// Share it from an app, pick an activity, and read ``report`` after the sheet is dismissed.
final class SheetProbe: NSObject, UIActivityItemSource, @unchecked Sendable {
    private let lock = NSLock()
    // Protected by the lock.
    private var lines: [String] = []

    /// The calls so far, one per line.
    var report: String { lock.withLock { lines }.joined(separator: "\n") }

    private func log(_ question: String, _ activity: UIActivity.ActivityType? = nil) {
        let thread = Thread.isMainThread ? "main thread" : "another thread"
        let line = "\(question) for \(activity?.rawValue ?? "no activity") on \(thread)"
        lock.withLock { lines.append(line) }
    }

    func activityViewControllerPlaceholderItem(_: UIActivityViewController) -> Any {
        log("placeholder")
        return "A probe"
    }

    func activityViewController(
        _: UIActivityViewController, itemForActivityType activity: UIActivity.ActivityType?
    ) -> Any? {
        log("item", activity)
        return "A probe"
    }

    func activityViewController(
        _: UIActivityViewController, subjectForActivityType activity: UIActivity.ActivityType?
    ) -> String {
        log("subject", activity)
        return "A probe"
    }

    func activityViewController(
        _: UIActivityViewController,
        dataTypeIdentifierForActivityType activity: UIActivity.ActivityType?
    ) -> String {
        log("type", activity)
        return "public.plain-text"
    }

    func activityViewController(
        _: UIActivityViewController,
        thumbnailImageForActivityType activity: UIActivity.ActivityType?, suggestedSize: CGSize
    ) -> UIImage? {
        log("thumbnail of \(suggestedSize.width) x \(suggestedSize.height)", activity)
        return nil
    }
}
