/// The values that one activity gets: its own, or else those for all activities. An empty value of
/// its own removes the value for all; clause 19.2.3.
@dynamicMemberLookup
struct LayeredMembers: Sendable {
    /// The values for all activities.
    let inherited: ItemMembers
    /// The values that the activity gets instead.
    var own: ItemMembers

    /// The value that the activity gets, or nil if it gets none.
    ///
    /// A change copies an inherited value first. Setting nil removes the inherited value.
    subscript<Value: ItemValue>(dynamicMember place: ItemMembers.Place<Value>) -> Value? {
        get { value(at: place) }
        _modify {
            // Taken out during the change, so that the change happens in place instead of on a
            // copy.
            var value = value(at: place)
            own[dynamicMember: place] = nil
            defer { own[dynamicMember: place] = value ?? Value.empty }
            yield &value
        }
    }

    private func value<Value: ItemValue>(at place: ItemMembers.Place<Value>) -> Value? {
        ItemMembers.value(at: place, own: own, inherited: inherited)
    }

    /// The unknown members that the activity gets; each is inherited or replaced on its own.
    ///
    /// - Complexity: O(n log n) for n members, however many of them change.
    var unknown: WireDictionary {
        get {
            var kept = inherited.kept
            kept.apply(own.kept)
            return kept.unknown
        }
        set {
            let (before, inherited) = (own.kept.unknown, inherited.kept.unknown)
            let values = newValue.filter { before[$0.key] != nil || inherited[$0.key] != $0.value }
            let removed = inherited.filter { newValue[$0.key] == nil }.map {
                ($0.key, WireValue(""))
            }
            // Keep empty overlay values that hide no inherited value.
            let empty = before.filter {
                $0.value.isEmpty && newValue[$0.key] == nil && inherited[$0.key] == nil
            }
            own.kept.unknown = WireDictionary(values + removed + empty)
        }
    }
}
