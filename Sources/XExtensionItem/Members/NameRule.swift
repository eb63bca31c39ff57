/// The rules for names that senders choose: those who read and those who write ask the same.
enum NameRule {
    /// Whether a name begins with `$`, as none does that this version defines; clause 12.1.3.
    static func isReserved(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "$") }

    /// Whether a member that the format does not define may have a name; clause 12.1.4.
    static func isOthers(_ name: String) -> Bool { hasDot(name) && !isReserved(name) }

    /// Whether a name holds a dot.
    static func hasDot(_ name: String) -> Bool { name.has(byte: UInt8(ascii: ".")) }

    /// Whether a parameter may have a key; clause 20.1.3.
    static func isParameter(_ key: String) -> Bool { !key.utf8.isEmpty && !hasDot(key) }

    /// Whether a user-info key belongs to the original library; clause 20.2.2.
    static func isReservedUserInfo(_ key: String) -> Bool {
        key.utf8.starts(with: "x-extension-item".utf8)
    }
}
