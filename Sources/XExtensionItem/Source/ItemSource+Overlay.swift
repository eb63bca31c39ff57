extension ItemSource {
    /// The values for one activity type. Reading returns the values that the activity gets; writing
    /// changes them only for that activity.
    ///
    ///     source[.postToTwitter].title = "Short"
    ///     source[.postToTwitter].additionalAttachments.append(.file(at: video))
    ///     source[.postToTwitter].contentText = nil        // Twitter gets no text
    ///
    /// The first change to a property starts from a copy of the value for all activities. After
    /// that, the two values are independent, so set the values for all activities first. If you set
    /// nil or an empty value, the activity gets no value, even if the source has one.
    ///
    /// Some activities receive only the main attachment; ``DeliveryRules/standard`` lists them.
    public subscript(activity: ActivityType) -> Overlay {
        get { Overlay(own: overlays[activity], source: withoutOverlays) }
        _modify {
            // The overlay is taken out of the dictionary during the change, so that the change
            // happens in place instead of on a copy.
            var overlay = Overlay(
                own: overlays.removeValue(forKey: activity), source: withoutOverlays)
            defer { overlays[activity] = overlay.own.isEmpty ? nil : overlay.own }
            yield &overlay
        }
        set {
            overlays[activity] = newValue.own.isEmpty ? nil : newValue.own
        }
    }

    /// The activity types that have an overlay, in canonical order.
    public var activities: [ActivityType] { overlays.keys.sorted() }

    /// A copy of the source without overlays. An ``Overlay`` refers to this copy, so that changing
    /// one overlay does not copy all overlays.
    private var withoutOverlays: ItemSource {
        var source = self
        source.overlays = [:]
        return source
    }

    /// The values of a source for one activity type; see ``ItemSource/subscript(_:)``.
    public struct Overlay: Sendable {
        private let source: ItemSource
        fileprivate var own: SourceOverlay

        fileprivate init(own: SourceOverlay?, source: ItemSource) {
            self.source = source
            self.own = own ?? SourceOverlay()
        }

        /// The values that need no provider.
        var members: LayeredMembers {
            get { LayeredMembers(inherited: source.members, own: own.members) }
            _modify {
                // The values are taken out during the change, so that the change happens in place
                // instead of on a copy.
                var layers = LayeredMembers(inherited: source.members, own: own.members)
                own.members = ItemMembers()
                defer { own.members = layers.own }
                yield &layers
            }
        }
    }
}

extension ItemSource.Overlay {
    /// The main attachment; it can be replaced but not removed.
    public var mainAttachment: AttachmentProvider {
        get { own.mainAttachment ?? source.mainAttachment }
        set { own.mainAttachment = newValue }
    }

    /// Further attachments, in order.
    public var additionalAttachments: [AttachmentProvider] {
        get { own.additionalAttachments ?? source.additionalAttachments }
        _modify {
            var value = own.additionalAttachments ?? source.additionalAttachments
            own.additionalAttachments = nil
            defer { own.additionalAttachments = value }
            yield &value
        }
    }

    /// A small image that represents the item.
    public var thumbnail: ThumbnailProvider? {
        get { own.thumbnail ?? source.thumbnail }
        set { own.thumbnail = .some(newValue) }
    }
}

extension ItemSource.Overlay {
    /// The members that the activity does not inherit, including those that it removes.
    public var overriddenMembers: Set<OverlayMember> {
        Set(OverlayMember.allCases.filter { own.has($0.member) })
    }

    /// Removes the activity's own value of a member, so that the activity inherits the member
    /// again.
    public mutating func reset(_ member: OverlayMember) {
        own.reset(member.member)
    }

    /// Removes all of the activity's own values, so that the activity inherits all members again.
    public mutating func reset() {
        own = SourceOverlay()
    }
}

extension ItemSource.Overlay: CustomStringConvertible {
    /// The members that the activity does not inherit.
    public var description: String {
        let members = OverlayMember.allCases.filter(overriddenMembers.contains)
        return "Overlay(\(members.map { "\($0)" }.joined(separator: ", ")))"
    }
}

struct SourceOverlay: Sendable {
    var mainAttachment: AttachmentProvider?
    var additionalAttachments: [AttachmentProvider]?
    /// Nil if the thumbnail is inherited, `.some(nil)` if the overlay removes it, otherwise the
    /// provider.
    var thumbnail: ThumbnailProvider??
    /// The values that need no provider: all except the attachments and the thumbnail.
    var members = ItemMembers()

    var isEmpty: Bool {
        mainAttachment == nil && additionalAttachments == nil && thumbnail == nil && members.isEmpty
    }

    func has(_ member: SharedMember) -> Bool {
        switch member {
        case .mainAttachment: mainAttachment != nil
        case .additionalAttachments: additionalAttachments != nil
        case .thumbnail: thumbnail != nil
        // Only the three members above have providers.
        default: members.has(member)
        }
    }

    mutating func reset(_ member: SharedMember) {
        switch member {
        case .mainAttachment: mainAttachment = nil
        case .additionalAttachments: additionalAttachments = nil
        case .thumbnail: thumbnail = nil
        // Only the three members above have providers.
        default: members.reset(member)
        }
    }

    var providers: ProviderSet {
        ProviderSet(
            main: mainAttachment, additional: additionalAttachments, thumbnail: thumbnail ?? nil)
    }
}

/// The providers to call for one activity; a nil provider is not called.
struct ProviderSet {
    var main: AttachmentProvider?
    var additional: [AttachmentProvider]?
    var thumbnail: ThumbnailProvider?

    func questions(for activity: ActivityType?) -> [ProviderRequest] {
        var questions: [ProviderRequest] = []
        func add(_ work: ProviderWork, _ pointer: String) {
            questions.append(ProviderRequest(work: work, activity: activity, pointer: pointer))
        }
        if let main { add(main.work, AttachmentError.pointer(ofAttachmentAt: 0)) }
        for (number, provider) in (additional ?? []).enumerated() {
            add(provider.work, AttachmentError.pointer(ofAttachmentAt: number + 1))
        }
        if let thumbnail { add(thumbnail.work, AttachmentError.thumbnailPointer) }
        return questions
    }

    func additionalAttachments(
        _ answers: ProviderResults, _ activity: ActivityType?
    ) -> [Attachment] {
        (additional ?? []).compactMap { answers.attachment(of: $0, for: activity) }
    }
}
