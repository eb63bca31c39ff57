import Foundation
import TestSupport
import Testing
import XExtensionItem

/// A receiver gets exactly one representation: the first accepted one, in the sender's order.
struct PickingTests {
    private let attachment = ExtensionItem.Attachment(representations: [
        Representation(typeIdentifier: "com.example.future", content: .unknown),
        Representation.url(URL(filePath: "/")),
        Representation.data(Data([1]), typeIdentifier: "public.heic"),
        Representation.data(Data([2]), typeIdentifier: .jpeg),
        Representation.text("<p>", typeIdentifier: .html),
        Representation.data(Data([3]), typeIdentifier: "image/x-example"),
        Representation(typeIdentifier: .propertyList, content: .propertyList([1])),
    ])

    @Test(
        arguments: [
            (["public.image"], "public.heic"), (["public.jpeg", "public.png"], "public.jpeg"),
            (["PUBLIC.JPEG"], "public.jpeg"), (["public.html", "public.jpeg"], "public.html"),
            (["public.text"], "public.html"), (["public.url"], "public.url"),
            (["public.data"], "public.heic"), (["public.item"], "public.heic"),
            (["image/x-example"], "image/x-example"),
            (["com.apple.property-list"], "com.apple.property-list"),
        ] as [([TypeIdentifier], TypeIdentifier)])
    func returnsTheFirstAcceptedRepresentation(
        _ accepted: [TypeIdentifier], _ taken: TypeIdentifier
    ) {
        let one = attachment.representation(preferring: accepted)
        #expect(one?.typeIdentifier == taken)
    }

    @Test(arguments: ["public.movie", "com.example.future", "public.mp3"] as [TypeIdentifier])
    func returnsNoUnacceptedRepresentation(_ accepted: TypeIdentifier) {
        #expect(attachment.representation(conformingTo: accepted) == nil)
        #expect(!attachment.conforms(to: accepted))
    }

    /// The receiver's preference counts first, then the order of attachments, then the sender's order of
    /// representations.
    @Test func returnsTheBestRepresentationOfAllAttachments() throws {
        var item = ExtensionItem(url: try #require(URL(string: "https://example.com/")))
        item.additionalAttachments = [
            .text("a"), attachment, .data(Data([9]), typeIdentifier: .png),
        ]
        let image = try #require(item.representation(preferring: [.image, .url]))
        #expect(image.attachment == attachment)
        #expect(image.representation.typeIdentifier == "public.heic")
        let png = try #require(item.representation(preferring: [.png, .image]))
        #expect(png.attachment == .data(Data([9]), typeIdentifier: .png))
        let link = try #require(item.representation(preferring: [.movie, .url, .image]))
        #expect(link.attachment == item.mainAttachment)
        #expect(item.representation(preferring: [.plainText])?.representation == .text("a"))
        #expect(item.representation(preferring: [.movie]) == nil)
        #expect(item.representation(preferring: []) == nil)
    }

    /// “An image, or else a link” finds the image at any position.
    @Test(
        arguments: [
            (["public.image", "public.url"], "public.heic"),
            (["public.jpeg", "public.image"], "public.jpeg"),
            (["public.png", "public.url"], "public.url"),
            (["public.movie", "public.text", "public.url"], "public.html"),
            (["public.url", "public.image"], "public.url"),
        ] as [([TypeIdentifier], TypeIdentifier)])
    func theReceiversPreferenceWins(_ types: [TypeIdentifier], _ taken: TypeIdentifier) {
        #expect(attachment.representation(preferring: types)?.typeIdentifier == taken)
        #expect(attachment.representation(preferring: ["public.movie", "a.b"]) == nil)
        #expect(attachment.representation(preferring: []) == nil)
    }

    @Test func aURLNeverSatisfiesData() throws {
        let link = ExtensionItem.Attachment.url(try #require(URL(string: "https://example.com")))
        #expect(link.representation(conformingTo: .data) == nil)
        #expect(link.representation(preferring: [.item, .content]) == nil)
        #expect(link.representation(conformingTo: .url) != nil)
    }
}

/// A representation has the same bytes from every source, even if many tasks read it.
struct RepresentationBytesTests {
    private let folder: TestFolder
    private let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })

    init() throws {
        folder = try TestFolder()
    }

    /// The same bytes in memory, in payloads of all encodings, in a file and in a payload folder.
    private func forms() throws -> [Representation] {
        let item = ExtensionItem(mainAttachment: .data(bytes, typeIdentifier: .data))
        var items = try WireEncoding.all.map { try ExtensionItem(decoding: item.encoded(as: $0)) }
        let payload = folder.url.appending(path: "mapped.xitem.plist")
        try item.write(to: payload, as: .binary)
        items.append(try ExtensionItem(contentsOf: payload))
        let file = try folder.write(bytes, "file.bin")
        items.append(ExtensionItem(mainAttachment: try .file(at: file)))
        let target = folder.url.appending(path: "A.xitem")
        try item.writeFolder(to: target)
        items.append(try ExtensionItem(contentsOf: target))
        return [item.mainAttachment.representations[0]]
            + items.map { $0.mainAttachment.representations[0] }
    }

    @Test func loadsTheSameBytesFromEveryForm() async throws {
        for form in try forms() {
            #expect(try await form.load() == bytes)
            #expect(form.byteCount == bytes.count)
            var streamed = Data()
            var largest = 0
            try form.bytes().forEachChunk(ofAtMost: 999) { piece in
                piece.withUnsafeBytes { streamed.append(contentsOf: $0) }
                largest = max(largest, piece.byteCount)
            }
            #expect(streamed == bytes)
            #expect(largest == 999)
            let target = folder.url.appending(path: "out")
            try await form.write(to: target)
            #expect(try Data(contentsOf: target) == bytes)
        }
    }

    @Test func manyTasksLoadAtOnce() async throws {
        let forms = try forms()
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<4 {
                for form in forms { group.addTask { try await form.load() } }
            }
            for try await loaded in group { #expect(loaded == bytes) }
        }
    }

    @Test func textLoadsAsItsUTF8() async throws {
        #expect(try await Representation.text("é").load() == Data([0xC3, 0xA9]))
    }

    /// The same text is loaded from a string, from data and from a file.
    @Test func textIsLoadedFromEveryForm() async throws {
        let item = ExtensionItem(mainAttachment: .data(Data("é\n".utf8), typeIdentifier: .html))
        let target = folder.url.appending(path: "A.xitem")
        try await item.writeFolder(to: target, filesFrom: 0)
        let file = try await ExtensionItem(contentsOf: target).mainAttachment.representations[0]
        for form in [
            Representation.text("é\n", typeIdentifier: .html),
            item.mainAttachment.representations[0], file,
        ] {
            #expect(try await form.loadText() == "é\n")
        }
        let error = await #expect(throws: PayloadError.self) {
            try await Representation.data(Data([0xC3]), typeIdentifier: .html).loadText()
        }
        #expect(error?.code == .representationContent)
        #expect(error?.message.contains("public.html") == true)
    }

    @Test func loadingContentWithoutBytesNamesTheType() async throws {
        let url = Representation.url(URL(filePath: "/"))
        let error = await #expect(throws: PayloadError.self) { try await url.load() }
        #expect(error?.code == .representationContent)
        #expect(error?.message.contains("public.url") == true)
        let file = Representation(
            typeIdentifier: .png, content: .file(FileReference(path: "attachments/a", byteCount: 1))
        )
        let refusal = #expect(throws: PayloadError.self) { try file.bytes() }
        #expect(refusal?.isOnly(.fileOutsideFolder) == true)
    }

    /// The file has fewer bytes than when the attachment was created. A failed write leaves no file.
    @Test func aFileThatShrinksIsAnError() throws {
        let file = try folder.write(bytes, "shrinking.bin")
        let item = ExtensionItem(mainAttachment: try .file(at: file))
        try FileHandle(forWritingTo: file).truncate(atOffset: 50)
        let expected = ["file.byte-count /main-attachment/representations/0/data"]
        let target = folder.url.appending(path: "out.json")
        #expect(try refusal { try item.write(to: target, as: .json) } == expected)
        #expect(try folder.names() == ["shrinking.bin"])
    }

    @Test func aFilesTypeComesFromItsName() throws {
        let png = try folder.write(Data([1, 2, 3]), "cover.PNG")
        let attachment = try ExtensionItem.Attachment.file(at: png)
        #expect(attachment.representations[0].typeIdentifier == .png)
        #expect(attachment.representations[0].byteCount == 3)
        #expect(attachment.suggestedName == "cover.PNG")
        let odd = try folder.write(Data(), "a:b.nothing-known")
        #expect(
            try ExtensionItem.Attachment.file(at: odd).representations[0].typeIdentifier == .data)
        #expect(try ExtensionItem.Attachment.file(at: odd).suggestedName == nil)
        #expect(throws: PayloadError.self) { try ExtensionItem.Attachment.file(at: folder.url) }
        #expect(throws: PayloadError.self) {
            try ExtensionItem.Attachment.file(at: folder.url.appending(path: "nowhere"))
        }
    }
}

/// The convenience methods that return the content most receivers need.
struct ShortPickingTests {
    private let link = URL(string: "https://example.com/a")
    private let other = URL(string: "https://example.com/b")

    private func item() throws -> ExtensionItem {
        var item = ExtensionItem(data: Data([1]), typeIdentifier: .pdf)
        item.additionalAttachments = [
            ExtensionItem.Attachment(representations: [
                .html("<p>"), .url(try #require(link)), .data(Data([2]), typeIdentifier: .png),
            ]),
            .url(try #require(other)), .text("later"),
        ]
        return item
    }

    @Test func anItemHasTheFirstURLAndText() throws {
        let item = try item()
        #expect(item.url == link)
        #expect(item.text == "<p>")
        #expect(item.mainAttachment.url == nil && item.mainAttachment.text == nil)
        #expect(item.attachments[2].url == other && item.attachments[2].text == nil)
        #expect(item.attachments[3].text == "later" && item.attachments[3].url == nil)
    }

    @Test func theFirstAttachmentOfATypeIsFound() throws {
        let attachments = try item().attachments
        #expect(attachments.first(conformingTo: .image) == attachments[1])
        #expect(attachments.first(conformingTo: .data) == attachments[0])
        #expect(attachments.first(conformingTo: .url) == attachments[1])
        #expect(attachments.dropFirst(2).first(conformingTo: .url) == attachments[2])
        #expect(attachments.first(conformingTo: .movie) == nil)
    }

    @Test func representationsCanHaveExternalBytes() async throws {
        let bytes = WatchedBytes(Data([1, 2])) { _ in }
        let one = Representation.data(WireData(source: bytes), typeIdentifier: .png)
        #expect(one.byteCount == 2)
        #expect(try await one.load() == Data([1, 2]))
    }
}
