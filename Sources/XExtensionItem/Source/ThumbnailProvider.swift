public import Essentials

/// The thumbnail of an ``ItemSource``, either an existing image or one that is created on demand.
public struct ThumbnailProvider: Sendable {
    /// The size of a thumbnail: in points if a share sheet suggests the size, in pixels if the
    /// receiver of an extension item requests a preview image of that size.
    public struct Size: Hashable, Sendable {
        /// The width in points or pixels.
        public var width: Double
        /// The height in points or pixels.
        public var height: Double

        /// Creates a size in points or pixels.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    let work: ProviderWork
    /// Creates the thumbnail synchronously on any thread; nil if the thumbnail needs asynchronous
    /// work.
    package let immediate: (@Sendable (ActivityType?, Size?) throws -> Representation?)?

    /// Creates a provider from an existing thumbnail: data, a file or a URL.
    public init(_ thumbnail: Representation) {
        immediate = { _, _ in thumbnail }
        work = ProviderWork(isLazy: false) { _, _ in Self.answer(thumbnail) }
    }

    package init(
        immediate: @escaping @Sendable (ActivityType?, Size?) throws -> Representation?
    ) {
        self.immediate = immediate
        work = ProviderWork(dependsOnActivity: true) { activity, size in
            Self.answer(try immediate(activity, size))
        }
    }

    private init(work: ProviderWork) {
        immediate = nil
        self.work = work
    }

    /// Creates a provider that creates one thumbnail for all activities on demand.
    ///
    /// - Parameter load: creates the thumbnail, or returns nil for no thumbnail. The closure is
    ///   called once for each item.
    /// - Returns: the provider.
    public static func onDemand(
        load: @escaping @Sendable () async throws -> Representation?
    ) -> ThumbnailProvider {
        ThumbnailProvider(
            work: ProviderWork(dependsOnActivity: false) { _, _ in try await answer(load()) })
    }

    /// Creates a provider that creates a thumbnail for each activity and size on demand.
    ///
    /// - Parameter load: creates the thumbnail for one activity, or returns nil for no thumbnail. A
    ///   call without an activity creates the thumbnail for all activities that have no call of
    ///   their own. The size is a suggestion; it is nil if the caller does not suggest a size.
    /// - Returns: the provider.
    public static func perActivity(
        load:
            @escaping @Sendable (_ activity: ActivityType?, _ size: Size?) async throws
            -> Representation?
    ) -> ThumbnailProvider {
        ThumbnailProvider(
            work: ProviderWork(dependsOnActivity: true) { activity, size in
                try await answer(load(activity, size))
            })
    }

    package var isMadeLater: Bool { work.isLazy }

    package func image(for activity: ActivityType?, size: Size?) async throws -> Representation? {
        let question = ProviderRequest(
            work: work, activity: activity, pointer: AttachmentError.thumbnailPointer)
        return try await question.answer(size)?.representations.first
    }

    private static func answer(_ thumbnail: Representation?) -> Attachment? {
        thumbnail.map { Attachment(representations: [$0]) }
    }
}

extension ThumbnailProvider {
    /// Creates a provider from an image; see ``Representation/image(_:)``.
    public static func image(_ data: Data) -> ThumbnailProvider {
        ThumbnailProvider(.image(data))
    }

    /// Creates a provider from the URL of an image. Encoding refuses a file URL; to share the file
    /// itself, call ``file(at:typeIdentifier:)``.
    public static func url(_ url: URL) -> ThumbnailProvider { ThumbnailProvider(.url(url)) }

    /// Creates a provider from an image file, which is opened when an item is created.
    ///
    /// - Parameters:
    ///   - url: a file URL of a regular file.
    ///   - typeIdentifier: the type of the bytes. If nil, the type is that of the filename
    ///     extension.
    /// - Returns: the provider. If the file cannot be opened later, creating an item throws.
    public static func file(
        at url: URL, typeIdentifier: TypeIdentifier? = nil
    ) -> ThumbnailProvider {
        .onDemand { try Representation.file(at: url, typeIdentifier: typeIdentifier) }
    }
}

extension ThumbnailProvider: CustomStringConvertible {
    /// Whether the thumbnail exists or is created on demand.
    public var description: String {
        work.isLazy ? "a thumbnail, created on demand" : "a thumbnail"
    }
}
