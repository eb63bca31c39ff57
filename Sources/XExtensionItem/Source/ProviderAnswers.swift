/// The answers of providers; each question is asked once.
struct ProviderAnswers {
    private var answers: [ProviderQuestion.Key: ProviderWork.Answer] = [:]

    /// Asks all new questions at the same time.
    ///
    /// - Throws: ``AttachmentError`` for the first provider that fails; `CancellationError`.
    mutating func ask(
        _ questions: [ProviderQuestion], _ size: ThumbnailProvider.Size?
    ) async throws {
        var open: [ProviderQuestion.Key: ProviderQuestion] = [:]
        for question in questions where answers[question.key] == nil && open[question.key] == nil {
            open[question.key] = question
        }
        let asked = Array(open.values)
        let new = try await withThrowingTaskGroup(
            of: (ProviderQuestion.Key, ProviderWork.Answer).self
        ) { group in
            for question in asked {
                group.addTask { (question.key, try await question.answer(size)) }
            }
            var new: [ProviderQuestion.Key: ProviderWork.Answer] = [:]
            for try await (key, answer) in group { new[key] = answer }
            return new
        }
        answers.merge(new) { _, new in new }
    }

    private func answer(
        _ work: ProviderWork, _ activity: ActivityType?
    ) -> ProviderWork.Answer? {
        answers[ProviderQuestion(work: work, activity: activity, place: .main).key]
    }

    /// Returns the attachment that a provider made for an activity, or nil.
    func attachment(of provider: ItemProvider, for activity: ActivityType?) -> Attachment? {
        guard case .attachment(let attachment)? = answer(provider.work, activity) else {
            return nil
        }
        return attachment
    }

    /// Returns the thumbnail that a provider made for an activity, or nil.
    func thumbnail(
        of provider: ThumbnailProvider, for activity: ActivityType?
    ) -> Representation? {
        guard case .thumbnail(let image)? = answer(provider.work, activity) else { return nil }
        return image
    }
}
