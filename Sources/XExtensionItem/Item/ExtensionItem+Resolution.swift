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
        item.presentations = [:]
        item.excludedActivities = []
        if !activity.isReserved, let overlay = presentations[activity] { item.apply(overlay) }
        return item.withoutSetAside
    }

    /// Replaces the item's values by those of an overlay; an empty value removes one.
    mutating func apply(_ overlay: Presentation) {
        if let value = overlay.mainAttachment { mainAttachment = value }
        if let value = overlay.additionalAttachments { additionalAttachments = value }
        if let value = overlay.title { title = value.utf8.isEmpty ? nil : value }
        if let value = overlay.contentText { contentText = value.isEmpty ? nil : value }
        if let value = overlay.thumbnail { thumbnail = value.value }
        if let value = overlay.tags { tags = value }
        if let value = overlay.sourceURL { sourceURL = value.value }
        if let value = overlay.referrer { referrer = value.isEmpty ? nil : value }
        if let value = overlay.parameters { parameters = value }
        if let value = overlay.userInfo { userInfo = value }
        kept.apply(overlay.kept)
    }
}
