#if canImport(CoreTransferable) && canImport(UniformTypeIdentifiers)
    public import CoreTransferable
    import Essentials
    public import UniformTypeIdentifiers
    public import XExtensionItem

    /// Lets SwiftUI transfer an item, with `ShareLink`, `draggable`, `dropDestination` and
    /// `PasteButton`.
    ///
    ///     ShareLink(item: item, preview: SharePreview("A post"))
    ///
    /// SwiftUI creates the item provider, with the whole payload as a file, and with the first URL
    /// of the main attachment for apps that do not know the format. It creates no
    /// `NSExtensionItem`, so those apps receive no user info.
    ///
    /// The app must declare the type `org.xextensionitem.payload` in its Info.plist, under
    /// `UTImportedTypeDeclarations`.
    extension ExtensionItem: Transferable {
        /// The payload in a file; for apps that do not know the format, the first URL of the main
        /// attachment.
        public static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .xExtensionItemPayload) { (item: ExtensionItem) in
                let file = try staging.place(for: "item.xitem.plist")
                try await item.write(to: file, as: .binary)
                return SentTransferredFile(file)
            } importing: { received in
                try await ExtensionItem(contentsOf: received.file)
            }
            ProxyRepresentation { (item: ExtensionItem) -> URL in try item.transferredURL }
        }

        /// The folder for payload files. It is kept when the process ends, because SwiftUI does not
        /// report when it has read a file.
        private static let staging = StagingFolder(outlivesItsOwner: true)

        private var transferredURL: URL {
            get throws {
                guard let url = mainAttachment.representations.lazy.compactMap(\.url).first else {
                    throw PayloadError(
                        code: .representationContent, pointer: "/main-attachment",
                        message: "expected a URL among the representations")
                }
                return url.absoluteURL
            }
        }
    }

    extension UTType {
        /// The type of a payload; clause 22.1.2.
        ///
        /// The app must declare the type in its Info.plist as an imported type, because every app
        /// with this library knows the type, but none owns it.
        public static var xExtensionItemPayload: UTType {
            UTType(importedAs: TypeIdentifier.payload.rawValue)
        }

        /// Creates the system's type for a type identifier; nil if no app on the system declares
        /// it.
        ///
        /// A media type is first converted to its uniform type.
        public init?(_ type: TypeIdentifier) {
            self.init(type.uniform.rawValue)
        }
    }

    extension TypeIdentifier {
        /// Creates the type identifier of the system's type.
        public init(_ type: UTType) {
            self.init(rawValue: type.identifier)
        }
    }
#endif
