import Foundation
import Testing
import WireFormat

/// The subset of XML 1.0 in property lists, with the place of each fault.
struct XMLSyntaxTests {
    @Test(arguments: [
        FaultCase("<plist>", "xml.truncated", at: 7),
        FaultCase("<plist><dict>", "xml.truncated", at: 13),
        FaultCase("<plist/>", "xml.element", at: 0),
        FaultCase("<plist></plist>", "xml.element", at: 7),
        FaultCase("<dict/>", "xml.element", at: 0), FaultCase("</plist>", "xml.syntax", at: 1),
        FaultCase("<plist><dict/><dict/></plist>", "xml.element", at: 14),
        FaultCase("<plist>x<dict/></plist>", "xml.element", at: 7),
        FaultCase("<plist><dict/>x</plist>", "xml.element", at: 14),
        FaultCase("<plist><array>&amp;</array></plist>", "xml.element", at: 14),
        FaultCase("<plist><array><![CDATA[]]></array></plist>", "xml.element", at: 14),
        FaultCase("<plist><dict></array></plist>", "xml.syntax", at: 15),
        FaultCase("<plist><array><foo/></array></plist>", "xml.element", at: 14),
        FaultCase("<plist><array><Dict/></array></plist>", "xml.element", at: 14),
        FaultCase("<plist><dict><true/></dict></plist>", "xml.element", at: 13),
        FaultCase("<plist><dict><key>a</key></dict></plist>", "xml.element", at: 25),
        FaultCase("<plist><dict><key>a</key><key>b</key></dict></plist>", "xml.element", at: 25),
        FaultCase("<plist><key>a</key></plist>", "xml.element", at: 7),
        FaultCase("<plist><array><key>a</key></array></plist>", "xml.element", at: 14),
        FaultCase("<plist><string><b/></string></plist>", "xml.element", at: 15),
        FaultCase("<plist><string>a</data></plist>", "xml.syntax", at: 18),
        FaultCase("<plist><true>a</true></plist>", "xml.element", at: 13),
        FaultCase("<plist><plist><true/></plist></plist>", "xml.element", at: 7),
        FaultCase("<plist version='1.0' version='1.0'><true/></plist>", "xml.syntax", at: 21),
        FaultCase("<plist><dict a=\"1\"/></plist>", "xml.attribute", at: 13),
        FaultCase("<plist version=1.0><true/></plist>", "xml.syntax", at: 15),
        FaultCase("<plist><true/></plist>x", "xml.trailing", at: 22),
        FaultCase("<plist><true/></plist><plist/>", "xml.trailing", at: 22),
        FaultCase("<plist><string>]]></string></plist>", "xml.syntax", at: 17),
        FaultCase("<plist><string>&nbsp;</string></plist>", "xml.entity", at: 15),
        FaultCase("<plist><string>&</string></plist>", "xml.syntax", at: 16),
        FaultCase("<plist><string>&#;</string></plist>", "xml.syntax", at: 17),
        FaultCase("<plist><string>&#X41;</string></plist>", "xml.syntax", at: 17),
        FaultCase("<plist><string>&#+1;</string></plist>", "xml.syntax", at: 17),
        FaultCase("<plist><string>&#1a;</string></plist>", "xml.syntax", at: 18),
        FaultCase("<plist><string>&#0;</string></plist>", "xml.character", at: 15),
        FaultCase("<plist><string>&#xD800;</string></plist>", "xml.character", at: 15),
        FaultCase("<plist><string>&#xFFFE;</string></plist>", "xml.character", at: 15),
        FaultCase("<plist><string>&#x110000;</string></plist>", "xml.character", at: 15),
        FaultCase(
            "<plist><string>&#99999999999999999999;</string></plist>", "xml.character", at: 15),
        FaultCase("<plist><string>a\u{1}</string></plist>", "xml.character", at: 16),
        FaultCase("<plist><string>\u{FFFE}</string></plist>", "xml.character", at: 15),
        FaultCase("<plist><string>\u{FFFF}</string></plist>", "xml.character", at: 15),
        FaultCase("<plist><!-- a -- b --><true/></plist>", "xml.syntax", at: 16),
        FaultCase("<plist><?xml version=\"1.0\"?><true/></plist>", "xml.syntax", at: 7),
        FaultCase("<plist><?xml\tversion=\"1.0\"?><true/></plist>", "xml.syntax", at: 7),
        FaultCase("<plist><?1?><true/></plist>", "xml.syntax", at: 9),
        FaultCase("<!DOCTYPE dict><plist><true/></plist>", "xml.doctype", at: 10),
        FaultCase(
            "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><true/></plist>", "xml.doctype", at: 16),
        FaultCase("<!DOCTYPE plist SYSTEM \"a\" [ ]><plist><true/></plist>", "xml.doctype", at: 27),
        FaultCase("<!DOCTYPE plist><!DOCTYPE plist><plist><true/></plist>", "xml.syntax", at: 18),
        FaultCase(
            plist("<dict><key>a</key><true/><key>a</key><true/></dict>"), "value.duplicate-key",
            at: 46, "/a"),
        FaultCase(
            plist("<array><dict><key>CF$UID</key><integer>1</integer></dict></array>"), "value.uid",
            at: 28, "/0"),
    ])
    func malformedXMLIsRefusedAtItsPlace(_ one: FaultCase) throws {
        let error = try #require(fault(one.input))
        #expect(error.code.rawValue == one.code, "\(error)")
        #expect(error.location?.offset == one.offset, "\(error)")
    }

    /// Malformed XML is refused at the first unacceptable byte.
    @Test(arguments: [
        FaultCase("<plist a='&'><true/></plist>", "xml.syntax", at: 11),
        FaultCase("<plist a='&x;'><true/></plist>", "xml.entity", at: 10),
        FaultCase("<plist a='&#0;'><true/></plist>", "xml.character", at: 10),
        FaultCase("<plist a='<'><true/></plist>", "xml.syntax", at: 10),
        FaultCase("<plist a=b><true/></plist>", "xml.syntax", at: 9),
        FaultCase("<plist 1='2'><true/></plist>", "xml.syntax", at: 7),
        FaultCase("<plist><dict 1='2'/></plist>", "xml.syntax", at: 13),
        FaultCase("<plist><\u{D7}/></plist>", "xml.syntax", at: 8),
        FaultCase("<plist><a\u{B7}/></plist>", "xml.element", at: 7),
        FaultCase("<<", "xml.syntax", at: 1), FaultCase("<plist></>", "xml.element", at: 7),
        FaultCase("<plist><string>&1;</string></plist>", "xml.syntax", at: 16),
        FaultCase("<plist><string>&amp </string></plist>", "xml.syntax", at: 19),
        FaultCase("<plist><string>&#xg;</string></plist>", "xml.syntax", at: 18),
        FaultCase("<plist><true><![CDATA[]]></true></plist>", "xml.element", at: 13),
        FaultCase("<plist><true>/<", "xml.element", at: 13),
        FaultCase("<plist><true><!", "xml.truncated", at: 15),
        FaultCase("<plist/", "xml.truncated", at: 7), FaultCase("<plist//>", "xml.syntax", at: 7),
        FaultCase("<!DOCTYPEpl", "xml.syntax", at: 9),
        FaultCase("<!DOCTYPE><plist><true/></plist>", "xml.syntax", at: 9),
        FaultCase("<!DOCTYPE plist:x><plist><true/></plist>", "xml.doctype", at: 10),
        FaultCase("<!DOCTYPE plist S[STEM 'x'><plist/>", "xml.syntax", at: 17),
        FaultCase("<!DOCTYPE plist PUBLIC 'a{' 'b'><plist/>", "xml.syntax", at: 25),
        FaultCase("<![CDATA[]]>", "xml.syntax", at: 2),
        FaultCase("<plist><!D", "xml.syntax", at: 9),
        FaultCase("<?x><plist/>", "xml.syntax", at: 3), FaultCase("<?x?y?>", "xml.syntax", at: 4),
        FaultCase("<?xml version<", "xml.syntax", at: 13),
        FaultCase("<?xml version='1.1'?><plist/>", "xml.syntax", at: 15),
        FaultCase("<?xml version='1.0' encoding='8'?><plist/>", "xml.encoding", at: 30),
        FaultCase("<?xml version='1.0' encoding='UTF-16'?><plist/>", "xml.encoding", at: 30),
        FaultCase("<?xml version='1.0'", "xml.truncated", at: 19),
        FaultCase("<p", "xml.truncated", at: 2), FaultCase("<!", "xml.truncated", at: 2),
        FaultCase("<plist><array><di", "xml.truncated", at: 17, ""),
        FaultCase("<plist><array><dict a='b'/></array></plist>", "xml.attribute", at: 20, "/0"),
        FaultCase("<plist><array><data> Q===</data></array></plist>", "xml.data", at: 14, "/0"),
    ])
    func errorsPointAtTheFirstByteThatCannotBeAccepted(_ one: FaultCase) throws {
        try one.check()
    }

    /// Every proper prefix of a document is reported as truncated at its end.
    @Test func everyPrefixOfADocumentIsTruncated() throws {
        let text =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><!DOCTYPE plist SYSTEM \"a\"><!--c--><?a b?>"
            + "<plist version=\"1.0\"><dict><key>k&amp;</key><string>a&#13;<![CDATA[b]]></string>"
            + "<key>l</key><array><true/><real>1.5</real></array></dict></plist>"
        #expect(fault(text) == nil)
        for count in 1..<text.utf8.count {
            let error = try #require(fault(String(text.prefix(count))))
            #expect(error.code == .xmlTruncated, "\(count): \(error)")
            #expect(error.location?.offset == count, "\(count): \(error)")
        }
    }

    @Test(arguments: [
        ("<?xml version=\"1.0\"?><plist><true/></plist>", "true"),
        (
            "<?xml version='1.0' encoding='utf-8' standalone='yes' ?>\n<plist><true/></plist>",
            "true"
        ),
        ("<?xml version=\"1.0\" encoding=\"us-ascii\"?><plist><true/></plist>", "true"),
        ("<!DOCTYPE plist><plist><true/></plist>", "true"),
        ("<!DOCTYPE plist PUBLIC \"-//A\" 'b' ><plist ><true ></true ></plist >", "true"),
        ("<!-- a --><?b c?><plist><!-- d --><true/><?e?></plist><!-- f -->\n<?g?>", "true"),
        ("<plist a='&lt;&#65;\"' b=\"'>\"><true/></plist>", "true"),
        ("<!DOCTYPE plist SYSTEM '<a>'><plist><true/></plist>", "true"),
        ("<?x ?y?><plist><true/></plist>", "true"),
        (plist("<true><!-- <![CDATA[ --><?a b?></true>"), "true"),
        (plist("<true><!-- a --></true>"), "true"), (plist("<dict/>"), "{}"),
        (plist("<array></array>"), "[]"),
        (plist("<dict><key/><string/></dict>"), "{\"\":\"\"}"),
        (plist("<array> \t\r\n<false/><!-- --></array>"), "[false]"),
    ])
    func declarationsCommentsAndSpacesAreAccepted(_ text: String, _ expected: String) throws {
        #expect(try canonical(text) == expected)
    }

    @Test func errorsHaveLineAndColumn() throws {
        let cases: [(String, Int, Int)] = [
            ("<plist>\n<array>\r\n\r<foo/>", 4, 1), ("<plist><string>é\u{1F600}&a;", 1, 18),
            ("\u{FEFF}<foo>", 1, 1), ("\u{FEFF}\n<foo>", 2, 1),
        ]
        for (text, line, column) in cases {
            let location = try #require(fault(text)?.location)
            #expect(location.line == line && location.column == column, "\(text.debugDescription)")
        }
    }

    @Test func errorsHaveAnEscapedPointer() throws {
        let text = plist(
            "<dict><key>a/b~</key><array><true/><array><real>x</real></array></array></dict>")
        let error = try #require(fault(text))
        #expect(error.pointer == "/a~1b~0/1/0")
    }

    /// A long name is truncated between two characters, wherever the characters start.
    @Test(arguments: ["é", "€", "\u{10000}"], 0...4)
    func longElementNamesAreTruncatedBetweenCharacters(_ letter: String, _ lead: Int) throws {
        let name = String(repeating: "a", count: lead) + String(repeating: letter, count: 40)
        let error = try #require(fault(plist("<\(name)/>")))
        #expect(error.code == .xmlElement)
        let whole = (32 - lead) / letter.utf8.count
        let shown = String(repeating: "a", count: lead) + String(repeating: letter, count: whole)
        #expect(error.message == "“\(shown)” is not an element of a property list")
        #expect(String(validating: error.message.utf8, as: UTF8.self) != nil)
    }
}
