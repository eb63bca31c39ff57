public import Essentials
public import XExtensionItem

/// A request to open a link in the app that the person prefers.
public struct LinkRequest: Hashable, Sendable {
    /// The key of the app type, for example `maps`.
    public var type: String
    /// The key or an alias of the action; nil to only open an app.
    public var action: String?
    /// The values, by parameter key.
    public var parameters: [String: String]
    /// The title of a chooser; nil to use the name of the type.
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

    /// Creates a request to open a web page in one of the given browsers.
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

extension LinkRequest {
    /// Creates a request with the values of a share payload.
    ///
    /// Each parameter with a role gets the payload's value for that role. The calling app supplies
    /// the other values. `url` is the first URL among the attachments, or else the source URL, or
    /// else the referrer's web URL. `text` is the content text, or else the first text attachment.
    /// `title` is the title, and `app-name` the referrer's app name. An item has no values for
    /// `recipients` and `callback`.
    ///
    /// - Parameters:
    ///   - item: the item, resolved for the receiver.
    ///   - action: the key of the action; nil to only open an app.
    ///   - type: the type of the apps.
    public init(_ item: ExtensionItem, action: String?, of type: AppType) {
        self.init(type: type.key, action: action)
        let known = LinkParameter.Role.all.map { ($0, item.value(for: $0)) }
        let values = Dictionary(uniqueKeysWithValues: known)
        for parameter in type.parameters {
            guard let role = parameter.role, let value = values[role] ?? nil, !value.utf8.isEmpty
            else { continue }
            parameters[parameter.key] = value
        }
    }
}

extension ExtensionItem {
    fileprivate func value(for role: LinkParameter.Role) -> String? {
        switch role {
        case .url:
            let urls = attachments.lazy.compactMap { $0.representation(conformingTo: .url)?.url }
            return (urls.first ?? sourceURL ?? referrer?.webURL)?.absoluteString
        case .text: return contentText?.plainText.unlessEmpty ?? textAttachment
        case .title: return title
        case .appName: return referrer?.appName
        default: return nil
        }
    }

    private var textAttachment: String? {
        let representations = attachments.lazy.flatMap(\.representations)
        return representations.compactMap {
            if case .text(let text) = $0.content { text } else { nil }
        }.first
    }
}
