// Stand-in for UIKit's UIAlertController.h.
//
// Seen: an action sheet without an anchor on an iPad raises an exception ("You must provide
// location information for this popover through the alert controller's
// popoverPresentationController"), and that property is nil on an iPhone. Seen: a second action of
// the style `cancel` raises an exception. An iPad does not show the cancel action, and calls its
// handler for a tap outside the popover. A person cannot dismiss an alert without actions. The
// handler of an action is called after the dismissal.
//
// Signatures: phracker/MacOSX-SDKs, MacOSX12.0.sdk/System/iOSSupport, UIKit.framework/Headers;
// developer.apple.com (UIAlertController, “Getting the user’s attention with alerts and action
// sheets”). No action has a public image.
public import Foundation

@MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style: Style
    let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    open private(set) var actions: [UIAlertAction] = []
    open private(set) var preferredStyle: Style
    open var message: String?

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    public required init?(coder: NSCoder) { nil }

    override var isPopover: Bool { Device.isPad && preferredStyle == .actionSheet }

    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "an alert can have only one cancel action")
        actions.append(action)
    }

    /// The titles that a person sees; read by tests.
    public var shownTitles: [String] {
        actions.filter { !isPopover || $0.style != .cancel }.compactMap(\.title)
    }

    /// A person taps an action; called by tests.
    public func tap(_ title: String) {
        guard shownTitles.contains(title) else { return }
        let action = actions.first { $0.title == title }
        dismiss(animated: true) { if let action { action.handler?(action) } }
    }

    /// A person taps outside the alert, which dismisses only popovers and alerts with a cancel
    /// action; called by tests.
    public func tapOutside() {
        let cancel = actions.first { $0.style == .cancel }
        guard isPopover || cancel != nil else { return }
        dismiss(animated: true) { if let cancel { cancel.handler?(cancel) } }
    }
}
