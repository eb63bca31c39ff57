import FoundationEssentials

/// Random words: mainly ASCII, with the scripts, quotation marks and control characters of real
/// text.
struct Prose {
    private static let words = [
        "harbour", "tide", "mill", "Zug", "crème", "naïve", "señal", "light", "grey", "Größe",
        "of", "and", "the", "a", "in", "river", "stone", "写真", "共有", "фото", "😀", "paper",
        "evening", "window", "north", "letter", "copper", "linden", "slow", "green", "walks",
    ]
    private static let marks = ["\"", "\\", "\n", "\t", "&", "<b>", "’", "/", ", ", ". "]

    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    /// Returns text of `count` bytes of UTF-8, or a few more.
    mutating func text(bytes count: Int) -> String {
        var text = random.one(of: Self.words)
        while text.utf8.count < count {
            text += random.below(9) == 0 ? random.one(of: Self.marks) : " "
            text += random.one(of: Self.words)
        }
        return text
    }

    /// Returns text of 5 to 40 bytes, or one time in twelve a paragraph.
    mutating func text() -> String {
        let isLong = random.below(12) == 0
        return text(bytes: isLong ? 200 + random.below(400) : 5 + random.below(28))
    }

    /// Returns a valid filename.
    mutating func fileName(_ suffix: String) -> String {
        let words = (0..<2).map { _ in random.one(of: Self.words) }
        return words.joined(separator: " ") + " \(random.below(100_000))." + suffix
    }

    /// Returns a URL in ASCII, as the format requires.
    private mutating func url() -> String {
        let host = ["example.com", "photos.example.org", "a.b.example.net"]
        let path =
            String(random.next(), radix: 36) + "/" + random.one(of: ["mills", "%E5%86%99", "a-b"])
        return
            "https://\(random.one(of: host))/shared/\(path)?page=\(random.below(1000))&q=%C3%A9"
    }

    mutating func link() -> CodableURL? { try? CodableURL(url()) }

    mutating func number(below bound: Int) -> Int { random.below(bound) }

    /// Bytes that do not repeat.
    mutating func bytes(_ count: Int) -> Data {
        var bytes = Data(count: count)
        bytes.withUnsafeMutableBytes { buffer in
            for offset in stride(from: 0, to: buffer.count, by: 8) {
                withUnsafeBytes(of: random.next().littleEndian) { word in
                    let length = min(8, buffer.count - offset)
                    buffer[offset..<offset + length].copyBytes(from: word[..<length])
                }
            }
        }
        return bytes
    }
}
