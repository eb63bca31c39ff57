import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

/// The first bytes of a PNG image, and some more.
let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 7, count: 100))

/// A folder for the files of a test, removed with it.
final class TestFolder: Sendable {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("bridge-tests-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ data: Data, _ name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try data.write(to: file)
        return file
    }
}

/// The error of providers in tests.
struct Broken: Error, Equatable {}

func makeURL(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> URL {
    try #require(URL(string: text), sourceLocation: sourceLocation)
}

/// Waits for something that another thread does, without a limit: a test that hangs is a failure.
func wait(until holds: @Sendable () async -> Bool) async throws {
    while await !holds() { try await Task.sleep(nanoseconds: 1_000_000) }
}

/// Counts calls from any thread.
actor Counter {
    private(set) var count = 0
    private(set) var activities: [ActivityType?] = []
    func add(_ activity: ActivityType? = nil) {
        count += 1
        activities.append(activity)
    }
}

@MainActor enum Sheet {
    /// Returns what a share sheet passes to an activity for a source.
    static func choose(
        _ source: ItemSource, _ type: UIActivity.ActivityType = .postToFacebook,
        options: SendingOptions = .uiKit, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ShareSheet.Received {
        let sheet = ShareSheet(
            UIActivityViewController(sharing: source, anchor: UIView(), options: options))
        return try #require(await sheet.choose(type).first, sourceLocation: sourceLocation)
    }

    /// The extension item that an activity gets.
    static func item(
        _ source: ItemSource, _ type: UIActivity.ActivityType = .postToFacebook,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> NSExtensionItem {
        try #require(
            try await choose(source, type).item as? NSExtensionItem, sourceLocation: sourceLocation)
    }

    /// The item that an extension creates from the objects of its host.
    static func received(
        _ source: ItemSource, _ type: UIActivity.ActivityType = .postToFacebook,
        namespaces: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ExtensionItem {
        let item = try Host.handOver(await item(source, type))
        let (received, losses) = try await ReceivedItem(item, styling: .uiKit)
            .extensionItem(namespaces: namespaces)
        #expect(losses == [], sourceLocation: sourceLocation)
        return received
    }
}

/// The results of `loadItem` by type, for a receiver without this library.
func objects(
    of provider: NSItemProvider?, isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
) async throws -> [String: any NSSecureCoding] {
    let provider = try #require(provider, sourceLocation: sourceLocation)
    struct Box: @unchecked Sendable { let value: (any NSSecureCoding)? }
    var objects: [String: any NSSecureCoding] = [:]
    for type in provider.registeredTypeIdentifiers {
        let box = await withCheckedContinuation { (done: CheckedContinuation<Box, Never>) in
            provider.loadItem(forTypeIdentifier: type) { item, _ in
                done.resume(returning: Box(value: item))
            }
        }
        objects[type] = box.value
    }
    return objects
}

/// An extension item with one text attachment and a user info.
func extensionItem(_ userInfo: [AnyHashable: Any], _ providers: [NSItemProvider]? = nil)
    -> NSExtensionItem
{
    let item = NSExtensionItem()
    item.userInfo = userInfo
    item.attachments = providers ?? [provider("public.plain-text", "x" as NSString)]
    return item
}

/// An item provider that returns an object.
func provider(_ type: String, _ object: any NSSecureCoding) -> NSItemProvider {
    let provider = NSItemProvider()
    // The object is never changed.
    nonisolated(unsafe) let object = object
    provider.registerItem(forTypeIdentifier: type) { done, _, _ in done?(object, nil) }
    return provider
}
