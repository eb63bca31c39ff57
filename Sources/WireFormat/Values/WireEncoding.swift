/// The encoding of a document: JSON, XML property list or binary property list.
///
/// All three encode the same values, so conversion is lossless. The only exceptions are keys that
/// XML cannot represent, and nulls, which only JSON has.
public struct WireEncoding: Hashable, Sendable, CustomStringConvertible {
    /// The closed list of encodings. Switch over it without `default`, so that the compiler finds
    /// every place that a new encoding affects.
    package enum Form: String, CaseIterable, Sendable {
        case json, xml, binary
    }

    package let form: Form

    /// JSON (RFC 8259). Compact output is canonical (RFC 8785).
    public static let json = WireEncoding(.json)
    /// An XML property list in UTF-8.
    public static let xml = WireEncoding(.xml)
    /// A binary property list, version `bplist00`.
    public static let binary = WireEncoding(.binary)

    /// All encodings, JSON first.
    public static let all: [WireEncoding] = Form.allCases.map(WireEncoding.init)

    /// Creates the encoding for a filename extension: `json` for JSON, `plist` for an XML property
    /// list, `bplist` for a binary property list. Case is ignored.
    ///
    /// - Returns: nil for any other extension.
    public init?(filenameExtension: String) {
        let name = filenameExtension.lowercased()
        guard let form = Form.allCases.first(where: { $0.filenameExtension == name }) else {
            return nil
        }
        self.init(form)
    }

    /// Creates the encoding for its short name; nil for any other name.
    package init?(named name: String) {
        guard let form = Form(rawValue: name) else { return nil }
        self.init(form)
    }

    private init(_ form: Form) {
        self.form = form
    }

    /// The short name of the encoding: `json`, `xml` or `binary`.
    public var description: String { form.rawValue }
}

/// The properties that distinguish the encodings, apart from their readers and emitters. Other code
/// uses these properties, or switches over the cases.
extension WireEncoding.Form {
    /// The encoding in messages.
    var noun: String {
        switch self {
        case .json: "JSON"
        case .xml: "an XML property list"
        case .binary: "a binary property list"
        }
    }

    package var filenameExtension: String {
        switch self {
        case .json: "json"
        case .xml: "plist"
        case .binary: "bplist"
        }
    }

    /// The name of the document in a payload folder (clause 14.6.1). Two encodings can share a
    /// name.
    package var documentName: String {
        switch self {
        case .json: "item.json"
        case .xml, .binary: "item.plist"
        }
    }

    /// Whether a document is text, so that locations have a line and a column.
    package var isText: Bool {
        switch self {
        case .json, .xml: true
        case .binary: false
        }
    }

    package var isPropertyList: Bool {
        switch self {
        case .json: false
        case .xml, .binary: true
        }
    }

    var hasNulls: Bool { !isPropertyList }

    /// Whether the output is written only after the last value.
    var isWrittenAtEnd: Bool {
        switch self {
        case .json, .xml: false
        case .binary: true
        }
    }

    // MARK: Values that need no tag

    /// Whether the encoding represents every string and key unchanged; XML forbids some characters,
    /// and converts CR to LF.
    package var holdsEveryText: Bool {
        switch self {
        case .json, .binary: true
        case .xml: false
        }
    }

    var hasData: Bool { isPropertyList }

    func holds(_ date: WireDate) -> Bool {
        switch self {
        case .json: false
        case .xml: date.isWholeSecond
        case .binary: true
        }
    }

    func holds(_ number: WireNumber) -> Bool {
        switch self {
        case .json: !number.exceedsJSON
        case .xml, .binary: true
        }
    }
}
