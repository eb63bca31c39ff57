extension ExtensionItem {
    /// The item without the values that reading set aside, in its values for all activities.
    ///
    /// The overlays stay as they are.
    var withoutSetAside: ExtensionItem {
        var general = self.general
        general.forEachKept { $0.setAside = [:] }
        // Runs may have differed only in what was set aside; the initializer joins them.
        general.contentText = general.contentText.map { AttributedText($0.runs) }
        var item = ExtensionItem(general, mainAttachment: general.mainAttachment ?? mainAttachment)
        item.version = version
        item.presentations = presentations
        item.excludedActivities = excludedActivities
        item.findings = findings
        item.payload = payload
        return item
    }

    /// All strings in values that reading set aside, including those in overlays.
    var setAsideStrings: Set<String> {
        var strings: Set<String> = []
        for var part in [general] + presentations.values {
            part.forEachKept { WireValue.dictionary($0.setAside).collectStrings(&strings) }
        }
        return strings
    }
}

extension Presentation {
    /// Passes the kept members of each part to a closure, those of a whole before those of its
    /// parts.
    ///
    /// Representations are not visited: reading sets a whole representation aside, never a member
    /// of one.
    mutating func forEachKept(_ body: (inout KeptMembers) -> Void) {
        body(&kept)
        for index in (additionalAttachments ?? []).indices {
            additionalAttachments?[index].withKept(body)
        }
        contentText?.forEachKept(body)
        mainAttachment?.withKept(body)
        parameters?.withKept(body)
        referrer?.withKept(body)
    }
}

extension Attachment {
    fileprivate mutating func withKept(_ body: (inout KeptMembers) -> Void) { body(&kept) }
}

extension AttributedText {
    fileprivate mutating func forEachKept(_ body: (inout KeptMembers) -> Void) {
        for index in runs.indices { body(&runs[index].kept) }
    }
}

extension Parameters {
    fileprivate mutating func withKept(_ body: (inout KeptMembers) -> Void) { body(&kept) }
}

extension Referrer {
    fileprivate mutating func withKept(_ body: (inout KeptMembers) -> Void) { body(&kept) }
}

extension WireValue {
    fileprivate func collectStrings(_ strings: inout Set<String>) {
        switch self {
        case .string(let string): strings.insert(string)
        case .array(let elements): for one in elements { one.collectStrings(&strings) }
        case .dictionary(let members): for one in members { one.value.collectStrings(&strings) }
        case .unknownTag(_, let content): content.collectStrings(&strings)
        case .boolean, .number, .data, .date, .url: break
        }
    }
}
