import Foundation
import Testing

@testable import WireFormat

/// RFC 8785: pairs of input and canonical output, and ten thousand doubles with their text.
@Suite(.enabled(if: Corpus.has("jcs")))
struct CanonicalizationSuiteTests {
    @Test func canonicalOutputMatchesTheSuite() throws {
        let inputs = try Corpus.files("jcs/testdata/input")
        #expect(inputs.count == 6)
        for input in inputs {
            let name = input.lastPathComponent
            let expected = try Data(
                contentsOf: Corpus.folder.appending(path: "jcs/testdata/output/\(name)"))
            let document = try WireDocument(Data(contentsOf: input))
            #expect(try document.encoded(as: .json, keepsNulls: true) == expected, "\(name)")
        }
    }

    @Test func doublesAreSpelledAsInTheSuite() throws {
        let file = Corpus.folder.appending(path: "jcs/es6testfile-10000.txt")
        var count = 0
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let parts = line.split(separator: ",")
            let bits = try #require(UInt64(parts[0], radix: 16))
            let value = Double(bitPattern: bits)
            #expect(NumberText.spelling(of: value) == parts[1])
            #expect(try NumberOutputTests.written(value) == parts[1])
            count += 1
        }
        #expect(count == 10_000)
    }
}
