/// What a dictionary of a payload holds beyond what the model says: kept, and written back.
///
/// Mostly nothing; so it is one reference that is nil then, and copies of the model cost less.
struct KeptMembers: Hashable, Sendable {
    /// Never changed once it is made, and never without any member.
    private final class Members: Sendable {
        let unknown: WireDictionary
        let setAside: WireDictionary
        /// The unknown members as they were read: those that are still the same were not touched.
        let original: WireDictionary

        init(_ unknown: WireDictionary, _ setAside: WireDictionary, _ original: WireDictionary) {
            self.unknown = unknown
            self.setAside = setAside
            self.original = original
        }
    }

    private var members: Members?

    /// Makes what was read, to be kept; nothing unless given.
    init(unknown: WireDictionary = WireDictionary(), setAside: WireDictionary = WireDictionary()) {
        replace(unknown, setAside, unknown)
    }

    private mutating func replace(
        _ unknown: WireDictionary, _ setAside: WireDictionary, _ original: WireDictionary
    ) {
        let isEmpty = unknown.isEmpty && setAside.isEmpty
        members = isEmpty ? nil : Members(unknown, setAside, original)
    }

    /// The unknown members as they were read.
    private var original: WireDictionary { members?.original ?? WireDictionary() }

    /// Members that the format does not define.
    ///
    /// - Complexity: O(n) to change one, n being the number of members.
    var unknown: WireDictionary {
        get { members?.unknown ?? WireDictionary() }
        set { replace(newValue, setAside, original) }
    }

    /// Members whose value could not be taken as it stands, in whole or in part, as they were.
    ///
    /// - Complexity: as that of ``unknown``.
    var setAside: WireDictionary {
        get { members?.setAside ?? WireDictionary() }
        set { replace(unknown, newValue, original) }
    }

    /// Whether nothing is kept.
    var isEmpty: Bool { members == nil }

    /// Keeps unknown members as they were read.
    mutating func keep(unknown: WireDictionary) { replace(unknown, setAside, unknown) }

    /// Forgets what was set aside of a member, for it was edited.
    mutating func edited(_ name: some MemberName) {
        if !isEmpty { setAside[name.rawValue] = nil }
    }

    /// Takes over the unknown members of an overlay: an empty value removes one.
    mutating func apply(_ overlay: KeptMembers) {
        let changes = overlay.unknown
        guard !changes.isEmpty else { return }
        let unknown = unknown.filter { changes[$0.key] == nil }
        let original = original.filter { changes[$0.key] == nil }
        replace(
            WireDictionary(unknown + changes.filter { !$0.value.isEmpty }), setAside,
            WireDictionary(original + overlay.original.filter { changes[$0.key] != nil }))
    }

    /// All that is kept, in the canonical order.
    var written: [WrittenMember] {
        let original = original
        let unknown = unknown.map {
            WrittenMember(key: $0.key, value: $0.value, isUntouched: original[$0.key] == $0.value)
        }
        let setAside = setAside.map {
            WrittenMember(key: $0.key, value: $0.value, isUntouched: true)
        }
        return (unknown + setAside).sorted { CanonicalOrder.compare($0.key, $1.key) < 0 }
    }

    /// Whether the same is kept, and in the same way.
    static func == (left: KeptMembers, right: KeptMembers) -> Bool {
        left.members === right.members
            || left.unknown == right.unknown && left.setAside == right.setAside
    }

    /// Feeds all members into a hasher.
    func hash(into hasher: inout Hasher) {
        hasher.combine(unknown)
        hasher.combine(setAside)
    }
}

/// A member to be written.
struct WrittenMember {
    let key: String
    let value: WireValue
    /// Whether a member that is kept is as it was read; nil for one of the model's own.
    let isUntouched: Bool?
}
