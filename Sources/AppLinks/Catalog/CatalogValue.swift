import Essentials
import WireFormat

/// A value to write. Its members keep their order, because the order of links and names matters;
/// a `WireDictionary` would not keep it.
enum CatalogValue {
    case text(String)
    case boolean(Bool)
    case array([CatalogValue])
    case members(CatalogMembers)
    case unknown(WireValue)

    init(_ name: AppName) {
        if let text = name.plainText {
            self = .text(text)
            return
        }
        self = .texts(name.translations.map { ($0.language, $0.text) })
    }

    static func texts(_ texts: [String]) -> CatalogValue { .array(texts.map(CatalogValue.text)) }

    /// A dictionary of strings. If several pairs have the same key, only the first is written.
    static func texts(_ pairs: [(key: String, text: String)]) -> CatalogValue {
        var known: Set<ExactText> = []
        let first = pairs.filter { known.insert(ExactText($0.key)).inserted }
        return .members(.init(entries: first.map { .init(key: $0.key, value: .text($0.text)) }))
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
        case .members(let members):
            try writer.begin(.dictionary)
            let isAlone = members.entries.count == 1
            for entry in members.entries {
                let key = entry.key
                if isAlone { try writer.onlyKey(key) } else { try writer.key(key) }
                try entry.value.write(to: &writer)
            }
            try writer.end(.dictionary)
        }
    }
}

/// The members of a dictionary in the order in which they are written.
struct CatalogMembers {
    struct Entry {
        let key: String
        let value: CatalogValue
    }

    var entries: [Entry] = []

    var value: CatalogValue { .members(self) }

    mutating func add(_ key: String, _ value: CatalogValue?) {
        if let value { entries.append(Entry(key: key, value: value)) }
    }

    mutating func add(_ key: some MemberNames, _ value: CatalogValue?) { add(key.rawValue, value) }

    mutating func add(_ key: some MemberNames, _ text: String?) {
        add(key, text.map(CatalogValue.text))
    }

    /// Adds unknown members, except those whose names are already used.
    mutating func add(_ unknown: WireDictionary) {
        var known = Set(entries.map { ExactText($0.key) })
        for (key, value) in unknown where known.insert(ExactText(key)).inserted {
            add(key, .unknown(value))
        }
    }
}

extension Collection {
    var unlessEmpty: Self? { isEmpty ? nil : self }
}
