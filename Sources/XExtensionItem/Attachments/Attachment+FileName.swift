extension Attachment {
    /// Returns a file name that is safe on every system, derived from the suggested name; clause
    /// 14.5.3.
    ///
    /// The name is a single path component of at most 255 bytes. It is never empty, `.` or `..`,
    /// and never the name of a device. It ends in a filename extension of the representation's
    /// type, if the type has one, so that a file is never saved under another type than the one
    /// that the receiver took. Applying the rules to a safe name changes nothing. The caller checks
    /// whether a file of that name exists.
    ///
    /// - Parameter representation: the representation that the receiver took.
    /// - Returns: the name. It is made of the type alone if ``suggestedName`` is nil, which it also
    ///   is if reading set aside a name that the format does not allow.
    public func safeFileName(for representation: Representation) -> String {
        SafeFileName.text(suggestedName, representation.typeIdentifier)
    }
}
