package import Essentials
package import WireFormat

/// A test of one rule of the format: an input, and the result that the specification requires.
///
/// Schemas/conformance/v1/vectors.schema.json is the schema of the vector files.
package struct Vector: Sendable {
    /// The strength of the rule that a vector tests, in the terms of RFC 2119.
    package enum Level: String, Sendable, CaseIterable, Comparable {
        case must = "MUST"
        case should = "SHOULD"
        /// Implementations may choose. The vector records one choice.
        case may = "MAY"

        /// Returns whether `left` is a weaker requirement than `right`.
        package static func < (left: Level, right: Level) -> Bool {
            (left == .may && right != .may) || (left == .should && right == .must)
        }
    }

    package struct Payload: Sendable {
        package var encoding: WireEncoding
        var input: VectorInput
        /// Whether to read the bytes as the payload of a payload folder (clause 14.6).
        package var isInFolder: Bool

        package var bytes: Data { input.bytes }
    }

    package enum Subject: Sendable {
        /// A payload that strict reading accepts. The meaning is nil if the vector only tests
        /// acceptance.
        case valid(Payload, meaning: Description?, canonical: [(WireEncoding, Data)])
        /// A payload that strict reading refuses.
        ///
        /// `lenient` is the result of lenient reading; nil if a finding is an error. If `ends` is
        /// true, the findings end reading, and a testee may report any one of them (clause 21.1.3).
        case invalid(Payload, findings: [FindingMark], ends: Bool, lenient: Description?)
        /// The description, as JSON, of an item that producers must refuse to write.
        case encodeRefused(WireValue, [WireEncoding], isInFolder: Bool)
        /// A payload and an upstream extension item that map to each other without loss.
        case mapping(import: Exchange, export: Exchange)
        /// A single request.
        case exchange(Exchange)
    }

    /// The stable id, for example `text.runs.unequal-unknown-attributes-stay-apart`.
    package var id: String
    /// The number of the tested clause. Sections 1 to 29 are in Schemas/wire-format.md, later
    /// sections in Schemas/share-targets.md.
    package var clause: String
    package var level: Level
    /// The names of bugs that the vector detects. The group's notes explain them.
    package var flags: [String]
    package var comment: String?
    /// Whether the vector only applies to readers that do not support the payload's encoding
    /// (clause 2.2.5).
    package var testsUnsupportedEncoding = false
    /// Whether the conversion writes indented JSON (clause 9.2.1).
    package var isIndented = false
    package var subject: Subject
}

/// A typical bug of implementations, and its consequence.
package struct VectorNote: Hashable, Sendable {
    /// The bug, as the predicate of "a program that …".
    package var bug: String
    package var effect: String
}

/// The bytes of a vector's input, either complete or as parts that are expanded on demand.
enum VectorInput: Sendable {
    case bytes(Data)
    case parts([Part])

    enum Part: Sendable {
        case copies(Data, times: Int)
        /// Copies of a block. Each `#` is replaced by the number of the copy, from 0, padded to
        /// `digits`.
        case numbered(Data, digits: Int, times: Int)
        /// Big-endian numbers of `byteCount` bytes.
        case numbers(first: Int, step: Int, byteCount: Int, times: Int)
    }

    var bytes: Data {
        switch self {
        case .bytes(let bytes): return bytes
        case .parts(let parts):
            var all = Data()
            for part in parts { part.append(to: &all) }
            return all
        }
    }
}

extension VectorInput.Part {
    fileprivate func append(to bytes: inout Data) {
        switch self {
        case .copies(let block, let times): Self.append(block, times, to: &bytes)
        case .numbered(let block, let digits, let times):
            let parts = block.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false)
            for number in 0..<times { bytes += Self.joined(parts, number, digits) }
        case .numbers(let first, let step, let byteCount, let times):
            for index in 0..<times {
                let number = UInt64(clamping: first + index * step)
                let shifts = (0..<byteCount).reversed().map { UInt64(8 * $0) }
                bytes += shifts.map { UInt8(truncatingIfNeeded: number >> $0) }
            }
        }
    }

    private static func joined(_ parts: [Data], _ number: Int, _ digits: Int) -> Data {
        let text = String(number)
        let padded = String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
        // `split` returns at least one part.
        var block = parts[0]
        for part in parts.dropFirst() {
            block.append(contentsOf: padded.utf8)
            block.append(part)
        }
        return block
    }

    /// Appends `times` copies of a block, by doubling.
    private static func append(_ block: Data, _ times: Int, to bytes: inout Data) {
        var (block, count, left) = (block, 1, times)
        while left > 0 {
            if left & count != 0 {
                bytes.append(block)
                left -= count
            }
            guard left > 0 else { return }
            block.append(block)
            count *= 2
        }
    }
}
