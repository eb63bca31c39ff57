/// Writes the members of one dictionary in the canonical order: those of the model as they are given,
/// and between them, where they belong, those that are kept.
struct MemberWriter<Name: MemberName> {
    private let setAside: WireDictionary
    private var unknown: ArraySlice<WireDictionary.Member>
    private var isEmpty = true

    init(_ kept: KeptMembers) {
        setAside = kept.setAside
        unknown = Array(kept.unknown)[...]
    }

    /// Writes a member that has a value, or the value set aside in its place.
    mutating func member<Value>(
        _ name: Name, _ value: Value?, _ writer: inout WireWriter,
        _ write: (Value, inout WireWriter) throws(WireError) -> Void
    ) throws(WireError) {
        let original = setAside.isEmpty ? nil : setAside[name.rawValue]
        guard value != nil || original != nil else { return }
        try writeUnknown(before: name.rawValue, &writer)
        isEmpty = false
        try writer.key(name.rawValue)
        do throws(WireError) {
            if let original {
                try writer.value(original)
            } else if let value {
                try write(value, &writer)
            }
        } catch {
            throw error.inside(name.rawValue)
        }
    }

    private mutating func writeUnknown(
        before name: String, _ writer: inout WireWriter
    ) throws(WireError) {
        while let member = unknown.first, CanonicalOrder.compare(member.key, name) < 0 {
            try writeUnknown(member, &writer)
        }
    }

    private mutating func writeUnknown(
        _ member: WireDictionary.Member, _ writer: inout WireWriter
    ) throws(WireError) {
        unknown.removeFirst()
        isEmpty = false
        do throws(WireError) {
            try writer.key(member.key)
            try writer.value(member.value)
        } catch {
            throw error.inside(member.key)
        }
    }

    /// Writes what is kept and comes last.
    mutating func finish(_ writer: inout WireWriter) throws(WireError) {
        if isEmpty, unknown.count == 1, let member = unknown.popFirst() {
            try writer.onlyKey(member.key)
            return try writer.value(member.value)
        }
        while let member = unknown.first { try writeUnknown(member, &writer) }
    }
}

extension WireWriter {
    /// Writes a dictionary of members of the model, which the closure gives in the canonical order.
    mutating func members<Name: MemberName>(
        of type: Name.Type, _ kept: KeptMembers,
        _ body: (inout MemberWriter<Name>, inout WireWriter) throws(WireError) -> Void
    ) throws(WireError) {
        try beginDictionary()
        var members = MemberWriter<Name>(kept)
        try body(&members, &self)
        try members.finish(&self)
        try endDictionary()
    }

    /// Writes an array, each element by the closure.
    mutating func array<Element>(
        _ elements: [Element],
        _ write: (Element, inout WireWriter) throws(WireError) -> Void
    ) throws(WireError) {
        try beginArray()
        for (position, element) in elements.enumerated() {
            do throws(WireError) {
                try write(element, &self)
            } catch {
                throw error.inside(String(position))
            }
        }
        try endArray()
    }
}

extension WireError {
    /// The error as seen from the container around the value it is about.
    func inside(_ step: String) -> WireError {
        var error = self
        error.pointer = JSONPointer.step(step) + error.pointer
        return error
    }
}
