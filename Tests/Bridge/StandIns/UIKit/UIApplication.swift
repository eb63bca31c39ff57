// Stand-in for UIKit's UIApplication.h. The articles use it; nothing is opened here.
//
// Signatures: phracker/MacOSX-SDKs, MacOSX12.0.sdk/System/iOSSupport, UIKit.framework/Headers;
// DougGregor/swift-concurrency-objc, iOS/UIKit; developer.apple.com.
public import Foundation

@MainActor open class UIApplication: UIResponder {
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")

    public class var shared: UIApplication { UIApplication() }

    open func canOpenURL(_ url: URL) -> Bool { false }

    @discardableResult
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool { false }
}
