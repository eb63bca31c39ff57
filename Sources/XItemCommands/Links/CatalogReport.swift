import AppLinks
import WireFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The findings and notices of one catalog file, for people and for programs.
struct CatalogReport {
    let file: String
    let findings: [CatalogFinding]

    /// Returns a finding in the format of `validate`: `file:line:column: id: message (clause)`.
    static func line(_ finding: CatalogFinding) -> String {
        let kind = finding.kind == .notice ? "note " : ""
        let pointer = finding.pointer.isEmpty ? "" : " at \(finding.pointer)"
        return SafeText.line(
            "\(finding.file):\(place(finding.location)) \(kind)\(finding.code.rawValue): "
                + "\(finding.message)\(pointer) (\(finding.clause))")
    }

    private static func place(_ location: WireError.Location?) -> String {
        guard let location else { return "" }
        guard let line = location.line, let column = location.column else {
            return "@\(location.offset):"
        }
        return "\(line):\(column):"
    }

    /// The report as one JSON object in one line.
    var json: String {
        var writer = WireWriter(.json)
        // Encoding cannot fail: there is no data and no property list in it.
        try? write(to: &writer)
        let bytes = (try? writer.finish()) ?? Data()
        return SafeText.json(String(decoding: bytes, as: UTF8.self))
    }

    private func write(to writer: inout WireWriter) throws(WireError) {
        try writer.beginDictionary()
        try writer.key("file")
        try writer.string(file)
        try writer.key("valid")
        try writer.boolean(findings.allSatisfy { $0.kind == .notice })
        for (key, isNotice) in [("findings", false), ("notices", true)] {
            try writer.key(key)
            try writer.beginArray()
            for finding in findings where (finding.kind == .notice) == isNotice {
                try Self.write(finding, to: &writer)
            }
            try writer.endArray()
        }
        try writer.endDictionary()
    }

    private static func write(
        _ finding: CatalogFinding, to writer: inout WireWriter
    ) throws(WireError) {
        let location = finding.location
        try writer.beginDictionary()
        for (key, text) in [
            ("id", finding.code.rawValue), ("clause", finding.clause), ("pointer", finding.pointer),
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
