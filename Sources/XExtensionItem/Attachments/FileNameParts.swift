/// A file name, split at its last dot.
struct FileNameParts {
    private let stem: String
    /// The part after the last dot, if it is an extension: 1 to 12 ASCII letters and digits, at
    /// least one of them a letter, after a stem that is not empty.
    let filenameExtension: String?

    init(_ name: String) {
        let bytes = name.utf8
        let end = bytes.suffix(Self.greatestByteCount + 1)
        guard let dot = end.lastIndex(of: UInt8(ascii: ".")), dot > bytes.startIndex,
            bytes[dot...].dropFirst().allSatisfy({ Self.letters.has($0) || Self.digits.has($0) }),
            bytes[dot...].dropFirst().contains(where: Self.letters.has)
        else {
            (stem, filenameExtension) = (name, nil)
            return
        }
        stem = String(name[..<dot])
        filenameExtension = String(name[dot...].dropFirst())
    }

    /// Returns the whole name, its stem cut so that the name fits into `byteCount` bytes.
    ///
    /// The cut is between two characters, or, if the first character alone is too long, between two
    /// Unicode scalars.
    func cut(to byteCount: Int) -> String {
        let suffix = filenameExtension.map { "." + $0 } ?? ""
        let room = byteCount - suffix.utf8.count
        guard stem.utf8.count > room else { return stem + suffix }
        var part = String(Self.prefix(of: stem, room) { $0.utf8.count })
        if part.isEmpty {
            part = String(Self.prefix(of: stem.unicodeScalars, room) { $0.utf8.count })
        }
        let scalars = SafeFileName.trimmed(Array(part.unicodeScalars))
        return String(String.UnicodeScalarView(scalars)) + suffix
    }

    private static func prefix<Parts: Collection>(
        of parts: Parts, _ room: Int, _ size: (Parts.Element) -> Int
    ) -> Parts.SubSequence {
        var left = room
        return parts.prefix { part in
            left -= size(part)
            return left >= 0
        }
    }

    private static let greatestByteCount = 12
    private static let letters = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    private static let digits = ASCIISet("0123456789")
}
