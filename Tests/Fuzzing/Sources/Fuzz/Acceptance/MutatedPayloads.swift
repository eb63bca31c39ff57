import Foundation
import WireFormat
import XExtensionItem

/// Valid payloads with one or a few changes; the same seed gives the same payloads.
///
/// Most changes affect values, so that the document stays well-formed and reaches the rules of
/// members; the rest affect bytes.
struct MutatedPayloads {
    private let originals: [(bytes: Data, value: WireValue)]
    private var random: SplitMix64

    /// Creates mutations of payloads. Payloads with findings are ignored, because changing them
    /// rarely matters.
    init(of payloads: [Data], seed: UInt64) {
        random = SplitMix64(seed: seed)
        originals = payloads.compactMap { bytes in
            guard (try? ExtensionItem(decoding: bytes, reading: .strict)) != nil,
                let value = (try? WireDocument(bytes))?.value(at: .root)
            else { return nil }
            return (bytes, value)
        }
    }

    /// Returns the next payload, in any of the three encodings.
    mutating func next() -> Data {
        let original = random.one(of: originals)
        guard random.below(5) != 0 else { return changed(original.bytes) }
        var value = original.value
        repeat { value = changed(value) } while random.below(3) == 0
        let encoding = random.one(of: WireEncoding.all)
        guard let bytes = try? value.encoded(as: encoding) else { return changed(original.bytes) }
        return random.below(10) == 0 ? changed(bytes) : bytes
    }

    // MARK: Values

    private mutating func changed(_ value: WireValue) -> WireValue {
        switch value {
        case .dictionary(let members) where !members.isEmpty && random.below(12) != 0:
            return .dictionary(changed(members))
        case .array(let elements) where !elements.isEmpty && random.below(12) != 0:
            return .array(changed(elements))
        case .string(let text) where random.below(3) == 0:
            return .string(changed(text))
        default: return random.one(of: PayloadProbes.values)
        }
    }

    private mutating func changed(_ dictionary: WireDictionary) -> WireDictionary {
        var members = dictionary.map { $0 }
        let place = random.below(members.count)
        switch random.below(10) {
        case 0: members.remove(at: place)
        case 1: members[place].key = random.one(of: PayloadProbes.names)
        case 2:
            members.append(
                (random.one(of: PayloadProbes.names), random.one(of: PayloadProbes.values)))
        default: members[place].value = changed(members[place].value)
        }
        return WireDictionary(members)
    }

    private mutating func changed(_ array: [WireValue]) -> [WireValue] {
        var elements = array
        let place = random.below(elements.count)
        switch random.below(8) {
        case 0: elements.remove(at: place)
        case 1: elements.insert(elements[place], at: place)
        case 2: elements.append(random.one(of: PayloadProbes.values))
        default: elements[place] = changed(elements[place])
        }
        return elements
    }

    private mutating func changed(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        let place = random.below(scalars.count + 1)
        if place < scalars.count, random.below(2) == 0 { scalars.remove(at: place) }
        if random.below(3) != 0 {
            scalars.insert(random.one(of: PayloadProbes.characters), at: min(place, scalars.count))
        }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }

    // MARK: Bytes

    private mutating func changed(_ original: Data) -> Data {
        var bytes = Array(original)
        for _ in 0...random.below(2) {
            let start = random.below(bytes.count)
            let end = min(bytes.count, start + random.below(9))
            switch random.below(4) {
            case 0: bytes[start] = UInt8(truncatingIfNeeded: random.next())
            case 1: bytes[start] ^= 1 << UInt8(random.below(8))
            case 2: bytes.replaceSubrange(start..<end, with: [])
            default:
                let token = Array(random.one(of: PayloadProbes.tokens).utf8)
                bytes.replaceSubrange(start..<end, with: token)
            }
            if bytes.isEmpty { return original }
        }
        return Data(bytes)
    }
}
