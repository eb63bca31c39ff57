#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ExtensionItem {
    /// The values for one activity type. Reading returns what that activity gets; writing changes
    /// it for that activity alone.
    ///
    ///     item.title = "A long title"
    ///     item[.postToTwitter].title = "Short"        // Twitter gets this title
    ///     item[.postToTwitter].tags.append("post")    // the tags for all, and one more
    ///     item[.postToTwitter].sourceURL = nil        // Twitter gets no source URL
    ///     item[.postToTwitter].reset(.title)          // Twitter gets the title for all again
    ///
    /// The first change of a property copies the value for all activities. From then on the two
    /// values are independent. Nil or an empty value removes the item's value for the activity;
    /// clause 19.2.3.
    public subscript(activity: ActivityType) -> Overlay {
        get { Overlay(own: presentations[activity], item: withoutPresentations) }
        _modify {
            // Removed during the change, so that the change happens in place instead of on a copy.
            var overlay = Overlay(
                own: presentations.removeValue(forKey: activity), item: withoutPresentations)
            defer { presentations[activity] = overlay.own.isEmpty ? nil : overlay.own }
            yield &overlay
        }
        set {
            presentations[activity] = newValue.own.isEmpty ? nil : newValue.own
        }
    }

    /// The activity types that have an overlay, in canonical order.
    public var activities: [ActivityType] { overlays.keys.sorted() }

    /// The item without overlays, so that a change of an overlay does not copy all of them.
    private var withoutPresentations: ExtensionItem {
        var item = self
        item.presentations = [:]
        return item
    }

    /// The values of an item for one activity type; see ``ExtensionItem/subscript(_:)``.
    public struct Overlay: Sendable {
        /// The values that the activity inherits.
        private let item: ExtensionItem
        /// The values that the activity gets instead.
        fileprivate var own: Presentation

        fileprivate init(own: Presentation?, item: ExtensionItem) {
            self.item = item
            self.own = own ?? Presentation()
        }
    }
}

extension ExtensionItem.Overlay {
    /// The main thing to share; it can be replaced but not removed.
    public var mainAttachment: Attachment {
        get { own.mainAttachment ?? item.mainAttachment }
        _modify {
            var value = own.mainAttachment ?? item.mainAttachment
            own.mainAttachment = nil
            defer { own.mainAttachment = value }
            yield &value
        }
    }

    /// Further attachments, in the sender's order.
    public var additionalAttachments: [Attachment] {
        get { own.additionalAttachments ?? item.additionalAttachments }
        _modify {
            var value = own.additionalAttachments ?? item.additionalAttachments
            own.additionalAttachments = nil
            defer { own.additionalAttachments = value }
            yield &value
        }
    }

    /// A one-line title in plain text.
    public var title: String? {
        get { own.title == nil ? item.title : own.title.unlessEmpty }
        set { own.title = newValue ?? "" }
    }

    /// Styled text that accompanies the attachments.
    public var contentText: AttributedText? {
        get { (own.contentText ?? item.contentText).unlessEmpty }
        _modify {
            var value = (own.contentText ?? item.contentText).unlessEmpty
            own.contentText = nil
            defer { own.contentText = value ?? AttributedText() }
            yield &value
        }
    }

    /// A small image that represents the item: data, a file or a URL.
    public var thumbnail: Representation? {
        get { own.thumbnail.map(\.value) ?? item.thumbnail }
        set { own.thumbnail = newValue.map(Override.replaced) ?? .removed }
    }

    /// Keywords, in the sender's order.
    public var tags: [String] {
        get { own.tags ?? item.tags }
        _modify {
            var value = own.tags ?? item.tags
            own.tags = nil
            defer { own.tags = value }
            yield &value
        }
    }

    /// The URL that the content comes from.
    public var sourceURL: URL? {
        get { own.sourceURL.map(\.value) ?? item.sourceURL }
        set { own.sourceURL = newValue.map(Override.replaced) ?? .removed }
    }

    /// The app that shares the item.
    public var referrer: Referrer? {
        get { (own.referrer ?? item.referrer).unlessEmpty }
        set { own.referrer = newValue ?? Referrer() }
    }

    /// Parameters for specific receivers, by namespace.
    public var parameters: Parameters {
        get { own.parameters ?? item.parameters }
        _modify {
            var value = own.parameters ?? item.parameters
            own.parameters = nil
            defer { own.parameters = value }
            yield &value
        }
    }

    /// The sending app's own values.
    public var userInfo: WireDictionary {
        get { own.userInfo ?? item.userInfo }
        _modify {
            var value = own.userInfo ?? item.userInfo
            own.userInfo = nil
            defer { own.userInfo = value }
            yield &value
        }
    }

    /// The members that the format does not define, including inherited ones.
    ///
    /// Each member is inherited or replaced on its own. An empty string, array or dictionary
    /// removes it for the activity.
    public var unknownMembers: WireDictionary {
        get {
            var members = item.unknownMembers
            for (key, value) in own.unknownMembers { members[key] = value.isEmpty ? nil : value }
            return members
        }
        set {
            let before = unknownMembers
            for (key, value) in newValue where before[key] != value {
                own.unknownMembers[key] = value
            }
            for (key, _) in before where newValue[key] == nil {
                own.unknownMembers[key] = item.unknownMembers[key] == nil ? nil : ""
            }
        }
    }
}

extension ExtensionItem.Overlay {
    /// The members that the activity does not inherit, including those that it removes.
    public var overriddenMembers: Set<OverlayMember> {
        Set(OverlayMember.allCases.filter(own.has))
    }

    /// Makes the activity inherit a member again.
    public mutating func reset(_ member: OverlayMember) {
        own.reset(member)
    }

    /// Makes the activity inherit all members again, including unknown ones.
    public mutating func reset() {
        own = Presentation()
    }
}

extension Optional where Wrapped == AttributedText {
    /// The text, or nil if it has no characters.
    var unlessEmpty: AttributedText? { self?.isEmpty == true ? nil : self }
}

extension Optional where Wrapped == Referrer {
    /// The referrer, or nil if it has no values.
    var unlessEmpty: Referrer? { self?.isEmpty == true ? nil : self }
}

extension ExtensionItem.Overlay: CustomStringConvertible, CustomDebugStringConvertible {
    /// The members that the activity does not inherit.
    public var description: String {
        let members = OverlayMember.allCases.filter(overriddenMembers.contains)
        return "Overlay(\(members.map { "\($0)" }.joined(separator: ", ")))"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
