import Essentials
public import XExtensionItem

/// The values of a share payload for the parameters of a type.
///
/// Each parameter with a ``LinkParameter/role`` gets the value with that role. The app supplies the
/// others.
public struct LinkParameters: Hashable, Sendable {
    /// The values by the keys of the parameters; none is empty.
    public let values: [String: String]

    /// Takes the values from an item.
    ///
    /// `url` is the first URL among the attachments, or else the source URL, or else the referrer's
    /// web URL. `text` is the content text, or else the first text attachment. `title` is the
    /// title, and `app-name` the referrer's app name. An item has no values for `recipients` and
    /// `callback`.
    ///
    /// - Parameters:
    ///   - item: the item, resolved for the receiver.
    ///   - type: the type of apps.
    public init(_ item: ExtensionItem, for type: AppType) {
        var values: [String: String] = [:]
        let known = LinkParameter.Role.all.map { ($0, item.value(for: $0)) }
        let valuesByRole = Dictionary(uniqueKeysWithValues: known)
        for parameter in type.parameters {
            guard let role = parameter.role, let value = valuesByRole[role] ?? nil,
                !value.utf8.isEmpty
            else { continue }
            values[parameter.key] = value
        }
        self.values = values
    }

    /// Returns a request for an action with these values.
    ///
    /// - Parameters:
    ///   - action: the key of the action.
    ///   - type: the type that the values were made for.
    /// - Returns: the request.
    public func request(_ action: String, of type: AppType) -> LinkRequest {
        LinkRequest(type: type.key, action: action, parameters: values)
    }

    /// Returns the actions of an app whose required parameters all have values.
    ///
    /// - Parameters:
    ///   - app: the app.
    ///   - type: the type of the app, whose parameters may have default values.
    /// - Returns: the keys of the actions, in the order of the catalog.
    public func actions(of app: LinkedApp, in type: AppType) -> [String] {
        app.actions(filledBy: type.filled(values))
    }
}

extension ExtensionItem {
    fileprivate func value(for role: LinkParameter.Role) -> String? {
        switch role {
        case .url:
            let urls = attachments.lazy.compactMap { $0.representation(conformingTo: .url)?.url }
            return (urls.first ?? sourceURL ?? referrer?.webURL)?.absoluteString
        case .text: return contentText?.plainText.nonEmpty ?? textAttachment
        case .title: return title
        case .appName: return referrer?.appName
        default: return nil
        }
    }

    /// The first text among the attachments.
    private var textAttachment: String? {
        for attachment in attachments {
            for representation in attachment.representations {
                if case .text(let text) = representation.content { return text }
            }
        }
        return nil
    }
}

extension String {
    fileprivate var nonEmpty: String? { utf8.isEmpty ? nil : self }
}
