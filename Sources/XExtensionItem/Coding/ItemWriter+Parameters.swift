extension Parameters: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        guard kept.isEmpty else { return try write(kept.written, to: &writer) }
        try writer.wire.dictionaries(
            dictionaries, keysWithout: UInt8(ascii: "."), named: ReverseDNSName.matches)
    }

    /// Writes the namespaces and the kept members in canonical order; a draft may repeat a name.
    private func write(
        _ kept: [WrittenMember], to writer: inout ItemWriter
    ) throws(WireError) {
        writer.wire.doubt()
        let taken = dictionaries.map {
            WrittenMember(key: $0.key, value: $0.value, isUntouched: nil)
        }
        let members = (taken + kept).sorted { CanonicalOrder.compare($0.key, $1.key) < 0 }
        try writer.wire.beginDictionary()
        for member in members { try writer.write(member, isOnly: members.count == 1) }
        try writer.wire.endDictionary()
    }
}

/// The sending app's own values, whose keys have rules.
struct UserInfo: MemberValue {
    private let dictionary: WireDictionary

    init(_ dictionary: WireDictionary) {
        self.dictionary = dictionary
    }

    func write(to writer: inout ItemWriter) throws(WireError) {
        writer.doubt(unless: !dictionary.keys.contains(where: NameRule.isReservedUserInfo))
        try writer.wire.dictionary(dictionary)
    }
}
