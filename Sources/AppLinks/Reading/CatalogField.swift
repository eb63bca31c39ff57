import UniformTypes
import WireFormat

/// An entry of a catalog: a type, a parameter, an action or an app.
protocol CatalogEntry: Sendable {
    /// The members in the XExtensionItem format, in the order in which they are written. Reading,
    /// merging, writing and conversions use this list.
    static var fields: [CatalogField<Self>] { get }

    var key: String { get set }
    var unknownMembers: WireDictionary { get set }
    var origin: CatalogOrigin { get set }

    /// Completes an entry whose members were all read. `absent` has the members that Choosy's
    /// format defines and the entry lacks.
    mutating func complete(
        _ reader: inout CatalogReader, _ node: WireNode, absent: Set<CatalogMember>)

    /// Merges what is not one member.
    mutating func complete(mergedWith newer: Self)
}

extension CatalogEntry {
    func complete(_ reader: inout CatalogReader, _ node: WireNode, absent: Set<CatalogMember>) {}

    func complete(mergedWith newer: Self) {}

    /// Returns this entry with the values of a newer entry; clause 2.2.2.
    func merged(with newer: Self) -> Self {
        var result = self
        for field in Self.fields { field.merge(&result, newer) }
        result.complete(mergedWith: newer)
        result.unknownMembers = unknownMembers.merged(with: newer.unknownMembers)
        result.origin = newer.origin
        return result
    }

    var ownValue: CatalogValue {
        var members = CatalogMembers()
        for field in Self.fields { members.add(field.member, field.write(self)) }
        members.add(unknownMembers)
        return members.value
    }
}

extension CatalogReader {
    /// Reads a dictionary into an empty entry. Reports an entry without a key, and returns nil.
    mutating func entry<Entry: CatalogEntry>(_ empty: Entry, _ node: WireNode) -> Entry? {
        var entry = empty
        entry.origin = origin(node)
        var absent = ChoosyMember.ofOwnFormat
        entry.unknownMembers = members(of: node) { reader, member, value in
            absent.remove(member)
            let field = Entry.fields.first { $0.member == member }
            return field?.read(&reader, &entry, value) ?? false
        }
        entry.complete(&self, node, absent: absent)
        return isKeyed(entry.key, node) ? entry : nil
    }
}

/// One member of an entry.
struct CatalogField<Entry: CatalogEntry>: Sendable {
    typealias Path<Value> = any WritableKeyPath<Entry, Value> & Sendable
    typealias Read<Value> = @Sendable (inout CatalogReader, WireNode) -> Value?

    let member: CatalogMember
    /// Sets the value, and returns whether it was usable.
    let read: @Sendable (inout CatalogReader, inout Entry, WireNode) -> Bool
    /// Merges the value of a newer entry.
    let merge: @Sendable (inout Entry, Entry) -> Void
    /// Returns the value to write, or nil.
    let write: @Sendable (Entry) -> CatalogValue?

    init<Value>(
        _ member: CatalogMember, _ path: Path<Value>, read: @escaping Read<Value>,
        merge: @escaping @Sendable (_ older: Value, _ newer: Value) -> Value,
        write: @escaping @Sendable (Value) -> CatalogValue?
    ) {
        self.member = member
        self.read = { set(&$1[keyPath: path], read(&$0, $2)) }
        self.merge = { $0[keyPath: path] = merge($0[keyPath: path], $1[keyPath: path]) }
        self.write = { write($0[keyPath: path]) }
    }

    init<Value>(
        _ member: CatalogMember, _ path: Path<Value?>, read: @escaping Read<Value>,
        write: @escaping @Sendable (Value) -> CatalogValue
    ) {
        self.init(
            member, path, read: { read(&$0, $1).map(Optional.some) }, merge: { $1 ?? $0 },
            write: { $0.map(write) })
    }

    static func text(
        _ member: CatalogMember, _ path: Path<String?>,
        read: @escaping Read<String> = { $0.shortText($1) }
    ) -> Self {
        Self(member, path, read: read, write: CatalogValue.text)
    }

    static func key(_ member: CatalogMember, _ path: Path<String?>) -> Self {
        text(member, path) { $0.key($1) }
    }

    /// The key of the entry. A merged entry keeps the older spelling.
    static func key(read: @escaping Read<String> = { $0.key($1) }) -> Self {
        Self(.key, \.key, read: read, merge: { older, _ in older }, write: CatalogValue.text)
    }

    /// The required name; see ``AppName/merge(_:key:)``.
    static func name(_ path: Path<AppName>) -> Self {
        Self(.name, path, read: { $0.name($1) }, merge: { older, _ in older }) { CatalogValue($0) }
    }

    /// An array of entries, which are merged if their keys are equal.
    static func entries<Element: CatalogEntry, Key: Hashable & Sendable>(
        _ member: CatalogMember, _ path: Path<[Element]>, _ empty: Element,
        by key: @escaping @Sendable (String) -> Key
    ) -> Self {
        Self(member, path) { reader, node in
            reader.array(node) { $0.entry(empty, $1) }
        } merge: { older, newer in
            overlaid(older, newer, by: { key($0.key) }) { $0.merged(with: $1) }
        } write: { entries in
            entries.unlessEmpty.map { .array($0.map(\.ownValue)) }
        }
    }
}
