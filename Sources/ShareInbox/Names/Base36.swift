/// Numbers in base 36, with lower-case letters. Padded names sort like their numbers.
enum Base36 {
    /// Returns a number, padded with zeros to a width.
    static func text(_ number: UInt64, width: Int = 1) -> String {
        let digits = String(number, radix: 36)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    /// Returns the number; nil for invalid digits or overflow.
    static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64? {
        guard 1...13 ~= digits.count else { return nil }
        var number: UInt64 = 0
        for byte in digits {
            let digit: UInt8
            switch byte {
            case 0x30...0x39: digit = byte - 0x30
            case 0x61...0x7A: digit = byte - 0x61 + 10
            default: return nil
            }
            let (product, isTooGreat) = number.multipliedReportingOverflow(by: 36)
            let (sum, isTooGreatToo) = product.addingReportingOverflow(UInt64(digit))
            guard !isTooGreat, !isTooGreatToo else { return nil }
            number = sum
        }
        return number
    }
}
