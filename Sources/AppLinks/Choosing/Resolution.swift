public import Essentials

/// What to do about a request.
public enum Resolution: Hashable, Sendable {
    /// Open the link.
    case open(OpenedLink)
    /// Use the in-app presenter, with the given values and the defaults of the other parameters.
    case present(LinkedApp.Presenter, action: String, parameters: [String: String])
    /// Ask the person.
    case choose(Chooser)
    /// Open the web page in the person's browser; see ``LinkRequest/init(webURL:)``.
    case fallBack(URL)
    /// No app can do it.
    case nothing
}

/// A link into an app, ready to be opened.
public struct OpenedLink: Hashable, Sendable {
    /// The key of the type.
    public let type: String
    /// The key of the app.
    public let app: String
    /// The key of the action; nil if the app is just opened.
    public let action: String?
    /// The URL to open.
    public let url: URL
    /// The web page that does the same, or nil.
    public let webURL: URL?
    /// Whether the app is just opened because it does not have the requested action.
    public let isBare: Bool
}
