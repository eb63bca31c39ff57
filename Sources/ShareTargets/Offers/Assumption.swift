/// An interpretation of undocumented behavior.
///
/// The library also evaluates the alternative. If the answer differs, ``Offer/assumptions`` names
/// the assumption.
public struct Assumption: Hashable, Sendable, CustomStringConvertible {
    /// The stable name, for example `file-is-data`.
    package let name: String
    /// The assumption as a clause that can follow “if”.
    public private(set) var condition: String

    private init(_ name: String, _ condition: String) {
        (self.name, self.condition) = (name, condition)
    }

    /// The kind File means any data, a file URL or a folder. Alternative: only a file URL.
    package static let fileIsData = Assumption("file-is-data", "File means any data")
    /// Alternative: it does not.
    package static let fileIncludesText = Assumption(
        "file-includes-text", "File includes text and URLs")
    /// Alternative: it does not.
    package static let fileIncludesMedia = Assumption(
        "file-includes-media", "File includes images and movies")
    /// The kind Text means `public.text`, with HTML and source code. Alternative: only plain text.
    package static let textIsAnyText = Assumption("text-is-any-text", "Text means any text")
    /// Alternative: it includes them.
    package static let webURLExcludesFiles = Assumption(
        "web-url-excludes-files", "WebURL excludes file URLs")
    /// Alternative: one accepted attachment is enough.
    package static let versionOneIsStrict = Assumption(
        "version-1-is-strict", "version 1 requires that every attachment is accepted")
    /// `NSExtensionActivationUsesStrictMatching` has an effect. Alternative: it changes nothing.
    package static let strictMatching = Assumption(
        "strict-matching", "strict matching makes version 2 as strict as version 1")
    /// Alternative: OR binds tighter.
    package static let andBeforeOr = Assumption("and-before-or", "AND binds tighter than OR")

    /// All assumptions, in the order in which ``Offer/assumptions`` lists them.
    public static let all: [Assumption] = [
        .fileIsData, .fileIncludesText, .versionOneIsStrict, .textIsAnyText, .fileIncludesMedia,
        .webURLExcludesFiles, .strictMatching, .andBeforeOr,
    ]

    /// The name.
    public var description: String { name }
}
