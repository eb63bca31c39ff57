import Foundation
import XExtensionItem

// A share extension takes an image, or else a link. An image goes to a file piece by piece.
let file = URL(filePath: CommandLine.arguments.dropFirst().first ?? "photo.xitem.json")
let item = try ExtensionItem(contentsOf: file).resolved(for: "com.example.album.save")

for attachment in item.attachments {
    guard let taken = attachment.representation(preferring: [.image, .url]) else { continue }
    if let url = taken.url {
        print("a link to \(url)")
        continue
    }
    let target = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).image")
    try await taken.write(to: target)
    defer { try? FileManager.default.removeItem(at: target) }
    let size = try Data(contentsOf: target).count
    print("\(taken.typeIdentifier), \(size) bytes, called \(attachment.suggestedName ?? "nothing")")
}
for finding in item.findings { print("set aside: \(finding)") }
