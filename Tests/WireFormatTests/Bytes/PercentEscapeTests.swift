import Testing

@testable import WireFormat

struct PercentEscapeTests {
    @Test func bytesOutsideTheSetAreEscaped() {
        let text = String(escaping: "aZ09-é\u{0}\u{7F}".utf8, keeping: .alphanumerics)
        #expect(text == "aZ09%2D%C3%A9%00%7F")
    }

    @Test func eachLineBreakBecomesOneLineFeed() {
        let bytes = "\r\n\n\r\r\na\r".utf8.withLineFeeds
        #expect(bytes == Array("\n\n\n\na\n".utf8))
    }
}
