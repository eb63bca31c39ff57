import Foundation
import ShareSheet
import Testing
import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

/// Random items round-trip through the system, and differ by exactly the reported losses.
struct RandomItemTests {
    @Test(arguments: 1...12, NSExtensionItem.TextStorage.allCases)
    @MainActor func everyDifferenceIsReported(
        _ part: Int, _ storage: NSExtensionItem.TextStorage
    ) async throws {
        let ways = NSItemProvider.ObjectBytes.allCases
        var checked = 0
        for number in 0..<24 {
            let seed = UInt64(part * 1_000 + number)
            var random = RandomUpstream(seed: seed, isWritable: true)
            // The part of a random writable item that the mapping round-trips.
            let upstream = random.item().loadable.upstreamItem().item
            guard !upstream.attachments.isEmpty else { continue }
            let namespaces = RandomUpstream.namespaces.filter { $0.hasPrefix("com.") }
            let item = random.decorated(try upstream.extensionItem(namespaces: namespaces).item)
            let read = try ExtensionItem(decoding: item.encoded(as: .json))
            var options = SendingOptions()
            if random.below(2) == 0 { options.styling = .uiKit }
            let questions = ShareSheet.Question.allCases.filter { _ in random.below(3) != 0 }
            let order = random.below(2) == 0 ? nil : questions.filter { $0 != .item } + [.item]
            let isChecked = try await NSExtensionItem.$textStorage.withValue(storage) {
                try await NSItemProvider.$objectBytes.withValue(ways[random.below(ways.count)]) {
                    try await check(read, options, order, "seed \(seed)")
                }
            }
            if isChecked { checked += 1 }
        }
        #expect(checked > 10)
    }

    /// The objects that the system gets for an item, for all activities or through a share sheet.
    @MainActor private func sent(
        _ item: ExtensionItem, _ options: SendingOptions, _ questions: [ShareSheet.Question]?
    ) async throws -> (NSExtensionItem?, [Loss]) {
        guard let questions else { return try item.systemItem(options) }
        let source = ActivityItemSource(
            item, rules: DeliveryRules(mainAttachmentOnlyActivities: []), options: options)
        let sheet = ShareSheet(
            UIActivityViewController(activityItems: [source], applicationActivities: nil),
            questions: questions)
        let received = await sheet.choose(.postToFacebook).first
        return (
            received?.item as? NSExtensionItem, try source.losses(for: .postToFacebook)
        )
    }

    @MainActor private func check(
        _ item: ExtensionItem, _ options: SendingOptions, _ questions: [ShareSheet.Question]?,
        _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Bool {
        let system: NSExtensionItem
        let losses: [Loss]
        do {
            let sent = try await sent(item, options, questions)
            losses = sent.1
            system = try #require(sent.0, comment, sourceLocation: sourceLocation)
        } catch let error as PayloadError {
            #expect(
                error.contains(.missingMainAttachment), comment, sourceLocation: sourceLocation)
            return false
        }
        let item = questions == nil ? item : item.resolved(for: .postToFacebook)
        let received = ReceivedItem(try Host.handOver(system), styling: options.styling)
        let namespaces = item.parameters.namespaces.filter { $0.contains(".") }
        let (back, more) = try await received.extensionItem(namespaces: namespaces)
        #expect(more == [], comment, sourceLocation: sourceLocation)
        let law = BridgeLaw(item, back, losses)
        #expect(try law.expected() == law.found(), comment, sourceLocation: sourceLocation)
        #expect(law.needlessLosses == [], comment, sourceLocation: sourceLocation)
        return true
    }
}

extension ExtensionItem {
    /// The item with data instead of files, which do not exist.
    fileprivate var loadable: ExtensionItem {
        var item = self
        for (number, one) in item.mainAttachment.representations.enumerated() {
            item.mainAttachment.representations[number].content = one.content.loadable
        }
        for (place, attachment) in item.additionalAttachments.enumerated() {
            for (number, one) in attachment.representations.enumerated() {
                item.additionalAttachments[place].representations[number].content =
                    one.content.loadable
            }
        }
        return item
    }
}

extension Representation.Content {
    fileprivate var loadable: Self {
        if case .file(let file) = self { .data(WireData(Data(file.path.utf8))) } else { self }
    }
}

extension RandomUpstream {
    /// The item with additional values that an extension item or its styling cannot represent.
    fileprivate mutating func decorated(_ item: ExtensionItem) -> ExtensionItem {
        var item = item
        if below(2) == 0 { item.thumbnail = thumbnail() }
        // Keys that a system adds, which a receiver cannot distinguish from the sender's keys.
        if below(3) == 0 { item.userInfo["supportsJavaScript"] = true }
        if below(3) == 0 { item.userInfo["_NSExtensionItemX"] = "x" }
        if below(3) == 0 { item.parameters["com.apple.UIKit"]["a"] = 1 }
        if below(3) == 0 { item.unknownMembers = ["com.example.x": 1] }
        if below(3) == 0 { item.excludedActivities = [.mail] }
        if below(3) == 0 { item[.print].title = "Print" }
        if below(2) == 0 { item.mainAttachment.suggestedName = one(of: ["a", "CON", "b.txt"]) }
        let runs = item.contentText?.runs ?? []
        item.contentText = AttributedText(runs.map { decorated($0) })
        return item
    }

    private mutating func decorated(_ run: TextRun) -> TextRun {
        var run = run
        run.isCode = below(4) == 0
        if below(3) == 0 { run.foregroundColor = TextColor(red: 1, green: 2, blue: 3) }
        if below(3) == 0 { (run.isUnderlined, run.isStruckThrough) = (true, below(2) == 0) }
        if below(4) == 0 { run.unknownMembers = ["com.example.y": 1] }
        return run
    }

    private mutating func thumbnail() -> Representation {
        let bytes = one(of: [png, Data("no image".utf8)])
        return .data(bytes, typeIdentifier: one(of: [.png, .jpeg, .image]))
    }
}
