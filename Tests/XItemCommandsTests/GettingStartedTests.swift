import Foundation
import ShareTargets
import TestSupport
import Testing
import XExtensionItem

/// The article for new users shows the files of its example, and states which content its rule accepts.
struct GettingStartedTests {
    private static let example = Repository.url("Examples/GettingStarted")

    private func article() throws -> String {
        try String(
            contentsOf: Repository.url(
                "Sources/XExtensionItem/XExtensionItem.docc/GettingStarted.md"),
            encoding: .utf8)
    }

    @Test(arguments: [
        ("swift", "Sharing.swift"), ("swift", "ShareViewController.swift"), ("xml", "Info.plist"),
    ])
    func showsTheExample(_ language: String, _ name: String) throws {
        let file = try String(
            contentsOf: Self.example.appending(path: name), encoding: .utf8)
        #expect(try article().contains("\n```\(language)\n\(file)```\n"), "\(name)")
    }

    /// The content of each row of the table, as the share sheet sees it.
    private static func content() throws -> [String: SharedView] {
        let link = ExtensionItem(url: try #require(URL(string: "https://example.com/post/1")))
        let image = ExtensionItem.Attachment.data(Data([0x89]), typeIdentifier: .png)
        func images(_ count: Int) -> ExtensionItem {
            var item = ExtensionItem(mainAttachment: image)
            item.additionalAttachments = Array(repeating: image, count: count - 1)
            return item
        }
        var linkAndImages = link
        linkAndImages.additionalAttachments = Array(repeating: image, count: 5)
        let document = ExtensionItem(mainAttachment: .data(Data([0x25]), typeIdentifier: .pdf))
        return [
            "a link": SharedView(link),
            "text": SharedView(ExtensionItem(text: "A tide clock")),
            "four images side by side": SharedView(images(4), stage: .sideBySide),
            "five images side by side": SharedView(images(5), stage: .sideBySide),
            "a PDF file": SharedView(document),
            "a link and five images side by side": SharedView(linkAndImages, stage: .sideBySide),
            "a link as the main attachment, and five images as additional attachments":
                SharedView(linkAndImages),
        ]
    }

    @Test func theRuleAcceptsTheContentOfTheTable() throws {
        let receiver = try ShareReceiver(
            infoPlist: Data(contentsOf: Self.example.appending(path: "Info.plist")))
        let content = try Self.content()
        let rows = try article().split(separator: "\n")
            .drop { !$0.hasPrefix("| shared content |") }
            .dropFirst(2).prefix { $0.hasPrefix("|") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        #expect(Set(rows.map { $0[0] }) == Set(content.keys))
        for row in rows {
            let offer = receiver.offer(of: try #require(content[row[0]], "\(row[0])"))
            #expect(offer.isOffered == (row[1] == "yes"), "\(row[0])")
            #expect(offer.assumptions.isEmpty, "\(row[0])")
        }
    }
}
