/// The rules for names that senders choose, shared by reading and writing.
enum NameRule {
    /// Whether a name begins with `$`, which this version reserves; clause 12.1.3.
    static func isReserved(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "$") }

    /// Whether a name is allowed for a member that the format does not define; clause 12.1.4.
    static func isCustomName(_ name: String) -> Bool { hasDot(name) && !isReserved(name) }

    /// Whether a name contains a dot.
    static func hasDot(_ name: String) -> Bool { name.contains(byte: UInt8(ascii: ".")) }

    /// Whether a key is allowed for a parameter; clause 20.1.3.
    static func isParameter(_ key: String) -> Bool {
        !key.utf8.isEmpty && !key.contains(byte: notInParameters)
    }

    /// The byte that a parameter's key must not contain; clause 20.1.3.
    static let notInParameters = UInt8(ascii: ".")

    /// Whether a user-info key belongs to the original library; clause 20.2.2.
    static func isReservedUserInfo(_ key: String) -> Bool { key.utf8.starts(with: upstream) }

    /// Whether the UTF-8 of a user-info key belongs to the original library; clause 20.2.2.
    static func isReservedUserInfo(_ key: RawSpan) -> Bool {
        key.withUnsafeBytes { $0.starts(with: upstream) }
    }

    private static let upstream = "x-extension-item".utf8
}
