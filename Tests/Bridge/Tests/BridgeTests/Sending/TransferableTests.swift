import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers
import XExtensionItem
import XExtensionItemProviders

struct TransferableTests {
    private typealias Parts = TupleTransferRepresentation<
        ExtensionItem, FileRepresentation<ExtensionItem>,
        CoreTransferable.ProxyRepresentation<ExtensionItem, URL>
    >

    private func parts(_ sourceLocation: SourceLocation = #_sourceLocation) throws -> Parts {
        try #require(ExtensionItem.transferRepresentation as? Parts, sourceLocation: sourceLocation)
    }

    @Test func thePayloadIsAFile() async throws {
        var item = ExtensionItem(url: try makeURL("https://a.example"))
        item.title = "Title"
        item.userInfo = ["kept": true]
        let file = try parts().first
        #expect(file.contentType.identifier == "org.xextensionitem.payload")
        // Apps with this library would contradict each other if each owned the type.
        #expect(file.contentType.isImported)
        let sent = try await file.exporting(item)
        // The folder stays until the process ends, because SwiftUI does not report when it has read
        // it.
        let folder = sent.file.deletingLastPathComponent().deletingLastPathComponent()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(folder.lastPathComponent.hasPrefix("xextensionitem-staging-"))
        #expect(!sent.allowAccessingOriginalFile)
        let received = try await file.importing(
            ReceivedTransferredFile(file: sent.file, isOriginalFile: false))
        #expect(received == item)
    }

    @Test func otherAppsGetTheURL() async throws {
        let url = try makeURL("https://a.example/x")
        let proxy = try parts().second
        #expect(try await proxy.exporting(ExtensionItem(url: url)) == url)
        let error = await #expect(throws: PayloadError.self) {
            try await proxy.exporting(ExtensionItem(text: "no URL"))
        }
        #expect(error?.findings.first?.code == .representationContent)
    }

    /// A receiver of files does not mistake the payload for a file.
    @Test func payloadIsNotOfferedAsData() {
        #expect(!TypeIdentifier.payload.conforms(to: .data))
        #expect(!TypeIdentifier.payload.conforms(to: .item))
    }

    /// `UTType` does not represent media types, so a media type becomes a uniform type.
    @Test func systemTypesMatchTypeIdentifiers() {
        #expect(UTType(TypeIdentifier.png)?.identifier == "public.png")
        #expect(UTType("image/png" as TypeIdentifier)?.identifier == "public.png")
        #expect(UTType("com.example.unknown" as TypeIdentifier) == nil)
        #expect(TypeIdentifier(UTType.xExtensionItemPayload) == .payload)
    }
}
