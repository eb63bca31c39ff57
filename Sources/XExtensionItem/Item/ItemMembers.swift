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
        var thumbnail: Thumbnail?
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
            if !kept.isEmpty { dropSetAside(at: place) }
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

    /// The value of a member, for code that treats all members alike. Changing a value here keeps
    /// the value that was set aside for the member. A new value must come from the same member: a
    /// value of another type would remove the member.
    subscript(member: SharedMember) -> (any ItemValue)? {
        get {
            switch member {
            case .additionalAttachments: self.additionalAttachments
            case .contentText: self.contentText
            case .mainAttachment: self.mainAttachment
            case .parameters: self.parameters
            case .referrer: self.referrer
            case .sourceURL: self.sourceURL
            case .tags: self.tags
            case .thumbnail: self.thumbnail
            case .title: self.title
            case .userInfo: self.userInfo
            }
        }
        set {
            switch member {
            case .additionalAttachments: values.additionalAttachments = newValue as? [Attachment]
            case .contentText: values.contentText = newValue as? AttributedText
            case .mainAttachment: values.mainAttachment = newValue as? Attachment
            case .parameters: values.parameters = newValue as? Parameters
            case .referrer: values.referrer = newValue as? Referrer
            case .sourceURL: values.sourceURL = newValue as? URLText
            case .tags: values.tags = newValue as? [String]
            case .thumbnail: values.thumbnail = newValue as? Thumbnail
            case .title: values.title = newValue as? String
            case .userInfo: values.userInfo = newValue as? UserInfo
            }
        }
    }

    /// The value of a member; nil if the value is empty.
    func filled(_ member: SharedMember) -> (any ItemValue)? {
        self[member].flatMap { $0.isEmptyValue ? nil : $0 }
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

/// The thumbnail of an item or an overlay; clause 16.1.1.
struct Thumbnail: Sendable {
    /// Data, a file or a URL; nil if an overlay removes the item's thumbnail.
    var image: Representation?
}

extension ItemMembers {
    @inline(never)
    private mutating func dropSetAside(at place: AnyKeyPath) {
        for member in SharedMember.allCases where Self.place(of: member) == place {
            kept.dropSetAside(for: member)
        }
    }

    private static func place(of member: SharedMember) -> AnyKeyPath {
        switch member {
        case .additionalAttachments: \Values.additionalAttachments
        case .contentText: \Values.contentText
        case .mainAttachment: \Values.mainAttachment
        case .parameters: \Values.parameters
        case .referrer: \Values.referrer
        case .sourceURL: \Values.sourceURL
        case .tags: \Values.tags
        case .thumbnail: \Values.thumbnail
        case .title: \Values.title
        case .userInfo: \Values.userInfo
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
            && SharedMember.allCases.allSatisfy { member in
                let left = inOverlays ? self[member] : filled(member)
                let right = inOverlays ? other[member] : other.filled(member)
                return left.map { $0.isIdentical(toAny: right) } ?? (right == nil)
            }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: self.title ?? "")
        for tag in self.tags.orEmpty.written { hasher.combine(bytesOf: tag) }
        hasher.combine(self.mainAttachment)
        hasher.combine(self.additionalAttachments.orEmpty)
    }
}
