import Essentials
import XExtensionItem

/// The distinct images of a page.
struct PreviewImages {
    /// The types of images that browsers show, with their media types.
    private static let mediaTypes: [TypeIdentifier: String] = [
        .png: "image/png", .jpeg: "image/jpeg", .gif: "image/gif",
        TypeIdentifier(rawValue: "org.webmproject.webp"): "image/webp",
        TypeIdentifier(rawValue: "com.microsoft.bmp"): "image/bmp",
    ]

    enum Entry {
        case image(Int)
        case leftOut(String)
    }

    private(set) var images: [(mediaType: String, data: Data)] = []
    private var entries: [Representation: Entry] = [:]
    /// The maximum total size of the images, and the rest of it, in bytes.
    private let byteCount: Int
    private var rest: Int

    init(byteCount: Int) {
        (self.byteCount, rest) = (byteCount, byteCount)
    }

    mutating func entry(_ one: Representation) -> Entry? {
        guard one.typeIdentifier.conforms(to: .image) else { return nil }
        if let entry = entries[one] { return entry }
        let entry = make(one)
        entries[one] = entry
        return entry
    }

    private mutating func make(_ one: Representation) -> Entry {
        guard let bytes = try? one.bytes() else { return .leftOut("the image cannot be read") }
        guard bytes.byteCount <= rest else {
            return .leftOut(
                "not shown: a page has at most \(byteCount >> 20) MiB of images")
        }
        guard let data = try? bytes.load() else { return .leftOut("the image cannot be read") }
        guard let type = TypeIdentifier(detecting: data),
            let mediaType = Self.mediaTypes[type]
        else { return .leftOut("not shown: browsers do not show this type of image") }
        rest -= data.count
        images.append((mediaType, data))
        return .image(images.count - 1)
    }

    func html(_ number: Int) -> String {
        let (mediaType, data) = images[number]
        return "<img alt=\"\" src=\"data:\(mediaType);base64,\(data.base64EncodedString())\">"
    }
}
