#if canImport(ObjectiveC) || canImport(AppleFoundation)
    public import XExtensionItem

    /// The choices that the mapping to a system's extension item leaves open.
    public struct SendingOptions: Sendable {
        /// Whether the whole payload travels too, as the last representation of the main attachment;
        /// false by default.
        ///
        /// A receiver with this library then gets the item without a loss, from
        /// ``ReceivedItem/payload(reading:)``. The payload is written when somebody asks for it.
        public var carriesPayload = false
        /// The attributes for styled text; those of Foundation by default.
        public var styling = TextStyling.foundation

        /// Creates options with the default choices.
        public init() {}
    }

    extension TypeIdentifier {
        /// A payload in any encoding; clause 22.1.2.
        ///
        /// The type conforms neither to `data` nor to `item`, so that no receiver of files takes it.
        public static let payload: Self = "org.xextensionitem.payload"
    }
#endif
