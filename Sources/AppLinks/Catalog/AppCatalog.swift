import UniformTypes
package import WireFormat

/// The apps that can open links, their actions, and the URL templates of those links.
///
/// A catalog is plain data, read from files in the XExtensionItem, Choosy, IntentKit or
/// PhotoAppLink format. It creates the URLs of links, and decides which apps to offer.
///
///     let catalog = try AppCatalog(decoding: bytes)
///     let request = LinkRequest(type: "maps", action: "search", parameters: ["query": "cafe"])
///     let link = try catalog.link(request, in: "google-maps")
public struct AppCatalog: Sendable {
    /// The types of apps, in display order.
    public package(set) var types: [AppType]
    /// The members that the format does not define. Encoding writes them back.
    package var unknownMembers = WireDictionary()

    package init(_ types: [AppType] = []) {
        self.types = types
    }

    /// Returns the first type with the given key, ignoring the case of ASCII letters; nil if the
    /// catalog has no such type.
    public func type(_ key: String) -> AppType? { types.first { $0.key.isSameKey(as: key) } }
}

extension AppCatalog {
    /// Returns this catalog with the entries of a newer catalog merged into it; clause 2.2.
    ///
    /// Values of the newer catalog replace this catalog's values. Entries and members that the
    /// newer catalog lacks are kept. A small catalog can therefore, for example, add a role to a
    /// parameter. Existing entries keep their order and the spelling of their keys, and new entries
    /// follow.
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
    /// Merges catalogs; the first is the oldest. Splits the array into two halves and merges each
    /// recursively, because merging many small catalogs one by one into a large one is slow.
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
        result.handler = newer.handler ?? handler
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
        result.links = overlaid(links, newer.links, by: { CaselessText($0.action) }) { old, new in
            var link = new
            link.action = old.action
            return link
        }
        result.optionalQuery = overlaid(
            optionalQuery, newer.optionalQuery, by: { ExactText($0.parameter) }
        ) { $1 }
        // An app has either a presenter or links; the newer catalog decides which.
        result.presenter = newer.presenter ?? (newer.links.isEmpty ? presenter : nil)
        if newer.presenter != nil { result.links = [] }
        result.bundleIdentifier = newer.bundleIdentifier ?? bundleIdentifier
        result.appStoreID = newer.appStoreID ?? appStoreID
        result.googlePlayID = newer.googlePlayID ?? googlePlayID
        result.platforms = newer.platforms.isEmpty ? platforms : newer.platforms
        result.sendsContent = newer.sendsContent ?? sendsContent
        result.receivesContent = newer.receivesContent ?? receivesContent
        result.unknownMembers = unknownMembers.merged(with: newer.unknownMembers)
        result.spelling = newer.spelling
        result.origin = newer.origin
        return result
    }
}

extension AppName {
    /// Readers use the key as the name of an unnamed entry. Such a name does not replace an actual
    /// name.
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

/// Returns the older entries in their order, each combined with the newer entry of the same key,
/// followed by the remaining newer entries.
///
/// If two newer entries have the same key, only the first is combined. The second is appended only
/// so that checking reports it.
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
