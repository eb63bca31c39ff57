import Essentials

/// The code and the message of the finding about a value that breaks a rule.
typealias Fault = (code: Finding.Code, message: String)

extension ItemWalk {
    /// Creates a value; returns nil if the walk does not create values.
    @inline(__always)
    func made<Value>(_ make: (WireDocument) -> Value?) -> Value? {
        Product.makesValues ? make(document) : nil
    }

    /// Reads a string, which may be empty.
    @inline(__always)
    mutating func anyString(_ node: WireNode, _ bytes: RawSpan) -> String? {
        guard document.isKind(node, .string) else {
            reportType(node, "expected a string")
            return nil
        }
        return made { $0.string(at: node, bytes) }
    }

    /// Reads a string that is not empty.
    mutating func string(_ node: WireNode, _ bytes: RawSpan) -> String? {
        guard Product.makesValues else {
            setUncertain { $0.document.isFilledString(node, bytes) }
            return nil
        }
        guard let string = anyString(node, bytes) else { return nil }
        guard string.utf8.isEmpty else { return string }
        reportDefault(node)
        return nil
    }

    /// Reads a string that is not empty, and that is shown in one line.
    mutating func line(_ node: WireNode, _ bytes: RawSpan) -> String? {
        setUncertainNotices { $0.isWithoutHiddenCharacter(node, bytes, isOneLine: true) }
        return string(node, bytes)
    }

    /// Reads a string that a rule allows.
    ///
    /// The rule receives the string as UTF-8, and must return a fault for an empty string. Unless
    /// the string `isRequired`, an empty string is nevertheless reported as a default value, not as
    /// that fault.
    @inline(__always)
    mutating func string(
        _ node: WireNode, _ bytes: RawSpan, isRequired: Bool = false, _ rule: (RawSpan) -> Fault?
    ) -> String? {
        guard Product.makesValues else {
            setUncertain { $0.document.isText(at: node, bytes) { rule($0) == nil } }
            return nil
        }
        guard let string = anyString(node, bytes) else { return nil }
        guard let fault = string.withUTF8(rule) else { return string }
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

    /// Reads a URL that is required: an empty string is reported as malformed, not as a default
    /// value.
    mutating func requiredURL(_ node: WireNode, _ bytes: RawSpan) -> URLText? {
        var isOfSystem = true
        let text = string(node, bytes, isRequired: true) { text in
            if let fault = URLRule.fault(in: text) { return fault }
            isOfSystem = Self.isOfSystem(text)
            // If Foundation cannot parse the URL, the representation is set aside without a
            // finding, so an `ItemCheck` must not accept it.
            return isOfSystem || Product.makesValues
                ? nil : (.malformedURL, "a URL that the system cannot parse")
        }
        return isOfSystem ? text.map { URLText(reading: $0) } : nil
    }

    /// Whether Foundation can parse a URL that the format allows.
    private static func isOfSystem(_ text: RawSpan) -> Bool {
        if URLRule.isPlainWebURL(text) { return true }
        return URL(verbatim: text.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }) != nil
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

    /// Whether a node is a dictionary; reports any other value.
    @inline(__always)
    mutating func isDictionary(_ node: WireNode) -> Bool {
        if document.isKind(node, .dictionary) { return true }
        reportType(node, "expected a dictionary")
        return false
    }

    /// Whether a node is a dictionary with members; reports any other value.
    mutating func isFilledDictionary(_ node: WireNode) -> Bool {
        guard isDictionary(node) else { return false }
        if document.count(of: node) == 0 { reportDefault(node) }
        return document.count(of: node) > 0
    }

    /// Whether a key or a string is a reverse-DNS name; reports nothing.
    func isReverseDNSName(_ node: WireNode, _ bytes: RawSpan) -> Bool {
        document.isText(at: node, bytes) { $0.withUnsafeBytes(ReverseDNSName.matches) }
    }

    /// Whether text is known to have no character that a notice would report.
    func isWithoutHiddenCharacter(
        _ node: WireNode, _ bytes: RawSpan, isOneLine: Bool
    ) -> Bool {
        if let text = document.jsonTextRange(at: node),
            HiddenCharacter.areAbsent(fromJSONText: text, of: bytes, isOneLine: isOneLine)
        {
            return true
        }
        return document.isText(
            at: node, bytes,
            escaped: {
                HiddenCharacter.areAbsent(from: $0, isOneLine: isOneLine, hasEscapes: true)
            }, { HiddenCharacter.areAbsent(from: $0, isOneLine: isOneLine) })
    }
}

// MARK: Findings

extension ItemWalk {
    /// Reports a value of the wrong type.
    @inline(never)
    mutating func reportType(_ node: WireNode, _ expected: String) {
        let document = document
        report(.memberType, node, "\(expected), found \(document.kindName(of: node))")
    }

    /// Reports a value that means the same as absence; clause 13.1.3.
    @inline(never)
    mutating func reportDefault(_ node: WireNode) {
        report(.writtenDefault, node, "a default value; omit the member")
    }
}

extension String {
    /// Passes the UTF-8 of the string to a closure. If it is not contiguous, as in a string bridged
    /// from Objective-C, it is copied first.
    @inline(__always)
    fileprivate func withUTF8<Value>(_ body: (RawSpan) -> Value) -> Value {
        utf8.withContiguousStorageIfAvailable { body($0.span.bytes) }
            ?? Array(utf8).withUnsafeBytes { body($0.bytes) }
    }
}
