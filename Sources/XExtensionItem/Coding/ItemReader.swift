/// Reads an item out of a document: delivers what it can, and notes everything that is wrong.
///
/// Strict and lenient reading are this one walk; they differ in what becomes of the findings. Places
/// are worked out at the end, and only if there are any.
struct ItemReader {
    let document: WireDocument
    let reading: Reading
    /// The folder the document was read from, in which its files are.
    let folder: PayloadFolder?
    /// Whether the document is of a newer minor version, which may define names unknown here.
    var isNewer = false
    /// Whether anything in the document is null, so that values may be absent.
    let hasNulls: Bool
    /// Type identifiers that were found to be right.
    var knownTypes = KnownTypes()
    /// The paths of the files so far: each may occur once.
    var paths: Set<String> = []
    /// Whether what is found counts; not inside of what nobody but its owner may judge.
    private(set) var isJudging = true
    private var drafts: FindingDrafts

    /// Reads something without noting what is wrong with it, or what it has in common with the rest.
    func unjudged<Value>(_ read: (inout ItemReader) -> Value) -> Value {
        var reader = ItemReader(document, reading, folder: folder)
        reader.isNewer = isNewer
        reader.isJudging = false
        return read(&reader)
    }

    /// Makes a reader of a document.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - reading: strict or lenient, and where the document lies.
    ///   - folder: the payload folder that it was read from.
    ///   - isExcused: whether a finding does not count; asked once for each, in the order of the walk.
    init(
        _ document: WireDocument, _ reading: Reading, folder: PayloadFolder? = nil,
        unless isExcused: ((WireError.Code, WireNode) -> Bool)? = nil
    ) {
        self.document = document
        self.reading = reading
        self.folder = folder
        drafts = FindingDrafts(unless: isExcused)
        hasNulls = document.hasNulls
    }

    /// Whether a value is null, or holds nothing but nulls: lenient reading delivers nothing for it.
    @inline(__always)
    func isAbsent(_ node: WireNode) -> Bool {
        hasNulls && document.isAbsent(node)
    }

    /// Notes something wrong with a value, or with the member that a key belongs to.
    mutating func report(
        _ code: WireError.Code, _ node: WireNode, _ message: @autoclosure () -> String
    ) {
        drafts.add(code, node, message)
    }

    /// Whether something was found that no reading survives.
    var hasError: Bool { drafts.hasError }

    /// What was found, in the order of the document.
    mutating func findings() -> [Finding] {
        noteRemarks()
        return drafts.findings(in: document)
    }

    /// Notes what the document says of single values.
    mutating func noteRemarks() {
        for remark in document.firstRemarks(drafts.room) {
            report(remark.code, remark.node, Self.message(for: remark.code))
        }
    }

    private static func message(for code: WireError.Code) -> String {
        switch code {
        case .null: "a null; absent members are left out"
        case .needlessTag: "a tagged value where the encoding has a form of its own"
        case .malformedTag: "a known tag with content that is not of its form"
        case .unknownTag: "a dictionary with one key that begins with “$” and is no known tag"
        case .impreciseNumber: "an integer that a double does not hold; expected “$integer”"
        case .unsupportedKey: "a key with a character that XML cannot hold"
        default: code.rawValue
        }
    }
}

// MARK: Members

extension ItemReader {
    /// Goes through the members of a dictionary: known ones to the closure, unknown ones to be kept.
    ///
    /// A member that is null is absent; clause 6.7.1.
    ///
    /// - Returns: how many members are unknown.
    @discardableResult
    mutating func members<Name: MemberName>(
        of node: WireNode, _ bytes: RawSpan, keepingIn kept: inout KeptMembers,
        _ body: (inout ItemReader, Name, WireNode, inout KeptMembers) -> Void
    ) -> Int {
        let names = Name.names
        var members = document.members(of: node, named: names.keys, bytes)
        while let (number, value) = members.next() {
            body(&self, names.cases[number], value, &kept)
        }
        guard members.otherCount > 0 else { return 0 }
        kept.keep(unknown: unknownMembers(of: node, bytes) { Name(rawValue: $0) != nil })
        return members.otherCount
    }

    /// The members that have none of the names that this version defines.
    private mutating func unknownMembers(
        of node: WireNode, _ bytes: RawSpan, isKnown: (String) -> Bool
    ) -> WireDictionary {
        var unknown: [WireDictionary.Member] = []
        for member in document.canonicalMembers(of: node) {
            let key = document.key(of: member, bytes)
            guard !isKnown(key) else { continue }
            checkUnknown(key, member.keyNode)
            if let value = document.value(at: member.node, bytes) {
                unknown.append((key, value))
            }
        }
        return WireDictionary(sorted: unknown)
    }

    /// Judges a name that this version does not define; clauses 12.1.2 and 12.1.3.
    private mutating func checkUnknown(_ key: String, _ node: WireNode) {
        if isReserved(key, node) { return }
        if !isNewer, !NameRule.hasDot(key) {
            report(
                .unknownMember, node,
                "version 1.0 defines no member \(key.quotedStart); others' names hold a dot")
        }
    }

    /// Whether a name begins with `$`, which it notes.
    mutating func isReserved(_ key: String, _ node: WireNode) -> Bool {
        guard NameRule.isReserved(key) else { return false }
        report(.reservedMember, node, "the name \(key.quotedStart) begins with “$”")
        return true
    }

    /// Reads a member's value; sets the value aside as it stands when nothing can be made of it.
    mutating func take<Value>(
        _ name: some MemberName, _ node: WireNode, _ kept: inout KeptMembers,
        _ read: (inout ItemReader, WireNode) -> Value?
    ) -> Value? {
        let value = read(&self, node)
        if value == nil { setAside(name, node, &kept) }
        return value
    }

    /// Reads a member that is an array; sets it aside as it stands when it loses an element.
    mutating func takeArray<Element>(
        _ name: some MemberName, _ node: WireNode, _ kept: inout KeptMembers,
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
                }
            }
            return elements.isEmpty && isFilled ? nil : (elements, elements.count == count)
        }.map { result in
            if !result.isWhole { setAside(name, node, &kept) }
            return result.elements
        }
    }

    /// Notes a value of the wrong type.
    mutating func reportType(_ node: WireNode, _ expected: String) {
        let found = document.kindName(of: node)
        report(.memberType, node, "\(expected), found \(found)")
    }

    /// Keeps a member's value as it stands, to be written back until the member is edited.
    func setAside(_ name: some MemberName, _ node: WireNode, _ kept: inout KeptMembers) {
        if let value = document.value(at: node) { kept.setAside[name.rawValue] = value }
    }

    /// Notes an empty value where absence means the same; clause 13.1.3.
    mutating func reportDefault(_ node: WireNode) {
        report(.writtenDefault, node, "a value that means what absence means; leave it out")
    }
}
