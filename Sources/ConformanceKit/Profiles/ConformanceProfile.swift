public import WireFormat

/// A conformance class in the encodings that an implementation names, for example "JSON reader"; clause 1.2 of the specification.
public struct ConformanceProfile: Hashable, Sendable {
    /// What an implementation does.
    public enum Role: String, Sendable, CaseIterable {
        /// Reads items strictly, leniently or both; clause 1.2.2.
        case reader
        /// Writes payloads; clause 1.2.1.
        case producer
        /// Writes back what it read; clause 1.2.5.
        case editor
        /// Writes a payload in another encoding, or in canonical form; clause 1.2.3.
        case converter
        /// Maps upstream's userInfo to a payload and back; section 23.
        case userInfo = "user-info"
        /// Says what can deceive in a valid payload; clause 24.2.
        case notices

        /// What the kit asks of it.
        var operations: [Operation] {
            switch self {
            case .reader: [.decode, .resolve]
            case .producer: [.encode]
            case .editor: [.writeBack]
            case .converter: [.convert]
            case .userInfo: [.userInfo]
            case .notices: [.notices]
            }
        }
    }

    /// What the implementation does.
    public let role: Role
    /// The encodings in which it does so; none where the role is not about encodings.
    public let encodings: [WireEncoding]
    /// What the kit asks: of a reader, strict reading, lenient reading, or both.
    public let operations: [Operation]
}

extension ConformanceProfile: CustomStringConvertible {
    /// The profile as people name it.
    public var description: String {
        encodings.isEmpty ? noun : "\(Self.text(encodings.map(\.title))) \(noun)"
    }

    /// The role without the encodings.
    private var noun: String {
        switch (role, operations) {
        case (.reader, [.decode]): "strict reader"
        case (.reader, [.resolve]): "lenient reader"
        case (.userInfo, _): "userInfo mapping"
        default: role.rawValue
        }
    }

    /// Profiles in one line: those of the same encodings together, as in "JSON reader and producer; notices".
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

    /// Words with commas between them, and "and" before the last one.
    private static func text(_ words: [String]) -> String {
        guard words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
    }
}

extension WireEncoding {
    fileprivate var title: String { self == .binary ? "binary" : description.uppercased() }
}
