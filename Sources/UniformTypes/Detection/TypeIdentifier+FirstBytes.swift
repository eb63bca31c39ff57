extension TypeIdentifier {
    /// The greatest number of bytes that detection looks at.
    package static let firstByteCount = 64

    /// Creates the type that the first bytes of data show; nil if they match no known format.
    ///
    /// Detection knows PNG, JPEG, GIF, TIFF, BMP, ICO, WebP, the HEIF family, PDF, ZIP, GZIP,
    /// MPEG-4 and QuickTime. It looks at the first 64 bytes; fewer suffice for all but the HEIF
    /// family, where the later brands may be missed. It finds a format that is built on another one
    /// as the other one: an office document as ZIP, many raw images as TIFF.
    ///
    ///     TypeIdentifier(detecting: [0xFF, 0xD8, 0xFF])  // public.jpeg
    public init?(detecting bytes: some Collection<UInt8>) {
        let head = FirstBytes(bytes.prefix(Self.firstByteCount))
        let found =
            Self.signatures.first { head.begins(with: $0.bytes) }?.type
            ?? head.typeOfBrands
            ?? (head.begins(with: "RIFF") && head.has("WEBP", at: 8) ? .webP : nil)
            ?? (head.isBitmap ? .bmp : head.isIcon ? .ico : nil)
        guard let found else { return nil }
        self = found
    }

    /// The signatures that suffice by themselves.
    private static let signatures: [(bytes: [UInt8], type: TypeIdentifier)] = [
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
        ([0xFF, 0xD8, 0xFF], .jpeg),
        (Array("GIF87a".utf8), .gif),
        (Array("GIF89a".utf8), .gif),
        ([0x49, 0x49, 0x2A, 0x00], .tiff),
        ([0x4D, 0x4D, 0x00, 0x2A], .tiff),
        (Array("%PDF-".utf8), .pdf),
        ([0x50, 0x4B, 0x03, 0x04], .zip),
        ([0x50, 0x4B, 0x05, 0x06], .zip),
        ([0x50, 0x4B, 0x07, 0x08], .zip),
        ([0x1F, 0x8B, 0x08], .gzip),
    ]
}
