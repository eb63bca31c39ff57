import Essentials
import WireFormat

/// A value to write. Its members keep their order, because the order of links and names matters;
/// a `WireDictionary` would not keep it.
enum CatalogValue {
    case text(String)
    case boolean(Bool)
    case array([CatalogValue])
    case members([CatalogEntry])
    case unknown(WireValue)

    init(_ name: AppName) {
        if let text = name.plainText {
            self = .text(text)
            return
        }
        var members = CatalogMembers()
        for translation in name.translations {
            members.add(translation.language, .text(translation.text))
        }
        self = members.value
    }

    func encoded(as encoding: WireEncoding, isPretty: Bool) throws(PayloadError) -> Data {
        var writer = WireWriter(encoding, isPretty: isPretty)
        try write(to: &writer)
        return try writer.finish()
    }

    private func write(to writer: inout WireWriter) throws(PayloadError) {
        switch self {
        case .text(let text): try writer.string(text)
        case .boolean(let value): try writer.boolean(value)
        case .unknown(let value): try writer.value(value)
        case .array(let elements):
            try writer.begin(.array)
            for element in elements { try element.write(to: &writer) }
            try writer.end(.array)
        case .members(let entries):
            try writer.begin(.dictionary)
            for entry in entries {
                let key = entry.key
                if entries.count == 1 { try writer.onlyKey(key) } else { try writer.key(key) }
                try entry.value.write(to: &writer)
            }
            try writer.end(.dictionary)
        }
    }
}

struct CatalogEntry {
    let key: String
    let value: CatalogValue
}

/// The members of a dictionary in the order in which they are written.
struct CatalogMembers {
    private(set) var entries: [CatalogEntry] = []

    var value: CatalogValue { .members(entries) }

    mutating func add(_ key: String, _ value: CatalogValue?) {
        if let value { entries.append(CatalogEntry(key: key, value: value)) }
    }

    mutating func add(_ key: some MemberNames, _ value: CatalogValue?) { add(key.rawValue, value) }

    mutating func add(_ key: some MemberNames, _ text: String?) {
        add(key, text.map(CatalogValue.text))
    }

    mutating func add(_ key: some MemberNames, _ value: Bool?) {
        add(key, value.map(CatalogValue.boolean))
    }

    mutating func add(_ key: some MemberNames, _ name: AppName?) {
        add(key, name.map { CatalogValue($0) })
    }

    /// Adds an array, unless it is empty.
    mutating func add(_ key: some MemberNames, _ texts: [String]) {
        if !texts.isEmpty { add(key, .array(texts.map(CatalogValue.text))) }
    }

    /// Adds an array, unless it is empty.
    mutating func add(_ key: some MemberNames, _ entries: [CatalogMembers]) {
        if !entries.isEmpty { add(key, .array(entries.map(\.value))) }
    }

    /// Adds a dictionary of strings, unless it is empty. If several pairs have the same key, only
    /// the first is written.
    mutating func add(_ key: some MemberNames, keyed pairs: [(key: String, text: String)]) {
        guard !pairs.isEmpty else { return }
        var members = CatalogMembers()
        var known: Set<ExactText> = []
        for (key, text) in pairs where known.insert(ExactText(key)).inserted {
            members.add(key, .text(text))
        }
        add(key, members.value)
    }

    /// Adds unknown members, except those whose names are already used.
    mutating func add(_ unknown: WireDictionary) {
        var known = Set(entries.map { ExactText($0.key) })
        for (key, value) in unknown where known.insert(ExactText(key)).inserted {
            add(key, .unknown(value))
        }
    }
}
