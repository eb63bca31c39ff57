/// Content that readers often handle wrongly, for the documents of one form.
struct FuzzContent: Sendable {
    /// Values that replace others.
    let values: [FuzzPart]
    let null: FuzzPart
    /// Containers that are put around values.
    let containers: [FuzzPart]
    /// Tokens to insert.
    let marks: [FuzzPart]
    /// Text to insert into tokens.
    var fragments: [String]
    /// The smallest values.
    var trivialValues: [FuzzPart] = []
    /// A short string.
    var word: [UInt8]?
}

extension FuzzDocument {
    var content: FuzzContent {
        switch form {
        case .json: .json
        case .xml: .xml
        case .binary: .binary
        case .bytes: .none
        }
    }
}

extension FuzzContent {
    fileprivate static let none = FuzzContent(
        values: [], null: FuzzPart([]), containers: [], marks: [FuzzPart([0])],
        fragments: unusualCharacters)

    fileprivate static let json = FuzzContent(
        values: [
            "null", "true", "0", "-0", "1e400", "1e-400", "9007199254740993", "1E+2", "\"\"", "{}",
            "[]", "[null]", "{\"a\":null}", "1.0",
            "{\"$x\":1,\"b\":null}", "{\"$date\":5}", "{\"CF$UID\":1}", "{\"$string\":\"AQ==\"}",
            "{\"$integer\":\"7\"}", "1000000000000000000000",
            "[[]]", "-", "01", "1.", ".5", "tru", "NaN", "\"\\ud800\"", "\"\\ud83d\\ude00\"",
            "\"12\"", "12", "\"true\"",
        ].map(json),
        null: json("null"),
        containers: ["[0]", "[null,0]"].map(json)
            + specialKeys.map { json("{\"\($0)\":0}") },
        marks: [
            "{", "}", "[", "]", ",", ":", " ", "\u{feff}", "\u{c}", "\"", "\"a\":", "/**/", "null",
            "1",
        ].map { FuzzPart($0.utf8) },
        fragments: unusualCharacters + [
            "\\", "\\u0000", "\\ud83d", "\\u00e9", "\\x", "\\u12", "\"", "e", ".", "0", "-", "+",
            "$",
        ],
        trivialValues: ["1", "{}"].map(json), word: Array("\"a\"".utf8))

    fileprivate static let xml = FuzzContent(
        values: [
            "<true/>", "<integer>0x1F</integer>", "<integer>+5</integer>",
            "<integer>\u{2003}5</integer>", "<real>.5</real>", "<real>nan</real>",
            "<real>1e400</real>", "<data>QQ==</data>", "<data>QR==</data>",
            "<data>Q\u{2003}Q==</data>", "<date>2026-11-20T08:00:00Z</date>",
            "<string/>", "<array/>", "<dict/>", "<key>a</key>", "<null/>",
            "<dict><key>$x</key><true/></dict>", "<string>a&b;</string>",
            "<dict><key>CF$UID</key><integer>1</integer></dict>", "<string>&#x1F600;&#13;</string>",
            "<string>&#0;</string>", "<String>a</String>",
            "<string>a]]>b</string>", "<!x>", "<string a=\"b\">x</string>", "<integer></integer>",
            "<real/>", "<true> </true>",
        ].map(xml) + FuzzGrammar.texts(of: "date").map { xml("<date>\($0)</date>") }
            + FuzzGrammar.texts(of: "integer").map { xml("<integer>\($0)</integer>") }
            + needlessTags.map { xml("<dict><key>\($0)</key><string>\($1)</string></dict>") },
        null: xml("<null/>"),
        containers: [xml("<array><true/></array>")]
            + specialKeys.map { xml("<dict><key>\($0)</key><true/></dict>") },
        marks: [
            "<", ">", "</dict>", "<dict>", "<array>", "</plist>", "]]>", "<!x", "<![CDATA[x]]>",
            "<!--", "-->", "<?", "<?xml version='1.0'?>", "&amp;", "&x;",
            "x", "&#32;", "<key>a</key>", "<!DOCTYPE plist>", "<plist>", "\u{0}", "<![CDATA[",
            "<!-", "<!D", "<a:b/>", "<é/>",
        ].map { FuzzPart($0.utf8) },
        fragments: unusualCharacters + [
            "]]>", "&", "&lt", "&#x;", "&#13;", "<!x", "<", "<!--", "--", "/", "=", "'",
            "xmlns=\"a\"", "é", "&#xD800;", "&#1114112;",
        ],
        trivialValues: ["<true/>", "<dict/>"].map(xml))

    fileprivate static let binary = FuzzContent(
        values: objects.map { FuzzPart($0) } + needlessTags.map { dictionary($0, string($1)) },
        null: FuzzPart([0]),
        containers: [container(0xA0, [FuzzPart([0x08])])]
            + specialKeys.map { dictionary($0, FuzzPart([0x08])) },
        marks: objects.map { FuzzPart($0) }, fragments: ["\u{0}", "a", "\u{7f}", "$", "é"],
        trivialValues: [FuzzPart([0x08])], word: [0x51, 0x61])

    private static func json(_ text: String) -> FuzzPart {
        FuzzPart(json: Array(text.utf8)).onlyPart
    }

    private static func xml(_ text: String) -> FuzzPart {
        FuzzPart(xml: Array(text.utf8)).onlyPart
    }

    private static func container(_ marker: UInt8, _ parts: [FuzzPart]) -> FuzzPart {
        var container = FuzzPart([marker])
        container.parts = parts
        return container
    }

    private static func dictionary(_ key: String, _ value: FuzzPart) -> FuzzPart {
        container(0xD0, [FuzzPart(parts: [string(key), value])])
    }

    private static func string(_ text: String) -> FuzzPart {
        FuzzPart(FuzzPart.marker(0x50, text.utf8.count) + text.utf8)
    }

    /// Unknown kinds, unusual lengths, malformed strings.
    private static let objects: [[UInt8]] = [
        [0x00], [0x08], [0x0C], [0x0F], [0x13, 0x80, 0, 0, 0, 0, 0, 0, 0],
        [0x14] + [UInt8](repeating: 0xFF, count: 16),
        [0x14, 1] + [UInt8](repeating: 0, count: 15), [0x15] + [UInt8](repeating: 0, count: 32),
        [0x22, 0x7F, 0x80, 0, 0], [0x22, 0x3F, 0x80, 0, 0],
        [0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0], [0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0],
        [0x33, 0x41, 0xC0, 0, 0, 0, 0, 0, 0], [0x41, 0x61],
        [0x33, 0x3F, 0x40, 0x62, 0x4D, 0xD2, 0xF1, 0xA9, 0xFC], [0x4F, 0x10, 0x02, 1, 2],
        [0x5F, 0x10, 0x01, 0x61], [0x52, 0x61, 0x80], [0x51, 0xE9],
        [0x61, 0xD8, 0x00], [0x62, 0xD8, 0x3D, 0xDE, 0x00], [0x62, 0x00, 0x61, 0xDC, 0x00],
        [0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        [0x5F, 0x14, 0x01], [0x5F, 0x22, 0, 0, 0, 1], [0x5E, 0x61], [0x71, 0x61], [0x80, 0x01],
        [0xA0], [0xD0], [0xB0], [0xC0], [0xAF, 0x10, 0x00], [0xDF, 0x11, 0, 0],
        [0x50], [0x60], [0x40], [0x54, 0x24, 0x75, 0x72, 0x6C],
        [0x55, 0x24, 0x64, 0x61, 0x74, 0x65], [0x56, 0x43, 0x46, 0x24, 0x55, 0x49, 0x44],
        [0x4F, 0x12, 0xFF, 0xFF, 0xFF, 0xFF],
    ]

    /// Tags for values that property lists represent without tags.
    private static let needlessTags = [
        ("$integer", "7"), ("$data", "QQ=="), ("$date", "2026-11-20T08:00:00Z"),
        ("$string", "QQ=="),
    ]

    private static let specialKeys = [
        "$x", "$$x", "$data", "$$data", "$", "$$", "$url", "$$$x", "$point", "$string",
    ]

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

extension FuzzPart {
    /// The only part of a document with one value.
    fileprivate var onlyPart: FuzzPart { parts.count == 1 ? parts[0] : self }
}
