#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import UIKit

    /// The view or the bar button to which a popover on an iPad points. Without an anchor, UIKit
    /// throws an exception that terminates the app.
    public typealias PopoverAnchor = any UIPopoverPresentationControllerSourceItem

    /// The person's answer, which a task awaits.
    ///
    /// The task always resumes: with the first answer, or with nil when this object is released
    /// unanswered. The second case is needed because UIKit sends no callback if the app itself
    /// dismisses a list or an alert.
    @MainActor final class Answer<Value: Sendable> {
        private var continuation: CheckedContinuation<Value?, Never>?

        private init(_ continuation: CheckedContinuation<Value?, Never>) {
            self.continuation = continuation
        }

        static func wait(_ ask: (Answer) -> Void) async -> Value? {
            await withCheckedContinuation { ask(Answer($0)) }
        }

        func give(_ value: Value?) {
            continuation?.resume(returning: value)
            continuation = nil
        }

        deinit { continuation?.resume(returning: nil) }
    }

    extension UIViewController {
        /// Presents a list or an alert from the topmost controller, because UIKit allows no other
        /// controller to present it.
        ///
        /// - Returns: whether the list or alert is presented. UIKit refuses to present it during
        ///   another transition.
        func ask(_ question: UIViewController, anchor: PopoverAnchor) -> Bool {
            var top = self
            while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
            question.popoverPresentationController?.sourceItem = anchor
            top.present(question, animated: true)
            return question.presentingViewController != nil
        }

        /// Shows titles in an action sheet, and returns the index of the picked title; nil for
        /// Cancel.
        func pick(
            from titles: [String], title: String, message: String? = nil, cancel: String,
            anchor: PopoverAnchor
        ) async -> Int? {
            await Answer<Int>.wait { answer in
                let alert = UIAlertController(
                    title: title, message: message, preferredStyle: .actionSheet)
                for (place, title) in titles.enumerated() {
                    alert.addAction(
                        UIAlertAction(title: title, style: .default) { _ in answer.give(place) })
                }
                // Without a Cancel action, an action sheet on an iPhone could not be closed, and a
                // tap outside of a popover would not call any handler.
                alert.addAction(
                    UIAlertAction(title: cancel, style: .cancel) { _ in answer.give(nil) })
                if !ask(alert, anchor: anchor) { answer.give(nil) }
            }
        }
    }
#endif
