import Foundation
import XExtensionItem

// A share extension accepts an image or, failing that, a link. It writes the image to a file in chunks.
func receive(_ file: URL) async throws {
    let item = try await ExtensionItem(contentsOf: file).resolved(for: "com.example.album.save")

    if let (attachment, taken) = item.representation(preferring: [.image, .url]) {
        if let url = taken.url {
            print("a link to \(url)")
        } else if taken.conforms(to: .image) {
            let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let name = attachment.safeFileName(for: taken)
            try await taken.write(to: folder.appending(path: name))
            print("\(taken.typeIdentifier), \(taken.byteCount ?? 0) bytes, saved as \(name)")
        } else {
            print("a link as text: \(try await taken.loadText())")
        }
    }
    for finding in item.findings { print("set aside: \(finding)") }
    for notice in item.notices() { print("suspicious: \(notice)") }
}

/// The payload to read.
let file = URL(filePath: CommandLine.arguments.dropFirst().first ?? "photo.xitem.json")
try await receive(file)
