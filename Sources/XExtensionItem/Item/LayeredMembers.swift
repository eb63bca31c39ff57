/// The values that one activity gets: its own, or else those for all activities. If its own value
/// is empty, the activity gets no value; clause 19.2.3.
@dynamicMemberLookup
struct LayeredMembers: Sendable {
    let inherited: ItemMembers
    var own: ItemMembers

    /// Changing an inherited value copies it to ``own``. Setting nil removes the value for the
    /// activity.
    subscript<Value: ItemValue>(dynamicMember place: ItemMembers.Place<Value>) -> Value? {
        get { value(at: place) }
        _modify {
            // The value is taken out during the change, so that the change happens in place instead
            // of on a copy.
            var value = value(at: place)
            own[dynamicMember: place] = nil
            defer { own[dynamicMember: place] = value ?? Value.empty }
            yield &value
        }
    }

    private func value<Value: ItemValue>(at place: ItemMembers.Place<Value>) -> Value? {
        (own[dynamicMember: place] ?? inherited[dynamicMember: place]).unlessEmpty
    }

    /// Each unknown member is inherited or replaced separately.
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
            // An empty value in the overlay removes nothing if the item has no member of that name.
            // The getter omits such a value, so `newValue` lacks it. Keep the value nevertheless,
            // so that it is written back.
            let empty = before.filter {
                $0.value.isEmpty && newValue[$0.key] == nil && inherited[$0.key] == nil
            }
            own.kept.unknown = WireDictionary(values + removed + empty)
        }
    }
}
