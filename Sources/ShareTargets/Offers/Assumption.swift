/// An interpretation of undocumented behavior.
///
/// The library also evaluates the alternative. If the answer differs, ``Offer/assumptions`` names
/// the assumption.
public struct Assumption: Hashable, Sendable, CustomStringConvertible {
    /// The stable name, for example `file-is-data`.
    package let name: String

    /// The kind File means any data, a file URL or a folder. Alternative: only a file URL.
    package static let fileIsData = Assumption(name: "file-is-data")
    /// The kind File includes text and URLs. Alternative: it does not.
    package static let fileIncludesText = Assumption(name: "file-includes-text")
    /// The kind File includes images and movies. Alternative: it does not.
    package static let fileIncludesMedia = Assumption(name: "file-includes-media")
    /// The kind Text means `public.text`, with HTML and source code. Alternative: only plain text.
    package static let textIsAnyText = Assumption(name: "text-is-any-text")
    /// The kind WebURL excludes file URLs. Alternative: it includes them.
    package static let webURLExcludesFiles = Assumption(name: "web-url-excludes-files")
    /// A dictionary of version 1 requires that every attachment is accepted. Alternative: one
    /// accepted attachment is enough.
    package static let versionOneIsStrict = Assumption(name: "version-1-is-strict")
    /// `NSExtensionActivationUsesStrictMatching` makes version 2 as strict as version 1.
    /// Alternative: it changes nothing.
    package static let strictMatching = Assumption(name: "strict-matching")
    /// AND binds tighter than OR. Alternative: OR binds tighter.
    package static let andBeforeOr = Assumption(name: "and-before-or")

    /// All assumptions, in the order in which ``Offer/assumptions`` lists them.
    public static let all: [Assumption] = [
        .fileIsData, .fileIncludesText, .versionOneIsStrict, .textIsAnyText, .fileIncludesMedia,
        .webURLExcludesFiles, .strictMatching, .andBeforeOr,
    ]

    /// The assumption as a clause that can follow “if”.
    public var condition: String { Self.conditions[self] ?? name }

    private static let conditions: [Assumption: String] = [
        .fileIsData: "File means any data",
        .fileIncludesText: "File includes text and URLs",
        .fileIncludesMedia: "File includes images and movies",
        .textIsAnyText: "Text means any text",
        .webURLExcludesFiles: "WebURL excludes file URLs",
        .versionOneIsStrict: "version 1 requires that every attachment is accepted",
        .strictMatching: "strict matching makes version 2 as strict as version 1",
        .andBeforeOr: "AND binds tighter than OR",
    ]

    /// The name.
    public var description: String { name }
}
