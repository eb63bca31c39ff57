/// The members that an item and its overlays share: the values that an item has for all activities,
/// or those that one activity gets instead.
///
/// Nil means no value in an item, and an inherited value in an overlay. An empty value of an
/// overlay removes the item's value, and an empty value of an item is not encoded; clause 19.2.3.
///
/// ``Values`` has a property for each member. Code that handles the members one by one uses
/// exhaustive switches, so the compiler finds each place that a new member affects.
@dynamicMemberLookup
struct ItemMembers: Sendable {
    /// The value of each member. The values conform to ``ItemValue``, which defines how a value is
    /// compared and shown.
    struct Values: Sendable {
        var additionalAttachments: [Attachment]?
        var contentText: AttributedText?
        var mainAttachment: Attachment?
        var parameters: Parameters?
        var referrer: Referrer?
        var sourceURL: URLText?
        var tags: [String]?
        @Boxed var thumbnail: Thumbnail?
        var title: String?
        var userInfo: UserInfo?
    }

    typealias Place<Value> = WritableKeyPath<Values, Value?>

    var kept = KeptMembers()
    /// The values, as the only element of an array; empty before the first value is set.
    ///
    /// The array keeps items and overlays small, because it is only one reference. Large values can
    /// still be mutated in place, without a copy.
    private var stored: [Values] = []

    init() {}

    init(_ values: consuming Values, _ kept: KeptMembers) {
        stored = [values]
        self.kept = kept
    }

    /// A change drops the value that was set aside for the member.
    subscript<Value: ItemValue>(dynamicMember place: Place<Value>) -> Value? {
        @inline(__always) get { stored.isEmpty ? nil : stored[0][keyPath: place] }
        @inline(__always) _modify {
            if !kept.isEmpty { kept.dropSetAside(for: Self.member(at: place)) }
            if stored.isEmpty { stored.append(Values()) }
            yield &stored[0][keyPath: place]
        }
    }

    var values: Values {
        get { stored.first ?? Values() }
        _modify {
            if stored.isEmpty { stored.append(Values()) }
            yield &stored[0]
        }
    }

    @inline(__always)
    static func visit(_ member: SharedMember, _ visitor: inout some MemberVisitor) {
        switch member {
        case .additionalAttachments: visitor.visit(member, \.additionalAttachments)
        case .contentText: visitor.visit(member, \.contentText)
        case .mainAttachment: visitor.visit(member, \.mainAttachment)
        case .parameters: visitor.visit(member, \.parameters)
        case .referrer: visitor.visit(member, \.referrer)
        case .sourceURL: visitor.visit(member, \.sourceURL)
        case .tags: visitor.visit(member, \.tags)
        case .thumbnail: visitor.visit(member, \.thumbnail)
        case .title: visitor.visit(member, \.title)
        case .userInfo: visitor.visit(member, \.userInfo)
        }
    }
}

/// The thumbnail of an item or an overlay; clause 16.1.1.
struct Thumbnail: Sendable {
    /// Data, a file or a URL; nil if an overlay removes the item's thumbnail.
    var image: Representation?
}

/// A visitor receives the key path of each member that items and overlays share, and applies the
/// key path to the ``ItemMembers`` that the visitor stores.
protocol MemberVisitor {
    mutating func visit<Value: ItemValue>(
        _ member: SharedMember, _ place: ItemMembers.Place<Value>)
}

extension ItemMembers {
    /// Visits the members in canonical order.
    @inline(__always)
    static func visitAll<Visitor: MemberVisitor>(_ visitor: Visitor) -> Visitor {
        var visitor = visitor
        for member in SharedMember.allCases { visit(member, &visitor) }
        return visitor
    }

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

extension ItemMembers: Hashable {
    static func == (left: ItemMembers, right: ItemMembers) -> Bool {
        left.isIdentical(to: right, inOverlays: true)
    }

    /// Outside overlays, an empty value equals an absent one, because neither is encoded.
    func isIdentical(to other: ItemMembers, inOverlays: Bool) -> Bool {
        kept == other.kept
            && Self.visitAll(Comparison(left: self, right: other, inOverlays: inOverlays)).isSame
    }

    private struct Comparison: MemberVisitor {
        let left: ItemMembers
        let right: ItemMembers
        let inOverlays: Bool
        var isSame = true

        mutating func visit<Value: ItemValue>(_: SharedMember, _ place: Place<Value>) {
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

    func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: self.title ?? "")
        for tag in self.tags.orEmpty.written { hasher.combine(bytesOf: tag) }
        hasher.combine(self.mainAttachment)
        hasher.combine(self.additionalAttachments.orEmpty)
    }
}

/// An optional value in separate storage, because it is large and rare.
///
/// This keeps the enclosing value small and cheap to move. The storage is an array, because its
/// element can change in place.
@propertyWrapper
struct Boxed<Value: Sendable>: Sendable {
    private var values: [Value] = []

    var wrappedValue: Value? {
        @inline(__always) get { values.isEmpty ? nil : values[0] }
        set { values = newValue.map { [$0] } ?? [] }
    }
}
