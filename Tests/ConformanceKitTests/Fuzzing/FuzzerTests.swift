import Foundation
import Testing
import WireFormat

@testable import ConformanceKit

/// The library with a fault, which fuzzing has to find.
private struct FaultyTestee: Testee {
    let library = LibraryTestee()
    /// What becomes of an answer.
    let fault: @Sendable (TesteeRequest, TesteeAnswer) throws(TesteeFailure) -> TesteeAnswer

    func start(seed: UInt64) async throws(TesteeFailure) -> TesteeProfile {
        try await library.start(seed: seed)
    }

    func answer(_ request: TesteeRequest) async throws(TesteeFailure) -> TesteeAnswer {
        try fault(request, try await library.answer(request))
    }

    func stop() async {}
}

struct FuzzerTests {
    private static func options(_ count: Int, seed: UInt64 = 1) -> FuzzOptions {
        var options = FuzzOptions()
        options.count = count
        options.seed = seed
        return options
    }

    private static func report(
        _ count: Int, seed: UInt64 = 1,
        operations: [ConformanceKit.Operation] = ConformanceKit.Operation.allCases,
        _ fault:
            @escaping @Sendable (TesteeRequest, TesteeAnswer) throws(TesteeFailure) -> TesteeAnswer
    ) async throws -> FuzzReport {
        var options = options(count, seed: seed)
        options.operations = operations
        let fuzzer = Fuzzer(try VectorGroup.embedded(), options: options)
        return await fuzzer.run("faulty", FaultyTestee(fault: fault))
    }

    @Test func theLibraryAgreesWithItself() async throws {
        let report = try await Self.report(60) { $1 }
        #expect(report.disagreements.isEmpty && report.isSuccess)
        #expect(report.documentCounts.map(\.count) == [60, 60, 60])
        #expect(report.questionCount > 300)
    }

    @Test func nothingAskedIsNoSuccess() async throws {
        let report = try await Self.report(3, operations: []) { $1 }
        #expect(report.questionCount == 0 && !report.isSuccess)
    }

    /// The same seed makes the same run, another one another.
    @Test func theSeedDecides() async throws {
        func found(_ seed: UInt64) async throws -> [Data] {
            try await Self.report(40, seed: seed) { request, answer in
                if case .refused = answer, request.operation == .decode {
                    return .meaning(.dictionary([]), losses: [])
                }
                return answer
            }.disagreements.map(\.document)
        }
        let first = try await found(1)
        #expect(!first.isEmpty)
        #expect(try await found(1) == first)
        #expect(try await found(2) != first)
    }

    /// A program that takes a comma before the end of a JSON array, as JavaScript does.
    @Test func whatIsTakenIsShrunk() async throws {
        let report = try await Self.report(2000, operations: [.decode]) { request, answer in
            let payload = request.payload ?? Data()
            guard case .refused(let marks?) = answer, payload.contains(UInt8(ascii: ",")),
                marks.last?.id == "json.syntax",
                let offset = marks.last?.offset, offset > 0, payload.count > offset,
                payload[payload.startIndex + offset] == UInt8(ascii: "}"),
                payload[payload.startIndex + offset - 1] == UInt8(ascii: ",")
            else { return answer }
            return .meaning(.dictionary([]), losses: [])
        }
        let one = try #require(report.disagreements.first)
        #expect(report.disagreements.count == 1)
        #expect(one.outcome == .wronglyAccepted && one.clause == "3.1.1")
        #expect(
            one.id.hasPrefix("decode-json/wrongly-accepted/")
                && one.id.hasSuffix("json.syntax-the-root"))
        // The least that can be said: a brace, a member, a comma and a brace.
        #expect(one.document.count <= 12, "\(String(decoding: one.document, as: UTF8.self))")
    }

    @Test func aCrashIsAResult() async throws {
        let report = try await Self.report(200) { request, answer throws(TesteeFailure) in
            guard request.payload?.range(of: Data("😀".utf8)) == nil else {
                throw TesteeFailure(.crashed, "it ended with signal 11", standardError: "oh")
            }
            return answer
        }
        let causes = report.disagreements
        #expect(!causes.isEmpty && causes.allSatisfy { $0.outcome == .crashed })
        #expect(causes.allSatisfy { $0.document.count == 4 && $0.standardError == "oh" })
        #expect(Set(causes.map(\.id)).count == causes.count)
    }

    /// Who never answers is not asked for ever.
    @Test func manyLateAnswersEndTheRun() async throws {
        let report = try await Self.report(100_000) { _, _ throws(TesteeFailure) in
            throw TesteeFailure(.timedOut, "no answer in 10 seconds")
        }
        #expect(report.isCutShort && !report.isSuccess)
        #expect(report.disagreements.map(\.count).reduce(0, +) == 10)
        #expect(
            report.table.contains {
                $0.text == "The run ended early: too many answers came too late."
            })
    }

    @Test func timeEndsTheRun() async throws {
        var options = FuzzOptions()
        options.count = nil
        options.seconds = 0.2
        let report = await Fuzzer(try VectorGroup.embedded(), options: options).run(
            "x", LibraryTestee())
        #expect(report.questionCount > 0 && report.isSuccess)
    }

    @Test func knownCausesAreNoFailure() async throws {
        var report = try await Self.report(30) { request, answer in
            request.operation == .convert ? .payload(Data()) : answer
        }
        #expect(!report.isSuccess)
        var known = KnownFailures("# those\n")
        known.add(report.disagreements.map(\.id))
        known.add(report.disagreements.map(\.id))
        #expect(known.ids == report.disagreements.map(\.id))
        report.mark(known)
        #expect(report.isSuccess && report.disagreements.allSatisfy(\.isKnown))
    }

    /// The file that is written is one of vectors: the library passes them, and who was found fails each.
    @Test func whatWasFoundIsAVector() async throws {
        let fault: @Sendable (TesteeRequest, TesteeAnswer) throws(TesteeFailure) -> TesteeAnswer = {
            request, answer in
            switch answer {
            case .refused:
                request.operation == .encode
                    ? .payload(Data("{}".utf8)) : .meaning(.dictionary([]), losses: [])
            case .meaning, .payload: .refused(nil)
            case .userInfo: .userInfo(UserInfo(dictionary: .dictionary([]), title: "?"), losses: [])
            case .notices: .notices([FindingMark("a.b", "")])
            case .skipped: answer
            }
        }
        let report = try await Self.report(60, fault)
        let bytes = try #require(report.vectors)
        let group = try VectorGroup(json: bytes, file: "fuzz.json")
        #expect(group.vectors.count > 8)
        #expect(group.vectors.count >= report.disagreements.count - 2)
        let runner = Runner([group])
        let right = await runner.run("library") { LibraryTestee() }
        #expect(right.results.filter { $0.outcome != .passed }.map(\.id) == [])
        let wrong = await runner.run("faulty") { FaultyTestee(fault: fault) }
        let failed = Set(
            wrong.results.filter(\.outcome.isFailure).map { $0.id.prefix { $0 != "/" } })
        #expect(failed.count == group.vectors.count)
    }

    @Test func theReportIsForPeople() async throws {
        let report = try await Self.report(20, operations: [.decode]) { _, _ in .refused([]) }
        let text = report.table.map(\.text).joined(separator: "\n")
        #expect(text.hasPrefix("XExtensionItem, Swift\n\ndecode-json/"))
        #expect(text.contains("\n  document of "))
        #expect(
            text.contains("\n  the library:\n") && text.contains("\n  the testee:\n    a refusal"))
        #expect(text.contains("seed 1: 20 json, 20 xml, 20 binary documents, 60 questions: "))
    }
}
