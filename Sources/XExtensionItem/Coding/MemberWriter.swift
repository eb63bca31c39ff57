/// Writes one dictionary: members of the model as they are given, in the canonical order, and between
/// them, where they belong, those that are kept.
struct MemberWriter<Name: MemberName> {
    private let setAside: WireDictionary
    private var unknown: ArraySlice<WireDictionary.Member>
    private var isEmpty = true

    /// Begins the dictionary.
    ///
    /// - Throws: `value.duplicate-key` for an unknown member with a name that the format defines.
    init(_ kept: KeptMembers, _ writer: inout WireWriter) throws(WireError) {
        if let name = kept.unknown.keys.first(where: { Name(rawValue: $0) != nil }) {
            throw WireError(
                .duplicateKey, reason: "an unknown member with a name that the format defines"
            ).inside(name)
        }
        setAside = kept.setAside
        unknown = Array(kept.unknown)[...]
        try writer.beginDictionary()
    }

    /// Writes a member that has a value, or the value set aside in its place.
    mutating func write(
        _ name: Name, _ value: (some MemberValue)?, _ writer: inout WireWriter
    ) throws(WireError) {
        let original = setAside.isEmpty ? nil : setAside[name.rawValue]
        guard value != nil || original != nil else { return }
        try writeUnknown(before: name.rawValue, &writer)
        isEmpty = false
        try writer.key(name.rawValue)
        do throws(WireError) {
            if let original {
                try writer.value(original)
            } else {
                try value?.write(to: &writer)
            }
        } catch {
            throw error.inside(name.rawValue)
        }
    }

    private mutating func writeUnknown(
        before name: String, _ writer: inout WireWriter
    ) throws(WireError) {
        while let member = unknown.first, CanonicalOrder.compare(member.key, name) < 0 {
            try writeUnknown(member, isOnly: false, &writer)
        }
    }

    private mutating func writeUnknown(
        _ member: WireDictionary.Member, isOnly: Bool, _ writer: inout WireWriter
    ) throws(WireError) {
        unknown.removeFirst()
        isEmpty = false
        do throws(WireError) {
            if isOnly { try writer.onlyKey(member.key) } else { try writer.key(member.key) }
            try writer.value(member.value)
        } catch {
            throw error.inside(member.key)
        }
    }

    /// Writes what is kept and comes last, and ends the dictionary.
    mutating func finish(_ writer: inout WireWriter) throws(WireError) {
        let isOnly = isEmpty && unknown.count == 1
        while let member = unknown.first { try writeUnknown(member, isOnly: isOnly, &writer) }
        try writer.endDictionary()
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
