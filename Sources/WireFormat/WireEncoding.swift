/// The encoding of a document: JSON, XML property list or binary property list.
///
/// All three carry exactly the same values. Converting between any two of them loses nothing.
public struct WireEncoding: Hashable, Sendable, CustomStringConvertible {
    enum Form: String, CaseIterable {
        case json, xml, binary
    }

    let form: Form

    /// JSON (RFC 8259). Compact output is canonical (RFC 8785).
    public static let json = WireEncoding(form: .json)
    /// An XML property list in UTF-8.
    public static let xml = WireEncoding(form: .xml)
    /// A binary property list, version `bplist00`.
    public static let binary = WireEncoding(form: .binary)

    /// All encodings, JSON first.
    public static let all: [WireEncoding] = [.json, .xml, .binary]

    /// The short name of the encoding: `json`, `xml` or `binary`.
    public var description: String { form.rawValue }
}
