import Essentials

extension UpstreamSieve {
    /// Returns a value of user info or a parameter, without the parts that the format cannot hold;
    /// clause 23.1.5.
    ///
    /// `level` is the nesting level of the value in a payload; the document has level 1.
    mutating func value(_ value: WireValue, at pointer: String, level: Int) -> WireValue? {
        switch value {
        case .boolean, .number, .string, .data, .date: return value
        case .url(let url): return self.url(url, at: pointer).map(WireValue.url)
        case .unknownTag(let name, _):
            lose(
                .unknownTag, at: pointer,
                "a tag \(name.quotedStart) that this version does not know")
            return nil
        case .array, .dictionary:
            guard level <= Self.greatestLevel else {
                lose(.depthLimit, at: pointer, "beyond \(Self.greatestLevel) levels of nesting")
                return nil
            }
        }
        if let elements = value.arrayValue {
            return .array(array(elements, at: pointer, level: level))
        }
        return value.dictionaryValue
            .flatMap { dictionary($0, at: pointer, level: level) }.map(WireValue.dictionary)
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
            lose(.uid, at: pointer, "a dictionary with the one key CF$UID")
            return nil
        }
        return result
    }

    /// Whether every encoding preserves a key; clause 6.2.4.
    mutating func isSupported(_ key: String, at pointer: String) -> Bool {
        let isControl = key.utf8.contains { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A }
        let isSupported = !isControl && !key.unicodeScalars.contains { 0xFFFE...0xFFFF ~= $0.value }
        if !isSupported { lose(.unsupportedKey, at: pointer, "a key that XML cannot hold") }
        return isSupported
    }

    /// Returns the value of a parameter or of user info, or nil if its key or value cannot be held.
    ///
    /// Both are checked as parameters, which lie one level deeper, because the one may be read back
    /// as the other.
    mutating func freeValue(_ key: String, _ value: WireValue, at pointer: String) -> WireValue? {
        if let fault = UpstreamKey.fault(in: key) {
            lose(fault.code, at: pointer, fault.message)
            return nil
        }
        guard isSupported(key, at: pointer) else { return nil }
        return self.value(value, at: pointer, level: 4)
    }
}
