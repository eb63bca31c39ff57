import AppLinks
import Foundation

// An app opens a place in the maps that a person prefers, and remembers what they said.
let catalogFile = URL(filePath: CommandLine.arguments.dropFirst().first ?? "places.catalog.json")
let catalog = try AppCatalog(decoding: Data(contentsOf: catalogFile))
let store = DefaultAppsFile(URL.temporaryDirectory.appending(path: "\(UUID().uuidString).json"))
defer { try? FileManager.default.removeItem(at: store.url) }

// On a device these are the answers of `UIApplication.canOpenURL`.
let installed = InstalledSchemes(["comgooglemaps", "waze"])
let request = LinkRequest(
    type: "maps", action: "search", parameters: ["query": "Bern & Köniz", "zoom": "14"])

func open(_ resolution: Resolution) throws {
    switch resolution {
    case .open(let link):
        print("open \(link.url) with \(link.app)")
    case .present(let presenter, let action, _):
        print("\(presenter.name) does “\(action)” here")
    case .choose(let chooser):
        print("\(chooser.title): \(chooser.rows.map(\.name).joined(separator: ", "))?")
        guard let row = chooser.rows.last else { return }
        try store.update { $0.note(row.app, always: true, for: chooser) }
        try open(catalog.resolve(chooser, picking: row.app))
    case .fallBack(let page):
        print("open \(page) in the browser")
    case .nothing:
        print("no app, and no page")
    }
}

// The first time the person is asked, the second time not; without an app there is the page.
try open(catalog.resolve(request, installed: installed, defaults: store.load()))
try open(catalog.resolve(request, installed: installed, defaults: store.load()))
try open(catalog.resolve(request, installed: InstalledSchemes(), defaults: store.load()))
