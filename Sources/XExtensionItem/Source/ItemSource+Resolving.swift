extension ItemSource {
    /// Makes the item: the general values, and an overlay for each activity that gets something else.
    ///
    /// Every provider is asked once for the general values and once for each activity, all at the
    /// same time; the order of the attachments does not depend on who is done first. A value set for
    /// an activity wins over what a provider would say.
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
        item.activities = presentations
        for activity in activities {
            let own = answers.attachments(for: activity)
            item.activities[activity] = overlay(for: activity, own, general)
        }
        return item
    }

    /// What is set for an activity, completed by what providers say differently for it.
    private func overlay(
        for activity: ActivityType, _ own: ProvidedAttachments, _ general: ProvidedAttachments
    ) -> Presentation? {
        var overlay = self[activity]
        if overlay.mainAttachment == nil, own.main != general.main {
            overlay.mainAttachment = own.main
        }
        if overlay.additionalAttachments == nil, own.additional != general.additional {
            overlay.additionalAttachments = own.additional
        }
        if overlay.thumbnail == nil, own.thumbnail != general.thumbnail {
            overlay.thumbnail = own.thumbnail.map(Override.replaced) ?? .removed
        }
        return overlay.isEmpty ? nil : overlay
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
            return try await question.ask()
        } catch let error as CancellationError {
            throw error
        } catch {
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
                    .thumbnail(try await thumbnail.load(activity, size))
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

/// The main attachment's provider gave nothing for all activities.
struct MissingMainAttachment: Error, CustomStringConvertible {
    var description: String { "the main attachment is always required" }
}
