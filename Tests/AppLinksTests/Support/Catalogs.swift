import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// Catalogs for tests, and shortcuts to read them.
enum Catalogs {
    /// Reads files of any format, given as pairs of name and text.
    static func read(
        _ files: KeyValuePairs<String, String>
    ) -> (catalog: AppCatalog, findings: [Finding]) {
        AppCatalog.reading(files.map { (name: $0.key, bytes: Data($0.value.utf8)) })
    }

    /// Reads one file of any format.
    static func read(_ text: String) -> AppCatalog { read(["catalog": text]).catalog }

    /// A type with apps in Choosy's format, as JSON.
    static func choosy(
        _ type: String = "twitter", parameters: [String] = [], actions: [String] = [],
        apps: String
    ) -> String {
        let parameters = parameters.map { #"{"key": "\#($0)", "name": "\#($0)"}"# }
        let actions = actions.map { #"{"key": "\#($0)", "name": "\#($0)"}"# }
        return """
            [{"name": "\(type)", "key": "\(type)", "parameters": [\(parameters.joined(separator: ", "))],
              "actions": [\(actions.joined(separator: ", "))], "apps": [\(apps)]}]
            """
    }

    /// An app in Choosy's format, as JSON.
    static func choosyApp(
        _ key: String, _ actions: KeyValuePairs<String, String> = [:], scheme: String? = nil
    ) -> String {
        let actions = actions.map { #"{"key": "\#($0.key)", "url_format": "\#($0.value)"}"# }
        return """
            {"name": "\(key.capitalized)", "key": "\(key)", "app_url_scheme": "\(scheme ?? key + ":")",
             "actions": [\(actions.joined(separator: ", "))]}
            """
    }

    /// A property list around a dictionary's content.
    static func plist(_ content: String) -> String {
        #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(content)</dict></plist>"#
    }

    /// Members of a property list's dictionary, all strings.
    static func strings(_ members: KeyValuePairs<String, String>) -> String {
        members.map { key, value in
            let text = value.replacing("&", with: "&amp;")
            return "<key>\(key)</key><string>\(text)</string>"
        }.joined()
    }

    /// An app of IntentKit.
    static func intentKitApp(
        _ name: String, _ actions: KeyValuePairs<String, String>,
        optional: KeyValuePairs<String, String> = [:]
    ) -> String {
        plist(
            strings(["name": name])
                + "<key>optional</key><dict>\(strings(optional))</dict>"
                + "<key>actions</key><dict>\(strings(actions))</dict>")
    }

    /// An in-app presenter of IntentKit.
    static func intentKitSheet(_ className: String, _ actions: String...) -> String {
        let commands = actions.map { "<string>\($0)</string>" }.joined()
        return plist(
            strings(["name": "In App", "className": className])
                + "<key>actions</key><array>\(commands)</array>")
    }
}

/// The code of the error that a closure throws, or nil.
func code(_ body: () throws -> Void) -> String? {
    do {
        try body()
        return nil
    } catch {
        return (error as? LinkError)?.code.rawValue ?? "\(error)"
    }
}

extension Resolution {
    /// The link that is opened without asking.
    var link: OpenedLink? { if case .open(let link) = self { link } else { nil } }

    /// The chooser that is shown.
    var chooser: Chooser? { if case .choose(let chooser) = self { chooser } else { nil } }
}

extension AppCatalog {
    /// The URL of a link as text.
    func url(
        _ type: String, _ action: String?, _ parameters: [String: String] = [:], app: String,
        bare: Bool = false
    ) throws -> String {
        let request = LinkRequest(type: type, action: action, parameters: parameters)
        return try link(request, in: app, opensAppWithoutAction: bare).url.absoluteString
    }
}

extension [Finding] {
    /// The ids of the findings.
    var ids: [String] { map(\.code.rawValue) }
}
