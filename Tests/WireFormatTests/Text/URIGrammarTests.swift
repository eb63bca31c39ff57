import Foundation
import TestSupport
import Testing

@testable import WireFormat

/// RFC 3986: its own examples, and URIs that parsers disagree on.
struct URIGrammarTests {
    @Test(arguments: [
        "ftp://ftp.is.co.za/rfc/rfc1808.txt", "http://www.ietf.org/rfc/rfc2396.txt",
        "ldap://[2001:db8::7]/c=GB?objectClass?one",
        "mailto:John.Doe@example.com", "news:comp.infosystems.www.servers.unix",
        "tel:+1-816-555-1212", "telnet://192.0.2.16:80/",
        "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
        "foo://example.com:8042/over/there?name=ferret#nose", "urn:example:animal:ferret:nose",
        "http://a/b/c/d;p?q", "http://a/b/c/g;x=1/y", "a:", "a:/", "a://", "a:///", "a:?", "a:#",
        "a:b:c", "A1+-.:x", "http://u:p@h:8/p", "http://@h", "http://h:",
        "http://[::1]", "http://[::]:80/", "http://[1:2:3:4:5:6:7:8]",
        "http://[1:2:3:4:5:6:1.2.3.4]", "http://[::ffff:0.0.0.0]", "http://[1::8]",
        "http://[1:2:3:4:5:6:7::]",
        "http://[v1.a:b]", "http://[vF.~]", "http://%41%2f", "http://a/%00%ff",
        "http://999.999.999.999", "data:,x", "file:///a", "a://b?/?c#/?d", "http://a//b",
    ])
    func matchesURIsOfRFC3986(_ text: String) {
        #expect(URIGrammar.matches(text))
    }

    @Test(arguments: [
        "", ":", "a", "/a", "//a/b", "?a", "#a", "1a:b", "+a:b", "-a:b", "é:b", "a_b:c",
        " http://a", "http://a ", "http://a b", "\tfile:///a", "fi\nle:///a", "http://a\n",
        "http://a/\u{0}", "http://a/é", "http://é/", "http://a/%", "http://a/%4", "http://a/%4g",
        "http://a/%g4", "http://a?%", "http://a#%2", "http://%2/", "a:b#c#d", "a:[", "a:b]",
        "http://a/[", "http://a?[", "http://[", "http://[]", "http://[::1", "http://[::1]a",
        "http://[::1]:a", "http://[:::1]", "http://[1::2::3]", "http://[1:2:3:4:5:6:7]",
        "http://[1:2:3:4:5:6:7:8:9]", "http://[1:2:3:4:5:6:7::8]", "http://[12345::]",
        "http://[g::]", "http://[::1.2.3]", "http://[::1.2.3.256]", "http://[::01.2.3.4]",
        "http://[1.2.3.4::]",
        "http://[fe80::1%25en0]", "http://[v1]", "http://[v.a]", "http://[v1.]", "http://[vg.a]",
        "http://[v1.%41]", "http://a:8a", "http://a@b@c", "http://a:b:c",
        "a\\b", "http:\\\\a", "a:\"", "a:<", "a:>", "a:^", "a:`", "a:{", "a:|", "a:}", "a:\u{7F}",
        "/\u{338}a:b", "a\u{301}:b",
    ])
    func refusesTextsThatAreNotURIs(_ text: String) {
        #expect(!URIGrammar.matches(text))
    }

    /// Every byte at every position; most are examined sixteen at a time. The characters of each
    /// part are copied from the rules of RFC 3986, section 3 and appendix A.
    @Test(arguments: [
        ("", "a:", "+-.:"), ("http://", "", "-._~!$&'()*+,;=/?#:@"),
        ("a:", "", "-._~!$&'()*+,;=:@/?#"), ("a:?", "", "-._~!$&'()*+,;=:@/?#"),
        ("a:#", "", "-._~!$&'()*+,;=:@/?"),
    ])
    func eachPartAcceptsOnlyTheBytesOfRFC3986(_ start: String, _ end: String, _ others: String) {
        for count in TestExtent.isWhole ? [1, 15, 16, 17, 18, 19, 34, 35] : [1, 17, 34] {
            for place in 0..<count {
                let wrong = (UInt8.min ... .max).filter { byte in
                    var text = [UInt8](repeating: 0x67, count: count)
                    text[place] = byte
                    text = Array(start.utf8) + text + Array(end.utf8)
                    let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                    let isOther = others.utf8.contains(byte) || 0x30...0x39 ~= byte
                    // A scheme starts with a letter, and a port has only digits.
                    let isFirst = start.isEmpty && place == 0
                    let isPort = start == "http://" && byte == 0x3A && place < count - 1
                    let isAllowed = isLetter || isOther && !isFirst && !isPort
                    return URIGrammar.matches(text.span.bytes, 0..<text.count) != isAllowed
                }
                #expect(wrong == [], "\(start) with \(count) characters, at \(place)")
            }
        }
    }

    /// A valid or malformed escape at every position of paths of up to three blocks.
    @Test(arguments: ["%4A", "%e9", "%4", "%", "%4g", "%g4", "%%41", "%4%1", "%41%4"])
    func escapesAreAcceptedAtEveryPosition(_ escape: String) throws {
        let expression = try NSRegularExpression(pattern: "^a:(?:x|%[0-9A-Fa-f]{2})*$")
        for count in 0..<40 {
            for place in 0...count {
                let path = String(repeating: "x", count: place) + escape
                let text = "a:" + path + String(repeating: "x", count: count - place)
                let range = NSRange(location: 0, length: text.utf8.count)
                let isURI = expression.firstMatch(in: text, range: range) != nil
                #expect(URIGrammar.matches(text) == isURI, "\(text)")
            }
        }
    }

    /// Generated URIs match the grammar, and Foundation keeps them unchanged.
    @Test(arguments: 1...4)
    func generatedURIsMatchAndFoundationKeepsThem(_ seed: UInt64) {
        var generator = RandomURI(seed: seed)
        for _ in 0..<500 {
            let text = generator.next()
            #expect(URIGrammar.matches(text), "seed \(seed): \(text)")
            let url = URL(string: text, encodingInvalidCharacters: false)
            #expect(url?.absoluteString == text, "seed \(seed): \(text)")
        }
    }
}
