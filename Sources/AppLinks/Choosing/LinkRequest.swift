#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Something that a person wants to open, whichever app does it.
public struct LinkRequest: Hashable, Sendable {
    /// The key of the type of app.
    public var type: String
    /// The key of the action, or an alias of it; nil to just open an app.
    public var action: String?
    /// The values by the keys of the parameters.
    public var parameters: [String: String]
    /// The title of a chooser; nil for the name of the type.
    public var title: String?

    /// Makes a request.
    public init(
        type: String, action: String? = nil, parameters: [String: String] = [:],
        title: String? = nil
    ) {
        self.type = type
        self.action = action
        self.parameters = parameters
        self.title = title
    }

    /// Makes a request to open a page in a browser, as Choosy names it: type `browser`, action
    /// `browse`, the page as the parameter `url`.
    public init(webURL: URL) {
        self.init(type: "browser", action: "browse", parameters: ["url": webURL.absoluteString])
    }

    /// Makes a request to open a page in one of some browsers, with the action that they have.
    ///
    /// IntentKit's browsers take what follows `://`, with the action `openHttpURL:` or
    /// `openHttpsURL:`; all others the URL, with `browse`.
    public init(webURL: URL, in browsers: AppType) {
        self.init(webURL: webURL)
        type = browsers.key
        guard browsers.action("browse") == nil, let scheme = webURL.scheme else { return }
        let text = webURL.absoluteString.utf8.dropFirst(scheme.utf8.count)
        guard text.starts(with: "://".utf8) else { return }
        action = scheme.isSameKey(as: "https") ? "openHttpsURL:" : "openHttpURL:"
        parameters["url"] = String(Substring(text.dropFirst(3)))
    }
}
