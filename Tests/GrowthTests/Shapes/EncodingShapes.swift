import Foundation

/// Constructs that repeat in the bytes of only one encoding.
enum EncodingShapes {
    static let json: [PayloadShape] = [
        .item("white space", count: 2_000) {
            "\"title\"" + String(repeating: " \n\t", count: $0) + ":1"
        },
        .item("unsorted keys with escapes") { count in
            (0..<count).reversed().map { #""com.example.\u0061\#(number($0))":"\/\#(prose)""# }
                .joined(separator: ",")
        },
        .item("digits", count: 100) { #""a.b":0.\#(String(repeating: "1", count: $0))"# },
        .item("duplicate keys") { count in
            let keys = (0..<count).map { #""com.example.\#(number($0))":1"# }
            return (keys + keys.reversed()).joined(separator: ",")
        },
        PayloadShape("open brackets") { Data(String(repeating: "[", count: $0).utf8) },
        PayloadShape("closing brackets") { Data(String(repeating: "]", count: $0).utf8) },
        PayloadShape("quotation marks") { Data(String(repeating: "\"", count: $0).utf8) },
        PayloadShape("truncated UTF-8") {
            Data(Array("{\"".utf8) + repeatElement(0xE2, count: $0))
        },
    ]

    static let xml: [PayloadShape] = [
        list("comments between elements", "<true/><!-- \(prose) -->"),
        list("instructions between elements", "<?name \(prose)?><false/>"),
        list("comments in text", "<string>a<!-- b -->c<!-- \(prose) --></string>"),
        list("sections", "<string><![CDATA[\(prose)]]>a<![CDATA[<&]]></string>"),
        list("line ends", "\r\n<string>a\r\nb\rc</string>\r"),
        list("data", "<data>\nQUJD\n\tREVG\n</data>"), list("malformed data", "<data>Q</data>"),
        list("dates", "<date>2026-11-20T01:02:03Z</date>"),
        list("hexadecimal", "<integer>0xFF</integer>"),
        list("reals", "<real> 1.5e3 </real>"), list("space in tags", "<string   >a</string\n>"),
        list("empty elements", "<string/><array/><dict/><data/>"),
        list("keys with references", "<dict><key>&#97;&amp;</key><true/></dict>"),
        string("references", "&#x41;&lt;&amp;"), string("sections in one text", "<![CDATA[a]]>"),
        string("comments in one text", "<!-- a -->"), string("instructions in one text", "<?a b?>"),
        string("line ends in one text", "\r\n"), string("brackets", "]]"),
        PayloadShape("comments before the root") {
            Data((String(repeating: "<!-- a -->", count: $0) + "<plist><true/></plist>").utf8)
        },
        PayloadShape("open elements") {
            Data(("<plist>" + String(repeating: "<array>", count: $0)).utf8)
        },
        PayloadShape("a comment without end", count: 1_000) {
            Data(("<plist><!--" + String(repeating: " -", count: $0)).utf8)
        },
        PayloadShape("a document type", count: 1_000) {
            Data(("<!DOCTYPE plist PUBLIC \"" + String(repeating: "a", count: $0)).utf8)
        },
    ]

    /// An XML list whose user info has an array.
    private static func list(_ name: String, _ elements: String) -> PayloadShape {
        document(name, count: 96) { "<array>\(String(repeating: elements, count: $0))</array>" }
    }

    private static func string(_ name: String, _ unit: String) -> PayloadShape {
        document(name, count: 1_000) { "<string>\(String(repeating: unit, count: $0))</string>" }
    }

    private static func document(
        _ name: String, count: Int, _ value: @escaping @Sendable (Int) -> String
    ) -> PayloadShape {
        PayloadShape(name, count: count) { count in
            Data(
                """
                <?xml version="1.0"?><plist version="1.0"><dict><key>version</key><string>1.0</string>\
                <key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key>\
                <string>x</string><key>type-identifier</key><string>public.text</string></dict></array>\
                </dict><key>user-info</key><dict><key>a</key>\(value(count))</dict></dict></plist>
                """.utf8)
        }
    }

    /// The same text in UTF-16, with a byte order mark.
    static let utf16: [PayloadShape] = xml.prefix(6).map { shape in
        PayloadShape(shape.name + " in UTF-16", count: shape.count) { [make = shape.make] count in
            let text = String(decoding: make(count), as: UTF8.self)
            return Data(("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        }
    }
}
