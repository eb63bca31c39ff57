import Foundation
import Testing
import WireFormat

/// The content of elements.
struct XMLScalarTests {
    @Test(arguments: [
        ("<string>a &lt;&gt;&amp;&quot;&apos; b</string>", "\"a <>&\\\"' b\""),
        ("<string> \t\na </string>", "\" \\t\\na \""),
        ("<string>a\r\nb\rc\n</string>", "\"a\\nb\\nc\\n\""),
        ("<string>&#13;&#xD;&#10;</string>", "\"\\r\\r\\n\""),
        ("<string>a<!-- x -->b</string>", "\"ab\""),
        ("<string>a<?x y?>b</string>", "\"ab\""),
        ("<string><![CDATA[<a>&amp;]]]]><![CDATA[>]]></string>", "\"<a>&amp;]]>\""),
        ("<string><![CDATA[a\r\nb]]>\r</string>", "\"a\\nb\\n\""),
        ("<string>\r<!-- -->\n</string>", "\"\\n\\n\""),
        ("<string>&#x1F600;&#128512;</string>", "\"\u{1F600}\u{1F600}\""),
        (
            "<string>&#000000000000000000000000000000000000000000000000000000000000000000000000065;</string>",
            "\"A\""
        ),
        (
            "<string>/\u{338}.\u{301}$\u{301}\"\u{301}</string>",
            "\"/\u{338}.\u{301}$\u{301}\\\"\u{301}\""
        ),
        ("<integer>0</integer>", "0"), ("<integer> +12\n</integer>", "12"),
        ("<integer>-0</integer>", "0"),
        ("<integer>007</integer>", "7"), ("<integer>0x1F</integer>", "31"),
        ("<integer>-0XfF</integer>", "-255"),
        ("<integer>1<!-- a -->2</integer>", "12"), ("<integer><![CDATA[5]]></integer>", "5"),
        ("<integer>9007199254740991</integer>", "9007199254740991"),
        ("<integer>9007199254740992</integer>", "{\"$integer\":\"9007199254740992\"}"),
        ("<integer>-9007199254740993</integer>", "{\"$integer\":\"-9007199254740993\"}"),
        ("<integer>999999999999999999</integer>", "{\"$integer\":\"999999999999999999\"}"),
        ("<integer>-1000000000000000000</integer>", "{\"$integer\":\"-1000000000000000000\"}"),
        ("<integer>0000000000000000007</integer>", "7"),
        ("<integer>9223372036854775808</integer>", "{\"$integer\":\"9223372036854775808\"}"),
        ("<integer>18446744073709551615</integer>", "{\"$integer\":\"18446744073709551615\"}"),
        ("<integer>0xFFFFFFFFFFFFFFFF</integer>", "{\"$integer\":\"18446744073709551615\"}"),
        ("<integer>-9223372036854775808</integer>", "{\"$integer\":\"-9223372036854775808\"}"),
        ("<real>1</real>", "1"), ("<real>1.</real>", "1"), ("<real>.5</real>", "0.5"),
        ("<real>-.5</real>", "-0.5"), ("<real>-10.25</real>", "-10.25"),
        ("<real>+1e2</real>", "100"),
        ("<real>-0.0</real>", "0"), ("<real> 0.1 </real>", "0.1"), ("<real>1E-7</real>", "1e-7"),
        ("<real>1e-400</real>", "0"),
        ("<real>0.30</real>", "0.3"), ("<real>-123.456</real>", "-123.456"),
        ("<real>1.7976931348623157</real>", "1.7976931348623157"),
        ("<real>9007199254.740991</real>", "9007199254.740992"),
        ("<real>9007199254.740993</real>", "9007199254.740993"),
        ("<real>0.0000000000000001</real>", "1e-16"),
        ("<real>-0</real>", "0"), ("<real>00000000000000001</real>", "1"),
        ("<real>9007199254740993</real>", "9007199254740992"), ("<real>00.50</real>", "0.5"),
        ("<date>2026-11-20T01:02:03Z</date>", "{\"$date\":\"2026-11-20T01:02:03Z\"}"),
        ("<date>\n0001-01-01T00:00:00Z </date>", "{\"$date\":\"0001-01-01T00:00:00Z\"}"),
        ("<data/>", "{\"$data\":\"\"}"), ("<data> Q\r\nU J\tD </data>", "{\"$data\":\"QUJD\"}"),
        ("<data>QQ<!-- a -->==</data>", "{\"$data\":\"QQ==\"}"),
        ("<data>QQ&#61;=</data>", "{\"$data\":\"QQ==\"}"),
        ("<data><![CDATA[QUI=]]></data>", "{\"$data\":\"QUI=\"}"),
    ])
    func scalarElementsAreDecoded(_ element: String, _ expected: String) throws {
        let text = try canonical(plist("<array>" + element + "</array>"))
        #expect(Array(text.utf8) == Array(("[" + expected + "]").utf8))
    }

    @Test(arguments: [
        ("<integer></integer>", "xml.integer"), ("<integer/>", "xml.integer"),
        ("<integer>-</integer>", "xml.integer"),
        ("<integer>1.0</integer>", "xml.integer"), ("<integer>0x</integer>", "xml.integer"),
        ("<integer>1 2</integer>", "xml.integer"),
        ("<integer>+-1</integer>", "xml.integer"), ("<integer>１</integer>", "xml.integer"),
        ("<integer>FF</integer>", "xml.integer"),
        ("<integer>18446744073709551616</integer>", "number.overflow"),
        ("<integer>-9223372036854775809</integer>", "number.overflow"),
        ("<real></real>", "xml.real"), ("<real>.</real>", "xml.real"),
        ("<real>-.</real>", "xml.real"), ("<real>..</real>", "xml.real"),
        ("<real>1..</real>", "xml.real"), ("<real>1.2.3</real>", "xml.real"),
        ("<real>nan</real>", "xml.real"),
        ("<real>inf</real>", "xml.real"), ("<real>-infinity</real>", "xml.real"),
        ("<real>0x1p3</real>", "xml.real"),
        ("<real>1e</real>", "xml.real"), ("<real>e5</real>", "xml.real"),
        ("<real>1e5.5</real>", "xml.real"),
        ("<real>--1</real>", "xml.real"), ("<real>1,5</real>", "xml.real"),
        ("<real>1e400</real>", "number.overflow"),
        ("<real>.e5</real>", "xml.real"), ("<real>1 2</real>", "xml.real"),
        ("<real>1+2</real>", "xml.real"),
        ("<date></date>", "xml.date"), ("<date>2026-11-20T01:02:03.250Z</date>", "xml.date"),
        ("<date>2026-11-20</date>", "xml.date"), ("<date>2026-11-20T01:02:03</date>", "xml.date"),
        ("<date>2026-02-29T00:00:00Z</date>", "xml.date"),
        ("<date>0000-01-01T00:00:00Z</date>", "xml.date"),
        ("<data>QQ</data>", "xml.data"), ("<data>QR==</data>", "xml.data"),
        ("<data>QUJD====</data>", "xml.data"),
        ("<data>QQ==QQ==</data>", "xml.data"), ("<data>Q-_=</data>", "xml.data"),
        ("<data>=</data>", "xml.data"),
        ("<data>QQ\u{A0}==</data>", "xml.data"),
    ])
    func malformedScalarElementsAreRefused(_ element: String, _ code: String) throws {
        let error = try #require(fault(plist("<array>" + element + "</array>")))
        #expect(error.code.rawValue == code, "\(error)")
        #expect(error.pointer == "/0")
    }

    @Test func numbersAreLimitedTo1024Digits() {
        let digits = String(repeating: "0", count: 1024)
        #expect(fault(plist("<integer> \n\(digits) </integer>")) == nil)
        #expect(fault(plist("<integer>0\(digits)</integer>"))?.code == .numberLimit)
        #expect(fault(plist("<real>\(digits)</real>")) == nil)
        #expect(fault(plist("<real>0\(digits)</real>"))?.code == .numberLimit)
    }
}
