/// A decimal fraction of at most fifteen digits that reads back as a given double.
///
/// Its digits are the shortest: no two decimals of at most fifteen digits read as the same double, so
/// no shorter one does. Most reals that people choose are such decimals, and the standard library's
/// search for the shortest digits of any double takes several times as long.
struct ShortDecimal {
    let isNegative: Bool
    /// The integral part.
    let whole: UInt64
    /// The sixteen digits after the decimal point.
    let fraction: UInt64

    /// Creates the decimal of a double that is not integral; nil if it takes more digits, or if
    /// RFC 8785 writes it with an exponent.
    init?(_ value: Double) {
        let magnitude = value.magnitude
        guard 1e-6..<1e15 ~= magnitude else { return nil }
        var wholeCount = 0
        while magnitude >= NumberText.exactPowers[wholeCount] { wholeCount += 1 }
        // The product is rounded once, and less than a quarter from the integer that is looked for.
        let scale = NumberText.exactPowers[15 - wholeCount]
        let digits = UInt64(magnitude * scale + 0.5)
        // A double represents both exactly, so the quotient is the double of the decimal.
        guard Double(digits) / scale == magnitude else { return nil }
        let unit = UInt64(scale)
        isNegative = value < 0
        whole = digits / unit
        fraction = digits % unit * (10_000_000_000_000_000 / unit)
        guard fraction > 0 else { return nil }
    }
}
