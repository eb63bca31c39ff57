/// JSON Pointer (RFC 6901), for writing: `~` and `/` in a key become `~0` and `~1`.
package enum JSONPointer {
    /// Returns one step of a pointer, with its slash.
    package static func step(_ key: String) -> String {
        var bytes: [UInt8] = [UInt8(ascii: "/")]
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "~"): bytes.append(contentsOf: "~0".utf8)
            case UInt8(ascii: "/"): bytes.append(contentsOf: "~1".utf8)
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
