/// Makes one harmless path component of a name that somebody suggests; clause 14.5.3.
///
/// Names are looked at by Unicode scalar: `/` with a combining mark is one `Character`, and a slash to
/// every system.
enum SafeFileName {
    static let greatestByteCount = 255

    /// The file name for a suggestion and the type of the bytes.
    static func text(_ suggestion: String?, _ type: TypeIdentifier) -> String {
        var scalars = (suggestion ?? "").unicodeScalars.map { isForbidden($0) ? "_" : $0 }
        scalars = trimmed(withoutHidden(scalars))
        let name = scalars.isEmpty ? defaultName(type) : String(String.UnicodeScalarView(scalars))
        let whole = withExtension(name, type)
        let fitted = FileNameParts(whole).cut(to: greatestByteCount)
        guard DeviceName.isOne(fitted) else { return fitted }
        return FileNameParts("_" + fitted).cut(to: greatestByteCount)
    }

    /// What separates, means something to a system, or is not seen; and what looks like a separator
    /// or becomes one when it is normalised.
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
        // By these some systems show names with characters that others forbid.
        case "\u{F000}"..."\u{F07F}": true
        default: false
        }
    }

    // MARK: Edges

    /// Without dots, spaces, and what is not seen at either end, nor marks at the start.
    static func trimmed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var rest = scalars.drop { isEdge($0) || isMark($0) }
        while let last = rest.last, isEdge(last) { rest.removeLast() }
        return Array(rest)
    }

    /// Without marks that a dot before them would take away from who looks for it.
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

    /// The name with the extension of its type, unless it has one that agrees.
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
