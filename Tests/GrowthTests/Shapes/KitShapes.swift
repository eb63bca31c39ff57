import Foundation

/// Folders of vectors, and answers of a testee, that repeat one construct.
enum KitShapes {
    // MARK: Vectors

    static let vectors: [Shape<CommandInput>] = [
        vectors("vectors") { count in [group("a", (0..<count).map { vector("a.b.\($0)") })] },
        vectors("groups") { count in
            (0..<count).map { group("g\($0)", [vector("g\($0).b")]) }
        },
        vectors("flags of a vector") { count in
            let flags = (0..<count).map { "\"f\($0)\"" }.joined(separator: ",")
            let notes = (0..<count).map { #""f\#($0)":{"bug":"b","effect":"e"}"# }
            return [group("a", [vector("a.b", flags: flags)], notes.joined(separator: ","))]
        },
        vectors("members of a payload") { count in
            let members = (0..<count).map { #","x.k\#($0)":1"# }.joined()
            let described = (0..<count).map { #",["x.k\#($0)",1]"# }.joined()
            return [group("a", [vector("a.b", members: members, described: described)])]
        },
        vectors("bytes of a title", count: 500) { count in
            let text = String(repeating: "a\u{301}", count: count)
            return [
                group(
                    "a",
                    [
                        vector(
                            "a.b", members: #","title":"\#(text)""#,
                            described: #",["title","\#(text)"]"#)
                    ])
            ]
        },
        vectors("parts of an input") { count in
            let part = #"{"base64":"ImsjIjoxLA==","times":2,"digits":5}"#
            let parts = Array(repeating: part, count: count).joined(separator: ",")
            return [group("a", [vector("a.b", input: #"{"parts":[\#(parts)]}"#)])]
        },
        vectors("bytes of an id", count: 500) { count in
            [group("a", [vector("a." + String(repeating: "b", count: count))])]
        },
        vectors("faulty vectors") { count in
            [group("a", Array(repeating: #"{"id":5}"#, count: count))]
        },
        vectors("notes") { count in
            let notes = (0..<count).map { #""f\#($0)":{"bug":"b","effect":"e"}"# }
            return [group("a", [vector("a.b")], notes.joined(separator: ","))]
        },
    ]

    private static func vectors(
        _ name: String, count: Int = 24, _ groups: @escaping @Sendable (Int) -> [String]
    ) -> Shape<CommandInput> {
        Shape(name, count: count) { count in
            var input = CommandInput()
            for (number, text) in groups(count).enumerated() {
                input.files["vectors/\(number).json"] = Data(text.utf8)
            }
            return input
        }
    }

    private static func group(_ name: String, _ vectors: [String], _ notes: String = "") -> String {
        """
        {"kit":"1.0","group":"\(name)","title":"T","clauses":["1"],"notes":{\(notes)},\
        "vectors":[\(vectors.joined(separator: ","))]}
        """
    }

    private static func vector(
        _ id: String, flags: String = "", members: String = "", described: String = "",
        input: String? = nil
    ) -> String {
        let payload = #"{"main-attachment":\#(attachment),"version":"1.0"\#(members)}"#
        let escaped = payload.replacing("\"", with: "\\\"")
        return """
            {"id":"\(id)","clause":"1.1","level":"MUST","flags":[\(flags)],"kind":"valid",\
            "encoding":"json","input":\(input ?? #"{"text":"\#(escaped)"}"#),\
            "meaning":{"dictionary":[["main-attachment",\(description)],["version","1.0"]\(described)]}}
            """
    }

    private static let attachment =
        #"{"representations":[{"text":"x","type-identifier":"public.plain-text"}]}"#
    private static let description = """
        {"dictionary":[["representations",[{"dictionary":[["text","x"],\
        ["type-identifier","public.plain-text"]]}]]]}
        """

    // MARK: Answers

    /// The file `answer`, which a testee prints, and `start`, its profile.
    static let answers: [Shape<CommandInput>] = [
        answer("bytes of a line", count: 2_000) { String(repeating: "x", count: $0) },
        answer("open brackets", count: 2_000) { String(repeating: "[", count: $0) },
        answer("lines") { String(repeating: "{}\n", count: $0) },
        answer("members of a meaning") { count in
            let members = (0..<count).map { #"["k\#($0)",1]"# }.joined(separator: ",")
            return #"{"seq":1,"outcome":"meaning","meaning":{"dictionary":[\#(members)]}}"#
        },
        answer("elements of a meaning") { count in
            let elements = Array(repeating: "null", count: count).joined(separator: ",")
            return #"{"seq":1,"outcome":"meaning","meaning":[\#(elements)]}"#
        },
        answer("findings") { count in
            let findings = (0..<count).map { #"{"id":"a.b","pointer":"/\#($0)"}"# }
            return
                #"{"seq":1,"outcome":"refused","findings":[\#(findings.joined(separator: ","))]}"#
        },
        answer("losses") { count in
            let losses = (0..<count).map { #"{"id":"a.b","pointer":"/\#($0)"}"# }
            return """
                {"seq":1,"outcome":"meaning","meaning":{"dictionary":[]},\
                "losses":[\(losses.joined(separator: ","))]}
                """
        },
        answer("bytes of a message", count: 2_000) { count in
            let text = String(repeating: #"\u202e"#, count: count)
            return #"{"seq":1,"outcome":"skipped","reason":"\#(text)","error":"\#(text)"}"#
        },
        answer("bytes of a payload", count: 2_000) { count in
            #"{"seq":1,"outcome":"payload","payload":"\#(String(repeating: "QUFB", count: count))"}"#
        },
        answer("members of an answer") { count in
            "{\"seq\":1" + (0..<count).map { #","k\#($0)":1"# }.joined() + "}"
        },
        Shape("groups of a profile", count: 96) { count in
            let groups = (0..<count).map { "\"g\($0)\"" }.joined(separator: ",")
            return testee(start: #","groups":[\#(groups)],"claims":[\#(groups)]"#, "{}")
        },
    ]

    private static func answer(
        _ name: String, count: Int = 96, _ text: @escaping @Sendable (Int) -> String
    ) -> Shape<CommandInput> {
        Shape("answers: \(name)", count: count) { testee(text($0)) }
    }

    private static func testee(start members: String = "", _ answer: String) -> CommandInput {
        let start = #"{"seq":0,"protocol":1,"name":"t","encodings":["json"]\#(members)}"#
        return CommandInput(files: [
            "start": Data((start + "\n").utf8), "answer": Data((answer + "\n").utf8),
        ])
    }
}
