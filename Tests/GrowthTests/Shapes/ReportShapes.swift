import Foundation

/// Reports of conformance runs with repeated constructs.
enum ReportShapes {
    static let all: [PayloadShape] = [
        report("passed cases") {
            (["a"], [testee((0..<$0).map { result("a.b.\(number($0))", "a", "passed") })])
        },
        report("failed cases") {
            (["a"], [testee((0..<$0).map { result("a.b.\(number($0))", "a", "failed") })])
        },
        report("groups with a case each") { count in
            let groups = (0..<count).map { "g\(number($0))" }
            return (groups, [testee(groups.map { result("\($0).a.b", $0, "failed") })])
        },
        report("testees") { count in
            (
                ["a"],
                (0..<count).map { testee([result("a.b.c", "a", "failed")], "testee \(number($0))") }
            )
        },
        report("long evidence", count: 500) { count in
            let text = String(repeating: #"<\u0000\n&"#, count: count)
            return (["a"], [testee([result("a.b.c", "a", "failed", text)])])
        },
        report("long names", count: 500) { count in
            let name = String(repeating: "n\u{2028}", count: count)
            return ([name], [testee([result("\(name).b.c", name, "failed")], name)])
        },
    ]

    private static func report(
        _ name: String, count: Int = 48,
        _ parts: @escaping @Sendable (Int) -> (groups: [String], testees: [String])
    ) -> PayloadShape {
        PayloadShape("a report of \(name)", count: count) { count in
            let (groups, testees) = parts(count)
            let names = groups.map { #"{"name":"\#($0)","title":"\#($0)"}"# }
            return Data(
                """
                {"kit":"1.0","level":"MUST","groups":[\(names.joined(separator: ","))],\
                "testees":[\(testees.joined(separator: ","))]}
                """.utf8)
        }
    }

    private static func testee(_ results: [String], _ name: String = "t") -> String {
        #"{"label":"\#(name)","results":[\#(results.joined(separator: ","))]}"#
    }

    private static func result(
        _ id: String, _ group: String, _ outcome: String, _ text: String = prose
    ) -> String {
        """
        {"case":"\(id)/decode","group":"\(group)","clause":"1.2","level":"MUST",\
        "outcome":"\(outcome)","lines":["\(text)"],"input":"\(text)","expected":"\(text)",\
        "got":"\(text)","comment":"\(text)","notes":[],"standard-error":"\(text)"}
        """
    }
}
