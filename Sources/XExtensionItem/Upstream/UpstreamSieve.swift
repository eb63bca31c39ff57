#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Lets pass what a payload and upstream's extension item can both hold, and notes all else.
///
/// It is the same in both directions, so that what has passed once passes again.
struct UpstreamSieve {
    /// Levels of nesting that readers take unless told otherwise.
    static let greatestLevel = WireLimits().depth

    private(set) var losses: [UpstreamLoss] = []
    /// Paths of files seen so far; each may occur once in a payload.
    var paths: Set<String> = []
    /// Whether the URL of a folder passes, which an extension item can hold, and a payload cannot.
    let passesFolders: Bool

    init(passesFolders: Bool = false) {
        self.passesFolders = passesFolders
    }

    /// Notes a loss.
    mutating func lose(_ code: WireError.Code, at pointer: String, _ message: String) {
        losses.append(UpstreamLoss(code: code, pointer: pointer, message: message))
    }

    /// Notes members that the format does not define; only payloads have such.
    mutating func loseUnknown(_ members: WireDictionary, at pointer: String) {
        for (name, _) in members {
            lose(
                .notCarriedUpstream, at: pointer + JSONPointer.step(name),
                "the format does not define “\(name)”, and upstream has no place for it")
        }
    }

    /// A string that is not empty.
    mutating func string(_ value: WireValue?, at pointer: String) -> String? {
        guard let value else { return nil }
        guard let string = value.stringValue else {
            lose(.memberType, at: pointer, "expected a string")
            return nil
        }
        guard !string.utf8.isEmpty else {
            lose(.writtenDefault, at: pointer, "an empty string says no more than none")
            return nil
        }
        return string
    }

    /// A URL object, not its text, whose URL the format allows.
    mutating func url(_ value: WireValue?, at pointer: String) -> URL? {
        guard let value else { return nil }
        guard let url = value.urlValue else {
            lose(.memberType, at: pointer, "expected a URL object")
            return nil
        }
        return self.url(url, at: pointer)
    }

    /// A URL that the format allows and that the platform keeps as it stands; clause 23.2.4.
    mutating func url(_ url: URL?, at pointer: String) -> URL? {
        guard let text = url?.absoluteString else { return nil }
        if let fault = WireURL.fault(in: text) {
            lose(fault.code, at: pointer, "“\(text)”: \(fault.message)")
            return nil
        }
        guard let copy = URL(asItStands: text), copy.absoluteString.isIdentical(to: text) else {
            lose(.notCarriedUpstream, at: pointer, "“\(text)” would be changed as a URL object")
            return nil
        }
        return copy
    }

    /// Strings that are not empty, each judged by itself; nil if none is left.
    mutating func strings(_ value: WireValue?, at pointer: String) -> [String]? {
        guard let value else { return nil }
        guard let elements = value.arrayValue else {
            lose(.memberType, at: pointer, "expected an array of strings")
            return nil
        }
        if elements.isEmpty {
            lose(.writtenDefault, at: pointer, "an empty array says no more than none")
        }
        var strings: [String] = []
        for (position, element) in elements.enumerated() {
            let place = pointer + JSONPointer.step(String(position))
            if let string = string(element, at: place) { strings.append(string) }
        }
        return strings.isEmpty ? nil : strings
    }
}
