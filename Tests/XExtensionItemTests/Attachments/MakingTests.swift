import Foundation
import TestSupport
import Testing
import XExtensionItem

/// The convenience initializers and factories of attachments, representations, items and sources.
struct MakingTests {
    private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    @Test func representationsHaveTheirTypeAndContent() throws {
        let url = try #require(URL(string: "https://example.com/"))
        #expect(Representation.url(url).typeIdentifier == .url)
        #expect(Representation.url(url).url == url)
        #expect(Representation.text("a").typeIdentifier == .plainText)
        #expect(Representation.text("a", typeIdentifier: .markdown).text == "a")
        #expect(Representation.html("<p>").typeIdentifier == .html)
        #expect(Representation.html("<p>").text == "<p>")
        #expect(Representation.data(Data([1]), typeIdentifier: .pdf).text == nil)
        #expect(Representation.data(Data([1]), typeIdentifier: .pdf).byteCount == 1)
        #expect(Representation.propertyList([1]).propertyList == [1])
        #expect(Representation.image(Self.png).typeIdentifier == .png)
        // Data without a known image format gets the type `public.image`, even if it is a PDF.
        #expect(Representation.image(Data([1, 2, 3])).typeIdentifier == .image)
        #expect(Representation.image(Data("%PDF-1".utf8)).typeIdentifier == .image)
    }

    @Test func itemsWithEqualContentAreEqual() async throws {
        let folder = try TestFolder()
        let file = try folder.write(Self.png, "a.png")
        for item in [
            try ExtensionItem(sharingFileAt: file),
            try await ItemSource(sharingFileAt: file).item(),
            try await ItemSource(mainAttachment: .file(at: file)).item(),
        ] {
            #expect(item.mainAttachment.representations.map(\.typeIdentifier) == [.png])
            #expect(item.mainAttachment.suggestedName == "a.png")
        }
        let data = ExtensionItem(data: Self.png, typeIdentifier: .png, suggestedName: "a.png")
        #expect(
            data.mainAttachment == .data(Self.png, typeIdentifier: .png, suggestedName: "a.png"))
        #expect(
            try await ItemSource(data: Self.png, typeIdentifier: .png, suggestedName: "a.png")
                .item()
                == data)
        #expect(
            try await ItemSource(
                mainAttachment: .data(Self.png, typeIdentifier: .png, suggestedName: "a.png")
            ).item() == data)
        #expect(
            try await ItemSource(mainAttachment: .image(Self.png)).item().mainAttachment
                == .image(Self.png))
        #expect(
            try await ItemSource(mainAttachment: .text("<p>", typeIdentifier: .html)).item()
                == ExtensionItem(mainAttachment: .html("<p>")))
    }

    @Test func attachmentsAreCoded() throws {
        var attachment = ExtensionItem.Attachment(
            representations: [.html("<p>"), .data(Data([0, 1]), typeIdentifier: .png)],
            suggestedName: "a.html")
        attachment.unknownMembers = ["com.example.x": 1]
        let json = try JSONEncoder().encode(["a": attachment])
        #expect(
            try JSONDecoder().decode([String: ExtensionItem.Attachment].self, from: json) == [
                "a": attachment
            ])
        #expect(throws: PayloadError.self) {
            try JSONDecoder().decode(
                [ExtensionItem.Attachment].self, from: Data(#"[{"representations":[]}]"#.utf8))
        }
        #expect(throws: EncodingError.self) {
            try JSONEncoder().encode(
                ExtensionItem.Attachment(representations: [
                    Representation(
                        typeIdentifier: .png,
                        content: .file(FileReference(path: "attachments/a", byteCount: 1)))
                ]))
        }
    }

    /// A description is one line without control characters.
    @Test func descriptionsAreHarmless() {
        var item = ExtensionItem(text: "BEGIN:VCARD\r\nFN:A\r\u{1B}[31m")
        item.title = "a\r\nb\nc\u{202E}\u{2028}é"
        #expect(
            item.description == "ExtensionItem(“a⏎b⏎c\\u{202E}\\u{2028}é”, public.plain-text "
                + "“BEGIN:VCARD⏎FN:A\\u{D}\\u{1B}[31m”)")
    }

    /// The debug description has one line per member.
    @Test func theDebugDescriptionShowsEveryMember() throws {
        var item = ExtensionItem(text: "x")
        let members: [(String, (inout ExtensionItem) throws -> Void)] = [
            ("title", { $0.title = "T1" }), ("content", { $0.contentText = "T2" }),
            ("thumbnail", { $0.thumbnail = .data(Data([1, 2]), typeIdentifier: .gif) }),
            ("source", { $0.sourceURL = URL(string: "https://example.com/") }),
            ("referrer", { $0.referrer = Referrer(appName: "T3") }),
            ("tags", { $0.tags = ["T4"] }), ("excluded", { $0.excludedActivities = [.mail] }),
            ("parameters", { $0.parameters["com.example"] = ["a": 1] }),
            ("user info", { $0.userInfo["a"] = "T5" }),
            ("unknown", { $0.unknownMembers["com.example.x"] = "T6" }),
            ("activities", { $0["a.b"].title = "T7" }),
        ]
        for (name, change) in members {
            let before = item.debugDescription
            try change(&item)
            let after = item.debugDescription
            #expect(after != before, "\(name)")
            #expect(
                after.split(separator: "\n").count == before.split(separator: "\n").count,
                "\(name)")
        }
    }

    @Test func descriptionsShowNoInternals() throws {
        var source = ItemSource(text: "x")
        source.title = "T"
        source.additionalAttachments = [
            AttachmentProvider.onDemand(placeholder: .image(Data())) { nil }
        ]
        source[.mail].tags = ["a"]
        source.parameters["com.example"] = ["a": 1]
        source.thumbnail = .image(Self.png)
        var item = ExtensionItem(text: "x")
        item[.mail].title = nil
        var run = TextRun("a\nb")
        run.isBold = true
        run.fontSize = 12
        let texts = [
            "\(source)", "\(source.parameters)", "\(source.additionalAttachments)",
            "\(source[.mail])",
            "\(item[.mail])", "\(Referrer(appName: "App", appStoreID: "1"))", "\(run)",
            "\(FileReference(path: "attachments/a", byteCount: 7))", "\(item.upstreamItem().item)",
            source.thumbnail.map { "\($0)" } ?? "",
        ]
        #expect(
            texts == [
                "ItemSource(“T”, public.plain-text “x”, 1 more, values for 1 activity)",
                "{com.example: {a: 1}}", "[public.image <0 bytes>, created on demand]",
                "Overlay(tags)",
                "Overlay(title)",
                "Referrer(“App”, App Store 1)", "“a⏎b”, bold, 12.0 pt",
                "<7 bytes in attachments/a>",
                "UpstreamItem(untitled, [public.plain-text “x”], {})", "a thumbnail",
            ])
    }
}
