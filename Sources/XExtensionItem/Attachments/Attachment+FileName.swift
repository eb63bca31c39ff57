extension Attachment {
    /// A name to offer for a file of the attachment, made of the suggested one; clause 14.5.3.
    ///
    /// It is one path component on every system, never empty, `.` or `..`, nor the name of a device,
    /// and at most 255 bytes long. It ends in an extension of the representation's type where there is
    /// one, so that nothing is saved under a type that it was not taken for. Making it again of itself
    /// changes nothing. Whether the name is free is for the receiver to see.
    ///
    /// - Parameter representation: the one that was taken.
    /// - Returns: the name; ``suggestedName`` stays what the sender wrote.
    public func safeFileName(for representation: Representation) -> String {
        SafeFileName.text(suggestedName, representation.typeIdentifier)
    }
}
