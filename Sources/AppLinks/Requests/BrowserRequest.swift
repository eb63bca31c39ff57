public import Essentials

/// Requests for a browser, with the commands of IntentKit's `INKBrowserHandler`.
public struct BrowserRequest: Hashable, Sendable {
    /// Creates a value. The requests of a browser share no options.
    public init() {}

    /// Returns a request to open a web page in one of the given browsers.
    ///
    /// This is ``LinkRequest/init(webURL:in:)``.
    public func open(_ url: URL, in browsers: AppType) -> LinkRequest {
        LinkRequest(webURL: url, in: browsers)
    }

    /// Returns a request to open a web page in a browser that can return to the calling app.
    ///
    /// - Parameters:
    ///   - url: the page.
    ///   - callback: the URL that returns to the calling app.
    ///   - appName: the name of the calling app, which the browser shows.
    /// - Returns: the request.
    public func open(_ url: URL, callback: URL, appName: String) -> LinkRequest {
        LinkRequest(
            type: "browser", action: "openURL:withCallback:",
            parameters: [
                "url": url.absoluteString, "callback": callback.absoluteString, "source": appName,
            ])
    }
}
