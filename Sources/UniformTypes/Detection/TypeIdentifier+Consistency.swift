extension TypeIdentifier {
    /// Returns whether data of this type can start with bytes from which ``init(detecting:)``
    /// detects the type `detected`.
    ///
    /// Returns true if one type conforms to the other, or if the format of this type is derived
    /// from the detected format: a raw image from TIFF, an office document from ZIP. Also returns
    /// true for types outside the catalog, and for types that do not determine a format, because
    /// their data can start with any bytes.
    package func isConsistent(withDetected detected: TypeIdentifier) -> Bool {
        guard let declaration = TypeCatalog.shared.declaration(of: self),
            declaration.parents.contains(where: { $0 != .data && $0 != .item })
        else { return true }
        let isShown = Self.typesWithFirstBytes(of: detected).contains { one in
            one.conforms(to: self) || conforms(to: one)
        }
        return isShown || Self.formats(builtOn: detected).contains(where: conforms)
            || Self.containers.contains(detected) && !hasOwnFormat
    }

    /// Returns the types whose data can start with the first bytes of a detected type. Several
    /// kinds of ISO media files can start with the same brand.
    private static func typesWithFirstBytes(of type: TypeIdentifier) -> [TypeIdentifier] {
        if type.conforms(to: heifImage) { return [heifImage] }
        return type.conforms(to: .audiovisualContent) ? [type] + isoMedia : [type]
    }

    private static let heifImage: Self = "public.heif-standard"
    private static let isoMedia: [TypeIdentifier] = [
        .mpeg4Movie, .quickTimeMovie, .mpeg4Audio, "com.apple.protected-mpeg-4-audio",
        "public.3gpp", "public.3gpp2", "com.adobe.flash.video",
    ]

    private static func formats(builtOn type: TypeIdentifier) -> [TypeIdentifier] {
        switch type {
        case .tiff: [.rawImage]
        case .pdf: ["com.adobe.illustrator.ai-image"]
        case .gzip: [.svg]
        default: isoMedia.contains(type) ? ["com.canon.cr3-raw-image"] : []
        }
    }

    private static let containers: Set<TypeIdentifier> = [.zip, .gzip]

    /// Whether the type belongs to a family whose formats are never wrapped in a container.
    private var hasOwnFormat: Bool {
        [.image, .audiovisualContent, .text, .pdf].contains(where: conforms)
    }
}
