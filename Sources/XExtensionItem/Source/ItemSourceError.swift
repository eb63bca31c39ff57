#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A provider that failed: which attachment it was to make, for which activity, and why.
public struct ItemSourceError: Error, LocalizedError, CustomStringConvertible {
    /// A place for an attachment in a source.
    public enum Slot: Hashable, Sendable, CustomStringConvertible {
        /// The main attachment.
        case main
        /// The additional attachment at an index.
        case additional(Int)
        /// The thumbnail.
        case thumbnail

        /// The place in words.
        public var description: String {
            switch self {
            case .main: "the main attachment"
            case .additional(let number): "additional attachment \(number + 1)"
            case .thumbnail: "the thumbnail"
            }
        }
    }

    /// What was to be made.
    public let attachment: Slot
    /// For which activity; nil for all.
    public let activity: ActivityType?
    /// Why it was not made.
    public let underlying: any Error

    /// Attachment, activity and reason in a sentence.
    public var description: String {
        let whom = activity.map { " for \($0)" } ?? ""
        return "\(attachment)\(whom) could not be made: \(underlying)"
    }

    /// The same as ``description``, for whoever shows `localizedDescription`.
    public var errorDescription: String? { description }
}
