#if canImport(CoreTransferable) && canImport(UniformTypeIdentifiers)
    public import CoreTransferable
    #if canImport(AppleFoundation)
        import AppleFoundation
    #else
        import Foundation
    #endif
    public import UniformTypeIdentifiers
    public import XExtensionItem

    /// An item for SwiftUI's `ShareLink`, `draggable`, `dropDestination` and `PasteButton`.
    ///
    ///     ShareLink(item: TransferableItem(item), preview: SharePreview("A post"))
    ///
    /// SwiftUI makes the item provider itself, with the whole payload as a file, and the URL for apps
    /// that do not know the format. There is no extension item, and so no user info.
    ///
    /// The app declares the type `org.xextensionitem.payload` in its Info.plist, under
    /// `UTExportedTypeDeclarations`.
    public struct TransferableItem: Transferable, Sendable {
        /// The item.
        public var item: ExtensionItem

        /// Creates the transferable form of an item.
        public init(_ item: ExtensionItem) {
            self.item = item
        }

        /// The payload in a file, or else the first URL of the main attachment.
        public static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .xExtensionItemPayload) { (value: TransferableItem) in
                let file = try staging.place(for: "item.xitem.plist")
                try await value.item.write(to: file, as: .binary)
                return SentTransferredFile(file)
            } importing: { received in
                TransferableItem(try await ExtensionItem(contentsOf: received.file))
            }
            ProxyRepresentation { (value: TransferableItem) -> URL in
                try value.url
            }
        }

        /// SwiftUI does not say when it has read a file, so files stay until the process ends. The next
        /// process removes them.
        private static let staging = StagingFolder()

        /// The URL for apps that do not know the format.
        ///
        /// - Throws: `representation.content` if the main attachment has none.
        private var url: URL {
            get throws {
                guard let url = item.mainAttachment.representations.lazy.compactMap(\.url).first
                else {
                    throw WireError(
                        code: .representationContent, pointer: "/main-attachment",
                        message: "expected a URL among the representations")
                }
                return url.absoluteURL
            }
        }
    }

    extension UTType {
        /// The type of a payload, which the app declares in its Info.plist; clause 22.1.2.
        public static var xExtensionItemPayload: UTType {
            UTType(exportedAs: TypeIdentifier.payload.rawValue)
        }
    }
#endif
