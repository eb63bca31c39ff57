extension ExtensionItem {
    var writtenOverlays: [ActivityType: ItemMembers] { overlays.filter { !$0.value.isEmpty } }

    package var writtenMembers: [SharedMember] {
        SharedMember.allCases.filter(members.written.has)
    }
}

extension ItemMembers {
    /// True even if the value is empty.
    func has(_ member: SharedMember) -> Bool { self[member] != nil }

    private var hasNoValue: Bool { !SharedMember.allCases.contains(where: has) }

    /// Whether an overlay inherits everything; such an overlay is not encoded.
    var isEmpty: Bool { kept.isEmpty && hasNoValue }

    /// Whether an overlay has no usable members after lenient reading. Values that were set aside
    /// do not count, because they are only written back; clause 21.2.2.
    var hasOnlySetAsideValues: Bool { kept.unknown.isEmpty && hasNoValue }

    mutating func reset(_ member: SharedMember) {
        self[member] = nil
        kept.dropSetAside(for: member)
    }

    /// An empty value of the overlay removes the inherited value; clause 19.2.3.
    mutating func apply(_ overlay: ItemMembers) {
        for member in SharedMember.allCases where overlay.has(member) {
            self[member] = overlay.filled(member)
        }
        kept.apply(overlay.kept)
    }

    /// The members of an item as they are encoded: without empty values.
    var written: ItemMembers {
        var written = self
        for member in SharedMember.allCases { written[member] = filled(member)?.written }
        return written
    }
}

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
