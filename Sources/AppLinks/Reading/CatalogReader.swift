import WireFormat

/// Reads the values of a document, reports invalid values, and keeps unknown members.
struct CatalogReader {
    let document: WireDocument
    /// The index of the file.
    let file: Int
    /// The prefix for the names of unknown members; empty in the XExtensionItem format.
    var prefix = ""
    /// The dialect of the templates. The members of Choosy's dictionaries have other names.
    var dialect = URLTemplate.Dialect.own
    /// Whether to report unknown members whose names contain no dot. True only for version 1.0 of
    /// the XExtensionItem format: later versions may define such members.
    private let reportsUnknownMembers: Bool
    private(set) var findings: [UnplacedFinding] = []

    init(_ document: WireDocument, file: Int) {
        self.document = document
        self.file = file
        let version = document.value(of: CatalogMember.version.rawValue, in: .root)
        reportsUnknownMembers = version.flatMap { document.string(at: $0) } == "1.0"
        for finding in document.findings where finding.code == .null {
            report(
                .null, finding.node,
                "expected a value, found null; omit a member that has no value")
        }
    }

    func origin(_ node: WireNode) -> CatalogOrigin { CatalogOrigin(place: (file, node)) }

    mutating func report(
        _ code: CatalogCode, _ node: WireNode, _ message: @autoclosure () -> String
    ) {
        guard findings.count < UnplacedFinding.maximumCount else { return }
        findings.append(.init(code: code, origin: origin(node), message: message()))
    }

    // MARK: Limits

    /// The maximum number of entries in an array or a dictionary; clause 2.4.1.
    static let maximumEntryCount = 10_000
    /// The maximum number of bytes of a template; clause 2.4.2.
    static let maximumTemplateByteCount = 64 << 10
    /// The maximum number of bytes of every other string; clause 2.4.2.
    static let maximumTextByteCount = 4 << 10

    private mutating func isWithinLimit(_ node: WireNode) -> Bool {
        let count = document.count(of: node)
        guard count > Self.maximumEntryCount else { return true }
        report(
            .entryLimit, node, "expected at most \(Self.maximumEntryCount) entries, found \(count)"
        )
        return false
    }

    mutating func text(_ node: WireNode, atMost limit: Int) -> String? {
        guard let text = string(node) else { return nil }
        guard text.utf8.count > limit else { return text }
        report(.textLimit, node, "expected at most \(limit) bytes, found \(text.utf8.count)")
        return nil
    }

    mutating func shortText(_ node: WireNode) -> String? {
        text(node, atMost: Self.maximumTextByteCount)
    }

    // MARK: Dictionaries and arrays

    /// Reads the members of a dictionary in document order.
    ///
    /// The closure receives the value of a known member, and returns whether the value was usable.
    /// It returns false for a member that the format defines only for other dictionaries. The result
    /// has the unknown members and the unusable values, which are kept for writing back.
    mutating func members(
        of node: WireNode, _ take: (inout CatalogReader, CatalogMember, WireNode) -> Bool
    ) -> WireDictionary {
        guard dialect == .choosy else { return members(of: node, CatalogMember.self, take) }
        return members(of: node, ChoosyMember.self) { reader, member, value in
            member.own.map { take(&reader, $0, value) } ?? false
        }
    }

    mutating func members<Names: MemberNames>(
        of node: WireNode, _ names: Names.Type,
        _ take: (inout CatalogReader, Names, WireNode) -> Bool
    ) -> WireDictionary {
        var others: [WireDictionary.Member] = []
        each(node) { reader, key, value in
            let member = Names(exactly: key)
            if let member, take(&reader, member, value) { return }
            if member == nil { reader.reportUnknown(key, value) }
            if let kept = reader.document.value(at: value) {
                others.append((reader.prefix + key, kept))
            }
        }
        return WireDictionary(others)
    }

    private mutating func reportUnknown(_ key: String, _ node: WireNode) {
        guard reportsUnknownMembers, !key.utf8.contains(UInt8(ascii: ".")) else { return }
        report(
            .unknownMember, node,
            "the format does not define “\(key.cut(to: 80))”; "
                + "the name of a custom member must contain a dot")
    }

    mutating func each(
        _ node: WireNode, _ body: (inout CatalogReader, String, WireNode) -> Void
    ) {
        guard document.kind(of: node) == .dictionary else {
            return reportType(node, "a dictionary")
        }
        guard isWithinLimit(node) else { return }
        for member in document.members(of: node) {
            body(&self, document.key(of: member), member.node)
        }
    }

    /// Returns nil if the value is not a dictionary.
    mutating func entries<Entry>(
        of node: WireNode, _ read: (inout CatalogReader, String, WireNode) -> Entry?
    ) -> [Entry]? {
        var entries: [Entry] = []
        each(node) { reader, key, value in
            if let entry = read(&reader, key, value) { entries.append(entry) }
        }
        return document.kind(of: node) == .dictionary ? entries : nil
    }

    mutating func array<Element>(
        _ node: WireNode, _ read: (inout CatalogReader, WireNode) -> Element?
    ) -> [Element]? {
        guard document.kind(of: node) == .array else {
            reportType(node, "an array")
            return nil
        }
        guard isWithinLimit(node) else { return nil }
        var elements: [Element] = []
        for node in document.elements(of: node) {
            if let element = read(&self, node) { elements.append(element) }
        }
        return elements
    }

    // MARK: Scalars

    mutating func string(_ node: WireNode) -> String? {
        if let text = document.string(at: node) { return text }
        reportType(node, "a string")
        return nil
    }

    mutating func boolean(_ node: WireNode) -> Bool? {
        if let value = document.boolean(at: node) { return value }
        reportType(node, "a boolean")
        return nil
    }

    mutating func key(_ node: WireNode) -> String? {
        guard let text = string(node) else { return nil }
        guard 1...255 ~= text.utf8.count else {
            report(.memberValue, node, "expected 1 to 255 bytes, found \(text.utf8.count)")
            return nil
        }
        return text
    }

    mutating func keys(_ node: WireNode) -> [String]? { array(node) { $0.key($1) } }

    private mutating func text(_ node: WireNode) -> String? {
        guard let text = shortText(node) else { return nil }
        guard text.utf8.isEmpty else { return text }
        report(.memberValue, node, "expected a non-empty string")
        return nil
    }

    mutating func name(_ node: WireNode) -> AppName? {
        if document.kind(of: node) == .string { return text(node).map { AppName($0) } }
        guard document.kind(of: node) == .dictionary else {
            reportType(node, "a string, or names by language")
            return nil
        }
        var translations: [AppName.Translation] = []
        each(node) { reader, language, value in
            guard let text = reader.text(value) else { return }
            if !AppName.isLanguageTag(language) {
                let tag = language.cut(to: 80)
                reader.report(.memberValue, value, "expected a language tag, found “\(tag)”")
            }
            translations.append(.init(language: language, text: text))
        }
        guard !translations.isEmpty else {
            report(.memberValue, node, "expected a name in at least one language")
            return nil
        }
        return AppName(translations: translations)
    }

    mutating func template(_ node: WireNode) -> URLTemplate? {
        guard let text = text(node, atMost: Self.maximumTemplateByteCount) else { return nil }
        var template = URLTemplate(text, dialect: dialect)
        template.origin = origin(node)
        report(template.faults, node)
        return template
    }

    mutating func report(_ faults: [Finding], _ node: WireNode) {
        for fault in faults {
            let code = CatalogCode(fault.code.rawValue, fault.clause, fault.severity)
            report(code, node, fault.message)
        }
    }

    private mutating func reportType(_ node: WireNode, _ expected: String) {
        let found = document.kind(of: node).name
        report(.memberType, node, "expected \(expected), found \(found)")
    }
}

/// Sets the property if the value is not nil. Returns whether the property was set.
func set<Value>(_ property: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    property = value
    return true
}

/// Sets the property even if the value is nil. Returns whether the value is not nil.
func set<Value>(_ property: inout Value?, _ value: Value?) -> Bool {
    property = value
    return value != nil
}
