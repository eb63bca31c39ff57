#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import UIKit

    /// The view or the bar button that asks. On an iPad, a popover points to it; without an anchor,
    /// the system would end the app.
    public typealias PopoverAnchor = any UIPopoverPresentationControllerSourceItem

    /// The answer of a person, which a task awaits.
    ///
    /// The task always resumes: with the first answer, or with nil if the last object that could answer
    /// is gone, because UIKit tells nobody of a list or an alert that the app takes down itself.
    @MainActor final class Answer<Value: Sendable> {
        private var continuation: CheckedContinuation<Value?, Never>?

        private init(_ continuation: CheckedContinuation<Value?, Never>) {
            self.continuation = continuation
        }

        /// Asks, and waits for the answer.
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
        /// Presents a list or an alert from the topmost controller, because the others refuse.
        ///
        /// - Returns: whether it is presented. UIKit refuses during other transitions.
        func ask(_ question: UIViewController, anchor: PopoverAnchor) -> Bool {
            var top = self
            while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
            question.popoverPresentationController?.sourceItem = anchor
            top.present(question, animated: true)
            return question.presentingViewController != nil
        }

        /// Shows titles in an action sheet, and returns the place of the picked one; nil for Cancel.
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
                // Without it, a person on an iPhone could not leave, and a tap beside a popover would
                // call nothing.
                alert.addAction(
                    UIAlertAction(title: cancel, style: .cancel) { _ in answer.give(nil) })
                if !ask(alert, anchor: anchor) { answer.give(nil) }
            }
        }
    }
#endif
