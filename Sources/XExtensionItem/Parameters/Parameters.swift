/// What single receivers ask for: dictionaries by namespace, a reverse-DNS name; clause 20.1.1.
///
/// Namespaces that nobody here knows are kept.
public struct Parameters: Hashable, Sendable {
    private var dictionaries = WireDictionary()
    var kept = KeptMembers()

    /// Makes parameters without a namespace.
    public init() {}

    /// The parameters of a namespace; nil when it has none. Assigning nil removes the namespace.
    public subscript(namespace: String) -> WireDictionary? {
        get { dictionaries[namespace]?.dictionaryValue }
        set {
            dictionaries[namespace] = newValue.map(WireValue.dictionary)
            kept.setAside[namespace] = nil
        }
    }

    /// The namespaces, in the canonical order.
    public var namespaces: [String] { dictionaries.keys }

    /// Whether there is nothing to write.
    public var isEmpty: Bool { dictionaries.isEmpty && kept.setAside.isEmpty }

    /// The dictionaries with what was set aside among them, in the canonical order.
    var written: WireDictionary {
        guard !kept.setAside.isEmpty else { return dictionaries }
        return WireDictionary(Array(dictionaries) + Array(kept.setAside))
    }
}
