#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The thumbnail of an ``ItemSource``: one that exists, or one that is made when it is needed.
public struct ThumbnailProvider: Sendable {
    /// A size in points.
    public struct Size: Hashable, Sendable {
        /// Points from left to right.
        public var width: Double
        /// Points from top to bottom.
        public var height: Double

        /// Makes a size.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    let work: ProviderWork

    /// Makes a provider of a thumbnail that exists: data, a file or a URL.
    public init(_ thumbnail: Representation) {
        work = ProviderWork(isLazy: false) { _, _ in
            .thumbnail(try thumbnail.withFileForFileURL())
        }
    }

    /// Makes a provider of a thumbnail that depends on the activity and the size.
    ///
    /// - Parameter load: makes the thumbnail for one activity, or, if the activity is nil, for all
    ///   activities without one of their own; nil if there is none. The size is a suggestion, and nil
    ///   if nobody makes one.
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

    /// A provider of an image; see ``Representation/image(_:)``.
    public static func image(_ data: Data) -> ThumbnailProvider {
        ThumbnailProvider(.image(data))
    }
}

extension ThumbnailProvider: CustomStringConvertible {
    /// Whether the thumbnail exists or is made later.
    public var description: String { work.isLazy ? "a thumbnail, made later" : "a thumbnail" }
}
