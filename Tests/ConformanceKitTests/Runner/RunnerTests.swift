import Foundation
import SeededRandom
import Testing
import WireFormat

@testable import ConformanceKit

struct RunnerTests {
    /// A testee that records the requests, and refuses all of them.
    private actor Recorder: Testee {
        private(set) var requests: [String] = []
        private(set) var seeds: [UInt64] = []
        private(set) var stops = 0
        private let profile: TesteeProfile

        init(_ profile: TesteeProfile = TesteeProfile(name: "recorder")) {
            self.profile = profile
        }

        func start(seed: UInt64) async throws(TesteeError) -> TesteeProfile {
            seeds.append(seed)
            return profile
        }

        func answer(_ request: TesteeRequest) async throws(TesteeError) -> TesteeAnswer {
            requests.append(request.caseID)
            return .refused(nil)
        }

        func stop() async { stops += 1 }
    }

    private func groups() throws -> [VectorGroup] {
        [try Samples.group(Samples.valid, Samples.invalid)]
    }

    private func runner(_ seed: UInt64? = nil, jobs: Int = 1) throws -> Runner {
        Runner(try groups(), jobs: jobs, seed: seed)
    }

    @Test func resultsAreInOrderOfVectors() async throws {
        let ids = try groups().flatMap(\.cases).map(\.id)
        for (seed, jobs) in [(nil, 1), (5, 1), (5, 3), (nil, 64)] as [(UInt64?, Int)] {
            let recorder = Recorder()
            let report = await (try runner(seed, jobs: jobs)).run("x") { recorder }
            #expect(report.results.map(\.id) == ids)
            #expect(report.name == "recorder" && report.label == "x")
            #expect(await Set(recorder.requests) == Set(ids))
            #expect(await recorder.requests.count == ids.count)
            let count = min(jobs, ids.count)
            #expect(await recorder.seeds == Array(repeating: seed ?? 0, count: count))
            #expect(await recorder.stops == count)
        }
    }

    @Test func seedDeterminesOrder() async throws {
        func order(_ seed: UInt64?) async throws -> [String] {
            let recorder = Recorder()
            _ = await (try runner(seed)).run("x") { recorder }
            return await recorder.requests
        }
        #expect(try await order(nil) == groups().flatMap(\.cases).map(\.id))
        #expect(try await order(1) == order(1))
        let orders = try await [order(nil), order(1), order(2), order(3)]
        #expect(Set(orders).count > 1)
    }

    /// The first numbers that the authors' C program prints for the seed 1234567.
    @Test func generatorIsSplitMix64() {
        var random = SplitMix64(seed: 1_234_567)
        #expect(
            [random.next(), random.next(), random.next()] == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }

    @Test func runsCasesOfTesteesProfiles() async throws {
        var profile = TesteeProfile(name: "recorder")
        profile.operations = [.decode]
        let some = Recorder(profile)
        let report = await (try runner()).run("x") { some }
        #expect(
            await some.requests == [
                "sample.hello.is-read/decode-json", "sample.title.is-text/decode-json",
            ])
        #expect(await report.results.map(\.id) == some.requests)
        profile.encodings = [.xml, .binary]
        let unused = Recorder(profile)
        let none = await (try runner()).run("x") { unused }
        #expect(await unused.requests.isEmpty && none.results.isEmpty && none.isComplete)
    }

    @Test func skipsGroupsThatTesteeExcludes() async throws {
        var profile = TesteeProfile(name: "recorder")
        profile.groups = ["other"]
        let unused = Recorder(profile)
        let report = await (try runner()).run("x") { unused }
        #expect(report.results.count == 5)
        #expect(report.results.allSatisfy { $0.outcome == .skipped })
        #expect(report.results[0].lines == ["the testee's profile excludes the group sample"])
        #expect(await unused.requests.isEmpty)
    }

    @Test func patternsSelectCases() async throws {
        func ids(_ patterns: [String]) throws -> [String] {
            Runner(try groups(), only: patterns).cases.map(\.id)
        }
        #expect(try ids([]) == groups().flatMap(\.cases).map(\.id))
        #expect(try ids(["sample.title.*"]).count == 2)
        #expect(
            try ids(["*/encode-json", "sample.title.is-text/decode-*"]) == [
                "sample.hello.is-read/encode-json", "sample.title.is-text/decode-json",
            ])
    }

    @Test func runsAtLeastOneInstance() async throws {
        let recorder = Recorder()
        let report = await (try runner(jobs: -3)).run("x") { recorder }
        #expect(report.results.count == 5)
    }

    @Test func runMarksKnownFailures() async throws {
        let recorder = Recorder()
        let known = KnownFailures("sample.hello.is-read/decode-json # why")
        let report = await (try runner()).run("x", known: known) { recorder }
        #expect(report.results.map(\.isKnownFailure) == [true, false, false, false, false])
    }

    @Test func selectionIsIncomplete() async throws {
        let runner = Runner(try groups()) { $0.operation == .decode }
        let recorder = Recorder()
        #expect(!(await runner.run("x") { recorder }.isComplete))
    }

    @Test func unsupportedEncodingsAreOnlyTestedWithoutSupport() async throws {
        let vectors = EmbeddedVectors.cases.filter(\.testsUnsupportedEncoding)
        #expect(Set(vectors.flatMap(\.encodings)) == [.xml, .binary])
        var profile = TesteeProfile(name: "x")
        for case let one in vectors {
            profile.encodings = [.json]
            #expect(profile.includes(one))
            profile.encodings = WireEncoding.all
            #expect(!profile.includes(one))
        }
    }

    @Test func testeeThatDoesNotStartHasNoResults() async throws {
        let report = await (try runner()).run("x") { ProcessTestee("exit 3") }
        #expect(report.results.isEmpty && report.startFailure?.kind == .crashed)
        #expect(report.name == "x")
        #expect(!report.isSuccess(at: .must))
    }

    @Test func onlyFailuresHaveEvidence() async throws {
        let recorder = Recorder()
        let report = await (try runner()).run("x") { recorder }
        let outcomes = report.results.map(\.outcome)
        #expect(
            outcomes == [
                .wronglyRefused, .wronglyRefused, .wronglyRefused, .passed, .wronglyRefused,
            ])
        #expect(report.results[3].evidence == nil)
        let evidence = try #require(report.results[4].evidence)
        #expect(evidence.notes == [VectorNote(bug: "takes any title", effect: "a crash later")])
        #expect(evidence.input.hasPrefix(#"{"main-attachment""#) && evidence.actual == "a refusal")
        #expect(evidence.expected.contains(#""Hello""#))
    }
}
