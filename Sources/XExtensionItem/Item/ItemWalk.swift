/// Walks over the members of a document, and applies every rule of the format to them.
///
/// The rules stand here once, each beside its finding. A function judges its node, reports what is
/// wrong, and returns the value, or nil if the value is unusable or the walk makes no values. In a
/// check all values are nil; therefore a rule about presence looks at the names of the members.
///
/// Strict and lenient reading share this walk; they differ only in how they treat the findings. The
/// places of findings are computed at the end, and only if there are findings.
struct ItemWalk<Product: WalkProduct> {
    let document: WireDocument
    let reading: Reading
    /// The payload folder that the document was read from, which holds its files.
    let folder: PayloadFolder?
    /// Whether the document has a newer minor version, which may define names that are unknown
    /// here.
    var isNewer = false
    /// Whether any value in the document is null, so that members may count as absent.
    let hasNulls: Bool
    /// Type identifiers that were found to be valid.
    var knownTypes = KnownTypes()
    /// The paths of the files so far; each may occur once.
    var paths: Set<String> = []
    /// Whether findings count. They do not inside an overlay with a reserved name, because only
    /// later versions know its rules.
    private(set) var isJudging = true
    private var drafts: FindingDrafts
    /// Whether a check is also uncertain where a notice is possible.
    private let looksForNotices: Bool
    /// Whether a check is certain so far that there is nothing to find.
    private(set) var isCertain = true

    /// Creates a walk.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - reading: strict or lenient, the limits, and whether the document lies in a payload
    ///     folder.
    ///   - folder: the payload folder that the document was read from, if any.
    ///   - looksForNotices: whether a check is also uncertain where a notice is possible.
    ///   - isAllowed: returns whether to ignore a finding. It is called once for each finding, in
    ///     the order of the walk.
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

    /// Whether the walk ends, because a check is not certain any more.
    var isOver: Bool {
        @inline(__always) get { !Product.makesValues && !isCertain }
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
            isCertain = false
        }
    }

    /// Makes a check uncertain unless a condition holds; when values are made, this does nothing.
    @inline(__always)
    mutating func doubt(unless isRight: (ItemWalk) -> Bool) {
        if !Product.makesValues, !isRight(self) { isCertain = false }
    }

    /// Makes a check uncertain if it looks for notices and a condition does not hold.
    @inline(__always)
    mutating func doubtNotices(unless isRight: (ItemWalk) -> Bool) {
        doubt { !$0.looksForNotices || isRight($0) }
    }
}

// MARK: Products

/// What a walk over a document is for. The compiler specialises the walk for each.
protocol WalkProduct {
    /// Whether the walk makes values and findings.
    static var makesValues: Bool { get }
}

/// A walk that makes values and findings.
enum Making: WalkProduct {
    static var makesValues: Bool { @inline(__always) get { true } }
}

/// A walk that makes nothing, and ends where it is not certain that there is nothing to find.
enum Checking: WalkProduct {
    static var makesValues: Bool { @inline(__always) get { false } }
}

/// Reads an item.
typealias ItemReader = ItemWalk<Making>

/// Decides quickly that strict reading finds nothing. It may be uncertain about any document, but is
/// never certain of one that has findings.
typealias ItemCheck = ItemWalk<Checking>

extension ItemWalk where Product == Checking {
    /// Whether strict reading certainly finds nothing.
    mutating func isCertainlyClean() -> Bool {
        guard document.hasCleanValues else { return false }
        _ = item()
        return isCertain
    }
}

// MARK: Findings

extension ItemWalk where Product == Making {
    /// Whether there is an error, which ends every reading.
    var hasError: Bool { drafts.hasError }

    /// Returns the findings in document order.
    mutating func findings() -> [Finding] {
        addDocumentFindings()
        return drafts.findings(in: document)
    }

    /// Reports the document's findings about single values.
    private mutating func addDocumentFindings() {
        let document = document
        for finding in document.firstFindings(drafts.room) {
            report(finding.code, finding.node, Self.message(for: finding, in: document))
        }
    }

    private static func message(for finding: WireFinding, in document: WireDocument) -> String {
        switch finding.code {
        case .null: "a null; absent members are left out"
        case .needlessTag: "a tagged value that the encoding represents natively"
        case .malformedTag: document.malformedTagMessage(finding.node) ?? finding.code.rawValue
        case .unknownTag: "a dictionary whose only key begins with “$” but is not a known tag"
        case .impreciseNumber: "an integer that a double does not hold; expected “$integer”"
        case .unsupportedKey: "a key with a character that XML cannot hold"
        default: finding.code.rawValue
        }
    }
}

extension ItemWalk {
    /// Reads a value without reporting findings, and without the state shared with the rest of the
    /// walk.
    func unjudged<Value>(_ read: (inout ItemWalk) -> Value) -> Value {
        var walk = ItemWalk(document, reading, folder: folder)
        walk.isNewer = isNewer
        walk.isJudging = false
        return read(&walk)
    }
}
