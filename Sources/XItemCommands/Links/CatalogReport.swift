import AppLinks
import Essentials
import WireFormat

/// The findings and notices of one catalog file, for people and for programs.
struct CatalogReport {
    let file: String
    let findings: [Finding]

    /// Returns a finding in the format of `validate`.
    static func line(_ finding: Finding) -> String {
        FindingLine(finding).text(in: finding.file ?? "")
    }

    /// The report as one JSON object in one line.
    var json: String {
        var writer = WireWriter(.json)
        // Encoding cannot fail, because the report contains neither data nor property lists.
        try? write(to: &writer)
        let bytes = (try? writer.finish()) ?? Data()
        return SafeText.json(String(decoding: bytes, as: UTF8.self))
    }

    private func write(to writer: inout WireWriter) throws(WireFault) {
        try writer.beginDictionary()
        try writer.key("file")
        try writer.string(file)
        try writer.key("valid")
        try writer.boolean(findings.allSatisfy { $0.severity == .notice })
        for (key, isNotice) in [("findings", false), ("notices", true)] {
            try writer.key(key)
            try writer.beginArray()
            for finding in findings where (finding.severity == .notice) == isNotice {
                try FindingLine(finding).write(to: &writer)
            }
            try writer.endArray()
        }
        try writer.endDictionary()
    }
}

extension FindingLine {
    fileprivate init(_ finding: Finding) {
        self.init(
            id: finding.code.rawValue, clause: finding.clause, pointer: finding.pointer,
            message: finding.message, location: finding.location,
            isNotice: finding.severity == .notice)
    }
}
