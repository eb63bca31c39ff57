import UniformTypes
import WireFormat

/// A rule in the form of a dictionary, with the maximum number of attachments of each kind.
struct ActivationDictionary: Hashable, Sendable {
    /// A kind without an entry is not accepted.
    private var counts: [ActivationKey: Int] = [:]
    private var minimum = 0
    private var maximum = Int.max
    private var version = 1
    private var usesStrictMatching = false
    private(set) var warnings: [Offer.Reason] = []

    init(_ dictionary: WireDictionary) {
        for (key, value) in dictionary {
            if let known = ActivationKey(rawValue: key) {
                read(value, for: known)
            } else {
                warn(.key, "“\(key.cut(to: 80))” is not documented", key)
            }
        }
        if counts.isEmpty {
            warnings.append(.init(.nothing, "the rule accepts no kind of attachment"))
        }
    }

    private mutating func warn(_ kind: Offer.Reason.Kind, _ message: String, _ key: String) {
        guard warnings.count < 64 else { return }
        warnings.append(Offer.Reason(kind, place: .key(key), message))
    }

    private mutating func read(_ value: WireValue, for key: ActivationKey) {
        let isFlag = key == .text || key == .strictMatching
        guard let count = count(value, for: key, isFlag: isFlag) else {
            let expected = isFlag ? "a Boolean" : "a count"
            return warn(.value, "expected \(expected), found \(value.kindName)", key.rawValue)
        }
        switch key {
        case .version: version = count
        case .strictMatching: usesStrictMatching = count > 0
        case .maximumCount: maximum = count
        case .minimumCount: minimum = count
        case .file, .image, .movie, .text, .webURL, .webPage:
            if count > 0 { counts[key] = key == .text ? .max : count }
        }
    }

    /// Returns nil if the value is not a count. A string of digits causes a warning.
    private mutating func count(
        _ value: WireValue, for key: ActivationKey, isFlag: Bool
    ) -> Int? {
        if let count = value.intValue { return max(0, count) }
        if let flag = value.booleanValue {
            if !isFlag { warn(.value, "expected a count, found a Boolean", key.rawValue) }
            return flag ? 1 : 0
        }
        // `Int` would also accept a sign, so allow only digits.
        guard let text = value.stringValue, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let count = Int(text)
        else { return nil }
        warn(.value, "expected a count, found the string “\(count)”", key.rawValue)
        return count
    }
}

extension ActivationDictionary {
    func accepts(_ view: SharedView, _ catalog: TypeCatalog, steps: inout Int) -> Bool {
        steps -= view.deciding.reduce(1) { $0 + $1.types.count }
        return accepts(Self.traits(view, catalog), .standard)
    }

    func offer(of view: SharedView, _ catalog: TypeCatalog) -> Offer {
        let traits = Self.traits(view, catalog)
        let isOffered = accepts(traits, .standard)
        var offer: Offer =
            isOffered ? .accepted(view) : .refused(reasons(traits, view.deciding))
        offer.assumptions = Assumption.all.filter { accepts(traits, .without($0)) != isOffered }
        return offer
    }

    private static func traits(_ view: SharedView, _ catalog: TypeCatalog) -> [AttachmentTraits] {
        view.deciding.map { AttachmentTraits($0, catalog) }
    }

    private func isStrict(_ interpretation: Interpretation) -> Bool {
        interpretation.isStrict(version: version, usesStrictMatching: usesStrictMatching)
    }

    private func accepts(_ traits: [AttachmentTraits], _ interpretation: Interpretation) -> Bool {
        guard traits.count >= minimum, traits.count <= maximum else { return false }
        var found: [ActivationKey: Int] = [:]
        var acceptedCount = 0
        for attachment in traits {
            var isAccepted = false
            for key in counts.keys where interpretation.matches(attachment, key) {
                found[key, default: 0] += 1
                isAccepted = true
            }
            if isAccepted { acceptedCount += 1 }
        }
        guard found.allSatisfy({ $0.value <= counts[$0.key] ?? 0 }) else { return false }
        return acceptedCount > 0 && (acceptedCount == traits.count || !isStrict(interpretation))
    }

    private func reasons(
        _ traits: [AttachmentTraits], _ attachments: [SharedView.Attachment]
    ) -> [Offer.Reason] {
        let interpretation = Interpretation.standard
        var reasons: [Offer.Reason] = []
        var accepted = Set<Int>()
        for key in ActivationKey.kinds {
            guard let count = counts[key] else { continue }
            let found = traits.indices.filter { interpretation.matches(traits[$0], key) }
            accepted.formUnion(found)
            if found.count > count { reasons.append(tooMany(found, count, key)) }
        }
        reasons += total(attachments.count)
        let others = attachments.indices.filter { !accepted.contains($0) }
        let isStrict = isStrict(interpretation)
        if accepted.isEmpty || isStrict && !others.isEmpty {
            reasons.append(refused(others, attachments, isStrict: isStrict))
        }
        return reasons
    }

    private func tooMany(_ found: [Int], _ count: Int, _ key: ActivationKey) -> Offer.Reason {
        Offer.Reason(
            .count, place: .key(key.rawValue),
            "\(found.count) attachments of the kind \(key.kind), expected at most \(count)",
            matchCount: found.count, expectedCounts: 0...count, attachments: found)
    }

    private func total(_ count: Int) -> [Offer.Reason] {
        guard count < minimum || count > maximum else { return [] }
        let key: ActivationKey = count < minimum ? .minimumCount : .maximumCount
        let bound = count < minimum ? "at least \(minimum)" : "at most \(maximum)"
        return [
            Offer.Reason(
                .count, place: .key(key.rawValue),
                CountText.text(count, "attachment") + ", expected \(bound)",
                matchCount: count, expectedCounts: minimum...max(minimum, maximum),
                attachments: 0..<count)
        ]
    }

    private func refused(
        _ others: [Int], _ attachments: [SharedView.Attachment], isStrict: Bool
    ) -> Offer.Reason {
        let keys = ActivationKey.kinds.filter { counts[$0] != nil }
        let place = RulePlace.key(keys.count == 1 ? keys[0].rawValue : "NSExtensionActivationRule")
        guard !keys.isEmpty else {
            return Offer.Reason(
                .never, place: place, "the rule accepts no kind of attachment", attachments: others)
        }
        let kinds = keys.map(\.kind).joined(separator: ", ")
        let names = others.prefix(3).map { attachments[$0].words($0) }
        let more = others.count > 3 ? " and \(others.count - 3) more" : ""
        let subject = names.joined(separator: ", ") + more
        let verb = others.count == 1 ? "does" : "do"
        let message =
            others.isEmpty
            ? "no attachment has an accepted kind (\(kinds))"
            : "\(subject) \(verb) not have an accepted kind (\(kinds))"
                + (isStrict ? "" : "; at least one attachment must")
        return Offer.Reason(
            .type, place: place, message, attachments: others, types: keys.flatMap(\.types))
    }
}

/// The documented keys of a dictionary rule.
enum ActivationKey: String, CaseIterable, Hashable, Sendable {
    case version = "NSExtensionActivationDictionaryVersion"
    case strictMatching = "NSExtensionActivationUsesStrictMatching"
    case maximumCount = "NSExtensionActivationSupportsAttachmentsWithMaxCount"
    case minimumCount = "NSExtensionActivationSupportsAttachmentsWithMinCount"
    case file = "NSExtensionActivationSupportsFileWithMaxCount"
    case image = "NSExtensionActivationSupportsImageWithMaxCount"
    case movie = "NSExtensionActivationSupportsMovieWithMaxCount"
    case text = "NSExtensionActivationSupportsText"
    case webURL = "NSExtensionActivationSupportsWebURLWithMaxCount"
    case webPage = "NSExtensionActivationSupportsWebPageWithMaxCount"

    /// The keys that each accept one kind of attachment. Reasons are listed in this order.
    static let kinds: [ActivationKey] = [.text, .webURL, .webPage, .image, .movie, .file]

    var kind: String {
        switch self {
        case .file: "file"
        case .image: "image"
        case .movie: "movie"
        case .text: "text"
        case .webURL: "web URL"
        case .webPage: "web page"
        case .version, .strictMatching, .maximumCount, .minimumCount: "attachment"
        }
    }

    /// The types that advice suggests for attachments of this kind.
    var types: [TypeIdentifier] {
        switch self {
        case .file: [.data]
        case .image: [.image]
        case .movie: [.movie]
        case .text: [.plainText]
        case .webURL: [.url]
        case .webPage: [.propertyList]
        case .version, .strictMatching, .maximumCount, .minimumCount: []
        }
    }
}
