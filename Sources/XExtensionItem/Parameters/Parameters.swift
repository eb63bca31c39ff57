/// What single receivers ask for: dictionaries by namespace, a reverse-DNS name; clause 20.1.1.
///
/// Namespaces that nobody here knows are kept.
public struct Parameters: Sendable {
    /// The parameters by namespace.
    private(set) var dictionaries = WireDictionary()
    /// The types that wrote parameters here, by namespace: two types cannot share one.
    var writers: [String: String] = [:]
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

    /// The parameters of a namespace by key; empty if there are none.
    ///
    ///     item.parameters["com.example.app"]["path"] = "/post/1"
    ///
    /// Assigning a dictionary without members removes the namespace.
    public subscript(namespace: String) -> WireDictionary {
        get { dictionaries[namespace]?.dictionaryValue ?? WireDictionary() }
        _modify {
            var members = dictionaries[namespace]?.dictionaryValue ?? WireDictionary()
            // Taken out while it is changed, so that it is no copy.
            dictionaries[namespace] = members.isEmpty ? nil : .boolean(false)
            defer { set(members, for: namespace) }
            yield &members
        }
        set { set(newValue, for: namespace) }
    }

    private mutating func set(_ members: WireDictionary, for namespace: String) {
        dictionaries[namespace] = members.isEmpty ? nil : .dictionary(members)
        if members.isEmpty { writers[namespace] = nil }
        guard !kept.isEmpty else { return }
        kept.setAside[namespace] = nil
        kept.unknown[namespace] = nil
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

    /// Feeds all namespaces into a hasher, as they are written.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(written)
    }
}

extension Parameters: CustomStringConvertible, CustomDebugStringConvertible {
    /// The namespaces with their parameters in a line like JSON, cut where it is long.
    public var description: String { written.description }

    /// The same as ``description``: never a megabyte.
    public var debugDescription: String { description }
}
