import Essentials
import XExtensionItem

/// A member of the referrer, and the option that sets it.
enum ReferrerOption: String, CaseIterable {
    case appName = "--referrer-app-name"
    case appStoreID = "--referrer-app-store-id"
    case googlePlayID = "--referrer-google-play-id"
    case webURL = "--referrer-web-url"
    case iOSAppURL = "--referrer-ios-app-url"
    case androidAppURL = "--referrer-android-app-url"

    private static let start = "--referrer-"

    enum Property {
        case text(WritableKeyPath<Referrer, String?>)
        case url(WritableKeyPath<Referrer, URL?>)
    }

    /// The name of the member in a payload.
    var member: String { String(rawValue.dropFirst(Self.start.count)) }

    var property: Property { row.property }

    /// The name on a page.
    var title: String { row.title }

    private var row: (property: Property, title: String, value: String, summary: String) {
        switch self {
        case .appName: (.text(\.appName), "From", "name", "The name of the sending app.")
        case .appStoreID:
            (.text(\.appStoreID), "App Store", "id", "The app's id in the App Store.")
        case .googlePlayID:
            (.text(\.googlePlayID), "Google Play", "id", "The app's id in Google Play.")
        case .webURL: (.url(\.webURL), "On the web", "url", "The item's page on the web.")
        case .iOSAppURL:
            (.url(\.iOSAppURL), "In the iOS app", "url", "The item's page in the iOS app.")
        case .androidAppURL:
            (
                .url(\.androidAppURL), "In the Android app", "url",
                "The item's page in the Android app."
            )
        }
    }

    func text(of referrer: Referrer) -> String? {
        switch property {
        case .text(let path): referrer[keyPath: path]
        case .url(let path): referrer[keyPath: path]?.absoluteString
        }
    }

    var form: OptionForm {
        var form = OptionForm(rawValue, .text(row.value), row.summary)
        let parts = Self.allCases.map(\.member).joined(separator: ", ")
        form.row = OptionRow(name: Self.start + "<part> <value>", text: "Part: \(parts).")
        return form
    }
}
