import AppLinks
import Foundation

// An app opens a location in the user's preferred maps app, and remembers the choice.
let catalogFile = URL(filePath: CommandLine.arguments.dropFirst().first ?? "places.catalog.json")
let catalog = try AppCatalog(decoding: Data(contentsOf: catalogFile))
let store = DefaultAppsFile(URL.temporaryDirectory.appending(path: "\(UUID().uuidString).json"))
defer { try? FileManager.default.removeItem(at: store.url) }

// On a device, `UIApplication.canOpenURL` determines the installed apps.
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
        try store.update { $0.record(row.app, always: true, for: chooser) }
        try open(catalog.resolve(chooser, picking: row.app))
    case .fallBack(let page):
        print("open \(page) in the browser")
    case .unavailable:
        print("no app, and no page")
    }
}

// The first call asks the user, and the second call does not. Without an app, the web page opens.
try open(catalog.resolve(request, installed: installed, defaults: store.load()))
try open(catalog.resolve(request, installed: installed, defaults: store.load()))
try open(catalog.resolve(request, installed: InstalledSchemes(), defaults: store.load()))
