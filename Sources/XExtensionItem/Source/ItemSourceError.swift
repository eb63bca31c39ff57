public import Essentials

/// The failure of a provider: which attachment, for which activity, and why.
public struct ItemSourceError: Error, LocalizedError, CustomStringConvertible {
    /// The place of an attachment in a source.
    public enum Slot: Hashable, Sendable, CustomStringConvertible {
        /// The main attachment.
        case main
        /// The additional attachment at an index, from 0.
        case additional(Int)
        /// The thumbnail.
        case thumbnail

        /// The place in words.
        public var description: String {
            switch self {
            case .main: "the main attachment"
            case .additional(let index): "the additional attachment at index \(index)"
            case .thumbnail: "the thumbnail"
            }
        }
    }

    /// The attachment that could not be made.
    public let attachment: Slot
    /// The activity, or nil for all activities.
    public let activity: ActivityType?
    /// The error of the provider.
    public let underlying: any Error

    /// The attachment, the activity and the reason in one sentence.
    public var description: String {
        let whom = activity.map { " for \($0)" } ?? ""
        return "\(attachment)\(whom) could not be made: \(underlying)"
    }

    /// The same as ``description``, for `localizedDescription`.
    public var errorDescription: String? { description }
}
