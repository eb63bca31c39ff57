import UniformTypes
import WireFormat

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

    /// Merges catalogs; the first is the oldest. Splits the array into two halves and merges each
    /// recursively, because merging many small catalogs one by one into a large one is slow.
    static func merging(_ catalogs: ArraySlice<AppCatalog>) -> AppCatalog {
        guard catalogs.count > 1 else { return catalogs.first ?? AppCatalog() }
        let middle = catalogs.startIndex + catalogs.count / 2
        return merging(catalogs[..<middle]).merged(with: merging(catalogs[middle...]))
    }
}

extension WireDictionary {
    func merged(with newer: WireDictionary) -> WireDictionary {
        newer.isEmpty ? self : WireDictionary(Array(self) + Array(newer))
    }
}

/// Returns the older entries in their order, each combined with the newer entry of the same key,
/// followed by the remaining newer entries.
///
/// If two newer entries have the same key, only the first is combined. The second is appended only
/// so that checking reports it.
func overlaid<Element, Key: Hashable & Sendable>(
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
