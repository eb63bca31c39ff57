#if os(Linux) || os(macOS)
    import Foundation
    import TestSupport
    import Testing

    @testable import XExtensionItem

    /// A disk that becomes full during a write: no partial file is left behind under any name.
    ///
    /// A separate process limits the size of files, which simulates a full disk.
    struct FullDiskTests {
        private static let big = Data(repeating: 7, count: 300_000)

        @Test func aFileKeepsWhatItHad() async {
            await #expect(processExitsWith: .success) {
                let folder = try TestFolder()
                let file = try folder.write("old", "item.xitem.json")
                limitFileSize(to: 100_000)
                for encoding in WireEncoding.all {
                    let error = #expect(throws: PayloadError.self) {
                        try ExtensionItem(mainAttachment: .data(Self.big, typeIdentifier: .png))
                            .write(to: file, as: encoding)
                    }
                    #expect(error?.findings.map(\.code) == [.output])
                    #expect(error?.findings[0].message.contains("File too large") == true)
                }
                #expect(try String(contentsOf: file, encoding: .utf8) == "old")
                #expect(try folder.names() == ["item.xitem.json"])
            }
        }

        /// Two items exceed the limit: one with its second attachment, the other with its document.
        @Test func aFolderKeepsWhatItHad() async {
            await #expect(processExitsWith: .success) {
                let folder = try TestFolder()
                let (old, new) = (
                    folder.url.appending(path: "A.xitem"), folder.url.appending(path: "B.xitem")
                )
                try ExtensionItem(text: "old").writeFolder(to: old)
                limitFileSize(to: 100_000)
                var attachment = ExtensionItem(
                    mainAttachment: .data(Data(count: 10_000), typeIdentifier: .png))
                attachment.additionalAttachments = [.data(Self.big, typeIdentifier: .png)]
                var document = ExtensionItem(
                    mainAttachment: .data(Data(count: 10_000), typeIdentifier: .png))
                document.title = String(repeating: "x", count: 200_000)
                for item in [attachment, document] {
                    for target in [old, new] {
                        let error = #expect(throws: PayloadError.self) {
                            try item.writeFolder(to: target)
                        }
                        #expect(error?.findings.map(\.code) == [.output])
                    }
                }
                #expect(try folder.names() == ["A.xitem"])
                #expect(try folder.names("A.xitem") == ["item.json"])
                #expect(try ExtensionItem(contentsOf: old) == ExtensionItem(text: "old"))
            }
        }

        @Test func anAttachmentKeepsWhatItHad() async {
            await #expect(processExitsWith: .success) {
                let folder = try TestFolder()
                let file = try folder.write("old", "a.png")
                limitFileSize(to: 100_000)
                for target in [file, folder.url.appending(path: "b.png")] {
                    let error = await #expect(throws: PayloadError.self) {
                        try await Representation.data(Self.big, typeIdentifier: .png).write(
                            to: target)
                    }
                    #expect(error?.code == .output)
                }
                #expect(try String(contentsOf: file, encoding: .utf8) == "old")
                #expect(try folder.names() == ["a.png"])
            }
        }

        /// Content within the limit is written, so only the limit causes the failures above.
        @Test func contentThatFitsIsWritten() async {
            await #expect(processExitsWith: .success) {
                let folder = try TestFolder()
                limitFileSize(to: 1_000_000)
                let target = folder.url.appending(path: "A.xitem")
                try await ExtensionItem(mainAttachment: .data(Self.big, typeIdentifier: .png))
                    .writeFolder(to: target)
                let read = try await ExtensionItem(contentsOf: target)
                #expect(try await read.mainAttachment.representations[0].load() == Self.big)
            }
        }
    }
#endif
