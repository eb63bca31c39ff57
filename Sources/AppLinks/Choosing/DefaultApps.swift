import UniformTypes
import WireFormat

/// The person's default app for each type, and the apps that were installed at the time of each
/// answer.
///
/// This is plain data. ``DefaultAppsFile`` and `UserDefaultsStore` keep it between launches.
public struct DefaultApps: Sendable {
    /// A person's choice for a type.
    public struct Choice: Sendable {
        /// The key of the default app; nil to ask.
        public var app: String?
        /// The keys of the apps that were installed when the person was asked.
        public var knownApps: [String]

        /// Creates a choice.
        public init(app: String? = nil, knownApps: [String] = []) {
            self.app = app
            self.knownApps = knownApps
        }
    }

    /// The choices, in the order in which the types were first recorded. The key of a type keeps
    /// its first spelling.
    private(set) var entries: [(type: String, choice: Choice)] = []
    private var places = KeyIndex<CaselessText>()

    /// Creates defaults without any choice.
    public init() {}

    /// The person's choice for a type; nil if the person was never asked.
    public subscript(type: String) -> Choice? {
        get { places[CaselessText(type)].map { entries[$0].choice } }
        set {
            let place = places[CaselessText(type)]
            switch (newValue, place) {
            case (let choice?, let place?): entries[place].choice = choice
            case (let choice?, nil):
                places.insert(CaselessText(type), at: entries.count)
                entries.append((type, choice))
            case (nil, let place?):
                entries.remove(at: place)
                places = KeyIndex(entries, by: { CaselessText($0.type) })
            case (nil, nil): break
            }
        }
    }

    /// The keys of the types that the person was asked about, in the order in which they were
    /// first recorded.
    public var types: [String] { entries.map(\.type) }

    /// Records the answer to a chooser.
    ///
    /// All installed apps become known, including those that the chooser did not show, so that a
    /// request with another action does not ask again because of them. Do not call this if the
    /// person dismissed the chooser.
    ///
    /// - Parameters:
    ///   - app: the key of the app that the person picked.
    ///   - always: whether the app becomes the default.
    ///   - chooser: the chooser.
    public mutating func record(_ app: String, always: Bool, for chooser: Chooser) {
        var choice = self[chooser.type] ?? Choice()
        if always { choice.app = app }
        var known = Set(choice.knownApps.map(CaselessText.init))
        for key in chooser.installedApps where known.insert(CaselessText(key)).inserted {
            choice.knownApps.append(key)
        }
        self[chooser.type] = choice
    }

    /// Forgets the default of a type, so that the person is asked again.
    public mutating func forget(_ type: String) {
        self[type]?.app = nil
    }

    /// Forgets the defaults of all types.
    public mutating func forgetAll() {
        for type in types { forget(type) }
    }
}

extension DefaultApps: Hashable {
    /// Whether two values have the same choices in the same order.
    public static func == (left: DefaultApps, right: DefaultApps) -> Bool {
        areIdentical(left.texts, right.texts)
    }

    /// Hashes the keys of the types.
    public func hash(into hasher: inout Hasher) {
        for type in types { hasher.combine(CaselessText(type)) }
    }

    private var texts: [String?] {
        entries.flatMap { [$0.type] + $0.choice.texts }
    }
}

extension DefaultApps.Choice: Hashable {
    /// Whether two choices have the same app and the same known apps in the same order.
    public static func == (left: DefaultApps.Choice, right: DefaultApps.Choice) -> Bool {
        areIdentical(left.texts, right.texts)
    }

    /// Hashes the app.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(app ?? ""))
    }

    fileprivate var texts: [String?] { [app, nil] + knownApps + [nil] }
}
