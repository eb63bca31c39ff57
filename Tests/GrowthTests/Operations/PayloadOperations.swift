import Foundation
import XExtensionItem

/// An operation of a program on a payload.
typealias PayloadOperation = Operation<Data>

extension PayloadOperation {
    /// An operation on an item, for payloads that can be read as an item.
    static func item(
        _ name: String, _ body: @escaping @Sendable (ExtensionItem) -> Void
    ) -> PayloadOperation {
        PayloadOperation(name) { bytes in
            guard let item = try? ExtensionItem(decoding: bytes) else { return nil }
            return { body(item) }
        }
    }

    static let readings: [PayloadOperation] = [
        PayloadOperation("strict reading") { bytes in { _ = ExtensionItem.findings(in: bytes) } },
        PayloadOperation("validation") { bytes in { _ = ExtensionItem.validation(of: bytes) } },
        PayloadOperation("lenient reading") { bytes in { _ = try? ExtensionItem(decoding: bytes) }
        },
        PayloadOperation("reading as values") { bytes in
            { _ = (try? WireDocument(bytes)).map { $0.value(at: .root) } }
        },
    ]

    static let comparisons: [PayloadOperation] = [
        PayloadOperation("comparison") { bytes in
            guard let one = try? ExtensionItem(decoding: bytes),
                let other = try? ExtensionItem(decoding: Data(Array(bytes)))
            else { return nil }
            return { _ = one == other }
        },
        .item("hashing") { _ = $0.hashValue },
        PayloadOperation("comparison and hashing of values") { bytes in
            guard let one = (try? WireDocument(bytes))?.value(at: .root),
                let other = (try? WireDocument(bytes))?.value(at: .root)
            else { return nil }
            return { _ = one == other && one.hashValue == other.hashValue }
        },
        .item("description") { _ = $0.description + $0.debugDescription },
        .item("notices") { _ = $0.notices() },
    ]

    static let writings: [PayloadOperation] =
        WireEncoding.all.map { encoding in
            .item("writing in \(encoding)") { _ = try? $0.encoded(as: encoding) }
        } + [
            .item("resolution") {
                for activity in [.mail, "com.example.a0"] as [ActivityType] {
                    _ = $0.resolved(for: activity)
                }
            },
            .item("export to upstream and import") {
                _ = try? $0.upstreamItem().item.extensionItem(namespaces: ["com.example.app"])
            },
        ]

    static let all = readings + comparisons + writings
}
