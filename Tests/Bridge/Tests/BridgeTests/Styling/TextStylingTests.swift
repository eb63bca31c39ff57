import Foundation
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

struct TextStylingTests {
    private func run(_ text: String = "a", _ change: (inout TextRun) -> Void) -> TextRun {
        var run = TextRun(text)
        change(&run)
        return run
    }

    /// The values are those of Apple's headers: NSLink, NSUnderlineStyle.single, and the bits of
    /// NSInlinePresentationIntent.
    @Test func foundationStylingUsesFoundationsAttributes() {
        let run = run {
            ($0.isBold, $0.isItalic, $0.isUnderlined, $0.isStruckThrough) = (true, true, true, true)
            $0.link = URL(string: "https://a.example")
        }
        let attributes = AttributedText([run]).attributedString().attributes(
            at: 0, effectiveRange: nil)
        #expect(attributes[.init("NSInlinePresentationIntent")] as? NSNumber == 3)
        #expect(attributes[.init("NSUnderline")] as? NSNumber == 1)
        #expect(attributes[.init("NSStrikethrough")] as? NSNumber == 1)
        #expect((attributes[.init("NSLink")] as? NSURL)?.absoluteString == "https://a.example")
        #expect(attributes.count == 4)
    }

    @Test func foundationStylingRoundTrips() {
        let text = AttributedText([
            run("bold 👋🏽") { $0.isBold = true }, run(" plain") { _ in },
            run("both e\u{301}") { ($0.isItalic, $0.isUnderlined) = (true, true) },
            run("link") { $0.link = URL(string: "https://a.example") },
            run("struck") { $0.isStruckThrough = true },
        ])
        #expect(AttributedText(text.attributedString()) == text)
    }

    @Test func uiKitStylingRoundTrips() {
        let text = AttributedText([
            run { $0.isBold = true }, run { $0.isItalic = true }, run { $0.fontSize = 20 },
            run { ($0.fontName, $0.fontSize, $0.isBold) = ("Georgia-Bold", 12, true) },
            run { $0.foregroundColor = TextColor(red: 1, green: 127, blue: 255, alpha: 3) },
            run { $0.backgroundColor = TextColor(red: 0, green: 254, blue: 128) },
        ])
        #expect(AttributedText(text.attributedString(styling: .uiKit), styling: .uiKit) == text)
    }

    @Test func allComponentsRoundTrip() {
        for byte in UInt8.min...UInt8.max {
            let color = TextColor(red: byte, green: 255 - byte, blue: byte / 2, alpha: byte)
            let text = AttributedText([run { $0.foregroundColor = color }])
            #expect(AttributedText(text.attributedString(styling: .uiKit), styling: .uiKit) == text)
        }
    }

    @Test func lossesOfStylingAreReported() throws {
        var item = ExtensionItem(text: "x")
        item.contentText = AttributedText([
            run("plain") { _ in },
            run {
                ($0.fontName, $0.fontSize) = ("Georgia", 12)
                $0.foregroundColor = TextColor(red: 1, green: 2, blue: 3)
                $0.backgroundColor = TextColor(red: 1, green: 2, blue: 3)
            },
            run { $0.fontName = "No Such Font" }, run { $0.fontSize = 12 },
            run { ($0.fontName, $0.fontSize) = ("Helvetica-Bold", 12) },
        ])
        #expect(
            try item.systemItem().losses.map(\.pointer) == [
                "/content-text/1/foreground-color", "/content-text/1/background-color",
                "/content-text/1/font-name", "/content-text/1/font-size",
                "/content-text/2/font-name", "/content-text/3/font-size",
                "/content-text/4/font-name", "/content-text/4/font-size",
            ])
        // Text without a font is in 12-point Helvetica.
        #expect(
            try item.systemItem(for: nil, .uiKit).losses.map(\.pointer) == [
                "/content-text/2/font-name", "/content-text/3/font-size", "/content-text/4/bold",
                "/content-text/4/font-name", "/content-text/4/font-size",
            ])
    }

    @Test func unsupportedAttributesAreReported() async throws {
        let string = NSMutableAttributedString(string: "plain ")
        string.append(
            NSAttributedString(
                string: "odd",
                attributes: [
                    .kern: NSNumber(value: 2), .link: NSNumber(value: 1),
                    .font: UIFont.systemFont(ofSize: 30),
                ]))
        let item = NSExtensionItem()
        NSExtensionItem.$textStorage.withValue(.attributedString) {
            item.attributedContentText = string
            item.attributedTitle = NSAttributedString(
                string: "Title", attributes: [.kern: NSNumber(value: 1)])
        }
        let (received, losses) = try await ReceivedItem(item).extensionItem()
        #expect(received.contentText == "plain odd")
        #expect(received.title == "Title")
        #expect(
            losses.map(\.pointer) == [
                "/NSExtensionItemAttributedTitleKey",
                "/NSExtensionItemAttributedContentTextKey/0/NSFont",
                "/NSExtensionItemAttributedContentTextKey/0/NSKern",
                "/NSExtensionItemAttributedContentTextKey/0/NSLink",
            ])
        #expect(
            ReceivedItem(item, styling: .uiKit).contentText?.runs.map(\.fontSize) == [nil, 30])
    }

    /// A font that applies to the whole text is styling, unless RTF added it.
    @Test(arguments: NSExtensionItem.TextStorage.allCases)
    func fontsOfTheWholeTextAreReported(_ storage: NSExtensionItem.TextStorage) async throws {
        let fonts = ["Helvetica": 12, "Helvetica-Bold": 12, "Georgia": 12, "Helvetica ": 13]
        for (name, size) in fonts {
            let font = try #require(
                UIFont(name: name.filter { $0 != " " }, size: CGFloat(size)))
            let item = extensionItem([:])
            NSExtensionItem.$textStorage.withValue(storage) {
                item.attributedContentText = NSAttributedString(
                    string: "all", attributes: [.font: font])
                item.attributedTitle = item.attributedContentText
            }
            let losses = try await ReceivedItem(item).extensionItem().losses
            let expected = [
                "/NSExtensionItemAttributedTitleKey",
                "/NSExtensionItemAttributedContentTextKey/0/NSFont",
            ]
            #expect(losses.map(\.pointer) == (name == "Helvetica" ? [] : expected), "\(name)")
        }
    }

    /// Web text has these attributes, which draw nothing.
    @Test(arguments: [TextStyling.foundation, .uiKit])
    func zeroKerningAndStrokeAreNotStyling(_ styling: TextStyling) async throws {
        let item = extensionItem([:])
        item.attributedContentText = NSAttributedString(string: "text")
        for addsStroke in [true, false] {
            let losses = try await RichText.$addsStroke.withValue(addsStroke) {
                try await ReceivedItem(item, styling: styling).extensionItem().losses
            }
            #expect(losses == [])
        }
        NSExtensionItem.$textStorage.withValue(.attributedString) {
            item.attributedContentText = NSAttributedString(
                string: "text",
                attributes: [
                    .kern: NSNumber(value: 0.5), .init("NSStrokeWidth"): NSNumber(value: -2),
                ])
        }
        let told = try await ReceivedItem(item, styling: styling).extensionItem().losses
        #expect(told.map { $0.pointer.suffix(6) } == ["NSKern", "eWidth"])
    }

    /// A run is underlined or struck through with a single line; a double line is a loss.
    @Test func doubleLinesAreReported() async throws {
        let item = extensionItem([:])
        NSExtensionItem.$textStorage.withValue(.attributedString) {
            item.attributedContentText = NSAttributedString(
                string: "text",
                attributes: [
                    .underlineStyle: NSNumber(value: 9), .strikethroughStyle: NSNumber(value: 2),
                ])
        }
        let (received, losses) = try await ReceivedItem(item).extensionItem()
        #expect(received.contentText?.runs.map(\.isUnderlined) == [true])
        #expect(received.contentText?.runs.map(\.isStruckThrough) == [true])
        #expect(
            losses.map(\.pointer) == [
                "/NSExtensionItemAttributedContentTextKey/0/NSStrikethrough",
                "/NSExtensionItemAttributedContentTextKey/0/NSUnderline",
            ])
    }

    @Test func linksMayBeStrings() {
        let string = NSAttributedString(
            string: "a", attributes: [.link: "https://a.example" as NSString])
        #expect(AttributedText(string).runs[0].link?.absoluteString == "https://a.example")
    }

    /// Foundation has an attribute for source code, but the mapping does not carry it.
    @Test func lossOfCodeStylingIsReported() async throws {
        var item = ExtensionItem(text: "x")
        item.contentText = AttributedText([run { $0.isCode = true }])
        #expect(try item.systemItem().losses.map(\.pointer) == ["/content-text/0/code"])
        let system = NSExtensionItem()
        system.attachments = [provider("public.plain-text", "x" as NSString)]
        NSExtensionItem.$textStorage.withValue(.attributedString) {
            system.attributedContentText = item.contentText?.attributedString()
        }
        let losses = try await ReceivedItem(system).extensionItem().losses
        #expect(losses.map(\.pointer) == ["/NSExtensionItemAttributedContentTextKey/0/code"])
    }
}
