import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders

struct SendingTests {
    private let staging = StagingFolder()

    @Test func representationsKeepTheirOrder() async throws {
        let attachment = ExtensionItem.Attachment(
            representations: [
                .data(png, typeIdentifier: .png), .url(try makeURL("https://a.example/b%20c")),
                .text("caption"), .propertyList(["a": 1]),
            ], suggestedName: "photo")
        let provider = NSItemProvider(attachment, staging: staging)
        #expect(
            provider.registeredTypeIdentifiers == [
                "public.png", "public.url", "public.plain-text", "com.apple.property-list",
            ])
        #expect(provider.suggestedName == "photo")
        let objects = try await objects(of: provider)
        #expect(objects["public.png"] as? NSData == png as NSData)
        #expect((objects["public.url"] as? NSURL)?.absoluteString == "https://a.example/b%20c")
        #expect(objects["public.plain-text"] as? NSString == "caption")
        #expect(objects["com.apple.property-list"] as? NSDictionary == ["a": 1])
    }

    /// The system cannot load relative URLs.
    @Test func relativeURLsAreMadeAbsolute() async throws {
        let url = try #require(URL(string: "b", relativeTo: makeURL("https://a.example/")))
        let objects = try await objects(of: NSItemProvider(.url(url), staging: staging))
        let object = try #require(objects["public.url"] as? NSURL)
        #expect(object.baseURL == nil)
        #expect(object.relativeString == "https://a.example/b")
    }

    @Test func largeDataIsAFileOnDemand() async throws {
        let large = Data(repeating: 3, count: 64 << 10)
        let attachment = ExtensionItem.Attachment.data(
            large, typeIdentifier: .png, suggestedName: "photo")
        let provider = NSItemProvider(attachment, staging: staging)
        #expect(!FileManager.default.fileExists(atPath: staging.url.path))
        for _ in 0..<3 {
            #expect(try await ReceivedAttachment(provider).load(.png).load() == large)
        }
        // The file is written once for all loads.
        let folders = try FileManager.default.contentsOfDirectory(atPath: staging.url.path)
        #expect(folders.count == 1)
        let folder = staging.url.appendingPathComponent(folders[0]).path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["photo.png"])
        let small = ExtensionItem.Attachment.data(large.dropLast(), typeIdentifier: .png)
        let other = StagingFolder()
        let bytes = try await objects(of: NSItemProvider(small, staging: other))["public.png"]
        #expect(bytes is NSData)
        #expect(!FileManager.default.fileExists(atPath: other.url.path))
    }

    @Test func namesAreSafeAndKeepTheirForm() throws {
        func name(_ suggestion: String) -> String? {
            NSItemProvider(
                .data(png, typeIdentifier: .png, suggestedName: suggestion), staging: staging
            ).suggestedName
        }
        #expect(name("photo") == "photo")
        #expect(name("photo.png") == "photo.png")
        #expect(name("photo.txt") == "photo.txt")
        #expect(name("../../etc/passwd") == "_.._etc_passwd.png")
        #expect(name("CON") == "_CON.png")
        #expect(name("a/\u{338}b") == "a_\u{338}b.png")
    }

    @Test func reportsChangedName() throws {
        var item = ExtensionItem(data: png, typeIdentifier: .png, suggestedName: "CON")
        #expect(
            try item.systemItem().losses.map(\.description) == [
                "upstream.not-carried at /main-attachment/suggested-name: "
                    + "the name becomes “_CON.png”"
            ])
        item.mainAttachment.suggestedName = "../x"
        #expect(try item.systemItem().losses.map(\.code.rawValue) == ["suggested-name.unsafe"])
    }

    @Test func nothingIsLoadedBeforeARequest() throws {
        let folder = try TestFolder()
        let file = try folder.write(png, "photo.png")
        var item = ExtensionItem(mainAttachment: try .file(at: file))
        item.thumbnail = try .file(at: file)
        let (system, losses) = try item.systemItem()
        #expect(losses == [])
        #expect(system.attachments?.count == 1)
    }

    @Test func unrepresentableMainAttachmentIsAnError() throws {
        var item = ExtensionItem(url: try makeURL("data:,x"))
        item.additionalAttachments = [.text("more")]
        let error = #expect(throws: PayloadError.self) { try item.systemItem() }
        #expect(error?.findings.first?.code == .missingMainAttachment)
        #expect(throws: PayloadError.self) { try item.itemProviders() }
    }

    /// Keys that differ only in composition are one key of a Swift dictionary.
    @Test func reportsCanonicallyEquivalentKeys() throws {
        var item = ExtensionItem(text: "x")
        item.userInfo = ["\u{E9}": 1, "e\u{301}": 2]
        item.parameters["com.a"] = ["e\u{301}": 1, "\u{E9}": 2]
        let (system, losses) = try item.systemItem()
        let told = losses.filter { $0.code == .replacedUpstream }.map(\.pointer)
        #expect(told.count == 2)
        #expect(Array(told[0].utf8) == Array("/parameters/com.a/\u{E9}".utf8))
        #expect(Array(told[1].utf8) == Array("/user-info/\u{E9}".utf8))
        #expect(system.userInfo?["e\u{301}"] as? NSNumber == 2)
    }

    /// A Foundation dictionary on Linux sometimes treats canonically equivalent strings as the same key.
    /// Each value arrives or is reported.
    @Test func nestedCanonicallyEquivalentKeysAreReported() throws {
        var item = ExtensionItem(text: "x")
        for number in 0..<100 {
            item.userInfo["\(number)"] = ["\(number)\u{E9}": 1, "\(number)e\u{301}": 2]
        }
        let (system, losses) = try item.systemItem()
        #expect(losses.allSatisfy { $0.code == .replacedUpstream })
        for number in 0..<100 {
            let pair = try #require(system.userInfo?["\(number)"] as? NSDictionary)
            let told = losses.filter { $0.pointer.hasPrefix("/user-info/\(number)/") }
            #expect(pair.count + told.count == 2)
        }
    }

    @Test func changedContentKindsAreReported() async throws {
        var item = ExtensionItem(mainAttachment: .text("t", typeIdentifier: .png))
        item.additionalAttachments = [
            .propertyList("text", typeIdentifier: .plainText),
            .propertyList(.data(WireData(png))), .propertyList([1], typeIdentifier: .png),
            .propertyList(7, typeIdentifier: .png),
            .propertyList("text"), .text("{}", typeIdentifier: .json), .propertyList(7),
        ]
        let (system, losses) = try item.systemItem()
        #expect(
            losses.map { "\($0.pointer): \($0.message)" } == [
                "/main-attachment/representations/0: the content arrives as data",
                "/additional-attachments/0/representations/0: the content arrives as text",
                "/additional-attachments/1/representations/0: the content arrives as data",
                "/additional-attachments/2/representations/0: the content arrives as data",
                "/additional-attachments/3/representations/0: the content arrives as data",
            ])
        let back = try await ReceivedItem(system).extensionItem().item
        #expect(try await back.mainAttachment.representations[0].load() == Data("t".utf8))
        #expect(back.additionalAttachments[0] == .text("text"))
        #expect(back.additionalAttachments[1] == .data(png, typeIdentifier: .propertyList))
        let list = try await back.additionalAttachments[2].representations[0].load()
        #expect(
            try PropertyListSerialization.propertyList(from: list, format: nil) as? [Int] == [1])
        let number = try await back.additionalAttachments[3].representations[0].load()
        #expect(try PropertyListSerialization.propertyList(from: number, format: nil) as? Int == 7)
        #expect(Array(back.additionalAttachments[4...]) == Array(item.additionalAttachments[4...]))
    }

    @Test func theThumbnailIsThePreviewImage() async throws {
        var item = ExtensionItem(text: "x")
        item.thumbnail = .data(png, typeIdentifier: .png)
        let (system, losses) = try item.systemItem()
        #expect(losses == [])
        let main = ReceivedAttachment(try #require(system.attachments?.first))
        #expect(try await main.loadPreview() == item.thumbnail)
        item.thumbnail = .data(png, typeIdentifier: .jpeg)
        #expect(
            try item.systemItem().losses.map(\.pointer) == ["/thumbnail/type-identifier"])
        item.thumbnail = .url(try makeURL("https://a.example/x.png"))
        let (without, told) = try item.systemItem()
        #expect(told.map(\.pointer) == ["/thumbnail"])
        #expect(without.attachments?.first?.previewImageHandler == nil)
    }

    // MARK: Files on demand

    /// After an error, the file is written again. All later loads use this file.
    @Test func errorsAreNotCached() async throws {
        let (counter, staging) = (Counter(), staging)
        let provider = NSItemProvider()
        provider.registerFile(.png) {
            await counter.add()
            if await counter.count == 1 { throw Broken() }
            let file = try staging.place(for: "photo.png")
            try png.write(to: file)
            return file
        }
        let received = ReceivedAttachment(provider)
        await #expect(throws: Broken.self) { try await received.withFile(.png, nil) { _ in } }
        for _ in 0..<3 { #expect(try await received.load(.png).load() == png) }
        #expect(await counter.count == 2)
    }

    // MARK: Staging

    @Test func stagingFolderIsRemovedWithItsLastProvider() async throws {
        var folder: StagingFolder? = StagingFolder()
        let url = try #require(folder?.url)
        let attachment = ExtensionItem.Attachment.data(Data(count: 1 << 17), typeIdentifier: .png)
        var provider: NSItemProvider? = folder.map { NSItemProvider(attachment, staging: $0) }
        folder = nil
        var loaded: Representation? = try await ReceivedAttachment(try #require(provider))
            .load(.png)
        #expect(FileManager.default.fileExists(atPath: url.path))
        provider = nil
        try await wait { !FileManager.default.fileExists(atPath: url.path) }
        // Loaded content does not need the folder.
        #expect(try await loaded?.load() == Data(count: 1 << 17))
        loaded = nil
    }
}
