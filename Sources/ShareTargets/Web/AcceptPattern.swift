import UniformTypes

/// A value of `accept` in a web manifest: a media type, one with a wildcard, or a file extension.
struct AcceptPattern: Hashable, Sendable {
    let text: String

    /// Returns whether a file of a type is accepted. An empty pattern accepts nothing.
    func accepts(_ type: TypeIdentifier, fileName: String? = nil) -> Bool {
        let pattern = text.lowercased()
        if pattern.hasPrefix(".") {
            let name = String(pattern.dropFirst())
            if let fileName { return fileName.lowercased().hasSuffix(pattern) }
            return type.filenameExtensions.contains(name)
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
        switch text.lowercased() {
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
