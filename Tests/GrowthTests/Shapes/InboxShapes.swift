import Foundation

/// Inboxes with one kind of entry or file repeated.
enum InboxShapes {
    static let all: [Shape<CommandInput>] = [
        shape("waiting entries") { ["ready/\(entry($0))": minimal] },
        shape("waiting entries with findings") { ["ready/\(entry($0))": Data("{}".utf8)] },
        shape("copies of an entry") { ["ready/\(entry($0, token: "t"))": minimal] },
        shape("entries claimed too often") { ["ready/\(entry($0, attempt: "zzz"))": minimal] },
        shape("waiting payload folders") {
            ["ready/\(entry($0, suffix: ".xitem"))/item.json": minimal]
        },
        shape("failed entries") {
            [
                "failed/\(entry($0))": minimal,
                "failed/\(entry($0)).reason": Data(prose.utf8),
            ]
        },
        shape("reasons without an entry") { ["failed/\(entry($0)).reason": Data(prose.utf8)] },
        shape("tokens of the journal") { ["done/t\($0)": Data()] },
        shape("entries of a dead reader") { ["claimed/lock.x/\(entry($0))": minimal] },
        shape("dead readers") { ["claimed/lock.\($0)/\(entry($0))": minimal] },
        shape("live readers") { ["claimed/only.\($0)/\(entry($0))": minimal] },
        shape("dead writers") { ["writing/lock.\($0)/file": minimal] },
        shape("finished entries") { ["finished/\(entry($0))": minimal] },
        shape("moves to other folders") { number in
            let name = "finished/\(entry(number)).moving"
            return ["\(name)/target": Data("../other".utf8), "\(name)/\(entry(number))": minimal]
        },
        shape("files in the trash") { ["trash/\($0)": minimal] },
        shape("a deep folder in the trash") {
            ["trash/" + String(repeating: "d/", count: $0): Data()]
        },
        shape("names of no entry") { number in
            ["ready/\(String(repeating: "é", count: 100))\(number)": minimal]
        },
    ]

    /// Inboxes, and arguments for a command on `@/inbox`.
    static let withTokens: [Shape<CommandInput>] = ["ready", "failed"].map { place in
        shape("tokens of entries in \(place)", arguments: { "t\($0)" }) {
            ["\(place)/\(entry($0))": minimal]
        }
    }

    /// Payloads to put, as arguments.
    static let withPayloads: [Shape<CommandInput>] = [
        shape("payloads", arguments: { "@/inbox/../payloads/\($0).json" }) {
            ["../payloads/\($0).json": minimal]
        }
    ]

    private static func shape(
        _ name: String, arguments: (@Sendable (Int) -> String)? = nil,
        _ files: @escaping @Sendable (Int) -> [String: Data]
    ) -> Shape<CommandInput> {
        Shape(name, count: 24) { count in
            var input = CommandInput()
            input.files["inbox/format"] = Data("xitem-inbox 1\n".utf8)
            for number in 0..<count {
                for (path, bytes) in files(number) { input.files["inbox/\(path)"] = bytes }
                if let arguments { input.arguments.append(arguments(number)) }
            }
            return input
        }
    }

    /// The name of an entry; see `InboxEntry`.
    private static func entry(
        _ number: Int, token: String? = nil, attempt: String = "0", suffix: String = ".xitem.json"
    ) -> String {
        "00000\(GrowthTests.number(number))-1-\(token ?? "t\(number)").\(attempt)\(suffix)"
    }
}
