extension ExtensionItem {
    /// The item as one type of activity gets it: its overlay applied, if it has one.
    ///
    /// What the overlay says replaces the general value as a whole; an empty value removes it. The
    /// result has no activities left, and nothing that reading set aside; clause 19.3.1.
    ///
    /// - Parameter activity: the activity type, compared by code point; one that begins with `$` has no
    ///   overlay.
    /// - Returns: the resolved item; its ``findings`` are those of this item.
    public func resolved(for activity: ActivityType) -> ExtensionItem {
        var item = self
        item.presentations = [:]
        item.excludedActivities = []
        if !activity.isReserved, let overlay = presentations[activity] { item.apply(overlay) }
        return item.withoutSetAside
    }

    /// Puts the values of an overlay in place of the item's; an empty one removes.
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
