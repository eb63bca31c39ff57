public import Essentials

extension Representation {
    /// Creates a representation from a URL, of type ``TypeIdentifier/url``.
    public static func url(_ url: URL) -> Representation {
        Representation(typeIdentifier: .url, content: .url(url))
    }

    /// Creates a text representation, plain text by default.
    public static func text(
        _ text: String, typeIdentifier: TypeIdentifier = .plainText
    ) -> Representation {
        Representation(typeIdentifier: typeIdentifier, content: .text(text))
    }

    /// Creates a representation from HTML text.
    public static func html(_ html: String) -> Representation { .text(html, typeIdentifier: .html) }

    /// Creates a representation from bytes in memory.
    public static func data(_ data: Data, typeIdentifier: TypeIdentifier) -> Representation {
        Representation(typeIdentifier: typeIdentifier, content: .data(WireData(data)))
    }

    /// Creates an image representation, with the type that the first bytes show.
    ///
    /// The type is ``TypeIdentifier/image`` if the first bytes match no known image format.
    public static func image(_ data: Data) -> Representation {
        let found = TypeIdentifier(detecting: data)
        let type = found.flatMap { $0.conforms(to: .image) ? $0 : nil }
        return .data(data, typeIdentifier: type ?? .image)
    }

    /// Creates a representation from a property list, of a general or a more specific type.
    public static func propertyList(
        _ value: WireValue, typeIdentifier: TypeIdentifier = .propertyList
    ) -> Representation {
        Representation(typeIdentifier: typeIdentifier, content: .propertyList(value))
    }
}
