import Foundation
import WorkCounts

@testable import XItemCommands

typealias TargetOperation = Operation<TargetInput>

extension TargetOperation {
    /// A command that reads the payload from standard input, and receivers from a file after
    /// `option`; nil if the command reads no file. Without receivers, it uses the activities of
    /// iOS.
    static func command(_ words: String, option: String? = nil) -> TargetOperation {
        TargetOperation("xitem \(words)") { input in
            guard (option == nil) == (input.target == nil),
                let run = TargetRun(words, option: option, input)
            else { return nil }
            return { _ = await run.outputByteCount() }
        }
    }

    static let ofReceivers: [TargetOperation] = [
        .command("targets", option: "--target"),
        .command("targets --explain --stage main", option: "--target"),
        .command("targets --json", option: "--target"),
        .command("targets --advise", option: "--target"),
        .command("rule check", option: "--"),
        .command("rule check --json", option: "--"),
    ]

    static let ofItems: [TargetOperation] = [
        .command("targets"), .command("targets --explain --advise"), .command("targets --json"),
        .command("map --to android"), .command("map --to mailto"),
    ]
}

/// One run of a command.
struct TargetRun: Sendable {
    private let arguments: [String]
    private let payload: Data

    init?(_ words: String, option: String?, _ input: TargetInput) {
        var arguments = words.split(separator: " ").map(String.init)
        if let option {
            // All inputs use the same file of this process in turn.
            let file = URL.temporaryDirectory.appending(
                path: "xitem-growth-\(ProcessInfo.processInfo.processIdentifier)")
            guard let target = input.target, (try? target.write(to: file)) != nil else {
                return nil
            }
            arguments += [option, file.path]
        }
        if option != "--" { arguments.append("-") }
        (self.arguments, payload) = (arguments, input.payload)
    }

    /// Runs the command; returns the size of its output.
    func outputByteCount() async -> Int {
        var count = 0
        let console = Console(
            write: {
                count += $0.count
                return .written
            }, writeError: { count += $0.utf8.count }, readInput: { payload }, isStyled: false)
        _ = await Tool.run(arguments, console: console)
        work_counts_print(count)
        return count
    }
}
