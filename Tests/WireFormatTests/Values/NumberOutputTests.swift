import Foundation
import SeededRandom
import Testing

@testable import WireFormat

/// The text of numbers in JSON.
struct NumberOutputTests {
    static func written(_ number: WireNumber) -> String {
        var output = OutputBuffer()
        output.append(number: number)
        return output.withBytes { $0.uncheckedString(0..<$0.byteCount) }
    }

    static func written(_ value: Double, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> String
    {
        written(try #require(WireNumber(value), sourceLocation: sourceLocation))
    }

    /// Integers of every number of digits, with zeros inside and at the end.
    @Test func integersAreWrittenWithAllDigits() {
        var power: UInt64 = 1
        for _ in 0..<19 {
            power *= 10
            for value in [power - 1, power, power + 1, power / 10 * 7, power + power / 1000] {
                #expect(Self.written(WireNumber(value)) == "\(value)")
            }
        }
        for value in [Int64.min, -100_000_000, -99_999_999, -10, -1, 0, 9, .max] {
            #expect(Self.written(WireNumber(value)) == "\(value)")
        }
        #expect(Self.written(WireNumber(UInt64.max)) == "18446744073709551615")
    }

    /// Decimals of at most fifteen digits, which a double preserves, are written unchanged.
    @Test(
        arguments: [
            "0.1", "0.5", "-0.5", "1.5", "12.25", "-273.15", "53.039306640625", "0.000001",
            "0.00000123456789", "9.99999999999999", "0.999999999999999", "99999999999999.9",
            "12345678901234.5", "100000000.00001", "1234567.00000001", "0.100000000000001",
            "1.00000000000001", "3.14159265358979", "0.00001", "0.000123",
        ]) func decimalsAreWrittenUnchanged(_ text: String) throws
    {
        #expect(try Self.written(try #require(Double(text))) == text)
    }

    /// Reals with more than fifteen digits or with an exponent are written as in ECMAScript.
    @Test(
        arguments: [
            (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
            (1e-7, "1e-7"), (1.5e-7, "1.5e-7"), (9.999999999999997e-7, "9.999999999999997e-7"),
            (.leastNonzeroMagnitude, "5e-324"), (1e21, "1e+21"), (1.5e300, "1.5e+300"),
            (1_424_953_923_781_206.2, "1424953923781206.2"),
            (9_007_199_254_740_992, "9007199254740992"),
            (333_333_333.3333332, "333333333.3333332"),
            (-0.0000033333333333333333, "-0.0000033333333333333333"),
            (123_456_789_012_345.67, "123456789012345.67"),
            (2_251_799_813_685_249.5, "2251799813685249.5"),
        ]) func otherRealsAreSpelledAsInECMAScript(_ value: Double, _ text: String) throws
    {
        #expect(try Self.written(value) == text)
    }

    /// Reals with few and with many digits, as the standard library describes them.
    @Test func randomRealsEqualTheirDescription() throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<20_000 {
            let digits = random.next() % 1_000_000_000_000_000_000
            let power = pow(10, Double(random.next() % 24))
            for value in [Double(digits) / power, Double(digits % 100_000) / power] {
                guard 1e-4..<1e15 ~= value, value != value.rounded() else { continue }
                #expect(try Self.written(value) == value.description, "seed \(seed)")
                #expect(try Self.written(-value) == (-value).description, "seed \(seed)")
            }
        }
    }
}
