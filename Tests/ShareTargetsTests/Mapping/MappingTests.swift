import Foundation
import Testing
import WireFormat
import XExtensionItem

@testable import ShareTargets

/// Mappings to other systems and back.
struct MappingTests {
    private func items() throws -> [ExtensionItem] { try Payloads.examples() + Payloads.shapes() }

    @Test func mappingsRoundTrip() throws {
        let target = try #require(WebTargets.everything)
        var count = 0
        for item in try items() {
            let (intent, mail) = (item.androidIntent().intent, item.message().mail)
            if let back = ExtensionItem(androidIntent: intent) {
                #expect(back.androidIntent().intent == intent)
                count += 1
            }
            if let back = ExtensionItem(mail) {
                #expect(back.message().mail == mail)
                count += 1
            }
            for platform in [WebShareTarget.Platform.android, .desktop] {
                let form = target.form(for: item, on: platform).form
                guard let back = ExtensionItem(form: form, of: target, on: platform) else {
                    continue
                }
                #expect(target.form(for: back, on: platform).form == form)
                count += 1
            }
        }
        #expect(count >= 48)
    }

    @Test func everyLossPointsToAValueOfTheItem() throws {
        for item in try items() {
            let document = try WireDocument(item.encoded(as: .json))
            for losses in [item.androidIntent().losses, item.mailtoURL().losses] {
                for loss in losses {
                    let steps = loss.pointer.split(separator: "/").map {
                        $0.replacing("~1", with: "/").replacing("~0", with: "~")
                    }
                    var node: WireNode? = .root
                    for step in steps {
                        let step = String(step)
                        guard let parent = node else { break }
                        node =
                            document.kind(of: parent) == .array
                            ? Array(document.elements(of: parent))[Int(step) ?? 0]
                            : document.value(of: step, in: parent)
                    }
                    #expect(node != nil, "\(loss)")
                }
            }
        }
    }

    @Test func linkIsTheLastLineOfTheText() {
        let (intent, losses) = Payloads.shapes()[0].androidIntent()
        #expect(intent.text == "Line 1\nLine 2 with 100 % “quotes”\n\n" + Payloads.link)
        #expect(intent.subject == "Cats & dogs" && intent.title == "Cats & dogs")
        #expect(intent.type == "text/plain" && intent.action == "android.intent.action.SEND")
        #expect(
            losses == [Loss(pointer: "/tags", reason: "the receiver has no field for this value")])
    }

    @Test func severalFilesHaveACommonType() {
        let (intent, losses) = Payloads.shapes()[1].androidIntent()
        #expect(intent.type == "image/*" && intent.action == "android.intent.action.SEND_MULTIPLE")
        #expect(intent.streams.map(\.name) == ["one.jpg", "two.png"])
        #expect(intent.text == "Both\n" + Payloads.link && losses.isEmpty)
    }

    @Test func plainTextWithHTMLMapsToBothExtras() throws {
        let (intent, losses) = Payloads.shapes()[3].androidIntent()
        #expect(intent.text == "plain" && intent.htmlText == "<b>plain</b>" && losses.isEmpty)
        let back = try #require(ExtensionItem(androidIntent: intent))
        #expect(back.mainAttachment.representations.map(\.typeIdentifier) == [.plainText, .html])
    }

    @Test func htmlBeforePlainTextMapsToBothExtras() {
        var item = ExtensionItem(text: "unused")
        item.mainAttachment.representations = [.html("<b>x</b>"), .text("x")]
        let (intent, losses) = item.androidIntent()
        #expect(intent.text == "x" && intent.htmlText == "<b>x</b>")
        #expect(intent.type == "text/plain" && losses.isEmpty)
    }

    @Test func stylesAndFilesAreReportedAsLost() {
        #expect(
            Payloads.shapes()[5].androidIntent().losses
                == [Loss(pointer: "/content-text", reason: "the styles are lost")])
        #expect(
            Payloads.shapes()[1].mailtoURL().losses.map(\.pointer) == [
                "/main-attachment/representations/0",
                "/additional-attachments/0/representations/0",
            ])
    }

    @Test func emptySubjectIsIgnored() throws {
        var intent = AndroidIntent()
        (intent.text, intent.subject) = ("Hello", "")
        let item = try #require(ExtensionItem(androidIntent: intent))
        #expect(item.title == nil)
    }

    @Test func emptyIntentHasNoItem() {
        #expect(ExtensionItem(androidIntent: AndroidIntent()) == nil)
        #expect(ExtensionItem(MailtoURL()) == nil)
    }
}
