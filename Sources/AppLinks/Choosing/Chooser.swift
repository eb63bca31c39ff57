/// A list of apps to choose from, which the calling app displays.
public struct Chooser: Hashable, Sendable {
    /// An app in the list.
    public struct Row: Hashable, Identifiable, Sendable {
        /// The key of the app.
        public let app: String
        /// The name to display.
        public let name: String
        package let icon: IconName
        /// Whether the app is the person's default.
        public let isDefault: Bool
        /// Whether the app is new: it was not among the installed apps when the person was asked
        /// about the type before. False for all apps if the person was never asked.
        public let isNew: Bool
        /// Whether the row is an in-app presenter.
        public let isInApp: Bool

        /// The key of the app.
        public var id: String { app }

        /// Returns the names of the files with the app's icon, the best match first; see
        /// ``LinkedApp/iconFileNames(scale:isPad:)``.
        public func iconFileNames(scale: Int, isPad: Bool = false) -> [String] {
            icon.fileNames(scale: scale, isPad: isPad)
        }
    }

    /// The reason for asking.
    public struct Reason: Hashable, Sendable {
        /// A kind of reason.
        public struct Kind: Hashable, Sendable {
            let name: String

            /// The options require asking; see ``ChoosingOptions/Asking/always``. This is also the
            /// reason in a chooser for a settings page; see
            /// ``AppCatalog/defaultChooser(for:installed:defaults:options:)``.
            public static let asked = Kind(name: "asked")
            /// The person has never chosen a default, or the default was forgotten.
            public static let noDefault = Kind(name: "no-default")
            /// Some apps are new; see ``Chooser/Row/isNew``.
            public static let newApps = Kind(name: "new-apps")
            /// The default is no longer installed.
            public static let defaultUninstalled = Kind(name: "default-gone")
            /// The default is installed but does not have the action.
            public static let defaultLacksAction = Kind(name: "default-lacks-action")
            /// The default is installed but not offered this time.
            public static let defaultHidden = Kind(name: "default-hidden")
        }

        /// The kind of the reason.
        public let kind: Kind
        /// The keys of the apps that are the reason: the new apps, or the default that cannot be
        /// used. Empty if the kind is ``Kind/asked`` or ``Kind/noDefault``.
        public let apps: [String]

        init(_ kind: Kind, _ apps: [String] = []) {
            self.kind = kind
            self.apps = apps
        }
    }

    /// The key of the type.
    public let type: String
    /// The title of the request, or else the name of the type.
    public let title: String
    /// The apps to choose from, in the order of the catalog; at least one.
    public let rows: [Row]
    /// The keys of all installed apps of the type, including those that are not offered.
    package let installedApps: [String]
    /// The reason for asking.
    public let reason: Reason
    /// Whether the person can choose “always”.
    public let offersAlways: Bool
    /// Whether picking an app only opens it, because no app has the action.
    package let opensAppOnly: Bool
    /// The request to resolve for the app that the person picks.
    public let request: LinkRequest
}
