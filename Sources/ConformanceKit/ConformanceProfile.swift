package import WireFormat

/// A conformance class with its encodings, for example "JSON reader" (clause 1.2).
package struct ConformanceProfile: Hashable, Sendable {
    package enum Role: String, Sendable, CaseIterable {
        /// Reads items strictly, leniently or both (clause 1.2.2).
        case reader
        /// Writes payloads (clause 1.2.1).
        case producer
        /// Writes back the payloads that it has read (clause 1.2.5).
        case editor
        /// Writes a payload in another encoding, or canonically (clause 1.2.3).
        case converter
        /// Maps upstream's `userInfo` to payloads and back (section 23).
        case userInfo = "user-info"
        /// Reports the notices of valid payloads (clause 24.2).
        case notices
        /// Evaluates activation rules and maps payloads for receivers (Schemas/share-targets.md).
        case shareTargets = "share-targets"

        var operations: [TesteeOperation] {
            switch self {
            case .reader: [.decode, .resolve]
            case .producer: [.encode]
            case .editor: [.writeBack]
            case .converter: [.convert]
            case .userInfo: [.userInfo]
            case .notices: [.notices]
            case .shareTargets: [.evaluate, .map]
            }
        }

        /// Whether a complete implementation of the payload format can omit the role.
        var isOptional: Bool { self == .userInfo || self == .notices || self == .shareTargets }
    }

    package let role: Role
    /// Empty for a role that does not depend on encodings.
    package let encodings: [WireEncoding]
    /// The operations of the role that the testee supports, for example only `decode` for a strict
    /// reader.
    package let operations: [TesteeOperation]

    /// The operations that the profile requires besides its own. A testee must support at least
    /// one operation of each array, and pass the cases of every listed operation that it supports.
    var requirements: [[TesteeOperation]] {
        switch role {
        // Clause 1.2.5: an editor is a reader and a producer.
        case .editor: [[.decode, .resolve], [.encode]]
        // Clause 35.1.1: a mapper reads leniently.
        case .shareTargets where operations.contains(.map): [[.resolve]]
        case .reader, .producer, .converter, .userInfo, .notices, .shareTargets: []
        }
    }

    /// Whether the profile includes reading. If so, the testee must read JSON (clause 1.2.6).
    var includesReading: Bool { role == .reader || !requirements.isEmpty }
}

extension ConformanceProfile: CustomStringConvertible {
    /// The name of the profile, for example "JSON and XML producer".
    package var description: String {
        encodings.isEmpty ? noun : "\(Self.text(encodings.map(\.title))) \(noun)"
    }

    private var noun: String {
        switch (role, operations) {
        case (.reader, [.decode]): "strict reader"
        case (.reader, [.resolve]): "lenient reader"
        case (.userInfo, _): "userInfo mapping"
        case (.shareTargets, [.evaluate]): "activation rules"
        case (.shareTargets, [.map]): "share mapping"
        case (.shareTargets, _): "share targets"
        // The noun of any other profile is the name of its role.
        default: role.rawValue
        }
    }

    /// Returns the names of profiles on one line. Profiles with the same encodings share a phrase,
    /// as in "JSON reader and producer; notices".
    static func text(_ profiles: [ConformanceProfile]) -> String {
        var lists: [(encodings: [WireEncoding], nouns: [String])] = []
        for profile in profiles {
            if let last = lists.last, last.encodings == profile.encodings {
                lists[lists.count - 1].nouns.append(profile.noun)
            } else {
                lists.append((profile.encodings, [profile.noun]))
            }
        }
        return lists.map { encodings, nouns in
            let names = encodings.isEmpty ? "" : text(encodings.map(\.title)) + " "
            return names + text(nouns)
        }.joined(separator: "; ")
    }

    private static func text(_ words: [String]) -> String {
        guard words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
    }
}

extension WireEncoding {
    fileprivate var title: String { form.isText ? description.uppercased() : description }
}
