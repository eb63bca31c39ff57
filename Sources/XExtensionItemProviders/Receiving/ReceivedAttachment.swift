#if canImport(ObjectiveC) || STAND_INS
    public import Essentials
    public import XExtensionItem

    /// A received attachment that is not loaded yet: its types and its name.
    ///
    ///     if let type = attachment.typeIdentifiers.first(where: { $0.conforms(to: .image) }) {
    ///         let image = try await attachment.load(type)
    ///         try await image.write(to: file)
    ///     }
    public struct ReceivedAttachment: Sendable {
        /// The types that the sender offers, in the sender's order of preference.
        public let typeIdentifiers: [TypeIdentifier]
        /// The name that the sender suggests.
        ///
        /// Never use it as a path; `Attachment/safeFileName(for:)` derives a safe file name.
        public let suggestedName: String?
        private let provider: UncheckedBox<NSItemProvider>

        /// Creates the attachment of an item provider; nothing is loaded yet.
        public init(_ provider: NSItemProvider) {
            typeIdentifiers = provider.registeredTypeIdentifiers.map(TypeIdentifier.init(rawValue:))
            suggestedName = provider.nameIfAny
            self.provider = UncheckedBox(provider)
        }

        /// Loads one type. A URL, a property list, or text of at most 1 MiB is loaded as content of
        /// that kind if the sender registered it as an object. All other content is loaded as an
        /// open file.
        ///
        /// An image that is an object, such as a `UIImage`, becomes an upright PNG image. For a
        /// file URL, the file itself is loaded.
        ///
        /// The system writes bytes to a temporary file, which is opened before the system deletes
        /// it. The bytes are therefore not in memory, and there is nothing to clean up. The loaded
        /// content keeps the file open, which takes one file descriptor.
        ///
        /// An item provider may never respond; cancel the task to stop waiting.
        ///
        /// - Parameters:
        ///   - type: one of ``typeIdentifiers``.
        ///   - progress: a progress in which the load counts as one unit.
        /// - Returns: the representation.
        /// - Throws: the error of the item provider; `input.failed` if its file cannot be opened or
        ///   is a folder; `CancellationError`.
        public func load(
            _ type: TypeIdentifier, progress: Progress? = nil
        ) async throws -> Representation {
            let loaded = try await loadReporting(type, progress: progress)
            if let representation = loaded.representation { return representation }
            throw PayloadError(
                code: .input,
                message: loaded.losses.first?.message
                    ?? "expected content that a payload can represent")
        }

        func loadReporting(_ type: TypeIdentifier, progress: Progress?) async throws
            -> LoadedContent
        {
            guard isOfferedAsObject(type) else { return try await file(type, progress) }
            do {
                if let loaded = try await object(type, progress) { return loaded }
            } catch {
                if let loaded = try? await file(type, nil) { return loaded }
                try Task.checkCancellation()
                throw error
            }
            return try await file(type, nil)
        }

        /// Whether senders usually offer a type as a small object: a URL, or a property list that
        /// is not the content of a file.
        private func isOfferedAsObject(_ type: TypeIdentifier) -> Bool {
            type.conforms(to: .url) || type.conforms(to: .propertyList) && !hasFile
        }

        /// Whether the sender offers the URL of a file. All other types are then types of that
        /// file.
        private var hasFile: Bool { typeIdentifiers.contains { $0.conforms(to: .fileURL) } }

        /// Loads a file, or the object that the file represents.
        ///
        /// Loading an object loads all its bytes, so the object is requested only if the file is
        /// small text or begins like an archive. If the system does not create a file, the object
        /// of an image or text is requested; other types, such as movies, have no object.
        private func file(_ type: TypeIdentifier, _ progress: Progress?) async throws
            -> LoadedContent
        {
            let (isText, isImage) = (type.conforms(to: .text), type.conforms(to: .image))
            let file: LoadedContent
            do {
                file = try await withFile(type, progress) { try LoadedContent(file: $0, type) }
            } catch {
                if isText || isImage, let loaded = try? await object(type, nil) { return loaded }
                try Task.checkCancellation()
                throw error
            }
            guard file.mayRepresentObject(type, besideFile: hasFile),
                let loaded = try? await object(type, nil)
            else {
                try Task.checkCancellation()
                return file
            }
            return loaded
        }

        /// Loads the preview image in the size that the sender chooses; nil if the sender provides
        /// no preview.
        ///
        /// - Throws: `CancellationError`.
        public func loadPreview() async throws -> Representation? {
            do {
                return try await ProviderLoad.value(nil) { answer in
                    provider.value.loadPreviewImage(options: [:]) { item, error in
                        LoadedContent.preview(item, error, answer)
                    }
                    return nil
                }
            } catch {
                try Task.checkCancellation()
                // An item provider without a preview returns an error, so every error counts as no
                // preview.
                return nil
            }
        }

        private func object(
            _ type: TypeIdentifier, _ progress: Progress?
        ) async throws -> LoadedContent? {
            try await ProviderLoad.value(progress) { answer in
                provider.value.loadItem(forTypeIdentifier: type.rawValue, options: nil) {
                    item, error in
                    LoadedContent.make(item, type, error, answer)
                }
                return nil
            }
        }

        /// The system deletes the file after `read` returns.
        package func withFile<Value: Sendable>(
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

    extension NSItemProvider {
        var nameIfAny: String? {
            #if os(tvOS) || os(watchOS)
                nil
            #else
                suggestedName
            #endif
        }
    }

    struct MissingAnswer: Error, LocalizedError, CustomStringConvertible {
        var description: String {
            "expected content or an error from the item provider, found neither"
        }
        var errorDescription: String? { description }
    }

    struct AttachmentLoad: Sendable {
        let position: Int
        let attachment: ReceivedAttachment
        let types: [TypeIdentifier]

        init(_ position: Int, _ attachment: ReceivedAttachment, _ accepted: Set<TypeIdentifier>?) {
            self.position = position
            self.attachment = attachment
            types = attachment.typeIdentifiers.filter { type in
                type != .payload && accepted?.contains { type.conforms(to: $0) } ?? true
            }
        }

        /// If no type can be loaded, throws the first error.
        func run(_ progress: Progress?) async throws -> LoadedAttachment {
            var contents: [LoadedContent] = []
            var failures: [AttachmentError] = []
            for type in types {
                do {
                    contents.append(try await attachment.loadReporting(type, progress: progress))
                } catch {
                    try Task.checkCancellation()
                    failures.append(
                        AttachmentError(
                            code: .attachmentNotLoaded,
                            pointer: AttachmentError.pointer(ofAttachmentAt: position),
                            typeIdentifier: type, underlying: error))
                }
            }
            if contents.isEmpty, let first = failures.first { throw first }
            return LoadedAttachment(
                position: position, contents: contents, failures: failures,
                suggestedName: attachment.suggestedName)
        }
    }

    struct LoadedAttachment: Sendable {
        let position: Int
        let contents: [LoadedContent]
        let failures: [AttachmentError]
        let suggestedName: String?

        var attachment: ExtensionItem.Attachment {
            ExtensionItem.Attachment(
                representations: contents.compactMap(\.representation),
                suggestedName: contents.lazy.compactMap(\.fileName).first ?? suggestedName)
        }

        func losses(at pointer: String) -> [Loss] {
            let failed = failures.map { Loss.notCarried(pointer + "/representations", "\($0)") }
            var (lost, number): ([Loss], Int) = ([], 0)
            for content in contents {
                let place = content.representation == nil ? "" : "/\(number)"
                number += content.representation == nil ? 0 : 1
                lost += content.losses.map { loss in
                    Loss(
                        code: loss.code,
                        pointer: "\(pointer)/representations\(place)\(loss.pointer)",
                        message: loss.message)
                }
            }
            return failed + lost
        }
    }
#endif
