import Foundation
import WireFormat

/// Every conversion path produces the same bytes.
enum ConversionLaw {
    static func check(_ bytes: Data) throws -> Bool {
        guard let document = try? WireDocument(bytes) else { return false }
        let codes = Set(document.findings.map(\.code))
        guard !codes.contains(.null) else {
            for encoding in WireEncoding.all {
                require((try? document.encoded(as: encoding)) == nil, "\(encoding) accepted a null")
            }
            return false
        }
        let encodings = WireEncoding.all.filter { $0 != .xml || !codes.contains(.unsupportedKey) }
        for first in encodings {
            let step = try WireDocument(document.encoded(as: first))
            for second in encodings {
                let direct = try document.encoded(as: second)
                require(
                    try step.encoded(as: second) == direct,
                    "\(document.encoding) to \(first) to \(second) differs from the direct conversion"
                )
            }
        }
        return true
    }
}
