public import Essentials

/// An attachment of an ``ItemSource`` that exists already or is made on demand.
///
/// A share sheet shows the placeholder at once, and asks for the attachment when somebody has
/// chosen an activity. The attachment may have another type than the placeholder. A file URL stands
/// for the file itself.
public struct ItemProvider: Sendable {
    /// The attachment to show until the real one is made; its type decides which activities are
    /// offered.
    ///
    /// The placeholder of a file has the type of the file, not of a URL.
    public let placeholder: Attachment
    let work: ProviderWork

    /// Creates a provider from an existing attachment.
    public init(_ attachment: Attachment) {
        placeholder = attachment.withTypesOfFiles
        work = ProviderWork(isLazy: false) { _, _ in
            .attachment(try attachment.withFilesForFileURLs())
        }
    }

    /// Creates a provider that makes one attachment for all activities on demand.
    ///
    /// - Parameters:
    ///   - placeholder: the attachment to show until then, preferably of the same type.
    ///   - load: makes the attachment, or returns nil for none. It is called once for each item
    ///     that the source makes, however many activities the item is for; an app that makes
    ///     several items and wants one image keeps the image itself. It must not block its thread.
    public init(
        placeholder: Attachment, load: @escaping @Sendable () async throws -> Attachment?
    ) {
        self.placeholder = placeholder.withTypesOfFiles
        work = ProviderWork(looksAtActivity: false) { _, _ in
            try await Self.answer(load())
        }
    }

    /// Creates a provider that makes an attachment for each activity on demand.
    ///
    /// - Parameters:
    ///   - placeholder: the attachment to show until then, preferably of the same type.
    ///   - load: makes the attachment for one activity, or, if the activity is nil, for all
    ///     activities without one of their own. If it returns nil, the activity gets no attachment;
    ///     for a main attachment, it gets the one for all activities. It is called at most once for
    ///     each activity and item, possibly several times in parallel, and must not block its
    ///     thread.
    public init(
        placeholder: Attachment,
        load: @escaping @Sendable (_ activity: ActivityType?) async throws -> Attachment?
    ) {
        self.placeholder = placeholder.withTypesOfFiles
        work = ProviderWork(looksAtActivity: true) { activity, _ in
            try await Self.answer(load(activity))
        }
    }

    /// Creates a provider that makes one attachment of a type for all activities on demand; see
    /// ``init(placeholder:load:)-(_,()->Attachment?)``.
    public init(
        typeIdentifier: TypeIdentifier, load: @escaping @Sendable () async throws -> Attachment?
    ) {
        self.init(placeholder: .data(Data(), typeIdentifier: typeIdentifier), load: load)
    }

    /// Creates a provider that makes an attachment of a type for each activity on demand; see
    /// ``init(placeholder:load:)-(_,(ActivityType?)->Attachment?)``.
    public init(
        typeIdentifier: TypeIdentifier,
        load: @escaping @Sendable (_ activity: ActivityType?) async throws -> Attachment?
    ) {
        self.init(placeholder: .data(Data(), typeIdentifier: typeIdentifier), load: load)
    }

    private static func answer(_ attachment: Attachment?) throws -> ProviderWork.Answer {
        guard let attachment else { return .nothing }
        return .attachment(try attachment.withFilesForFileURLs())
    }
}

extension ItemProvider {
    /// Creates a provider from a URL; a file URL provides the file.
    public static func url(_ url: URL, suggestedName: String? = nil) -> ItemProvider {
        ItemProvider(.url(url, suggestedName: suggestedName))
    }

    /// Creates a provider from a text, plain text by default.
    public static func text(
        _ text: String, typeIdentifier: TypeIdentifier = .plainText, suggestedName: String? = nil
    ) -> ItemProvider {
        ItemProvider(
            .text(text, typeIdentifier: typeIdentifier, suggestedName: suggestedName))
    }

    /// Creates a provider from HTML text.
    public static func html(_ html: String, suggestedName: String? = nil) -> ItemProvider {
        ItemProvider(.html(html, suggestedName: suggestedName))
    }

    /// Creates a provider from bytes of the given type.
    public static func data(
        _ data: Data, typeIdentifier: TypeIdentifier, suggestedName: String? = nil
    ) -> ItemProvider {
        ItemProvider(.data(data, typeIdentifier: typeIdentifier, suggestedName: suggestedName))
    }

    /// Creates a provider from an image; see ``Attachment/image(_:suggestedName:)``.
    public static func image(_ data: Data, suggestedName: String? = nil) -> ItemProvider {
        ItemProvider(.image(data, suggestedName: suggestedName))
    }

    /// Creates a provider from a property list, of a general or a more specific type.
    public static func propertyList(
        _ value: WireValue, typeIdentifier: TypeIdentifier = .propertyList,
        suggestedName: String? = nil
    ) -> ItemProvider {
        ItemProvider(
            .propertyList(value, typeIdentifier: typeIdentifier, suggestedName: suggestedName))
    }

    /// Creates a provider from a file, which is opened when an item is made.
    ///
    /// - Parameters:
    ///   - url: a file URL of a regular file.
    ///   - typeIdentifier: the type of the bytes. If nil, the type is that of the filename
    ///     extension.
    ///   - suggestedName: the suggested name; if nil, the file's name.
    /// - Returns: the provider. If the file cannot be opened later, making an item throws.
    public static func file(
        at url: URL, typeIdentifier: TypeIdentifier? = nil, suggestedName: String? = nil
    ) -> ItemProvider {
        let type = typeIdentifier ?? TypeIdentifier(ofFileAt: url)
        let placeholder = Attachment(
            representations: [Representation(typeIdentifier: type, content: .url(url))],
            suggestedName: suggestedName)
        return ItemProvider(placeholder: placeholder) {
            try Attachment.file(
                at: url, typeIdentifier: typeIdentifier, suggestedName: suggestedName)
        }
    }
}

extension ItemProvider: CustomStringConvertible, CustomDebugStringConvertible {
    /// The placeholder, and whether the attachment is made on demand.
    public var description: String {
        placeholder.description + (work.isLazy ? ", made later" : "")
    }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
