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
                // Discard the output.
                let console = Console(
                    write: { _ in .written }, writeError: { _ in }, readInput: { bytes },
                    isStyled: isStyled)
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
