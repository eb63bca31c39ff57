import Foundation
import XExtensionItem

/// An item, the item that was read back, and the reported losses; compared as trees of values.
struct BridgeLaw {
    private let item: ExtensionItem
    private let back: ExtensionItem
    private let losses: [Loss]
    /// The pairs of representations that a loss reports as changed in kind, by pointer.
    private let changed: [(loss: Loss, original: Representation, pointer: String)]

    init(_ item: ExtensionItem, _ back: ExtensionItem, _ losses: [Loss]) {
        self.item = item
        self.back = back
        self.losses = losses
        changed = losses.compactMap { loss in
            guard loss.message.contains("arrives as"), loss.pointer.contains("/representations/")
            else { return nil }
            return Self.changed(loss, item, back, losses)
        }
    }

    /// The item without everything that the losses name.
    func expected() throws -> WireValue {
        var tree = Tree(try Self.tree(item))
        let gone = losses.filter { $0.code != .mediaType && $0.code != .movedUpstream }
        tree.remove(gone.map(\.pointer) + replacedPlaces)
        tree.removeMoved(losses)
        tree.tidyPayload()
        return tree.value
    }

    /// The item that was read back, without the reported changes.
    func found() throws -> WireValue {
        var tree = Tree(try Self.tree(back))
        tree.remove(changed.map(\.pointer) + replacedPlaces)
        tree.removeMoved(losses)
        tree.tidyPayload()
        return tree.value
    }

    /// Names and thumbnails stay in place, so their pointers are the same on both sides.
    private var replacedPlaces: [String] {
        losses.map(\.pointer).filter {
            $0 == "/thumbnail/type-identifier" || $0 == "/main-attachment/suggested-name"
        }
    }

    /// The losses that report a change although the value did not change.
    var needlessLosses: [Loss] {
        changed.filter { one in
            one.original.content == Self.representation(back, one.pointer)?.content
        }.map(\.loss)
    }

    private static func tree(_ item: ExtensionItem) throws -> WireValue {
        .dictionary(try WireDocument(item.encoded(as: .json)).dictionary(at: .root))
    }

    /// Finds a representation as it was read back: the one of the same type in the same attachment,
    /// if dropped attachments are not counted.
    private static func changed(
        _ loss: Loss, _ item: ExtensionItem, _ back: ExtensionItem,
        _ losses: [Loss]
    ) -> (Loss, Representation, String)? {
        let dropped = Set(losses.filter { $0.code == .missingMember }.map(\.pointer))
        let pointers =
            ["/main-attachment"]
            + item.additionalAttachments.indices.map { "/additional-attachments/\($0)" }
        guard let original = representation(item, loss.pointer),
            let place = pointers.filter({ !dropped.contains($0) })
                .firstIndex(where: { loss.pointer.hasPrefix($0 + "/") })
        else { return nil }
        let type = TypeIdentifier(mediaType: original.typeIdentifier.rawValue)
        let types = [original.typeIdentifier, type]
        guard
            let number = back.attachments[place].representations
                .firstIndex(where: { types.contains($0.typeIdentifier) })
        else { return nil }
        let attachment =
            place == 0 ? "/main-attachment" : "/additional-attachments/\(place - 1)"
        return (loss, original, "\(attachment)/representations/\(number)")
    }

    private static func representation(
        _ item: ExtensionItem, _ pointer: String
    ) -> Representation? {
        let numbers = pointer.split(separator: "/").compactMap { Int($0) }
        guard let number = numbers.last else { return nil }
        let attachment =
            numbers.count == 1 ? item.mainAttachment : item.additionalAttachments[numbers[0]]
        return attachment.representations[number]
    }
}
