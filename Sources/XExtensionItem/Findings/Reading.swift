/// How an item is read.
public struct Reading: Hashable, Sendable {
    /// Whether any finding refuses the item, and every base64 character is checked.
    public var isStrict: Bool
    /// The bounds that the payload must keep.
    public var limits = WireLimits()
    /// Whether the document lies in a payload folder, where alone it may name files.
    public var isInPayloadFolder = false

    /// Delivers the item in spite of what is wrong with it, and reports that; for extensions.
    public static let lenient = Reading(isStrict: false)
    /// Refuses an item with anything wrong, all of which it reports; for conformance.
    public static let strict = Reading(isStrict: true)
}
