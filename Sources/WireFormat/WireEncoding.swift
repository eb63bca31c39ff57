/// The form in which a document's bytes are written: JSON, XML property list or binary property list.
///
/// The three carry exactly the same values; going from any one to any other and back loses nothing.
public struct WireEncoding: Hashable, Sendable, CustomStringConvertible {
    enum Form: String, CaseIterable {
        case json, xml, binary
    }

    let form: Form

    /// RFC 8259 JSON; compact output is the canonical form of RFC 8785.
    public static let json = WireEncoding(form: .json)
    /// An XML property list in UTF-8.
    public static let xml = WireEncoding(form: .xml)
    /// A binary property list, `bplist00`.
    public static let binary = WireEncoding(form: .binary)

    /// Every encoding, JSON first.
    public static let all: [WireEncoding] = [.json, .xml, .binary]

    /// The encoding's short name: `json`, `xml` or `binary`.
    public var description: String { form.rawValue }
}
