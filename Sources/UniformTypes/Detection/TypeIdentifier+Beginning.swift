extension TypeIdentifier {
    /// Returns whether data of this type can start like data of a type found by detection.
    ///
    /// This is so if one type conforms to the other, or if this format is built on the detected
    /// one: a raw image on TIFF, an office document on ZIP. It is also so for types outside the
    /// catalog and for types that do not determine bytes, because their data can start in any way.
    package func mayBegin(like detected: TypeIdentifier) -> Bool {
        guard let declaration = TypeCatalog.shared.declaration(of: self),
            declaration.parents.contains(where: { $0 != .data && $0 != .item })
        else { return true }
        let isShown = Self.typesBeginning(like: detected).contains { one in
            one.conforms(to: self) || conforms(to: one)
        }
        return isShown || Self.formats(builtOn: detected).contains(where: conforms)
            || Self.containers.contains(detected) && !hasFormatOfItsOwn
    }

    /// Returns the types that the same first bytes identify: one brand is used for several kinds of
    /// media.
    private static func typesBeginning(like type: TypeIdentifier) -> [TypeIdentifier] {
        if type.conforms(to: heifImage) { return [heifImage] }
        return type.conforms(to: .audiovisualContent) ? [type] + isoMedia : [type]
    }

    private static let heifImage: Self = "public.heif-standard"
    private static let isoMedia: [TypeIdentifier] = [
        .mpeg4Movie, .quickTimeMovie, .mpeg4Audio, "com.apple.protected-mpeg-4-audio",
        "public.3gpp", "public.3gpp2", "com.adobe.flash.video",
    ]

    /// Returns families of types whose data starts like data of another family.
    private static func formats(builtOn type: TypeIdentifier) -> [TypeIdentifier] {
        switch type {
        case .tiff: [.rawImage]
        case .pdf: ["com.adobe.illustrator.ai-image"]
        case .gzip: [.svg]
        default: isoMedia.contains(type) ? ["com.canon.cr3-raw-image"] : []
        }
    }

    /// The formats that can contain data of other formats.
    private static let containers: Set<TypeIdentifier> = [.zip, .gzip]

    /// Whether the type belongs to a family whose formats no container wraps.
    private var hasFormatOfItsOwn: Bool {
        [.image, .audiovisualContent, .text, .pdf].contains(where: conforms)
    }
}
