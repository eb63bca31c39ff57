/// The common types as macOS declares them.
///
/// Each type has one row, and each family of types is one string of rows:
///
///     public.jpeg | public.image | jpeg jpg jpe | image/jpeg* image/jpg
///     identifier  | conforms to  | extensions   | media types
///
/// A backslash continues a long row on the next line. If several types share an extension or a
/// media type, the first row wins. A star marks the media types of Appendix B: payloads write the
/// identifier instead.
enum TypeRows {
    /// The order of the families matters, because the first row with a given extension or media
    /// type wins.
    static let all = [
        abstract, images, movies, audio, text, source, archives, documents, contacts, fonts, shapes,
        folders,
    ]
}
