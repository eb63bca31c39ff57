import Foundation
import Testing
import WireFormat

/// The corpus of RFC 8259 parsing cases: the first letter of a file's name is its verdict.
@Suite(.enabled(if: Corpus.has("json-suite")))
struct JSONSuiteTests {
    /// What the specification decides where the RFC leaves it to the reader: only these are read.
    static let accepted: Set<String> = [
        "i_number_real_underflow.json", "i_number_double_huge_neg_exp.json",
        "i_number_too_big_neg_int.json", "i_number_too_big_pos_int.json",
        "i_number_very_big_negative_int.json",
    ]

    @Test func verdicts() throws {
        let files = try Corpus.files("json-suite/test_parsing")
        #expect(files.count >= 318)
        for file in files {
            let name = file.lastPathComponent
            let isValid = name.hasPrefix("y_") || Self.accepted.contains(name)
            let data = try Data(contentsOf: file)
            if isValid {
                #expect(throws: Never.self, "\(name)") { try WireDocument(data, options: Self.options) }
            } else {
                #expect(throws: WireError.self, "\(name)") {
                    try WireDocument(data, options: Self.options)
                }
            }
        }
    }

    /// Deep enough that only the case of 100,000 open brackets is refused for its depth.
    static var options: WireOptions { WireOptions() }
}
