#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An attachment that is there, or one that is made when it is known for which activity.
///
/// A share sheet shows the placeholder at once and asks for the attachment itself when somebody has
/// chosen an activity. The answer may be of another kind than the placeholder.
public struct ItemProvider: Sendable {
    /// Makes an attachment; nil says that this activity gets none, or, of a main attachment, which no
    /// activity is without, that it gets the one for all activities.
    ///
    /// A URL of a file stands for the file. The activity is nil when the values for all activities are asked for.
    public typealias Load = @Sendable (_ activity: ActivityType?) async throws -> Attachment?

    /// What stands for the attachment until it is made: its type decides what is offered.
    public let placeholder: Attachment
    /// Makes the attachment; nil when the placeholder is it.
    let load: Load?

    /// Makes a provider of an attachment that is there.
    public init(_ attachment: Attachment) {
        placeholder = attachment
        load = nil
    }

    /// Makes a provider of an attachment that is made later.
    ///
    /// - Parameters:
    ///   - placeholder: stands for the attachment until then, best of the same kind.
    ///   - load: called at most once for each activity that is asked for, and once for all others;
    ///     several may run at the same time, and a cancelled share sheet cancels them. It must not
    ///     block its thread, of which there are few.
    public init(placeholder: Attachment, load: @escaping Load) {
        self.placeholder = placeholder
        self.load = load
    }

    /// A provider of a URL.
    public static func url(_ url: URL) -> ItemProvider { ItemProvider(.url(url)) }

    /// A provider of a plain text.
    public static func text(_ text: String) -> ItemProvider { ItemProvider(.text(text)) }

    /// The attachment for an activity.
    func attachment(for activity: ActivityType?) async throws -> Attachment? {
        guard let load else { return placeholder }
        return try await load(activity)
    }
}

/// A thumbnail that is there, or one that is made for an activity and a size.
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

    /// Makes a thumbnail: data, a file or a URL; nil says that this activity gets none.
    ///
    /// A URL of a file stands for the file.
    /// The size is a suggestion, nil when there is none.
    public typealias Load =
        @Sendable (_ activity: ActivityType?, _ size: Size?) async throws -> Representation?

    let load: Load

    /// Makes a provider of a thumbnail that is there.
    public init(_ thumbnail: Representation) {
        load = { _, _ in thumbnail }
    }

    /// Makes a provider of a thumbnail that is made later.
    public init(load: @escaping Load) {
        self.load = load
    }
}
