import Foundation
import XExtensionItem

@testable import ConformanceKit
@testable import XItemCommands

extension PayloadOperation {
    /// A command of the tool, which reads the payload from standard input.
    static func command(_ arguments: String..., isStyled: Bool = false) -> PayloadOperation {
        let name = "xitem \(arguments.joined(separator: " "))\(isStyled ? " on a terminal" : "")"
        return PayloadOperation(name) { bytes in
            {
                let console = Console.counted(reading: bytes, isStyled: isStyled)
                _ = await Tool.run(arguments + ["-"], console: console)
            }
        }
    }

    static let checks: [PayloadOperation] = [
        .command("validate"), .command("validate", "--json"), .command("inspect"),
        .command("inspect", isStyled: true),
        .command("inspect", "--activity", "com.apple.UIKit.activity.Mail"),
    ]

    static let conversions: [PayloadOperation] = [
        .command("convert", "--to", "json", "--pretty"), .command("convert", "--to", "xml"),
        .command("convert", "--to", "binary"), .command("canonicalize"),
        .command("extract", "--attachment", "1"),
    ]

    static let resolutions: [PayloadOperation] = [
        .command("resolve", "--activity", "com.apple.UIKit.activity.Mail"),
        .item("writing of a resolved item") {
            _ = try? $0.resolved(for: .mail).encoded(as: .binary)
        },
    ]

    static let reports: [PayloadOperation] =
        ["table", "json", "junit", "html"].map {
            .command("conformance", "report", "--report", $0)
        }
}

/// Operations on the lines of a testee.
enum TesteeOperations {
    static let all: [Operation<Data>] = [
        Operation("taking lines") { bytes in
            guard let child = try? ChildProcess("true") else { return nil }
            var conversation = Conversation(child, outputByteCount: bytes.count)
            conversation.output = bytes
            let ready = conversation
            return {
                var conversation = ready
                while conversation.takeLine() != nil {}
                _ = conversation.end(within: 1)
            }
        }
    ]
}

extension PayloadOperation {
    /// Commands that read a second file, or write files.
    static let files: [PayloadOperation] = [
        .tool("diff", "@/input.json", "-"), .tool("diff", "@/input.json", "@/minimal"),
        .tool("diff", "--json", "@/minimal", "@/input.json"), .tool("preview", "-"),
        .tool("extract", "--all", "-o", "@/out", "-"),
        .tool("convert", "--folder", "-o", "@/out", "-"),
        .tool("resolve", "--activity", "com.example.a", "--pretty", "-"),
        .tool("upstream", "export", "-"), .tool("map", "--to", "web", "-"),
        .tool("map", "--to", "android", "-"), .tool("map", "--to", "mailto", "-"),
        .tool("targets", "--stage", "side-by-side", "-"), .tool("targets", "--json", "-"),
        .tool("validate", "--lines", "--jobs", "1"),
        .tool("conformance", "check", "--report", "html", "@"),
        .tool("conformance", "check", "--canonical", "@"), .tool("inbox", "put", "@/inbox", "-"),
        .tool("create", "--file", "@/input.json"), .tool("create", "--text", "-"),
    ]

    static let imports: [PayloadOperation] = [
        .tool("upstream", "import", "-"),
        .tool("upstream", "import", "--namespace", "com.example", "--pretty", "-"),
    ]
}

/// Commands on `@/item.json` and the receivers in `@/targets`.
enum ReceiverOperations {
    static let all: [Operation<CommandInput>] = [
        .tool("targets", "--target", "@/targets", "@/item.json"),
        .tool("targets", "--target", "@/targets", "--json", "@/item.json"),
        .tool(
            "targets", "--target", "@/targets", "--explain", "--stage", "side-by-side",
            "@/item.json"),
    ]
}

/// Commands on `@/inbox`.
enum InboxOperations {
    static let all: [Operation<CommandInput>] = [
        .tool("inbox", "list", "@/inbox"), .tool("inbox", "list", "--json", "@/inbox"),
        .tool("inbox", "list", "--failed", "@/inbox"),
        .tool("inbox", "list", "--failed", "--json", "@/inbox"),
        .tool("inbox", "state", "@/inbox", "t5"), .tool("inbox", "drop", "@/inbox", "t5"),
        .tool("inbox", "recover", "@/inbox"), .tool("inbox", "recover", "--to", "@", "@/inbox"),
        .tool("inbox", "take", "--all", "--to", "@", "@/inbox"),
        .tool("inbox", "take", "--exec", "true", "@/inbox"),
    ]

    static let withTokens: [Operation<CommandInput>] = [
        .tool("inbox", "drop", "@/inbox", "..."), .tool("inbox", "retry", "@/inbox", "..."),
    ]

    static let withPayloads: [Operation<CommandInput>] = [
        .tool("inbox", "put", "@/inbox", "...")
    ]
}

/// Commands on `@/vectors`, or with a testee that prints `@/answer`.
enum KitOperations {
    static let ofVectors: [Operation<CommandInput>] = [
        .tool("conformance", "list", "--vectors", "@/vectors"),
        .tool("conformance", "list", "--vectors", "@/vectors", "--ids", "--only", "*a*b*c*"),
        .tool("conformance", "show", "--vectors", "@/vectors", "*"),
        .tool("conformance", "show", "--vectors", "@/vectors", "a.b.c"),
        .tool("conformance", "run", "--vectors", "@/vectors"),
        .tool("conformance", "run", "--vectors", "@/vectors", "--report", "json"),
        .tool("conformance", "run", "--vectors", "@/vectors", "--seed", "1", "--report", "html"),
    ]

    static let ofAnswers: [Operation<CommandInput>] =
        ["decode-json", "encode-json"].map { operation in
            .tool(
                "conformance", "run", "--only", "item.document.smallest/\(operation)", "--timeout",
                "5", "--testee",
                "read line; cat '@/start'; read line; cat '@/answer'; read line")
        } + [
            .tool(
                "conformance", "run", "--only", "item.document.smallest/decode-json", "--one-shot",
                "cat '@/answer'; cat '@/answer' >&2; true")
        ]
}
