import WireFormat

struct URLOutput {
    private(set) var bytes: [UInt8] = []
    /// Whether the next byte belongs to the authority, the only part that can contain brackets.
    private var isInAuthority = false
    /// Whether the next `#` in a verbatim value begins the fragment.
    private var takesHash: Bool

    /// If the template has a fragment, a `#` in a verbatim value is escaped.
    init(hasFragment: Bool) {
        takesHash = !hasFragment
    }

    struct Mark {
        fileprivate let count: Int
        fileprivate let isInAuthority: Bool
        fileprivate let takesHash: Bool
    }

    var mark: Mark {
        Mark(count: bytes.count, isInAuthority: isInAuthority, takesHash: takesHash)
    }

    mutating func rewind(to mark: Mark) {
        bytes.removeLast(bytes.count - mark.count)
        (isInAuthority, takesHash) = (mark.isInAuthority, mark.takesHash)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ literal: some Sequence<UInt8>) {
        bytes.append(contentsOf: literal)
    }

    mutating func beginAuthority() {
        write("//".utf8)
        isInAuthority = true
    }

    mutating func endAuthority() {
        isInAuthority = false
    }

    mutating func write(_ value: String, keeping kept: ASCIISet) {
        for byte in value.utf8 { bytes.append(byte, keeping: kept) }
    }

    /// Writes a value verbatim, except that bytes that a URL cannot contain are escaped.
    mutating func writeVerbatim(_ value: String) {
        let value = Array(value.utf8)
        for (position, byte) in value.enumerated() {
            let isKept: Bool
            switch byte {
            case UInt8(ascii: "%"): isKept = Self.isEscape(value, at: position)
            case UInt8(ascii: "["), UInt8(ascii: "]"): isKept = isInAuthority
            case UInt8(ascii: "#"):
                isKept = takesHash
                (isInAuthority, takesHash) = (false, false)
            case UInt8(ascii: "/"), UInt8(ascii: "?"):
                isInAuthority = byte == UInt8(ascii: "/") && opensAuthority
                isKept = true
            default: isKept = KeptCharacters.verbatim.contains(byte)
            }
            if isKept { bytes.append(byte) } else { bytes.appendEscape(of: byte) }
        }
    }

    /// Whether a slash written next would be the second slash of `://`. This is possible only
    /// in a value that is the whole URL.
    private var opensAuthority: Bool {
        bytes.suffix(2).elementsEqual(":/".utf8) && bytes.firstIndex(of: 0x3A) == bytes.count - 2
    }

    private static func isEscape(_ value: [UInt8], at position: Int) -> Bool {
        position + 2 < value.count && KeptCharacters.hexadecimal.contains(value[position + 1])
            && KeptCharacters.hexadecimal.contains(value[position + 2])
    }
}
