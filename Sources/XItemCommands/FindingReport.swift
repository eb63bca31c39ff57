import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The findings of one file, for people and for programs.
struct FindingReport {
    let file: String
    let findings: [Finding]

    /// A line for each finding: `file:line:column: id: message (clause)`.
    var lines: [String] {
        findings.map { finding in
            let place = Self.place(finding.location)
            let pointer = finding.pointer.isEmpty ? "" : " at " + SafeText.line(finding.pointer)
            let message = SafeText.line(finding.message)
            return "\(SafeText.line(file)):\(place) \(finding.id.rawValue): \(message)\(pointer)"
                + " (\(finding.clause))"
        }
    }

    private static func place(_ location: WireError.Location?) -> String {
        guard let location else { return "" }
        guard let line = location.line, let column = location.column else {
            return "@\(location.offset):"
        }
        return "\(line):\(column):"
    }

    /// One JSON object in a line.
    var json: String {
        var writer = WireWriter(.json)
        // Only what cannot fail is written: no data, no property list.
        try? write(to: &writer)
        let bytes = (try? writer.finish()) ?? Data()
        return SafeText.json(String(decoding: bytes, as: UTF8.self))
    }

    private func write(to writer: inout WireWriter) throws(WireError) {
        try writer.beginDictionary()
        try writer.key("file")
        try writer.string(file)
        try writer.key("valid")
        try writer.boolean(findings.isEmpty)
        try writer.key("findings")
        try writer.beginArray()
        for finding in findings { try Self.write(finding, to: &writer) }
        try writer.endArray()
        try writer.endDictionary()
    }

    private static func write(
        _ finding: Finding, to writer: inout WireWriter
    ) throws(WireError) {
        let location = finding.location
        try writer.beginDictionary()
        for (key, text) in [
            ("id", finding.id.rawValue), ("clause", finding.clause), ("pointer", finding.pointer),
        ] {
            try writer.key(key)
            try writer.string(text)
        }
        for (key, number) in [
            ("line", location?.line), ("column", location?.column), ("offset", location?.offset),
        ] {
            try writer.key(key)
            if let number { try writer.number(WireNumber(number)) } else { try writer.null() }
        }
        try writer.key("message")
        try writer.string(finding.message)
        try writer.endDictionary()
    }
}
