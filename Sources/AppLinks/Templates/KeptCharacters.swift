import WireFormat

/// The characters that are not escaped in a value, by its place in the URL; clause 4.3.
enum KeptCharacters {
    private static let unreserved = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    /// In the authority, and in the key of a pair.
    static let strict = unreserved
    /// In a path segment, in the value of a pair, and in the fragment.
    static let ordinary = unreserved.union(ASCIISet(","))
    /// In an opaque path, such as an address or a telephone number.
    static let opaque = ordinary.union(ASCIISet("@+"))
    /// In a verbatim value: the reserved and unreserved characters of RFC 3986.
    static let verbatim = unreserved.union(ASCIISet(":/?#[]@!$&'()*+,;="))
    static let hexadecimal = ASCIISet("0123456789abcdefABCDEF")
}
