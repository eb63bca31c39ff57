/// What a dictionary of a payload holds beyond what the model says: kept, and written back.
///
/// Mostly nothing; so it is one reference that is nil then, and copies of the model cost less.
struct KeptMembers: Hashable, Sendable {
    /// Never changed once it is made, and never without any member.
    private final class Members: Sendable {
        let unknown: WireDictionary
        let setAside: WireDictionary

        init(_ unknown: WireDictionary, _ setAside: WireDictionary) {
            self.unknown = unknown
            self.setAside = setAside
        }
    }

    private var members: Members?

    /// Makes what is kept; nothing unless given.
    init(unknown: WireDictionary = WireDictionary(), setAside: WireDictionary = WireDictionary()) {
        replace(unknown, setAside)
    }

    private mutating func replace(_ unknown: WireDictionary, _ setAside: WireDictionary) {
        let isEmpty = unknown.isEmpty && setAside.isEmpty
        members = isEmpty ? nil : Members(unknown, setAside)
    }

    /// Members that the format does not define.
    ///
    /// - Complexity: O(n) to change one, n being the number of members.
    var unknown: WireDictionary {
        get { members?.unknown ?? WireDictionary() }
        set { replace(newValue, setAside) }
    }

    /// Members whose value could not be taken as it stands, in whole or in part, as they were.
    ///
    /// - Complexity: as that of ``unknown``.
    var setAside: WireDictionary {
        get { members?.setAside ?? WireDictionary() }
        set { replace(unknown, newValue) }
    }

    /// Whether nothing is kept.
    var isEmpty: Bool { members == nil }

    /// Forgets what was set aside of a member, for it was edited.
    mutating func edited(_ name: some MemberName) {
        if !isEmpty { setAside[name.rawValue] = nil }
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
