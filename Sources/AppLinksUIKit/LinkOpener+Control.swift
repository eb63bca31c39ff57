#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import AppLinks
    public import UIKit

    extension LinkOpener {
        /// Opens a request when the person uses a control: a tap opens the default app or asks, and
        /// a long press always asks.
        ///
        /// VoiceOver offers the long press as an action. If the control is registered again, for
        /// example in a reused cell, the new request replaces the old one. The control retains the
        /// opener.
        ///
        /// - Parameters:
        ///   - control: a control. When the person taps it, it must be in the view of a controller
        ///     that is on the screen.
        ///   - request: the request.
        public func register(_ control: UIControl, for request: LinkRequest) {
            unregister(control)
            control.addAction(
                UIAction(identifier: Self.tap) { [weak control] _ in
                    self.handle(control) { try await self.open(request, from: $0, anchor: $1) }
                }, for: .primaryActionTriggered)
            let askAndOpen = { @MainActor [weak control] in
                self.handle(control) { try await self.askAndOpen(request, from: $0, anchor: $1) }
            }
            control.addGestureRecognizer(LongPress(askAndOpen))
            let action = OtherApp(name: texts.otherApp) { _ in
                askAndOpen()
                return true
            }
            let others = control.accessibilityCustomActions ?? []
            control.accessibilityCustomActions = others + [action]
        }

        /// Removes the actions that ``register(_:for:)`` added.
        public func unregister(_ control: UIControl) {
            control.removeAction(identifiedBy: Self.tap, for: .primaryActionTriggered)
            for recognizer in control.gestureRecognizers ?? [] where recognizer is LongPress {
                control.removeGestureRecognizer(recognizer)
            }
            control.accessibilityCustomActions?.removeAll { $0 is OtherApp }
        }

        private static let tap = UIAction.Identifier("org.xextensionitem.open-link")

        private func handle(
            _ control: UIControl?,
            _ open: @escaping @MainActor (UIViewController, PopoverAnchor) async throws -> Bool
        ) {
            guard let control, let controller = control.controller else { return }
            start { _ = try await open(controller, control) }
        }
    }

    extension UIResponder {
        fileprivate var controller: UIViewController? {
            self as? UIViewController ?? next?.controller
        }
    }

    /// The VoiceOver action for the long press.
    private final class OtherApp: UIAccessibilityCustomAction {}

    /// A long press that calls a closure when it begins.
    ///
    /// The recognizer is its own delegate and calls the closure itself, so it needs no target or
    /// selector. During the long press, UIKit sends no touches to the control, so the long press
    /// does not count as a tap too.
    private final class LongPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
        private let begin: @MainActor () -> Void

        init(_ begin: @escaping @MainActor () -> Void) {
            self.begin = begin
            super.init(target: nil, action: nil)
            delegate = self
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            begin()
            return true
        }
    }
#endif
