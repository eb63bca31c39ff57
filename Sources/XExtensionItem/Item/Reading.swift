extension ExtensionItem {
    /// The options for reading an item: ``lenient`` or ``strict``, the limits, and the place.
    public struct Reading: Hashable, Sendable {
        /// Whether any finding rejects the item. Strict reading also checks all base64 up front.
        public let isStrict: Bool
        /// The limits that the payload must respect.
        public var limits = WireLimits()
        /// Whether the document is in a payload folder; only then may it name files. False by
        /// default.
        public var isInPayloadFolder = false

        /// Delivers every usable value and reports findings; for share extensions.
        public static let lenient = ExtensionItem.Reading(isStrict: false)
        /// Refuses an item with any finding, and reports all of them; for conformance tests.
        public static let strict = ExtensionItem.Reading(isStrict: true)
    }
}

/// The short name inside this module.
typealias Reading = ExtensionItem.Reading
