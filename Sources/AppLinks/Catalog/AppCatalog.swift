import UniformTypes
package import WireFormat

/// The apps that can open links, their actions, and the URL templates of those links.
///
/// A catalog is plain data, read from files in this project's format, Choosy's or IntentKit's, or
/// made in code. It makes the URL of a link, and decides which apps to offer.
///
///     let catalog = try AppCatalog(decoding: bytes)
///     let request = LinkRequest(type: "maps", action: "search", parameters: ["query": "cafe"])
///     let link = try catalog.link(request, in: "google-maps")
public struct AppCatalog: Sendable {
    /// The types of apps, in display order.
    public package(set) var types: [AppType]
    /// The members that the format does not define, which encoding writes back.
    package var unknownMembers = WireDictionary()

    /// Creates a catalog from its types.
    package init(_ types: [AppType] = []) {
        self.types = types
    }

    /// Returns the type with a key, ignoring the case of ASCII letters, or nil; the first one if
    /// there are two.
    public func type(_ key: String) -> AppType? { types.first { $0.key.isSameKey(as: key) } }
}
