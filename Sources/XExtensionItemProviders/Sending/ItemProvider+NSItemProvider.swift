#if canImport(ObjectiveC) || STAND_INS
    public import Essentials
    public import XExtensionItem

    extension ItemProvider {
        /// Creates a provider from an item provider of the system.
        ///
        ///     source.additionalAttachments.append(ItemProvider(photo))
        ///
        /// All types of the item provider are loaded when the item is made, each once. Bytes stay in
        /// files. A type that cannot be loaded is left out; if none can be loaded, making the item
        /// throws. The placeholder has the types of the item provider.
        public init(_ provider: NSItemProvider) {
            let received = ReceivedAttachment(provider)
            self = .onDemand(placeholder: received.placeholder) {
                try await AttachmentLoad(0, received, nil).run(nil).attachment
            }
        }
    }

    extension ReceivedAttachment {
        /// An attachment of the same types, with contents of the same classes.
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
#endif
