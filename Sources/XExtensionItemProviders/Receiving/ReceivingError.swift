#if canImport(ObjectiveC) || canImport(AppleFoundation)
    #if canImport(AppleFoundation)
        public import AppleFoundation
    #else
        public import Foundation
    #endif
    public import XExtensionItem

    /// The failure to load an attachment: which one, as what type, and why.
    public struct ReceivingError: Error, LocalizedError, CustomStringConvertible {
        /// The index of the attachment in the extension item, from 0; 0 is the main attachment.
        public let attachment: Int
        /// The type that could not be loaded.
        public let typeIdentifier: TypeIdentifier
        /// The error of the item provider.
        public let underlying: any Error

        /// The attachment, the type and the reason in one sentence.
        public var description: String {
            "attachment \(attachment) could not be loaded as \(typeIdentifier): \(underlying)"
        }

        /// The same as ``description``, for `localizedDescription`.
        public var errorDescription: String? { description }
    }
#endif
