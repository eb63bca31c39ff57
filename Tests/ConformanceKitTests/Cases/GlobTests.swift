import ConformanceKit
import Testing

struct GlobTests {
    @Test(
        arguments: [
            ("text.*", "text.runs.a/decode-json", true),
            ("text.*", "context.a.b/decode-json", false),
            ("*", "a.b.c/encode-xml", true), ("*/encode-xml", "a.b.c/encode-xml", true),
            ("*/encode-xml", "a.b.c/encode-xmlx", false), ("a.?.c", "a.b.c/encode-xml", true),
            ("a.?.c", "a.bb.c/encode-xml", false), ("a.b.c", "a.b.c/encode-xml", true),
            ("a.b", "a.b.c/encode-xml", false), ("a*b*c", "a-b-b-c/x-y", true),
            ("a.b.c/*-json", "a.b.c/decode-json", true), ("", "a.b.c/decode-json", false),
            ("é*", "é.b", true), ("*é", "e\u{301}", false),
        ] as [(String, String, Bool)])
    func patternsMatchWholeIDs(_ pattern: String, _ id: String, _ isMatch: Bool) {
        #expect(Glob(pattern).matches(id) == isMatch)
        #expect(!isMatch || Glob(pattern).canMatch(inGroup: String(id.prefix { $0 != "." })))
    }

    @Test(
        arguments: [
            ("text.*", "text", true), ("text.*", "item", false), ("tex?.a", "text", true),
            ("te", "text", true), ("text.runs.a/decode-json", "text", true), ("*", "text", true),
            ("text", "tex", false), ("text-a.b", "text", false), ("", "text", true),
        ] as [(String, String, Bool)])
    func onlyGroupsThatCanHaveAMatchAreParsed(_ pattern: String, _ group: String, _ canMatch: Bool)
    {
        #expect(Glob(pattern).canMatch(inGroup: group) == canMatch)
    }
}
