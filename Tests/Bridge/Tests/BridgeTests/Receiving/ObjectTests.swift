import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders

/// Objects and files under one type, for each way in which the system converts an object to a
/// file.
struct ObjectTests {
    private typealias Bytes = NSItemProvider.ObjectBytes

    /// The item with one attachment, and the losses.
    private func received(
        _ provider: NSItemProvider, _ bytes: NSItemProvider.ObjectBytes
    ) async throws -> (item: ExtensionItem, losses: [Loss]) {
        try await NSItemProvider.$objectBytes.withValue(bytes) {
            try await ReceivedItem(extensionItem([:], [provider])).extensionItem()
        }
    }

    /// An item provider with a file that a sender has registered.
    private func fileProvider(_ type: String, _ file: URL) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerFileRepresentation(
            forTypeIdentifier: type, fileOptions: [], visibility: .all
        ) {
            $0(file, false, nil)
            return nil
        }
        return provider
    }

    // MARK: Texts

    @Test(arguments: NSItemProvider.ObjectBytes.allCases)
    func textObjectsStayText(_ bytes: NSItemProvider.ObjectBytes) async throws {
        for text in ["text", String(repeating: "long ", count: 1 << 18)] {
            for type in ["public.plain-text", "public.json", "public.html"] {
                let (item, losses) = try await received(provider(type, text as NSString), bytes)
                let loaded = item.mainAttachment.representations[0]
                #expect(try await loaded.loadText() == text)
                #expect(loaded.text == text || bytes == .contents && text.utf8.count > 1 << 20)
                #expect(losses == [])
            }
        }
    }

    /// As an object, a large log would be entirely in memory.
    @Test(arguments: [(1 << 20, 1), (1 << 20 + 1, 0)])
    func largeTextIsNeverLoadedAsAnObject(_ byteCount: Int, _ objectCount: Int) async throws {
        let folder = try TestFolder()
        let file = try folder.write(Data(repeating: 0x61, count: byteCount), "a.log")
        for type in ["public.plain-text", "public.json", "public.html"] {
            let provider = fileProvider(type, file)
            let loaded = try await ReceivedAttachment(provider).load(.init(rawValue: type))
            #expect(loaded.byteCount == byteCount)
            #expect(provider.objectLoadCount == objectCount, "\(type)")
        }
    }

    /// The header lists NSAttributedString and NSString for requests of text.
    @Test(arguments: NSItemProvider.ObjectBytes.allCases)
    func attributedStringsBecomePlainText(_ bytes: NSItemProvider.ObjectBytes) async throws {
        let styled = NSAttributedString(
            string: "styled", attributes: [.underlineStyle: NSNumber(value: 1)])
        for (text, messages) in [
            (styled, ["the styling of an attributed string"]),
            (NSAttributedString(string: "plain"), []),
        ] {
            for type in ["public.plain-text", "public.rtf"] {
                let (item, losses) = try await received(provider(type, text), bytes)
                #expect(item == ExtensionItem(text: text.string))
                #expect(losses.map(\.message) == messages)
            }
        }
        // UIKit offers the plain text beside it.
        let both = provider("public.rtf", styled)
        both.registerItem(forTypeIdentifier: "public.plain-text") { done, _, _ in
            done?("styled" as NSString, nil)
        }
        let (item, losses) = try await received(both, bytes)
        #expect(item.mainAttachment.representations.first?.text == "styled")
        #expect(losses.contains { $0.message == "the styling of an attributed string" })
    }

    // MARK: Files

    /// The URL of a file may have the type of the file.
    @Test(arguments: NSItemProvider.ObjectBytes.allCases)
    func fileURLsUnderAnotherTypeAreReadAsFiles(
        _ bytes: NSItemProvider.ObjectBytes
    ) async throws {
        let folder = try TestFolder()
        let file = try folder.write(Data("%PDF-1.7".utf8), "report.pdf")
        let (item, losses) = try await received(provider("com.adobe.pdf", file as NSURL), bytes)
        let pdf = item.mainAttachment.representations[0]
        #expect(pdf.typeIdentifier == .pdf)
        #expect(try await pdf.load() == Data("%PDF-1.7".utf8))
        #expect(losses == [])
        // A file that the system creates has no name from the sender.
        #expect(item.mainAttachment.suggestedName == (bytes == .archive ? "report.pdf" : nil))
    }

    /// Hosts do not change the name in the URL, or suggest the description of the type as a name.
    @Test(arguments: [nil, "file URL"])
    func fileURLsHaveTheName(_ suggestion: String?) async throws {
        let folder = try TestFolder()
        let file = try folder.write(Data("%PDF-1.7".utf8), "report.pdf")
        let provider = provider("public.file-url", file as NSURL)
        provider.suggestedName = suggestion
        let item = try await received(provider, .archive).item
        #expect(item.mainAttachment.suggestedName == "report.pdf")
    }

    /// A file that begins like an archive is read as a file, unless the provider also has an
    /// object.
    @Test func archiveFilesStayFiles() async throws {
        let folder = try TestFolder()
        let archive = Data("bplist00".utf8) + Data(repeating: 1, count: 1 << 20)
        let file = try folder.write(archive, "a")
        for (type, objectCount) in [("com.example.a", 0), ("public.mpeg-4", 0), ("public.png", 1)] {
            let provider = fileProvider(type, file)
            let loaded = try await ReceivedAttachment(provider).load(.init(rawValue: type))
            #expect(try await loaded.load() == archive)
            #expect(loaded.typeIdentifier.rawValue == type)
            #expect(provider.objectLoadCount == objectCount, "\(type)")
        }
    }

    /// Without an object, bytes may be available.
    @Test func fallsBackToBytesIfTheObjectFails() async throws {
        let provider = NSItemProvider()
        provider.registerItem(forTypeIdentifier: "public.url") { done, wanted, _ in
            let bytes = Data("https://a.example".utf8) as NSData
            done?(wanted == nil ? nil : bytes, wanted == nil ? Broken() : nil)
        }
        let loaded = try await ReceivedAttachment(provider).load(.url)
        #expect(try await loaded.load() == Data("https://a.example".utf8))
        // If no bytes are available either, the first error counts.
        let broken = NSItemProvider()
        broken.registerItem(forTypeIdentifier: "public.url") { done, wanted, _ in
            done?(nil, wanted == nil ? Broken() : CancellationError())
        }
        await #expect(throws: Broken.self) { try await ReceivedAttachment(broken).load(.url) }
    }
}
