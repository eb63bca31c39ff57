import Foundation
import XExtensionItem

@testable import AppLinks
@testable import XItemCommands

/// Operations of the tool on a catalog.
enum CatalogOperations {
    static let choosing: [Operation<Data>] = [
        .tool("links", "open", "--type", "t", "--action", "x", "-"),
        .tool("links", "open", "--type", "t", "--action", "x", "q7=v", "-"),
        .tool("links", "open", "--type", "t", "--action", "x", "--installed", "a1,a2,a", "-"),
        .tool("links", "open", "--type", "t", "--action", "x", "--default", "a9", "-"),
        .tool("links", "open", "--type", "t", "-"),
    ]

    static let others: [Operation<Data>] = [
        .tool("links", "check", "-"), .tool("links", "check", "--json", "-"),
        .tool("links", "list", "-"),
        .tool("links", "list", "--json", "-"), .tool("links", "queries-schemes", "-"),
        .tool("links", "convert", "--to", "app-catalog", "-"),
        .tool("links", "convert", "--to", "choosy", "-o", "@/out", "-"),
        .tool("links", "convert", "--to", "intentkit", "-o", "@/out", "-"),
        .tool("links", "open", "--type", "t", "--action", "x", "--ask", "-"),
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

    /// Returns `count` apps of IntentKit, and as many handlers for them, which name an app by its file
    /// or by its display name.
    private static func intentKit(_ count: Int) -> [(name: String, bytes: Data)] {
        (0..<count).flatMap { number in
            let app = #"{"name": "Name \#(number)", "actions": {"showTimeline": "a://"}}"#
            let name = number % 2 == 0 ? "App \(count - 1)" : "Name \(count - 1)"
            return [
                (name: "App \(number).plist", bytes: Data(app.utf8)),
                (
                    name: "\(number)/INKTwitterHandler.plist",
                    bytes: Data(#"{"default": "\#(name)"}"#.utf8)
                ),
            ]
        }
    }

    static let folders: [Operation<CommandInput>] = [
        .tool("links", "check", "@"), .tool("links", "check", "--json", "@"),
        .tool("links", "list", "@"), .tool("links", "queries-schemes", "@"),
        .tool("links", "convert", "--to", "intentkit", "-o", "@/out", "@"),
    ]
}
