/// Derives a safe path component from a suggested name; clause 14.5.3.
///
/// It looks at Unicode scalars: `/` followed by a combining mark is one `Character`, but every
/// system sees a slash.
enum SafeFileName {
    static let greatestByteCount = 255

    /// Returns the safe file name for a suggestion and the type of the bytes.
    static func text(_ suggestion: String?, _ type: TypeIdentifier) -> String {
        var scalars = (suggestion ?? "").unicodeScalars.map { isForbidden($0) ? "_" : $0 }
        scalars = trimmed(withoutHidden(scalars))
        let name = scalars.isEmpty ? defaultName(type) : String(String.UnicodeScalarView(scalars))
        let whole = withExtension(name, type)
        let fitted = FileNameParts(whole).cut(to: greatestByteCount)
        guard DeviceName.isOne(fitted) else { return fitted }
        return FileNameParts("_" + fitted).cut(to: greatestByteCount)
    }

    /// Whether a scalar separates paths, has a meaning to a system, is invisible, looks like a
    /// separator, or becomes one through normalisation.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": true
        case "\u{2044}", "\u{2215}", "\u{2571}", "\u{27CB}", "\u{29F8}", "\u{FF0F}": true
        case "\u{2100}", "\u{2101}", "\u{2105}", "\u{2106}": true
        case "\u{2216}", "\u{2572}", "\u{27CD}", "\u{29F5}", "\u{29F9}", "\u{FE68}", "\u{FF3C}":
            true
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
        case "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
            true
        // Some systems store characters that are forbidden elsewhere as these private-use scalars.
        case "\u{F000}"..."\u{F07F}": true
        default: false
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

    /// Returns the scalars without marks and invisible scalars after a dot, which would hide the
    /// dot from a search by `Character`.
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

    /// Returns the name with the type's preferred extension, unless it has one that agrees with the
    /// type.
    private static func withExtension(_ name: String, _ type: TypeIdentifier) -> String {
        guard let preferred = type.preferredFilenameExtension else { return name }
        if let found = FileNameParts(name).filenameExtension, agrees(found, type) { return name }
        return name + "." + preferred
    }

    private static func agrees(_ filenameExtension: String, _ type: TypeIdentifier) -> Bool {
        if type.filenameExtensions.contains(filenameExtension.lowercased()) { return true }
        guard let named = TypeIdentifier(filenameExtension: filenameExtension) else { return false }
        return named.conforms(to: type) || type.conforms(to: named)
    }
}
