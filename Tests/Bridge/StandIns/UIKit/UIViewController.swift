// Stand-in for UIKit's UIViewController.h and UIDragItem.h.
//
// Signatures: phracker/MacOSX-SDKs, MacOSX12.0.sdk/System/iOSSupport, UIKit.framework/Headers;
// developer.apple.com.
public import AppleFoundation
public import Foundation

@MainActor open class UIResponder: NSObject {
    nonisolated public override init() { super.init() }
}

@MainActor open class UIViewController: UIResponder {
    open private(set) var presentedViewController: UIViewController?
    /// Set by the stand-in of the host.
    public var context: NSExtensionContext?
    open var extensionContext: NSExtensionContext? { context }

    open func viewDidLoad() {}

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        completion?()
    }
}

@MainActor open class UIDragItem: NSObject {
    open private(set) var itemProvider: NSItemProvider
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
