/// A decoded dynamic type identifier: the tags of a type that no app declares.
///
/// The system creates such an identifier for a file with an unknown extension. The text after
/// `dyn.a` encodes keys and their values in base32 (most significant bit first):
///
///     dyn.ah62d4rv4ge80g55sq2  →  ?0=6:1=conf
///     key 0: the number of a type that it conforms to      key 1: a file extension
///     key 2: a type code      key 3: a media type      key 4: a pasteboard type
///
/// Apple does not document the encoding; developers have published the keys.
package struct DynamicType: Hashable, Sendable {
    /// The types that the type conforms to, except those with an unknown number.
    package let parents: [TypeIdentifier]
    /// The file extensions, without the dot.
    package let filenameExtensions: [String]
    package let mediaTypes: [String]

    /// Returns nil if the identifier is not dynamic, is malformed, or has more than 1,024 bytes.
    package init?(_ type: TypeIdentifier) {
        guard let text = Self.text(of: type.rawValue), text.hasPrefix("?") else { return nil }
        var values: [Substring: [String]] = [:]
        for assignment in text.dropFirst().split(separator: ":") {
            let parts = assignment.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            values[parts[0], default: []] += parts[1].split(separator: ",").map(String.init)
        }
        parents = (values["0"] ?? []).compactMap { Self.types[$0] }
        filenameExtensions = values["1"] ?? []
        mediaTypes = values["3"] ?? []
    }

    private static let types: [String: TypeIdentifier] = [
        "6": .data, "7": .text, "8": .plainText, "9": "public.utf16-plain-text", "B": .image,
        "C": .video, "D": .audio, "E": .directory, "F": .folder,
    ]

    private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

    private static func text(of identifier: String) -> String? {
        let prefix = "dyn.a"
        guard identifier.utf8.count <= 1_024,
            identifier.utf8.starts(with: prefix.utf8, by: { $0.lowercased == $1 })
        else { return nil }
        var bytes: [UInt8] = []
        var (bits, count) = (UInt16(0), 0)
        for letter in identifier.utf8.dropFirst(prefix.utf8.count) {
            guard let digit = alphabet.firstIndex(of: letter.lowercased) else { return nil }
            bits = bits << 5 | UInt16(digit)
            count += 5
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt16(count)))
        }
        guard bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
