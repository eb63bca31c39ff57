import Foundation
import TestSupport
import Testing
import WireFormat

/// Agreement with an independent Python implementation, written from the specification.
@Suite(.enabled(if: Program.wantsPython))
struct PythonTests {
    static let tests = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func peer(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        let script = tests.appending(path: "Peers/wire_peer.py").path
        let (status, output) = try Program.run("python3", [script] + arguments)
        #expect(status == 0 && output.isEmpty, "\(output)", sourceLocation: sourceLocation)
    }

    /// This library reads the output of json and plistlib, and computes the same canonical bytes as
    /// Python.
    @Test func readsTheOutputOfPython() throws {
        let folder = try TemporaryFolder()
        let seed = 20_261_120
        let count = TestExtent.count(100, of: 300)
        try Self.peer(["--write", folder.url.path, "--count", "\(count)", "--seed", "\(seed)"])
        for number in 0..<count {
            let expected = try folder.read("\(number).canonical")
            for suffix in ["json", "xml", "bin"] {
                let document = try WireDocument(folder.read("\(number).\(suffix)"))
                #expect(
                    try document.encoded(as: .json) == expected, "seed \(seed + number) \(suffix)")
                let codes = Set(document.findings.map(\.code))
                #expect(
                    codes.isSubset(of: [.unknownTag, .malformedTag]),
                    "seed \(seed + number) \(suffix) \(codes)")
            }
        }
    }

    /// json and plistlib read the output of this library, and Python computes the same canonical
    /// bytes.
    @Test func pythonReadsTheOutput() throws {
        let folder = try TemporaryFolder()
        var expected: [String: Data] = [:]
        for seed in 0..<TestExtent.count(50, of: 100) {
            var source = RandomDocument(seed: UInt64(seed))
            let document = try WireDocument(source.document().encoded(as: .json))
            expected["\(seed)"] = try Self.write(document, "\(seed)", folder.url)
        }
        let payloads = Self.tests.deletingLastPathComponent().appending(path: "Examples/Payloads")
        let files = try? FileManager.default.contentsOfDirectory(
            at: payloads, includingPropertiesForKeys: nil)
        for file in files ?? [] where ["json", "plist"].contains(file.pathExtension) {
            let document = try WireDocument(Data(contentsOf: file))
            expected[file.lastPathComponent] = try Self.write(
                document, file.lastPathComponent, folder.url)
        }
        try Self.peer(["--read", folder.url.path])
        for (name, canonical) in expected {
            for suffix in ["json", "xml", "bin"] {
                let found = try? folder.read("\(name).\(suffix).canonical")
                let error = (try? folder.read("\(name).\(suffix).error")).map {
                    String(decoding: $0, as: UTF8.self)
                }
                #expect(found == canonical, "\(name).\(suffix) \(error ?? "")")
            }
        }
    }

    private static func write(_ document: WireDocument, _ name: String, _ folder: URL) throws
        -> Data
    {
        let forms: [(String, WireEncoding)] = [("json", .json), ("xml", .xml), ("bin", .binary)]
        for (suffix, encoding) in forms {
            try document.encoded(as: encoding).write(
                to: folder.appending(path: "\(name).\(suffix)"))
        }
        return try document.encoded(as: .json)
    }

    /// This library and plistlib read the same values from third-party property lists.
    @Test(.enabled(if: Corpus.has("plist-suite")))
    func readsTheSuiteLikePlistlib() throws {
        let folder = try TemporaryFolder()
        var expected: [String: (file: String, canonical: Data)] = [:]
        let entries = try PlistSuiteTests.entries()
        for number in stride(from: 0, to: entries.count, by: TestExtent.step(4)) {
            let entry = entries[number]
            let data = try PlistSuiteTests.data(entry)
            guard let document = try? WireDocument(data), document.encoding != .json else {
                continue
            }
            let name = "\(number)." + (document.encoding == .xml ? "xml" : "bin")
            try folder.write(data, name)
            expected[name] = (entry.file, try document.encoded(as: .json))
        }
        try Self.peer(["--read", folder.url.path])
        #expect(expected.count > TestExtent.count(25, of: 100))
        for (name, one) in expected {
            let error = (try? folder.read(name + ".error")).map {
                String(decoding: $0, as: UTF8.self)
            }
            if error?.contains("value.null") ?? false { continue }
            let found = try? folder.read(name + ".canonical")
            #expect(found == one.canonical, "\(one.file) \(error ?? "")")
        }
    }
}
