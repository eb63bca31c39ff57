import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// The syntax of templates, and the escaping of values by position.
struct URLTemplateTests {
    private func ids(_ text: String, _ dialect: URLTemplate.Dialect = .own) -> [String] {
        URLTemplate(text, dialect: dialect).faults.map(\.code.rawValue)
    }

    private func url(_ text: String, _ values: [String: String] = [:]) throws -> String {
        try URLTemplate(text).expand(values).absoluteString
    }

    private func refusal(_ text: String, _ values: [String: String] = [:]) -> String? {
        code { _ = try URLTemplate(text).expand(values) }
    }

    // MARK: Text

    @Test func placeholdersMayBeOptionalAndVerbatim() {
        let template = URLTemplate("x://{{a}}/{{b?}}?{{{c}}}={{{d-1.2_3?}}}#{{e}}")
        #expect(template.placeholders.map(\.name) == ["a", "b", "c", "d-1.2_3", "e"])
        #expect(template.placeholders.map(\.isOptional) == [false, true, false, true, false])
        #expect(template.placeholders.map(\.isVerbatim) == [false, false, true, true, false])
        #expect(template.scheme == "x" && template.isWellFormed)
    }

    @Test(arguments: [
        "{", "}", "{a}", "{{a}", "{a}}", "{{a}}}", "{{{a}}", "{{{{a}}}}", "{{}}", "{{?}}",
        "{{a??}}",
        "{{a b}}", "{{é}}", "{{a}}{", "{{a", "{{{", "{{ a }}", "{{{a?}}", "{{a?}}}",
    ])
    func strayBracesAreReported(_ text: String) {
        #expect(ids("x:/" + text).first == "template.braces", "\(text)")
        #expect(refusal("x:/" + text, ["a": "1"]) == "template.malformed")
    }

    @Test func dialectsDifferInBraces() {
        #expect(ids("x:/{a}", .intentKit) == ["template.single-braces"])
        #expect(ids("x:/{{a?}}", .intentKit).contains("template.braces"))
        #expect(ids("x:/{a}", .choosy).contains("template.braces"))
        #expect(ids("x:/{{{a}}}", .choosy) == ["template.verbatim-in-choosy"])
        #expect(URLTemplate("x:/{{a}}", dialect: .choosy).placeholders[0].isOptional)
        #expect(!URLTemplate("x:/{{a}}", dialect: .intentKit).placeholders[0].isOptional)
        #expect(URLTemplate("x://{url}", dialect: .intentKit).placeholders[0].isVerbatim)
        #expect(!URLTemplate("x:/{url}", dialect: .intentKit).placeholders[0].isVerbatim)
        #expect(!URLTemplate("x://{{url}}", dialect: .intentKit).placeholders[0].isVerbatim)
    }

    @Test(arguments: [
        ("", "template.scheme"), ("a", "template.scheme"), ("{{a}}{{b}}", "template.scheme"),
        ("{{a}}://b", "template.scheme"), ("1x:", "template.scheme"), (":a", "template.scheme"),
        ("x{{a}}:b", "template.scheme"), ("//h/{{a}}", "template.scheme"),
        ("x:/ ", "template.character"), ("x:/é", "template.character"),
        ("x:/%", "template.character"),
        ("x:/%4{{a}}", "template.character"), ("x:/%{{a}}1", "template.character"),
        ("x:/a#b#c", "template.character"), ("x:/a[0]", "template.character"),
        ("http://h:x/", "template.character"), ("x:/\u{7F}", "template.character"),
        ("javascript:{{a}}", "template.excluded-scheme"),
        ("FILE:///{{a}}", "template.excluded-scheme"),
        ("data:,{{a}}", "template.excluded-scheme"),
    ])
    func malformedTemplatesDoNotExpand(_ text: String, _ id: String) {
        #expect(ids(text).contains(id), "\(ids(text))")
        #expect(refusal(text, ["a": "1", "b": "2"]) == "template.malformed")
    }

    @Test(arguments: [
        ("x:/?a={{{b}}}", "template.verbatim-in-query"),
        ("http://{{a}}/", "template.host-placeholder"),
        ("https://a.{{a}}.org", "template.host-placeholder"),
        ("x:/?{{a}}=b", "template.placeholder-in-key"),
        ("x:/?{{a}}", "template.placeholder-in-key"),
        ("x:/?a=b?c", "template.second-question-mark"),
    ])
    func questionableTemplatesAreReportedButWellFormed(_ text: String, _ id: String) {
        #expect(ids(text) == [id])
        #expect(URLTemplate(text).isWellFormed)
        #expect(ids("x://{{a}}/{{{b}}}#{{c}}").isEmpty)
    }

    @Test func aPortMayBeAValue() throws {
        #expect(try url("http://h:{{p}}/", ["p": "80"]) == "http://h:80/")
        #expect(refusal("http://h:{{p}}/", ["p": "x"]) == "url.malformed")
    }

    // MARK: Places

    @Test func escapingDependsOnThePosition() throws {
        let value = "aZ9-._~,@+;:/?#[]!$&'()* %é"
        let strict = "aZ9-._~%2C%40%2B%3B%3A%2F%3F%23%5B%5D%21%24%26%27%28%29%2A%20%25%C3%A9"
        let comma = strict.replacing("%2C", with: ",")
        let opaque = comma.replacing("%40", with: "@").replacing("%2B", with: "+")
        #expect(try url("x://{{a}}", ["a": value]) == "x://" + strict)
        #expect(try url("x://h/{{a}}", ["a": value]) == "x://h/" + comma)
        #expect(try url("x:/{{a}}", ["a": value]) == "x:/" + comma)
        #expect(try url("x:{{a}}", ["a": value]) == "x:" + opaque)
        #expect(try url("x:p/{{a}}", ["a": value]) == "x:p/" + opaque)
        #expect(try url("x:?{{a}}", ["a": value]) == "x:?" + strict)
        #expect(try url("x:?{{a}}=b", ["a": value]) == "x:?" + strict + "=b")
        #expect(try url("x:?b={{a}}", ["a": value]) == "x:?b=" + comma)
        #expect(try url("x:#{{a}}", ["a": value]) == "x:#" + comma)
        let kept = "aZ9-._~,@+;:/?#%5B%5D!$&'()*%20%25%C3%A9"
        #expect(try url("x://h/{{{a}}}", ["a": value]) == "x://h/" + kept)
    }

    @Test func webHostsMustNotContainEscapes() throws {
        #expect(
            try url("https://{{a}}.example.org/", ["a": "shop-1.x_y~"])
                == "https://shop-1.x_y~.example.org/")
        for value in ["a/b", "a@b", "a:1", "é", " ", "%61", ""] {
            #expect(refusal("https://{{a}}.org/", ["a": value]) == "parameter.host", "\(value)")
        }
        #expect(refusal("HTTP://{{a?}}.org/") == "parameter.host")
        #expect(refusal("http://{{{a}}}", ["a": ""]) == "parameter.host")
        #expect(refusal("http://{{{a}}}", ["a": "/x"]) == "parameter.host")
        #expect(refusal("http://{{{a}}}", ["a": "%41.org"]) == "parameter.host")
        #expect(refusal("http://{{{a}}}", ["a": "me@:80/"]) == "parameter.host")
        #expect(try url("http://{{{a}}}", ["a": "me@h:80/%41?%41"]) == "http://me@h:80/%41?%41")
        #expect(try url("http://{{{a}}}", ["a": "[::1]:80/"]) == "http://[::1]:80/")
        #expect(refusal("https:{{a}}", ["a": "b"]) == "parameter.host")
        // Only web pages have a host that other programs interpret.
        #expect(try url("x://{{a}}.org", ["a": "é"]) == "x://%C3%A9.org")
    }

    @Test func valuesCannotFormDotSegments() {
        for value in [".", ".."] {
            for text in [
                "x://h/{{a}}", "x://h/{{a}}/b", "x:/{{a}}", "x:{{a}}/b", "x:b/{{a}}?c",
                "x://h/b/{{a}}#c",
            ] {
                #expect(refusal(text, ["a": value]) == "parameter.dot-segment", "\(text)")
            }
        }
        #expect(refusal("x://h/.{{a}}", ["a": "."]) == "parameter.dot-segment")
        #expect(refusal("x://h/%2e{{a?}}") == "parameter.dot-segment")
        #expect(refusal("x://h/{{{a}}}/", ["a": "%2E%2e"]) == "parameter.dot-segment")
        #expect(refusal("x://h/{{a}}", ["a": "%2e"]) == nil)
        #expect(refusal("x://h/{{a}}", ["a": "..."]) == nil)
        #expect(refusal("x://h/../{{a}}", ["a": "b"]) == nil)
        #expect(refusal("x://h?{{a}}", ["a": ".."]) == nil)
    }

    @Test func valuesCannotTurnAPathIntoAnAuthority() throws {
        #expect(refusal("x:/{{a?}}/b") == "parameter.structure")
        #expect(refusal("x:{{a?}}//b") == "parameter.structure")
        #expect(refusal("x:{{{a}}}", ["a": "//h/"]) == "parameter.structure")
        #expect(try url("x:/{{a?}}/b", ["a": "c"]) == "x:/c/b")
        #expect(try url("x://{{a?}}/b") == "x:///b")
    }

    @Test func verbatimBracketsAreAllowedOnlyInTheHost() throws {
        #expect(try url("x://{{{a}}}/{{{a}}}", ["a": "[::1]"]) == "x://[::1]/%5B::1%5D")
        #expect(try url("x://{{{a}}}", ["a": "[::1]/[?[#["]) == "x://[::1]/%5B?%5B#%5B")
        #expect(try url("x://{{{a}}}{{{b}}}", ["a": "h/", "b": "[1]"]) == "x://h/%5B1%5D")
        #expect(try url("{{a}}", ["a": "http://[::1]/a[0]"]) == "http://[::1]/a%5B0%5D")
    }

    @Test func onlyOneFragmentIsWritten() throws {
        #expect(try url("x://h/{{{a}}}", ["a": "b#c#d"]) == "x://h/b#c%23d")
        #expect(try url("x://h/{{{a}}}#f", ["a": "b#c"]) == "x://h/b%23c#f")
        #expect(try url("x://h/{{{a}}}?{{{a}}}", ["a": "b#c"]) == "x://h/b#c?b%23c")
        // A dropped pair leaves no state behind.
        #expect(try url("x:?{{{a}}}={{b?}}&c={{{a}}}", ["a": "1#2"]) == "x:?c=1#2")
    }

    @Test func strayPercentSignsOfVerbatimValuesAreEscaped() throws {
        #expect(try url("x:/{{{a}}}", ["a": "%41%4g%%41%4"]) == "x:/%41%254g%25%41%254")
    }

    // MARK: Controls

    @Test func lineBreaksAreAllowedInMultilinePositions() throws {
        for control in ["\t", "\n", "\r"] {
            let escape = control == "\t" ? "%09" : control == "\n" ? "%0A" : "%0D"
            #expect(try url("x:?a={{a}}", ["a": control]) == "x:?a=" + escape)
            #expect(try url("x:#{{a}}", ["a": control]) == "x:#" + escape)
            for text in [
                "x://{{a}}", "x:/{{a}}", "x:{{a}}", "x:?{{a}}", "x:?{{a}}=b", "x:?a={{{a}}}",
                "x:#{{{a}}}",
            ] {
                #expect(refusal(text, ["a": control]) == "parameter.control-character", "\(text)")
            }
        }
        for control in ["\0", "\u{1F}", "\u{7F}", "\u{8}", "\u{B}", "a\u{1}b"] {
            for text in ["x:?a={{a}}", "x:#{{a}}", "x:/{{a}}"] {
                #expect(refusal(text, ["a": control]) == "parameter.control-character", "\(text)")
            }
        }
        #expect(try url("x:?a={{a}}", ["a": "\u{85}"]) == "x:?a=%C2%85")
    }

    @Test func onlyMailBodiesAllowLineBreaks() throws {
        #expect(
            try url("mailto:a@b.org?body={{a}}", ["a": "x\r\ny"]) == "mailto:a@b.org?body=x%0D%0Ay")
        #expect(try url("MailTo:?BODY={{a}}", ["a": "\n"]) == "MailTo:?BODY=%0A")
        #expect(try url("mailto:?subject={{a}}", ["a": "x\ty"]) == "mailto:?subject=x%09y")
        for value in ["x\nCc: y", "x\rCc: y"] {
            #expect(refusal("mailto:?subject={{a}}", ["a": value]) == "parameter.control-character")
            #expect(refusal("mailto:?bodyx={{a}}", ["a": value]) == "parameter.control-character")
            #expect(
                refusal("mailto:?{{b}}={{a}}", ["a": value, "b": "cc"])
                    == "parameter.control-character")
            #expect(refusal("mailto:?{{b}}={{a}}", ["a": value, "b": "Body"]) == nil)
        }
        #expect(
            refusal("mailto:?subject={{{a}}}", ["a": "x%0dCc: y"]) == "parameter.control-character")
        #expect(refusal("mailto:?subject={{{a}}}", ["a": "x%0A"]) == "parameter.control-character")
        #expect(refusal("mailto:?body={{{a}}}", ["a": "x%0A"]) == nil)
        #expect(refusal("x:?subject={{{a}}}", ["a": "x%0A"]) == nil)
    }

    // MARK: Pairs

    @Test func optionalPartsFollowInOrder() throws {
        let parts = [
            OptionalPart(parameter: "b", "&b={{b}}"), OptionalPart(parameter: "a", "?a={{a}}&c=1"),
            OptionalPart(parameter: "d", "d={{e}}"),
        ]
        func url(_ text: String, _ values: [String: String]) throws -> String {
            try URLTemplate(text).expand(values, adding: parts).absoluteString
        }
        #expect(try url("x:", ["a": "1", "b": "2"]) == "x:?b=2&a=1&c=1")
        #expect(try url("x:?q=1#f", ["a": "1"]) == "x:?q=1&a=1&c=1#f")
        #expect(try url("x:?", ["a": "", "b": "2"]) == "x:?&b=2")
        #expect(code { _ = try url("x:", ["d": "1"]) } == "parameter.missing")
        #expect(try url("{{a}}", ["a": "https://h/", "b": "2"]) == "https://h/")
    }

    @Test func malformedOptionalPairsFailOnlyIfUsed() throws {
        for text in ["a={b}", "a=b#c", "a=é", "a=%4{{a}}"] {
            let part = OptionalPart(parameter: "a", text)
            #expect(part.faults.contains { $0.severity == .finding }, "\(text)")
            let template = URLTemplate("x:")
            #expect(
                code { _ = try template.expand(["a": "1"], adding: [part]) } == "template.malformed"
            )
            #expect(try template.expand([:], adding: [part]).absoluteString == "x:")
        }
    }

    // MARK: Values

    @Test func keysOfValuesAreComparedByteByByte() throws {
        // Swift dictionaries treat the Kelvin sign and K as the same key.
        #expect(refusal("x:/{{K}}", ["\u{212A}": "1"]) == "parameter.missing")
        #expect(try url("x:/{{K?}}", ["\u{212A}": "1"]) == "x:/")
    }

    @Test func errorsNameTheirSubject() {
        for (text, subject) in [
            ("x:/{{a}}{{missing}}", "missing"), ("x:/{{control}}", "control"),
            ("https://{{host}}/", "host"), ("x:/a/{{dots}}", "dots"), ("x:/{", "x:/{"),
        ] {
            let values = ["a": "1", "control": "\u{1}", "host": "é", "dots": ".."]
            do throws(LinkError) {
                _ = try URLTemplate(text).expand(values)
                Issue.record("\(text)")
            } catch {
                #expect(error.subject == subject)
                #expect(error.description.hasPrefix("\(error.code.rawValue): \(subject): "))
                #expect((error as any Error).localizedDescription == error.description)
            }
        }
    }

    @Test func templatesAreComparedByteByByte() {
        #expect(URLTemplate("x:/a") == URLTemplate("x:/a"))
        #expect(URLTemplate("x:/a") != URLTemplate("x:/a", dialect: .choosy))
        #expect(URLTemplate("x:/e\u{301}") != URLTemplate("x:/\u{E9}"))
    }
}
