/// The values that one activity type gets instead of the source's values.
struct SourceOverlay: Sendable {
    var mainAttachment: ItemProvider?
    var additionalAttachments: [ItemProvider]?
    /// Nil if inherited; a provider, or nil for no thumbnail.
    var thumbnail: ThumbnailProvider??
    /// All other values.
    var members = ItemMembers()

    /// Whether everything is inherited.
    var isEmpty: Bool {
        mainAttachment == nil && additionalAttachments == nil && thumbnail == nil && members.isEmpty
    }

    func has(_ member: SharedMember) -> Bool {
        switch member {
        case .mainAttachment: mainAttachment != nil
        case .additionalAttachments: additionalAttachments != nil
        case .thumbnail: thumbnail != nil
        default: members.has(member)
        }
    }

    mutating func reset(_ member: SharedMember) {
        switch member {
        case .mainAttachment: mainAttachment = nil
        case .additionalAttachments: additionalAttachments = nil
        case .thumbnail: thumbnail = nil
        default: members.reset(member)
        }
    }

    /// The providers of the overlay itself.
    var providers: ProviderSet {
        ProviderSet(
            main: mainAttachment, additional: additionalAttachments, thumbnail: thumbnail ?? nil)
    }
}

/// The providers to call for one activity; nil for those that are not called.
struct ProviderSet {
    var main: ItemProvider?
    var additional: [ItemProvider]?
    var thumbnail: ThumbnailProvider?

    /// Returns the questions for an activity.
    func questions(for activity: ActivityType?) -> [ProviderQuestion] {
        var questions: [ProviderQuestion] = []
        func add(_ work: ProviderWork, _ place: ProviderPlace) {
            questions.append(ProviderQuestion(work: work, activity: activity, place: place))
        }
        if let main { add(main.work, .main) }
        for (number, provider) in (additional ?? []).enumerated() {
            add(provider.work, .additional(number))
        }
        if let thumbnail { add(thumbnail.work, .thumbnail) }
        return questions
    }

    /// Returns the additional attachments in the order of their providers, without missing answers.
    func additionalAttachments(
        _ answers: ProviderAnswers, _ activity: ActivityType?
    ) -> [Attachment] {
        (additional ?? []).compactMap { answers.attachment(of: $0, for: activity) }
    }
}
