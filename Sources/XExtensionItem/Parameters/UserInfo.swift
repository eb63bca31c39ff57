/// The sending app's own values, whose keys have rules; clause 20.2.
struct UserInfo: Sendable {
    var dictionary = WireDictionary()
}

extension ItemReader {
    /// Reads the sending app's own values.
    mutating func userInfo(_ node: WireNode, _ bytes: RawSpan) -> UserInfo? {
        guard isDictionary(node) else { return nil }
        for member in document.canonicalMembers(of: node) {
            let key = document.key(of: member, bytes)
            if NameRule.isReservedUserInfo(key) {
                report(
                    .reservedUserInfo, member.keyNode,
                    "the key \(key.quotedStart) is reserved for Objective-C XExtensionItem")
            }
        }
        return isAbsent(node) ? nil : UserInfo(dictionary: document.dictionary(at: node))
    }
}

extension UserInfo: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        writer.check(unless: !dictionary.keys.contains(where: NameRule.isReservedUserInfo))
        try writer.wire.dictionary(dictionary)
    }
}
