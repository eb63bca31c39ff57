/// Does something with each member that items and overlays share, whatever its type.
///
/// A visitor is told where a value lies, and looks into the members that it holds itself.
protocol MemberVisitor {
    mutating func visit<Value: ItemValue>(
        _ member: SharedMember, _ place: ItemMembers.Place<Value>)
}

extension ItemMembers {
    /// Shows all members to a visitor, in canonical order, and returns the visitor.
    @inline(__always)
    static func visitAll<Visitor: MemberVisitor>(_ visitor: Visitor) -> Visitor {
        var visitor = visitor
        for member in SharedMember.allCases { visit(member, &visitor) }
        return visitor
    }

    /// Returns the member that lies at a place.
    static func member<Value>(at place: Place<Value>) -> SharedMember {
        visitAll(PlaceSearch(place: place, member: .title)).member
    }

    private struct PlaceSearch: MemberVisitor {
        let place: AnyKeyPath
        var member: SharedMember

        mutating func visit<Value: ItemValue>(_ member: SharedMember, _ place: Place<Value>) {
            if place == self.place { self.member = member }
        }
    }
}
