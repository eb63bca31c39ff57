import Foundation
import Testing

@testable import WireFormat

/// The exact text of XML output.
struct XMLOutputTests {
    static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    @Test func everyKindOfValueIsWritten() throws {
        let text = """
            {"n":[0,-1.5,{"$integer":"18446744073709551615"},1e21,9007199254740992],"t":[true,false],
            "s":["","a <&> \\"'b","\\r","\\t\\n"],"d":[{"$date":"2026-11-20T01:02:03Z"},{"$date":"2026-11-20T01:02:03.250Z"}],
            "b":[{"$data":""},{"$data":"QUJD"}],"u":{"$url":"a:b&c"},"x":{"$x":[]},"e":{},"k":{"$$data":"<"}, "<&>":{"a":{}}}
            """
        let expected =
            Self.head + """
                <dict>
                \t<key>&lt;&amp;&gt;</key>
                \t<dict>
                \t\t<key>a</key>
                \t\t<dict/>
                \t</dict>
                \t<key>b</key>
                \t<array>
                \t\t<data></data>
                \t\t<data>QUJD</data>
                \t</array>
                \t<key>d</key>
                \t<array>
                \t\t<date>2026-11-20T01:02:03Z</date>
                \t\t<dict>
                \t\t\t<key>$date</key>
                \t\t\t<string>2026-11-20T01:02:03.250Z</string>
                \t\t</dict>
                \t</array>
                \t<key>e</key>
                \t<dict/>
                \t<key>k</key>
                \t<dict>
                \t\t<key>$$data</key>
                \t\t<string>&lt;</string>
                \t</dict>
                \t<key>n</key>
                \t<array>
                \t\t<integer>0</integer>
                \t\t<real>-1.5</real>
                \t\t<integer>18446744073709551615</integer>
                \t\t<real>1e+21</real>
                \t\t<real>9007199254740992</real>
                \t</array>
                \t<key>s</key>
                \t<array>
                \t\t<string></string>
                \t\t<string>a &lt;&amp;&gt; "'b</string>
                \t\t<dict>
                \t\t\t<key>$string</key>
                \t\t\t<string>DQ==</string>
                \t\t</dict>
                \t\t<string>\t\n</string>
                \t</array>
                \t<key>t</key>
                \t<array>
                \t\t<true/>
                \t\t<false/>
                \t</array>
                \t<key>u</key>
                \t<dict>
                \t\t<key>$url</key>
                \t\t<string>a:b&amp;c</string>
                \t</dict>
                \t<key>x</key>
                \t<dict>
                \t\t<key>$x</key>
                \t\t<array/>
                \t</dict>
                </dict>
                </plist>

                """
        #expect(String(decoding: try read(text).encoded(as: .xml), as: UTF8.self) == expected)
        #expect(try read(text).value(at: .root)?.encoded(as: .xml) == Data(expected.utf8))
    }

    @Test(arguments: [
        ("{}", "<dict/>"), ("[]", "<array/>"), ("true", "<true/>"),
        ("[[]]", "<array>\n\t<array/>\n</array>"),
    ])
    func everyRootIsWrittenInThePlistElement(_ json: String, _ expected: String) throws {
        #expect(
            try read(json).encoded(as: .xml) == Data((Self.head + expected + "\n</plist>\n").utf8))
    }
}
