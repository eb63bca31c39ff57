import UniformTypes

/// A value of `accept` in a web manifest: a media type, one with a wildcard, or a file extension.
struct AcceptPattern: Hashable, Sendable {
    let text: String

    /// Returns whether a file of a type is accepted. An empty pattern accepts nothing.
    func accepts(_ type: TypeIdentifier, fileName: String? = nil) -> Bool {
        let pattern = text.lowercasedASCII
        if pattern.hasPrefix(".") {
            if let fileName {
                // Not `hasSuffix`, which takes composed and decomposed letters for the same.
                let name = fileName.lowercasedASCII.utf8
                return name.reversed().starts(with: pattern.utf8.reversed())
            }
            return type.filenameExtensions.contains(String(pattern.dropFirst()))
        }
        let types = type.mediaTypes.isEmpty ? [type.fileMediaType] : type.mediaTypes
        return types.contains { AcceptPattern.matches(pattern, $0) }
    }

    private static func matches(_ pattern: String, _ mediaType: String) -> Bool {
        if pattern == mediaType || pattern == "*/*" { return true }
        guard pattern.hasSuffix("/*") else { return false }
        return mediaType.hasPrefix(pattern.dropLast())
    }

    /// A type to share for the pattern; nil if none is known.
    var example: TypeIdentifier? {
        switch text.lowercasedASCII {
        case "*/*": .data
        case "image/*": .image
        case "video/*": .movie
        case "audio/*": .audio
        case "text/*": .plainText
        case let name where name.hasPrefix("."):
            TypeIdentifier(filenameExtension: String(name.dropFirst()))
        case let name: name.hasSuffix("*") || name.isEmpty ? nil : TypeIdentifier(mediaType: name)
        }
    }
}
