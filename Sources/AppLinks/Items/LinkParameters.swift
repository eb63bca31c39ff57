public import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a payload says, as values for the parameters of a type of app.
///
/// Each parameter with a ``LinkParameter/role`` takes what has that role; those without one are left to
/// the app.
public struct LinkParameters: Hashable, Sendable {
    /// The values by the keys of the parameters; none is empty.
    public let values: [String: String]

    /// Takes the values from an item.
    ///
    /// `url` is the first URL among the attachments, else where the content comes from, else where it is
    /// on the web; `text` the text that goes with it, else the first attachment that is one; `title` the
    /// title; `app-name` the sender's name. Recipients and callbacks are no part of an item.
    ///
    /// - Parameters:
    ///   - item: the item, as it is resolved for the receiver.
    ///   - type: the type of app.
    public init(_ item: ExtensionItem, for type: AppType) {
        var values: [String: String] = [:]
        for parameter in type.parameters {
            guard let role = parameter.role, let value = item.value(for: role), !value.utf8.isEmpty
            else { continue }
            values[parameter.key] = value
        }
        self.values = values
    }

    /// The request to do something with what the payload says.
    ///
    /// - Parameters:
    ///   - action: the key of the action.
    ///   - type: the type that the values were made for.
    /// - Returns: the request.
    public func request(_ action: String, of type: AppType) -> LinkRequest {
        LinkRequest(type: type.key, action: action, parameters: values)
    }

    /// The actions of an app whose required parameters the payload fills in.
    ///
    /// - Parameters:
    ///   - app: the app.
    ///   - type: the type of the app, whose parameters may have values of their own.
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

    /// The first attachment that is a text.
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
