extension TypeIdentifier {
    package static let firstByteCount = 64

    /// Detects the type of data from its first bytes; nil if no known format matches.
    ///
    /// Detection knows PNG, JPEG, GIF, TIFF, BMP, ICO, WebP, the HEIF family, PDF, ZIP, GZIP,
    /// MPEG-4 and QuickTime. It examines the first 64 bytes; fewer suffice for all formats except
    /// the HEIF family, whose later brands could be missed. It reports the base of a derived
    /// format: ZIP for an office document, TIFF for many raw images.
    ///
    ///     TypeIdentifier(detecting: [0xFF, 0xD8, 0xFF])  // public.jpeg
    public init?(detecting bytes: some Collection<UInt8>) {
        let head = FirstBytes(bytes.prefix(Self.firstByteCount))
        let found =
            Self.signatures.first { head.has($0.bytes) }?.type
            ?? head.typeOfBrands
            ?? (head.has("RIFF".utf8) && head.has("WEBP".utf8, at: 8) ? .webP : nil)
            ?? (head.isBitmap ? .bmp : head.isIcon ? .ico : nil)
        guard let found else { return nil }
        self = found
    }

    /// The signatures that identify a type on their own.
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

/// The first bytes of a file. No method reads past their end.
///
///     BMP   "BM", size (4), zero (4), offset of the pixels (4), size of the next header (4), …
///     ICO   0, 1, number of images (2 each), then of the first image: width, height, colors, zero
///           (1 each), planes, bits (2 each), size, offset (4 each); little-endian, as in BMP
///     ISO   size of the box (4, big-endian), "ftyp", brand, version (4), further brands (4 each)
struct FirstBytes {
    private let bytes: [UInt8]

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    func has(_ part: some Sequence<UInt8>, at offset: Int = 0) -> Bool {
        bytes.dropFirst(offset).starts(with: part)
    }

    /// Whether the bytes start a BMP image. "BM" is ambiguous, so the header must have a known
    /// size.
    var isBitmap: Bool {
        guard has("BM".utf8), let header = number(at: 14, of: 4), number(at: 6, of: 4) == 0,
            let pixels = number(at: 10, of: 4)
        else { return false }
        return [12, 16, 40, 52, 56, 64, 108, 124].contains(header) && pixels >= 14 + header
    }

    /// Whether the bytes start an ICO file. The first four bytes, 0 0 1 0, are ambiguous, so the
    /// first entry in the list of images must be plausible, and the image of that entry must come
    /// after the list.
    var isIcon: Bool {
        guard has([0, 0, 1, 0]), let count = number(at: 4, of: 2), count > 0,
            let planes = number(at: 10, of: 2), let bits = number(at: 12, of: 2),
            let size = number(at: 14, of: 4), let offset = number(at: 18, of: 4)
        else { return false }
        return bytes[9] == 0 && planes <= 1 && [0, 1, 4, 8, 16, 24, 32].contains(bits)
            && size > 0 && offset >= 6 + 16 * count
    }

    /// The type that the brands of an ISO base media file specify. The first known brand wins.
    ///
    /// Exception: all HEIF files have the brand `mif1` or `msf1`. If the first known brand is one
    /// of these, the first brand that specifies the compression wins.
    var typeOfBrands: TypeIdentifier? {
        let names = brands
        guard let first = names.lazy.compactMap(Brand.type).first else { return nil }
        guard first == .heif || first == .imageSequence else { return first }
        return names.lazy.compactMap(Brand.imageType).first ?? first
    }

    /// The major brand and the compatible brands, up to the end of the box or of the bytes.
    private var brands: [ArraySlice<UInt8>] {
        guard has("ftyp".utf8, at: 4) else { return [] }
        let size = bytes.prefix(4).reduce(0) { $0 << 8 | Int64($1) }
        let end = Int(min(Int64(bytes.count), size == 0 ? Int64.max : size))
        return ([8] + stride(from: 16, to: end, by: 4)).compactMap { start in
            start + 4 <= end ? bytes[start..<start + 4] : nil
        }
    }

    /// Returns a little-endian number, or nil if it is out of bounds.
    private func number(at offset: Int, of width: Int) -> Int64? {
        guard offset + width <= bytes.count else { return nil }
        return bytes[offset..<offset + width].reversed().reduce(0) { $0 << 8 | Int64($1) }
    }
}

/// The brands of ISO base media files, four bytes each, and their types.
enum Brand {
    static func type(_ brand: ArraySlice<UInt8>) -> TypeIdentifier? {
        if brand.starts(with: "3g2".utf8) { return "public.3gpp2" }
        if brand.starts(with: "3g".utf8) { return "public.3gpp" }
        return others[Array(brand)] ?? imageType(brand)
    }

    /// Returns the type for a brand that specifies the compression of an image.
    static func imageType(_ brand: ArraySlice<UInt8>) -> TypeIdentifier? {
        images[Array(brand)]
    }

    private static let images = table([
        ("heic heix heim heis", .heic), ("hevc hevx hevm hevs", "public.heics"),
        ("avif avis", .avif), ("avci", "public.avci"),
    ])

    private static let others = table([
        ("mif1", .heif), ("msf1", .imageSequence), ("qt__", .quickTimeMovie),
        ("isom iso2 iso3 iso4 iso5 iso6 iso7 iso8 iso9 mp41 mp42 mp71 mmp4 avc1 dash", .mpeg4Movie),
        ("MSNV", .mpeg4Movie), ("M4V_ M4VH M4VP", "com.apple.m4v-video"),
        ("M4A_", "com.apple.m4a-audio"), ("M4B_", "com.apple.protected-mpeg-4-audio-b"),
        ("M4P_", "com.apple.protected-mpeg-4-audio"),
    ])

    /// An underscore in `rows` is a space in the brand.
    private static func table(_ rows: [(String, TypeIdentifier)]) -> [[UInt8]: TypeIdentifier] {
        var table: [[UInt8]: TypeIdentifier] = [:]
        for (names, type) in rows {
            for name in names.utf8.split(separator: 0x20) {
                table[name.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }] = type
            }
        }
        return table
    }
}

extension TypeIdentifier {
    /// Several images in a HEIF container, with any compression.
    static let imageSequence: Self = "public.heifs"
}
