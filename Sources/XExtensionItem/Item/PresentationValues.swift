/// The values of an overlay; nil where it inherits.
///
/// Large values that are seldom present lie in arrays of one element, so that moves are cheap, and
/// a payload with many small overlays takes little memory.
struct PresentationValues: Sendable {
    var mainAttachment: Attachment?
    var additionalAttachments: [Attachment]?
    var title: String?
    var contentText: AttributedText?
    var tags: [String]?
    var sourceURL: Override<URLText>?
    var parameters: Parameters?
    var userInfo: WireDictionary?
    private var thumbnails: [Override<Representation>] = []
    private var referrers: [Referrer] = []

    var thumbnail: Override<Representation>? {
        get { thumbnails.first }
        set { thumbnails = newValue.map { [$0] } ?? [] }
    }

    var referrer: Referrer? {
        get { referrers.first }
        set { referrers = newValue.map { [$0] } ?? [] }
    }

    /// Whether everything is inherited.
    var isEmpty: Bool {
        mainAttachment == nil && additionalAttachments == nil && title == nil && contentText == nil
            && thumbnails.isEmpty && tags == nil && sourceURL == nil && referrers.isEmpty
            && parameters == nil && userInfo == nil
    }
}
