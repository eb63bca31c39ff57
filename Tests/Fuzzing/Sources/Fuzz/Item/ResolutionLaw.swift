import Foundation
import WireFormat
import XExtensionItem

/// The item of each activity can be written, and is as valid as the original item.
struct ResolutionLaw {
    let item: ExtensionItem
    let isStrict: Bool
    /// Whether nulls were set aside, which can leave a dictionary that no writer accepts (21.3.5).
    let hadNulls: Bool

    init(_ item: ExtensionItem, isStrict: Bool, hadNulls: Bool) {
        (self.item, self.isStrict, self.hadNulls) = (item, isStrict, hadNulls)
    }

    func check() throws {
        for activity in item.activities.prefix(8) + ["org.example.other"] {
            let resolved = item.resolved(for: activity)
            require(resolved.activities.isEmpty, "activities remain")
            require(resolved.resolved(for: activity) == resolved, "resolving is not idempotent")
            for encoding in WireEncoding.all { check(resolved, as: encoding, activity) }
        }
    }

    private func check(
        _ resolved: ExtensionItem, as encoding: WireEncoding, _ activity: ActivityType
    ) {
        do throws(PayloadError) {
            let bytes = try resolved.encoded(as: encoding)
            var reading = isStrict ? ExtensionItem.Reading.strict : .lenient
            reading.isInPayloadFolder = true
            let read = try? ExtensionItem(decoding: bytes, reading: reading)
            let findings = ExtensionItem.findings(in: bytes, reading: reading)
            require(read == resolved, "“\(activity)” is read as a different item: \(findings)")
        } catch {
            let isExpected = error.findings.allSatisfy {
                $0.code == .malformedBase64 && !isStrict
                    || $0.code == .unsupportedKey && encoding == .xml
                    || $0.code == .uid && hadNulls
            }
            require(isExpected, "“\(activity)” cannot be written: \(error)")
        }
    }
}
