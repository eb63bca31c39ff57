import Foundation
import WireFormat

/// Compares a document with the objects that Foundation reads from the same bytes.
struct FoundationComparison {
    private let document: WireDocument

    init(_ document: WireDocument) {
        self.document = document
    }

    /// Returns the first difference, or nil.
    func difference(at node: WireNode, _ other: Any) -> String? {
        if Self.isTag(other) { return nil }
        return switch document.kind(of: node) {
        case .array: elements(at: node, other)
        case .dictionary: members(at: node, other)
        default: isSame(node, other) ? nil : "\(document.place(of: node).pointer): \(other)"
        }
    }

    /// Whether an object may be a tagged value, which only this package's format has.
    private static func isTag(_ object: Any) -> Bool {
        guard let dictionary = object as? [String: Any], dictionary.count == 1 else { return false }
        return dictionary.keys.first?.utf8.first == UInt8(ascii: "$")
    }

    private func isSame(_ node: WireNode, _ other: Any) -> Bool {
        switch document.kind(of: node) {
        case .boolean: (other as? Bool) == document.boolean(at: node)
        case .number: isSame(document.number(at: node), other as? NSNumber)
        case .string: bytes(other as? String) == bytes(document.string(at: node))
        case .data: (other as? Data) == (try? document.data(at: node)?.load())
        case .date: isSame(document.date(at: node), other as? Date)
        default: true
        }
    }

    private func elements(at node: WireNode, _ other: Any) -> String? {
        let own = Array(document.elements(of: node))
        guard let others = other as? [Any], others.count == own.count else {
            return "\(document.place(of: node).pointer): a different number of elements"
        }
        return zip(own, others).lazy.compactMap { difference(at: $0, $1) }.first
    }

    /// Foundation merges canonically equivalent keys; such dictionaries cannot be compared.
    private func members(at node: WireNode, _ other: Any) -> String? {
        guard let others = other as? [String: Any] else { return "not a dictionary" }
        let own = Array(document.members(of: node))
        let keys = own.map { Self.unmarked(document.key(of: $0)) }
        guard Set(keys).count == own.count else { return nil }
        guard own.count == others.count else { return "a different number of members" }
        let values = Dictionary(others.map { (Self.unmarked($0.key), $0.value) }) { one, _ in one }
        return zip(own, keys).lazy.compactMap { member, key in
            guard let value = values[key] else { return "no member “\(key)”" }
            return difference(at: member.node, value)
        }.first
    }

    private func bytes(_ text: String?) -> [UInt8]? { text.map { Array(Self.unmarked($0).utf8) } }

    /// Returns the text without byte order marks, because Foundation drops some of them.
    private static func unmarked(_ text: String) -> String {
        let mark: Unicode.Scalar = "\u{FEFF}"
        guard text.unicodeScalars.contains(mark) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != mark }))
    }

    private func isSame(_ number: WireNumber?, _ other: NSNumber?) -> Bool {
        guard let number, let other else { return false }
        // Foundation reads a JSON number as a decimal first, and so rounds it twice.
        let bound = document.encoding == .json ? abs(number.double) * 1e-14 : 0
        if let whole = number.int64, document.encoding != .json { return other.int64Value == whole }
        return abs(other.doubleValue - number.double) <= bound
    }

    private func isSame(_ date: WireDate?, _ other: Date?) -> Bool {
        guard let date, let other else { return false }
        return abs(date.date.timeIntervalSince(other)) <= 0.000_501
    }
}
