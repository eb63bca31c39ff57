/// The beginning of a file; no question about it reads past the end.
///
///     BMP   "BM", size (4), zero (4), offset of the pixels (4), size of the next header (4), …
///     ICO   0, 1, number of images (2 each), then of the first image: width, height, colors, zero
///           (1 each), planes, bits (2 each), size, offset (4 each); low bytes first, as in BMP
///     ISO   size of the box (4, high byte first), "ftyp", brand, version (4), further brands (4 each)
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

    /// Two letters are no proof: the size of the header behind them must be one that there is.
    var isBitmap: Bool {
        guard begins(with: "BM"), let header = number(at: 14, of: 4) else { return false }
        guard number(at: 6, of: 4) == 0, let pixels = number(at: 10, of: 4) else { return false }
        return [12, 16, 40, 52, 56, 64, 108, 124].contains(header) && pixels >= 14 + header
    }

    /// Nor are four small numbers: the first image must be a possible one, and lie behind the list.
    var isIcon: Bool {
        guard begins(with: [0, 0, 1, 0]), let count = number(at: 4, of: 2), count > 0,
            let planes = number(at: 10, of: 2), let bits = number(at: 12, of: 2),
            let size = number(at: 14, of: 4), let offset = number(at: 18, of: 4)
        else { return false }
        return bytes[9] == 0 && planes <= 1 && [0, 1, 4, 8, 16, 24, 32].contains(bits)
            && size > 0 && offset >= 6 + 16 * count
    }

    /// The type that the brands of an ISO base media file name, the first known one deciding.
    ///
    /// `mif1` and `msf1` are brands of all HEIF files: an image brand among the further ones goes
    /// before them.
    var typeOfBrands: TypeIdentifier? {
        let names = brands
        guard let first = names.lazy.compactMap(Brand.type).first else { return nil }
        guard first == .heif || first == .imageSequence else { return first }
        return names.lazy.compactMap(Brand.imageType).first ?? first
    }

    /// The brand and the further brands, as far as the box and the bytes at hand reach.
    private var brands: [ArraySlice<UInt8>] {
        guard has("ftyp", at: 4) else { return [] }
        let size = bytes.prefix(4).reduce(0) { $0 << 8 | Int64($1) }
        let end = Int(min(Int64(bytes.count), size == 0 ? Int64.max : size))
        return ([8] + stride(from: 16, to: end, by: 4)).compactMap { start in
            start + 4 <= end ? bytes[start..<start + 4] : nil
        }
    }

    /// A number whose low byte comes first; nil when the bytes end before it does.
    private func number(at offset: Int, of width: Int) -> Int64? {
        guard offset + width <= bytes.count else { return nil }
        return bytes[offset..<offset + width].reversed().reduce(0) { $0 << 8 | Int64($1) }
    }
}
