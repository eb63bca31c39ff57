/// The thumbnail of an item or an overlay; clause 16.1.1.
struct Thumbnail: Sendable {
    /// Data, a file or a URL; nil if an overlay removes the item's thumbnail.
    var image: Representation?
}

extension Thumbnail: MemberValue {
    /// Writes the image, or an empty dictionary if there is none.
    func write(to writer: inout ItemWriter) throws(WireError) {
        guard let image else { return try WireDictionary().write(to: &writer) }
        switch image.content {
        case .text, .propertyList: writer.wire.requireCheck()
        case .data, .file, .url, .unknown: break
        }
        try image.write(to: &writer)
    }
}
