#if canImport(ObjectiveC) || canImport(AppleFoundation)
    #if canImport(AppleFoundation)
        public import AppleFoundation
    #else
        public import Foundation
    #endif
    public import XExtensionItem

    /// An attachment that has arrived and is not loaded: its types and its name.
    ///
    ///     if let type = attachment.typeIdentifiers.first(where: { $0.conforms(to: .image) }) {
    ///         let image = try await attachment.load(type)
    ///         try await image.write(to: file)
    ///     }
    public struct ReceivedAttachment: Sendable {
        /// The types that the sender offers, the preferred one first.
        public let typeIdentifiers: [TypeIdentifier]
        /// The name that the sender suggests.
        ///
        /// Never use it as a path; `Attachment/safeFileName(for:)` derives a safe file name.
        public let suggestedName: String?
        private let provider: UncheckedBox<NSItemProvider>

        /// Creates the attachment of an item provider; nothing is loaded yet.
        public init(_ provider: NSItemProvider) {
            typeIdentifiers = provider.registeredTypeIdentifiers.map(TypeIdentifier.init(rawValue:))
            suggestedName = provider.suggestedName
            self.provider = UncheckedBox(provider)
        }

        /// Loads one type: a URL, a text or a property list as such, everything else as an open file.
        ///
        /// The system writes bytes to a temporary file, which is opened before the system deletes it.
        /// So the bytes are not in memory, and there is nothing to clean up. The loaded content keeps
        /// the file open, which takes one file descriptor.
        ///
        /// An item provider can stay silent; to limit the wait, cancel the task.
        ///
        /// - Parameters:
        ///   - type: one of ``typeIdentifiers``.
        ///   - progress: a progress to which the load counts as one unit.
        /// - Returns: the representation.
        /// - Throws: the error of the item provider; `input.failed` if its file cannot be opened;
        ///   `CancellationError`.
        public func load(
            _ type: TypeIdentifier, progress: Progress? = nil
        ) async throws -> Representation {
            try await loadReporting(type, progress: progress).representation
        }

        /// Loads one type, and reports objects in a property list that no payload holds, with pointers
        /// from the representation.
        func loadReporting(_ type: TypeIdentifier, progress: Progress?) async throws
            -> LoadedContent
        {
            let isObject = [.url, .text, .propertyList].contains { type.conforms(to: $0) }
            if isObject, let loaded = try await object(type, progress) { return loaded }
            return LoadedContent(
                try await withFile(type, progress) { try .file(at: $0, typeIdentifier: type) })
        }

        /// Loads the preview image that the sender provides; nil if there is none.
        ///
        /// - Throws: `CancellationError`.
        public func loadPreview() async throws -> Representation? {
            do {
                return try await ProviderLoad.value(nil) { answer in
                    provider.value.loadPreviewImage(options: [:]) { item, error in
                        answer(Result { try LoadedContent.preview(item, error) })
                    }
                    return nil
                }
            } catch {
                try Task.checkCancellation()
                // Item providers without a preview answer with an error.
                return nil
            }
        }

        /// Loads an object; nil if the content is to be loaded as a file.
        private func object(
            _ type: TypeIdentifier, _ progress: Progress?
        ) async throws -> LoadedContent? {
            try await ProviderLoad.value(progress) { answer in
                provider.value.loadItem(forTypeIdentifier: type.rawValue, options: nil) {
                    item, error in
                    answer(Result { try LoadedContent(object: item, type, error) })
                }
                return nil
            }
        }

        /// Calls a closure with the file of a type, before the system deletes the file.
        func withFile<Value: Sendable>(
            _ type: TypeIdentifier, _ progress: Progress?,
            _ read: @escaping @Sendable (URL) throws -> Value
        ) async throws -> Value {
            try await ProviderLoad.value(progress) { answer in
                provider.value.loadFileRepresentation(forTypeIdentifier: type.rawValue) {
                    url, error in
                    answer(
                        Result {
                            guard let url else { throw error ?? MissingAnswer() }
                            return try read(url)
                        })
                }
            }
        }
    }

    /// The error of an item provider that answers with neither a content nor an error.
    struct MissingAnswer: Error, LocalizedError, CustomStringConvertible {
        var description: String {
            "expected a content or an error from the item provider, found neither"
        }
        var errorDescription: String? { description }
    }
#endif
