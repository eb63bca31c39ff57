/// The members of one dictionary of a payload that are kept for writing back: the unknown members,
/// and the original values of the members that could not be used in full.
///
/// Most dictionaries have no such members. A single optional reference stores the members, so that
/// copies of items stay cheap.
struct KeptMembers: Hashable, Sendable {
    /// Immutable; `unknown` and `setAside` are never both empty.
    private final class Members: Sendable {
        let unknown: WireDictionary
        let setAside: WireDictionary
        /// The unknown members as they were read. A member of `unknown` is unchanged since reading
        /// if this dictionary has an equal value under the same key.
        let original: WireDictionary

        init(_ unknown: WireDictionary, _ setAside: WireDictionary, _ original: WireDictionary) {
            self.unknown = unknown
            self.setAside = setAside
            self.original = original
        }
    }

    private var members: Members?

    init() {}

    init(unknown: WireDictionary, setAside: WireDictionary) {
        replace(unknown, setAside, unknown)
    }

    private mutating func replace(
        _ unknown: WireDictionary, _ setAside: WireDictionary, _ original: WireDictionary
    ) {
        let isEmpty = unknown.isEmpty && setAside.isEmpty
        members = isEmpty ? nil : Members(unknown, setAside, original)
    }

    private var original: WireDictionary { members?.original ?? WireDictionary() }

    /// Setting this is O(n), where n is the number of members.
    var unknown: WireDictionary {
        get { members?.unknown ?? WireDictionary() }
        set { replace(newValue, setAside, original) }
    }

    /// The original values of the members whose values are unusable, in whole or in part.
    ///
    /// Setting this is O(n), where n is the number of members.
    var setAside: WireDictionary {
        get { members?.setAside ?? WireDictionary() }
        set { replace(unknown, newValue, original) }
    }

    var isEmpty: Bool { members == nil }

    /// Replaces the unknown members, and treats the new members as if they had been read.
    mutating func keep(unknown: WireDictionary) { replace(unknown, setAside, unknown) }

    /// Drops the value that was set aside for a member. Call this when the member is edited.
    mutating func dropSetAside(for name: some RawRepresentable<String>) {
        if !isEmpty { setAside[name.rawValue] = nil }
    }

    /// Applies the unknown members of an overlay; an empty value removes the member.
    mutating func apply(_ overlay: KeptMembers) {
        let changes = overlay.unknown
        guard !changes.isEmpty else { return }
        let unknown = unknown.filter { changes[$0.key] == nil }
        let original = original.filter { changes[$0.key] == nil }
        replace(
            WireDictionary(unknown + changes.filter { !$0.value.isEmpty }), setAside,
            WireDictionary(original + overlay.original.filter { changes[$0.key] != nil }))
    }

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

    /// Compares the values, but not whether they are unchanged since reading.
    static func == (left: KeptMembers, right: KeptMembers) -> Bool {
        left.members === right.members
            || left.unknown == right.unknown && left.setAside == right.setAside
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(unknown)
        hasher.combine(setAside)
    }
}

struct WrittenMember {
    let key: String
    let value: WireValue
    /// Whether a kept member is unchanged since it was read; nil for a member that is not kept.
    let isUntouched: Bool?
}

/// The byte ranges of kept members in a draft, and whether each is unchanged since it was read.
struct KeptRanges {
    /// Must be appended in ascending order.
    private var ranges: [(range: Range<Int>, isUntouched: Bool)] = []

    mutating func append(_ range: Range<Int>, isUntouched: Bool) {
        ranges.append((range, isUntouched))
    }

    /// Nil if the offset is not in a kept member.
    func isUntouched(at offset: Int) -> Bool? {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].range.upperBound <= offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < ranges.count, ranges[low].range.contains(offset) else { return nil }
        return ranges[low].isUntouched
    }
}
