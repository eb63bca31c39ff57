/// The encoding of a document: JSON, XML property list or binary property list.
///
/// All three carry exactly the same values. Converting between any two of them loses nothing.
public struct WireEncoding: Hashable, Sendable, CustomStringConvertible {
    /// The closed list of encodings. Switch over it without `default`, so that the compiler finds every
    /// place that a new encoding concerns.
    package enum Form: String, CaseIterable, Sendable {
        case json, xml, binary
    }

    /// The encoding as a case of the list.
    package let form: Form

    /// JSON (RFC 8259). Compact output is canonical (RFC 8785).
    public static let json = WireEncoding(.json)
    /// An XML property list in UTF-8.
    public static let xml = WireEncoding(.xml)
    /// A binary property list, version `bplist00`.
    public static let binary = WireEncoding(.binary)

    /// All encodings, JSON first.
    public static let all = Form.allCases.map(WireEncoding.init)

    /// Creates the encoding that the extension of a file name stands for: `json` for JSON, `plist` for
    /// an XML and `bplist` for a binary property list, in capital or small letters.
    ///
    /// - Returns: nil for any other extension.
    public init?(filenameExtension: String) {
        let name = filenameExtension.lowercased()
        guard let form = Form.allCases.first(where: { $0.filenameExtension == name }) else {
            return nil
        }
        self.init(form)
    }

    private init(_ form: Form) {
        self.form = form
    }

    /// The short name of the encoding: `json`, `xml` or `binary`.
    public var description: String { form.rawValue }
}

extension WireEncoding.Form {
    /// The extension of the names of files in this encoding.
    package var filenameExtension: String {
        switch self {
        case .json: "json"
        case .xml: "plist"
        case .binary: "bplist"
        }
    }
}
