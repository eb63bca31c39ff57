#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What to do about a request.
public enum Resolution: Hashable, Sendable {
    /// Open the link.
    case open(OpenedLink)
    /// Let something in the app do it, with all values: those given, and defaults for the others.
    case present(LinkedApp.Presenter, action: String, parameters: [String: String])
    /// Ask the person.
    case choose(Chooser)
    /// Open the page on the web, in the person's browser: ``LinkRequest/init(webURL:)``.
    case fallBack(URL)
    /// Nothing can do it.
    case nothing
}

/// A link into an app, ready to be opened.
public struct OpenedLink: Hashable, Sendable {
    /// The key of the type.
    public let type: String
    /// The key of the app.
    public let app: String
    /// The key of the action; nil if the app is only opened.
    public let action: String?
    /// The URL to open.
    public let url: URL
    /// The same on the web, if the catalog knows a page.
    public let webURL: URL?
    /// Whether the app does not have the action that was asked for, and is only opened.
    public let isBare: Bool
}
