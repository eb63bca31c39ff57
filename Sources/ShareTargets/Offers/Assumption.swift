/// An interpretation of undocumented behavior.
///
/// The library also evaluates the alternative. If the answer differs, ``Offer/assumptions`` names the
/// assumption.
public struct Assumption: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The stable name, for example `file-is-data`.
    public let rawValue: String

    /// Creates an assumption from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The kind File means any data, a file URL or a folder. Alternative: only a file URL.
    package static let fileIsData = Assumption(rawValue: "file-is-data")
    /// The kind File includes text and URLs. Alternative: it does not.
    package static let fileIncludesText = Assumption(rawValue: "file-includes-text")
    /// The kind File includes images and movies. Alternative: it does not.
    package static let fileIncludesMedia = Assumption(rawValue: "file-includes-media")
    /// The kind Text means `public.text`, with HTML and source code. Alternative: only plain text.
    package static let textIsAnyText = Assumption(rawValue: "text-is-any-text")
    /// The kind WebURL excludes file URLs. Alternative: it includes them.
    package static let webURLExcludesFiles = Assumption(rawValue: "web-url-excludes-files")
    /// A dictionary of version 1 requires that every attachment is accepted. Alternative: one accepted
    /// attachment is enough.
    package static let versionOneIsStrict = Assumption(rawValue: "version-1-is-strict")
    /// `NSExtensionActivationUsesStrictMatching` makes version 2 as strict as version 1.
    /// Alternative: it changes nothing.
    package static let strictMatching = Assumption(rawValue: "strict-matching")
    /// AND binds tighter than OR. Alternative: OR binds tighter.
    package static let andBeforeOr = Assumption(rawValue: "and-before-or")

    /// All assumptions, ordered by how many offers depend on each of them.
    public static let all: [Assumption] = [
        .fileIsData, .fileIncludesText, .versionOneIsStrict, .textIsAnyText, .fileIncludesMedia,
        .webURLExcludesFiles, .strictMatching, .andBeforeOr,
    ]

    /// The assumption as a phrase that continues “if”.
    public var condition: String { Self.conditions[self] ?? rawValue }

    private static let conditions: [Assumption: String] = [
        .fileIsData: "File means any data",
        .fileIncludesText: "File includes text and URLs",
        .fileIncludesMedia: "File includes images and movies",
        .textIsAnyText: "Text means any text",
        .webURLExcludesFiles: "WebURL excludes file URLs",
        .versionOneIsStrict: "version 1 needs every attachment to be accepted",
        .strictMatching: "strict matching makes version 2 as strict as version 1",
        .andBeforeOr: "AND binds tighter than OR",
    ]

    /// The name.
    public var description: String { rawValue }
}
