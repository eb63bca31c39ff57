import Essentials

/// Passes the values that both a payload and upstream's extension item can hold, and reports all
/// others.
///
/// Both directions use the same rules, so that a value that passes once passes again.
struct UpstreamSieve {
    /// The nesting level that every reader accepts (clause 23.1.5).
    static let greatestLevel = WireLimits.guaranteed.depth

    private(set) var losses: [Loss] = []
    /// The paths of files so far; each may occur once in a payload.
    var paths: Set<String> = []
    /// Whether the URL of a folder passes; an extension item can hold it, a payload cannot.
    let passesFolders: Bool

    init(passesFolders: Bool = false) {
        self.passesFolders = passesFolders
    }

    /// Reports a loss.
    mutating func lose(_ code: Finding.Code, at pointer: String, _ message: String) {
        losses.append(Loss(code: code, pointer: pointer, message: message))
    }

    /// Reports members that the format does not define; only payloads have them.
    mutating func loseUnknown(_ members: WireDictionary, at pointer: String) {
        for (name, _) in members {
            lose(
                .notCarriedUpstream, at: pointer + JSONPointer.step(name),
                "the format does not define \(name.quotedStart), and upstream has no place for it")
        }
    }

    /// Returns a string that is not empty, or nil.
    mutating func string(_ value: WireValue?, at pointer: String) -> String? {
        guard let value else { return nil }
        guard let string = value.stringValue else {
            lose(.memberType, at: pointer, "expected a string")
            return nil
        }
        guard !string.utf8.isEmpty else {
            lose(.writtenDefault, at: pointer, "an empty string means the same as absence")
            return nil
        }
        return string
    }

    /// Returns the URL of a URL object, not of a string, if the format allows it; otherwise nil.
    mutating func url(_ value: WireValue?, at pointer: String) -> URL? {
        guard let value else { return nil }
        guard let url = value.urlValue else {
            lose(.memberType, at: pointer, "expected a URL object")
            return nil
        }
        return self.url(url, at: pointer)
    }

    /// Returns a URL that the format allows and that the platform keeps unchanged, or nil; clause
    /// 23.2.4.
    mutating func url(_ url: URL?, at pointer: String) -> URL? {
        guard let text = url?.absoluteString else { return nil }
        if let fault = URLRule.fault(in: text) {
            lose(fault.code, at: pointer, "\(text.quotedStart): \(fault.message)")
            return nil
        }
        guard let copy = URL(asItStands: text), copy.absoluteString.isIdentical(to: text) else {
            lose(
                .notCarriedUpstream, at: pointer,
                "\(text.quotedStart) would be changed as a URL object")
            return nil
        }
        return copy
    }

    /// Returns the strings that are not empty, each checked on its own; nil if none is left.
    mutating func strings(_ value: WireValue?, at pointer: String) -> [String]? {
        guard let value else { return nil }
        guard let elements = value.arrayValue else {
            lose(.memberType, at: pointer, "expected an array of strings")
            return nil
        }
        if elements.isEmpty {
            lose(.writtenDefault, at: pointer, "an empty array means the same as absence")
        }
        var strings: [String] = []
        for (position, element) in elements.enumerated() {
            let place = pointer + JSONPointer.step(String(position))
            if let string = string(element, at: place) { strings.append(string) }
        }
        return strings.isEmpty ? nil : strings
    }
}
