import Essentials

extension ItemReader {
    /// Reads a string, which may be empty.
    mutating func anyString(_ node: WireNode, _ bytes: RawSpan) -> String? {
        if let string = document.string(at: node, bytes) { return string }
        reportType(node, "expected a string")
        return nil
    }

    /// Reads a string that is not empty.
    mutating func string(_ node: WireNode, _ bytes: RawSpan) -> String? {
        guard let string = anyString(node, bytes) else { return nil }
        guard string.utf8.isEmpty else { return string }
        reportDefault(node)
        return nil
    }

    /// Reads a URL; clause 18.
    mutating func urlText(_ node: WireNode, _ bytes: RawSpan) -> URLText? {
        string(node, bytes).flatMap { isURL($0, node) ? URLText(reading: $0) : nil }
    }

    /// Reads a URL that is required: here an empty string is malformed, not a default.
    mutating func requiredURL(_ node: WireNode, _ bytes: RawSpan) -> URL? {
        anyString(node, bytes).flatMap { isURL($0, node) ? URL(asItStands: $0) : nil }
    }

    /// Whether a text is a URL that the format allows; reports the fault if not.
    private mutating func isURL(_ text: String, _ node: WireNode) -> Bool {
        guard let fault = URLRule.fault(in: text) else { return true }
        report(fault.code, node, fault.message)
        return false
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
    mutating func isDictionary(_ node: WireNode) -> Bool {
        if document.kind(of: node) == .dictionary { return true }
        reportType(node, "expected a dictionary")
        return false
    }

    /// Whether a node is a dictionary with members; reports any other value.
    mutating func isFilledDictionary(_ node: WireNode) -> Bool {
        guard isDictionary(node) else { return false }
        if document.count(of: node) == 0 { reportDefault(node) }
        return document.count(of: node) > 0
    }
}
