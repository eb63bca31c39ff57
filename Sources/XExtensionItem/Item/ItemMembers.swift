/// The members that an item and its overlays share: the values that an item has for all activities,
/// or those that one activity gets instead.
///
/// Nil says nothing: an item has no value, and an overlay inherits it. An empty value of an overlay
/// removes the item's value, and an empty value of an item is not encoded; clause 19.2.3.
///
/// A property for each member is that of ``Values``. Everything that concerns single members stands
/// in this file, each time in a switch that the compiler checks.
@dynamicMemberLookup
struct ItemMembers: Sendable {
    /// The values, each of a type that says how it is compared and shown.
    struct Values: Sendable {
        var additionalAttachments: [Attachment]?
        var contentText: AttributedText?
        var mainAttachment: Attachment?
        var parameters: Parameters?
        var referrer: Referrer?
        var sourceURL: URLText?
        var tags: [String]?
        @Boxed var thumbnail: Thumbnail?
        var title: String?
        var userInfo: UserInfo?
    }

    typealias Place<Value> = WritableKeyPath<Values, Value?>

    /// The unknown members, and the values that reading set aside.
    var kept = KeptMembers()
    /// The values, or an empty array if there are none.
    ///
    /// An array keeps items and overlays small, and still lets large values change in place.
    private var stored: [Values] = []

    /// Creates members without values.
    init() {}

    /// Creates members as they were read.
    init(_ values: consuming Values, _ kept: KeptMembers) {
        stored = [values]
        self.kept = kept
    }

    /// The value of a member. A change drops what was set aside for the member.
    subscript<Value: ItemValue>(dynamicMember place: Place<Value>) -> Value? {
        @inline(__always) get { stored.isEmpty ? nil : stored[0][keyPath: place] }
        @inline(__always) _modify {
            if !kept.isEmpty { kept.edited(Self.member(at: place)) }
            if stored.isEmpty { stored.append(Values()) }
            yield &stored[0][keyPath: place]
        }
    }

    /// All values.
    var values: Values {
        get { stored.first ?? Values() }
        _modify {
            if stored.isEmpty { stored.append(Values()) }
            yield &stored[0]
        }
    }

    /// Passes the place of a member to a visitor: the one list of places.
    @inline(__always)
    static func visit(_ member: OverlayMember, _ visitor: inout some MemberVisitor) {
        switch member {
        case .additionalAttachments: visitor.visit(member, \.additionalAttachments)
        case .contentText: visitor.visit(member, \.contentText)
        case .mainAttachment: visitor.visit(member, \.mainAttachment)
        case .parameters: visitor.visit(member, \.parameters)
        case .referrer: visitor.visit(member, \.referrer)
        case .sourceURL: visitor.visit(member, \.sourceURL)
        case .tags: visitor.visit(member, \.tags)
        case .thumbnail: visitor.visit(member, \.thumbnail)
        case .title: visitor.visit(member, \.title)
        case .userInfo: visitor.visit(member, \.userInfo)
        }
    }
}

// MARK: Reading

extension ItemReader {
    /// Reads the members that the document and overlays share, and passes any other member to
    /// `others`.
    mutating func itemMembers(
        _ found: WireDocument.NamedMembers, of node: WireNode, _ bytes: RawSpan, isOverlay: Bool,
        others: (inout ItemReader, ItemMember, WireNode, inout KeptMembers) -> Void
    ) -> ItemMembers {
        var values = ItemMembers.Values()
        var kept = KeptMembers()
        read(found, of: node, bytes, isOverlay: isOverlay, into: &values, &kept, others: others)
        return ItemMembers(consume values, kept)
    }

    private mutating func read(
        _ found: WireDocument.NamedMembers, of node: WireNode, _ bytes: RawSpan, isOverlay: Bool,
        into values: inout ItemMembers.Values, _ kept: inout KeptMembers,
        others: (inout ItemReader, ItemMember, WireNode, inout KeptMembers) -> Void
    ) {
        members(found, of: node, bytes, keepingIn: &kept) {
            (reader: inout ItemReader, name: ItemMember, node, kept: inout KeptMembers) in
            guard case .shared(let member) = name else {
                return others(&reader, name, node, &kept)
            }
            reader.read(member, node, bytes, isOverlay: isOverlay, into: &values, &kept)
        }
    }

    private mutating func read(
        _ name: OverlayMember, _ node: WireNode, _ bytes: RawSpan, isOverlay: Bool,
        into values: inout ItemMembers.Values, _ kept: inout KeptMembers
    ) {
        /// Handles an empty value: in an overlay it removes the item's value, in the document it is
        /// a finding.
        @inline(__always)
        func isEmpty<Value: ItemValue>(
            _ value: inout Value?, _ reader: inout ItemReader, _ kept: inout KeptMembers
        ) -> Bool {
            guard reader.isEmpty(node, bytes, of: Value.emptyKind) else { return false }
            if isOverlay {
                value = Value.empty
            } else {
                reader.reportDefault(node)
                reader.setAside(name, node, &kept)
            }
            return true
        }
        switch name {
        case .additionalAttachments:
            if isEmpty(&values.additionalAttachments, &self, &kept) { return }
            values.additionalAttachments = takeArray(name, node, &kept) { $0.attachment($1, bytes) }
        case .contentText:
            if isEmpty(&values.contentText, &self, &kept) { return }
            values.contentText = contentText(name, node, bytes, &kept)
        case .mainAttachment:
            values.mainAttachment = take(name, node, &kept) { $0.attachment($1, bytes) }
        case .parameters:
            if isEmpty(&values.parameters, &self, &kept) { return }
            values.parameters = take(name, node, &kept) { $0.parameters($1, bytes) }
        case .referrer:
            if isEmpty(&values.referrer, &self, &kept) { return }
            values.referrer = take(name, node, &kept) { $0.referrer($1, bytes) }
        case .sourceURL:
            if isEmpty(&values.sourceURL, &self, &kept) { return }
            values.sourceURL = take(name, node, &kept) { $0.urlText($1, bytes) }
        case .tags:
            if isEmpty(&values.tags, &self, &kept) { return }
            values.tags = takeArray(name, node, &kept) { $0.string($1, bytes) }
        case .thumbnail:
            if isEmpty(&values.thumbnail, &self, &kept) { return }
            values.thumbnail = take(name, node, &kept) { $0.thumbnail($1, bytes) }
        case .title:
            if isEmpty(&values.title, &self, &kept) { return }
            values.title = take(name, node, &kept) { $0.anyString($1, bytes) }
        case .userInfo:
            if isEmpty(&values.userInfo, &self, &kept) { return }
            values.userInfo = take(name, node, &kept) { $0.userInfo($1, bytes) }
        }
    }

    private func isEmpty(_ node: WireNode, _ bytes: RawSpan, of kind: WireKind) -> Bool {
        guard document.kind(of: node) == kind else { return false }
        return kind == .string
            ? document.string(at: node, bytes)?.utf8.isEmpty == true
            : document.count(of: node) == 0
    }
}

// MARK: Writing

extension ItemMembers {
    /// Writes the members of a document, or those of an overlay if `others` is nil.
    ///
    /// - Parameters:
    ///   - writer: receives the members.
    ///   - others: writes a member that overlays do not have.
    /// - Throws: the errors of the writer.
    func write(
        to writer: inout ItemWriter,
        others: (
            (ItemMember, inout MemberWriter<ItemMember>, inout ItemWriter) throws(WireError) -> Void
        )?
    ) throws(WireError) {
        var document = try MemberWriter<ItemMember>(kept, &writer)
        for name in ItemMember.names.cases {
            if case .shared(let member) = name {
                try write(member, isOverlay: others == nil, &document, &writer)
            } else if let others {
                try others(name, &document, &writer)
            }
        }
        try document.finish(&writer)
    }

    private func write(
        _ member: OverlayMember, isOverlay: Bool, _ document: inout MemberWriter<ItemMember>,
        _ writer: inout ItemWriter
    ) throws(WireError) {
        @inline(__always)
        func write<Value: ItemValue>(_ value: Value?) throws(WireError) {
            guard let value, isOverlay || !value.isEmptyValue else { return }
            try document.write(.shared(member), judged: value.written, &writer)
        }
        switch member {
        case .additionalAttachments: try write(self.additionalAttachments)
        case .contentText: try write(self.contentText)
        case .mainAttachment: try write(self.mainAttachment)
        case .parameters: try write(self.parameters)
        case .referrer: try write(self.referrer)
        case .sourceURL: try write(self.sourceURL)
        case .tags: try write(self.tags)
        case .thumbnail: try write(self.thumbnail)
        case .title: try write(self.title)
        case .userInfo: try write(self.userInfo)
        }
    }
}
