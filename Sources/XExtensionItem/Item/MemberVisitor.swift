/// Does something with each member that items and overlays share, whatever its type.
///
/// A visitor is told where a value lies, and looks into the members that it holds itself.
protocol MemberVisitor {
    mutating func visit<Value: ItemValue>(
        _ member: OverlayMember, _ place: ItemMembers.Place<Value>)
}

extension ItemMembers {
    /// Shows all members to a visitor, in canonical order, and returns the visitor.
    @inline(__always)
    static func visitAll<Visitor: MemberVisitor>(_ visitor: Visitor) -> Visitor {
        var visitor = visitor
        for member in OverlayMember.allCases { visit(member, &visitor) }
        return visitor
    }

    /// Returns the member that lies at a place.
    static func member<Value>(at place: Place<Value>) -> OverlayMember {
        visitAll(PlaceSearch(place: place, member: .title)).member
    }

    private struct PlaceSearch: MemberVisitor {
        let place: AnyKeyPath
        var member: OverlayMember

        mutating func visit<Value: ItemValue>(_ member: OverlayMember, _ place: Place<Value>) {
            if place == self.place { self.member = member }
        }
    }
}

extension ItemMembers {
    /// Whether a member has a value, even an empty one.
    func has(_ member: OverlayMember) -> Bool {
        var presence = Presence(members: self)
        Self.visit(member, &presence)
        return presence.isFound
    }

    /// Whether no member has a value, not even an empty one.
    private var hasNoValue: Bool { !Self.visitAll(Presence(members: self)).isFound }

    private struct Presence: MemberVisitor {
        let members: ItemMembers
        var isFound = false

        mutating func visit<Value: ItemValue>(_: OverlayMember, _ place: Place<Value>) {
            isFound = isFound || members[dynamicMember: place] != nil
        }
    }

    /// Whether an overlay inherits everything; such an overlay is not encoded.
    var isEmpty: Bool { kept.isEmpty && hasNoValue }

    /// Whether lenient reading delivers nothing of an overlay: what was set aside is only written
    /// back; clause 21.2.2.
    var saysNothing: Bool { kept.unknown.isEmpty && hasNoValue }

    /// Makes a member absent or inherited.
    mutating func reset(_ member: OverlayMember) {
        var removal = Removal(members: self)
        Self.visit(member, &removal)
        self = removal.members
    }

    private struct Removal: MemberVisitor {
        var members: ItemMembers

        mutating func visit<Value: ItemValue>(_: OverlayMember, _ place: Place<Value>) {
            members[dynamicMember: place] = nil
        }
    }
}

extension ItemMembers {
    /// Replaces values by those of an overlay; an empty value removes one.
    mutating func apply(_ overlay: ItemMembers) {
        self = Self.visitAll(Application(overlay: overlay, members: self)).members
        kept.apply(overlay.kept)
    }

    private struct Application: MemberVisitor {
        let overlay: ItemMembers
        var members: ItemMembers

        mutating func visit<Value: ItemValue>(_: OverlayMember, _ place: Place<Value>) {
            guard let value = overlay[dynamicMember: place] else { return }
            members[dynamicMember: place] = value.isEmptyValue ? nil : value
        }
    }
}

extension ItemMembers {
    /// The members of an item as they are encoded: without empty values.
    var written: ItemMembers { Self.visitAll(Writing(members: self)).members }

    private struct Writing: MemberVisitor {
        var members: ItemMembers

        mutating func visit<Value: ItemValue>(_: OverlayMember, _ place: Place<Value>) {
            let value = members.values[keyPath: place].unlessEmpty?.written
            members.values[keyPath: place] = value
        }
    }

    /// Takes over parameters that were set aside as a whole because no namespace was valid, so that
    /// an edit of one namespace keeps the others.
    mutating func keepNamespaces() {
        let name = OverlayMember.parameters.rawValue
        guard let namespaces = kept.setAside[name]?.dictionaryValue, !namespaces.isEmpty else {
            return
        }
        kept.setAside[name] = nil
        values.parameters.orEmpty.kept.setAside = namespaces
    }

    /// Passes the kept members of each part to a closure, those of a whole before those of its
    /// parts.
    mutating func forEachKept(_ body: (inout KeptMembers) -> Void) {
        body(&kept)
        withoutActuallyEscaping(body) { body in
            self = Self.visitAll(KeptWalk(members: self, body: body)).members
        }
    }

    private struct KeptWalk: MemberVisitor {
        var members: ItemMembers
        let body: (inout KeptMembers) -> Void

        mutating func visit<Value: ItemValue>(_: OverlayMember, _ place: Place<Value>) {
            guard var value = members.values[keyPath: place] else { return }
            value.forEachKept(body)
            members.values[keyPath: place] = value
        }
    }
}

extension ItemMembers {
    /// Collects the notices of all members, in canonical order.
    func look(in walk: inout NoticeWalk, at place: String) {
        walk = Self.visitAll(Looking(members: self, place: place, walk: walk)).walk
    }

    private struct Looking: MemberVisitor {
        let members: ItemMembers
        let place: String
        var walk: NoticeWalk

        mutating func visit<Value: ItemValue>(_ member: OverlayMember, _ place: Place<Value>) {
            let pointer = self.place + JSONPointer.step(member.rawValue)
            members[dynamicMember: place].unlessEmpty?.look(in: &walk, at: pointer)
        }
    }

    /// Returns the value of a member in one line, cut if it is long; nil if there is none.
    func summary(of member: OverlayMember) -> String? {
        var summary = Summary(members: self)
        Self.visit(member, &summary)
        return summary.text
    }

    private struct Summary: MemberVisitor {
        let members: ItemMembers
        var text: String?

        mutating func visit<Value: ItemValue>(_: OverlayMember, _ place: Place<Value>) {
            text = members[dynamicMember: place].unlessEmpty?.summary
        }
    }
}

extension ItemMembers: Hashable {
    /// Whether two overlays encode to the same bytes.
    static func == (left: ItemMembers, right: ItemMembers) -> Bool {
        left.isIdentical(to: right, inOverlays: true)
    }

    /// Whether the members encode to the same bytes: in overlays, or in items, which have no empty
    /// values.
    func isIdentical(to other: ItemMembers, inOverlays: Bool) -> Bool {
        kept == other.kept
            && Self.visitAll(Comparison(left: self, right: other, inOverlays: inOverlays)).isSame
    }

    private struct Comparison: MemberVisitor {
        let left: ItemMembers
        let right: ItemMembers
        let inOverlays: Bool
        var isSame = true

        mutating func visit<Value: ItemValue>(_: OverlayMember, _ place: Place<Value>) {
            guard isSame else { return }
            var values = (left[dynamicMember: place], right[dynamicMember: place])
            if !inOverlays { values = (values.0.unlessEmpty, values.1.unlessEmpty) }
            switch values {
            case (let one?, let other?): isSame = one.isIdentical(to: other)
            case (nil, nil): break
            default: isSame = false
            }
        }
    }

    /// Hashes the title, the tags and the attachments.
    func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: self.title ?? "")
        for tag in self.tags.orEmpty.written { hasher.combine(bytesOf: tag) }
        hasher.combine(self.mainAttachment)
        hasher.combine(self.additionalAttachments.orEmpty)
    }
}
