/// Derives a safe path component from a suggested name; clause 14.5.3.
///
/// This works on Unicode scalars: `/` followed by a combining mark is one `Character`, but every
/// system sees a slash.
enum SafeFileName {
    static func text(_ suggestion: String?, _ type: TypeIdentifier) -> String {
        var scalars = (suggestion ?? "").unicodeScalars.map { isForbidden($0) ? "_" : $0 }
        scalars = trimmed(withoutHidden(scalars))
        let name = scalars.isEmpty ? defaultName(type) : String(String.UnicodeScalarView(scalars))
        let whole = withExtension(name, type)
        let fitted = FileNameParts(whole).cut(to: FileNameParts.maximumByteCount)
        guard DeviceName.isReserved(fitted) else { return fitted }
        return FileNameParts("_" + fitted).cut(to: FileNameParts.maximumByteCount)
    }

    /// Whether a scalar is a path separator, has a special meaning on some system, is invisible, or
    /// looks like a separator or is normalized to one.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": true
        case "\u{2044}", "\u{2215}", "\u{2571}", "\u{27CB}", "\u{29F8}", "\u{FF0F}": true
        case "\u{2100}", "\u{2101}", "\u{2105}", "\u{2106}": true
        case "\u{2216}", "\u{2572}", "\u{27CD}", "\u{29F5}", "\u{29F9}", "\u{FE68}", "\u{FF3C}":
            true
        // Some systems use these private-use scalars to store characters that other systems forbid.
        case "\u{F000}"..."\u{F07F}": true
        default: !scalar.isSafeInLine
        }
    }

    // MARK: Edges

    /// Returns the scalars without dots, spaces and invisible scalars at either end, and without
    /// combining marks at the start.
    static func trimmed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var rest = scalars.drop { isEdge($0) || isMark($0) }
        while let last = rest.last, isEdge(last) { rest.removeLast() }
        return Array(rest)
    }

    /// Removes marks and invisible scalars after a dot, because they would hide the dot from a
    /// search by `Character`.
    private static func withoutHidden(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var isAfterDot = false
        return scalars.filter { scalar in
            if isAfterDot, isMark(scalar) || isFormat(scalar) { return false }
            isAfterDot = scalar == "."
            return true
        }
    }

    private static func isEdge(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", "\u{2024}", "\u{2025}", "\u{FE52}", "\u{FF0E}": true
        default: scalar.properties.isWhitespace || isFormat(scalar)
        }
    }

    private static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .format
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    // MARK: Types

    private static func defaultName(_ type: TypeIdentifier) -> String {
        let names: [(TypeIdentifier, String)] = [
            (.image, "image"), (.audio, "sound"), (.movie, "movie"), (.text, "text"),
        ]
        return names.first { type.conforms(to: $0.0) }?.1 ?? "untitled"
    }

    private static func withExtension(_ name: String, _ type: TypeIdentifier) -> String {
        guard let preferred = type.preferredFilenameExtension else { return name }
        if let found = FileNameParts(name).filenameExtension, agrees(found, type) { return name }
        return name + "." + preferred
    }

    private static func agrees(_ filenameExtension: String, _ type: TypeIdentifier) -> Bool {
        let filenameExtension = filenameExtension.lowercased()
        return TypeIdentifier.known.contains { other in
            other.filenameExtensions.contains(filenameExtension)
                && (other.conforms(to: type) || type.conforms(to: other))
        }
    }
}

package struct FileNameParts {
    /// The maximum length of a file name in bytes, on common file systems.
    package static let maximumByteCount = 255

    private let stem: String
    /// The part after the last dot, if it is an extension: 1 to 12 ASCII letters and digits, at
    /// least one of them a letter, after a stem that is not empty.
    let filenameExtension: String?

    package init(_ name: String) {
        let bytes = name.utf8
        let end = bytes.suffix(Self.maximumExtensionByteCount + 1)
        guard let dot = end.lastIndex(of: UInt8(ascii: ".")), dot > bytes.startIndex,
            bytes[dot...].dropFirst().allSatisfy({
                Self.letters.contains($0) || Self.digits.contains($0)
            }),
            bytes[dot...].dropFirst().contains(where: Self.letters.contains)
        else {
            (stem, filenameExtension) = (name, nil)
            return
        }
        stem = String(name[..<dot])
        filenameExtension = String(name[dot...].dropFirst())
    }

    /// Returns the name with `addition` before its extension. The stem is truncated so that the
    /// result fits into `byteCount` bytes.
    ///
    /// The cut is between two characters, or, if the first character itself is too long, between
    /// two Unicode scalars.
    package func cut(to byteCount: Int, adding addition: String = "") -> String {
        let suffix = addition + (filenameExtension.map { "." + $0 } ?? "")
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

    private static let maximumExtensionByteCount = 12
    private static let letters = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    private static let digits = ASCIISet("0123456789")
}

/// File names that Windows reserves for devices, whatever extension follows them.
enum DeviceName {
    /// Whether the part of a file name before its first dot, without trailing spaces, names a
    /// device. Case is ignored.
    static func isReserved(_ fileName: String) -> Bool {
        var bytes = Array(fileName.utf8.prefix { $0 != UInt8(ascii: ".") }.prefix(255))
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        let stem = String(decoding: bytes, as: UTF8.self).lowercased()
        if others.contains(stem) { return true }
        guard stem.hasPrefix("com") || stem.hasPrefix("lpt") else { return false }
        return numbers.contains(String(stem.unicodeScalars.dropFirst(3)))
    }

    private static let others: Set = ["con", "prn", "aux", "nul", "conin$", "conout$", "clock$"]
    /// The digits that follow `com` or `lpt` in the name of a device. Windows also accepts the
    /// superscript digits 1, 2 and 3.
    private static let numbers: Set = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "\u{B9}", "\u{B2}", "\u{B3}",
    ]
}

/// The rules for suggested names; clause 14.5.1.
enum SuggestedName {
    static func fault(in name: String) -> String? {
        let count = name.utf8.count
        guard 1...255 ~= count else { return "expected 1 to 255 bytes" }
        guard count > 2 || !name.utf8.allSatisfy({ $0 == UInt8(ascii: ".") }) else {
            return "“.” and “..” are not file names"
        }
        if name.utf8.withContiguousStorageIfAvailable(SuspectByte.isAny) == false { return nil }
        guard let scalar = name.unicodeScalars.first(where: isForbidden) else { return nil }
        return "the name contains U+\(String(scalar.value, radix: 16, uppercase: true)); a name"
            + " must not contain “/”, “\\”, “:”, control characters or bidirectional controls"
    }

    static func fault(in name: RawSpan) -> Fault? {
        if isPlain(name) { return nil }
        let text = name.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        return fault(in: text).map { (.unsafeName, $0) }
    }

    /// A quick check: if this returns true, the name is valid; if it returns false, the name may
    /// still be valid.
    static func isPlain(_ name: RawSpan) -> Bool {
        guard 3...255 ~= name.byteCount else { return false }
        return name.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: UInt8.self) { !SuspectByte.isAny(of: $0) }
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2F, 0x5C, 0x3A: true
        case 0x2028, 0x2029: false
        default: !scalar.isSafeInLine
        }
    }
}
