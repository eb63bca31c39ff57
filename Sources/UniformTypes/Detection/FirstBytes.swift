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

    func begins(with signature: [UInt8]) -> Bool {
        bytes.starts(with: signature)
    }

    func begins(with text: String) -> Bool {
        has(text, at: 0)
    }

    func has(_ text: String, at offset: Int) -> Bool {
        bytes.dropFirst(offset).starts(with: text.utf8)
    }

    /// Whether the bytes start a BMP image. "BM" alone is too weak, so the size of the next header
    /// must be a known one.
    var isBitmap: Bool {
        guard begins(with: "BM"), let header = number(at: 14, of: 4) else { return false }
        guard number(at: 6, of: 4) == 0, let pixels = number(at: 10, of: 4) else { return false }
        return [12, 16, 40, 52, 56, 64, 108, 124].contains(header) && pixels >= 14 + header
    }

    /// Whether the bytes start an ICO file. Four small numbers are too weak, so the first image
    /// must be plausible and lie behind the list of images.
    var isIcon: Bool {
        guard begins(with: [0, 0, 1, 0]), let count = number(at: 4, of: 2), count > 0,
            let planes = number(at: 10, of: 2), let bits = number(at: 12, of: 2),
            let size = number(at: 14, of: 4), let offset = number(at: 18, of: 4)
        else { return false }
        return bytes[9] == 0 && planes <= 1 && [0, 1, 4, 8, 16, 24, 32].contains(bits)
            && size > 0 && offset >= 6 + 16 * count
    }

    /// The type that the brands of an ISO base media file name. The first known brand decides.
    ///
    /// All HEIF files have the brand `mif1` or `msf1`, so an image brand among the further brands
    /// takes precedence.
    var typeOfBrands: TypeIdentifier? {
        let names = brands
        guard let first = names.lazy.compactMap(Brand.type).first else { return nil }
        guard first == .heif || first == .imageSequence else { return first }
        return names.lazy.compactMap(Brand.imageType).first ?? first
    }

    /// The brand and the further brands, as far as the box and the bytes reach.
    private var brands: [ArraySlice<UInt8>] {
        guard has("ftyp", at: 4) else { return [] }
        let size = bytes.prefix(4).reduce(0) { $0 << 8 | Int64($1) }
        let end = Int(min(Int64(bytes.count), size == 0 ? Int64.max : size))
        return ([8] + stride(from: 16, to: end, by: 4)).compactMap { start in
            start + 4 <= end ? bytes[start..<start + 4] : nil
        }
    }

    /// Returns a little-endian number; nil if the bytes end before it does.
    private func number(at offset: Int, of width: Int) -> Int64? {
        guard offset + width <= bytes.count else { return nil }
        return bytes[offset..<offset + width].reversed().reduce(0) { $0 << 8 | Int64($1) }
    }
}
