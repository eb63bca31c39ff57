extension ItemSource {
    /// Makes the item: the general values, and an overlay for each activity that gets something else.
    ///
    /// Every provider is asked once for the general values and once for each activity, all at the
    /// same time; the order of the attachments does not depend on who is done first. A value set for
    /// an activity wins over what a provider would say.
    ///
    /// When its task is cancelled, or a provider fails, so are the providers that are still at work,
    /// and none of them is waited for: one that hangs goes on alone, and its answer is dropped. To wait
    /// for a limited time, cancel the task when it has passed.
    ///
    /// - Parameters:
    ///   - activities: those whose answers are asked for; values set by the subscript are part of the
    ///     item in any case.
    ///   - thumbnailSize: a suggestion to whoever makes the thumbnail.
    /// - Returns: the item, ready to be encoded.
    /// - Throws: ``ItemSourceError`` when a provider fails, naming the attachment and the activity;
    ///   `CancellationError`.
    public func item(
        resolving activities: Set<ActivityType> = [], thumbnailSize: ThumbnailProvider.Size? = nil
    ) async throws -> ExtensionItem {
        let answers = try await answers(for: activities, thumbnailSize)
        let general = answers.attachments(for: nil)
        guard let main = general.main else {
            throw ItemSourceError(
                attachment: .main, activity: nil, underlying: MissingMainAttachment())
        }
        var item = ExtensionItem(main)
        item.additionalAttachments = general.additional
        item.title = title
        item.contentText = contentText
        item.thumbnail = general.thumbnail
        item.tags = tags
        item.sourceURL = sourceURL
        item.referrer = referrer
        item.excludedActivities = excludedActivities
        item.parameters = parameters
        item.userInfo = userInfo
        for activity in activities.union(presentations.keys) {
            var overlay = try self[activity].withFilesForFileURLs(for: activity)
            if activities.contains(activity) {
                complete(&overlay, answers.attachments(for: activity), general)
            }
            item.activities[activity] = overlay.isEmpty ? nil : overlay
        }
        return item
    }

    /// Completes what is set for an activity by what providers say differently for it.
    private func complete(
        _ overlay: inout Presentation, _ own: ProvidedAttachments, _ general: ProvidedAttachments
    ) {
        if overlay.mainAttachment == nil, own.main != general.main {
            overlay.mainAttachment = own.main
        }
        if overlay.additionalAttachments == nil, own.additional != general.additional {
            overlay.additionalAttachments = own.additional
        }
        if overlay.thumbnail == nil, own.thumbnail != general.thumbnail {
            overlay.thumbnail = own.thumbnail.map(Override.replaced) ?? .removed
        }
    }

    // MARK: Asking

    /// One question to one provider.
    private struct Question: Sendable {
        let slot: ItemSourceError.Slot
        let activity: ActivityType?
        let ask: @Sendable () async throws -> ProvidedAttachments.Answer
    }

    private func answers(
        for activities: Set<ActivityType>, _ size: ThumbnailProvider.Size?
    ) async throws -> ProvidedAnswers {
        let questions: [Question] = ([nil] + activities.map(Optional.some)).flatMap {
            self.questions(about: $0, size)
        }
        return try await withThrowingTaskGroup(
            of: (Question, ProvidedAttachments.Answer).self
        ) { group in
            for question in questions {
                group.addTask { (question, try await Self.answer(to: question)) }
            }
            var answers = ProvidedAnswers()
            for try await (question, answer) in group {
                answers.add(answer, question.slot, question.activity)
            }
            return answers
        }
    }

    private static func answer(
        to question: Question
    ) async throws -> ProvidedAttachments.Answer {
        do {
            try Task.checkCancellation()
            return try await CancellableWait.result(of: question.ask)
        } catch {
            // Whatever a provider throws when it is cancelled: that is what happened.
            try Task.checkCancellation()
            throw ItemSourceError(
                attachment: question.slot, activity: question.activity, underlying: error)
        }
    }

    /// What has to be asked for one activity: nothing of which an overlay says something already.
    private func questions(
        about activity: ActivityType?, _ size: ThumbnailProvider.Size?
    ) -> [Question] {
        let overlay = activity.map { self[$0] } ?? Presentation()
        var questions: [Question] = []
        if overlay.mainAttachment == nil {
            questions.append(question(.main, mainAttachment, activity))
        }
        if overlay.additionalAttachments == nil {
            questions += additionalAttachments.enumerated().map { number, provider in
                question(.additional(number), provider, activity)
            }
        }
        if overlay.thumbnail == nil, let thumbnail {
            questions.append(
                Question(slot: .thumbnail, activity: activity) {
                    .thumbnail(try await thumbnail.load(activity, size)?.withFileForFileURL())
                })
        }
        return questions
    }

    private func question(
        _ slot: ItemSourceError.Slot, _ provider: ItemProvider, _ activity: ActivityType?
    ) -> Question {
        Question(slot: slot, activity: activity) {
            let attachment = try await provider.attachment(for: activity)
            return .attachment(try attachment?.withFilesForFileURLs())
        }
    }
}

extension Presentation {
    /// The overlay with files in place of URLs of files, as providers' answers have them.
    fileprivate func withFilesForFileURLs(for activity: ActivityType) throws -> Presentation {
        var overlay = self
        for (number, attachment) in (additionalAttachments ?? []).enumerated() {
            overlay.additionalAttachments?[number] = try named(.additional(number), activity) {
                () throws(WireError) in try attachment.withFilesForFileURLs()
            }
        }
        if let mainAttachment {
            overlay.mainAttachment = try named(.main, activity) { () throws(WireError) in
                try mainAttachment.withFilesForFileURLs()
            }
        }
        if case .replaced(let image) = thumbnail {
            overlay.thumbnail = try named(.thumbnail, activity) { () throws(WireError) in
                .replaced(try image.withFileForFileURL())
            }
        }
        return overlay
    }

    private func named<Value>(
        _ slot: ItemSourceError.Slot, _ activity: ActivityType,
        _ make: () throws(WireError) -> Value
    ) throws(ItemSourceError) -> Value {
        do throws(WireError) {
            return try make()
        } catch {
            throw ItemSourceError(attachment: slot, activity: activity, underlying: error)
        }
    }
}

/// The main attachment's provider gave nothing for all activities.
struct MissingMainAttachment: Error, CustomStringConvertible {
    var description: String { "the main attachment is always required" }
}
