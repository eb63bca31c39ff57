#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// The overlay for one activity type: the values that replace the item's values.
///
/// A property that is nil inherits the item's value, an empty value removes it, and any other value
/// replaces it as a whole; clause 19.2.3. The main attachment can be replaced but not removed.
package struct Presentation: Sendable {
    /// The main attachment.
    package var mainAttachment: Attachment? {
        get { stored.isEmpty ? nil : stored[0].mainAttachment }
        _modify {
            kept.edited(ItemMember.mainAttachment)
            yield &values.mainAttachment
        }
    }
    /// The additional attachments; an empty array removes them.
    package var additionalAttachments: [Attachment]? {
        get { stored.isEmpty ? nil : stored[0].additionalAttachments }
        _modify {
            kept.edited(ItemMember.additionalAttachments)
            yield &values.additionalAttachments
        }
    }
    /// The title; an empty string removes it.
    package var title: String? {
        get { stored.isEmpty ? nil : stored[0].title }
        _modify {
            kept.edited(ItemMember.title)
            yield &values.title
        }
    }
    /// The styled text; an empty one removes it.
    package var contentText: AttributedText? {
        get { stored.isEmpty ? nil : stored[0].contentText }
        _modify {
            kept.edited(ItemMember.contentText)
            yield &values.contentText
        }
    }
    /// The thumbnail.
    package var thumbnail: Override<Representation>? {
        get { stored.isEmpty ? nil : stored[0].thumbnail }
        _modify {
            kept.edited(ItemMember.thumbnail)
            yield &values.thumbnail
        }
    }
    /// The tags; an empty array removes them.
    package var tags: [String]? {
        get { stored.isEmpty ? nil : stored[0].tags }
        _modify {
            kept.edited(ItemMember.tags)
            yield &values.tags
        }
    }
    /// The URL that the content comes from.
    package var sourceURL: Override<URL>? {
        get { writtenSourceURL?.map(\.url) }
        set {
            kept.edited(ItemMember.sourceURL)
            values.sourceURL = newValue?.map(URLText.init)
        }
    }
    /// The app that shares the item; an empty referrer removes it.
    package var referrer: Referrer? {
        get { stored.isEmpty ? nil : stored[0].referrer }
        _modify {
            kept.edited(ItemMember.referrer)
            yield &values.referrer
        }
    }
    /// The parameters; empty parameters remove them.
    package var parameters: Parameters? {
        get { stored.isEmpty ? nil : stored[0].parameters }
        _modify {
            kept.edited(ItemMember.parameters)
            yield &values.parameters
        }
    }
    /// The sending app's own values; an empty dictionary removes them.
    package var userInfo: WireDictionary? {
        get { stored.isEmpty ? nil : stored[0].userInfo }
        _modify {
            kept.edited(ItemMember.userInfo)
            yield &values.userInfo
        }
    }
    var kept = KeptMembers()
    /// The values, or an empty array if everything is inherited.
    ///
    /// An array keeps a dictionary of overlays small, and still lets large values change in place.
    private var stored: [PresentationValues] = []

    var values: PresentationValues {
        get { stored.first ?? PresentationValues() }
        _modify {
            if stored.isEmpty { stored.append(PresentationValues()) }
            yield &stored[0]
        }
    }

    /// The members that the format does not define, which encoding writes back; an empty value
    /// removes one.
    package var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Creates an overlay that inherits everything.
    package init() {}

    /// Creates an overlay as it was read.
    init(_ values: PresentationValues, _ kept: KeptMembers) {
        if !values.isEmpty { stored = [values] }
        self.kept = kept
    }

    /// The source URL as it is encoded.
    var writtenSourceURL: Override<URLText>? { stored.isEmpty ? nil : stored[0].sourceURL }

    /// The tags as they are encoded, without empty ones.
    var writtenTags: [String]? { tags?.filter { !$0.utf8.isEmpty } }

    /// The text as it is encoded, without empty runs and with equal neighbours joined.
    var writtenText: AttributedText? { contentText.map { AttributedText($0.runs) } }

    /// Whether everything is inherited; such an overlay is not encoded.
    package var isEmpty: Bool {
        kept.isEmpty && saysNothing
    }

    /// Whether lenient reading delivers nothing of it: what was set aside is only written back; clause 21.2.2.
    var saysNothing: Bool {
        kept.unknown.isEmpty && (stored.isEmpty || stored[0].isEmpty)
    }
}

extension Presentation: Hashable {
    /// Whether two overlays encode to the same bytes.
    package static func == (left: Presentation, right: Presentation) -> Bool {
        left.title.isIdentical(to: right.title)
            && left.writtenTags.isIdentical(to: right.writtenTags)
            && left.writtenText == right.writtenText && left.thumbnail == right.thumbnail
            && left.mainAttachment == right.mainAttachment
            && left.additionalAttachments == right.additionalAttachments
            && (left.writtenSourceURL?.value?.text)
                .isIdentical(to: right.writtenSourceURL?.value?.text)
            && (left.writtenSourceURL == nil) == (right.writtenSourceURL == nil)
            && left.referrer == right.referrer && left.parameters == right.parameters
            && left.userInfo == right.userInfo && left.kept == right.kept
    }

    /// Hashes the title, the tags and the attachments.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: title ?? "")
        for tag in writtenTags ?? [] { hasher.combine(bytesOf: tag) }
        hasher.combine(mainAttachment)
        hasher.combine(additionalAttachments)
    }
}

extension Optional where Wrapped == [String] {
    /// Whether both are nil, or their strings have the same code points.
    func isIdentical(to other: [String]?) -> Bool {
        guard let self, let other else { return (self == nil) == (other == nil) }
        return self.elementsEqual(other) { $0.isIdentical(to: $1) }
    }
}
