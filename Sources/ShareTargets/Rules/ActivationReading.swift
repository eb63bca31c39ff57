import UniformTypes

/// One way to read what Apple leaves open about dictionary rules.
struct ActivationReading: Hashable, Sendable {
    /// The assumptions that this reading does not make.
    var rejected: Set<Assumption> = []

    /// The reading that the library takes for true.
    static let usual = ActivationReading()

    /// The usual reading but for one assumption.
    static func without(_ assumption: Assumption) -> ActivationReading {
        ActivationReading(rejected: [assumption])
    }

    private func assumes(_ assumption: Assumption) -> Bool { !rejected.contains(assumption) }

    /// Returns whether every attachment must have an accepted type.
    func isStrict(version: Int, usesStrictMatching: Bool) -> Bool {
        version < 2
            ? assumes(.versionOneIsStrict) : usesStrictMatching && assumes(.strictMatching)
    }

    /// Returns whether an attachment is of a kind.
    func matches(_ attachment: SharedAttachment, _ kind: ActivationKey, _ catalog: TypeCatalog)
        -> Bool
    {
        func has(_ type: TypeIdentifier) -> Bool {
            attachment.types.contains { catalog.conforms($0, to: type) }
        }
        func isWebURL(_ type: TypeIdentifier) -> Bool {
            catalog.conforms(type, to: .url)
                && !(assumes(.webURLExcludesFiles) && catalog.conforms(type, to: .fileURL))
        }
        return switch kind {
        case .image: has(.image)
        case .movie: has(.movie)
        case .text: has(assumes(.textIsAnyText) ? .text : .plainText)
        case .webPage: has(.propertyList)
        case .webURL: attachment.types.contains(where: isWebURL)
        case .file: isFile(has)
        default: false
        }
    }

    private func isFile(_ has: (TypeIdentifier) -> Bool) -> Bool {
        if has(.fileURL) { return true }
        guard assumes(.fileIsData), has(.data) || has(.directory) else { return false }
        if !assumes(.fileIncludesText), has(.text) || has(.url) { return false }
        return assumes(.fileIncludesMedia) || !has(.image) && !has(.movie)
    }
}
