import FoundationEssentials
import WireFormat
import XExtensionItem

/// How the time for reading or writing grows with the number of parts.
struct GrowthRow {
    /// n log n is 1.10 here, n² is 2; 1.25 tolerates cache effects.
    static let maximumExponent = 1.25

    let dimension: Dimension
    let encoding: WireEncoding
    let isWriting: Bool

    static var all: [GrowthRow] {
        Dimension.all.flatMap { dimension in
            WireEncoding.all.flatMap { encoding in
                [false, true].map {
                    GrowthRow(dimension: dimension, encoding: encoding, isWriting: $0)
                }
            }
        }
    }

    var work: String { isWriting ? "grow-write" : "grow-read" }
    var name: String { "\(work)/\(encoding)/\(dimension.name)" }

    func run(samples: Int) throws -> GrowthResult {
        let few = try contestant(dimension.counts.few)
        let many = try contestant(dimension.counts.many)
        var times: (few: Double, many: Double) = (.infinity, .infinity)
        for _ in 0..<samples {
            times.few = min(times.few, try few.work.sample().seconds)
            times.many = min(times.many, try many.work.sample().seconds)
        }
        let counts = dimension.counts
        let growth = max(
            Double(counts.many) / Double(counts.few), Double(many.bytes) / Double(few.bytes))
        return GrowthResult(
            row: self, few: times.few, many: times.many, bytes: many.bytes,
            exponent: Figure.logarithm(times.many / times.few) / Figure.logarithm(growth))
    }

    private func contestant(_ count: Int) throws -> (work: InProcess, bytes: Int) {
        let item = try dimension.make(count)
        let bytes = try item.encoded(as: encoding)
        var reading = ExtensionItem.Reading.strict
        reading.limits.depth = WireLimits.maximumDepth
        let work = InProcess { [encoding, isWriting] in
            if isWriting {
                _ = try item.encoded(as: encoding)
            } else {
                _ = try ExtensionItem(decoding: bytes, reading: reading)
            }
            return Product { nil }
        }
        return (work, bytes.count)
    }
}

/// The result of a growth row: the shortest times for few and for many parts.
struct GrowthResult {
    let row: GrowthRow
    let few: Double
    let many: Double
    let bytes: Int

    /// The time grows with this power of the number of parts, or of the bytes if these grow
    /// faster: each level of XML is indented by one more tab.
    let exponent: Double

    var isMet: Bool { exponent <= GrowthRow.maximumExponent }
}
