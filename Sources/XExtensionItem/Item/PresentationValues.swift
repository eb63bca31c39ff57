/// What an overlay may say, in the order of its members; nil where it says nothing.
///
/// What is seldom there and large is kept in an array of one, so that little is moved, and a payload
/// with many small overlays takes little memory.
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

    /// Whether nothing is said.
    var isEmpty: Bool {
        mainAttachment == nil && additionalAttachments == nil && title == nil && contentText == nil
            && thumbnails.isEmpty && tags == nil && sourceURL == nil && referrers.isEmpty
            && parameters == nil && userInfo == nil
    }
}
