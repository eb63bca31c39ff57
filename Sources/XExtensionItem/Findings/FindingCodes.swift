extension WireError.Code {
    /// `document.not-dictionary`: the document is not a dictionary.
    public static let notDictionary = Self(rawValue: "document.not-dictionary")
    /// `version.missing`: `version` is missing.
    public static let missingVersion = Self(rawValue: "version.missing")
    /// `version.malformed`: `version` is not two numbers with a dot between them.
    public static let malformedVersion = Self(rawValue: "version.malformed")
    /// `version.unsupported`: the reader does not know the major version.
    public static let unsupportedVersion = Self(rawValue: "version.unsupported")
    /// `must-understand.unknown`: `must-understand` names a feature that the reader does not know.
    public static let unknownFeature = Self(rawValue: "must-understand.unknown")
    /// `main-attachment.missing`: the main attachment is missing, or nothing in it is usable.
    public static let missingMainAttachment = Self(rawValue: "main-attachment.missing")
    /// `file.path`: the path of a file could lead out of the payload folder, or occurs twice.
    public static let filePath = Self(rawValue: "file.path")
    /// `file.outside-folder`: a document outside a payload folder names a file.
    public static let fileOutsideFolder = Self(rawValue: "file.outside-folder")
    /// `file.byte-count`: the stated size of a file is not a number of bytes, or not the size of
    /// the file.
    public static let fileByteCount = Self(rawValue: "file.byte-count")
    /// `member.unknown`: a member name without a dot is not defined by this version.
    public static let unknownMember = Self(rawValue: "member.unknown")
    /// `member.reserved`: a member name begins with `$`.
    public static let reservedMember = Self(rawValue: "member.reserved")
    /// `member.type`: a value has the wrong type.
    public static let memberType = Self(rawValue: "member.type")
    /// `member.missing`: a required member is missing.
    public static let missingMember = Self(rawValue: "member.missing")
    /// `member.default`: a value means the same as absence.
    public static let writtenDefault = Self(rawValue: "member.default")
    /// `representation.content`: a representation has no content, several, or one that is not
    /// allowed there.
    public static let representationContent = Self(rawValue: "representation.content")
    /// `representation.duplicate-type`: two representations of an attachment have the same type
    /// identifier.
    public static let duplicateType = Self(rawValue: "representation.duplicate-type")
    /// `type-identifier.malformed`: a type identifier is neither a uniform type identifier nor a
    /// media type.
    public static let malformedTypeIdentifier = Self(rawValue: "type-identifier.malformed")
    /// `type-identifier.media-type`: a media type is used although it has a uniform type
    /// identifier.
    public static let mediaType = Self(rawValue: "type-identifier.media-type")
    /// `type-identifier.url`: a URL has the type of another content, or another content has the
    /// type of a URL.
    public static let urlTypeIdentifier = Self(rawValue: "type-identifier.url")
    /// `suggested-name.unsafe`: a suggested name could act as a path, or disguise the file.
    public static let unsafeName = Self(rawValue: "suggested-name.unsafe")
    /// `text.empty-run`: a run has no text.
    public static let emptyRun = Self(rawValue: "text.empty-run")
    /// `text.equal-runs`: neighbouring runs differ only in their text.
    public static let equalRuns = Self(rawValue: "text.equal-runs")
    /// `color.malformed`: a color is not in the format's notation.
    public static let malformedColor = Self(rawValue: "color.malformed")
    /// `font-size.range`: a font size is not greater than zero.
    public static let fontSize = Self(rawValue: "font-size.range")
    /// `activity.name`: the name of an activity type is malformed.
    public static let activityName = Self(rawValue: "activity.name")
    /// `activity.member`: a member of an overlay is not allowed there.
    public static let activityMember = Self(rawValue: "activity.member")
    /// `namespace.name`: a namespace is not a reverse-DNS name.
    public static let namespaceName = Self(rawValue: "namespace.name")
    /// `parameter.key`: a parameter key is empty or contains a dot.
    public static let parameterKey = Self(rawValue: "parameter.key")
    /// `user-info.reserved`: a key of `user-info` belongs to the original library's own dictionary.
    public static let reservedUserInfo = Self(rawValue: "user-info.reserved")
}
