extension ItemWalk {
    /// Reads the members that the document and overlays share, and passes each other known member
    /// to `others`. In an ``ItemCheck``, the returned members are nil.
    mutating func itemMembers(
        of node: WireNode, _ bytes: RawSpan, isOverlay: Bool,
        others: (inout ItemWalk, ItemMember, WireNode, inout KeptMembers) -> Void
    ) -> (members: ItemMembers?, names: FoundNames<ItemMember>) {
        var values = ItemMembers.Values()
        var kept = KeptMembers()
        let names = members(of: node, bytes, keepingIn: &kept) {
            (walk: inout ItemWalk, name: ItemMember, node, kept: inout KeptMembers) in
            if case .shared(let member) = name {
                walk.read(member, node, bytes, isOverlay: isOverlay, into: &values, &kept)
            } else {
                others(&walk, name, node, &kept)
            }
        }
        return (Product.makesValues ? ItemMembers(values, kept) : nil, names)
    }

    private mutating func read(
        _ name: SharedMember, _ node: WireNode, _ bytes: RawSpan, isOverlay: Bool,
        into values: inout ItemMembers.Values, _ kept: inout KeptMembers
    ) {
        /// Sets a value. In an overlay, an empty value removes the item's value; in an item, it is
        /// a finding.
        @inline(__always)
        func set<Value: ItemValue>(
            _ value: inout Value?,
            _ read: (inout ItemWalk, WireNode, inout KeptMembers) -> Value?
        ) {
            if !Value.canBeEmpty || !isEmpty(node, bytes, of: Value.emptyKind) {
                value = read(&self, node, &kept)
            } else if isOverlay {
                value = Value.empty
            } else {
                reportDefault(node)
                setAside(name, node, &kept)
            }
        }
        switch name {
        case .additionalAttachments:
            set(&values.additionalAttachments) {
                $0.takeArray(name, $1, &$2) { $0.attachment($1, bytes) }
            }
        case .contentText: set(&values.contentText) { $0.contentText(name, $1, bytes, &$2) }
        case .mainAttachment:
            set(&values.mainAttachment) { $0.take(name, $1, &$2) { $0.attachment($1, bytes) } }
        case .parameters:
            set(&values.parameters) {
                $0.take(name, $1, &$2) { $0.parameters($1, bytes, isOverlay: isOverlay) }
            }
        case .referrer: set(&values.referrer) { $0.take(name, $1, &$2) { $0.referrer($1, bytes) } }
        case .sourceURL: set(&values.sourceURL) { $0.take(name, $1, &$2) { $0.urlText($1, bytes) } }
        case .tags: set(&values.tags) { $0.takeArray(name, $1, &$2) { $0.line($1, bytes) } }
        case .thumbnail:
            set(&values.thumbnail) { $0.take(name, $1, &$2) { $0.thumbnail($1, bytes) } }
        case .title: set(&values.title) { $0.take(name, $1, &$2) { $0.line($1, bytes) } }
        case .userInfo: set(&values.userInfo) { $0.take(name, $1, &$2) { $0.userInfo($1, bytes) } }
        }
    }

    @inline(__always)
    func isEmpty(_ node: WireNode, _ bytes: RawSpan, of kind: WireKind) -> Bool {
        document.isEmpty(node, bytes) && document.isKind(node, kind)
    }
}

extension ItemMembers {
    /// Writes an overlay if `others` is nil. Otherwise, this writes a document, and `others` writes
    /// the members that overlays do not have.
    func write(
        to writer: inout ItemWriter,
        others: (
            (ItemMember, inout MemberWriter<ItemMember>, inout ItemWriter) throws(PayloadError) ->
                Void
        )?
    ) throws(PayloadError) {
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
        _ member: SharedMember, isOverlay: Bool, _ document: inout MemberWriter<ItemMember>,
        _ writer: inout ItemWriter
    ) throws(PayloadError) {
        @inline(__always)
        func write<Value: ItemValue>(_ value: Value?) throws(PayloadError) {
            guard let value, isOverlay || !value.isEmptyValue else { return }
            try document.write(.shared(member), checked: value.written, &writer)
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
