import AppLinks
import Foundation
import XExtensionItem

@testable import XItemCommands

/// Operations of the tool on a catalog.
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

    /// Choosing without reading and printing, which hide small costs.
    static let resolving: [Operation<Data>] = [
        Operation("resolve") { bytes in
            guard let catalog = try? AppCatalog(decoding: bytes),
                let type = catalog.type("t")
            else { return nil }
            let installed = InstalledSchemes(Set(type.apps.flatMap(\.schemes)))
            let request = LinkRequest(type: "t", action: "x")
            return {
                let resolution = try? catalog.resolve(request, installed: installed)
                if case .choose(let chooser) = resolution {
                    try? catalog.resolveRows(of: chooser) { _, _ in }
                }
            }
        }
    ]

    static let converting: [Operation<Data>] = [
        Operation("choosyFiles") { bytes in
            guard let catalog = try? AppCatalog(decoding: bytes) else { return nil }
            return { _ = try? catalog.choosyFiles() }
        },
        Operation("intentKitFiles") { bytes in
            guard let catalog = try? AppCatalog(decoding: bytes) else { return nil }
            return { _ = try? catalog.intentKitFiles() }
        },
    ]

    /// Operations that no file covers: values of a request, and many files with one name.
    static let ofLibrary: [Operation<Int>] = [
        // Each value is in the name of a header, and the URL exceeds the maximum length.
        Operation("many mail headers with a long name") { count in
            let template = URLTemplate(
                "mailto:?" + Array(repeating: "{{p}}=", count: count).joined(separator: "&"))
            let values = ["p": String(repeating: "v", count: 64 * count)]
            return { _ = try? template.expand(values) }
        },
        // The attachments have no text, so each parameter examines all of them.
        Operation("an item for many parameters") { count in
            let parameters = (0..<count).map { LinkParameter(key: "p\($0)", role: .text) }
            let type = AppType(key: "t", name: "T", parameters: parameters)
            var item = ExtensionItem(data: Data([0]), typeIdentifier: .png)
            item.additionalAttachments = (0..<count).map { _ in
                .data(Data([0]), typeIdentifier: .png)
            }
            return { [item] in _ = LinkRequest(item, action: "x", of: type) }
        },
        Operation("many types by their keys") { count in
            let keys = (0..<count).map { "t\($0)" }
            let catalog = AppCatalog(keys.map { AppType(key: $0, name: "T") })
            return { _ = try? CatalogInput.types(keys, of: catalog) }
        },
        Operation("handlers of IntentKit with many apps") { count in
            let files = intentKit(count)
            return { _ = AppCatalog.reading(files) }
        },
    ]

    /// Returns `count` apps of IntentKit, and as many handlers for them.
    private static func intentKit(_ count: Int) -> [(name: String, bytes: Data)] {
        let app = Data(#"{"name": "A", "actions": {"showTimeline": "a://"}}"#.utf8)
        let handler = Data(#"{"default": "App 1"}"#.utf8)
        return (0..<count).map { (name: "App \($0).plist", bytes: app) }
            + (0..<count).map { (name: "\($0)/INKTwitterHandler.plist", bytes: handler) }
    }

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

/// Runs the tool and discards its output.
private func run(_ arguments: [String], _ input: Data) async {
    let console = Console(
        write: { _ in .written }, writeError: { _ in }, readInput: { input }, isStyled: false)
    _ = await Tool.run(arguments, console: console)
}
