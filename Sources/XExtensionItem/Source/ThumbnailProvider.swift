#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The thumbnail of an ``ItemSource`` that exists already or is made on demand.
public struct ThumbnailProvider: Sendable {
    /// A size in points.
    public struct Size: Hashable, Sendable {
        /// The width in points.
        public var width: Double
        /// The height in points.
        public var height: Double

        /// Creates a size in points.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    let work: ProviderWork

    /// Creates a provider from an existing thumbnail: data, a file or a URL.
    public init(_ thumbnail: Representation) {
        work = ProviderWork(isLazy: false) { _, _ in
            .thumbnail(try thumbnail.withFileForFileURL())
        }
    }

    /// Creates a provider that makes a thumbnail for each activity and size on demand.
    ///
    /// - Parameter load: makes the thumbnail for one activity, or, if the activity is nil, for all
    ///   activities without one of their own. It returns nil for no thumbnail. The size is a
    ///   suggestion, and nil if the caller suggests none.
    public init(
        load:
            @escaping @Sendable (_ activity: ActivityType?, _ size: Size?) async throws
            -> Representation?
    ) {
        work = ProviderWork(looksAtActivity: true) { activity, size in
            guard let thumbnail = try await load(activity, size) else { return .nothing }
            return .thumbnail(try thumbnail.withFileForFileURL())
        }
    }

    /// Creates a provider from an image; see ``Representation/image(_:)``.
    public static func image(_ data: Data) -> ThumbnailProvider {
        ThumbnailProvider(.image(data))
    }
}

extension ThumbnailProvider: CustomStringConvertible {
    /// Whether the thumbnail exists or is made on demand.
    public var description: String { work.isLazy ? "a thumbnail, made later" : "a thumbnail" }
}
