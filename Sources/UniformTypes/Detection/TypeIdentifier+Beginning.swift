extension TypeIdentifier {
    /// Whether bytes of this type may begin like those of a type that a look at them has found.
    ///
    /// They may where one of the two types conforms to the other, and where a format is built on the
    /// one found: a raw image on TIFF, an office document on ZIP. Of types that are not in the table,
    /// and of those that say nothing about bytes, nobody knows, so that they may too.
    package func mayBegin(like detected: TypeIdentifier) -> Bool {
        guard TypeCatalog.shared.declaration(of: self) != nil,
            supertypes.contains(where: { $0 != .data && $0 != .item })
        else { return true }
        let isShown = Self.typesBeginning(like: detected).contains { one in
            one.conforms(to: self) || conforms(to: one)
        }
        return isShown || Self.formats(builtOn: detected).contains(where: conforms)
            || Self.containers.contains(detected) && !hasFormatOfItsOwn
    }

    /// The types whose bytes the same beginning shows: one brand serves many kinds of media.
    private static func typesBeginning(like type: TypeIdentifier) -> [TypeIdentifier] {
        if type.conforms(to: heifImage) { return [heifImage] }
        return type.conforms(to: .audiovisualContent) ? [type] + isoMedia : [type]
    }

    private static let heifImage: Self = "public.heif-standard"
    private static let isoMedia: [TypeIdentifier] = [
        .mpeg4Movie, .quickTimeMovie, .mpeg4Audio, "com.apple.protected-mpeg-4-audio",
        "public.3gpp", "public.3gpp2", "com.adobe.flash.video",
    ]

    /// Families of types whose bytes begin like those of a format of another family.
    private static func formats(builtOn type: TypeIdentifier) -> [TypeIdentifier] {
        switch type {
        case .tiff: [.rawImage]
        case .pdf: ["com.adobe.illustrator.ai-image"]
        case .gzip: [.svg]
        default: isoMedia.contains(type) ? ["com.canon.cr3-raw-image"] : []
        }
    }

    /// Formats in which others are wrapped up.
    private static let containers: Set<TypeIdentifier> = [.zip, .gzip]

    /// Whether a type is of a family that is not wrapped up in a container.
    private var hasFormatOfItsOwn: Bool {
        [.image, .audiovisualContent, .text, .pdf].contains(where: conforms)
    }
}
