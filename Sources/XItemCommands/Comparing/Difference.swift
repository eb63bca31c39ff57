import Essentials
import WireFormat

/// A difference between two values, and its place.
struct Difference {
    /// The JSON Pointer of the value.
    let pointer: String
    /// The value in the first payload; nil if only the second has it.
    let first: WireValue?
    /// The value in the second payload; nil if only the first has it.
    let second: WireValue?

    /// Returns the differences of two dictionaries, in canonical order.
    static func between(_ first: WireDictionary, _ second: WireDictionary) -> [Difference] {
        var walk = Walk()
        walk.compare(first, second, at: "")
        return walk.found
    }

    /// The recursion is as deep as the documents, whose depth the reader limits.
    private struct Walk {
        var found: [Difference] = []

        mutating func compare(_ first: WireValue?, _ second: WireValue?, at pointer: String) {
            switch (first, second) {
            case (.dictionary(let one)?, .dictionary(let other)?):
                compare(one, other, at: pointer)
            case (.array(let one)?, .array(let other)?):
                compare(one, other, at: pointer)
            default:
                guard first != second else { return }
                found.append(Difference(pointer: pointer, first: first, second: second))
            }
        }

        /// Merges the members, which both dictionaries keep in the same order.
        mutating func compare(
            _ first: WireDictionary, _ second: WireDictionary, at pointer: String
        ) {
            var keys = first.keys
            keys += second.keys.filter { first[$0] == nil }
            for key in keys {
                compare(first[key], second[key], at: pointer + JSONPointer.step(key))
            }
        }

        /// Compares what is left between the equal starts and the equal ends.
        mutating func compare(_ first: [WireValue], _ second: [WireValue], at pointer: String) {
            let common = min(first.count, second.count)
            let start = zip(first, second).prefix { $0 == $1 }.count
            let end = zip(first.reversed(), second.reversed()).prefix(common - start)
                .prefix { $0 == $1 }.count
            let one = first[start..<(first.count - end)]
            let other = second[start..<(second.count - end)]
            for position in start..<(start + max(one.count, other.count)) {
                compare(
                    one.indices.contains(position) ? one[position] : nil,
                    other.indices.contains(position) ? other[position] : nil,
                    at: pointer + JSONPointer.step(String(position)))
            }
        }
    }
}

extension Difference {
    /// The difference in one line, for people.
    var line: String {
        let place = SafeText.line(pointer)
        switch (first, second) {
        case (.data(let one)?, .data(let other)?) where one.byteCount == other.byteCount:
            return "\(place): \(one.byteCount) bytes, with another content"
        case (let one?, let other?):
            return "\(place): \(ValueText.line(one)) → \(ValueText.line(other))"
        case (let one?, nil): return "\(place): only in the first: \(ValueText.line(one))"
        case (nil, let other?): return "\(place): only in the second: \(ValueText.line(other))"
        case (nil, nil): return place
        }
    }

    /// The difference as one JSON object in one line.
    var json: String {
        var members: WireDictionary = ["pointer": .string(pointer)]
        members["first"] = first
        members["second"] = second
        let bytes = (try? WireValue.dictionary(members).encoded(as: .json)) ?? Data()
        return SafeText.json(String(decoding: bytes, as: UTF8.self))
    }
}
