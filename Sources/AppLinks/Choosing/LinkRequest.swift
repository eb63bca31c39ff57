public import Essentials

/// Something that a person wants to open, in whichever app they prefer.
public struct LinkRequest: Hashable, Sendable {
    /// The key of the type of apps.
    public var type: String
    /// The key or an alias of the action; nil to just open an app.
    public var action: String?
    /// The values by the keys of the parameters.
    public var parameters: [String: String]
    /// The title of a chooser; nil for the name of the type.
    public var title: String?

    /// Creates a request.
    public init(
        type: String, action: String? = nil, parameters: [String: String] = [:],
        title: String? = nil
    ) {
        self.type = type
        self.action = action
        self.parameters = parameters
        self.title = title
    }

    /// Creates a request to open a web page in a browser, with Choosy's keys: type `browser`,
    /// action `browse`, parameter `url`.
    public init(webURL: URL) {
        self.init(type: "browser", action: "browse", parameters: ["url": webURL.absoluteString])
    }

    /// Creates a request to open a web page in one of the given browsers, with the action that they
    /// have.
    ///
    /// For a type with the action `browse`, this passes the whole URL. For IntentKit's browsers, it
    /// passes the part after `://` with the action `openHttpURL:` or `openHttpsURL:`.
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
