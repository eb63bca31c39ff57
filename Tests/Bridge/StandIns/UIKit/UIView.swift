// Stand-in for UIKit's UIView.h, UIControl.h, UIGestureRecognizer.h, UIAction.h, UIMenuLeaf.h,
// UIBarButtonItem.h and UIAccessibilityCustomAction.h.
//
// Documented (UIControl.addAction(_:for:)): "UIActions are uniqued based on their identifier, and
// subsequent actions with the same identifier replace previously added actions." Documented
// (UIGestureRecognizer): the delegate is weak, and asked when the recognizer leaves the state
// “possible”; once it is recognized, `cancelsTouchesInView` takes the touches from the view.
//
// Signatures: xybp888/iOS-SDKs, iPhoneOS18.3.sdk, and phracker/MacOSX-SDKs, MacOSX12.0.sdk/System/
// iOSSupport, UIKit.framework/Headers; developer.apple.com.
public import Foundation

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
    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    private weak var owner: UIViewController?
    open override var next: UIResponder? { owner ?? superview }

    public init(frame: CGRect = .zero) {
        super.init()
        self.frame = frame
    }

    init(owner: UIViewController) {
        super.init()
        self.owner = owner
    }

    open func addSubview(_ view: UIView) {
        view.superview = self
        subviews.append(view)
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
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
    public init(arrangedSubviews views: [UIView]) {
        super.init(frame: .zero)
        views.forEach(addSubview)
    }
}

// MARK: Controls

@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    private var actions: [(action: UIAction, events: Event)] = []

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier }
        actions.append((action, controlEvents))
    }

    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
    ) { actions.removeAll { $0.action.identifier == actionIdentifier } }

    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
            action.performWithSender(self, target: nil)
        }
    }

    /// A short or a long touch; called by tests.
    public func touch(isLong: Bool) {
        let long = gestureRecognizers?.first { $0 is UILongPressGestureRecognizer }
        if isLong, let long, long.delegate?.gestureRecognizerShouldBegin(long) != false { return }
        sendActions(for: .primaryActionTriggered)
    }
}

@MainActor open class UIButton: UIControl {
    public init(primaryAction: UIAction?) {
        super.init(frame: .zero)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
}

public struct Selector: Hashable, Sendable {}

@MainActor open class UIGestureRecognizer: NSObject {
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    public init(target: Any?, action: Selector?) {}
}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /* optional */ func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

// MARK: Actions

@MainActor open class UIAction: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open var title: String
    open var image: UIImage?
    open private(set) var identifier: Identifier
    private let handler: @MainActor (UIAction) -> Void

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
    }

    @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
    open func performWithSender(_ sender: Any?, target: Any?) { handler(self) }
}

@MainActor open class UIBarButtonItem: NSObject {
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
    }

    open private(set) var primaryAction: UIAction?
    public override init() {}
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.primaryAction = primaryAction
    }
}

// MARK: Accessibility

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let selected = UIAccessibilityTraits(rawValue: 4)
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool
    open var name: String
    open var actionHandler: ActionHandler?

    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    public init(name: String, actionHandler: ActionHandler?) {
        self.name = name
        self.actionHandler = actionHandler
    }
}
