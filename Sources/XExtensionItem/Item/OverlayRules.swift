// The rules of overlays: emptiness, inheritance and removal.

extension ExtensionItem {
    /// The overlays to write, without empty overlays.
    var writtenOverlays: [ActivityType: ItemMembers] { overlays.filter { !$0.value.isEmpty } }
}

extension ItemMembers {
    /// Whether a member has a value, even an empty one.
    func has(_ member: SharedMember) -> Bool {
        var presence = Presence(members: self)
        Self.visit(member, &presence)
        return presence.isFound
    }

    /// Whether no member has a value, not even an empty one.
    private var hasNoValue: Bool { !Self.visitAll(Presence(members: self)).isFound }

    private struct Presence: MemberVisitor {
        let members: ItemMembers
        var isFound = false

        mutating func visit<Value: ItemValue>(_: SharedMember, _ place: Place<Value>) {
            isFound = isFound || members[dynamicMember: place] != nil
        }
    }

    /// Whether an overlay inherits everything; such an overlay is not encoded.
    var isEmpty: Bool { kept.isEmpty && hasNoValue }

    /// Whether lenient reading delivers no value of an overlay, because values set aside are only
    /// written back; clause 21.2.2.
    var hasOnlySetAsideValues: Bool { kept.unknown.isEmpty && hasNoValue }

    /// Removes a member, so that it is absent or inherited.
    mutating func reset(_ member: SharedMember) {
        var removal = Removal(members: self)
        Self.visit(member, &removal)
        self = removal.members
    }

    private struct Removal: MemberVisitor {
        var members: ItemMembers

        mutating func visit<Value: ItemValue>(_: SharedMember, _ place: Place<Value>) {
            members[dynamicMember: place] = nil
        }
    }
}

extension ItemMembers {
    /// Returns the value that an activity gets: its own, or else the inherited one. An empty value of
    /// its own removes the inherited one; clause 19.2.3.
    static func value<Value: ItemValue>(
        at place: Place<Value>, own: ItemMembers, inherited: ItemMembers
    ) -> Value? {
        (own[dynamicMember: place] ?? inherited[dynamicMember: place]).unlessEmpty
    }

    /// Replaces values by those of an overlay.
    mutating func apply(_ overlay: ItemMembers) {
        self = Self.visitAll(Application(overlay: overlay, members: self)).members
        kept.apply(overlay.kept)
    }

    private struct Application: MemberVisitor {
        let overlay: ItemMembers
        var members: ItemMembers

        mutating func visit<Value: ItemValue>(_: SharedMember, _ place: Place<Value>) {
            guard overlay[dynamicMember: place] != nil else { return }
            members[dynamicMember: place] = ItemMembers.value(
                at: place, own: overlay, inherited: members)
        }
    }
}

extension ItemMembers {
    /// The members of an item as they are encoded: without empty values.
    var written: ItemMembers { Self.visitAll(Writing(members: self)).members }

    private struct Writing: MemberVisitor {
        var members: ItemMembers

        mutating func visit<Value: ItemValue>(_: SharedMember, _ place: Place<Value>) {
            let value = members.values[keyPath: place].unlessEmpty?.written
            members.values[keyPath: place] = value
        }
    }
}
