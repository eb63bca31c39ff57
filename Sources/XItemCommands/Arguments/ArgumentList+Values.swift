import WireFormat

extension ArgumentList {
    /// Takes an option that names an encoding; returns nil if the option is absent.
    mutating func encoding(_ name: String) throws(CommandError) -> WireEncoding? {
        let names = Suggestion.phrase(WireEncoding.all.map(\.description))
        return try parsed(name, expected: names, WireEncoding.init(named:))
    }

    /// Takes an option that gives a count.
    mutating func count(
        _ name: String, in range: ClosedRange<Int>
    ) throws(CommandError) -> Int? {
        let expected = "a number from \(range.lowerBound) to \(range.upperBound)"
        return try parsed(name, expected: expected) { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// Takes an option that gives a time of at most a day, in seconds.
    mutating func seconds(_ name: String) throws(CommandError) -> Double? {
        try parsed(name, expected: "seconds, at most 86400") { text in
            Double(text).flatMap { $0 > 0 && $0 <= 86_400 ? $0 : nil }
        }
    }

    /// Takes the option `--seed`.
    mutating func seed() throws(CommandError) -> UInt64? {
        try parsed("--seed", expected: "a number from 0 on") { UInt64($0) }
    }
}

extension WireEncoding {
    /// Creates the encoding with a name: `json`, `xml` or `binary`.
    init?(named name: String) {
        guard let encoding = Self.all.first(where: { $0.description == name }) else { return nil }
        self = encoding
    }

    /// Creates the encoding that the end of a file's name stands for: `.json`, `.plist` (XML) or
    /// `.bplist` (binary), in any case.
    init?(endOf name: String) {
        guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        self.init(
            filenameExtension: String(decoding: name.utf8[point...].dropFirst(), as: UTF8.self))
    }
}
