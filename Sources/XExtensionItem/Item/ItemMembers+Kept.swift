extension ItemMembers {
    /// Takes over parameters that were set aside as a whole because no namespace was valid, so that
    /// an edit of one namespace keeps the others.
    mutating func keepNamespaces() {
        let name = SharedMember.parameters.rawValue
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

        mutating func visit<Value: ItemValue>(_: SharedMember, _ place: Place<Value>) {
            guard var value = members.values[keyPath: place] else { return }
            value.forEachKept(body)
            members.values[keyPath: place] = value
        }
    }
}
