#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Representation {
    /// A URL, of the type ``TypeIdentifier/url``.
    public static func url(_ url: URL) -> Representation {
        Representation(typeIdentifier: .url, content: .url(url))
    }

    /// A text, plain unless another type is given.
    public static func text(
        _ text: String, typeIdentifier: TypeIdentifier = .plainText
    ) -> Representation {
        Representation(typeIdentifier: typeIdentifier, content: .text(text))
    }

    /// A text in HTML.
    public static func html(_ html: String) -> Representation { .text(html, typeIdentifier: .html) }

    /// Bytes in memory.
    public static func data(_ data: Data, typeIdentifier: TypeIdentifier) -> Representation {
        Representation(typeIdentifier: typeIdentifier, content: .data(WireData(data)))
    }

    /// An image: its type by the first bytes, or ``TypeIdentifier/image`` if they are those of no
    /// format known here.
    public static func image(_ data: Data) -> Representation {
        let found = TypeIdentifier.detected(fromFirstBytes: data)
        let type = found.flatMap { $0.conforms(to: .image) ? $0 : nil }
        return .data(data, typeIdentifier: type ?? .image)
    }

    /// A property list, of a type of its own or the general one.
    public static func propertyList(
        _ value: WireValue, typeIdentifier: TypeIdentifier = .propertyList
    ) -> Representation {
        Representation(typeIdentifier: typeIdentifier, content: .propertyList(value))
    }
}
