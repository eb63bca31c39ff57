// Stand-in for UIKit's UIPasteboard.h.
//
// Signatures: phracker/MacOSX-SDKs, MacOSX12.0.sdk/System/iOSSupport, UIKit.framework/Headers;
// developer.apple.com.
public import AppleFoundation
public import Foundation

@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class UIPasteboard: NSObject, @unchecked Sendable {
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Since iOS 16, reading the content asks the person first, unless the app itself wrote it.
    public static let general = UIPasteboard()

    open var string: String?
    open var itemProviders: [NSItemProvider] = []
    open var items: [[String: Any]] = []
    /// Read by tests.
    public private(set) var options: [OptionsKey: Any] = [:]

    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        self.items = items
        self.options = options
    }

    /// The data of the first item.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType] as? Data
    }
}
