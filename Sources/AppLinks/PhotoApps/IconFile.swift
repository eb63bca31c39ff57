public import Essentials

/// The names of files for downloaded icons.
public enum IconFile {
    /// Returns the name of the file for the icon at a URL: 32 hexadecimal digits and `.png`.
    ///
    /// The name depends on the URL only, so that no list can choose a path.
    public static func name(of url: URL) -> String {
        // FNV-1a twice, from two beginnings: 128 bits.
        let halves = [0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142] as [UInt64]
        let digits = halves.map { start -> String in
            let hash = url.absoluteString.utf8.reduce(start) {
                ($0 ^ UInt64($1)) &* 0x100_0000_01B3
            }
            let text = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - text.utf8.count) + text
        }
        return digits.joined() + ".png"
    }
}
