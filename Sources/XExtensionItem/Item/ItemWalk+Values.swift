import Essentials

typealias Fault = (code: Finding.Code, message: String)

extension ItemWalk {
    @inline(__always)
    func made<Value>(_ make: (WireDocument) -> Value?) -> Value? {
        Product.makesValues ? make(document) : nil
    }

    @inline(__always)
    mutating func anyString(_ node: WireNode, _ bytes: RawSpan) -> String? {
        guard document.isKind(node, .string) else {
            reportType(node, "expected a string")
            return nil
        }
        return made { $0.string(at: node, bytes) }
    }

    mutating func string(_ node: WireNode, _ bytes: RawSpan) -> String? {
        guard Product.makesValues else {
            setUncertain(unless: document.isFilledString(node, bytes))
            return nil
        }
        guard let string = anyString(node, bytes) else { return nil }
        guard string.utf8.isEmpty else { return string }
        reportDefault(node)
        return nil
    }

    mutating func line(_ node: WireNode, _ bytes: RawSpan) -> String? {
        checkHiddenCharacters(node, bytes, isOneLine: true)
        return string(node, bytes)
    }

    /// The rule receives the string as UTF-8, and must return a fault for an empty string. That
    /// fault is reported only if `isRequired` is true. Otherwise, an empty string is reported as a
    /// value that means the same as absence.
    @inline(__always)
    mutating func string(
        _ node: WireNode, _ bytes: RawSpan, isRequired: Bool = false, _ rule: (RawSpan) -> Fault?
    ) -> String? {
        guard Product.makesValues else {
            setUncertain(unless: document.isText(at: node, bytes) { rule($0) == nil })
            return nil
        }
        guard var string = anyString(node, bytes) else { return nil }
        guard let fault = string.withUTF8({ rule($0.span.bytes) }) else { return string }
        if string.utf8.isEmpty, !isRequired {
            reportDefault(node)
        } else {
            report(fault.code, node, fault.message)
        }
        return nil
    }

    /// Reads a URL; clause 18.
    mutating func urlText(_ node: WireNode, _ bytes: RawSpan) -> URLText? {
        string(node, bytes) { URLRule.fault(in: $0) }.map { URLText(reading: $0) }
    }

    /// Reads a URL that cannot be absent: an empty string is reported as a malformed URL.
    mutating func requiredURL(_ node: WireNode, _ bytes: RawSpan) -> URLText? {
        var isOfSystem = true
        let text = string(node, bytes, isRequired: true) { text in
            let (fault, isPlainWeb) = URLRule.check(text)
            if let fault { return fault }
            isOfSystem = isPlainWeb || Self.canSystemParse(text)
            // If Foundation cannot parse the URL, reading sets the representation aside without a
            // finding. The main attachment may then be missing, so an `ItemCheck` must not accept
            // the URL.
            return isOfSystem || Product.makesValues
                ? nil : (.malformedURL, "a URL that the system cannot parse")
        }
        return isOfSystem ? text.map { URLText(reading: $0) } : nil
    }

    private static func canSystemParse(_ url: RawSpan) -> Bool {
        URL(verbatim: url.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }) != nil
    }

    /// Reads an attribute that is either true or absent.
    mutating func flag(_ node: WireNode) -> Bool? {
        switch document.boolean(at: node) {
        case true: return true
        case false: reportDefault(node)
        case nil: reportType(node, "expected true")
        }
        return nil
    }

    /// Whether a value is a dictionary. Reports any other value.
    @inline(__always)
    mutating func isDictionary(_ node: WireNode) -> Bool {
        if document.isKind(node, .dictionary) { return true }
        reportType(node, "expected a dictionary")
        return false
    }

    /// Whether a value is a dictionary with members. Reports any other value.
    mutating func isFilledDictionary(_ node: WireNode) -> Bool {
        guard isDictionary(node) else { return false }
        if document.count(of: node) == 0 { reportDefault(node) }
        return document.count(of: node) > 0
    }

    func isReverseDNSName(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        document.isText(at: node, bytes) { $0.withUnsafeBytes(ReverseDNSName.matches) }
    }

    /// Fails an ``ItemCheck`` that looks for notices, unless the string is known to have no
    /// character that a notice would report.
    @inline(__always)
    mutating func checkHiddenCharacters(_ node: WireNode, _ bytes: RawSpan, isOneLine: Bool) {
        guard looksForNotices else { return }
        let isAbsent = document.isText(at: node, bytes) { stored, range, hasEscapes in
            HiddenCharacter.areAbsent(
                from: range, of: stored, isOneLine: isOneLine, hasEscapes: hasEscapes)
        }
        setUncertain(unless: isAbsent)
    }
}

// MARK: Findings

extension ItemWalk {
    @inline(never)
    mutating func reportType(_ node: WireNode, _ expected: String) {
        let document = document
        report(.memberType, node, "\(expected), found \(document.kindName(of: node))")
    }

    /// Reports a value that means the same as absence; clause 13.1.3.
    @inline(never)
    mutating func reportDefault(_ node: WireNode) {
        report(
            .writtenDefault, node,
            "this value means the same as an absent member; omit the member")
    }
}
