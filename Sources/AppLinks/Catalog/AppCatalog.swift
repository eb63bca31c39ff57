import UniformTypes
package import WireFormat

/// The apps that can open links, their actions, and the URL templates of those links.
///
/// A catalog is plain data, read from files in the XExtensionItem, Choosy, IntentKit or
/// PhotoAppLink format. It creates the URLs of links, and decides which apps to offer.
///
///     let catalog = try AppCatalog(decoding: bytes)
///     let request = LinkRequest(type: "maps", action: "search", parameters: ["query": "cafe"])
///     let link = try catalog.link(request, in: "google-maps")
public struct AppCatalog: Sendable {
    /// The types of apps, in display order.
    public package(set) var types: [AppType]
    /// The members that the format does not define. Encoding writes them back.
    package var unknownMembers = WireDictionary()

    package init(_ types: [AppType] = []) {
        self.types = types
    }

    /// Returns the first type with the given key, ignoring the case of ASCII letters; nil if the
    /// catalog has no such type.
    public func type(_ key: String) -> AppType? { types.first { $0.key.isSameKey(as: key) } }
}
