#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ItemSource {
    /// The values for one activity type. Reading returns what that activity gets; writing changes
    /// it for that activity alone.
    ///
    ///     source[.postToTwitter].title = "Short"
    ///     source[.postToTwitter].additionalAttachments.append(.file(at: video))
    ///     source[.postToTwitter].contentText = nil        // Twitter gets no text
    ///
    /// The first change of a property copies the value for all activities. From then on the two
    /// values are independent, so set the values for all activities first. Nil or an empty value
    /// removes the source's value for the activity.
    ///
    /// Some activities receive only the main attachment; ``DeliveryRules/standard`` lists them.
    public subscript(activity: ActivityType) -> Overlay {
        get { Overlay(own: overlays[activity], source: withoutOverlays) }
        _modify {
            // Removed during the change, so that the change happens in place instead of on a copy.
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

    /// The source without overlays, so that a change of an overlay does not copy all of them.
    private var withoutOverlays: ItemSource {
        var source = self
        source.overlays = [:]
        return source
    }

    /// The values of a source for one activity type; see ``ItemSource/subscript(_:)``.
    public struct Overlay: Sendable {
        /// The values that the activity inherits.
        private let source: ItemSource
        /// The values that the activity gets instead.
        fileprivate var own: SourceOverlay

        fileprivate init(own: SourceOverlay?, source: ItemSource) {
            self.source = source
            self.own = own ?? SourceOverlay()
        }
    }
}

extension ItemSource.Overlay {
    /// The main thing to share; it can be replaced but not removed.
    public var mainAttachment: ItemProvider {
        get { own.mainAttachment ?? source.mainAttachment }
        set { own.mainAttachment = newValue }
    }

    /// Further attachments, in order.
    public var additionalAttachments: [ItemProvider] {
        get { own.additionalAttachments ?? source.additionalAttachments }
        _modify {
            var value = own.additionalAttachments ?? source.additionalAttachments
            own.additionalAttachments = nil
            defer { own.additionalAttachments = value }
            yield &value
        }
    }

    /// A one-line title in plain text.
    public var title: String? {
        get { own.values.title == nil ? source.title : own.values.title.unlessEmpty }
        set { own.values.title = newValue ?? "" }
    }

    /// Styled text that accompanies the attachments.
    public var contentText: AttributedText? {
        get { (own.values.contentText ?? source.contentText).unlessEmpty }
        _modify {
            var value = (own.values.contentText ?? source.contentText).unlessEmpty
            own.values.contentText = nil
            defer { own.values.contentText = value ?? AttributedText() }
            yield &value
        }
    }

    /// A small image that represents the item.
    public var thumbnail: ThumbnailProvider? {
        get { own.thumbnail.map(\.value) ?? source.thumbnail }
        set { own.thumbnail = newValue.map(Override.replaced) ?? .removed }
    }

    /// Keywords, in order.
    public var tags: [String] {
        get { own.values.tags ?? source.tags }
        _modify {
            var value = own.values.tags ?? source.tags
            own.values.tags = nil
            defer { own.values.tags = value }
            yield &value
        }
    }

    /// The URL that the content comes from.
    public var sourceURL: URL? {
        get { own.values.sourceURL.map(\.value) ?? source.sourceURL }
        set { own.values.sourceURL = newValue.map(Override.replaced) ?? .removed }
    }

    /// The app that shares the item.
    public var referrer: Referrer? {
        get { (own.values.referrer ?? source.referrer).unlessEmpty }
        set { own.values.referrer = newValue ?? Referrer() }
    }

    /// Parameters for specific receivers, by namespace.
    public var parameters: Parameters {
        get { own.values.parameters ?? source.parameters }
        _modify {
            var value = own.values.parameters ?? source.parameters
            own.values.parameters = nil
            defer { own.values.parameters = value }
            yield &value
        }
    }

    /// The app's own values.
    public var userInfo: WireDictionary {
        get { own.values.userInfo ?? source.userInfo }
        _modify {
            var value = own.values.userInfo ?? source.userInfo
            own.values.userInfo = nil
            defer { own.values.userInfo = value }
            yield &value
        }
    }
}

extension ItemSource.Overlay {
    /// The members that the activity does not inherit, including those that it removes.
    public var overriddenMembers: Set<OverlayMember> {
        Set(OverlayMember.allCases.filter(own.has))
    }

    /// Makes the activity inherit a member again.
    public mutating func reset(_ member: OverlayMember) {
        own.reset(member)
    }

    /// Makes the activity inherit all members again.
    public mutating func reset() {
        own = SourceOverlay()
    }
}

extension ItemSource.Overlay: CustomStringConvertible, CustomDebugStringConvertible {
    /// The members that the activity does not inherit.
    public var description: String {
        let members = OverlayMember.allCases.filter(overriddenMembers.contains)
        return "Overlay(\(members.map { "\($0)" }.joined(separator: ", ")))"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
