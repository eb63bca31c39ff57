import FoundationEssentials
import WireFormat
import XExtensionItem

/// The time per byte for documents of the same structure, from a kilobyte to a gibibyte.
struct SizeCurve {
    let store: DocumentStore
    let maximum: Int

    /// A reader, and the maximum size that it reads.
    struct Reader {
        let name: String
        let encoding: WireEncoding
        let maximum: Int
        let isPeer: Bool
    }

    struct Point {
        let reader: Reader
        let bytes: Int
        let seconds: Double
    }

    static let readers: [Reader] = [
        Reader(name: "JSON", encoding: .json, maximum: 1 << 30, isPeer: false),
        Reader(name: "XML", encoding: .xml, maximum: 1 << 30, isPeer: false),
        Reader(name: "binary", encoding: .binary, maximum: 1 << 30, isPeer: false),
        Reader(name: "JSONDecoder", encoding: .json, maximum: 16 << 20, isPeer: true),
        Reader(name: "PropertyListDecoder, XML", encoding: .xml, maximum: 16 << 20, isPeer: true),
        Reader(
            name: "PropertyListDecoder, binary", encoding: .binary, maximum: 16 << 20, isPeer: true
        ),
    ]

    func run(_ report: (Point) -> Void) throws -> [Point] {
        var points: [Point] = []
        for size in sequence(first: 1 << 10, next: { $0 * 4 }).prefix(while: { $0 <= maximum }) {
            for reader in Self.readers where size <= reader.maximum {
                let point = try point(reader, size)
                report(point)
                points.append(point)
            }
        }
        return points
    }

    private func point(_ reader: Reader, _ size: Int) throws -> Point {
        let bytes = try store.map(.mixed(bytes: size), reader.encoding)
        let coders = FoundationCoders(encoding: reader.encoding)
        var reading = ExtensionItem.Reading.strict
        reading.limits.valueCount = 1_000_000_000
        reading.limits.textByteCount = 1 << 40
        let work = InProcess { [reading] in
            reader.isPeer
                ? Product(try coders.checksum(of: bytes))
                : Product(try Checksum(ExtensionItem(decoding: bytes, reading: reading)))
        }
        let times = try (0..<(size < 64 << 20 ? 5 : 2)).map { _ in try work.sample().seconds }
        return Point(reader: reader, bytes: bytes.count, seconds: Figure.median(times))
    }
}
