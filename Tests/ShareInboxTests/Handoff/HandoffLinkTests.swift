import Foundation
import Testing

@testable import ShareInbox

struct HandoffLinkTests {
    @Test func linkRoundTrips() throws {
        let ticket = InboxToken.random()
        for returnScheme in [nil, "own-app"] {
            let link = try #require(
                HandoffLink(scheme: "photo", ticket: ticket, returnScheme: returnScheme))
            #expect(try HandoffLink(#require(link.url)) == link)
        }
        let url = try #require(URL(string: "PHOTO://xitem/pop?return=a.b&ticket=abc&v=1"))
        let link = try #require(HandoffLink(url))
        #expect(link.scheme == "photo" && link.ticket == "abc" && link.returnScheme == "a.b")
    }

    @Test(arguments: [
        "photo://xitem/pop", "photo://xitem/pop?v=2&ticket=a", "photo://xitem/pop?v=1",
        "photo://xitem/pop?v=1&ticket=A", "photo://xitem/pop?v=1&ticket=a&ticket=b",
        "photo://xitem/push?v=1&ticket=a", "photo://other/pop?v=1&ticket=a",
        "photo://xitem/pop?v=1&ticket=a&return=1x", "photo://xitem/pop?v=1&ticket=a&return=",
        "photo:xitem/pop?v=1&ticket=a", "photo://xitem/pop?v=1&ticket=a&", "mailto:a@example.org",
        "photo://somewhere", "photo://xitem/pop?v=1&ticket=a#b",
    ])
    func rejectsOtherURLs(_ text: String) throws {
        #expect(try HandoffLink(#require(URL(string: text))) == nil)
    }

    @Test func rejectsInvalidSchemes() {
        for scheme in ["", "1a", "a b", "a:", "ä"] {
            #expect(HandoffLink(scheme: scheme, ticket: "t") == nil)
            #expect(HandoffLink(scheme: "a", ticket: "t", returnScheme: scheme) == nil)
        }
    }
}
