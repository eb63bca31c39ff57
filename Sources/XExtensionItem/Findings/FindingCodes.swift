extension WireError.Code {
    /// The value of the document is not a dictionary.
    public static let notDictionary = Self(rawValue: "document.not-dictionary")
    /// No `version`.
    public static let missingVersion = Self(rawValue: "version.missing")
    /// A `version` that is not two numbers.
    public static let malformedVersion = Self(rawValue: "version.malformed")
    /// A major version that the reader does not know.
    public static let unsupportedVersion = Self(rawValue: "version.unsupported")
    /// A feature that the reader does not know, and must.
    public static let unknownFeature = Self(rawValue: "must-understand.unknown")
    /// No main attachment, or nothing usable in it.
    public static let missingMainAttachment = Self(rawValue: "main-attachment.missing")
    /// A path that could lead out of a payload folder, or that is used twice.
    public static let filePath = Self(rawValue: "file.path")
    /// A file outside a payload folder.
    public static let fileOutsideFolder = Self(rawValue: "file.outside-folder")
    /// A size of a file that is no count of bytes, or not that of the file.
    public static let fileByteCount = Self(rawValue: "file.byte-count")
    /// A name without a dot that this version does not define.
    public static let unknownMember = Self(rawValue: "member.unknown")
    /// A name that begins with `$`.
    public static let reservedMember = Self(rawValue: "member.reserved")
    /// A value of the wrong type.
    public static let memberType = Self(rawValue: "member.type")
    /// A required member that is absent.
    public static let missingMember = Self(rawValue: "member.missing")
    /// A value written that means what absence means.
    public static let writtenDefault = Self(rawValue: "member.default")
    /// No content in a representation, several, or one that may not stand there.
    public static let representationContent = Self(rawValue: "representation.content")
    /// A type identifier that occurs twice in one attachment.
    public static let duplicateType = Self(rawValue: "representation.duplicate-type")
    /// Neither a uniform type identifier nor a media type.
    public static let malformedTypeIdentifier = Self(rawValue: "type-identifier.malformed")
    /// A media type that has a uniform type identifier.
    public static let mediaType = Self(rawValue: "type-identifier.media-type")
    /// A URL of another type, or another content of a URL's type.
    public static let urlTypeIdentifier = Self(rawValue: "type-identifier.url")
    /// A name that could be a path, or hide what it is.
    public static let unsafeName = Self(rawValue: "suggested-name.unsafe")
    /// A run without text.
    public static let emptyRun = Self(rawValue: "text.empty-run")
    /// Neighbouring runs that differ in nothing but their text.
    public static let equalRuns = Self(rawValue: "text.equal-runs")
    /// Not a color as the format spells it.
    public static let malformedColor = Self(rawValue: "color.malformed")
    /// A font size that is not greater than zero.
    public static let fontSize = Self(rawValue: "font-size.range")
    /// Not a name of an activity type.
    public static let activityName = Self(rawValue: "activity.name")
    /// A member in an overlay that may not stand there.
    public static let activityMember = Self(rawValue: "activity.member")
    /// A namespace that is not a reverse-DNS name.
    public static let namespaceName = Self(rawValue: "namespace.name")
    /// A parameter's key that is empty or holds a dot.
    public static let parameterKey = Self(rawValue: "parameter.key")
    /// A user-info key that belongs to the ported library.
    public static let reservedUserInfo = Self(rawValue: "user-info.reserved")
}
