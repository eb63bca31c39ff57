import Essentials
import WireFormat

/// The summary of `validate`: how many payloads it checked, and how many files it skipped.
struct ValidationSummary {
    /// The number of payloads that were read.
    var checkedCount = 0
    /// The number of payloads with findings.
    var findingCount = 0
    /// The number of files in folders that are no payloads by their names.
    var skippedCount = 0

    /// The summary in one line, for people.
    var text: String {
        let findings = findingCount == 0 ? "no findings" : "\(findingCount) with findings"
        let skipped = skippedCount == 0 ? "" : ", skipped \(CountText.text(skippedCount, "file"))"
        return "checked \(CountText.text(checkedCount, "payload")), \(findings)\(skipped)"
    }

    /// The summary as a JSON object in one line.
    var json: String {
        let object: WireValue = [
            "checked": .init(checkedCount), "with-findings": .init(findingCount),
            "skipped": .init(skippedCount),
        ]
        return String(decoding: (try? object.encoded(as: .json)) ?? Data(), as: UTF8.self)
    }
}

/// Counts for people: `1 payload`, `2 payloads`.
enum CountText {
    static func text(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)" + (count == 1 ? "" : "s")
    }
}
