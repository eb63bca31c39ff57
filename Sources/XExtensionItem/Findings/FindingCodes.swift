extension WireError.Code {
    /// The document is not a dictionary.
    public static let notDictionary = Self(rawValue: "document.not-dictionary")
    /// `version` is missing.
    public static let missingVersion = Self(rawValue: "version.missing")
    /// `version` is not two numbers with a dot between them.
    public static let malformedVersion = Self(rawValue: "version.malformed")
    /// The reader does not know the major version.
    public static let unsupportedVersion = Self(rawValue: "version.unsupported")
    /// `must-understand` names a feature that the reader does not know.
    public static let unknownFeature = Self(rawValue: "must-understand.unknown")
    /// The main attachment is missing, or nothing in it is usable.
    public static let missingMainAttachment = Self(rawValue: "main-attachment.missing")
    /// The path of a file could lead out of the payload folder, or occurs twice.
    public static let filePath = Self(rawValue: "file.path")
    /// A document outside a payload folder names a file.
    public static let fileOutsideFolder = Self(rawValue: "file.outside-folder")
    /// The stated size of a file is not a number of bytes, or not the size of the file.
    public static let fileByteCount = Self(rawValue: "file.byte-count")
    /// A member name without a dot is not defined by this version.
    public static let unknownMember = Self(rawValue: "member.unknown")
    /// A member name begins with `$`.
    public static let reservedMember = Self(rawValue: "member.reserved")
    /// A value has the wrong type.
    public static let memberType = Self(rawValue: "member.type")
    /// A required member is missing.
    public static let missingMember = Self(rawValue: "member.missing")
    /// A value means the same as absence.
    public static let writtenDefault = Self(rawValue: "member.default")
    /// A representation has no content, several, or one that is not allowed there.
    public static let representationContent = Self(rawValue: "representation.content")
    /// Two representations of an attachment have the same type identifier.
    public static let duplicateType = Self(rawValue: "representation.duplicate-type")
    /// A type identifier is neither a uniform type identifier nor a media type.
    public static let malformedTypeIdentifier = Self(rawValue: "type-identifier.malformed")
    /// A media type is used although it has a uniform type identifier.
    public static let mediaType = Self(rawValue: "type-identifier.media-type")
    /// A URL has the type of another content, or another content has the type of a URL.
    public static let urlTypeIdentifier = Self(rawValue: "type-identifier.url")
    /// A suggested name could act as a path, or disguise the file.
    public static let unsafeName = Self(rawValue: "suggested-name.unsafe")
    /// A run has no text.
    public static let emptyRun = Self(rawValue: "text.empty-run")
    /// Neighbouring runs differ only in their text.
    public static let equalRuns = Self(rawValue: "text.equal-runs")
    /// A color is not in the format's notation.
    public static let malformedColor = Self(rawValue: "color.malformed")
    /// A font size is not greater than zero.
    public static let fontSize = Self(rawValue: "font-size.range")
    /// The name of an activity type is malformed.
    public static let activityName = Self(rawValue: "activity.name")
    /// A member of an overlay is not allowed there.
    public static let activityMember = Self(rawValue: "activity.member")
    /// A namespace is not a reverse-DNS name.
    public static let namespaceName = Self(rawValue: "namespace.name")
    /// A parameter key is empty or contains a dot.
    public static let parameterKey = Self(rawValue: "parameter.key")
    /// A key of `user-info` belongs to the original library's own dictionary.
    public static let reservedUserInfo = Self(rawValue: "user-info.reserved")
}
