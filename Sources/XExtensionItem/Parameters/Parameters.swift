/// What single receivers ask for: dictionaries by namespace, a reverse-DNS name; clause 20.1.1.
///
/// Namespaces that nobody here knows are kept.
public struct Parameters: Sendable {
    /// The parameters by namespace.
    private(set) var dictionaries = WireDictionary()
    /// Namespaces whose values are no parameters, and names that are none.
    var kept = KeptMembers()

    /// Members whose names begin with `$`: this version defines none. Kept and written back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Makes parameters without a namespace.
    public init() {}

    /// Makes the parameters that were read, in the canonical order, with what is kept beside them.
    init(_ dictionaries: [WireDictionary.Member], _ kept: KeptMembers) {
        self.dictionaries = WireDictionary(sorted: dictionaries)
        self.kept = kept
    }

    /// The parameters of a namespace; nil when it has none. Assigning nil, or a dictionary without
    /// members, removes the namespace.
    public subscript(namespace: String) -> WireDictionary? {
        get { dictionaries[namespace]?.dictionaryValue }
        set {
            let filled = newValue.flatMap { $0.isEmpty ? nil : $0 }
            dictionaries[namespace] = filled.map(WireValue.dictionary)
            guard !kept.isEmpty else { return }
            kept.setAside[namespace] = nil
            kept.unknown[namespace] = nil
        }
    }

    /// The namespaces, in the canonical order.
    public var namespaces: [String] { dictionaries.keys }

    /// Whether there is nothing to write.
    public var isEmpty: Bool { dictionaries.isEmpty && kept.isEmpty }

    /// The dictionaries with what is kept among them, in the canonical order.
    var written: WireDictionary {
        guard !kept.isEmpty else { return dictionaries }
        return WireDictionary(Array(dictionaries) + Array(kept.unknown) + Array(kept.setAside))
    }

    /// Takes over parameters that were set aside as a whole, for want of a single good namespace: an
    /// edit of one namespace then keeps the others.
    mutating func keepNamespaces(of item: inout KeptMembers) {
        let name = ItemMember.parameters.rawValue
        guard let namespaces = item.setAside[name]?.dictionaryValue, !namespaces.isEmpty else {
            return
        }
        item.setAside[name] = nil
        kept.setAside = namespaces
    }
}

extension Parameters: Hashable {
    /// Whether two parameters are written alike.
    public static func == (left: Parameters, right: Parameters) -> Bool {
        left.written == right.written
    }

    /// Feeds the dictionaries into a hasher as they are written.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(written)
    }
}
