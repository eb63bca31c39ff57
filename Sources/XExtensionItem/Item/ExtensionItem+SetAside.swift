extension ExtensionItem {
    /// The item without the values that reading set aside, in its values for all activities.
    ///
    /// The overlays stay as they are.
    var withoutSetAside: ExtensionItem {
        var item = self
        item.members.forEachKept { $0.setAside = [:] }
        // Runs may have differed only in what was set aside; the initializer joins them.
        item.contentText = item.contentText.map { AttributedText($0.runs) }
        return item
    }

    /// All strings in values that reading set aside, including those in overlays.
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
