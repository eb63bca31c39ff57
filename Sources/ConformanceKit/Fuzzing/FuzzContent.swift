/// Content that programs often handle wrongly.
enum FuzzContent {
    static let words = [
        "Hello", "a", "x y", "true", "12", "null", "\u{e9}", "<b>&amp;", "]]>", "\"\\/", "  ",
    ]

    static let unusualCharacters = [
        "\u{0}", "\u{1}", "\t", "\n", "\r", "\r\n", "\u{c}", "\u{8}", "\u{1f}", "\u{7f}", "\u{85}",
        "\u{a0}", "\u{301}", "\u{2003}", "\u{2028}", "\u{202e}", "\u{2066}", "\u{feff}", "\u{fffe}",
        "\u{ffff}", "\u{e000}", "\u{10ffff}", "😀", "\u{212a}", "ı", "\u{130}", "ß", "\u{200d}",
        "\u{1e9e}",
    ]

    static let malformedBytes: [[UInt8]] = [
        [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xFF],
        [0xEF, 0xBF, 0xBE], [0xF0, 0x9F, 0x98],
    ]

    // MARK: Spellings of XML

    static let declarations = [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?xml version='1.0'?>",
        "<?xml version=\"1.0\" encoding='utf-8' standalone='yes' ?>",
        "<?xml version=\"1.0\" encoding=\"UTF-16\"?>", "<?xml version=\"1.1\"?>",
        "<?xml version=\"1.0\" encoding=\"US-ASCII\"?>",
        "<?xml version=\"1.0\" encoding=\"latin1\"?>", "<?xml encoding=\"UTF-8\"?>",
        "<?xml version=\"1.0\"?>", "<!-- first -->",
    ]

    static let documentTypes = [
        "<!DOCTYPE plist>", "<!DOCTYPE plist SYSTEM 'a'>", "<!DOCTYPE plist [ ]>",
        "<!DOCTYPE html>", "<!DOCTYPE plist PUBLIC \"{\" \"a\">",
    ]

    static let between = [
        "\n", " ", "\t", "\r\n", "<!-- a - b -->", "<?a?>", "<?a b?>", "\r",
    ]

    static let spaces = [
        "", "", " ", "\n", "\t", "\r", "\u{2003}", "\u{a0}", "\u{85}", "\u{feff}", "\u{2028}",
    ]
}
