import Foundation
import TestSupport
import Testing
import WireFormat

@testable import ShareTargets

/// Compares results for random rules and items with a Python program that was written from the
/// documentation.
@Suite(.enabled(if: RulePeer.isAvailable))
struct PeerTests {
    /// Requests that Apple's documentation covers, and with `--contested` requests that it leaves open.
    @Test(
        arguments: [
            (20_261_122, TestExtent.count(120, of: 2_000), []),
            (7, TestExtent.count(60, of: 500), ["--contested"]),
        ] as [(Int, Int, [String])])
    func everyVerdictAgrees(_ seed: Int, _ count: Int, _ options: [String]) throws {
        let requests = try RulePeer.run("generate.py", ["\(seed)", "\(count)"] + options)
        let answers = try RulePeer.run("evaluate.py", ["--types", RulePeer.types], input: requests)
        let pairs = try zip(RulePeer.lines(requests), RulePeer.lines(answers))
        var (same, offered, refused) = (0, 0, 0)
        for (request, answer) in pairs {
            let expected = answer["verdict"]?.booleanValue
            let verdict = Self.verdict(of: request)
            #expect(verdict == expected, "seed \(seed): \(request) \(answer)")
            if verdict == expected { same += 1 }
            if expected == true { offered += 1 }
            if expected == nil { refused += 1 }
        }
        #expect(same == count && offered > count / 4 && refused > 0)
    }

    /// Returns the verdict of the library, or nil if it refuses the rule. The explanation must agree.
    private static func verdict(
        of request: WireDictionary, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool? {
        let items = request["items"]?.arrayValue ?? []
        let view = SharedView(
            items: items.map { item in
                let attachments = item.dictionaryValue?["attachments"]?.arrayValue ?? []
                return attachments.map {
                    $0.dictionaryValue?["types"]?.arrayValue?.compactMap(\.stringValue) ?? []
                }
            })
        let rule: ActivationRule? =
            switch request["rule"] {
            case .string(let text)?: try? ActivationRule(predicate: text)
            case .dictionary(let rule)?: ActivationRule(dictionary: rule)
            default: nil
            }
        guard let rule else { return nil }
        let offer = rule.offer(of: view)
        #expect(
            offer.isOffered == offer.reasons.isEmpty, "\(request)", sourceLocation: sourceLocation)
        #expect(
            offer.reasons.allSatisfy { $0.place != nil }, "\(request)",
            sourceLocation: sourceLocation)
        #expect(offer.isOffered == rule.accepts(view), "\(request)", sourceLocation: sourceLocation)
        return offer.isOffered
    }
}

/// The programs in this folder.
enum RulePeer {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    static let types = folder.appending(path: "types.json").path

    /// Whether Python is installed, or required because all tests must run.
    static let isAvailable =
        ProcessInfo.processInfo.environment["CI"] == "true"
        || (try? run("evaluate.py", ["--help"])) != nil

    struct Failure: Error {
        let status: Int32
    }

    /// Returns the output of a program.
    static func run(_ program: String, _ arguments: [String], input: Data = Data()) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try input.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-B", folder.appending(path: program).path] + arguments
        process.standardInput = try FileHandle(forReadingFrom: file)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(status: process.terminationStatus)
        }
        return output
    }

    /// The JSON objects of a program's output, one per line.
    static func lines(_ output: Data) throws -> [WireDictionary] {
        try output.split(separator: 0x0A).map {
            try WireDocument(Data($0)).dictionary(at: .root)
        }
    }
}
