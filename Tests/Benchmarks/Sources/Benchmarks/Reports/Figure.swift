import Glibc

/// Formats numbers.
enum Figure {
    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return .nan }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    static func logarithm(_ value: Double) -> Double { log2(value) }

    /// Returns a number with a fixed number of decimals.
    static func fixed(_ value: Double, _ decimals: Int) -> String {
        guard value.isFinite else { return "–" }
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let scaled = Int((abs(value) * scale).rounded())
        let sign = value < 0 && scaled > 0 ? "-" : ""
        guard decimals > 0 else { return sign + String(scaled) }
        let digits = String(scaled % Int(scale))
        let zeros = String(repeating: "0", count: decimals - digits.count)
        return "\(sign)\(scaled / Int(scale)).\(zeros)\(digits)"
    }

    /// Returns a number with two significant digits: `0.85`, `9.1`, `42`.
    static func short(_ value: Double) -> String {
        if value < 1 { return fixed(value, 2) }
        return value < 10 && value != value.rounded() ? fixed(value, 1) : fixed(value, 0)
    }

    /// Returns a time: `850 ns`, `28 µs`, `3.4 ms`, `1.2 s`.
    static func time(_ seconds: Double) -> String {
        for (unit, scale) in [("ns", 1e-9), ("µs", 1e-6), ("ms", 1e-3)]
        where seconds < 999.5 * scale {
            return "\(short(seconds / scale)) \(unit)"
        }
        return "\(short(seconds)) s"
    }

    /// Returns a size: `512 B`, `1.0 KB`, `4.1 MB`; a kilobyte is 1,024 bytes.
    static func size(_ bytes: Int) -> String {
        var value = Double(bytes)
        for unit in ["B", "KB", "MB"] {
            if value < 1023.5 { return "\(short(value)) \(unit)" }
            value /= 1024
        }
        return "\(short(value)) GB"
    }
}
