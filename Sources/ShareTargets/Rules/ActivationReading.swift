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
    func matches(_ traits: AttachmentTraits, _ kind: ActivationKey) -> Bool {
        switch kind {
        case .image: traits.contains(.image)
        case .movie: traits.contains(.movie)
        case .text: traits.contains(assumes(.textIsAnyText) ? .text : .plainText)
        case .webPage: traits.contains(.propertyList)
        case .webURL: traits.contains(assumes(.webURLExcludesFiles) ? .webURL : .url)
        case .file: isFile(traits)
        default: false
        }
    }

    private func isFile(_ traits: AttachmentTraits) -> Bool {
        if traits.contains(.fileURL) { return true }
        guard assumes(.fileIsData), !traits.isDisjoint(with: [.data, .directory]) else {
            return false
        }
        if !assumes(.fileIncludesText), !traits.isDisjoint(with: [.text, .url]) { return false }
        return assumes(.fileIncludesMedia) || traits.isDisjoint(with: [.image, .movie])
    }
}
