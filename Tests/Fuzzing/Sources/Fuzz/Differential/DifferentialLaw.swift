import Foundation
import WireFormat

/// A document that Foundation also accepts has the same values in Foundation.
///
/// Foundation reads only documents that this package has accepted, at most 100 levels deep and with
/// at most 1,000 values: it crashes on deep nesting, cycles and miscounted lists, and hangs on
/// shared references.
enum DifferentialLaw {
    static func check(_ bytes: Data) throws -> Bool {
        var limits = WireLimits()
        (limits.depth, limits.valueCount) = (100, 1_000)
        guard let document = try? WireDocument(bytes, limits: limits),
            !document.findings.contains(where: { $0.code != .impreciseNumber })
        else { return false }
        guard document.encoding != .xml || !isXMLReadOtherwise(bytes) else { return true }
        guard let other = foundation(bytes, document.encoding) else { return true }
        let difference = FoundationComparison(document).difference(at: .root, other)
        require(difference == nil, "Foundation reads other values: \(difference ?? "")")
        return true
    }

    /// Foundation keeps a carriage return, which XML converts to a line feed, and ends a document
    /// type declaration at any “>”.
    private static func isXMLReadOtherwise(_ bytes: Data) -> Bool {
        let text = units(of: bytes)
        if text.contains(unit("\r")) { return true }
        guard let start = text.firstRange(of: Array("<!DOCTYPE".utf16))?.upperBound else {
            return false
        }
        let literals = text[start...].prefix { $0 != unit(">") }
        let quotes = literals.count { $0 == unit("\"") }
        return quotes % 2 != 0 || literals.contains(unit("'"))
    }

    private static func unit(_ character: Unicode.Scalar) -> UInt16 {
        UInt16(truncatingIfNeeded: character.value)
    }

    /// The code units of XML in UTF-16, detected from its first two bytes, or else its bytes.
    private static func units(of bytes: Data) -> [UInt16] {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return switch units.first {
        case 0xFEFF, 0x003C: units
        case 0xFFFE, 0x3C00: units.map(\.byteSwapped)
        default: bytes.map(UInt16.init)
        }
    }

    private static func foundation(_ bytes: Data, _ encoding: WireEncoding) -> Any? {
        encoding == .json
            ? try? JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed)
            : try? PropertyListSerialization.propertyList(from: bytes, format: nil)
    }
}
