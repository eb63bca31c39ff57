import WireFormat
import XExtensionItem

/// The losses of a conversion to another format.
struct LossReport {
    /// The name of the format.
    let format: String
    /// The prefix of the unknown members that come from the format.
    let prefix: String
    private(set) var losses: [Loss] = []

    mutating func add(_ code: Finding.Code, _ place: CatalogPlace, _ message: String) {
        losses.append(Loss(code: code, pointer: place.pointer, message: message))
    }

    /// Returns whether file systems allow a name of this length. If not, reports a loss.
    mutating func allows(_ name: String, _ place: CatalogPlace) -> Bool {
        let count = name.utf8.count
        guard count > FileNameParts.maximumByteCount else { return true }
        add(
            .notCarried, place,
            "the file “\(name.cut(to: 80))” has a name of \(count) bytes; file systems allow "
                + "\(FileNameParts.maximumByteCount)")
        return false
    }

    /// Reports each of the members that has a value.
    mutating func drop<Entry: CatalogEntry>(
        _ members: [CatalogMember], of entry: Entry, at place: CatalogPlace
    ) {
        for member in members {
            let field = Entry.fields.first { $0.member == member }
            guard field?.write(entry) != nil else { continue }
            add(.notCarried, place.at(member), "\(format) has no member for “\(member.rawValue)”")
        }
    }

    /// Returns the unknown members that come from the format, without the prefix of their names.
    /// Reports every other unknown member as a loss.
    mutating func members(of unknown: WireDictionary, _ place: CatalogPlace) -> WireDictionary {
        var kept: [WireDictionary.Member] = []
        for (key, value) in unknown {
            if key.utf8.starts(with: prefix.utf8) {
                kept.append((String(Substring(key.utf8.dropFirst(prefix.utf8.count))), value))
            } else {
                drop(key, place)
            }
        }
        return WireDictionary(kept)
    }

    mutating func dropAll(_ unknown: WireDictionary, _ place: CatalogPlace) {
        for key in unknown.keys { drop(key, place) }
    }

    private mutating func drop(_ key: String, _ place: CatalogPlace) {
        add(.notCarried, place.at(key), "the target format has no member for “\(key.cut(to: 80))”")
    }

    mutating func dropTranslations(of name: AppName?, _ place: CatalogPlace) {
        guard let name, name.translations.count > 1 else { return }
        add(.changed, place.at(.name), "\(format) has one name for all languages")
    }
}
