import UniformTypes

/// The changes that may make a receiver accept an item, the least first.
struct AdviceSearch {
    /// The greatest number of types, of different attachments and of bounds to make changes of.
    private static let variety = 12

    private let attachments: [SharedView.Attachment]
    /// Types to share, each a concrete one.
    private let types: [TypeIdentifier]
    /// The numbers of attachments that the clauses ask for.
    private let bounds: [Int]

    init(_ view: SharedView, _ reasons: [Offer.Reason]) {
        attachments = view.attachments
        var (seen, named) = (Set<TypeIdentifier>(), [TypeIdentifier]())
        for type in reasons.reversed().lazy.flatMap(\.types) where seen.insert(type).inserted {
            let type = Self.concrete(type)
            if type != .fileURL, !named.contains(type) { named.append(type) }
            if named.count == Self.variety { break }
        }
        types = named
        let count = view.attachments.count
        let wanted = reasons.compactMap(\.wanted?.upperBound)
        let possible = Set(wanted).filter { 0 < $0 && $0 < count }.sorted(by: >)
        bounds = Array(possible.prefix(Self.variety))
    }

    /// Returns a type that files have, for a type that is abstract.
    private static func concrete(_ type: TypeIdentifier) -> TypeIdentifier {
        if let known = usual[type] { return known }
        guard type.filenameExtensions.isEmpty, type != .url, type.isDeclared else { return type }
        return TypeIdentifier.known.first {
            !$0.filenameExtensions.isEmpty && $0.conforms(to: type)
        } ?? type
    }

    private static let usual: [TypeIdentifier: TypeIdentifier] = [
        .image: .jpeg, .movie: .mpeg4Movie, .video: .mpeg4Movie, .audiovisualContent: .mpeg4Movie,
        .audio: .mp3, .text: .plainText, .data: .pdf, .item: .pdf, .content: .pdf,
        .compositeContent: .pdf, .heif: .heic,
    ]

    /// One attachment of each distinct list of types.
    private var distinct: [Int] {
        var known = Set<[TypeIdentifier]>()
        let places = attachments.indices.filter { known.insert(attachments[$0].types).inserted }
        return Array(places.prefix(Self.variety))
    }

    var changes: [Advice.Change] {
        let places = distinct
        let isSeveral = attachments.count > 1
        var changes: [Advice.Change] = isSeveral ? places.map { .dropAttachment($0) } : []
        changes += types.map { .addAttachment($0) }
        changes += places.flatMap { place in types.map { .addForm($0, to: place) } }
        if isSeveral {
            changes += places.map { .keepOnly([$0]) }
            // A rule can hold for an empty selection, but an item always has an attachment.
            changes += types.map(conforming).filter { !$0.isEmpty }.map { .keepOnly($0) }
            changes += bounds.map { .keepOnly(Array(0..<$0)) }
        }
        return changes + types.map { .replace($0) }
    }

    private func conforming(to type: TypeIdentifier) -> [Int] {
        let families: [TypeIdentifier] = [.image, .movie, .audio, .text, .url]
        let family = families.first { type.conforms(to: $0) } ?? type
        return attachments.indices.filter { attachments[$0].has(family) }
    }
}
