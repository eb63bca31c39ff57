import UniformTypes
import WireFormat

extension AppCatalog {
    /// This catalog with a newer one laid over it; clause 2.2.
    ///
    /// What the newer one says wins, what it does not mention stays, and the order is that of this one;
    /// new entries follow. A member that the newer one leaves out keeps its value, so that a small
    /// catalog can add a role to a parameter.
    public func merged(with newer: AppCatalog) -> AppCatalog {
        var result = self
        result.types = overlaid(types, newer.types, by: { CaselessText($0.key) }) {
            $0.merged(with: $1)
        }
        result.unknownMembers = unknownMembers.merged(with: newer.unknownMembers)
        return result
    }
}

extension AppCatalog {
    /// Catalogs laid over each other, the oldest first: halves of them, so that many small ones are
    /// not each laid over all that came before.
    static func merging(_ catalogs: ArraySlice<AppCatalog>) -> AppCatalog {
        guard catalogs.count > 1 else { return catalogs.first ?? AppCatalog() }
        let middle = catalogs.startIndex + catalogs.count / 2
        return merging(catalogs[..<middle]).merged(with: merging(catalogs[middle...]))
    }
}

extension AppType {
    fileprivate func merged(with newer: AppType) -> AppType {
        var result = self
        result.name = name.merged(with: newer.name, key: newer.key)
        result.group = newer.group ?? group
        result.preferredApp = newer.preferredApp ?? preferredApp
        result.firstPartyApp = newer.firstPartyApp ?? firstPartyApp
        result.parameters = overlaid(parameters, newer.parameters, by: { ExactText($0.key) }) {
            $0.merged(with: $1)
        }
        result.actions = overlaid(actions, newer.actions, by: { CaselessText($0.key) }) {
            $0.merged(with: $1)
        }
        result.apps = overlaid(apps, newer.apps, by: { CaselessText($0.key) }) {
            $0.merged(with: $1)
        }
        result.unknownMembers = unknownMembers.merged(with: newer.unknownMembers)
        result.spelling.absentMembers.formIntersection(newer.spelling.absentMembers)
        result.spelling.appNames.merge(newer.spelling.appNames) { $1 }
        result.origin = newer.origin
        return result
    }
}

extension LinkParameter {
    fileprivate func merged(with newer: LinkParameter) -> LinkParameter {
        var result = self
        result.name = newer.name ?? name
        result.summary = newer.summary ?? summary
        result.defaultValue = newer.defaultValue ?? defaultValue
        result.role = newer.role ?? role
        result.unknownMembers = unknownMembers.merged(with: newer.unknownMembers)
        result.origin = newer.origin
        return result
    }
}

extension LinkAction {
    fileprivate func merged(with newer: LinkAction) -> LinkAction {
        var result = self
        var known = Set(aliases.map(CaselessText.init))
        result.aliases += newer.aliases.filter { known.insert(CaselessText($0)).inserted }
        result.name = newer.name ?? name
        if newer.fallback != nil {
            (result.fallback, result.fallbackOrigin) = (newer.fallback, newer.fallbackOrigin)
        }
        result.unknownMembers = unknownMembers.merged(with: newer.unknownMembers)
        result.origin = newer.origin
        return result
    }
}

extension LinkedApp {
    fileprivate func merged(with newer: LinkedApp) -> LinkedApp {
        var result = self
        result.name = name.merged(with: newer.name, key: newer.key)
        result.probe = newer.probe ?? probe
        result.icon = newer.icon ?? icon
        result.links = overlaid(links, newer.links, by: { CaselessText($0.action) }) { $1 }
        result.optionalQuery = overlaid(
            optionalQuery, newer.optionalQuery, by: { ExactText($0.parameter) }
        ) { $1 }
        // An app presents or links; the newer one says which.
        result.presenter = newer.presenter ?? (newer.links.isEmpty ? presenter : nil)
        if newer.presenter != nil { result.links = [] }
        result.bundleIdentifier = newer.bundleIdentifier ?? bundleIdentifier
        result.appStoreID = newer.appStoreID ?? appStoreID
        result.googlePlayID = newer.googlePlayID ?? googlePlayID
        result.platforms = newer.platforms.isEmpty ? platforms : newer.platforms
        result.sends = newer.sends ?? sends
        result.receives = newer.receives ?? receives
        result.unknownMembers = unknownMembers.merged(with: newer.unknownMembers)
        result.spelling = newer.spelling
        result.origin = newer.origin
        return result
    }
}

extension AppName {
    /// A name that is only the key, as for an entry without one, says nothing.
    fileprivate func merged(with newer: AppName, key: String) -> AppName {
        if let text = newer.plainText, text.isIdentical(to: key) { return self }
        return newer
    }
}

extension WireDictionary {
    fileprivate func merged(with newer: WireDictionary) -> WireDictionary {
        newer.isEmpty ? self : WireDictionary(Array(self) + Array(newer))
    }
}

/// Older entries in their order, each with the newer one of its key laid over it, then new ones.
///
/// Of two newer ones with one key the first counts; the second follows at the end, where it is
/// without effect but can be reported.
private func overlaid<Element, Key: Hashable & Sendable>(
    _ older: [Element], _ newer: [Element], by key: (Element) -> Key,
    combine: (Element, Element) -> Element
) -> [Element] {
    var result = older
    var places = KeyIndex(older, by: key)
    var seen = KeyIndex<Key>()
    for (position, element) in newer.enumerated() {
        let isFirst = seen.insert(key(element), at: position)
        if isFirst, let place = places[key(element)], place < older.count {
            result[place] = combine(result[place], element)
        } else {
            places.insert(key(element), at: result.count)
            result.append(element)
        }
    }
    return result
}
