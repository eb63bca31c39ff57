import Foundation
import WireFormat

/// What Foundation accepts too holds the same values there.
///
/// Foundation is asked only about what this package has accepted, at most a hundred levels deep and
/// a thousand values long: it dies of deep nesting, cycles and miscounted lists, and hangs on
/// shared references.
enum DifferentialLaw {
    static func check(_ bytes: Data) throws -> Bool {
        var limits = WireLimits()
        (limits.depth, limits.valueCount) = (100, 1_000)
        guard let document = try? WireDocument(bytes, options: WireOptions(limits: limits)),
            !document.findings.contains(where: { $0.code != .impreciseNumber })
        else { return false }
        guard document.encoding != .xml || !isXMLReadOtherwise(bytes) else { return true }
        guard let other = foundation(bytes, document.encoding) else { return true }
        let difference = FoundationComparison(document).difference(at: .root, other)
        require(difference == nil, "Foundation reads otherwise: \(difference ?? "")")
        return true
    }

    /// Foundation keeps a carriage return, which XML says is a line feed, and ends a document type
    /// declaration at any “>”.
    private static func isXMLReadOtherwise(_ bytes: Data) -> Bool {
        // Without the zeros, UTF-16 reads like ASCII.
        let text = bytes.filter { $0 != 0 }
        if text.contains(UInt8(ascii: "\r")) { return true }
        guard let start = text.range(of: Data("<!DOCTYPE".utf8))?.upperBound else { return false }
        let rest = text[start...]
        let literals = rest.prefix { $0 != UInt8(ascii: ">") }
        let quotes = literals.count { $0 == UInt8(ascii: "\"") }
        return quotes % 2 != 0 || literals.contains(UInt8(ascii: "'"))
    }

    private static func foundation(_ bytes: Data, _ encoding: WireEncoding) -> Any? {
        encoding == .json
            ? try? JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed)
            : try? PropertyListSerialization.propertyList(from: bytes, format: nil)
    }
}
