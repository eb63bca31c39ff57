import Foundation
import Testing
import WireFormat

/// The corpus of RFC 8259 parsing cases: the first letter of a file's name is the expected result.
@Suite(.enabled(if: Corpus.has("json-suite")))
struct JSONSuiteTests {
    /// The files that the specification accepts although the RFC lets the reader decide.
    static let accepted: Set<String> = [
        "i_number_real_underflow.json", "i_number_double_huge_neg_exp.json",
        "i_number_too_big_neg_int.json", "i_number_too_big_pos_int.json",
        "i_number_very_big_negative_int.json",
    ]

    /// Valid JSON that is not a valid payload: a member would be lost.
    static let duplicates: Set<String> = [
        "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
    ]

    /// Whether a code is expected for a file: any `json.` code, or one of a few other codes.
    static func isExpected(_ code: Finding.Code, _ name: String) -> Bool {
        switch code {
        case .duplicateKey: duplicates.contains(name)
        case .numberOverflow: name.hasPrefix("i_number")
        case .depthLimit:
            name.hasPrefix("n_structure_100000") || name.contains("nested")
                || name.hasPrefix("n_structure_open_array_object")
        // Input that does not start like JSON is not recognized as JSON.
        case .unrecognizedEncoding, .openStepList:
            name.hasPrefix("n_") || name.hasPrefix("i_string_utf16")
                || name.hasPrefix("i_string_UTF-16")
        // Input that starts with a UTF-16 byte order mark or an angle bracket is recognized as XML.
        case .xmlSyntax, .xmlTruncated, .xmlEncoding, .xmlElement:
            name.hasPrefix("i_string_UTF-16") || name.hasPrefix("n_structure_angle_bracket")
        default: code.rawValue.hasPrefix("json.")
        }
    }

    @Test func validFilesAreReadAndInvalidOnesRefused() throws {
        let files = try Corpus.files("json-suite/test_parsing")
        #expect(files.count >= 318)
        for file in files {
            let name = file.lastPathComponent
            let isValid = name.hasPrefix("y_") && !Self.duplicates.contains(name)
            let error = fault(try Data(contentsOf: file))
            if isValid || Self.accepted.contains(name) {
                #expect(error == nil, "\(name)")
            } else {
                let code = try #require(error?.code, "\(name) was read")
                #expect(Self.isExpected(code, name), "\(name): \(code.rawValue)")
            }
        }
    }
}
