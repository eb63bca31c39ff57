import Foundation
import Testing
import WireFormat

@testable import ConformanceKit

/// The library with a bug that fuzzing must find.
private struct FaultyTestee: Testee {
    let library = LibraryTestee()
    /// Changes the answer of the library.
    let fault: @Sendable (TesteeRequest, TesteeAnswer.Content) throws -> TesteeAnswer.Content

    func start(seed: UInt64) async throws -> TesteeProfile {
        try await library.start(seed: seed)
    }

    func answer(_ request: TesteeRequest) async throws -> TesteeAnswer {
        TesteeAnswer(try fault(request, library.content(for: request)))
    }
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
        operations: [TesteeOperation] = TesteeOperation.all,
        _ fault:
            @escaping @Sendable (TesteeRequest, TesteeAnswer.Content) throws -> TesteeAnswer.Content
    ) async throws -> FuzzReport {
        var options = options(count, seed: seed)
        options.operations = operations
        let fuzzer = Fuzzer(VectorGroup.embedded, options: options)
        return await fuzzer.run("faulty", FaultyTestee(fault: fault))
    }

    @Test func libraryAgreesWithItself() async throws {
        let report = try await Self.report(40) { $1 }
        #expect(report.disagreements.isEmpty && report.isSuccess)
        #expect(report.documentCounts.map(\.count) == [40, 40, 40])
        #expect(report.questionCount > 200)
    }

    @Test func runWithoutQuestionsIsNotSuccess() async throws {
        let report = try await Self.report(3, operations: []) { $1 }
        #expect(report.questionCount == 0 && !report.isSuccess)
    }

    /// Equal seeds produce equal runs, and different seeds produce different runs.
    @Test func seedDeterminesRun() async throws {
        func found(_ seed: UInt64) async throws -> [Data] {
            try await Self.report(12, seed: seed, operations: [.convert]) { request, answer in
                if case .payload = answer { return .payload(Data()) }
                return answer
            }.disagreements.map(\.document)
        }
        let first = try await found(1)
        #expect(!first.isEmpty)
        #expect(try await found(1) == first)
        #expect(try await found(2) != first)
    }

    /// The program accepts URLs with any scheme.
    @Test func shrinksMissedFinding() async throws {
        let report = try await Self.report(60, operations: [.decode]) { request, answer in
            guard case .refused(let marks?) = answer, request.encoding == .json else {
                return answer
            }
            return .refused(marks.filter { $0.code != "url.scheme" })
        }
        let one = try #require(report.disagreements.first)
        #expect(report.disagreements.count == 1)
        #expect(one.outcome == .failed && one.clause == "18.1.2")
        #expect(one.id == "decode-json/failed/missing-finding-url.scheme")
        // The minimal document has one member with a scheme and a colon.
        #expect(one.document.count <= 80, "\(String(decoding: one.document, as: UTF8.self))")
    }

    @Test func crashIsDisagreement() async throws {
        let report = try await Self.report(80, operations: [.decode]) {
            request, answer throws in
            guard request.payload?.range(of: Data("😀".utf8)) == nil else {
                throw TesteeError(.crashed, "it ended with signal 11", standardError: "oh")
            }
            return answer
        }
        let causes = report.disagreements
        #expect(!causes.isEmpty && causes.allSatisfy { $0.outcome == .crashed })
        #expect(causes.allSatisfy { $0.document.count == 4 && $0.verdict.standardError == "oh" })
        #expect(Set(causes.map(\.id)).count == causes.count)
    }

    @Test func manyTimeoutsEndRun() async throws {
        let report = try await Self.report(100_000) { _, _ throws in
            throw TesteeError(.timedOut, "no answer in 10 seconds")
        }
        #expect(report.endedEarly && !report.isSuccess)
        #expect(report.disagreements.map(\.count).reduce(0, +) == 10)
        #expect(
            report.table.contains {
                $0.text == "The run ended early: too many timeouts."
            })
    }

    @Test func timeLimitEndsRun() async throws {
        var options = FuzzOptions()
        options.count = nil
        options.seconds = 0.2
        let report = await Fuzzer(VectorGroup.embedded, options: options).run(
            "x", LibraryTestee())
        #expect(report.questionCount > 0 && report.isSuccess)
    }

    @Test func knownCausesDoNotFailRun() async throws {
        var report = try await Self.report(2, operations: [.convert]) { request, answer in
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

    /// The written file contains vectors: the library passes all, and the faulty testee fails each.
    @Test func disagreementsAreWrittenAsVectors() async throws {
        let fault: @Sendable (TesteeRequest, TesteeAnswer.Content) throws -> TesteeAnswer.Content =
            {
                request, answer in
                switch answer {
                case .refused:
                    request.operation == .encode
                        ? .payload(Data("{}".utf8)) : .meaning(.dictionary([]), losses: [])
                case .meaning, .payload: .refused(nil)
                case .userInfo:
                    .userInfo(UserInfo(dictionary: .dictionary([]), title: "?"), losses: [])
                case .notices: .notices([FindingMark(code: "a.b", pointer: "")])
                case .verdict: answer
                case .skipped: answer
                }
            }
        let report = try await Self.report(2, fault)
        let bytes = try #require(report.vectors)
        let group = try VectorGroup(json: bytes, file: "fuzz.json")
        #expect(group.vectors.count > 4)
        #expect(group.vectors.count * 2 > report.disagreements.count)
        let runner = Runner([group])
        let right = await runner.run("library") { LibraryTestee() }
        #expect(right.results.filter { $0.outcome != .passed }.map(\.id) == [])
        let wrong = await runner.run("faulty") { FaultyTestee(fault: fault) }
        let failed = Set(
            wrong.results.filter(\.outcome.isFailure).map { $0.id.prefix { $0 != "/" } })
        #expect(failed.count == group.vectors.count)
    }

    @Test func reportWithoutQuestionsDoesNotClaimAgreement() {
        var report = FuzzReport(label: "t", seed: 3)
        report.startFailure = TesteeError(.crashed, "exit status 1")
        let lines = report.table.map(\.text)
        #expect(lines.contains("did not start: exit status 1"))
        #expect(lines.last == "seed 3: no questions in 0.0 s" && !report.isSuccess)
    }

    @Test func reportShowsBothAnswersAndSeed() async throws {
        let report = try await Self.report(1, operations: [.decode]) { _, _ in .refused([]) }
        let text = report.table.map(\.text).joined(separator: "\n")
        #expect(text.hasPrefix("XExtensionItem, Swift\n\ndecode-json/"))
        #expect(text.contains("\n  document of "))
        #expect(
            text.contains("\n  the library:\n") && text.contains("\n  the testee:\n    a refusal"))
        #expect(text.contains("seed 1: 1 json, 1 xml, 1 binary documents, 3 questions: "))
    }
}
