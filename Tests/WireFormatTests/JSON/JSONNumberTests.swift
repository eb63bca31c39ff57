import Foundation
import SeededRandom
import Testing
import WireFormat

/// JSON numbers: integers within ±(2^53−1); all other numbers are reals.
struct JSONNumberTests {
    @Test(arguments: [
        ("0", "0"), ("-0", "0"), ("-0.0", "0"), ("0e5", "0"), ("1.0", "1"), ("1e0", "1"),
        ("1E+2", "100"),
        ("12e-1", "1.2"), ("1e3", "1000"), ("-1.5e1", "-15"), ("0.1", "0.1"), ("1e-7", "1e-7"),
        ("1e-6", "0.000001"),
        ("9007199254740991", "9007199254740991"), ("-9007199254740991", "-9007199254740991"),
        ("9007199254740990.0", "9007199254740990"), ("9007199254740992", "9007199254740992"),
        ("9007199254740993", "9007199254740992"), ("9223372036854775808", "9223372036854776000"),
        ("18446744073709551615", "18446744073709552000"),
        ("18446744073709551616", "18446744073709552000"),
        ("1e20", "100000000000000000000"), ("1e21", "1e+21"), ("5e-324", "5e-324"), ("1e-400", "0"),
        ("-1e-400", "0"), ("2e-324", "0"), ("3e-324", "5e-324"),
        ("1.7976931348623157e308", "1.7976931348623157e+308"),
        ("0.30000000000000004", "0.30000000000000004"),
        ("123456789012345680000", "123456789012345680000"),
        ("9007199254740992.5", "9007199254740992"), ("4.35", "4.35"), ("-5e-324", "-5e-324"),
    ])
    func numbersAreWrittenInCanonicalForm(_ literal: String, _ expected: String) throws {
        #expect(try canonical("[\(literal)]") == "[\(expected)]")
    }

    @Test(arguments: [
        "9007199254740993", "-9007199254740993", "1000000000000000000000", "9223372036854775807",
        "9223372036854775808", "18446744073709551615", "10000000000000000000000",
    ])
    func integersThatNoDoubleRepresentsExactlyAreFindings(_ literal: String) throws {
        #expect(findingTexts(try read("[0,\(literal)]")) == ["number.imprecise /1"])
    }

    @Test(arguments: [
        "9007199254740992", "9223372036854776000", "18446744073709552000", "1e300",
        "100000000000000000000",
        "9007199254740993.0", "1e21", "0.1", "-9007199254740992",
    ])
    func fractionsExponentsAndExactIntegersHaveNoFindings(_ literal: String) throws {
        #expect(try read("[\(literal)]").findings.isEmpty)
    }

    @Test func onlySafeIntegralNumbersAreIntegers() throws {
        let document = try read("[9007199254740991,9007199254740992,-9007199254740992,1.0]")
        let numbers = document.elements(of: .root).compactMap(document.number(at:))
        #expect(numbers.map(\.isInteger) == [true, false, false, true])
        #expect(numbers.map(\.int64) == [9_007_199_254_740_991, nil, nil, 1])
        #expect(numbers[1].double == 9_007_199_254_740_992)
    }

    @Test func numbersAreLimitedTo1024Bytes() throws {
        let exact = "0." + String(repeating: "1", count: 1022)
        #expect(fault("[\(exact)]") == nil)
        try FaultCase("[\(exact)1]", "limit.number", at: 1, "/0").check()
        let zeros = "1e" + String(repeating: "0", count: 1022)
        #expect(try canonical("[\(zeros)]") == "[1]")
        try FaultCase("[\(zeros)0]", "limit.number", at: 1, "/0").check()
    }

    /// Every decimal is read as the same double as in the C library.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func decimalsAreReadAsInTheCLibrary(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var literals: [String] = ["9007199254740991.0", "9007199254740993.0", "0.3", "1.15"]
        for _ in 0..<5_000 {
            let whole = UInt64.random(in: 0..<(1 << UInt64(random.below(64))) + 1, using: &random)
            let zeros = String(repeating: "0", count: random.one(of: [0, 0, 0, 3, 20]))
            let fraction = UInt64.random(
                in: 0..<(1 << UInt64(random.below(64))) + 1, using: &random)
            let sign = random.one(of: ["", "-"])
            literals.append("\(sign)\(whole).\(zeros)\(fraction)")
        }
        let document = try read("[\(literals.joined(separator: ","))]")
        for (literal, node) in zip(literals, document.elements(of: .root)) {
            let expected = try #require(Double(literal))
            let value = try #require(document.number(at: node)?.double)
            #expect(value == expected, "seed \(seed): \(literal)")
        }
    }
}
