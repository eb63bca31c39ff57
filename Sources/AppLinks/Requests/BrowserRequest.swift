public import Essentials

/// Requests for a browser, with the commands of IntentKit's `INKBrowserHandler`.
///
/// To create a request without a callback, use ``LinkRequest/init(webURL:in:)``.
public enum BrowserRequest {
    /// Returns a request to open a web page in a browser that can return to the calling app.
    ///
    /// - Parameters:
    ///   - url: the page.
    ///   - callback: the URL that returns to the calling app.
    ///   - appName: the name of the calling app, which the browser shows.
    /// - Returns: the request.
    public static func open(_ url: URL, callback: URL, appName: String) -> LinkRequest {
        LinkRequest(
            type: "browser", action: "openURL:withCallback:",
            parameters: [
                "url": url.absoluteString, "callback": callback.absoluteString, "source": appName,
            ])
    }
}
