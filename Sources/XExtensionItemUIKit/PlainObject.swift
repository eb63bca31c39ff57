#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import XExtensionItem
    import XExtensionItemProviders

    /// The object for an activity that does not accept an extension item.
    ///
    /// The share sheet chooses the activities by the class of the placeholder, so the object
    /// normally has the same class. Data of 1 MiB or more, however, becomes the URL of a file, and
    /// a property list becomes a Foundation object such as an `NSDictionary`.
    enum PlainObject {
        /// The minimum size, in bytes, of data that is passed as a file.
        private static let fileThreshold = 1 << 20

        static func placeholder(for attachment: ExtensionItem.Attachment) -> Any {
            guard let first = attachment.representations.first else { return NSString() }
            switch first.content {
            case .url(let url): return url.object
            case .text(let text): return NSString(string: text)
            case .data, .file, .propertyList, .unknown:
                return first.typeIdentifier.conforms(to: .image) ? UIImage() : NSData()
            }
        }

        static func typeIdentifier(of attachment: ExtensionItem.Attachment) -> String {
            attachment.representations.first?.typeIdentifier.uniform.rawValue ?? ""
        }

        static func object(
            for attachment: ExtensionItem.Attachment, _ staging: StagingFolder
        ) async throws -> any NSSecureCoding {
            guard let first = attachment.representations.first(where: \.isKnown) else {
                throw PayloadError(
                    code: .representationContent, pointer: "/main-attachment",
                    message: "expected content that an activity can accept")
            }
            guard first.isFileContent, let count = first.byteCount else {
                return try await first.systemObject()
            }
            guard count < fileThreshold else {
                let file = try staging.place(for: attachment.safeFileName(for: first))
                try await first.write(to: file)
                return file as NSURL
            }
            let data = try await first.load()
            let image = first.typeIdentifier.conforms(to: .image) ? UIImage(data: data) : nil
            return image ?? data as NSData
        }

        static func losses(of item: ExtensionItem, _ object: Any) -> [Loss] {
            let sent: Set<SharedMember> = [
                .additionalAttachments, .mainAttachment, .thumbnail, .title,
            ]
            var pointers = item.writtenMembers.filter { !sent.contains($0) }.map {
                JSONPointer.step($0.rawValue)
            }
            pointers += item.additionalAttachments.indices.map { "/additional-attachments/\($0)" }
            // An item provider and a file keep the suggested name, but only an item provider keeps
            // all representations.
            let main = item.mainAttachment
            if !(object is NSItemProvider) {
                let sent = main.representations.firstIndex(where: \.isKnown)
                pointers += main.representations.indices.filter { $0 != sent }
                    .map { "/main-attachment/representations/\($0)" }
                if main.suggestedName != nil, (object as? NSURL)?.isFileURL != true {
                    pointers.append("/main-attachment/suggested-name")
                }
            }
            return pointers.map {
                .notCarried($0, "the activity gets only the main attachment")
            }
        }

        /// The maximum size, in bytes, of a thumbnail that is loaded on the main thread.
        private static let maximumThumbnail = 1 << 20

        static func smallImage(_ thumbnail: Representation??) -> UIImage? {
            guard let bytes = try? (thumbnail ?? nil)?.bytes(),
                bytes.byteCount <= maximumThumbnail
            else { return nil }
            return (try? bytes.load()).flatMap { UIImage(data: $0) }
        }

        static func image(_ thumbnail: () async throws -> Representation?) async -> UIImage? {
            guard let bytes = try? await thumbnail()?.load() else { return nil }
            return UIImage(data: bytes)
        }
    }

    extension Representation {
        /// Whether the content is bytes, which an activity gets as data, an image or a file.
        fileprivate var isFileContent: Bool {
            switch content {
            case .data, .file: true
            case .url, .text, .propertyList, .unknown: false
            }
        }
    }
#endif
