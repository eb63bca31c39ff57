extension ExtensionItem {
    /// The values for one activity type. Reading returns the values that the activity gets; writing
    /// changes them only for that activity.
    ///
    ///     item.title = "A long title"
    ///     item[.postToTwitter].title = "Short"        // Twitter gets this title
    ///     item[.postToTwitter].tags.append("post")    // all tags, and one more
    ///     item[.postToTwitter].sourceURL = nil        // Twitter gets no source URL
    ///     item[.postToTwitter].reset(.title)          // Twitter gets “A long title” again
    ///
    /// The first change to a property starts from a copy of the value for all activities. After
    /// that, the two values are independent. If you set nil or an empty value, the activity gets no
    /// value, even if the item has one; clause 19.2.3.
    public subscript(activity: ActivityType) -> Overlay {
        get { Overlay(inheriting: members, own: overlays[activity]) }
        _modify {
            // The overlay is taken out of the dictionary during the change, so that the change
            // happens in place instead of on a copy.
            var overlay = Overlay(
                inheriting: members, own: overlays.removeValue(forKey: activity))
            defer { overlays[activity] = overlay.own.isEmpty ? nil : overlay.own }
            yield &overlay
        }
        set { overlays[activity] = newValue.own.isEmpty ? nil : newValue.own }
    }

    /// The activity types that have an overlay, in canonical order.
    public var activities: [ActivityType] { writtenOverlays.keys.sorted() }

    var writtenOverlays: [ActivityType: ItemMembers] { overlays.filter { !$0.value.isEmpty } }

    package var writtenMembers: [SharedMember] {
        SharedMember.allCases.filter(members.written.has)
    }

    /// The values of an item for one activity type; see ``ExtensionItem/subscript(_:)``.
    public struct Overlay: Sendable {
        var members: LayeredMembers

        fileprivate var own: ItemMembers { members.own }

        fileprivate init(inheriting inherited: ItemMembers, own: ItemMembers?) {
            members = LayeredMembers(inherited: inherited, own: own ?? ItemMembers())
        }
    }
}

extension ExtensionItem.Overlay {
    /// The members that the format does not define, including inherited ones.
    ///
    /// Each member is inherited or replaced separately. An empty string, array or dictionary
    /// removes the member for the activity.
    public var unknownMembers: WireDictionary {
        get { members.unknown }
        set { members.unknown = newValue }
    }

    /// The unknown members that differ from the inherited ones, in canonical order. A value is nil
    /// if the overlay removes the inherited member.
    ///
    /// - Complexity: O(n log m) for n unknown members of the overlay, and m of the item.
    package var changedUnknownMembers: [(key: String, value: WireValue?)] {
        let inherited = members.inherited.kept.unknown
        return own.kept.unknown.compactMap { key, value in
            let former = inherited[key]
            if value.isEmpty { return former == nil ? nil : (key, nil) }
            return former == value ? nil : (key, value)
        }
    }
}

extension ExtensionItem.Overlay {
    /// The members that the activity does not inherit, including those that it removes.
    public var overriddenMembers: Set<OverlayMember> {
        Set(OverlayMember.allCases.filter { own.has($0.member) })
    }

    /// Removes the activity's own value of a member, so that the activity inherits the member
    /// again.
    public mutating func reset(_ member: OverlayMember) {
        members.own.reset(member.member)
    }

    /// Removes all of the activity's own values, including unknown members, so that the activity
    /// inherits all members again.
    public mutating func reset() {
        members.own = ItemMembers()
    }
}

extension ExtensionItem.Overlay: CustomStringConvertible {
    /// The members that the activity does not inherit.
    public var description: String {
        let members = OverlayMember.allCases.filter(overriddenMembers.contains)
        return "Overlay(\(members.map { "\($0)" }.joined(separator: ", ")))"
    }
}

extension ExtensionItem {
    /// Returns the item for one activity, with the overlay for that activity applied.
    ///
    /// Each value of the overlay replaces the item's value as a whole; an empty value removes the
    /// item's value. The result has no overlays, no excluded activities, and none of the values
    /// that were set aside while reading; clause 19.3.1.
    ///
    /// - Parameter activity: the activity type, compared by code point. For a name that begins with
    ///   `$`, no overlay is applied.
    /// - Returns: the resolved item, with the ``findings`` of this item.
    public func resolved(for activity: ActivityType) -> ExtensionItem {
        var item = self
        item.overlays = [:]
        item.excludedActivities = []
        if !activity.isReserved, let overlay = overlays[activity] { item.members.apply(overlay) }
        return item.withoutSetAside
    }
}
