// Stand-in for UIKit's UIViewController.h, UIPopoverPresentationController.h and UIDragItem.h.
//
// Documented (UIActivityViewController): on an iPad it must be presented in a popover. Seen: without an
// anchor, presenting it raises an exception. `popoverPresentationController` is nil "if the modal
// presentation style is a different value"; a test chooses the device.
//
// Signatures: phracker/MacOSX-SDKs, MacOSX12.0.sdk/System/iOSSupport, UIKit.framework/Headers;
// developer.apple.com.
public import AppleFoundation
public import Foundation

@MainActor open class UIResponder: NSObject {
    nonisolated public override init() { super.init() }
}

/// The device of the tests.
public enum Device {
    /// Chosen by tests.
    @TaskLocal public static var isPad = true
}

@MainActor open class UIViewController: UIResponder {
    open private(set) var presentedViewController: UIViewController?
    open private(set) lazy var view: UIView! = UIView()
    /// Set by the stand-in of the host.
    public var context: NSExtensionContext?
    open var extensionContext: NSExtensionContext? { context }

    open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        Device.isPad ? UIPopoverPresentationController() : nil

    open func viewDidLoad() {}

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        if Device.isPad, viewControllerToPresent is UIActivityViewController {
            precondition(
                viewControllerToPresent.popoverPresentationController?.sourceItem != nil,
                "a popover must have an anchor")
        }
        presentedViewController = viewControllerToPresent
        completion?()
    }
}

@MainActor open class UIView: UIResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    open var frame = CGRect.zero
    open var bounds: CGRect { frame }
    open var autoresizingMask: AutoresizingMask = []
    open func addSubview(_ view: UIView) {}
}

@MainActor open class UITextView: UIView {
    open var text: String! = ""
    open var isEditable = true
}

@MainActor open class UIStackView: UIView {
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    open var axis = Axis.horizontal
    public init(arrangedSubviews views: [UIView]) {}
}

@MainActor open class UIAction: NSObject {
    public init(title: String, handler: @escaping @MainActor (UIAction) -> Void) {}
}

@MainActor open class UIButton: UIView {
    public init(primaryAction: UIAction?) {}
}

@MainActor open class UIBarButtonItem: NSObject {}

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
