/// Parameters for specific receivers: one dictionary for each namespace. A namespace is a
/// reverse-DNS name; clause 20.1.1.
///
/// All namespaces are kept, including those of other receivers.
public struct Parameters: Sendable {
    private(set) var dictionaries = WireDictionary()
    /// Members with reserved names, and namespaces whose values are unusable.
    var kept = KeptMembers()

    /// The members whose names begin with `$`. This version defines none of them; encoding writes
    /// them back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Creates parameters without any namespace.
    public init() {}

    /// The dictionaries must be in canonical order.
    init(_ dictionaries: [WireDictionary.Member], _ kept: KeptMembers) {
        self.dictionaries = WireDictionary(sorted: dictionaries)
        self.kept = kept
    }

    /// The parameters of a namespace by key; empty for an unused namespace.
    ///
    ///     item.parameters["com.example.app"]["path"] = "/post/1"
    ///
    /// Assigning an empty dictionary removes the namespace.
    public subscript(namespace: String) -> WireDictionary {
        get { dictionaries[namespace]?.dictionaryValue ?? WireDictionary() }
        _modify {
            var members = dictionaries[namespace]?.dictionaryValue ?? WireDictionary()
            // A placeholder replaces the stored dictionary during the change. `members` is then the
            // only reference to the dictionary, so the change copies nothing.
            dictionaries[namespace] = members.isEmpty ? nil : .boolean(false)
            defer { set(members, for: namespace) }
            yield &members
        }
        set { set(newValue, for: namespace) }
    }

    private mutating func set(_ members: WireDictionary, for namespace: String) {
        dictionaries[namespace] = members.isEmpty ? nil : .dictionary(members)
        guard !kept.isEmpty else { return }
        kept.setAside[namespace] = nil
        kept.unknown[namespace] = nil
    }

    /// The namespaces, in canonical order.
    public var namespaces: [String] { dictionaries.keys }

    /// Whether there is nothing to encode.
    public var isEmpty: Bool { dictionaries.isEmpty && kept.isEmpty }

    /// The dictionaries and the kept members, in canonical order.
    var dictionary: WireDictionary {
        guard !kept.isEmpty else { return dictionaries }
        return WireDictionary(Array(dictionaries) + Array(kept.unknown) + Array(kept.setAside))
    }
}

extension Parameters: Hashable {
    /// Whether two values encode to the same bytes.
    public static func == (left: Parameters, right: Parameters) -> Bool {
        left.dictionary == right.dictionary
    }

    /// Hashes all namespaces as they are encoded.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(dictionary)
    }
}

extension Parameters: CustomStringConvertible {
    /// The namespaces and their parameters in one JSON-like line, truncated if it is long.
    public var description: String { dictionary.description }
}

/// The sending app's own values. Clause 20.2 restricts their keys.
struct UserInfo: Sendable {
    var dictionary = WireDictionary()
}
