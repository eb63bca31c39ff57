import Essentials
public import XExtensionItem

extension OpenedLink {
    /// Records in a referrer where the content is in the app or on the web.
    ///
    /// A link into an app becomes the referrer's URL for iOS, and the link's web page becomes its
    /// web URL. A link to a web page becomes the web URL. Other values stay. A link that just opens
    /// the app changes nothing, because it names no content.
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

    /// The link as an attachment: its web page, which people without the app can open, or else the
    /// URL into the app.
    public var attachment: ExtensionItem.Attachment { .url(webURL ?? url) }
}
