import Foundation
import SeededRandom
import Testing
import WireFormat

@testable import ConformanceKit

struct RunnerTests {
    /// A testee that keeps what it was asked, and answers that it will not.
    private actor Recorder: Testee {
        private(set) var asked: [String] = []
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
            asked.append(request.caseID)
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

    @Test func resultsAreInTheOrderOfTheVectors() async throws {
        let ids = try groups().flatMap(\.cases).map(\.id)
        for (seed, jobs) in [(nil, 1), (5, 1), (5, 3), (nil, 64)] as [(UInt64?, Int)] {
            let recorder = Recorder()
            let report = await (try runner(seed, jobs: jobs)).run("x") { recorder }
            #expect(report.results.map(\.id) == ids)
            #expect(report.name == "recorder" && report.label == "x")
            #expect(await Set(recorder.asked) == Set(ids))
            #expect(await recorder.asked.count == ids.count)
            let count = min(jobs, ids.count)
            #expect(await recorder.seeds == Array(repeating: seed ?? 0, count: count))
            #expect(await recorder.stops == count)
        }
    }

    @Test func theSeedDecidesTheOrder() async throws {
        func order(_ seed: UInt64?) async throws -> [String] {
            let recorder = Recorder()
            _ = await (try runner(seed)).run("x") { recorder }
            return await recorder.asked
        }
        #expect(try await order(nil) == groups().flatMap(\.cases).map(\.id))
        #expect(try await order(1) == order(1))
        let orders = try await [order(nil), order(1), order(2), order(3)]
        #expect(Set(orders).count > 1)
    }

    /// The first numbers of the generator, as its authors' C program prints them for the seed 1234567.
    @Test func theGeneratorIsSplitMix64() {
        var random = SplitMix64(seed: 1_234_567)
        #expect(
            [random.next(), random.next(), random.next()] == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }

    @Test func aTesteeIsAskedTheCasesOfItsProfiles() async throws {
        var profile = TesteeProfile(name: "recorder")
        profile.operations = [.decode]
        let some = Recorder(profile)
        let report = await (try runner()).run("x") { some }
        #expect(
            await some.asked == [
                "sample.hello.is-read/decode-json", "sample.title.is-text/decode-json",
            ])
        #expect(await report.results.map(\.id) == some.asked)
        profile.encodings = [.xml, .binary]
        let nobody = Recorder(profile)
        let none = await (try runner()).run("x") { nobody }
        #expect(await nobody.asked.isEmpty && none.results.isEmpty && none.isComplete)
    }

    @Test func aGroupThatATesteeLeavesOutIsSkipped() async throws {
        var profile = TesteeProfile(name: "recorder")
        profile.groups = ["other"]
        let nobody = Recorder(profile)
        let report = await (try runner()).run("x") { nobody }
        #expect(report.results.count == 5)
        #expect(report.results.allSatisfy { $0.outcome == .skipped })
        #expect(report.results[0].lines == ["the testee excludes the group sample"])
        #expect(await nobody.asked.isEmpty)
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

    /// Fewer than one instance is one.
    @Test func oneInstanceAtLeastWorks() async throws {
        let recorder = Recorder()
        let report = await (try runner(jobs: -3)).run("x") { recorder }
        #expect(report.results.count == 5)
    }

    @Test func knownFailuresAreMarkedInTheRun() async throws {
        let recorder = Recorder()
        let known = KnownFailures("sample.hello.is-read/decode-json # why")
        let report = await (try runner()).run("x", known: known) { recorder }
        #expect(report.results.map(\.isKnownFailure) == [true, false, false, false, false])
    }

    @Test func aSelectionIsNotComplete() async throws {
        let runner = Runner(try groups()) { $0.operation == .decode }
        let recorder = Recorder()
        #expect(!(await runner.run("x") { recorder }.isComplete))
    }

    /// What a reader does not read is asked of those alone that do not read it.
    @Test func unreadEncodingsAreAskedOnlyOfThoseWhoDoNotReadThem() async throws {
        let vectors = VectorGroup.embedded.flatMap(\.cases).filter(\.isUnread)
        #expect(Set(vectors.flatMap(\.encodings)) == [.xml, .binary])
        var profile = TesteeProfile(name: "x")
        for case let one in vectors {
            profile.encodings = [.json]
            #expect(profile.concerns(one))
            profile.encodings = WireEncoding.all
            #expect(!profile.concerns(one))
        }
    }

    @Test func aTesteeThatDoesNotStartHasNoResults() async throws {
        let report = await (try runner()).run("x") { ProcessTestee("exit 3") }
        #expect(report.results.isEmpty && report.startFailure?.kind == .crashed)
        #expect(report.name == "x")
        #expect(!report.isSuccess(at: .must))
    }

    @Test func evidenceIsKeptOfFailuresAlone() async throws {
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
        #expect(evidence.input.hasPrefix(#"{"main-attachment""#) && evidence.got == "a refusal")
        #expect(evidence.expected.contains(#""Hello""#))
    }
}
