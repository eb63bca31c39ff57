extension ExtensionItem {
    /// Returns legal values of the item that can deceive the person who sees them; clause 24.2.
    ///
    /// Notices name titles, names, tags and texts with characters that hide or disguise text, and
    /// data whose first bytes belong to another type than the declared one. Only the first bytes of
    /// data are decoded. Files of a payload folder are opened, and skipped if they cannot be read.
    ///
    /// - Returns: the notices in canonical order, at most 1,000; their severity is
    ///   ``Finding/Severity/notice``, and they have no location.
    public func notices() -> [Finding] {
        var walk = NoticeWalk()
        let overlays = writtenOverlays.sorted { $0.key < $1.key }
        for (activity, overlay) in overlays {
            overlay.look(in: &walk, at: "/activities" + JSONPointer.step(activity.rawValue))
        }
        members.look(in: &walk, at: "")
        return walk.notices
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

        mutating func visit<Value: ItemValue>(_ member: SharedMember, _ place: Place<Value>) {
            let pointer = self.place + JSONPointer.step(member.rawValue)
            members[dynamicMember: place].unlessEmpty?.look(in: &walk, at: pointer)
        }
    }
}
