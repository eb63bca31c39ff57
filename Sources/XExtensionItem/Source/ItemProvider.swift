#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An attachment of an ``ItemSource``: one that exists, or one that is made when it is needed.
///
/// A share sheet shows the placeholder at once, and asks for the attachment itself when somebody has
/// chosen an activity. The answer may be of another type than the placeholder. A URL of a file stands
/// for the file.
public struct ItemProvider: Sendable {
    /// Stands for the attachment until it is made: its type decides which activities are offered.
    ///
    /// A file's placeholder has the file's type, not that of a URL.
    public let placeholder: Attachment
    let work: ProviderWork

    /// Makes a provider of an attachment that exists.
    public init(_ attachment: Attachment) {
        placeholder = attachment.withTypesOfFiles
        work = ProviderWork(isLazy: false) { _, _ in
            .attachment(try attachment.withFilesForFileURLs())
        }
    }

    /// Makes a provider of an attachment that is made later, and is the same for every activity.
    ///
    /// - Parameters:
    ///   - placeholder: stands for the attachment until then; best of the same type.
    ///   - load: makes the attachment; nil if there is none. It is called once for each item that is
    ///     made, however many activities that is for, and the item holds the attachment once. It must
    ///     not block its thread.
    public init(
        placeholder: Attachment, load: @escaping @Sendable () async throws -> Attachment?
    ) {
        self.placeholder = placeholder.withTypesOfFiles
        work = ProviderWork(looksAtActivity: false) { _, _ in
            try await Self.answer(load())
        }
    }

    /// Makes a provider of an attachment that depends on the activity.
    ///
    /// - Parameters:
    ///   - placeholder: stands for the attachment until it is made; best of the same type.
    ///   - load: makes the attachment for one activity, or, if the activity is nil, for all activities
    ///     without one of their own. It returns nil if that activity gets none, or, for a main
    ///     attachment, the one for all. It is called at most once for each activity, several calls may
    ///     run at the same time, and it must not block its thread.
    public init(
        placeholder: Attachment,
        load: @escaping @Sendable (_ activity: ActivityType?) async throws -> Attachment?
    ) {
        self.placeholder = placeholder.withTypesOfFiles
        work = ProviderWork(looksAtActivity: true) { activity, _ in
            try await Self.answer(load(activity))
        }
    }

    private static func answer(_ attachment: Attachment?) throws -> ProviderWork.Answer {
        guard let attachment else { return .nothing }
        return .attachment(try attachment.withFilesForFileURLs())
    }
}

extension ItemProvider {
    /// A provider of a URL, or, if it is that of a file, of the file.
    public static func url(_ url: URL) -> ItemProvider { ItemProvider(.url(url)) }

    /// A provider of a text, plain unless another type is given.
    public static func text(
        _ text: String, typeIdentifier: TypeIdentifier = .plainText
    ) -> ItemProvider {
        ItemProvider(.text(text, typeIdentifier: typeIdentifier))
    }

    /// A provider of bytes of a type.
    public static func data(
        _ data: Data, typeIdentifier: TypeIdentifier, suggestedName: String? = nil
    ) -> ItemProvider {
        ItemProvider(.data(data, typeIdentifier: typeIdentifier, suggestedName: suggestedName))
    }

    /// A provider of an image; see ``Attachment/image(_:suggestedName:)``.
    public static func image(_ data: Data, suggestedName: String? = nil) -> ItemProvider {
        ItemProvider(.image(data, suggestedName: suggestedName))
    }

    /// A provider of a file, which is opened when an item is made.
    ///
    /// - Parameters:
    ///   - url: a URL of a regular file.
    ///   - typeIdentifier: the type of the bytes; by the name's extension unless given.
    /// - Returns: the provider; an item that is made fails if the file cannot be opened then.
    public static func file(
        at url: URL, typeIdentifier: TypeIdentifier? = nil
    ) -> ItemProvider {
        let type = typeIdentifier ?? TypeIdentifier(ofFileAt: url)
        let placeholder = Attachment(representations: [
            Representation(typeIdentifier: type, content: .url(url))
        ])
        return ItemProvider(placeholder: placeholder) {
            try Attachment.file(at: url, typeIdentifier: typeIdentifier)
        }
    }
}

extension ItemProvider: CustomStringConvertible, CustomDebugStringConvertible {
    /// The placeholder, and whether the attachment is made later.
    public var description: String {
        placeholder.description + (work.isLazy ? ", made later" : "")
    }

    /// The same as ``description``: never a megabyte.
    public var debugDescription: String { description }
}
