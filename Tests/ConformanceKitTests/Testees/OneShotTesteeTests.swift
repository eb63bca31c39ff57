import Foundation
import TestSupport
import Testing
import WireFormat

@testable import ConformanceKit

struct OneShotTesteeTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// Writes a script whose arguments are `$@`.
    private func program(_ script: String) throws -> String {
        "sh '\(try folder.write(script, "program.sh").path)'"
    }

    private func answer(
        _ script: String, _ request: TesteeRequest, timeLimit: Double = 10
    ) async throws -> TesteeAnswer.Content {
        try await OneShotTestee(try program(script), timeLimit: timeLimit).answer(request)
            .content(for: request.operation)
    }

    private func request(
        _ suffix: String = "decode-json", sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> TesteeRequest {
        let cases = try Samples.group(Samples.valid, Samples.noticed).cases
        return try #require(cases.first { $0.id.hasSuffix(suffix) }, sourceLocation: sourceLocation)
            .request
    }

    @Test func outputIsAnswer() async throws {
        // The script echoes its input, so its output for write-back equals the input.
        let script = "cat"
        guard case .payload(let bytes) = try await answer(script, request("write-back-json")) else {
            Issue.record("expected a payload")
            return
        }
        #expect(bytes == Data(Samples.hello.utf8))
        let given = try await answer(script, request("encode-json"))
        guard case .payload(let json) = given else {
            Issue.record("expected a payload")
            return
        }
        let fields = try FormFields(text: Data(#"{"a":"#.utf8) + json + Data("}".utf8))
        let described = try fields.required("a", fields.optionalDescription)
        #expect(try described == Description(WireDocument(Data(Samples.hello.utf8))))
    }

    @Test func parsesMeaning() async throws {
        let script = "cat > /dev/null; echo '{\"dictionary\": []}'"
        guard case .meaning(.dictionary(let members), _, _) = try await answer(script, request())
        else {
            Issue.record("expected a meaning")
            return
        }
        #expect(members.isEmpty)
    }

    /// The program gets the rule and the items on standard input, and only the operation as an argument.
    @Test func parsesVerdict() async throws {
        let script = """
            cat > "$0.json"; grep -q '"items":..."public.url"' "$0.json" && [ $# = 1 ] &&
            grep -q TRUEPREDICATE "$0.json" && echo '{"verdict": "undecided"}'
            """
        let one = try #require(try Samples.group(Samples.rule).cases.first)
        guard case .verdict(let verdict) = try await answer(script, one.request) else {
            Issue.record("expected a verdict")
            return
        }
        #expect(verdict == .undecided)
    }

    @Test func parsesNotices() async throws {
        let script = """
            cat > /dev/null; echo '{"notices": [{"id": "'$1.$2'", "pointer": "/title"}]}'
            """
        guard case .notices(let marks) = try await answer(script, request("notices-json")) else {
            Issue.record("expected notices")
            return
        }
        #expect(marks == [FindingMark(code: "notices.json", pointer: "/title")])
    }

    @Test func argumentsSpecifyRequest() async throws {
        let script = #"printf '%s|' "$@"; exit 0"#
        func words(_ request: TesteeRequest) async throws -> String {
            guard case .payload(let bytes) = try await answer(script, request) else { return "" }
            return String(decoding: bytes, as: UTF8.self)
        }
        #expect(try await words(request("encode-json")) == "encode|json|")
        var convert = TesteeRequest(.convert)
        (convert.encoding, convert.target) = (.xml, .binary)
        #expect(try await words(convert) == "convert|xml|binary|")
        var back = try request("write-back-json")
        back.isInFolder = true
        #expect(try await words(back) == "write-back|json|--folder|")
    }

    @Test func activityIsArgument() async throws {
        let script = #"printf '"%s"' "$3" >&2; exit 4"#
        var resolve = TesteeRequest(.resolve)
        resolve.encoding = .json
        for activity in [nil, "com.example.it's $HOME"] {
            resolve.activity = activity
            guard case .skipped(let text) = try await answer(script, resolve) else {
                Issue.record("expected a skip")
                return
            }
            #expect(text == "\"\(activity ?? "")\"")
        }
    }

    @Test(arguments: [(1, true), (2, true), (3, false), (4, false), (64, true), (127, true)])
    func exitStatus3And4AreAnswersAndOthersAreCrashes(_ status: Int, _ isCrash: Bool) async throws {
        let script = "cat > /dev/null; exit \(status)"
        do {
            let answer = try await answer(script, request())
            #expect(!isCrash, "\(answer)")
        } catch let failure as TesteeError {
            #expect(isCrash && failure.kind == .crashed)
            #expect(failure.message == "the testee ended `decode` with exit status \(status)")
        }
    }

    @Test func refusalsMayHaveFindings() async throws {
        let finding = #"{"findings": [{"id": "a.b", "pointer": "/x"}]}"#
        guard
            case .refused(let marks) = try await answer("echo '\(finding)' >&2; exit 3", request())
        else {
            Issue.record("expected a refusal")
            return
        }
        #expect(marks == [FindingMark(code: "a.b", pointer: "/x")])
        guard case .refused(nil) = try await answer("echo no >&2; exit 3", request()) else {
            Issue.record("expected a refusal without findings")
            return
        }
    }

    @Test func invalidOutputCrashesAndTimeoutsAreErrors() async throws {
        func kind(_ script: String, _ limit: Double = 10) async throws -> TesteeError.Kind? {
            let request = try request()
            do {
                _ = try await answer(script, request, timeLimit: limit)
                return nil
            } catch let failure as TesteeError {
                return failure.kind
            }
        }
        #expect(try await kind("echo hello") == .protocolError)
        #expect(try await kind("exit 0") == .protocolError)
        #expect(try await kind("echo '{\"dictionary\": []} x'") == .protocolError)
        #expect(try await kind("echo '{\"dictionary\": []},\"losses\":[]'") == .protocolError)
        #expect(try await kind("echo '{\"dictionary\": []},\"x\":1'") == .protocolError)
        #expect(try await kind("kill -KILL $$") == .crashed)
        #expect(try await kind("sleep 60", 0.3) == .timedOut)
        #expect(try await kind("exec >&-; sleep 60", 0.3) == .timedOut)
        #expect(try await kind("head -c 70000000 /dev/zero; sleep 60") == .protocolError)
    }

    @Test func startProfileHasDefaults() async throws {
        let silent = try await OneShotTestee(try program("exit 1")).start(seed: 0)
        #expect(silent.encodings == [.json] && silent.claims.isEmpty)
        // Notices are optional.
        #expect(
            silent.operations == Set(TesteeOperation.all).subtracting([.notices, .evaluate, .map]))
        let start =
            #"{"protocol":1,"name":"me","encodings":["xml"],"operations":["encode"],"claims":["canonical"]}"#
        let said = try await OneShotTestee(try program("test $1 = start && echo '\(start)'")).start(
            seed: 0)
        #expect(said.name == "me" && said.encodings == [.xml])
        #expect(said.operations == [.encode] && said.claims == [.canonical])
    }
}
