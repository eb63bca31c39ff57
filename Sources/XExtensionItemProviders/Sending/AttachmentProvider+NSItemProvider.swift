#if canImport(ObjectiveC) || STAND_INS
    public import Essentials
    public import XExtensionItem

    extension AttachmentProvider {
        /// Creates a provider from an item provider of the system.
        ///
        ///     source.additionalAttachments.append(AttachmentProvider(photo))
        ///
        /// All types of the item provider are loaded when the item is created, each once. Loaded
        /// bytes stay in files instead of memory. A type that cannot be loaded is omitted and
        /// reported as a loss; if no type can be loaded, creating the item throws. The placeholder
        /// has the types of the item provider.
        ///
        /// The preview image is not part of the attachment. To use it as the thumbnail, write:
        ///
        ///     source.thumbnail = .onDemand {
        ///         try await ReceivedAttachment(photo).loadPreview()
        ///     }
        public init(_ provider: NSItemProvider) {
            let received = ReceivedAttachment(provider)
            self = .onDemand(placeholder: received.placeholder) {
                let loaded = try await AttachmentLoad(0, received, nil).run(nil)
                guard !loaded.attachment.representations.isEmpty else {
                    let loss = loaded.contents.lazy.flatMap(\.losses).first
                    throw PayloadError(
                        code: .input,
                        message: loss?.message ?? "expected an item provider with content")
                }
                ItemProviderLosses.current?.add(loaded)
                return loaded.attachment
            }
        }
    }

    extension ReceivedAttachment {
        fileprivate var placeholder: ExtensionItem.Attachment {
            ExtensionItem.Attachment(
                representations: typeIdentifiers.map { type in
                    if type == .url, let url = URL(string: "https://example.com") {
                        return .url(url)
                    }
                    if type.conforms(to: .text) { return .text("", typeIdentifier: type) }
                    return .data(Data(), typeIdentifier: type)
                }, suggestedName: suggestedName)
        }
    }

    /// Collects the losses of item providers while an item is created. The attachments of the item
    /// cannot store losses.
    package final class ItemProviderLosses: @unchecked Sendable {
        /// The losses for the item that the current task creates; nil if nothing collects them.
        @TaskLocal package static var current: ItemProviderLosses?

        private let lock = NSLock()
        // Guarded by the lock.
        private var loaded: [LoadedAttachment] = []

        package init() {}

        fileprivate func add(_ attachment: LoadedAttachment) {
            lock.withLock { loaded.append(attachment) }
        }

        package func losses(in item: ExtensionItem) -> [Loss] {
            lock.withLock { loaded }.flatMap { loaded in
                let position = item.attachments.firstIndex(of: loaded.attachment) ?? 0
                return loaded.losses(at: AttachmentError.pointer(ofAttachmentAt: position))
            }
        }
    }
#endif
