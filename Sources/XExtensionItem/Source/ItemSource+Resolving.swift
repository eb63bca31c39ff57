import Essentials

extension ItemSource {
    /// Creates the item for the activity that the user chose in a share sheet.
    ///
    /// The providers run concurrently. Each is called once, with the activity as argument. A
    /// provider that the overlay for the activity replaces is not called. Attachments keep their
    /// order, whichever provider finishes first. If the main attachment's provider depends on the
    /// activity and returns nil for it, the provider is called once more without an activity, and
    /// the activity gets the attachment that this second call returns.
    ///
    /// If a provider fails or the task is cancelled, the remaining providers are cancelled and not
    /// waited for, so a provider that hangs does not delay the error. To limit the time, cancel the
    /// task.
    ///
    /// - Parameters:
    ///   - activity: the chosen activity.
    ///   - thumbnailSize: the suggested size for the thumbnail's provider.
    /// - Returns: the item for the activity, without overlays and excluded activities, like the
    ///   result of ``ExtensionItem/resolved(for:)``. The result does not depend on whether the
    ///   source excludes the activity.
    /// - Throws: ``AttachmentError``, with the attachment and the activity, if a provider fails;
    ///   `CancellationError`.
    public func item(
        for activity: ActivityType, thumbnailSize: ThumbnailProvider.Size? = nil
    ) async throws -> ExtensionItem {
        let providers = providers(for: activity)
        var answers = ProviderResults()
        try await answers.ask(providers.questions(for: activity), thumbnailSize)
        let main = try await mainAttachment(
            providers.main ?? mainAttachment, activity, &answers, thumbnailSize)
        var item = ExtensionItem(members)
        if let own = overlays[activity] { item.members.apply(own.members) }
        item.mainAttachment = main
        item.additionalAttachments = providers.additionalAttachments(answers, activity)
        item.thumbnail = providers.thumbnail.flatMap { answers.thumbnail(of: $0, for: activity) }
        return item
    }

    /// Creates the data that an activity receives. Calls only the providers that this data needs.
    ///
    /// An activity that does not accept an item receives only the main attachment. The result is
    /// the same as calling ``ExtensionItem/delivery(for:rules:)`` on the item for the activity.
    ///
    /// - Parameters:
    ///   - activity: The chosen activity.
    ///   - rules: The activities that receive only the main attachment.
    ///   - thumbnailSize: The suggested size for the thumbnail's provider.
    /// - Returns: The item for the activity, or its main attachment.
    /// - Throws: The errors of ``item(for:thumbnailSize:)``.
    public func delivery(
        for activity: ActivityType, rules: DeliveryRules = .standard,
        thumbnailSize: ThumbnailProvider.Size? = nil
    ) async throws -> Delivery {
        guard rules.mainAttachmentOnlyActivities.contains(activity) else {
            return .item(try await item(for: activity, thumbnailSize: thumbnailSize))
        }
        var answers = ProviderResults()
        let provider = overlays[activity]?.mainAttachment ?? mainAttachment
        try await answers.ask([provider.mainQuestion(for: activity)], thumbnailSize)
        return .attachment(
            try await mainAttachment(provider, activity, &answers, thumbnailSize))
    }

    /// Creates one item for several activities, with an overlay for each activity whose values
    /// differ.
    ///
    /// A provider that depends on the activity is called once for each of `activities`, and once
    /// without an activity for all others. The item contains every result that differs from the
    /// result of the call without an activity. A provider that does not depend on the activity is
    /// called once. For a single known activity, call ``item(for:thumbnailSize:)``.
    ///
    /// - Parameters:
    ///   - activities: the activities for which a provider may return a different result. Omit
    ///     activities that receive only the main attachment. The overlays of the source are always
    ///     part of the item, and so are the results of their providers.
    ///   - thumbnailSize: the suggested size for the thumbnail's provider.
    /// - Returns: the item, ready to be encoded.
    /// - Throws: the errors of ``item(for:thumbnailSize:)``; in addition, ``AttachmentError`` if
    ///   the main attachment's provider returns nil for the call without an activity.
    public func item(
        resolving activities: Set<ActivityType> = [], thumbnailSize: ThumbnailProvider.Size? = nil
    ) async throws -> ExtensionItem {
        let general = providers(for: nil)
        let asked = activities.union(overlays.keys).sorted().map { activity in
            let own = overlays[activity]?.providers ?? ProviderSet()
            return (activity, activities.contains(activity) ? providers(for: activity) : own)
        }
        var answers = ProviderResults()
        let questions = asked.flatMap { activity, asked in asked.questions(for: activity) }
        try await answers.ask(general.questions(for: nil) + questions, thumbnailSize)
        var item = ExtensionItem(members)
        item.mainAttachment = try await mainAttachment(
            mainAttachment, nil, &answers, thumbnailSize)
        item.excludedActivities = excludedActivities
        item.additionalAttachments = general.additionalAttachments(answers, nil)
        item.thumbnail = thumbnail.flatMap { answers.thumbnail(of: $0, for: nil) }
        for (activity, asked) in asked {
            let overlay = overlay(for: activity, of: item, asked, answers)
            item.overlays[activity] = overlay.isEmpty ? nil : overlay
        }
        return item
    }

    private func providers(for activity: ActivityType?) -> ProviderSet {
        let own = activity.flatMap { overlays[$0] } ?? SourceOverlay()
        return ProviderSet(
            main: own.mainAttachment ?? mainAttachment,
            additional: own.additionalAttachments ?? additionalAttachments,
            thumbnail: own.thumbnail ?? thumbnail)
    }

    private func mainAttachment(
        _ provider: AttachmentProvider, _ activity: ActivityType?, _ answers: inout ProviderResults,
        _ size: ThumbnailProvider.Size?
    ) async throws -> Attachment {
        if let own = answers.attachment(of: provider, for: activity) { return own }
        try await answers.ask([provider.mainQuestion(for: nil)], size)
        if let general = answers.attachment(of: provider, for: nil) { return general }
        throw AttachmentError(
            code: .attachmentNotMade, pointer: AttachmentError.pointer(ofAttachmentAt: 0),
            activity: activity, underlying: MissingMainAttachment())
    }

    private func overlay(
        for activity: ActivityType, of item: ExtensionItem, _ asked: ProviderSet,
        _ answers: ProviderResults
    ) -> ItemMembers {
        let own = overlays[activity] ?? SourceOverlay()
        var overlay = own.members
        let main = asked.main.flatMap { answers.attachment(of: $0, for: activity) }
        if let main, own.mainAttachment != nil || main != item.mainAttachment {
            overlay.mainAttachment = main
        }
        if asked.additional != nil {
            let additional = asked.additionalAttachments(answers, activity)
            if own.additionalAttachments != nil || additional != item.additionalAttachments {
                overlay.additionalAttachments = additional
            }
        }
        if case .some(nil) = own.thumbnail { overlay.thumbnail = Thumbnail() }
        if let provider = asked.thumbnail {
            let image = answers.thumbnail(of: provider, for: activity)
            if own.thumbnail != nil || image != item.thumbnail {
                overlay.thumbnail = Thumbnail(image: image)
            }
        }
        return overlay
    }
}

extension AttachmentProvider {
    fileprivate func mainQuestion(for activity: ActivityType?) -> ProviderRequest {
        ProviderRequest(
            work: work, activity: activity, pointer: AttachmentError.pointer(ofAttachmentAt: 0))
    }
}

struct MissingMainAttachment: Error, LocalizedError, CustomStringConvertible {
    var description: String {
        "the provider returned no attachment, and a main attachment is required"
    }
    var errorDescription: String? { description }
}
