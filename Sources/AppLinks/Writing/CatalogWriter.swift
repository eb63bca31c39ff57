import Essentials
import WireFormat

/// Writes members in the given order, because the order of links and names matters. A dictionary
/// would not keep that order.
struct CatalogWriter: ~Copyable {
    private var writer: WireWriter

    init(_ encoding: WireEncoding, isPretty: Bool) {
        writer = WireWriter(encoding, isPretty: isPretty)
    }

    mutating func finish() throws(PayloadError) -> Data { try writer.finish() }

    typealias Body = (inout CatalogWriter) throws(PayloadError) -> Void

    struct Members {
        private(set) var entries: [(key: String, body: Body)] = []

        mutating func add(_ key: String, _ body: @escaping Body) {
            entries.append((key, body))
        }

        mutating func add(_ key: some MemberNames, _ body: @escaping Body) {
            add(key.rawValue, body)
        }

        mutating func add(_ key: String, _ text: String) {
            add(key) { writer throws(PayloadError) in try writer.string(text) }
        }

        mutating func add(_ key: some MemberNames, _ text: String?) {
            if let text { add(key.rawValue, text) }
        }

        mutating func add(_ key: some MemberNames, _ members: Members) {
            add(key) { writer throws(PayloadError) in try writer.dictionary(members) }
        }

        mutating func add(_ key: some MemberNames, _ value: Bool?) {
            guard let value else { return }
            add(key) { writer throws(PayloadError) in try writer.writer.boolean(value) }
        }

        mutating func add(_ key: some MemberNames, _ name: AppName?) {
            guard let name else { return }
            add(key) { writer throws(PayloadError) in try writer.name(name) }
        }

        mutating func add(_ key: some MemberNames, _ texts: [String]) {
            guard !texts.isEmpty else { return }
            add(key) { writer throws(PayloadError) in try writer.strings(texts) }
        }

        mutating func add<Element>(
            _ key: some MemberNames, _ elements: [Element],
            _ members: @escaping (Element) -> Members
        ) {
            guard !elements.isEmpty else { return }
            add(key) { writer throws(PayloadError) in
                try writer.array(elements) { writer, element throws(PayloadError) in
                    try writer.dictionary(members(element))
                }
            }
        }

        /// Adds unknown members, except those whose names are already used.
        mutating func add(_ unknown: WireDictionary) {
            var known = Set(entries.map { ExactText($0.key) })
            for (key, value) in unknown where known.insert(ExactText(key)).inserted {
                add(key) { writer throws(PayloadError) in try writer.writer.value(value) }
            }
        }
    }

    mutating func dictionary(_ members: Members) throws(PayloadError) {
        try writer.beginDictionary()
        for (key, body) in members.entries {
            if members.entries.count == 1 { try writer.onlyKey(key) } else { try writer.key(key) }
            try body(&self)
        }
        try writer.endDictionary()
    }

    mutating func array<Element>(
        _ elements: [Element], _ body: (inout CatalogWriter, Element) throws(PayloadError) -> Void
    ) throws(PayloadError) {
        try writer.beginArray()
        for element in elements { try body(&self, element) }
        try writer.endArray()
    }

    mutating func strings(_ texts: [String]) throws(PayloadError) {
        try array(texts) { writer, text throws(PayloadError) in try writer.string(text) }
    }

    mutating func string(_ text: String) throws(PayloadError) { try writer.string(text) }

    mutating func name(_ name: AppName) throws(PayloadError) {
        if let text = name.plainText { return try string(text) }
        var members = Members()
        for translation in name.translations {
            members.add(translation.language, translation.text)
        }
        try dictionary(members)
    }
}
