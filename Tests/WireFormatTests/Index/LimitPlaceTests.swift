import Foundation
import Testing
import WireFormat

/// The place of a limit error: the first value beyond the limit.
struct LimitPlaceTests {
    @Test(arguments: [
        FaultCase("[[2,3],4]", "limit.values", at: 4, "/0/1"),
        FaultCase("[[1,[]],4]", "limit.values", at: 4, "/0/1"),
        FaultCase("[1,2,{\"$x\":3}]", "limit.values", at: 5, "/2"),
        FaultCase("[1,2,[[]]]", "limit.values", at: 5, "/2"),
        FaultCase("{\"a\":{\"b\":1,\"c\":[2]}}", "limit.values", at: 16, "/a/c"),
    ])
    func valueLimitErrorsPointAtTheFirstExcessValue(_ one: FaultCase) throws {
        var limits = WireLimits()
        limits.valueCount = 3
        try one.check(limits)
    }

    /// A dictionary exceeds the depth limit at its first key that does not start a tag, whatever
    /// follows.
    @Test(arguments: [
        FaultCase("[{\"a\":?}]", "limit.depth", at: 1, "/0"),
        FaultCase("[{\"$x\":1,\"b\":?}]", "limit.depth", at: 1, "/0"),
        FaultCase("[{\"$data\":\"QQ==\"},{\"$x\":?}]", "json.syntax", at: 24, "/1"),
        FaultCase("[[?]]", "limit.depth", at: 1, "/0"),
    ])
    func depthLimitErrorsPointAtTheExcessContainer(_ one: FaultCase) throws {
        var limits = WireLimits()
        limits.depth = 1
        try one.check(limits)
    }

    @Test func stringAndDataLimitErrorsHaveTheirPlace() throws {
        var limits = WireLimits()
        limits.stringByteCount = 3
        try FaultCase("[\"a\", \"abcd\"]", "limit.string", at: 6, "/1").check(limits)
        try FaultCase("{\"a\":1,\"abcd\":1}", "limit.string", at: 7).check(limits)
        try FaultCase(plist("<array><string>abcd</string></array>"), "limit.string", at: 28, "/0")
            .check(limits)
        let list = BinaryList(arrayOf: ascii("abcd"))
        let error = try #require(fault(list.data, limits))
        #expect(error.code == .stringLimit && error.pointer == "/0")
        limits.dataByteCount = 3
        try FaultCase("[{\"$data\":\"QUJDRA==\"}]", "limit.data", at: 1, "/0").check(limits)
    }
}
