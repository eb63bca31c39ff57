import Foundation
import Testing
import XExtensionItem

@testable import ShareTargets

struct MailtoURLTests {
    @Test func itemMapsToAMessage() {
        let (mail, losses) = Payloads.shapes()[4].message()
        #expect(
            mail.text
                == "mailto:a@example.com,b+c@example.com?subject=A%20B&cc=d@example.com"
                + "&body=Hello%0D%0AWorld")
        #expect(Payloads.shapes()[4].mailtoURL().url?.absoluteString == mail.text)
        #expect(losses.map(\.pointer) == ["/title", "/parameters/org.ietf.mailto/priority"])
    }

    /// The examples of RFC 6068, section 6, with the values in its text.
    @Test(
        arguments: [
            ("mailto:chris@example.com", ["chris@example.com"], nil, nil),
            (
                "mailto:infobot@example.com?subject=current-issue", ["infobot@example.com"],
                "current-issue", nil
            ),
            (
                "mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index",
                ["infobot@example.com"], nil, "send current-issue\nsend index"
            ),
            (
                "mailto:?to=joe@example.com&cc=bob@example.com&body=hello", ["joe@example.com"],
                nil, "hello"
            ),
            (
                "mailto:addr1@an.example,addr2@an.example",
                ["addr1@an.example", "addr2@an.example"], nil, nil
            ),
            ("mailto:gorby%25kremvax@example.com", ["gorby%kremvax@example.com"], nil, nil),
            (
                "mailto:unlikely%3Faddress@example.com?blat=foop", ["unlikely?address@example.com"],
                nil, nil
            ),
            ("mailto:user@example.org?subject=caf%C3%A9", ["user@example.org"], "café", nil),
            ("MAILTO:%22not%40me%22@example.org", ["\"not@me\"@example.org"], nil, nil),
        ] as [(String, [String], String?, String?)])
    func readsTheExamplesOfTheStandard(
        _ text: String, _ to: [String], _ subject: String?, _ body: String?
    ) throws {
        let mail = try #require(MailtoURL(text))
        #expect(mail.to == to && mail.subject == subject && mail.body == body)
        #expect(MailtoURL(mail.text) == mail)
    }

    @Test(arguments: [
        "", "mail:a", "mailto", "mailto\u{1A}a", "mailto:%zz", "mailto:?subject=%4", "mailto:?=x",
        "mailto:%FF",
    ])
    func malformedURLIsRefused(_ text: String) {
        #expect(MailtoURL(text) == nil)
    }

    @Test func bodyMayContainAQuestionMark() {
        let mail = MailtoURL("mailto:?body=a?b=c")
        #expect(mail?.to == [] && mail?.body == "a?b=c")
    }

    @Test func lineBreakCannotStartAnotherField() {
        var mail = MailtoURL()
        mail.subject = "x\r\nBcc: all@example.com"
        mail.fields = [.init(name: "cc", value: "a\nb"), .init(name: "x&body", value: "y&bcc=z")]
        let back = MailtoURL(mail.text)
        #expect(back?.subject == "x Bcc: all@example.com")
        #expect(back?.fields.map(\.name) == ["cc", "x&body"] && back?.body == nil)
    }
}
