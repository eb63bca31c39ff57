extension ItemMembers {
    mutating func forEachKept(_ body: (inout KeptMembers) -> Void) {
        body(&kept)
        for member in SharedMember.allCases {
            guard var value = self[member] else { continue }
            value.forEachKept(body)
            self[member] = value
        }
    }
}

extension ExtensionItem {
    /// The item without the values that were set aside; overlays keep such values.
    var withoutSetAside: ExtensionItem {
        var item = self
        item.members.forEachKept { $0.setAside = [:] }
        // Without the values that were set aside, neighboring runs may have equal attributes; the
        // initializer joins such runs.
        item.contentText = item.contentText.map { AttributedText($0.runs) }
        return item
    }

    var setAsideStrings: Set<String> {
        var strings: Set<String> = []
        for var part in [members] + overlays.values {
            part.forEachKept { WireValue.dictionary($0.setAside).collectStrings(&strings) }
        }
        return strings
    }
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
