import UniformTypes

/// Lists the changes that may make a receiver accept an item, the smallest first.
struct AdviceSearch {
    /// The maximum number of elements in `types`, in `distinct` and in `bounds`.
    private static let variety = 12

    private let attachments: [SharedView.Attachment]
    /// The concrete types to try, derived from the reasons.
    private let types: [TypeIdentifier]
    /// The maximum counts that the reasons accept, largest first. Only counts below the current
    /// number of attachments are included.
    private let bounds: [Int]

    init(_ view: SharedView, _ reasons: [Offer.Reason]) {
        attachments = view.unresolvedAttachments
        var (seen, named) = (Set<TypeIdentifier>(), [TypeIdentifier]())
        for type in reasons.reversed().lazy.flatMap(\.types) where seen.insert(type).inserted {
            let type = Self.concrete(type)
            if type != .fileURL, !named.contains(type) { named.append(type) }
            if named.count == Self.variety { break }
        }
        types = named
        let count = view.attachments.count
        let wanted = reasons.compactMap(\.expectedCounts?.upperBound)
        let possible = Set(wanted).filter { 0 < $0 && $0 < count }.sorted(by: >)
        bounds = Array(possible.prefix(Self.variety))
    }

    /// Replaces an abstract type such as `public.image` with a type that a file can have.
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

    /// For each distinct list of types, the position of the first attachment that has it.
    private var distinct: [Int] {
        var known = Set<[TypeIdentifier]>()
        let places = attachments.indices.filter { known.insert(attachments[$0].types).inserted }
        return Array(places.prefix(Self.variety))
    }

    /// The changes to try if only the main attachment decides.
    var changesOfMain: [Advice.Change] {
        var changes = distinct.filter { $0 > 0 }.map(Advice.Change.makeMain)
        changes += types.map { .addType($0, to: 0) }
        if attachments.count > 1 { changes.append(.shareSideBySide) }
        return changes + types.map { .replace($0) }
    }

    /// The changes to try if all attachments decide.
    var changes: [Advice.Change] {
        let places = distinct
        let isSeveral = attachments.count > 1
        var changes: [Advice.Change] = isSeveral ? places.map { .dropAttachment($0) } : []
        changes += types.map { .addAttachment($0) }
        changes += places.flatMap { place in types.map { .addType($0, to: place) } }
        if isSeveral {
            changes += places.map { .keepOnly([$0]) }
            // Every item has an attachment, so no change may remove all attachments, even if the
            // rule would then accept the item.
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
