public import WireFormat

/// Which apps there are for what, and the URLs that open them.
///
/// A catalog is plain data. It is read from files of this project, of Choosy and of IntentKit, or made
/// in code; it makes the URL of a link, and says which apps to choose from.
public struct AppCatalog: Sendable {
    /// Classes of apps, in the order in which they are shown.
    public var types: [AppType]
    /// Members that the format does not define, kept and written back.
    public var unknownMembers = WireDictionary()

    /// Makes a catalog of its types.
    public init(_ types: [AppType] = []) {
        self.types = types
    }

    /// The type with a key, compared without the case of ASCII letters; the first one if there are two.
    public func type(_ key: String) -> AppType? { types.first { $0.key.isSameKey(as: key) } }
}

extension AppCatalog: Hashable {
    /// Whether two catalogs have equal types in the same order.
    public static func == (left: AppCatalog, right: AppCatalog) -> Bool {
        left.types == right.types && left.unknownMembers == right.unknownMembers
    }

    /// Feeds the keys of the types into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(types)
    }
}
