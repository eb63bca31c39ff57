import Foundation

/// Repeated constructs of binary property lists, which share equal objects.
enum BinaryShapes {
    static let all: [PayloadShape] = [
        member("tags", "a shared string") { list in list.string(prose) },
        member("tags", "a shared string of UTF-16") { list in list.utf16(prose) },
        member("additional-attachments", "a shared dictionary with an unknown key") { list in
            list.dictionary([("unknown \(prose)", list.string("x"))])
        },
        member("additional-attachments", "a shared attachment") { list in
            let form = [
                ("text", list.string(prose)), ("type-identifier", list.string("public.text")),
            ]
            return list.dictionary([("representations", list.array([list.dictionary(form)]))])
        },
        member("content-text", "a shared run") { list in
            list.dictionary([("text", list.string(prose))])
        },
        member("values", "a shared number") { list in list.add([0x10, 1]) },
        member("values", "a shared null") { list in list.add([0]) },
        member("values", "shared data") { list in list.add([0x43, 1, 2, 3]) },
        member("values", "a shared dictionary of long keys") { list in
            list.dictionary([(prose + prose, list.add([9])), (prose, list.add([8]))])
        },
        member("values", "a shared tag") { list in
            list.dictionary([("$url", list.string("https://a.example/"))])
        },
        PayloadShape("dictionaries that each contain the next twice", count: 24) { count in
            // Each group nests four dictionaries that contain the next twice; the groups are siblings.
            item { list in
                let groups = (0..<count).map { _ in
                    (0..<4).reduce(list.array([])) { inner, _ in
                        list.dictionary([("a", inner), ("b", inner)])
                    }
                }
                return [("values", list.array(groups))]
            }
        },
        PayloadShape("a long key around many members", count: 64) { count in
            item { list in
                let members = (0..<count).map { ("$\(number($0))", list.add([0])) }
                let key = String(repeating: "k", count: 100)
                return [("user-info", list.dictionary([(key, list.dictionary(members))]))]
            }
        },
        PayloadShape("unreferenced objects") { count in
            item { list in
                for _ in 0..<count { _ = list.string(prose) }
                return []
            }
        },
        PayloadShape("overlays that share one object") { count in
            item { list in
                let overlay = list.dictionary([("title", list.string(prose))])
                let overlays = (0..<count).map { ("com.example.a\(number($0))", overlay) }
                return [("activities", list.dictionary(overlays))]
            }
        },
    ]

    /// A member that is an array of one shared object.
    private static func member(
        _ member: String, _ name: String, _ element: @escaping @Sendable (SharingList) -> Int
    ) -> PayloadShape {
        PayloadShape("\(member): \(name), binary") { count in
            item { list in
                let element = element(list)
                return [(member, list.array(Array(repeating: element, count: count)))]
            }
        }
    }

    /// A payload with additional members.
    static func item(_ members: (SharingList) -> [(String, Int)]) -> Data {
        let list = SharingList()
        let form = [("text", list.string("x")), ("type-identifier", list.string("public.text"))]
        let main = list.dictionary([("representations", list.array([list.dictionary(form)]))])
        let root = list.dictionary(
            [("version", list.string("1.0")), ("main-attachment", main)] + members(list))
        return list.data(root: root)
    }
}

/// A binary property list that is assembled object by object, with references of four bytes.
final class SharingList {
    private var objects: [[UInt8]] = []
    private var keys: [String: Int] = [:]

    /// Adds the bytes of an object; returns its number.
    func add(_ bytes: [UInt8]) -> Int {
        objects.append(bytes)
        return objects.count - 1
    }

    func string(_ text: String) -> Int { add(head(0x50, text.utf8.count) + text.utf8) }

    func utf16(_ text: String) -> Int {
        add(head(0x60, text.utf16.count) + text.utf16.flatMap { Self.bytes(Int($0), 2) })
    }

    func array(_ elements: [Int]) -> Int {
        add(head(0xA0, elements.count) + elements.flatMap { Self.bytes($0, 4) })
    }

    func dictionary(_ members: [(String, Int)]) -> Int {
        let numbers = members.map { key($0.0) } + members.map(\.1)
        return add(head(0xD0, members.count) + numbers.flatMap { Self.bytes($0, 4) })
    }

    private func key(_ text: String) -> Int {
        if let number = keys[text] { return number }
        let number = string(text)
        keys[text] = number
        return number
    }

    private func head(_ marker: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [marker | UInt8(count)] : [marker | 15, 0x12] + Self.bytes(count, 4)
    }

    private static func bytes(_ value: Int, _ width: Int) -> [UInt8] {
        (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// The whole list.
    func data(root: Int) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += Self.bytes(bytes.count, 4)
            bytes += object
        }
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 4, 4]
        bytes += Self.bytes(objects.count, 8) + Self.bytes(root, 8) + Self.bytes(table, 8)
        return Data(bytes)
    }
}
