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
        return accepts(view.deciding.map { AttachmentTraits($0, catalog) }, Interpretation())
    }

    func offer(of view: SharedView, _ catalog: TypeCatalog) -> Offer {
        let traits = view.deciding.map { AttachmentTraits($0, catalog) }
        let isOffered = accepts(traits, Interpretation())
        var offer: Offer =
            isOffered ? .accepted(view) : .refused(reasons(traits, view.deciding))
        offer.assumptions = Assumption.all.filter {
            accepts(traits, Interpretation(rejected: $0)) != isOffered
        }
        return offer
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
        let interpretation = Interpretation()
        var reasons: [Offer.Reason] = []
        var accepted = Set<Int>()
        for (key, name, _) in ActivationKey.kinds {
            guard let count = counts[key] else { continue }
            let found = traits.indices.filter { interpretation.matches(traits[$0], key) }
            accepted.formUnion(found)
            guard found.count > count else { continue }
            reasons.append(
                Offer.Reason(
                    .count, place: .key(key.rawValue),
                    "\(found.count) attachments of the kind \(name), expected at most \(count)",
                    matchCount: found.count, expectedCounts: 0...count, attachments: found))
        }
        reasons += total(attachments.count)
        let others = attachments.indices.filter { !accepted.contains($0) }
        let isStrict = isStrict(interpretation)
        if accepted.isEmpty || isStrict && !others.isEmpty {
            reasons.append(refused(others, attachments, isStrict: isStrict))
        }
        return reasons
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
        let kinds = ActivationKey.kinds.filter { counts[$0.key] != nil }
        let place = RulePlace.key(
            kinds.count == 1 ? kinds[0].key.rawValue : "NSExtensionActivationRule")
        guard !kinds.isEmpty else {
            return Offer.Reason(
                .never, place: place, "the rule accepts no kind of attachment", attachments: others)
        }
        let kindNames = kinds.map(\.name).joined(separator: ", ")
        let names = others.prefix(3).map { attachments[$0].words($0) }
        let more = others.count > 3 ? " and \(others.count - 3) more" : ""
        let subject = names.joined(separator: ", ") + more
        let verb = others.count == 1 ? "does" : "do"
        let message =
            others.isEmpty
            ? "no attachment has an accepted kind (\(kindNames))"
            : "\(subject) \(verb) not have an accepted kind (\(kindNames))"
                + (isStrict ? "" : "; at least one attachment must")
        return Offer.Reason(
            .type, place: place, message, attachments: others, types: kinds.map(\.type))
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

    /// The keys that each accept one kind of attachment, with the names of the kinds and the types
    /// that advice suggests. Reasons are listed in this order.
    static let kinds: [(key: ActivationKey, name: String, type: TypeIdentifier)] = [
        (.text, "text", .plainText), (.webURL, "web URL", .url),
        (.webPage, "web page", .propertyList), (.image, "image", .image),
        (.movie, "movie", .movie), (.file, "file", .data),
    ]
}
