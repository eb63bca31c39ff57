import Foundation
import Testing
import XExtensionItem

/// The laws of the mapping, checked without the mapping's code: both sides are compared as trees of
/// values, after removing the values that the losses name.
enum UpstreamLaw {
    /// Values without a loss survive the mapping to upstream and back.
    static func check(
        _ item: ExtensionItem, for activity: ActivityType?, _ comment: Comment,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (upstream, losses) = item.upstreamItem(for: activity)
        let namespaces = item.resolved(for: activity ?? "").parameters.namespaces.filter {
            $0.contains(".")
        }
        let (back, more) = try upstream.extensionItem(namespaces: namespaces)
        #expect(more == [], comment, sourceLocation: sourceLocation)
        var resolved = item.resolved(for: activity ?? "")
        resolved.excludedActivities = []
        #expect(
            try tree(back, without: [], losses)
                == tree(resolved, without: losses, losses), comment, sourceLocation: sourceLocation)
        let again = back.upstreamItem()
        #expect(again.item == upstream, comment, sourceLocation: sourceLocation)
        #expect(
            again.losses.allSatisfy { $0.code == .movedUpstream }, comment,
            sourceLocation: sourceLocation)
        try checkWritable(back, comment)
    }

    /// Values without a loss survive the mapping from upstream and back.
    static func check(
        _ upstream: UpstreamItem, namespaces: [String], _ comment: Comment,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (item, losses) = try upstream.extensionItem(namespaces: namespaces)
        let (back, more) = item.upstreamItem()
        #expect(more == [], comment, sourceLocation: sourceLocation)
        var expected = Tree(.dictionary(upstream.userInfo))
        var found = Tree(.dictionary(back.userInfo))
        expected.remove(losses.map(\.pointer))
        expected.tidyGeneric()
        found.tidyGeneric()
        #expect(found.value == expected.value, comment, sourceLocation: sourceLocation)
        #expect(
            try back.extensionItem(namespaces: namespaces).item == item, comment,
            sourceLocation: sourceLocation)
        try checkWritable(item, comment)
    }

    /// Every encoding can represent the item, and strict reading accepts it.
    private static func checkWritable(
        _ item: ExtensionItem, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var reading = ExtensionItem.Reading.strict
        reading.isInPayloadFolder = true
        for encoding in WireEncoding.all {
            let bytes = try item.uncheckedData(as: encoding)
            #expect(
                FindingCase.findings(in: bytes, reading: reading) == [], comment,
                sourceLocation: sourceLocation)
        }
    }

    /// The payload as a tree, without the values that losses name, and without values that moved.
    private static func tree(
        _ item: ExtensionItem, without losses: [Loss], _ all: [Loss]
    ) throws -> WireValue {
        var tree = Tree(.dictionary(try Payload.dictionary(item.uncheckedData(as: .json))))
        tree.remove(
            losses.filter { $0.code != .mediaType && $0.code != .movedUpstream }.map(\.pointer))
        tree.removeMoved(all)
        tree.tidyPayload()
        return tree.value
    }
}
