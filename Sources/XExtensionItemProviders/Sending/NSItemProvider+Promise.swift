#if canImport(ObjectiveC) || canImport(AppleFoundation)
    #if canImport(AppleFoundation)
        public import AppleFoundation
    #else
        public import Foundation
    #endif
    public import XExtensionItem

    extension NSItemProvider {
        /// Creates an item provider whose attachment is made when somebody loads it, once for all
        /// types.
        ///
        /// The registered types are those of the placeholder. Loading a type that the attachment lacks
        /// fails. Cancelling a load cancels the making only if no other load waits for it.
        ///
        /// - Parameters:
        ///   - provider: the provider of the attachment, which is called at most once at a time, and
        ///     not again after it succeeded.
        ///   - activity: the activity to call it with, or nil for all activities.
        ///   - staging: the folder for files.
        public convenience init(
            promising provider: ItemProvider, for activity: ActivityType?, staging: StagingFolder
        ) {
            self.init()
            suggestedName = provider.placeholder.systemName
            let source = ItemSource(mainAttachment: provider)
            let promise = SharedWork {
                guard let activity else { return try await source.item().mainAttachment }
                return try await source.item(for: activity).mainAttachment
            }
            for placeholder in provider.placeholder.representations {
                let type = placeholder.typeIdentifier
                switch placeholder.content {
                case .url(let url) where !url.isFileURL:
                    registerObject(type) { try await promise.representation(type).systemObject() }
                case .text, .propertyList:
                    registerObject(type) { try await promise.representation(type).systemObject() }
                default:
                    registerFile(type) {
                        let made = try await promise.representation(type)
                        let name = try await promise.value().safeFileName(for: made)
                        let file = try staging.place(for: name)
                        try await made.write(to: file)
                        return file
                    }
                }
            }
        }
    }

    extension SharedWork<Attachment> {
        /// Returns the representation for a registered type.
        ///
        /// - Throws: `representation.content` if the attachment has no such representation; the error of
        ///   the provider.
        fileprivate func representation(_ type: TypeIdentifier) async throws -> Representation {
            let made = try await value()
            if let representation = made.representation(conformingTo: type) {
                return representation
            }
            let found = made.representations.map(\.typeIdentifier.rawValue).joined(separator: ", ")
            throw WireError(
                code: .representationContent,
                message: "expected an attachment of type \(type), as promised, found \(found)")
        }
    }
#endif
