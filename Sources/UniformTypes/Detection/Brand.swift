/// The brands of ISO base media files, four bytes each, and their types.
enum Brand {
    /// Returns the type for a brand; nil if unknown.
    static func type(_ brand: ArraySlice<UInt8>) -> TypeIdentifier? {
        if brand.starts(with: "3g2".utf8) { return "public.3gpp2" }
        if brand.starts(with: "3g".utf8) { return "public.3gpp" }
        return others[Array(brand)] ?? imageType(brand)
    }

    /// Returns the type for a brand that names an image's compression.
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

    /// Returns a table with the bytes of each brand as keys. An underscore in `rows` is a space in
    /// the brand.
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
    /// Several images in a HEIF container, compressed in any way.
    static let imageSequence: Self = "public.heifs"
}
