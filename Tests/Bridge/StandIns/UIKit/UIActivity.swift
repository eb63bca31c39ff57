// Stand-in for UIKit's UIActivity.h, UIActivityViewController.h and UIActivityItemProvider.h.
//
// Declared: UIActivityItemProvider.h of SDK 18, whose classes and protocols are not isolated to an
// actor; phracker/MacOSX-SDKs, MacOSX12.0.sdk/System/iOSSupport, UIKit.framework/Headers;
// DougGregor/swift-concurrency-objc, iOS/UIKit. Optional requirements are required here, so that a
// misspelled method does not compile.
//
// Documented there: `item` is called on a secondary thread, and must not be nil; `activityType` is
// nil except while it is called; the type is requested without an activity first, then with the chosen
// one.
@_exported public import AppleFoundation
@_exported public import Foundation

@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class UIActivity: NSObject {
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension UIActivity.ActivityType {
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    public static let print = Self("com.apple.UIKit.activity.Print")
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (
        UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

    /// Read by the stand-in of the share sheet.
    public let activityItems: [Any]

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    override var isPopover: Bool { Device.isPad }

    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var completionWithItemsHandler: CompletionWithItemsHandler?
}

@available(watchOS, unavailable)
public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /* optional */ func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /* optional */ func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /* optional */ func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    private let placeholder: Any
    private let lock = NSLock()
    private var chosen: UIActivity.ActivityType?
    private var made: Any?

    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    open var placeholderItem: Any? { placeholder }
    open var activityType: UIActivity.ActivityType? { lock.withLock { chosen } }
    open var item: Any { placeholder }

    open override func main() {
        if isCancelled { return }
        lock.withLock { chosen = choice }
        let item = item
        lock.withLock { (made, chosen) = (item, nil) }
    }

    /// Set by the stand-in of the share sheet before it starts the operation.
    public var choice: UIActivity.ActivityType?

    open func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any { placeholder }

    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { lock.withLock { made } }

    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
