extension ExtensionItem {
    /// Returns the item as one activity gets it, with the overlay for that activity applied.
    ///
    /// Each value of the overlay replaces the item's value as a whole; an empty value removes it.
    /// The result has no overlays, no excluded activities, and none of the values that reading set
    /// aside; clause 19.3.1.
    ///
    /// - Parameter activity: the activity type, compared by code point. A name that begins with `$`
    ///   has no overlay.
    /// - Returns: the resolved item, with the ``findings`` of this item.
    public func resolved(for activity: ActivityType) -> ExtensionItem {
        var item = self
        item.overlays = [:]
        item.excludedActivities = []
        if !activity.isReserved, let overlay = overlays[activity] { item.members.apply(overlay) }
        return item.withoutSetAside
    }
}
