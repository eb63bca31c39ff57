import UniformTypes

extension LinkedApp {
    /// Returns the link for an action, ignoring the case of ASCII letters, or nil; the first one if
    /// there are two.
    public func link(_ action: String) -> Link? { links.first { $0.action.isSameKey(as: action) } }

    /// Whether the app or its presenter has an action.
    public func has(_ action: String) -> Bool {
        link(action) != nil || presenter?.actions.contains { $0.isSameKey(as: action) } == true
    }

    /// The keys of the app's actions, in the order of the catalog.
    public var actions: [String] { links.map(\.action) + (presenter?.actions ?? []) }

    /// Returns the keys of the actions whose required parameters all have non-empty values.
    public func actions(filledBy parameters: [String: String]) -> [String] {
        let values = LinkValues(parameters)
        return links.lazy.filter { $0.template.isWellFormed }.filter { link in
            link.template.placeholders.allSatisfy { placeholder in
                placeholder.isOptional || values[placeholder.name]?.utf8.isEmpty == false
            }
        }.map(\.action)
    }

    /// The schemes that show whether the app is installed, in lower case: the probe's, then those
    /// of its links. Schemes that carry code or files are left out.
    public var schemes: [String] {
        var seen: Set<String> = []
        let all = [probe.flatMap { SchemeName.lowercased(of: $0) }] + links.map(\.template.scheme)
        return all.compactMap(\.self).filter {
            seen.insert($0).inserted && !SchemeName.isExcluded($0)
        }
    }

    /// The URL that only opens the app: the probe, or else its first scheme.
    var openingURL: String? {
        guard let probe, SchemeName.lowercased(of: probe).map(SchemeName.isExcluded) == false
        else {
            return schemes.first.map { $0 + "://" }
        }
        return probe
    }
}
