/// What a dictionary of a payload holds beyond what the model says: kept, and written back.
struct KeptMembers: Hashable, Sendable {
    /// Members that the format does not define.
    var unknown = WireDictionary()
    /// Members whose value could not be taken as it stands, in whole or in part, as they were.
    var setAside = WireDictionary()

    /// Whether nothing is kept.
    var isEmpty: Bool { unknown.isEmpty && setAside.isEmpty }

    /// Forgets what was set aside of a member, for it was edited.
    mutating func edited(_ name: some MemberName) {
        if !setAside.isEmpty { setAside[name.rawValue] = nil }
    }
}
