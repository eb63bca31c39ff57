import Foundation

/// Many or long arguments.
enum ArgumentShapes {
    /// The shapes, each with the commands that it applies to.
    static let all: [(shape: Shape<CommandInput>, operations: [Operation<CommandInput>])] = [
        (
            many("names of files") { ["name\($0).png"] },
            [.tool("types", "of", "..."), .tool("types", "show", "...")]
        ),
        (
            many("type identifiers") { ["com.example.t\($0)"] },
            [.tool("types", "show", "..."), .tool("types", "of", "...")]
        ),
        (
            many("values of a link") { ["p\($0)=v"] },
            [.tool("links", "open", "--type", "maps", "...")]
        ),
        (
            many("types of a catalog") { ["--type", "t\($0)"] },
            [.tool("links", "list", "..."), .tool("links", "queries-schemes", "...")]
        ),
        (many("tags") { ["--tag", "t\($0)"] }, creating),
        (many("URLs") { ["--url", "https://example.com/\($0)"] }, creating),
        (many("parameters") { ["--parameter", "com.example.a", "k\($0)=v"] }, creating),
        (many("namespaces") { ["--parameter", "com.example.n\($0)", "k=v"] }, creating),
        (many("activities") { ["--activity", "com.example.a\($0)", "--title", "t"] }, creating),
        (many("excluded activities") { ["--exclude", "com.example.a\($0)"] }, creating),
        (
            many("patterns of cases") { ["--only", "a\($0).*"] },
            [.tool("conformance", "list", "--only", "item.document.smallest", "...")]
        ),
        (many("unknown options") { ["--a\($0)"] }, [.tool("validate", "...")]),
        (
            many("files of payloads", files: { ["\($0)": Data("{}".utf8)] }) { ["@/\($0)"] },
            [.tool("validate", "..."), .tool("validate", "--json", "...")]
        ),
        (
            many("missing files") { ["@/\($0)"] },
            [.tool("validate", "..."), .tool("rule", "check", "...")]
        ),
        (
            many("files of rules", files: { ["\($0)": TargetShapes.rule("1 == \($0)")] }) {
                ["@/\($0)"]
            },
            [.tool("rule", "check", "..."), .tool("rule", "check", "--json", "...")]
        ),
        (
            long("bytes"),
            [
                .tool("explain", "..."), .tool("conformance", "show", "..."), .tool("..."),
                .tool("types", "show", "..."), .tool("types", "of", "..."),
                .tool("types", "conforms", "public.data", "..."), .tool("schema", "..."),
                .tool("help", "..."), .tool("links", "open", "--type", "..."),
                .tool("links", "open", "--type", "maps", "--action", "..."),
                .tool("links", "open", "--type", "maps", "--app", "..."),
                .tool("links", "queries-schemes", "--keep", "..."),
                .tool("create", "--text", "..."), .tool("create", "--url", "..."),
                .tool("create", "--text", "x", "--content-markdown", "..."),
                .tool("create", "--text", "x", "--activity", "...", "--title", "t"),
                .tool("create", "--text", "x", "--parameter", "..."),
                .tool("validate", "..."), .tool("inbox", "state", "@", "..."),
            ]
        ),
    ]

    private static let creating: [Operation<CommandInput>] = [
        .tool("create", "--text", "x", "..."),
        .tool("create", "--text", "x", "...", "--folder", "-o", "@/out"),
    ]

    private static func many(
        _ name: String, files: @escaping @Sendable (Int) -> [String: Data] = { _ in [:] },
        _ arguments: @escaping @Sendable (Int) -> [String]
    ) -> Shape<CommandInput> {
        Shape(name, count: 48) { count in
            var input = CommandInput()
            for number in 0..<count {
                input.files.merge(files(number)) { $1 }
                input.arguments += arguments(number)
            }
            return input
        }
    }

    private static func long(_ name: String) -> Shape<CommandInput> {
        Shape(name, count: 2_000) {
            CommandInput(arguments: [String(repeating: "a,", count: $0)])
        }
    }
}
