extension ExtensionItem {
    /// What to know about the item, though it be valid, before a person is shown it; clause 24.2.
    ///
    /// Characters that hide or disguise, in titles, names and tags, and data whose first bytes are of
    /// another type than the one declared. Of data only the beginning is decoded; files of a payload
    /// folder are opened for it, and those that cannot be are passed over.
    ///
    /// - Returns: the notices in the order of the canonical form; not more than a thousand.
    public func notices() -> [Notice] {
        var walk = NoticeWalk()
        walk.look(at: self)
        return walk.notices
    }
}
