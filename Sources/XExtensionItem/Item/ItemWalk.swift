/// Walks over the members of a document, and applies every rule of the format to them.
///
/// Each rule is implemented once, where its finding is reported. A function checks its node,
/// reports findings, and returns the value, or nil if the value is unusable or the walk does not
/// create values. In an ``ItemCheck``, all values are nil, so a rule about missing members checks
/// for their names instead.
///
/// Strict and lenient reading share this walk; they differ only in how they treat the findings. The
/// locations of findings are computed at the end.
struct ItemWalk<Product: WalkProduct> {
    let document: WireDocument
    let reading: Reading
    let folder: PayloadFolder?
    /// Whether the document has a newer minor version, which may define names that are unknown
    /// here.
    var isNewer = false
    /// Whether any value in the document is null, so that members may count as absent.
    let hasNulls: Bool
    var knownTypes = KnownTypes()
    /// Each path may occur only once in a document.
    var paths: Set<String> = []
    /// Whether the findings of this walk are used. False for an overlay with a reserved name,
    /// whose rules only later versions define.
    private(set) var reportsFindings = true
    private var drafts: FindingDrafts
    /// Whether this is an ``ItemCheck`` that fails even if only a notice is possible.
    let looksForNotices: Bool
    /// Whether the values so far are known to have no findings.
    private(set) var isKnownValid = true
    /// Whether any value of ``freeValue(_:_:)`` so far contains malformed data; not determined in
    /// strict reading.
    private(set) var hasMalformedData = false

    /// `isAllowed` returns whether to ignore a finding. It is called once for each finding, in the
    /// order of the walk.
    init(
        _ document: WireDocument, _ reading: Reading, folder: PayloadFolder? = nil,
        looksForNotices: Bool = false, unless isAllowed: ((Finding.Code, WireNode) -> Bool)? = nil
    ) {
        self.document = document
        self.reading = reading
        self.folder = folder
        self.looksForNotices = looksForNotices
        drafts = FindingDrafts(unless: isAllowed)
        hasNulls = document.hasNulls
    }

    /// Whether the walk ends early, because it is an ``ItemCheck`` that has failed.
    var isOver: Bool {
        @inline(__always) get { !Product.makesValues && !isKnownValid }
    }

    /// Whether a value is null or contains only nulls; lenient reading treats it as absent.
    @inline(__always)
    func isAbsent(_ node: WireNode) -> Bool {
        hasNulls && document.isAbsent(node)
    }

    /// Reports a finding about a value, or about the member that a key node belongs to.
    mutating func report(
        _ code: Finding.Code, _ node: WireNode, _ message: @autoclosure () -> String
    ) {
        if Product.makesValues {
            drafts.add(code, node, message)
        } else {
            isKnownValid = false
        }
    }

    /// Fails an ``ItemCheck`` unless a condition is true; does nothing if the walk creates values.
    @inline(__always)
    mutating func setUncertain(unless isValid: Bool) {
        if !Product.makesValues, !isValid { isKnownValid = false }
    }
}

// MARK: Products

/// The purpose of a walk over a document. The compiler specializes the walk for each purpose.
protocol WalkProduct {
    static var makesValues: Bool { get }
}

enum Making: WalkProduct {
    static var makesValues: Bool { @inline(__always) get { true } }
}

/// A walk that creates no values, and ends at the first possible finding.
enum Checking: WalkProduct {
    static var makesValues: Bool { @inline(__always) get { false } }
}

typealias ItemReader = ItemWalk<Making>

/// A fast path that recognizes documents without findings. It may fail to recognize such a
/// document, but never accepts a document with findings.
typealias ItemCheck = ItemWalk<Checking>

extension ItemWalk where Product == Checking {
    mutating func isKnownClean() -> Bool {
        guard document.hasCleanValues else { return false }
        _ = item()
        return isKnownValid
    }
}

// MARK: Findings

extension ItemWalk where Product == Making {
    var hasError: Bool { drafts.hasError }

    mutating func findings() -> [Finding] {
        addDocumentFindings()
        return drafts.findings(in: document)
    }

    /// Adds the findings that `document` itself provides. Each is about a single value, such as a
    /// null.
    private mutating func addDocumentFindings() {
        let document = document
        for finding in document.findings.prefix(drafts.room) {
            report(finding.code, finding.node, Self.message(for: finding, in: document))
        }
    }

    private static func message(for finding: WireFinding, in document: WireDocument) -> String {
        switch finding.kind {
        case .null: "null is not allowed; omit the member"
        case .needlessTag: "a tagged value; this encoding can represent the value without a tag"
        case .malformedTag: document.malformedTagMessage(finding.node) ?? finding.code.rawValue
        case .unknownTag: "a dictionary whose only key begins with “$” but is not a known tag"
        case .impreciseNumber: "an integer that a double cannot represent; expected “$integer”"
        case .unsupportedKey: "a key with a character that XML cannot represent"
        }
    }
}

extension ItemWalk {
    /// Reads a value without reporting findings. Its paths do not count as paths of the document.
    mutating func readingWithoutFindings<Value>(_ read: (inout ItemWalk) -> Value) -> Value {
        var walk = ItemWalk(document, reading, folder: folder)
        walk.isNewer = isNewer
        walk.reportsFindings = false
        defer { hasMalformedData = hasMalformedData || walk.hasMalformedData }
        return read(&walk)
    }

    /// Returns a value that the item keeps as it is, and notes whether it contains malformed data.
    ///
    /// Lenient reading checks the data of representations and thumbnails only when it is loaded,
    /// and all other data up front; clause 21.2.6.
    mutating func freeValue(_ node: WireNode, _ bytes: RawSpan) -> WireValue? {
        guard let value = made({ $0.value(at: node, bytes) }) else { return nil }
        if !reading.isStrict, !hasMalformedData { hasMalformedData = value.hasMalformedData }
        return value
    }
}

extension WireValue {
    fileprivate var hasMalformedData: Bool {
        switch self {
        case .data(let data): (try? data.forEachChunk { _ in }) == nil
        case .array(let elements): elements.contains(where: \.hasMalformedData)
        case .dictionary(let members): members.contains { $0.value.hasMalformedData }
        case .unknownTag(_, let content): content.hasMalformedData
        case .boolean, .number, .string, .date, .url: false
        }
    }
}

extension ExtensionItem {
    /// The options for reading an item: ``lenient`` or ``strict``, the limits, and whether the
    /// document is in a payload folder.
    public struct Reading: Hashable, Sendable {
        /// Whether any finding rejects the item. Strict reading also checks all base64 up front.
        public let isStrict: Bool
        /// The limits that the payload must respect.
        public var limits = WireLimits()
        /// Whether the document is in a payload folder; only such a document can refer to files.
        /// False by default.
        public var isInPayloadFolder = false

        /// Delivers every usable value and reports findings; for share extensions.
        public static let lenient = ExtensionItem.Reading(isStrict: false)
        /// Refuses an item that has findings, and reports all findings; for conformance tests.
        public static let strict = ExtensionItem.Reading(isStrict: true)
    }
}

typealias Reading = ExtensionItem.Reading
