#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// What an item presents to one type of activity in place of its general values: an overlay.
///
/// A property that is nil inherits the item's value, an empty one removes it, any other replaces it
/// as a whole; clause 19.2.3. The main attachment can be replaced, not removed.
package struct Presentation: Sendable {
    /// The main attachment.
    package var mainAttachment: Attachment? {
        get { values.mainAttachment }
        _modify {
            kept.edited(ItemMember.mainAttachment)
            yield &values.mainAttachment
        }
    }
    /// The additional attachments; an empty array removes them.
    package var additionalAttachments: [Attachment]? {
        get { values.additionalAttachments }
        _modify {
            kept.edited(ItemMember.additionalAttachments)
            yield &values.additionalAttachments
        }
    }
    /// The title; an empty string removes it.
    package var title: String? { didSet { kept.edited(ItemMember.title) } }
    /// The styled text; an empty one removes it.
    package var contentText: AttributedText? {
        get { values.contentText }
        _modify {
            kept.edited(ItemMember.contentText)
            yield &values.contentText
        }
    }
    /// The thumbnail.
    package var thumbnail: Override<Representation>? {
        didSet { kept.edited(ItemMember.thumbnail) }
    }
    /// The tags; an empty array removes them.
    package var tags: [String]? {
        get { values.tags }
        _modify {
            kept.edited(ItemMember.tags)
            yield &values.tags
        }
    }
    /// Where the content comes from.
    package var sourceURL: Override<URL>? { didSet { kept.edited(ItemMember.sourceURL) } }
    /// The app that shares; an empty referrer removes it.
    package var referrer: Referrer? { didSet { kept.edited(ItemMember.referrer) } }
    /// The parameters; empty ones remove all.
    package var parameters: Parameters? {
        get { values.parameters }
        _modify {
            kept.edited(ItemMember.parameters)
            yield &values.parameters
        }
    }
    /// The sending app's own values; an empty dictionary removes them.
    package var userInfo: WireDictionary? {
        get { values.userInfo }
        _modify {
            kept.edited(ItemMember.userInfo)
            yield &values.userInfo
        }
    }
    var kept = KeptMembers()
    private var values = Values()

    /// What may be large, and is changed where it lies; see ``ExtensionItem``.
    private struct Values: Sendable {
        var mainAttachment: Attachment?
        var additionalAttachments: [Attachment]?
        var contentText: AttributedText?
        var tags: [String]?
        var parameters: Parameters?
        var userInfo: WireDictionary?
    }

    /// Members that the format does not define, kept and written back; an empty value removes.
    package var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Makes an overlay that inherits everything.
    package init() {}

    /// The tags that are written: none empty.
    var writtenTags: [String]? { tags?.filter { !$0.utf8.isEmpty } }

    /// The text that is written: no run empty, neighbours unlike each other.
    var writtenText: AttributedText? { contentText.map { AttributedText($0.runs) } }

    /// Whether everything is inherited; such an overlay is not written.
    package var isEmpty: Bool {
        mainAttachment == nil && additionalAttachments == nil && title == nil && contentText == nil
            && thumbnail == nil && tags == nil && sourceURL == nil && referrer == nil
            && parameters == nil && userInfo == nil && kept.isEmpty
    }
}

extension Presentation: Hashable {
    /// Whether two overlays are written alike.
    package static func == (left: Presentation, right: Presentation) -> Bool {
        left.title.isIdentical(to: right.title)
            && left.writtenTags.isIdentical(to: right.writtenTags)
            && left.writtenText == right.writtenText && left.thumbnail == right.thumbnail
            && left.mainAttachment == right.mainAttachment
            && left.additionalAttachments == right.additionalAttachments
            && (left.sourceURL?.value?.absoluteString)
                .isIdentical(to: right.sourceURL?.value?.absoluteString)
            && (left.sourceURL == nil) == (right.sourceURL == nil)
            && left.referrer == right.referrer && left.parameters == right.parameters
            && left.userInfo == right.userInfo && left.kept == right.kept
    }

    /// Feeds title, tags and attachments into a hasher.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: title ?? "")
        for tag in writtenTags ?? [] { hasher.combine(bytesOf: tag) }
        hasher.combine(mainAttachment)
        hasher.combine(additionalAttachments)
    }
}

extension Optional where Wrapped == [String] {
    /// Whether two arrays of strings, or their absence, have the same code points.
    func isIdentical(to other: [String]?) -> Bool {
        guard let self, let other else { return (self == nil) == (other == nil) }
        return self.elementsEqual(other) { $0.isIdentical(to: $1) }
    }
}
