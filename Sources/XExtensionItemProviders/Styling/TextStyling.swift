#if canImport(ObjectiveC) || canImport(AppleFoundation)
    #if canImport(AppleFoundation)
        public import AppleFoundation
    #else
        public import Foundation
    #endif
    public import XExtensionItem

    /// The attributes of `NSAttributedString` that stand for the attributes of a `TextRun`.
    ///
    /// ``foundation`` uses the attributes that need no other framework. Fonts and colors are objects of
    /// UIKit or AppKit; the product XExtensionItemUIKit has a styling with those of UIKit.
    public struct TextStyling: Sendable {
        /// The attributes of one stretch of an `NSAttributedString`.
        public typealias Attributes = [NSAttributedString.Key: Any]

        /// Returns the attributes for a run.
        public let attributes: @Sendable (_ run: TextRun) -> Attributes
        /// Reads attributes into a run, and returns the keys that it could read. The values of all
        /// other keys are lost, and reported.
        public let read:
            @Sendable (_ attributes: Attributes, _ run: inout TextRun) -> Set<
                NSAttributedString.Key
            >

        /// Creates a styling from its two directions.
        public init(
            attributes: @escaping @Sendable (_ run: TextRun) -> Attributes,
            read:
                @escaping @Sendable (_ attributes: Attributes, _ run: inout TextRun) -> Set<
                    NSAttributedString.Key
                >
        ) {
            self.attributes = attributes
            self.read = read
        }
    }
#endif
