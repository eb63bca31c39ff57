import Foundation
import Testing

@testable import XExtensionItem

struct URLTextTests {
    /// A URL that a program set is returned as it was, even if its text cannot restore it.
    @Test func setURLsAreUnchanged() throws {
        let base = try #require(URL(string: "https://example.com/a/"))
        let url = try #require(URL(string: "b", relativeTo: base))
        #expect(URLText(url).text == "https://example.com/a/b")
        #expect(URLText(url).url?.baseURL == base)
        #expect(Representation.url(url).url?.baseURL == base)
        #expect(Representation.url(url) == .url(url.absoluteURL))
        #expect(Representation.url(url).hashValue == Representation.url(url.absoluteURL).hashValue)
    }

    @Test func textIsParsedOnRequest() throws {
        let text = "https://example.com/a?b=c#d"
        #expect(URLText(reading: text).url == URL(string: text))
        #expect(URLText(reading: text).text == text)
        #expect(URLText.empty.url == nil)
    }

    /// Only an overlay can have an empty URL, which removes the source URL.
    @Test func representationWithEmptyURLIsRefused() throws {
        let empty = Representation(typeIdentifier: .url, content: .url(.empty))
        let item = ExtensionItem(
            mainAttachment: ExtensionItem.Attachment(representations: [empty]))
        let error = #expect(throws: PayloadError.self) { try item.encoded(as: .json) }
        #expect(
            error?.findings.map { "\($0.code.rawValue) \($0.pointer)" } == [
                "main-attachment.missing /main-attachment",
                "url.malformed /main-attachment/representations/0/url",
            ])
    }
}
