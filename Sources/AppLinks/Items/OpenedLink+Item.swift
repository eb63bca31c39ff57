public import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension OpenedLink {
    /// Says in a payload where its content is to be found with the app.
    ///
    /// A link into an app becomes the referrer's URL for iOS; one that is a page on the web, or the page
    /// that does the same, its URL on the web. What the link does not know stays as it is. A link that
    /// only opens the app names no content and changes nothing.
    ///
    /// - Parameter referrer: the app that shares.
    public func apply(to referrer: inout Referrer) {
        guard action != nil else { return }
        let isPage = SchemeName.lowercased(of: url.absoluteString).map(SchemeName.web.contains)
        if isPage == true {
            referrer.webURL = url
        } else {
            referrer.iOSAppURL = url
            if let webURL { referrer.webURL = webURL }
        }
    }

    /// The link as something to share: its page on the web if there is one, for whoever does not
    /// have the app, else the URL into the app.
    public var attachment: Attachment { .url(webURL ?? url) }
}
