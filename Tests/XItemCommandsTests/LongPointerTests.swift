import Foundation
import Testing

@testable import XItemCommands

/// Payloads with many long pointers. The sender determines their length and number.
struct LongPointerTests {
    private let folder: TestFolder
    private static let key = "com.example." + String(repeating: "k", count: 20_000)

    init() throws {
        folder = try TestFolder()
    }

    /// A payload in which every value of a list has a finding, and a pointer of 20,000 bytes.
    private static func payload(_ values: [String]) -> String {
        let attachment =
            #"{"representations":[{"type-identifier":"public.plain-text","text":"a"}]}"#
        return
            #"{"version":"1.0","main-attachment":\#(attachment),"user-info":{"\#(key)":[\#(values.joined(separator: ","))]}}"#
    }

    private static let faulty = payload(Array(repeating: #"{"$date":5}"#, count: 60))

    @Test(arguments: ["validate", "inspect"])
    func textShowsTheStartAndTheLength(_ command: String) async throws {
        let file = try folder.write(Self.faulty, "a.json")
        let console = TestConsole()
        #expect(await console.run(command, file) == 1)
        let text = command == "validate" ? console.output : console.errors
        let start = "tag.malformed at /user-info/" + Self.key.prefix(989) + "… (20025 bytes): "
        #expect(text.contains(start))
        // Without shortened pointers, the text would be 1.2 MB long.
        #expect(text.utf8.count < 100_000)
    }

    @Test func jsonHasWholePointersUpToALimit() async throws {
        let file = try folder.write(Self.faulty, "a.json")
        let console = TestConsole()
        #expect(await console.run("validate", "--json", file) == 1)
        struct Report: Decodable {
            struct Finding: Decodable {
                let pointer: String
                let isCut: Bool?

                enum CodingKeys: String, CodingKey {
                    case pointer
                    case isCut = "pointer-cut"
                }
            }
            let findings: [Finding]
        }
        let findings = try JSONDecoder().decode(Report.self, from: console.bytes).findings
        #expect(findings.count == 60)
        let whole = findings.prefix { $0.isCut == nil }
        #expect(whole.count == (1 << 20) / 20_026)
        #expect(whole[7].pointer == "/user-info/\(Self.key)/7")
        #expect(
            findings[whole.count...].allSatisfy { $0.isCut == true && $0.pointer.count == 1001 })
        #expect(console.bytes.count < 1_100_000)
    }

    @Test(arguments: [["upstream", "export"], ["map", "--to", "mailto"]])
    func lossesHaveShortPointers(_ command: [String]) async throws {
        let payload = Self.payload([]).dropLast() + #","\#(Self.key)":1}"#
        let file = try folder.write(String(payload), "a.json")
        let console = TestConsole()
        #expect(await console.run(command + [file]) == 0)
        let start = "/" + Self.key.prefix(999) + "… (20013 bytes): "
        #expect(console.errors.contains(start), "\(console.errors.prefix(1_500))")
    }

    @Test(arguments: [(0, ""), (1, "… (1001 bytes)")])
    func pointersAreCutAbove1000Bytes(extra: Int, end: String) {
        let pointer = "/" + String(repeating: "p", count: 999)
        let longer = pointer + String(repeating: "p", count: extra)
        #expect(PointerText.start(of: longer.utf8) == pointer + end)
    }

    @Test func differencesHaveShortPointers() async throws {
        let one = try folder.write(Self.payload(Array(repeating: "1", count: 60)), "1.json")
        let other = try folder.write(Self.payload(Array(repeating: "2", count: 60)), "2.json")
        let console = TestConsole()
        #expect(await console.run("diff", one, other) == 1)
        let line = "/user-info/" + Self.key.prefix(989) + "… (20025 bytes): 1 → 2\n"
        #expect(console.output.contains(line))
        #expect(console.bytes.count < 100_000)
        let json = TestConsole()
        #expect(await json.run("diff", "--json", one, other) == 1)
        let whole = #"{"first":1,"pointer":"/user-info/\#(Self.key)/0","second":2}"#
        #expect(json.output.hasPrefix(whole + "\n"))
        #expect(json.output.contains(#","pointer-cut":true,"second":2}"#))
        #expect(json.bytes.count < 1_100_000)
    }
}
