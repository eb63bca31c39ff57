import UniformTypes
import WireFormat

/// Which apps a person wants for which types, and which apps were there when they said so.
///
/// It is plain data: ``DefaultAppsStore`` keeps it.
public struct DefaultApps: Sendable {
    /// What a person chose for a type.
    public struct Choice: Sendable {
        /// The key of the app that is always opened; nil if the person is asked.
        public var app: String?
        /// The keys of the apps that were there when the person was asked.
        public var known: [String]

        /// Makes a choice.
        public init(app: String? = nil, known: [String] = []) {
            self.app = app
            self.known = known
        }
    }

    /// The choices with the keys of their types as they were first written, in that order.
    private(set) var entries: [(type: String, choice: Choice)] = []
    private var places = KeyIndex<CaselessText>()

    /// Makes an empty collection: nobody was asked yet.
    public init() {}

    /// What a person chose for a type; nil if they were never asked.
    public subscript(type: String) -> Choice? {
        get {
            var places = places
            return places[CaselessText(type)].map { entries[$0].choice }
        }
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

    /// The keys of the types for which a person was asked, in the order of the first answers.
    public var types: [String] { entries.map(\.type) }

    /// Notes that a person answered a chooser.
    ///
    /// All apps that are there are known from now on, those that the chooser did not show too, so
    /// that another action does not ask again because of them. A chooser that was dismissed is not noted.
    ///
    /// - Parameters:
    ///   - app: the key of the app that the person picked.
    ///   - always: whether it is to be the default.
    ///   - chooser: the chooser.
    public mutating func note(_ app: String, always: Bool, for chooser: Chooser) {
        var choice = self[chooser.type] ?? Choice()
        if always { choice.app = app }
        var known = Set(choice.known.map(CaselessText.init))
        for key in chooser.present where known.insert(CaselessText(key)).inserted {
            choice.known.append(key)
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
    /// Whether two collections have the same choices in the same order.
    public static func == (left: DefaultApps, right: DefaultApps) -> Bool {
        areIdentical(left.texts, right.texts)
    }

    /// Feeds the keys of the types into a hasher.
    public func hash(into hasher: inout Hasher) {
        for type in types { hasher.combine(CaselessText(type)) }
    }

    private var texts: [String?] {
        entries.flatMap { [$0.type] + $0.choice.texts }
    }
}

extension DefaultApps.Choice: Hashable {
    /// Whether two choices have the same app, and the same known ones in the same order.
    public static func == (left: DefaultApps.Choice, right: DefaultApps.Choice) -> Bool {
        areIdentical(left.texts, right.texts)
    }

    /// Feeds the app into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(app ?? ""))
    }

    fileprivate var texts: [String?] { [app, nil] + known + [nil] }
}
