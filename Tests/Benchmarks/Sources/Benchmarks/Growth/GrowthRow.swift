import FoundationEssentials
import WireFormat
import XExtensionItem

/// How the time for reading or writing grows with the number of something.
struct GrowthRow {
    /// n log n is 1.10 here, and 1.25 leaves room for caches; n² is 2.
    static let greatestExponent = 1.25

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

/// What a row of growth came to: the shortest times for few and for many.
struct GrowthResult {
    let row: GrowthRow
    let few: Double
    let many: Double
    let bytes: Int

    /// The power of the number with which the time grows, or of the bytes where these grow faster: each
    /// level of XML is indented by one tab more.
    let exponent: Double

    var isMet: Bool { exponent <= GrowthRow.greatestExponent }
}
