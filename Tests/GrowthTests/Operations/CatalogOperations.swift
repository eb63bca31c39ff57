import Foundation

@testable import XItemCommands

/// What the tool does with a catalog.
enum CatalogOperations {
    static let choosing: [Operation<Data>] = [
        .command("open", "--type", "t", "--action", "x"),
        .command("open", "--type", "t", "--action", "x", "q7=v"),
        .command("open", "--type", "t", "--action", "x", "--installed", "a1,a2,a"),
        .command("open", "--type", "t", "--action", "x", "--default", "a9"),
        .command("open", "--type", "t"),
    ]

    static let others: [Operation<Data>] = [
        .command("check"), .command("check", "--json"), .command("list"),
        .command("list", "--json"), .command("queries-schemes"),
        .command("convert", "--to", "app-catalog"),
    ]

    static let folders: [Operation<[String: Data]>] = [
        .folder("check"), .folder("check", "--json"), .folder("list"),
    ]
}

extension Operation<Data> {
    /// A command of `xitem links`, which reads a catalog from its standard input.
    fileprivate static func command(_ arguments: String...) -> Operation<Data> {
        Operation("xitem links \(arguments.joined(separator: " "))") { bytes in
            { await run(["links"] + arguments + ["-"], bytes) }
        }
    }
}

extension Operation<[String: Data]> {
    /// A command of `xitem links`, which reads a folder of catalogs.
    fileprivate static func folder(_ arguments: String...) -> Operation<[String: Data]> {
        Operation("xitem links \(arguments.joined(separator: " ")) of a folder") { files in
            let folder = URL.temporaryDirectory.appending(path: "links-\(UUID().uuidString)")
            let made: Void? = try? FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
            guard made != nil else { return nil }
            for (name, bytes) in files { try? bytes.write(to: folder.appending(path: name)) }
            return {
                await run(["links"] + arguments + [folder.path], Data())
                try? FileManager.default.removeItem(at: folder)
            }
        }
    }
}

/// Runs the tool. What it writes is dropped, as a pipe takes it away.
private func run(_ arguments: [String], _ input: Data) async {
    let console = Console(
        write: { _ in .written }, writeError: { _ in }, readInput: { input }, isStyled: false)
    _ = await Tool.run(arguments, console: console)
}
