import Essentials

/// Filters out values that a payload or an upstream item cannot represent, and records them as
/// losses.
///
/// The mappings in both directions use the same rules, so that a value that passes one mapping also
/// passes the reverse mapping.
struct UpstreamFilter {
    /// The maximum nesting level that every reader accepts; clause 23.1.5.
    static let maximumLevel = WireLimits.guaranteed.depth

    private(set) var losses: [Loss] = []
    /// The paths of the files that were mapped so far; each can occur only once in a payload.
    var paths: Set<String> = []
    /// Whether the URL of a folder passes: an extension item can contain it, but a payload cannot.
    let passesFolders: Bool

    init(passesFolders: Bool = false) {
        self.passesFolders = passesFolders
    }

    mutating func recordLoss(_ code: Finding.Code, at pointer: String, _ message: String) {
        losses.append(Loss(code: code, pointer: pointer, message: message))
    }

    mutating func recordUnknown(_ members: WireDictionary, at pointer: String) {
        for (name, _) in members {
            recordLoss(
                .notCarriedUpstream, at: pointer + JSONPointer.step(name),
                "the format does not define \(name.quotedStart), and an upstream item cannot carry it"
            )
        }
    }

    mutating func string(_ value: WireValue?, at pointer: String) -> String? {
        guard let value else { return nil }
        guard let string = value.stringValue else {
            recordLoss(.memberType, at: pointer, "expected a string")
            return nil
        }
        guard !string.utf8.isEmpty else {
            recordLoss(.writtenDefault, at: pointer, "an empty string means the same as no value")
            return nil
        }
        return string
    }

    /// Accepts a URL object, but not a string.
    mutating func url(_ value: WireValue?, at pointer: String) -> URL? {
        guard let value else { return nil }
        guard let url = value.urlValue else {
            recordLoss(.memberType, at: pointer, "expected a URL object")
            return nil
        }
        return self.url(url, at: pointer)
    }

    /// Returns the URL if the format allows it and Foundation keeps it unchanged, otherwise nil;
    /// clause 23.2.4.
    mutating func url(_ url: URL?, at pointer: String) -> URL? {
        guard let text = url?.absoluteString else { return nil }
        if let fault = URLRule.fault(in: text) {
            recordLoss(fault.code, at: pointer, "\(text.quotedStart): \(fault.message)")
            return nil
        }
        guard let copy = URL(verbatim: text), copy.absoluteString.isIdentical(to: text) else {
            recordLoss(
                .notCarriedUpstream, at: pointer,
                "Foundation does not keep \(text.quotedStart) unchanged in a URL object")
            return nil
        }
        return copy
    }

    mutating func strings(_ value: WireValue?, at pointer: String) -> [String]? {
        guard let value else { return nil }
        guard let elements = value.arrayValue else {
            recordLoss(.memberType, at: pointer, "expected an array of strings")
            return nil
        }
        if elements.isEmpty {
            recordLoss(.writtenDefault, at: pointer, "an empty array means the same as no value")
        }
        var strings: [String] = []
        for (position, element) in elements.enumerated() {
            let place = pointer + JSONPointer.step(String(position))
            if let string = string(element, at: place) { strings.append(string) }
        }
        return strings.isEmpty ? nil : strings
    }
}

extension UpstreamFilter {
    mutating func text(_ text: AttributedText, at pointer: String) -> AttributedText? {
        var runs: [TextRun] = []
        for (position, run) in AttributedText(text.runs).runs.enumerated() {
            runs.append(self.run(run, at: pointer + JSONPointer.step(String(position))))
        }
        let result = AttributedText(runs)
        if result.isEmpty { recordLoss(.writtenDefault, at: pointer, "empty text") }
        return result.isEmpty ? nil : result
    }

    private mutating func run(_ run: TextRun, at pointer: String) -> TextRun {
        recordUnknown(run.unknownMembers, at: pointer)
        var result = run
        result.kept = KeptMembers()
        if run.isCode {
            recordLoss(
                .notCarriedUpstream, at: place(.code, pointer),
                "attributed strings have no attribute for source code")
            result.isCode = false
        }
        result.link = url(run.link, at: place(.link, pointer))
        result.fontName = string(run.fontName.map(WireValue.string), at: place(.fontName, pointer))
        if let size = run.fontSize, !(size > 0 && size.isFinite) {
            recordLoss(
                .fontSize, at: place(.fontSize, pointer),
                "expected a positive, finite font size, found \(size)")
            result.fontSize = nil
        }
        return result
    }

    private func place(_ attribute: RunMember, _ pointer: String) -> String {
        pointer + JSONPointer.step(attribute.rawValue)
    }
}

extension UpstreamFilter {
    /// Returns the value without the parts that the format cannot represent; nil if it cannot
    /// represent the value at all. Clause 23.1.5.
    ///
    /// `level` is the nesting level of the value in a payload; the document has level 1.
    mutating func value(_ value: WireValue, at pointer: String, level: Int) -> WireValue? {
        switch value {
        case .boolean, .number, .string, .data, .date: return value
        case .url(let url): return self.url(url, at: pointer).map(WireValue.url)
        case .unknownTag(let name, _):
            recordLoss(
                .unknownTag, at: pointer,
                "a tag \(name.quotedStart) that this version does not know")
            return nil
        case .array(let elements) where level <= Self.maximumLevel:
            return .array(array(elements, at: pointer, level: level))
        case .dictionary(let members) where level <= Self.maximumLevel:
            return dictionary(members, at: pointer, level: level).map(WireValue.dictionary)
        case .array, .dictionary:
            recordLoss(.depthLimit, at: pointer, "nested deeper than \(Self.maximumLevel) levels")
            return nil
        }
    }

    private mutating func array(
        _ elements: [WireValue], at pointer: String, level: Int
    ) -> [WireValue] {
        var result: [WireValue] = []
        for (position, element) in elements.enumerated() {
            let place = pointer + JSONPointer.step(String(position))
            if let value = value(element, at: place, level: level + 1) { result.append(value) }
        }
        return result
    }

    private mutating func dictionary(
        _ dictionary: WireDictionary, at pointer: String, level: Int
    ) -> WireDictionary? {
        var result = WireDictionary()
        for (key, value) in dictionary {
            let place = pointer + JSONPointer.step(key)
            guard isSupported(key, at: place) else { continue }
            result[key] = self.value(value, at: place, level: level + 1)
        }
        guard !UpstreamKey.isUID(result) else {
            recordLoss(.uid, at: pointer, "a dictionary whose only key is CF$UID")
            return nil
        }
        return result
    }

    /// Whether every encoding preserves a key; clause 6.2.4.
    mutating func isSupported(_ key: String, at pointer: String) -> Bool {
        let isSupported = XMLText.canRepresent(key)
        if !isSupported {
            recordLoss(.unsupportedKey, at: pointer, "a key that XML cannot represent")
        }
        return isSupported
    }

    /// Removes the parts of a user-info value or a parameter that the format cannot represent.
    ///
    /// A parameter is nested one level deeper than a user-info value. Both are checked at the level
    /// of a parameter, because each may be read back as the other.
    mutating func freeValue(_ key: String, _ value: WireValue, at pointer: String) -> WireValue? {
        if let fault = UpstreamKey.fault(in: key) {
            recordLoss(fault.code, at: pointer, fault.message)
            return nil
        }
        guard isSupported(key, at: pointer) else { return nil }
        return self.value(value, at: pointer, level: 4)
    }
}
