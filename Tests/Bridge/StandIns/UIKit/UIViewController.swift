// Stand-in for UIKit's UIViewController.h, UIPopoverPresentationController.h,
// UINavigationController.h, UITraitCollection.h, UIDevice.h and UIDragItem.h.
//
// Documented (UIModalPresentationStyle.popover): a popover on a wide screen, otherwise a form
// sheet; a tap outside dismisses it. `popoverPresentationController` is nil "if the modal
// presentation style is a different value"; a test chooses the device. Documented
// (UIActivityViewController): on an iPad it must be presented in a popover. Seen: without an anchor,
// presenting it raises an exception.
//
// Documented (present(_:animated:completion:), dismiss(animated:completion:)): the completion of a
// dismissal comes after `viewDidDisappear` of the presented controller. A call on a controller that
// presents nothing is forwarded to the one that presents it. Seen: a controller that already
// presents another one, even one that is being dismissed, presents nothing else ("Attempt to
// present … which is already presenting"), and does not call the completion.
//
// Signatures: xybp888/iOS-SDKs, iPhoneOS18.3.sdk, and phracker/MacOSX-SDKs, MacOSX12.0.sdk/System/
// iOSSupport, UIKit.framework/Headers; DougGregor/swift-concurrency-objc, iOS/UIKit;
// developer.apple.com.
public import AppleFoundation
public import Foundation

@MainActor open class UIResponder: NSObject {
    nonisolated public override init() { super.init() }
    open var next: UIResponder? { nil }
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
}

/// The device of the tests.
public enum Device {
    /// Chosen by tests.
    @TaskLocal public static var isPad = true
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
}

@MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()
    open var userInterfaceIdiom: UIUserInterfaceIdiom { Device.isPad ? .pad : .phone }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
    open var displayScale: CGFloat { 2 }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { Device.isPad ? .pad : .phone }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case formSheet = 2
    @available(tvOS, unavailable)
    case popover = 7
}

@MainActor open class UIViewController: UIResponder {
    open private(set) var presentedViewController: UIViewController?
    private weak var presenter: UIViewController?
    open var presentingViewController: UIViewController? {
        presenter ?? parent?.presentingViewController
    }
    open private(set) weak var parent: UIViewController?
    open private(set) var isBeingDismissed = false
    open private(set) lazy var view: UIView! = UIView(owner: self)
    open var title: String?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open private(set) lazy var navigationItem = UINavigationItem()
    open var navigationController: UINavigationController? { parent as? UINavigationController }
    private var isLoaded = false
    /// Set by the stand-in of the host.
    public var context: NSExtensionContext?
    open var extensionContext: NSExtensionContext? { context }
    /// How often the controller refused to present another; read by tests.
    public private(set) var refusalCount = 0

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    nonisolated public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    @available(tvOS, unavailable)
    open var popoverPresentationController: UIPopoverPresentationController? {
        isPopover ? popover : nil
    }
    @available(tvOS, unavailable)
    private lazy var popover = UIPopoverPresentationController()
    var isPopover: Bool { modalPresentationStyle.rawValue == 7 }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    func adopt(_ child: UIViewController) { child.parent = self }
    func abandon(_ child: UIViewController) { child.parent = nil }

    /// Shows the controller and its children.
    public func appear() {
        if !isLoaded {
            isLoaded = true
            viewDidLoad()
        }
        viewWillAppear(false)
    }

    /// Hides the controller and its children.
    public func disappear() { viewDidDisappear(false) }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil, viewControllerToPresent.presenter == nil else {
            refusalCount += 1
            return
        }
        if Device.isPad, viewControllerToPresent.isPopover {
            precondition(
                viewControllerToPresent.popover.sourceItem != nil, "a popover must have an anchor")
        }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presenter = self
        viewControllerToPresent.appear()
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        // Seen: a second call does nothing, and does not call its completion.
        guard !presented.isBeingDismissed else { return }
        presented.isBeingDismissed = true
        let end = {
            presented.disappear()
            presented.isBeingDismissed = false
            presented.presenter = nil
            self.presentedViewController = nil
            completion?()
        }
        guard flag else { return end() }
        Task { end() }
    }

    /// Shows a controller: on the navigation controller, or else modally.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
}

@MainActor open class UINavigationItem: NSObject {
    open var leftBarButtonItem: UIBarButtonItem?
}

@MainActor open class UINavigationController: UIViewController {
    open private(set) var viewControllers: [UIViewController] = []
    open var topViewController: UIViewController? { viewControllers.last }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        adopt(rootViewController)
    }
    public required init?(coder: NSCoder) { nil }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        topViewController?.disappear()
        viewControllers.append(viewController)
        adopt(viewController)
        viewController.appear()
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let last = viewControllers.popLast() else { return nil }
        last.disappear()
        abandon(last)
        topViewController?.appear()
        return last
    }

    public override func appear() {
        super.appear()
        topViewController?.appear()
    }

    public override func disappear() {
        super.disappear()
        topViewController?.disappear()
    }
}

@available(iOS 16.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIPopoverPresentationController: NSObject {
    @available(iOS 16.0, visionOS 1.0, *)
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIDragItem: NSObject {
    open private(set) var itemProvider: NSItemProvider
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
