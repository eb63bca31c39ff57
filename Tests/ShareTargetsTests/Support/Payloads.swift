import Foundation
import ShareTargets
import TestSupport
import XExtensionItem

/// Items to share: those in `Examples/Payloads`, and items defined here.
enum Payloads {
    static func examples() throws -> [ExtensionItem] {
        let folder = Repository.url("Examples/Payloads")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.filter { $0.contains(".xitem.") }.sorted().map {
            try ExtensionItem(decoding: Data(contentsOf: folder.appending(path: $0)))
        }
    }

    static let link = "https://example.com/cats?page=1&color=black#top"

    static func url(_ text: String = link) -> URL {
        URL(string: text) ?? URL(filePath: "/")
    }

    /// Items with values that mappings must deliver or report as losses.
    static func shapes() -> [ExtensionItem] {
        var article = ExtensionItem(url: url())
        article.title = "Cats & dogs"
        article.contentText = "Line 1\nLine 2 with 100 % “quotes”\n"
        article.tags = ["a"]
        var photos = ExtensionItem(
            data: Data([0xFF, 0xD8]), typeIdentifier: .jpeg, suggestedName: "one.jpg")
        photos.additionalAttachments = [
            .data(Data([1]), typeIdentifier: .png, suggestedName: "two.png"), .url(url()),
        ]
        photos.contentText = "Both"
        var mixed = ExtensionItem(url: url("https://example.com"))
        mixed.additionalAttachments = [.data(Data([1]), typeIdentifier: .pdf), .text("note")]
        var both = ExtensionItem(text: "plain")
        both.mainAttachment.representations.append(.html("<b>plain</b>"))
        var mail = ExtensionItem(text: "Hello\r\nWorld")
        mail.title = "A\nB"
        mail.parameters[ExtensionItem.mailtoNamespace] = [
            "to": "a@example.com, b+c@example.com", "cc": "d@example.com", "priority": 1,
        ]
        var styled = ExtensionItem(text: "x")
        var run = TextRun("bold")
        run.isBold = true
        styled.contentText = AttributedText([TextRun("plain "), run])
        let empty = ExtensionItem(text: "")
        let urlText = ExtensionItem(text: "see\nhttps://example.com/last")
        return [article, photos, mixed, both, mail, styled, empty, urlText]
    }
}
