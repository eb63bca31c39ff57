#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ItemSource {
    /// The values that one activity type gets: reads as the source does for that activity, and writes
    /// for it alone.
    ///
    ///     source[.postToTwitter].title = "Short"
    ///     source[.postToTwitter].additionalAttachments.append(.file(at: video))
    ///     source[.postToTwitter].contentText = nil        // Twitter gets no text
    ///
    /// The first change of a property copies the value for all activities; from then on the two are
    /// independent, so fill in the values for all first. Nil and an empty value say that the activity
    /// gets none.
    ///
    /// Some activities get the main attachment alone; ``DeliveryRules/standard`` says which.
    public subscript(activity: ActivityType) -> Overlay {
        get { Overlay(own: overlays[activity], source: withoutOverlays) }
        _modify {
            // Taken out while it is changed, so that it is no copy.
            var overlay = Overlay(
                own: overlays.removeValue(forKey: activity), source: withoutOverlays)
            defer { overlays[activity] = overlay.own.isEmpty ? nil : overlay.own }
            yield &overlay
        }
        set {
            overlays[activity] = newValue.own.isEmpty ? nil : newValue.own
        }
    }

    /// The activity types that have values of their own, in the canonical order.
    public var activities: [ActivityType] { overlays.keys.sorted() }

    /// The source without overlays: a copy that does not share their storage.
    private var withoutOverlays: ItemSource {
        var source = self
        source.overlays = [:]
        return source
    }

    /// The values of a source for one activity type; see ``ItemSource/subscript(_:)``.
    public struct Overlay: Sendable {
        /// What the activity inherits.
        private let source: ItemSource
        /// What it gets instead.
        fileprivate var own: SourceOverlay

        fileprivate init(own: SourceOverlay?, source: ItemSource) {
            self.source = source
            self.own = own ?? SourceOverlay()
        }
    }
}

extension ItemSource.Overlay {
    /// What is shared; it can be replaced, not removed.
    public var mainAttachment: ItemProvider {
        get { own.mainAttachment ?? source.mainAttachment }
        set { own.mainAttachment = newValue }
    }

    /// Further things that go with it, in order.
    public var additionalAttachments: [ItemProvider] {
        get { own.additionalAttachments ?? source.additionalAttachments }
        _modify {
            var value = own.additionalAttachments ?? source.additionalAttachments
            own.additionalAttachments = nil
            defer { own.additionalAttachments = value }
            yield &value
        }
    }

    /// One line of plain text that names what is shared.
    public var title: String? {
        get { own.values.title == nil ? source.title : own.values.title.unlessEmpty }
        set { own.values.title = newValue ?? "" }
    }

    /// Styled text that goes with it.
    public var contentText: AttributedText? {
        get { (own.values.contentText ?? source.contentText).unlessEmpty }
        _modify {
            var value = (own.values.contentText ?? source.contentText).unlessEmpty
            own.values.contentText = nil
            defer { own.values.contentText = value ?? AttributedText() }
            yield &value
        }
    }

    /// A small image that stands for it.
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

    /// Where the content comes from.
    public var sourceURL: URL? {
        get { own.values.sourceURL.map(\.value) ?? source.sourceURL }
        set { own.values.sourceURL = newValue.map(Override.replaced) ?? .removed }
    }

    /// The app that shares.
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
    /// The members that the activity has values of its own for, nil and empty ones too.
    public var overriddenMembers: Set<OverlayMember> {
        Set(OverlayMember.allCases.filter(own.has))
    }

    /// Makes the activity inherit a member again.
    public mutating func reset(_ member: OverlayMember) {
        own.reset(member)
    }

    /// Makes the activity inherit everything again.
    public mutating func reset() {
        own = SourceOverlay()
    }
}

extension ItemSource.Overlay: CustomStringConvertible, CustomDebugStringConvertible {
    /// The members that the activity has values of its own for.
    public var description: String {
        let members = OverlayMember.allCases.filter(overriddenMembers.contains)
        return "Overlay(\(members.map { "\($0)" }.joined(separator: ", ")))"
    }

    /// The same as ``description``: never a megabyte.
    public var debugDescription: String { description }
}
