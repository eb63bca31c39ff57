/// The thumbnail of an item or an overlay; clause 16.1.1.
struct Thumbnail: Sendable {
    /// Data, a file or a URL; nil if an overlay removes the item's thumbnail.
    var image: Representation?
}
