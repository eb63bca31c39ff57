import WireFormat
import XExtensionItem

struct LossReport {
    private(set) var losses: [Loss] = []

    struct Place {
        let pointer: String

        func at(_ keys: String...) -> Place {
            Place(pointer: keys.reduce(pointer) { $0 + JSONPointer.step($1) })
        }

        func at(_ member: CatalogMember, _ position: Int? = nil) -> Place {
            let place = at(member.rawValue)
            return position.map { place.at("\($0)") } ?? place
        }
    }

    mutating func add(_ code: Finding.Code, _ place: Place, _ message: String) {
        losses.append(Loss(code: code, pointer: place.pointer, message: message))
    }

    /// Returns whether file systems allow a name of this length. If not, reports a loss.
    mutating func allows(_ name: String, _ place: Place) -> Bool {
        let count = name.utf8.count
        guard count > FileNameParts.maximumByteCount else { return true }
        add(
            .notCarried, place,
            "the file “\(name.cut(to: 80))” has a name of \(count) bytes; file systems allow "
                + "\(FileNameParts.maximumByteCount)")
        return false
    }

    mutating func drop(
        _ members: KeyValuePairs<CatalogMember, Any?>, of place: Place, in format: String
    ) {
        for (member, value) in members where value != nil {
            add(.notCarried, place.at(member), "\(format) has no member for “\(member.rawValue)”")
        }
    }

    /// Returns the unknown members whose names begin with a prefix, and removes the prefix from the
    /// names. Reports every other unknown member as a loss.
    mutating func members(
        of unknown: WireDictionary, with prefix: String, _ place: Place
    ) -> WireDictionary {
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

    mutating func dropAll(_ unknown: WireDictionary, _ place: Place) {
        for key in unknown.keys { drop(key, place) }
    }

    private mutating func drop(_ key: String, _ place: Place) {
        add(.notCarried, place.at(key), "the target format has no member for “\(key.cut(to: 80))”")
    }

    mutating func dropTranslations(of name: AppName?, _ place: Place, in format: String) {
        guard let name, name.translations.count > 1 else { return }
        add(.changed, place.at(.name), "\(format) has one name for all languages")
    }
}

extension Collection {
    var unlessEmpty: Self? { isEmpty ? nil : self }
}
