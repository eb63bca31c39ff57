import Essentials
import WireFormat
import XExtensionItem

/// The library's strict findings for a payload, and what lenient reading delivers without an activity.
struct LibraryReading {
    let marks: [FindingMark]
    /// Nil where lenient reading fails.
    let lenient: Description?

    init(_ payload: Data, isInFolder: Bool) {
        var reading = Reading.strict
        reading.isInPayloadFolder = isInFolder
        reading.limits = .guaranteed
        marks = ExtensionItem.findings(in: payload, reading: reading).map { FindingMark($0) }
        reading = .lenient
        reading.isInPayloadFolder = isInFolder
        reading.limits = .guaranteed
        let item = try? ExtensionItem(decoding: payload, reading: reading)
        // A reserved name has no overlay.
        let resolved = item?.resolved(for: ActivityType(rawValue: "$"))
        lenient = resolved.flatMap { try? $0.encoded(as: .binary) }.flatMap {
            try? Description(WireDocument($0))
        }
    }
}
