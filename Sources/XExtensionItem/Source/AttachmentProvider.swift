public import Essentials

/// An attachment for an ``ItemSource``, either an existing one or one that is created on demand.
///
/// A share sheet shows the placeholder at once, and requests the attachment after the user chooses
/// an activity. The attachment's type may differ from the placeholder's type.
public struct AttachmentProvider: Sendable {
    /// The attachment to show until the actual attachment is ready. The type of the placeholder
    /// determines the offered activities.
    ///
    /// The placeholder of a file has the type of the file, not of a URL.
    public let placeholder: ExtensionItem.Attachment
    let work: ProviderWork

    private init(placeholder: Attachment, work: ProviderWork) {
        self.placeholder = placeholder
        self.work = work
    }

    /// Creates a provider from an existing attachment.
    public init(_ attachment: ExtensionItem.Attachment) {
        self.init(
            placeholder: attachment,
            work: ProviderWork(isLazy: false) { _, _ in attachment })
    }

    /// Creates a provider that creates one attachment for all activities on demand.
    ///
    /// - Parameters:
    ///   - placeholder: the attachment to show before `load` returns, preferably of the same type.
    ///   - load: creates the attachment, or returns nil for no attachment. The closure is called
    ///     once for each item, regardless of the number of activities, and must not block its
    ///     thread. To share one image among several items, cache the image.
    /// - Returns: a provider whose result is the same for all activities.
    public static func onDemand(
        placeholder: ExtensionItem.Attachment,
        load: @escaping @Sendable () async throws -> ExtensionItem.Attachment?
    ) -> AttachmentProvider {
        AttachmentProvider(
            placeholder: placeholder,
            work: ProviderWork(dependsOnActivity: false) { _, _ in try await load() })
    }

    /// Creates a provider that creates an attachment for each activity on demand.
    ///
    /// - Parameters:
    ///   - placeholder: the attachment to show before `load` returns, preferably of the same type.
    ///   - load: creates the attachment for one activity. A call without an activity creates the
    ///     attachment for all activities that have no call of their own. If the closure returns nil
    ///     for an activity, that activity gets no attachment. A main attachment is required,
    ///     however: if the closure returns nil for a main attachment, the activity gets the main
    ///     attachment from the call without an activity. The closure is called at most once for
    ///     each activity and item, possibly several times in parallel, and must not block its
    ///     thread.
    /// - Returns: a provider whose results may differ between activities.
    public static func perActivity(
        placeholder: ExtensionItem.Attachment,
        load:
            @escaping @Sendable (_ activity: ActivityType?) async throws ->
            ExtensionItem.Attachment?
    ) -> AttachmentProvider {
        AttachmentProvider(
            placeholder: placeholder,
            work: ProviderWork(dependsOnActivity: true) { activity, _ in try await load(activity) })
    }

    /// Creates a provider that creates one attachment of the given type for all activities on
    /// demand; see ``onDemand(placeholder:load:)``.
    public static func onDemand(
        _ typeIdentifier: TypeIdentifier,
        load: @escaping @Sendable () async throws -> ExtensionItem.Attachment?
    ) -> AttachmentProvider {
        onDemand(placeholder: .data(Data(), typeIdentifier: typeIdentifier), load: load)
    }

    /// Creates a provider that creates an attachment of the given type for each activity on
    /// demand; see ``perActivity(placeholder:load:)``.
    public static func perActivity(
        _ typeIdentifier: TypeIdentifier,
        load:
            @escaping @Sendable (_ activity: ActivityType?) async throws ->
            ExtensionItem.Attachment?
    ) -> AttachmentProvider {
        perActivity(placeholder: .data(Data(), typeIdentifier: typeIdentifier), load: load)
    }
}

extension AttachmentProvider {
    /// Creates a provider from a URL. Encoding refuses a file URL; to share the file itself, call
    /// ``file(at:typeIdentifier:suggestedName:)``.
    public static func url(_ url: URL, suggestedName: String? = nil) -> AttachmentProvider {
        AttachmentProvider(.url(url, suggestedName: suggestedName))
    }

    /// Creates a provider from text, plain text by default.
    public static func text(
        _ text: String, typeIdentifier: TypeIdentifier = .plainText, suggestedName: String? = nil
    ) -> AttachmentProvider {
        AttachmentProvider(
            .text(text, typeIdentifier: typeIdentifier, suggestedName: suggestedName))
    }

    /// Creates a provider from HTML text.
    public static func html(_ html: String, suggestedName: String? = nil) -> AttachmentProvider {
        AttachmentProvider(.html(html, suggestedName: suggestedName))
    }

    /// Creates a provider from bytes of the given type.
    public static func data(
        _ data: Data, typeIdentifier: TypeIdentifier, suggestedName: String? = nil
    ) -> AttachmentProvider {
        AttachmentProvider(
            .data(data, typeIdentifier: typeIdentifier, suggestedName: suggestedName))
    }

    /// Creates a provider from an image; see ``ExtensionItem/Attachment/image(_:suggestedName:)``.
    public static func image(_ data: Data, suggestedName: String? = nil) -> AttachmentProvider {
        AttachmentProvider(.image(data, suggestedName: suggestedName))
    }

    /// Creates a provider from a property list. Its type is ``TypeIdentifier/propertyList``, or a
    /// more specific type if you pass one.
    public static func propertyList(
        _ value: WireValue, typeIdentifier: TypeIdentifier = .propertyList,
        suggestedName: String? = nil
    ) -> AttachmentProvider {
        AttachmentProvider(
            .propertyList(value, typeIdentifier: typeIdentifier, suggestedName: suggestedName))
    }

    /// Creates a provider from a file, which is opened when an item is created.
    ///
    /// A folder is shared as a URL, with the type of the folder. Other programs on the same system
    /// can use that URL, but encoding refuses it.
    ///
    /// - Parameters:
    ///   - url: a file URL of a regular file, or of a folder.
    ///   - typeIdentifier: the type of the bytes. If nil, the type is that of the filename
    ///     extension.
    ///   - suggestedName: the suggested name; if nil, the file's name.
    /// - Returns: the provider. If the file cannot be opened later, creating an item throws.
    public static func file(
        at url: URL, typeIdentifier: TypeIdentifier? = nil, suggestedName: String? = nil
    ) -> AttachmentProvider {
        let type = typeIdentifier ?? TypeIdentifier(ofFileAt: url)
        let placeholder = Attachment(
            representations: [Representation(typeIdentifier: type, content: .url(URLText(url)))],
            suggestedName: suggestedName)
        return .onDemand(placeholder: placeholder) {
            if url.isFolder { return placeholder }
            return try Attachment.file(
                at: url, typeIdentifier: typeIdentifier, suggestedName: suggestedName)
        }
    }
}

extension AttachmentProvider: CustomStringConvertible {
    /// The placeholder, and whether the attachment is created on demand.
    public var description: String {
        placeholder.description + (work.isLazy ? ", created on demand" : "")
    }
}
