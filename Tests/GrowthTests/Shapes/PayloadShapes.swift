import Foundation
import XExtensionItem

/// A payload with one repeated construct.
typealias PayloadShape = Shape<Data>

extension PayloadShape {
    /// A JSON payload with additional members.
    static func item(
        _ name: String, count: Int = 96, _ members: @escaping @Sendable (Int) -> String
    ) -> PayloadShape {
        PayloadShape(name, count: count) { count in
            Data(
                """
                {"version":"1.0","main-attachment":{"representations":[{"text":"x",\
                "type-identifier":"public.plain-text"}]},\(members(count))}
                """.utf8)
        }
    }

    /// A member that is an array of equal elements.
    static func array(_ member: String, of element: String, count: Int = 96) -> PayloadShape {
        array(member, named: element, count: count) { _ in element }
    }

    /// A member that is an array.
    static func array(
        _ member: String, named name: String, count: Int = 96,
        of element: @escaping @Sendable (Int) -> String
    ) -> PayloadShape {
        item("\(member): \(name)", count: count) { count in
            "\"\(member)\":[" + (0..<count).map(element).joined(separator: ",") + "]"
        }
    }

    /// A member that is a dictionary.
    static func dictionary(
        _ member: String, named name: String, count: Int = 96,
        of element: @escaping @Sendable (Int) -> String
    ) -> PayloadShape {
        item("\(member): \(name)", count: count) { count in
            "\"\(member)\":{" + (0..<count).map(element).joined(separator: ",") + "}"
        }
    }

    /// A title of repeated text.
    static func title(_ unit: String, count: Int = 1_000) -> PayloadShape {
        item("title: \(unit)", count: count) {
            "\"title\":\"\(String(repeating: unit, count: $0))\""
        }
    }

    /// The same payloads in another encoding; empty if it cannot represent them.
    func encoded(as encoding: WireEncoding) -> PayloadShape {
        PayloadShape("\(name) in \(encoding)", count: count) { [make] count in
            (try? WireDocument(make(count)).encoded(as: encoding)) ?? Data()
        }
    }
}

/// Padding that makes text long enough to detect a redundant copy.
let prose =
    "It is a truth universally acknowledged, that a single man in possession of a good fortune"

/// Returns the digits of a number, padded so that all strings have the same length.
func number(_ number: Int) -> String { String(10_000_000 + number) }
