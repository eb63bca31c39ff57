/// Reads an item from a document: delivers every usable value and reports everything that is wrong.
///
/// Strict and lenient reading share this walk; they differ only in how they treat the findings. The
/// places of findings are computed at the end, and only if there are findings.
struct ItemReader {
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

    /// Reads a value without reporting findings, and without the state shared with the rest of the
    /// walk.
    func unjudged<Value>(_ read: (inout ItemReader) -> Value) -> Value {
        var reader = ItemReader(document, reading, folder: folder)
        reader.isNewer = isNewer
        reader.isJudging = false
        return read(&reader)
    }

    /// Creates a reader of a document.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - reading: strict or lenient, the limits, and whether the document lies in a payload
    ///     folder.
    ///   - folder: the payload folder that the document was read from, if any.
    ///   - isAllowed: returns whether to ignore a finding. It is called once for each finding, in
    ///     the order of the walk.
    init(
        _ document: WireDocument, _ reading: Reading, folder: PayloadFolder? = nil,
        unless isAllowed: ((WireError.Code, WireNode) -> Bool)? = nil
    ) {
        self.document = document
        self.reading = reading
        self.folder = folder
        drafts = FindingDrafts(unless: isAllowed)
        hasNulls = document.hasNulls
    }

    /// Whether a value is null or contains only nulls; lenient reading treats it as absent.
    @inline(__always)
    func isAbsent(_ node: WireNode) -> Bool {
        hasNulls && document.isAbsent(node)
    }

    /// Reports a finding about a value, or about the member that a key node belongs to.
    mutating func report(
        _ code: WireError.Code, _ node: WireNode, _ message: @autoclosure () -> String
    ) {
        drafts.add(code, node, message)
    }

    /// Whether there is an error, which ends every reading.
    var hasError: Bool { drafts.hasError }

    /// Returns the findings in document order.
    mutating func findings() -> [Finding] {
        addDocumentFindings()
        return drafts.findings(in: document)
    }

    /// Reports the document's findings about single values.
    mutating func addDocumentFindings() {
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

// MARK: Members

extension ItemReader {
    /// Passes each known member of a dictionary to the closure, and keeps the unknown ones.
    ///
    /// A null member counts as absent; clause 6.7.1.
    ///
    /// - Returns: the number of unknown members.
    @discardableResult
    mutating func members<Name: MemberName>(
        of node: WireNode, _ bytes: RawSpan, keepingIn kept: inout KeptMembers,
        _ body: (inout ItemReader, Name, WireNode, inout KeptMembers) -> Void
    ) -> Int {
        let members = document.members(of: node, named: Name.names.keys, bytes)
        return self.members(members, of: node, bytes, keepingIn: &kept, body)
    }

    /// Passes the members that were found in a dictionary to the closure, and keeps the unknown
    /// ones.
    @discardableResult
    @inline(__always)
    mutating func members<Name: MemberName>(
        _ found: WireDocument.NamedMembers, of node: WireNode, _ bytes: RawSpan,
        keepingIn kept: inout KeptMembers,
        _ body: (inout ItemReader, Name, WireNode, inout KeptMembers) -> Void
    ) -> Int {
        let names = Name.names
        var members = found
        while let (number, value) = members.next() {
            body(&self, names.cases[number], value, &kept)
        }
        guard members.otherCount > 0 else { return 0 }
        kept.keep(unknown: unknownMembers(of: node, bytes, besides: names))
        return members.otherCount
    }

    /// Returns the members whose names this version does not define.
    private mutating func unknownMembers<Name: MemberName>(
        of node: WireNode, _ bytes: RawSpan, besides names: MemberNames<Name>
    ) -> WireDictionary {
        var unknown: [WireDictionary.Member] = []
        for member in document.canonicalMembers(of: node) {
            let key = document.key(of: member, bytes)
            guard Name(rawValue: key) == nil else { continue }
            checkUnknown(key, member.keyNode, besides: names)
            if let value = document.value(at: member.node, bytes) {
                unknown.append((key, value))
            }
        }
        return WireDictionary(sorted: unknown)
    }

    /// Reports an unknown name without a dot, or one that begins with `$`; clauses 12.1.2 and
    /// 12.1.3.
    private mutating func checkUnknown<Name: MemberName>(
        _ key: String, _ node: WireNode, besides names: MemberNames<Name>
    ) {
        if isReserved(key, node) { return }
        if !isNewer, !NameRule.hasDot(key) {
            report(.unknownMember, node, Self.unknownMember(key, besides: names))
        }
    }

    private static func unknownMember<Name: MemberName>(
        _ key: String, besides names: MemberNames<Name>
    ) -> String {
        let near = Spelling.suggestion(for: key, in: names.cases.map(\.rawValue))
        return "version 1.0 defines no member \(key.quotedStart)"
            + (near.isEmpty ? "; a name of your own needs a dot" : near)
    }

    /// Whether a name begins with `$`; if so, this reports it.
    mutating func isReserved(_ key: String, _ node: WireNode) -> Bool {
        guard NameRule.isReserved(key) else { return false }
        report(.reservedMember, node, "the name \(key.quotedStart) begins with “$”")
        return true
    }

    /// Reads a member's value, and sets the original value aside if nothing in it is usable.
    mutating func take<Value>(
        _ name: some RawRepresentable<String>, _ node: WireNode, _ kept: inout KeptMembers,
        _ read: (inout ItemReader, WireNode) -> Value?
    ) -> Value? {
        let value = read(&self, node)
        if value == nil { setAside(name, node, &kept) }
        return value
    }

    /// Reads an array member, and sets the original value aside if any element is lost. An element that
    /// is null, or holds only nulls, is absent and not lost; clause 6.7.1.
    mutating func takeArray<Element>(
        _ name: some RawRepresentable<String>, _ node: WireNode, _ kept: inout KeptMembers,
        _ read: (inout ItemReader, WireNode) -> Element?
    ) -> [Element]? {
        take(name, node, &kept) { reader, node -> (elements: [Element], isWhole: Bool)? in
            guard reader.document.kind(of: node) == .array else {
                reader.reportType(node, "expected an array")
                return nil
            }
            var count = reader.document.count(of: node)
            let isFilled = count > 0
            var elements: [Element] = []
            elements.reserveCapacity(count)
            for element in reader.document.elements(of: node) {
                if reader.hasNulls, reader.document.kind(of: element) == .null {
                    count -= 1
                } else if let element = read(&reader, element) {
                    elements.append(element)
                } else if reader.isAbsent(element) {
                    count -= 1
                }
            }
            return elements.isEmpty && isFilled ? nil : (elements, elements.count == count)
        }.map { result in
            if !result.isWhole { setAside(name, node, &kept) }
            return result.elements
        }
    }

    /// Reports a value of the wrong type.
    mutating func reportType(_ node: WireNode, _ expected: String) {
        let found = document.kindName(of: node)
        report(.memberType, node, "\(expected), found \(found)")
    }

    /// Keeps a member's original value, to be written back until somebody edits the member.
    func setAside(
        _ name: some RawRepresentable<String>, _ node: WireNode, _ kept: inout KeptMembers
    ) {
        if let value = document.value(at: node) { kept.setAside[name.rawValue] = value }
    }

    /// Reports a value that means the same as absence; clause 13.1.3.
    mutating func reportDefault(_ node: WireNode) {
        report(.writtenDefault, node, "a value that means the same as absence; leave it out")
    }
}
