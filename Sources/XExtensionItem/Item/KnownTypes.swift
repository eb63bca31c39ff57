import UniformTypes

/// A cache of valid type identifiers: common types, and the first few others in the document.
struct KnownTypes {
    enum Kind {
        case url
        case fileURL
        case other

        init(_ identifier: TypeIdentifier) {
            self = identifier == .url ? .url : identifier == .fileURL ? .fileURL : .other
        }

        /// A URL requires the type `public.url`, and that type requires a URL; clause 14.3.3.
        func allowsContent(withURL hasURL: Bool) -> Bool {
            (self == .url) == hasURL && self != .fileURL
        }
    }

    typealias CheckedType = (identifier: TypeIdentifier, kind: Kind)

    /// The maximum number of types. It is small, because each lookup compares all types.
    private static let maximumCount = 16
    private static let common = KnownTypes(
        [.url, .plainText, .html, .jpeg, .png, .image, .pdf, .data])

    private var names = KeyNames()
    private var types: [CheckedType] = []

    init() {
        self = Self.common
    }

    private init(_ identifiers: [TypeIdentifier]) {
        for identifier in identifiers { append((identifier, Kind(identifier))) }
    }

    func type(at node: WireNode, of document: WireDocument, _ bytes: RawSpan) -> CheckedType? {
        document.nameIndex(ofStringAt: node, in: names, bytes).map { types[$0] }
    }

    /// Does not check whether the type matches the content of the representation; see
    /// ``Kind/allowsContent(withURL:)``.
    mutating func check(_ identifier: TypeIdentifier) -> (kind: Kind, fault: Fault?) {
        if let number = names.index(of: identifier.rawValue) { return (types[number].kind, nil) }
        let kind = Kind(identifier)
        let fault = Self.fault(in: identifier)
        if fault == nil { append((identifier, kind)) }
        return (kind, fault)
    }

    /// Returns a fault if a type identifier is malformed, or is a media type that has a uniform
    /// type identifier; otherwise nil. Clauses 14.3.1 and 14.3.2.
    private static func fault(in identifier: TypeIdentifier) -> Fault? {
        let text = identifier.rawValue
        guard identifier.isWellFormed else {
            return (
                .malformedTypeIdentifier,
                "expected a uniform type identifier, or a media type in lower case"
            )
        }
        return MediaTypes.preferred(to: text).map { known in
            (.mediaType, "expected “\(known)”, found the media type \(text.quotedStart)")
        }
    }

    private mutating func append(_ type: CheckedType) {
        guard names.count < Self.maximumCount else { return }
        names.append(type.identifier.rawValue)
        types.append(type)
    }
}
